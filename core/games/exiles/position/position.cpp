#include "core/games/exiles/position/parts.h"

#include <algorithm>
#include <array>
#include <string>

/// A whole position: written and read.
namespace merlon::exiles {

namespace position {

namespace {

constexpr std::array<std::string_view, 4> kEndingNames {"none", "survived", "overrun", "resigned"};
constexpr int kMostRefused = 3;

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
    return kHeroKeys;
}

/// The counters of the turn. `seat`: whose action turn it is.
void turnFields(auto &form, auto &data, auto &seat, const Rules &rules, Moment moment)
{
    const Names seats = Names(kSeatKeys).first(rules.seats);
    form.number("turn", data.turn, kTurns);
    form.word("first-player", seats, data.firstPlayer);
    if (moment == Moment::Actions) {
        form.word("seat", seats, seat);
        form.number("markers", data.now.markers, kActions);
    }
}

void cityFields(auto &form, auto &data)
{
    form.bits("technologies", technologyNames(), data.technologies);
    std::uint8_t used = data.now.deserterUsed ? 1 : 0;
    form.flag("deserter-used", used, 1);
    if constexpr (kReads<decltype(form)>)
        data.now.deserterUsed = used != 0;
}

void seatFields(auto &form, auto &seat)
{
    form.word("hero", heroNames(), seat.hero);
    form.counts("store", kResourceKeys, seat.store, 0xFF);
    std::uint8_t traded = seat.hasTraded ? 1 : 0;
    form.flag("traded", traded, 1);
    form.number("refusals", seat.refusals, kMostRefused);
    if constexpr (kReads<decltype(form)>)
        seat.hasTraded = traded != 0;
}

void resultFields(auto &form, auto &data, const Rules &rules)
{
    form.word("ending", kEndingNames, data.ending);
    std::uint8_t decider = wordOf(data.decider);
    form.word("seat", ownerNames(rules), decider);
    if constexpr (kReads<decltype(form)>)
        data.decider = numberOfWord(decider);
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

/// The Warlord has nothing of its own.
void readSeats(const Reading &reading)
{
    merlon::position::readKeyed(
        reading, "seats", static_cast<std::uint8_t>(Type::Seat),
        [&](std::uint16_t seat) { return seat < reading.setup.rules().seats; },
        [&](ReadingForm &form, std::uint16_t seat) {
            seatFields(form, reading.data[static_cast<Seat>(seat)]);
        });
}

Moment readMoment(ReadingForm &form)
{
    const auto standard = form.has("result") ? Moment::Over : Moment::Turn;
    return static_cast<Moment>(
        merlon::position::momentIn(form, momentNames(), static_cast<std::size_t>(standard)));
}

void readAll(const Reading &reading, Moment moment)
{
    Seat seat = reading.data.firstPlayer;
    turnFields(reading.form, reading.data, seat, reading.setup.rules(), moment);
    cityFields(reading.form, reading.data);
    readPlaces(reading);
    readSeats(reading);
    if (moment == Moment::Over) {
        ReadingForm result = reading.form.object("result");
        resultFields(result, reading.data, reading.setup.rules());
        result.finish();
    }
    putMoment(reading.setup, reading.data, moment, seat);
}

ExilesData readWhole(Complaint &complaint, const ExilesSetup &setup, const Json &json)
{
    ReadingForm form(complaint, setup.vocabulary(), &json, {});
    const Moment moment = readMoment(form);
    ExilesData data = standardPosition(setup, moment);
    if (moment == Moment::SetUp)
        putMoment(setup, data, moment, 0);
    else if (!complaint.any())
        readAll({setup, data, form}, moment);
    form.find("$schema"); // for text editors
    form.finish();
    if (!complaint.any() && moment != Moment::SetUp)
        completePosition(complaint, setup, data, moment);
    return data;
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

} // namespace position

Json Edition::writePosition(const ExilesSetup &setup, const Data &data)
{
    using position::Moment;
    const std::optional<Moment> moment = position::momentOf(setup, data);
    Json json = Json::object();
    if (moment != Moment::Over)
        json["at"] =
            moment ? position::momentNames()[static_cast<std::size_t>(*moment)] : merlon::position::kUnknown;
    if (moment == Moment::SetUp || data.firstPlayer == kNobody)
        return json;
    const Moment like = moment.value_or(Moment::Siege);
    const ExilesData standard = position::standardPosition(setup, like);
    const position::Writing writing {setup, data, standard, json};
    position::WritingForm form(setup.vocabulary());
    const Seat seat = position::seatAt(data, like);
    position::turnFields(form, data, seat, setup.rules(), like);
    json.update(form.take());
    json.update(merlon::position::differingMembers(
        writing, [](auto &part, const ExilesData &from) { position::cityFields(part, from); }));
    position::writePlaces(writing);
    position::writeSeats(writing);
    if (moment == Moment::Over) {
        position::WritingForm result(setup.vocabulary());
        position::resultFields(result, data, setup.rules());
        json["result"] = result.take();
    }
    return json;
}

Expected<ExilesData> Edition::readPosition(const ExilesSetup &setup, const Json &json)
{
    position::Complaint complaint;
    const Data data = position::readWhole(complaint, setup, json);
    if (complaint.any())
        return tl::unexpected(complaint.take());
    return data;
}

} // namespace merlon::exiles
