#include "core/games/siege2/siege2_setup.h"

#include "core/games/siege2/position/agenda.h"
#include "core/games/siege2/position/sections.h"

namespace merlon::siege2 {

namespace position {

namespace {

/// In the order of Moment; a game that is over has no moment to name.
constexpr std::array<std::string_view, 9> kMomentNames {
    "set-up", "round", "row", "defender-phase", "maneuver", "orders", "assault", "strength", "end-of-round"};

/// What happens next: an agenda, or a named moment.
struct Turn {
    SiegeData agenda; ///< nothing but the agenda
    Moment moment = Moment::Round;
    bool isNamed = false;

    Stage stage() const
    {
        if (!isNamed)
            return stageOf(agenda);
        return moment == Moment::SetUp ? Stage::SettingUp
            : moment == Moment::Round  ? Stage::RoundStart
                                       : Stage::Playing;
    }
};

Turn readTurn(ReadingForm &form)
{
    Turn turn;
    const Json *agenda = form.find("agenda");
    const Json *at = form.find("at");
    if (agenda != nullptr && at != nullptr)
        form.complain("at", {"error.position-two-moments", {}});
    if (agenda != nullptr) {
        for (const Step step : siege::position::readSteps(stepForms(), form, *agenda, kMaxSteps))
            turn.agenda.agenda[turn.agenda.agendaSize++] = step;
        return turn;
    }
    turn.isNamed = true;
    if (at != nullptr)
        turn.moment = static_cast<Moment>(nameIn(form.complaint(), *at, "/at", kMomentNames));
    else if (form.has("result"))
        turn.moment = Moment::Over;
    return turn;
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

void readAll(const Reading &reading, const Turn &turn)
{
    readRound(reading, turn.stage());
    readPlaces(reading);
    readPaths(reading);
    readMachines(reading);
    readCards(reading);
    readSeats(reading);
    if (reading.form.complaint().any())
        return;
    if (turn.isNamed) {
        readMoment(reading, turn.moment);
    } else {
        reading.data.agenda = turn.agenda.agenda;
        reading.data.agendaSize = turn.agenda.agendaSize;
    }
    reading.form.find("$schema"); // for text editors
    reading.form.finish();
    completeTotals(reading);
}

} // namespace

void checkPosition(Complaint &complaint, const Siege2Setup &setup, const SiegeData &data)
{
    for (const auto check :
         {checkPlaces, checkTokens, checkCards, checkAgenda, checkManeuver, checkAssault}) {
        if (complaint.any())
            return;
        check(complaint, setup, data);
    }
}

SiegeData readWhole(Complaint &complaint, const Siege2Setup &setup, const Json &json, SiegeData &standard)
{
    ReadingForm form(complaint, setup.vocabulary(), &json, {});
    const Turn turn = readTurn(form);
    standard = standardPosition(setup, turn.stage());
    SiegeData data = standard;
    if (!complaint.any())
        readAll({setup, data, form}, turn);
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
