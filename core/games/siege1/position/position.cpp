#include "core/games/siege1/edition.h"

#include "core/games/siege1/assault/sequence.h"
#include "core/games/siege1/position/sections.h"
#include "core/games/siege1/teams/teams.h"

#include <optional>

namespace merlon::siege1 {

namespace position {

namespace {

/// In the order of Moment.
constexpr std::array<std::string_view, 8> kMomentNames {"set-up", "round",   "phase", "window",
                                                        "orders", "assault", "melee", "end-of-round"};

void pushAfterPhase(Play &play, int phase)
{
    if (phase < 6)
        push(play, StepKind::BeginPhase, phase + 1);
    else
        push(play, StepKind::Assault);
}

/// The phase that a position is about: the first one unless it names another.
int phaseIn(const SiegeData &data)
{
    return data.phase == 0 ? 1 : data.phase;
}

/// `phase`: which one begins, or at whose end the window is.
void pushMoment(Play &play, Moment moment, int phase)
{
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

/// The only moment that may come with this step next.
std::optional<Moment> momentBefore(Step next)
{
    switch (static_cast<StepKind>(next.kind)) {
    case StepKind::OpenGame:
    case StepKind::DrawCards:
        return Moment::SetUp;
    case StepKind::StartRound:
        return Moment::Round;
    case StepKind::BeginPhase:
        return Moment::Phase;
    case StepKind::OpenWindow:
        return Moment::Window;
    case StepKind::ChooseOrders:
        return Moment::Orders;
    case StepKind::Assault:
        return Moment::Assault;
    case StepKind::PourCauldrons:
        return Moment::Melee;
    case StepKind::Disembark:
        return Moment::RoundEnd;
    default:
        return {};
    }
}

/// The moment at which data stand; none if something is half done or the game is over.
std::optional<Moment> momentOf(const Siege1Setup &setup, const SiegeData &data)
{
    if (data.winner != Winner::Nobody || data.agendaSize == 0)
        return {};
    const Step next = agenda::topOf(data);
    const std::optional<Moment> moment = momentBefore(next);
    if (!moment || (moment == Moment::Window && next.a != phaseIn(data)))
        return {};
    SiegeData trial = data;
    trial.agendaSize = 0;
    EventSink nobody;
    Play play = setup.play(trial, nobody);
    pushMoment(play, *moment, next.a);
    return trial.phase == data.phase && agenda::haveEqualAgendas(trial, data) ? moment : std::nullopt;
}

/// What a position of this moment says: the round and the phase that are about to begin.
SiegeData asTold(const SiegeData &data, std::optional<Moment> moment)
{
    SiegeData told = data;
    if (moment == Moment::SetUp || moment == Moment::Round)
        ++told.round;
    if (moment == Moment::Phase)
        told.phase = static_cast<std::uint8_t>(agenda::topOf(data).a);
    return told;
}

/// In the set-up no cards are chosen.
void clearCards(SiegeData &data)
{
    for (InvaderState &seat : data.invaders)
        seat.cards.fill(kNoCard);
}

constexpr std::uint16_t kNoUsualPurse = 0xFFFF;

void setPurses(SiegeData &data, const Purses &purses)
{
    for (std::size_t seat = 0; seat < purses.size(); ++seat)
        data.defenders[seat].purse = static_cast<std::uint16_t>(purses[seat]);
}

/// What the position does not say of purses is as it is at its moment.
void fillPurses(const Reading &reading, const Json &json, Moment moment, SiegeData &standard)
{
    setPurses(standard, pursesAt(reading.setup, reading.data, moment));
    for (Seat seat = 0; seat < reading.setup.rules().players; ++seat) {
        if (isInvader(reading.setup.rules(), seat))
            continue;
        const auto number = static_cast<std::size_t>(inTeam(reading.setup.rules(), seat));
        const std::string pointer =
            pointerInto(pointerInto("/seats", reading.setup.seats()[seat].key), "purse");
        if (!json.contains(Json::json_pointer(pointer)))
            reading.data.defenders[number].purse = standard.defenders[number].purse;
    }
}

/// Puts on the agenda what follows at a moment.
void beginAt(const Siege1Setup &setup, SiegeData &data, Moment moment)
{
    if (data.winner != Winner::Nobody)
        return;
    if (moment <= Moment::Round && data.round > 0)
        --data.round; // the round that is about to begin
    if (moment == Moment::SetUp)
        clearCards(data);
    EventSink nobody;
    Play play = setup.play(data, nobody);
    pushMoment(play, moment, phaseIn(data));
}

/// Between two moments nothing is usual, and everything is said.
SiegeData usualAt(const Siege1Setup &setup, const SiegeData &told, std::optional<Moment> moment)
{
    SiegeData usual = standardPosition(setup);
    if (moment == Moment::SetUp)
        clearCards(usual);
    if (moment)
        setPurses(usual, pursesAt(setup, told, *moment));
    else if (told.winner == Winner::Nobody)
        setPurses(usual, {kNoUsualPurse, kNoUsualPurse});
    return usual;
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

SiegeData readWhole(Complaint &complaint, const Siege1Setup &setup, const Json &json, SiegeData &standard)
{
    ReadingForm form(complaint, setup.vocabulary(), &json, {});
    const auto moment = static_cast<Moment>(
        merlon::position::momentIn(form, kMomentNames, static_cast<std::size_t>(Moment::Round)));
    standard = standardPosition(setup);
    if (merlon::position::isFromEmpty(form))
        emptyBoard(setup, standard);
    SiegeData data = standard;
    const Reading reading {setup, data, form};
    form.find("$schema"); // for text editors
    readCounters(reading);
    readPlaces(reading);
    readEngines(reading);
    readSeats(reading);
    fillPurses(reading, json, moment, standard);
    beginAt(setup, data, moment);
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
    const std::optional<position::Moment> now = position::momentOf(setup, data);
    const SiegeData told = position::asTold(data, now);
    const SiegeData standard = position::usualAt(setup, told, now);
    Json json = Json::object();
    const position::Writing writing {setup, told, standard, json};
    if (data.winner == Winner::Nobody)
        json["at"] = now ? position::kMomentNames[static_cast<std::size_t>(*now)] : position::kUnknown;
    position::writeCounters(writing);
    position::writePlaces(writing);
    position::writeEngines(writing);
    position::writeSeats(writing);
    return json;
}

bool Edition::isMoment(const Siege1Setup &setup, const Data &data)
{
    return position::momentOf(setup, data) || (data.winner != Winner::Nobody && data.agendaSize == 0);
}

Expected<SiegeData> Edition::readPosition(const Siege1Setup &setup, const Json &json)
{
    position::Complaint complaint;
    SiegeData standard;
    const SiegeData data = position::readWhole(complaint, setup, json, standard);
    position::checkPosition(complaint, setup, data);
    if (complaint.any())
        return tl::unexpected(complaint.take());
    return data;
}

} // namespace merlon::siege1
