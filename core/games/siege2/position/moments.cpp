#include "core/games/siege2/defender/plans.h"
#include "core/games/siege2/pieces/pieces.h"
#include "core/games/siege2/pieces/row.h"
#include "core/games/siege2/position/sections.h"
#include "core/games/siege2/steps.h"

#include <algorithm>

/// The moments of a game that a position can name: what lies on the agenda there.
namespace merlon::siege2::position {

namespace {

struct Agenda {
    std::array<Step, kMaxSteps> steps {};
    std::uint8_t size = 0;

    void put(StepKind kind, int a = 0)
    {
        steps[size++] = {.kind = static_cast<std::uint8_t>(kind), .a = static_cast<std::uint16_t>(a)};
    }
};

/// Just before the strengths are compared: what is left of the assault (S2-18.8 to S2-18.13).
void putStrength(Agenda &agenda, const SiegeData &data)
{
    agenda.put(StepKind::EndAssault);
    agenda.put(StepKind::ResolveWalls);
    agenda.put(StepKind::CompareStrengths);
    if (hasUnusedPlan(data))
        agenda.put(StepKind::PlanWindow, static_cast<int>(PlanMoment::BeforeStrength));
}

/// `card`: the position in the row of the card that is meant, for moments before or after a card.
Agenda agendaAt(const Siege2Setup &setup, const SiegeData &data, Moment moment, int card)
{
    Agenda agenda;
    switch (moment) {
    case Moment::SetUp:
        agenda.steps = setup.startData().agenda;
        agenda.size = setup.startData().agendaSize;
        break;
    case Moment::Round:
        agenda.put(StepKind::StartRound);
        break;
    case Moment::Row:
    case Moment::Maneuver:
        agenda.put(StepKind::RowCard, card);
        break;
    case Moment::DefenderPhase:
        agenda.put(StepKind::RowCard, card + 1);
        agenda.put(StepKind::StartDefenderPhase);
        break;
    case Moment::Orders:
        agenda.put(StepKind::RowCard, kRowCards);
        agenda.put(StepKind::FinishCard, kManeuverPosition);
        agenda.put(StepKind::ChooseOrders);
        break;
    case Moment::Assault:
        agenda.put(StepKind::Assault);
        break;
    case Moment::Strength:
        putStrength(agenda, data);
        break;
    case Moment::EndOfRound:
        agenda.put(StepKind::EndRound);
        break;
    case Moment::Over:
        break;
    }
    return agenda;
}

bool isOnAgenda(const SiegeData &data, const Agenda &agenda)
{
    return std::ranges::equal(std::span(data.agenda).first(data.agendaSize),
                              std::span(agenda.steps).first(agenda.size));
}

/// The only moment that may come with this step next.
std::optional<MomentOfGame> momentBefore(const SiegeData &data, Step next)
{
    const int bottom = data.agenda[0].a;
    switch (static_cast<StepKind>(next.kind)) {
    case StepKind::DrawRow:
        return MomentOfGame {Moment::SetUp};
    case StepKind::StartRound:
        return MomentOfGame {Moment::Round};
    case StepKind::RowCard:
        if (next.a >= kRowCards)
            return {};
        return MomentOfGame {next.a == kManeuverPosition ? Moment::Maneuver : Moment::Row, next.a};
    case StepKind::StartDefenderPhase:
        return MomentOfGame {Moment::DefenderPhase, bottom - 1};
    case StepKind::ChooseOrders:
        return MomentOfGame {Moment::Orders};
    case StepKind::Assault:
        return MomentOfGame {Moment::Assault};
    case StepKind::PlanWindow:
    case StepKind::CompareStrengths:
        return MomentOfGame {Moment::Strength};
    case StepKind::EndRound:
        return MomentOfGame {Moment::EndOfRound};
    default:
        return {};
    }
}

/// The position of `card` in the row; `standard` if the position does not name one.
int cardPosition(const Reading &reading, int standard)
{
    const Json *json = reading.form.find("card");
    if (json == nullptr)
        return standard;
    const auto card = static_cast<std::uint16_t>(
        nameIn(reading.form.complaint(), *json, reading.form.pointer("card"), cardNames()));
    const int position = rowPosition(reading.data, card);
    if (position < 0)
        reading.form.complain("card", {"error.position-card-not-in-row", {std::string(cardNames()[card])}});
    return position < 0 ? standard : position;
}

} // namespace

int cardMeant(Moment moment)
{
    return moment == Moment::DefenderPhase ? kManeuverPosition - 1
        : moment == Moment::Maneuver       ? kManeuverPosition
                                           : 0;
}

std::optional<MomentOfGame> momentOf(const Siege2Setup &setup, const SiegeData &data)
{
    if (data.winner != Winner::Nobody || data.agendaSize == 0)
        return data.agendaSize == 0 ? std::optional(MomentOfGame {Moment::Over}) : std::nullopt;
    const std::optional<MomentOfGame> found = momentBefore(data, agenda::topOf(data));
    return found && isOnAgenda(data, agendaAt(setup, data, found->moment, found->card)) ? found
                                                                                        : std::nullopt;
}

MomentOfGame readMoment(const Reading &reading, Moment moment)
{
    const bool namesCard = moment == Moment::Row || moment == Moment::DefenderPhase;
    const int card = namesCard ? cardPosition(reading, cardMeant(moment)) : cardMeant(moment);
    const Agenda agenda = agendaAt(reading.setup, reading.data, moment, card);
    reading.data.agenda = agenda.steps;
    reading.data.agendaSize = agenda.size;
    return {moment, card};
}

} // namespace merlon::siege2::position

namespace merlon::siege2 {

bool Edition::isMoment(const Siege2Setup &setup, const Data &data)
{
    return position::momentOf(setup, data).has_value();
}

} // namespace merlon::siege2
