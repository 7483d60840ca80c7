#include "core/engine/agenda/words.h"
#include "core/games/siege1/edition.h"
#include "core/games/siege1/words/tables.h"

#include <string>
#include <vector>

namespace merlon::siege1 {

namespace {

std::vector<std::string> cardKeys()
{
    std::vector<std::string> keys;
    for (int phase = 2; phase <= 5; ++phase) {
        for (const char letter : {'a', 'b', 'c', 'd', 'e'})
            keys.push_back("phase-" + std::to_string(phase) + '-' + letter);
    }
    return keys;
}

/// The invaders first; a team of one has the name of its seat.
std::vector<std::string> teamKeys(int players)
{
    return {players == 2 ? "invader" : "invaders", players == 4 ? "defenders" : "defender"};
}

/// Every number of glory that a position may hold, from the lowest; see `gloryValue`.
std::vector<std::string> gloryKeys()
{
    std::vector<std::string> keys;
    for (int glory = -kMostGlory; glory <= kMostGlory; ++glory)
        keys.push_back(std::to_string(glory));
    return keys;
}

/// In the order of `Type`.
std::vector<ArgumentType> argumentTypes(const Board &board, std::vector<std::string> seats, int players)
{
    using K = ArgumentKind;
    return {
        {"number", K::Number, {}, 0, 999},
        {"place", K::Place, placeKeys(board)},
        {"path", K::Link, linkKeys(board, siegeSchema())},
        {"invader-unit", K::Piece, strings(kInvaderUnitKeys)},
        {"defender-unit", K::Piece, strings(kDefenderUnitKeys)},
        {"unit", K::Piece, {"goblin", "orc", "troll", "archer", "soldier", "veteran"}},
        {"engine", K::Piece, numberedKeys(kEngineKeys, kEnginesOfType), 0, 0, true},
        {"altar", K::Piece, {"altar-1", "altar-2"}, 0, 0, true},
        {"hero", K::Piece, strings(kHeroKeys), 0, 0, true},
        {"phase-card", K::Card, cardKeys()},
        {"action", K::Card, keysOfData<Action>(kActions)},
        {"work", K::Area, keysOfData<Work>(kWorks)},
        {"payment", K::Word, strings(kPaymentKeys)},
        {"deployment", K::Word, strings(kDeploymentKeys)},
        {"order", K::Card, strings(kOrderKeys)},
        {"side", K::Word, {"west", "east"}},
        {"equipment", K::Word, strings(kEquipmentKeys)},
        {"training", K::Word, strings(kTrainingKeys)},
        {"deed", K::Card, strings(kDeedKeys)},
        {"feat", K::Word, strings(kFeatKeys)},
        {"fire-card", K::Card, strings(kFireKeys)},
        {"shot", K::Word, {"hit", "miss"}},
        {"seat", K::SeatKey, seats},
        {"team", K::Word, teamKeys(players)},
        {"glory", K::Word, gloryKeys()},
        {"lack", K::Word, {"piece",          "engines",  "deck-cards",    "hit-card",  "miss-card",
                           "wood",           "rampart",  "foreground",    "wall",      "bridge-path",
                           "building",       "gate",     "ram-space",     "engine",    "catapult",
                           "cauldron",       "hero",     "other-place",   "equipment", "training",
                           "fallen-goblin",  "tower",    "cauldron-wall", "platform",  "trap-path",
                           "damaged-engine", "crew",     "invader",       "order",     "saboteur",
                           "guard",          "defender", "component"}}, // in the order of `Lack`
    };
}

} // namespace

Vocabulary Edition::vocabulary(const Board &board, const Rules &rules)
{
    std::vector<std::string> seatKeys;
    for (const SeatInfo &seat : seats(rules))
        seatKeys.push_back(seat.key);
    return {argumentTypes(board, std::move(seatKeys), rules.players), verbs(), events(), reasons(),
            agenda::decisionTerms(stepRules())};
}

} // namespace merlon::siege1
