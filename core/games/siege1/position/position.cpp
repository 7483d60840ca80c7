#include "core/games/siege1/siege1_setup.h"

#include "core/games/siege1/assault/sequence.h"
#include "core/games/siege1/position/sections.h"
#include "core/games/siege1/teams/teams.h"

namespace merlon::siege1 {

namespace position {

namespace {

/// Moments of a game that a position can name instead of an agenda.
enum class Moment : std::uint8_t { SetUp, Round, Phase, Window, Orders, Assault, Melee, RoundEnd };
constexpr std::array<std::string_view, 8> kMomentNames {"set-up", "round",   "phase", "window",
                                                        "orders", "assault", "melee", "end-of-round"};
/// More steps than any game has at once; what they push still fits.
constexpr std::size_t kMostStepsRead = 20;

void pushAfterPhase(Play &play, int phase)
{
    if (phase < 6)
        push(play, StepKind::BeginPhase, phase + 1);
    else
        push(play, StepKind::Assault);
}

void pushMoment(Play &play, Moment moment)
{
    const int phase = play.data.phase == 0 ? 1 : play.data.phase;
    switch (moment) {
    case Moment::SetUp:
        push(play, StepKind::OpenGame);
        if (!play.rules.starred)
            push(play, StepKind::DrawCards, 2, 0);
        return;
    case Moment::Round:
        return push(play, StepKind::StartRound);
    case Moment::Phase:
        return push(play, StepKind::BeginPhase, phase);
    case Moment::Window:
        pushAfterPhase(play, phase);
        return push(play, StepKind::OpenWindow, phase);
    case Moment::Orders:
        play.data.phase = 6;
        push(play, StepKind::Assault);
        push(play, StepKind::OpenWindow, 6);
        push(play, StepKind::Upkeep);
        return pushAsk(play, StepKind::ChooseOrders, firstInvader(play));
    case Moment::Assault:
        return push(play, StepKind::Assault);
    case Moment::Melee:
        return pushMelee(play);
    case Moment::RoundEnd:
        push(play, StepKind::CleanUp);
        return push(play, StepKind::Disembark);
    }
}

} // namespace

SiegeData standardPosition(const Siege1Setup &setup)
{
    SiegeData data = setup.startData();
    data.agendaSize = 0;
    data.agenda = {};
    data.round = 1;
    for (int seat = 0; seat < invaderSeats(setup.rules()); ++seat) {
        for (int phase = 2; phase <= 5; ++phase)
            data.invaders[static_cast<std::size_t>(seat)].cards[static_cast<std::size_t>(phase - 2)] =
                cardOf(phase, seat);
    }
    return data;
}

void readMoment(const Reading &reading)
{
    const Json *agenda = reading.form.find("agenda");
    const Json *at = reading.form.find("at");
    if (agenda != nullptr && at != nullptr)
        return reading.form.complain("at", {"error.position-two-moments", {}});
    SiegeData &data = reading.data;
    if (agenda != nullptr) {
        for (const Step step : siege::position::readSteps(stepForms(), reading.form, *agenda, kMostStepsRead))
            data.agenda[data.agendaSize++] = step;
        return;
    }
    if (data.winner != Winner::Nobody)
        return;
    Moment moment = Moment::Round;
    if (at != nullptr)
        moment =
            static_cast<Moment>(merlon::position::nameIn(reading.form.complaint(), *at, "/at", kMomentNames));
    if (moment <= Moment::Round && data.round > 0)
        --data.round; // the round that is about to begin
    if (moment == Moment::SetUp) {
        for (InvaderState &seat : data.invaders)
            seat.cards.fill(kNoCard);
    }
    EventSink nobody;
    Play play = reading.setup.play(data, nobody);
    pushMoment(play, moment);
}

SiegeData readWhole(Complaint &complaint, const Siege1Setup &setup, const Json &json)
{
    ReadingForm form(complaint, setup.vocabulary(), &json, {});
    SiegeData data = standardPosition(setup);
    const Reading reading {setup, data, form};
    form.find("$schema"); // for text editors
    readCounters(reading);
    readPlaces(reading);
    readEngines(reading);
    readSeats(reading);
    readMoment(reading);
    form.finish();
    if (!complaint.any())
        completeTotals(reading);
    return data;
}

Names momentNames()
{
    return kMomentNames;
}

} // namespace position

Json Edition::writePosition(const Siege1Setup &setup, const Data &data)
{
    const SiegeData standard = position::standardPosition(setup);
    Json json = Json::object();
    const position::Writing writing {setup, data, standard, json};
    Json agenda = Json::array();
    for (std::size_t index = 0; index < data.agendaSize; ++index)
        agenda.push_back(
            siege::position::stepText(position::stepForms(), setup.vocabulary(), data.agenda[index]));
    json["agenda"] = std::move(agenda);
    position::writeCounters(writing);
    position::writePlaces(writing);
    position::writeEngines(writing);
    position::writeSeats(writing);
    return json;
}

Expected<SiegeData> Edition::readPosition(const Siege1Setup &setup, const Json &json)
{
    position::Complaint complaint;
    const SiegeData data = position::readWhole(complaint, setup, json);
    position::checkPosition(complaint, setup, data);
    if (complaint.any())
        return tl::unexpected(complaint.take());
    return data;
}

} // namespace merlon::siege1
