#include "core/games/siege2/defender/plans.h"
#include "core/games/siege2/pieces/pieces.h"
#include "core/games/siege2/pieces/row.h"
#include "core/games/siege2/position/agenda.h"
#include "core/games/siege2/position/sections.h"

#include <algorithm>

/// Named moments of a game, for positions that are written by hand.
namespace merlon::siege2::position {

namespace {

void put(SiegeData &data, StepKind kind, int a = 0)
{
    data.agenda[data.agendaSize++] = {.kind = static_cast<std::uint8_t>(kind),
                                      .a = static_cast<std::uint16_t>(a)};
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

/// Just before the strengths are compared: what is left of the assault (S2-18.8 to S2-18.13).
void putStrength(SiegeData &data)
{
    put(data, StepKind::EndAssault);
    put(data, StepKind::ResolveWalls);
    put(data, StepKind::CompareStrengths);
    if (hasUnusedPlan(data))
        put(data, StepKind::PlanWindow, static_cast<int>(PlanMoment::BeforeStrength));
}

} // namespace

void readMoment(const Reading &reading, Moment moment)
{
    SiegeData &data = reading.data;
    switch (moment) {
    case Moment::SetUp:
        std::copy_n(reading.setup.startData().agenda.begin(), reading.setup.startData().agendaSize,
                    data.agenda.begin());
        data.agendaSize = reading.setup.startData().agendaSize;
        return;
    case Moment::Round:
        return put(data, StepKind::StartRound);
    case Moment::Row:
        return put(data, StepKind::RowCard, cardPosition(reading, 0));
    case Moment::DefenderPhase:
        put(data, StepKind::RowCard, cardPosition(reading, kManeuverPosition - 1) + 1);
        return put(data, StepKind::StartDefenderPhase);
    case Moment::Maneuver:
        return put(data, StepKind::RowCard, kManeuverPosition);
    case Moment::Orders:
        put(data, StepKind::RowCard, kRowCards);
        put(data, StepKind::FinishCard, kManeuverPosition);
        return put(data, StepKind::ChooseOrders);
    case Moment::Assault:
        return put(data, StepKind::Assault);
    case Moment::Strength:
        return putStrength(data);
    case Moment::EndOfRound:
        return put(data, StepKind::EndRound);
    case Moment::Over:
        return;
    }
}

} // namespace merlon::siege2::position
