#include "core/games/exiles/position/parts.h"
#include "core/games/exiles/turn/turn.h"

#include <algorithm>
#include <array>
#include <utility>

/// A whole position: written and read.
namespace merlon::exiles {

namespace position {

namespace {

constexpr std::array<std::string_view, 4> kEndingNames {"none", "survived", "overrun", "resigned"};
constexpr int kMostRefused = 3;

/// The counters of the turn. `seat`: whose action turn it is; if nobody says so, that of the First Player.
void turnFields(auto &form, auto &data, auto &seat, const Rules &rules)
{
    const Names seats = Names(kSeatKeys).first(rules.seats);
    form.number("turn", data.turn, kTurns);
    form.word("first-player", seats, data.firstPlayer);
    if constexpr (kReads<decltype(form)>)
        seat = data.firstPlayer;
    form.word("seat", seats, seat);
    form.number("markers", data.now.markers, kActions);
}

/// The same of data that may stand before the set-up.
void describeTurnOf(merlon::position::DescribingForm &form, ExilesData data, const Rules &rules)
{
    if (data.firstPlayer == kNobody)
        data.firstPlayer = 0;
    const Seat seat = data.firstPlayer;
    turnFields(form, std::as_const(data), seat, rules);
}

void technologyFields(auto &form, auto &data)
{
    form.bits("technologies", technologyNames(), data.technologies);
}

void seatFields(auto &form, auto &seat)
{
    std::uint8_t hero = wordOf(seat.hero);
    form.word("hero", heroNames(), hero);
    form.counts("store", kResourceKeys, seat.store, 0xFF);
    std::uint8_t traded = seat.hasTraded ? 1 : 0;
    form.flag("traded", traded, 1);
    form.number("refusals", seat.refusals, kMostRefused);
    if constexpr (kReads<decltype(form)>) {
        seat.hero = numberOfWord(hero);
        seat.hasTraded = traded != 0;
    }
}

void resultFields(auto &form, auto &data, const Rules &rules)
{
    form.word("ending", kEndingNames, data.ending);
    std::uint8_t decider = wordOf(data.decider);
    form.word("seat", ownerNames(rules), decider);
    if constexpr (kReads<decltype(form)>)
        data.decider = numberOfWord(decider);
}

void writeTurn(const Writing &writing, std::optional<Moment> moment)
{
    WritingForm form(writing.setup.vocabulary());
    turnFields(form, writing.data, writing.data.firstPlayer, writing.setup.rules());
    Json members = form.take();
    members.erase("seat");
    members.erase("markers");
    if (moment == Moment::Actions) {
        members["seat"] = std::string(kSeatKeys[seatAt(writing.data, Moment::Actions)]);
        members["markers"] = writing.data.now.markers;
    }
    writing.json.update(members);
    writing.json.update(merlon::position::differingMembers(
        writing, [](auto &part, const ExilesData &from) { technologyFields(part, from); }));
}

void writeSeats(const Writing &writing)
{
    Json seats = Json::object();
    for (Seat seat = 0; seat < writing.setup.rules().seats; ++seat) {
        Json members = merlon::position::differingMembers(
            writing, [seat](WritingForm &form, const ExilesData &data) { seatFields(form, data[seat]); });
        if (!members.empty())
            seats[std::string(kSeatKeys[seat])] = std::move(members);
    }
    writing.add("seats", std::move(seats));
}

void writeResult(const Writing &writing)
{
    WritingForm form(writing.setup.vocabulary());
    resultFields(form, writing.data, writing.setup.rules());
    writing.json["result"] = form.take();
}

void readSeats(const Reading &reading)
{
    ReadingForm seats = reading.form.object("seats");
    for (Seat seat = 0; seat < reading.setup.rules().seats; ++seat) {
        ReadingForm form = seats.object(kSeatKeys[seat]);
        seatFields(form, reading.data[seat]);
        form.finish();
    }
    seats.finish();
}

void readAll(const Reading &reading, Moment moment)
{
    ExilesData &data = reading.data;
    Seat seat = 0;
    turnFields(reading.form, data, seat, reading.setup.rules());
    if (moment != Moment::Actions)
        data.now.markers = 0;
    technologyFields(reading.form, data);
    readPowers(reading);
    readOwn(reading);
    readSiege(reading);
    readPlaces(reading);
    readFootholds(reading);
    readSeats(reading);
    if (moment == Moment::Over) {
        ReadingForm result = reading.form.object("result");
        resultFields(result, data, reading.setup.rules());
        result.finish();
    }
    leaveRest(data);
    completeSiege(reading.setup, data, moment);
    putMoment(reading.setup, data, moment, seat);
}

/// Nothing stands on it, and nothing is built.
void emptyBoard(ExilesData &data)
{
    data.posts = {};
    data.ditches = {};
    data.buildings = {};
    for (SectionState &section : data.sections) {
        SectionState barrier;
        barrier.commander = section.commander;
        section = barrier;
    }
    leaveRest(data);
}

} // namespace

Names ownerNames(const Rules &rules)
{
    constexpr std::size_t kMostNames = kMostPlayers + 2;
    static const auto kNames = [] {
        std::array<std::array<std::string_view, kMostNames>, kMostPlayers + 1> names {};
        for (std::size_t seats = 0; seats < names.size(); ++seats) {
            names[seats][0] = "none";
            std::ranges::copy_n(kSeatKeys.begin(), static_cast<std::ptrdiff_t>(seats),
                                names[seats].begin() + 1);
            names[seats][seats + 1] = kWarlordKey;
        }
        return names;
    }();
    return Names(kNames[rules.seats]).first(rules.seats + (rules.warlord ? 2u : 1u));
}

Names technologyNames()
{
    static const auto kNames = [] {
        std::array<std::string_view, kTechnologies> names;
        for (std::size_t technology = 0; technology < kTechnologies; ++technology)
            names[technology] = kTechnologyData[technology].key;
        return names;
    }();
    return kNames;
}

Names heroNames()
{
    static const auto kNames = [] {
        std::array<std::string_view, kHeroes + 1> names {"none"};
        std::ranges::copy(kHeroKeys, names.begin() + 1);
        return names;
    }();
    return kNames;
}

std::string pointerTo(Seat seat)
{
    return pointerInto("/seats", kSeatKeys[seat]);
}

std::vector<DraftField> describeTurn(const Describing &describing, const Json &position)
{
    std::vector<DraftField> fields = describing.fieldsBy([&](auto &form, const ExilesData &data) {
        form.word("at", momentNames(), static_cast<std::size_t>(Moment::Turn));
        describeTurnOf(form, data, describing.setup.rules());
        technologyFields(form, data);
    });
    merlon::position::completeMoment(fields, position, momentNames()[static_cast<std::size_t>(Moment::Turn)]);
    return fields;
}

void describeSeats(const Describing &describing)
{
    for (Seat seat = 0; seat < describing.setup.rules().seats; ++seat) {
        const auto fields = [seat](auto &form, const ExilesData &data) { seatFields(form, data[seat]); };
        describing.add({.pointer = pointerTo(seat),
                        .key = std::string(kSeatKeys[seat]),
                        .fields = describing.fieldsBy(fields)});
    }
}

ExilesData readWhole(Complaint &complaint, const ExilesSetup &setup, const Json &json, ExilesData &standard)
{
    ReadingForm form(complaint, setup.vocabulary(), &json, {});
    const Moment moment = merlon::position::momentIn(form, momentNames(), Moment::Turn, Moment::Over);
    standard = standardPosition(setup, moment);
    if (merlon::position::isFromEmpty(form) && moment != Moment::SetUp)
        emptyBoard(standard);
    ExilesData data = standard;
    if (moment == Moment::SetUp) {
        readOwn({setup, data, form});
        putMoment(setup, data, moment, 0);
    } else if (!complaint.any()) {
        readAll({setup, data, form}, moment);
    }
    form.find("$schema"); // for text editors
    form.finish();
    if (!complaint.any() && moment != Moment::SetUp) {
        checkPosition(complaint, setup, data, moment);
        checkSiege(complaint, setup, data, moment);
    }
    return data;
}

} // namespace position

Json Edition::writePosition(const ExilesSetup &setup, const Data &data)
{
    using position::Moment;
    const std::optional<Moment> moment = position::momentOf(setup, data);
    Json json = Json::object();
    if (moment != Moment::Over)
        json["at"] =
            moment ? position::momentNames()[static_cast<std::size_t>(*moment)] : merlon::position::kUnknown;
    Data kept = data;
    if (moment == Moment::Turn)
        clearTurn(kept);
    const Data standard = position::standardPosition(setup, moment.value_or(Moment::Siege));
    const position::Writing writing {setup, kept, standard, json};
    position::writeOwn(writing);
    if (moment == Moment::SetUp || data.firstPlayer == kNobody)
        return json;
    position::writeTurn(writing, moment);
    position::writePowers(writing);
    position::writeSiege(writing);
    position::writePlaces(writing);
    position::writeFootholds(writing);
    position::writeSeats(writing);
    if (moment == Moment::Over)
        position::writeResult(writing);
    return json;
}

Expected<ExilesData> Edition::readPosition(const ExilesSetup &setup, const Json &json)
{
    position::Complaint complaint;
    Data standard;
    const Data data = position::readWhole(complaint, setup, json, standard);
    if (complaint.any())
        return tl::unexpected(complaint.take());
    return data;
}

} // namespace merlon::exiles
