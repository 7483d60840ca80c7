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

Json engineToJson(const Siege1Setup &setup, const EngineState &engine)
{
    WritingForm form(setup.vocabulary());
    form.word("engine", kEngineKeys, engine.engine());
    form.place("place", engine.place);
    form.number("hits", engine.hits, kHitCards);
    form.number("misses", engine.misses, kMissCards);
    form.bits("flags", kEngineFlagNames, engine.flags);
    form.place("target", wallPlace(setup, engine.target));
    form.number("aimed", engine.aimed, kEnginesOnBoard);
    return form.take();
}

void readEngine(const Reading &reading, const Json &json, const std::string &pointer, std::size_t slot)
{
    ReadingForm form(reading.form.complaint(), reading.form.vocabulary(), &json, pointer);
    EngineState engine;
    std::size_t type = 0;
    PlaceIndex target = kNowhere;
    form.word("engine", kEngineKeys, type);
    form.place("place", engine.place);
    engine.hits = kDeckHits;
    engine.misses = kDeckMisses;
    form.number("hits", engine.hits, kHitCards, 1);
    form.number("misses", engine.misses, kMissCards);
    form.bits("flags", kEngineFlagNames, engine.flags);
    form.place("target", target);
    form.number("aimed", engine.aimed, kEnginesOnBoard);
    engine.target = wallOf(reading.setup, form, "target", target);
    form.finish();
    engine.type = static_cast<std::uint8_t>(type + 1);
    for (std::size_t before = 0; before <= slot; ++before)
        engine.ordinal = static_cast<std::uint8_t>(
            engine.ordinal + (before == slot || reading.data.engines[before].type == engine.type ? 1 : 0));
    const PlaceKind kind = type == 2 ? PlaceKind::Foreground : PlaceKind::Rampart;
    const bool placed = engine.place != kNowhere && reading.setup.field().is(engine.place, kind);
    if (!placed || engine.ordinal > kEnginesOfType[type]
        || (engine.aimed != 0) != (engine.target != kNowhere))
        return form.complain("place",
                             {"error.position-not-here",
                              {Word {std::string(kEngineKeys[type])}, Word {std::string("engine")}}});
    reading.data.engines[slot] = engine;
}

Json altarToJson(const Siege1Setup &setup, const AltarState &altar)
{
    WritingForm form(setup.vocabulary());
    form.word("side", kSideNames, altar.side);
    form.place("wall", wallPlace(setup, altar.wall));
    return form.take();
}

void readAltar(const Reading &reading, const Json &json, const std::string &pointer, std::size_t slot)
{
    ReadingForm form(reading.form.complaint(), reading.form.vocabulary(), &json, pointer);
    PlaceIndex wall = kNowhere;
    AltarState &altar = reading.data.altars[slot];
    form.word("side", kBlessedNames, altar.side);
    form.place("wall", wall);
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
    siege::position::DescribingForm engine(vocabulary);
    engine.word("engine", kEngineKeys, 0);
    engine.place("place", kNowhere);
    engine.number("hits", kDeckHits, kHitCards, 1);
    engine.number("misses", kDeckMisses, kMissCards);
    engine.bits("flags", kEngineFlagNames, 0);
    engine.place("target", kNowhere);
    engine.number("aimed", 0, kEnginesOnBoard);
    siege::position::DescribingForm altar(vocabulary);
    altar.word("side", kBlessedNames, 0);
    altar.place("wall", kNowhere);
    Json json = Json::object();
    writeEngines({describing.setup, describing.data, describing.standard, json});
    siege::position::DescribingForm form(vocabulary);
    form.records("engines", json.value("engines", Json::array()), kEnginesOnBoard, engine.take(), 2);
    siege::position::describeRecords(describing, form.fields().front());
    form.records("altars", json.value("altars", Json::array()), kAltars, altar.take(), 1);
    for (DraftField &field : form.take()) {
        field.standard = Json::array();
        root.push_back(std::move(field));
    }
}

void readEngines(const Reading &reading)
{
    siege::position::readList<readEngine>(reading, "engines", kEnginesOnBoard);
    siege::position::readList<readAltar>(reading, "altars", kAltars);
}

} // namespace merlon::siege1::position
