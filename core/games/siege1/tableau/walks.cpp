#include "core/games/siege/tableau/walks.h"

#include "core/games/siege1/edition.h"
#include "core/games/siege1/tableau/tableau.h"
#include "core/games/siege1/words/words.h"

#include <array>

namespace merlon::siege1 {

namespace {

using siege::cardRule;
using siege::Courtyard;
using siege::Hospital;
using siege::Itself;
using siege::Nowhere;
using siege::shotRule;
using siege::walkRule;

constexpr std::array kWalkRules {
    walkRule(EventKind::UnitMarched, 1, 0, 2),
    walkRule(EventKind::UnitRoped, 1, 0, 2),
    walkRule(EventKind::UnitSent, 0, Nowhere, 1),
    walkRule(EventKind::UnitRaised, 0, Nowhere, 1),
    walkRule(EventKind::TowerManned, 0, Nowhere, 1),
    walkRule(EventKind::EnginePlaced, 0, Nowhere, 1),
    walkRule(EventKind::UnitDisembarked, 1, Nowhere, 0),
    walkRule(EventKind::SiegeTowerPlaced, -1, Nowhere, 0, "siege-tower"),
    walkRule(EventKind::TrapSprings, 1, 0, Nowhere),
    walkRule(EventKind::TrollCalled, -1, 0, 1, "troll"),
    walkRule(EventKind::UnitMoved, 0, 1, 2),
    walkRule(EventKind::HeroMoved, 0, 1, 2),
    walkRule(EventKind::UnitsExchanged, 0, 1, 3),
    walkRule(EventKind::UnitsExchanged, 2, 3, 1),
    walkRule(EventKind::UnitPromoted, 0, Nowhere, 1),
    walkRule(EventKind::UnitRescued, 0, Hospital, Courtyard),
    walkRule(EventKind::PrisonerFreed, 0, Nowhere, Courtyard),
    walkRule(EventKind::UnitScared, 0, Courtyard, Nowhere),
    walkRule(EventKind::UnitConverted, 0, Hospital, Nowhere),
    walkRule(EventKind::UnitKilled, 1, 0, Nowhere),
    walkRule(EventKind::CrewKilled, 1, 0, Nowhere),
    walkRule(EventKind::EngineHits, 0, Itself, Itself),
    shotRule(EventKind::EngineHits, 0, Nowhere, 1, "shot-stone"),
    cardRule(EventKind::ShotRevealed, 0, 1),
    shotRule(EventKind::CannonAimed, -1, 0, 1, "shot-ball"),
    shotRule(EventKind::ArcherShoots, -1, 0, 1, "shot-arrow"),
    shotRule(EventKind::GoblinShoots, -1, 0, 1, "shot-arrow"),
};

} // namespace

std::vector<Move> movesOf(const Setup &setup, const Event &event)
{
    return siege::movesOf(event, setup, dynamic_cast<const Siege1Setup &>(setup).field(), kWalkRules);
}

} // namespace merlon::siege1
