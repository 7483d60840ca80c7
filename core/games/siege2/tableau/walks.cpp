#include "core/games/siege/tableau/walks.h"

#include "core/games/siege2/edition.h"
#include "core/games/siege2/tableau/tableau.h"
#include "core/games/siege2/words/words.h"

#include <array>

namespace merlon::siege2 {

namespace {

using siege::cardRule;
using siege::Courtyard;
using siege::Hospital;
using siege::Itself;
using siege::Marauders;
using siege::Nowhere;
using siege::shotRule;
using siege::walkRule;

constexpr std::array kWalkRules {
    walkRule(EventKind::UnitMarched, 1, 0, 2),
    walkRule(EventKind::UnitMarchedThrough, 1, 0, 2),
    walkRule(EventKind::UnitMarchedThrough, 1, 2, 3),
    walkRule(EventKind::UnitSapped, 1, Nowhere, 0),
    walkRule(EventKind::UnitDeployed, 1, Nowhere, 0),
    walkRule(EventKind::UnitPlaced, 0, Nowhere, 1),
    walkRule(EventKind::MachinePlaced, 0, Nowhere, 1),
    walkRule(EventKind::SiegeTowerPlaced, -1, Nowhere, 0, "siege-tower"),
    walkRule(EventKind::MaraudersJoined, 0, Marauders, 1),
    walkRule(EventKind::TrollCalled, -1, 0, 1, "troll"),
    walkRule(EventKind::DefenderMoved, 0, 1, 2),
    walkRule(EventKind::DefendersSwapped, 0, 1, 3),
    walkRule(EventKind::DefendersSwapped, 2, 3, 1),
    walkRule(EventKind::UnitTrained, 0, Nowhere, 1),
    walkRule(EventKind::UnitRecovered, 0, Hospital, Courtyard),
    walkRule(EventKind::SpecterTook, 0, 1, Nowhere),
    walkRule(EventKind::UnitKilled, 1, 0, Nowhere),
    walkRule(EventKind::ShotRevealed, 0, Itself, 1, "hit"),
    cardRule(EventKind::ShotRevealed, 0, 1),
    shotRule(EventKind::MachineAimed, 0, Nowhere, 1, "shot-stone"),
    shotRule(EventKind::CannonAimed, -1, 0, 1, "shot-ball"),
    shotRule(EventKind::MarksmanAimed, -1, 0, 1, "shot-arrow"),
};

} // namespace

std::vector<Move> movesOf(const Setup &setup, const Event &event)
{
    return siege::movesOf(event, setup, dynamic_cast<const Siege2Setup &>(setup).field(), kWalkRules);
}

} // namespace merlon::siege2
