#include "core/engine/agenda/words.h"
#include "core/games/siege2/edition.h"
#include "core/games/siege2/words/tables.h"

#include <string>
#include <vector>

namespace merlon::siege2 {

namespace {

constexpr std::array<int, kMachineTypes> kMachineCounts {kMachinesOfType, kMachinesOfType, kMachinesOfType};

/// In the order of `Condition`.
std::vector<std::string> conditionKeys()
{
    return {"token",
            "tower",
            "cauldron-wall",
            "ladder-wall",
            "stone",
            "path",
            "machine",
            "card",
            "order",
            "invader",
            "troops",
            "saboteur",
            "guard",
            "rampart",
            "foreground",
            "wall",
            "bridge-path",
            "miss-card",
            "building",
            "troll",
            "engine",
            "ritual-wall",
            "order-to-possess",
            "courtyard-unit",
            "hero-on-wall",
            "way-to-hero",
            "hero-off-walls",
            "unit-to-recall",
            "errand",
            "track",
            "move",
            "upgrade",
            "scalding",
            "patient",
            "rampart-unit",
            "fight",
            "ritual",
            "recruit",
            "wood",
            "units",
            "engines"};
}

/// In the order of `Type`.
std::vector<ArgumentType> argumentTypes(const Board &board)
{
    using K = ArgumentKind;
    return {
        {"number", K::Number, {}, 0, 999},
        {"place", K::Place, placeKeys(board)},
        {"path", K::Link, linkKeys(board, siegeSchema())},
        {"invader-unit", K::Piece, strings(kInvaderUnitKeys)},
        {"invader-piece", K::Piece, {"goblin", "orc", "troll", "siege-tower"}},
        {"defender-unit", K::Piece, strings(kDefenderUnitKeys)},
        {"defender-piece", K::Piece, {"marksman", "soldier", "veteran", "warrior", "officer"}},
        {"unit", K::Piece, {"goblin", "orc", "troll", "marksman", "soldier", "veteran"}},
        {"machine", K::Piece, numberedKeys(kMachineKeys, kMachineCounts), 0, 0, true},
        {"action-card", K::Card, keysOfData<Card>(kCards)},
        {"objective", K::Card, strings(kObjectiveKeys)},
        {"plan", K::Card, strings(kPlanKeys)},
        {"building-action", K::Area, keysOfData<Action>(kActions)},
        {"payment", K::Word, strings(kPaymentKeys)},
        {"ritual-token", K::Word, {"bluff", "target"}},
        {"maneuver", K::Area, {"minor", "major"}},
        {"order-mode", K::Word, {"open", "classified", "none"}},
        {"order", K::Card, strings(kOrderKeys)},
        {"hero", K::Piece, strings(kHeroKeys), 0, 0, true},
        {"heroic-order", K::Card, strings(kHeroicOrderKeys)},
        {"trap", K::Word, {"goblin", "troll", "siege-tower"}},
        {"side", K::Word, {"west", "east"}},
        {"equipment", K::Word, strings(kEquipmentKeys)},
        {"hit-card", K::Card, {"d1", "d2", "d3", "d4", "d5", "d6"}},
        {"shot", K::Word, {"hit", "miss"}},
        {"seat", K::SeatKey, {"invader", "defender"}},
        {"condition", K::Word, conditionKeys()},
        {"moment", K::Word, {"phase", "cauldrons", "strengths", "hospital"}}, // in the order of `PlanMoment`
        {"goal", K::Word, strings(kObjectiveKeys)},
    };
}

} // namespace

Vocabulary Edition::vocabulary(const Board &board, Rules)
{
    return {argumentTypes(board), verbs(), events(), reasons(), agenda::decisionTerms(stepRules())};
}

} // namespace merlon::siege2
