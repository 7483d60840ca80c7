#include "core/games/siege2/edition.h"

#include "core/games/siege2/position/sections.h"

namespace merlon::siege2 {

namespace position {

namespace {

/// In the order of Moment; a game that is over has no moment to name.
constexpr std::array<std::string_view, 9> kMomentNames {
    "set-up", "round", "row", "defender-phase", "maneuver", "orders", "assault", "strength", "end-of-round"};

Stage stageAt(Moment moment)
{
    return moment == Moment::SetUp ? Stage::SettingUp
        : moment == Moment::Round  ? Stage::RoundStart
                                   : Stage::Playing;
}

/// The round that is being played, or that is about to begin.
void readRound(const Reading &reading, Stage stage)
{
    if (stage == Stage::SettingUp)
        return reading.form.number("round", reading.data.round, 0);
    const int begins = stage == Stage::RoundStart ? 1 : 0;
    int round = reading.data.round + begins;
    reading.form.number("round", round, kLastRound, 1);
    reading.data.round = static_cast<std::uint8_t>(round - begins);
}

/// What the position does not say of hourglasses is as it is at its moment. What that is.
Hourglasses fillHourglasses(const Json &json, SiegeData &data, MomentOfGame moment)
{
    const Hourglasses usual = hourglassesAt(data, moment);
    if (!json.contains(Json::json_pointer("/defender/reserve")))
        data.reserve = static_cast<std::uint16_t>(usual.reserve);
    if (!json.contains(Json::json_pointer("/invader/due")))
        data.due = static_cast<std::uint16_t>(usual.due);
    return usual;
}

void readAll(const Reading &reading, const Json &json, Moment moment, SiegeData &standard)
{
    readRound(reading, stageAt(moment));
    readPlaces(reading);
    readPaths(reading);
    readMachines(reading);
    readCards(reading);
    readSeats(reading);
    if (reading.form.complaint().any())
        return;
    const Hourglasses usual = fillHourglasses(json, reading.data, readMoment(reading, moment));
    standard.reserve = static_cast<std::uint16_t>(usual.reserve);
    standard.due = static_cast<std::uint16_t>(usual.due);
    reading.form.find("$schema"); // for text editors
    reading.form.finish();
    completeTotals(reading);
}

} // namespace

void checkPosition(Complaint &complaint, const Siege2Setup &setup, const SiegeData &data)
{
    for (const auto check : {checkPlaces, checkTokens, checkCards, checkResult}) {
        if (complaint.any())
            return;
        check(complaint, setup, data);
    }
}

SiegeData readWhole(Complaint &complaint, const Siege2Setup &setup, const Json &json, SiegeData &standard)
{
    ReadingForm form(complaint, setup.vocabulary(), &json, {});
    const Moment moment = merlon::position::momentIn(form, kMomentNames, Moment::Round, Moment::Over);
    standard = standardPosition(setup, stageAt(moment));
    if (merlon::position::isFromEmpty(form))
        emptyBoard(setup, standard);
    SiegeData data = standard;
    if (!complaint.any())
        readAll({setup, data, form}, json, moment, standard);
    return data;
}

Names momentNames()
{
    return kMomentNames;
}

} // namespace position

Expected<SiegeData> Edition::readPosition(const Siege2Setup &setup, const Json &json)
{
    position::Complaint complaint;
    SiegeData standard;
    const SiegeData data = position::readWhole(complaint, setup, json, standard);
    position::checkPosition(complaint, setup, data);
    if (complaint.any())
        return tl::unexpected(complaint.take());
    return data;
}

} // namespace merlon::siege2
