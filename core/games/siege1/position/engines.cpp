#include "core/games/siege1/position/sections.h"

/// Throwing engines and altars, in the order in which they were built.
namespace merlon::siege1::position {

namespace {

PlaceIndex wallPlace(const Siege1Setup &setup, std::uint8_t wall)
{
    return wall == kNowhere ? kNowhere : setup.field().walls[wall].place;
}

/// The number of the wall at a place; a complaint if it is none.
std::uint8_t wallOf(const Siege1Setup &setup, ReadingForm &form, std::string_view key, PlaceIndex place)
{
    if (place == kNowhere)
        return kNowhere;
    if (setup.field().is(place, PlaceKind::Wall))
        return setup.field().numbers[place];
    form.complain(key, {"error.position-no-wall", {}});
    return kNowhere;
}

/// An engine as a position tells it; a new one has a full deck.
struct EngineText {
    std::size_t type = 0;
    PlaceIndex target = kNowhere; ///< the place of the wall
    EngineState engine {.hits = kDeckHits, .misses = kDeckMisses};
};

void engineFields(auto &form, auto &text)
{
    form.word("engine", kEngineKeys, text.type);
    form.place("place", text.engine.place);
    form.number("hits", text.engine.hits, kHitCards, 1);
    form.number("misses", text.engine.misses, kMissCards);
    form.bits("flags", kEngineFlagNames, text.engine.flags);
    form.place("target", text.target);
    form.number("aimed", text.engine.aimed, kEnginesOnBoard);
}

Json engineToJson(const Siege1Setup &setup, const EngineState &engine)
{
    const EngineText text {engine.type - 1u, wallPlace(setup, engine.target), engine};
    WritingForm form(setup.vocabulary());
    engineFields(form, text);
    return form.take();
}

void readEngine(const Reading &reading, const Json &json, const std::string &pointer, std::size_t slot)
{
    ReadingForm form(reading.form.complaint(), reading.form.vocabulary(), &json, pointer);
    EngineText text;
    engineFields(form, text);
    EngineState &engine = text.engine;
    engine.target = wallOf(reading.setup, form, "target", text.target);
    form.finish();
    engine.type = static_cast<std::uint8_t>(text.type + 1);
    for (std::size_t before = 0; before <= slot; ++before)
        engine.ordinal = static_cast<std::uint8_t>(
            engine.ordinal + (before == slot || reading.data.engines[before].type == engine.type ? 1 : 0));
    const PlaceKind kind =
        text.type == static_cast<std::size_t>(Engine::Trebuchet) ? PlaceKind::Foreground : PlaceKind::Rampart;
    const bool placed = engine.place != kNowhere && reading.setup.field().is(engine.place, kind);
    if (!placed || engine.ordinal > kEnginesOfType[text.type]
        || (engine.aimed != 0) != (engine.target != kNowhere))
        return form.complain("place",
                             {"error.position-not-here",
                              {Word {std::string(kEngineKeys[text.type])}, Word {std::string("engine")}}});
    reading.data.engines[slot] = engine;
}

/// `wall`: the place of the wall that it is pointed at.
void altarFields(auto &form, auto &side, auto &wall)
{
    form.word("side", kBlessedNames, side);
    form.place("wall", wall);
}

Json altarToJson(const Siege1Setup &setup, const AltarState &altar)
{
    WritingForm form(setup.vocabulary());
    const PlaceIndex wall = wallPlace(setup, altar.wall);
    altarFields(form, altar.side, wall);
    return form.take();
}

void readAltar(const Reading &reading, const Json &json, const std::string &pointer, std::size_t slot)
{
    ReadingForm form(reading.form.complaint(), reading.form.vocabulary(), &json, pointer);
    PlaceIndex wall = kNowhere;
    AltarState &altar = reading.data.altars[slot];
    altarFields(form, altar.side, wall);
    altar.wall = wallOf(reading.setup, form, "wall", wall);
    form.finish();
    if (altar.side == siege::NoSide)
        form.complain("side", {"error.position-missing", {std::string("side")}});
}

} // namespace

void writeEngines(const Writing &writing)
{
    Json engines = Json::array();
    for (const EngineState &engine : writing.data.engines) {
        if (engine.type != 0)
            engines.push_back(engineToJson(writing.setup, engine));
    }
    writing.add("engines", std::move(engines));
    Json altars = Json::array();
    for (const AltarState &altar : writing.data.altars) {
        if (altar.side != siege::NoSide)
            altars.push_back(altarToJson(writing.setup, altar));
    }
    writing.add("altars", std::move(altars));
}

void describeEngines(const Describing &describing, std::vector<DraftField> &root)
{
    const Vocabulary &vocabulary = describing.setup.vocabulary();
    merlon::position::DescribingForm engine(vocabulary);
    const EngineText fresh;
    engineFields(engine, fresh);
    merlon::position::DescribingForm altar(vocabulary);
    const std::uint8_t west = siege::West;
    altarFields(altar, west, kNowhere);
    Json json = Json::object();
    writeEngines({describing.setup, describing.data, describing.standard, json});
    merlon::position::DescribingForm form(vocabulary);
    form.records("engines", json.value("engines", Json::array()), kEnginesOnBoard, engine.take(), 2);
    merlon::position::describeRecords(describing, form.fields().front());
    form.records("altars", json.value("altars", Json::array()), kAltars, altar.take(), 1);
    for (DraftField &field : form.take()) {
        field.standard = Json::array();
        root.push_back(std::move(field));
    }
}

void readEngines(const Reading &reading)
{
    merlon::position::readList<readEngine>(reading, "engines", kEnginesOnBoard);
    merlon::position::readList<readAltar>(reading, "altars", kAltars);
}

} // namespace merlon::siege1::position
