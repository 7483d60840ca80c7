#include "core/games/siege/data/start.h"
#include "core/games/siege2/edition.h"

namespace merlon::siege2 {

namespace {

/// S2-2.2: units of foregrounds and marauders; the rest is in the bag.
void placeInvader(SiegeData &data, const siege::Battlefield &field)
{
    data.bag = kInvaderTotal;
    for (std::size_t side = 0; side < field.foregrounds.size(); ++side) {
        data.foregrounds[side].invaders = field.foregrounds[side].startUnits;
        siege::subtract(data.bag, field.foregrounds[side].startUnits);
    }
    data.marauders = field.marauderUnits;
    siege::subtract(data.bag, field.marauderUnits);
}

} // namespace

SiegeData Edition::start(const Battlefield &field, Rules)
{
    SiegeData data;
    siege::placeDefender(data, field, kDefenderTotal, siege::HeroStart::Warrior); // S2-2.1
    placeInvader(data, field);
    data.woodPile = kWoodTotal;
    data.row.fill(kNoCard);
    data.supplyCards.fill(kNoCard);
    data.row[0] = static_cast<std::uint8_t>(Card::Briefing);
    data.row[1] = static_cast<std::uint8_t>(Card::Resources);
    data.row[kManeuverPosition] = static_cast<std::uint8_t>(Card::Maneuver);
    EventSink nobody;
    Play play {data, field, nobody};
    push(play, StepKind::OpenGame);
    push(play, StepKind::DropPlan);
    push(play, StepKind::DrawPlans, 0);
    push(play, StepKind::DropObjective);
    push(play, StepKind::DrawObjectives, 0);
    push(play, StepKind::OrderRow, 3, 0);
    push(play, StepKind::OrderRow, 2, 0);
    push(play, StepKind::DrawRow, 2, 0);
    return data;
}

} // namespace merlon::siege2
