#include "core/games/mountain/networks.h"
#include "core/games/mountain/position/parts.h"

#include <array>
#include <utility>

/// A whole position: written and read.
namespace merlon::mountain {

namespace position {

namespace {

constexpr int kMostRounds = 200;
constexpr std::array<std::string_view, 3> kEndingNames {"none", "counted", "resigned"};

/// The counters of the turn. `seat`: whose turn it is, or begins; if nobody says so, the first player's.
void turnFields(auto &form, auto &data, auto &seat, const Rules &rules)
{
    form.number("round", data.round, kMostRounds);
    form.word("first-player", seatNames(rules), data.firstPlayer);
    if constexpr (kReads<decltype(form)>)
        seat = data.firstPlayer;
    form.word("seat", seatNames(rules), seat);
}

/// The same of data that may stand before the set-up.
void describeTurnOf(merlon::position::DescribingForm &form, MountainData data, const Rules &rules)
{
    if (data.firstPlayer == kNobody)
        data.firstPlayer = 0;
    const Seat seat = data.firstPlayer;
    turnFields(form, std::as_const(data), seat, rules);
}

void workshopsUsedFields(auto &form, auto &now)
{
    form.place("workshop-used", now.used[0]);
    form.place("second-workshop", now.used[1]);
    if constexpr (kReads<decltype(form)>)
        now.workshops =
            static_cast<std::uint8_t>((now.used[0] != kNoCell ? 1 : 0) + (now.used[1] != kNoCell ? 1 : 0));
}

/// What lasts until the end of the turn, and the end of the game once it is known.
void lastingFields(auto &form, auto &data)
{
    form.number("last-round", data.endRound, kMostRounds + 2);
    form.bits("working", merlon::position::namesOfData<Spell, kSpells>(), data.now.spells);
    std::uint8_t cast = data.now.isSpellCast ? 1 : 0;
    form.flag("spell-cast", cast, 1);
    workshopsUsedFields(form, data.now);
    if constexpr (kReads<decltype(form)>)
        data.now.isSpellCast = cast != 0;
}

void resultFields(auto &form, auto &data, const Rules &rules)
{
    form.word("ending", kEndingNames, data.ending);
    std::uint8_t decider = wordOf(data.decider);
    form.word("seat", ownerNames(rules.seats), decider);
    if constexpr (kReads<decltype(form)>)
        data.decider = numberOfWord(decider);
}

/// Before a turn the seat before is the one that was active last, if any was. The seat.
Seat readTurn(const Reading &reading, Moment moment)
{
    MountainData &data = reading.data;
    const Rules &rules = reading.setup.rules();
    Seat seat = 0;
    turnFields(reading.form, data, seat, rules);
    lastingFields(reading.form, data);
    const auto previous = static_cast<Seat>((seat + rules.seats - 1) % rules.seats);
    data.active = moment != Moment::Turn ? seat : data.round > 0 ? previous : kNobody;
    return seat;
}

void readAll(const Reading &reading, Moment moment)
{
    const Seat seat = readTurn(reading, moment);
    readPlaces(reading);
    readSeats(reading);
    readTrack(reading);
    readTunnels(reading);
    readCards(reading);
    readSupply(reading);
    if (moment == Moment::Over) {
        ReadingForm result = reading.form.object("result");
        resultFields(result, reading.data, reading.setup.rules());
        result.finish();
    }
    deriveAll(reading.data, reading.setup.field(), reading.setup.rules());
    putMoment(reading.setup, reading.data, moment, seat);
}

void emptyBoard(MountainData &data)
{
    data.statues = {};
    data.workshops = {};
    data.workshopCount = 0;
    data.picked = {};
}

} // namespace

void writeTurn(const Writing &writing, std::optional<Moment> moment)
{
    const auto &[setup, data, standard, json] = writing;
    const Seat seat = moment ? seatAt(data, *moment) : data.active;
    if (data.firstPlayer != kNobody && seat != kNobody) {
        WritingForm form(setup.vocabulary());
        turnFields(form, data, seat, setup.rules());
        json.update(form.take());
    }
    json.update(merlon::position::differingMembers(
        writing, [](auto &form, const MountainData &from) { lastingFields(form, from); }));
    if (moment != Moment::Over)
        return;
    WritingForm form(setup.vocabulary());
    resultFields(form, data, setup.rules());
    json["result"] = form.take();
}

std::vector<DraftField> describeTurn(const Describing &describing, const Json &position)
{
    std::vector<DraftField> fields = describing.fieldsBy([&](auto &form, const MountainData &data) {
        form.word("at", momentNames(), static_cast<std::size_t>(Moment::Turn));
        describeTurnOf(form, data, describing.setup.rules());
        lastingFields(form, data);
    });
    merlon::position::completeMoment(fields, position, momentNames()[static_cast<std::size_t>(Moment::Turn)]);
    return fields;
}

MountainData readWhole(Complaint &complaint, const MountainSetup &setup, const Json &json,
                       MountainData &standard)
{
    ReadingForm form(complaint, setup.vocabulary(), &json, {});
    const Moment moment = merlon::position::momentIn(form, momentNames(), Moment::Turn, Moment::Over);
    standard = standardPosition(setup, moment);
    if (merlon::position::isFromEmpty(form) && moment != Moment::SetUp)
        emptyBoard(standard);
    MountainData data = standard;
    if (moment == Moment::SetUp)
        putMoment(setup, data, moment, 0);
    else if (!complaint.any())
        readAll({setup, data, form}, moment);
    form.find("$schema"); // for text editors
    form.finish();
    return data;
}

} // namespace position

Json Edition::writePosition(const MountainSetup &setup, const Data &data)
{
    using position::Moment;
    const std::optional<Moment> moment = position::momentOf(setup, data);
    const MountainData standard =
        position::usualFor(data, position::standardPosition(setup, moment.value_or(Moment::Prepare)));
    Json json = Json::object();
    const position::Writing writing {setup, data, standard, json};
    if (moment != Moment::Over)
        json["at"] =
            moment ? position::momentNames()[static_cast<std::size_t>(*moment)] : merlon::position::kUnknown;
    if (moment == Moment::SetUp)
        return json;
    position::writeTurn(writing, moment);
    position::writePlaces(writing);
    position::writeTunnels(writing);
    position::writeSupply(writing);
    position::writeCards(writing);
    position::writeSeats(writing);
    return json;
}

Expected<MountainData> Edition::readPosition(const MountainSetup &setup, const Json &json)
{
    position::Complaint complaint;
    MountainData standard;
    const MountainData data = position::readWhole(complaint, setup, json, standard);
    if (!complaint.any())
        position::checkPosition(complaint, setup, data);
    if (complaint.any())
        return tl::unexpected(complaint.take());
    return data;
}

} // namespace merlon::mountain
