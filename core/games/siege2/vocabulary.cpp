#include "core/games/siege2/cards.h"
#include "core/games/siege2/steps.h"
#include "core/games/siege2/words.h"

#include <initializer_list>
#include <string>

namespace merlon::siege2 {

namespace {

using T = Type;

/// A term as it is written here: key, types of the arguments, and where the rulebook has it.
struct Row {
    constexpr Row(const char *termKey, std::initializer_list<T> termTypes, RuleId termRule = {})
        : key(termKey)
        , rule(termRule)
    {
        for (const T type : termTypes)
            types[count++] = type;
    }
    const char *key;
    std::array<T, 4> types {};
    std::size_t count = 0;
    RuleId rule;
};

constexpr Row kVerbs[] = {
    {"draw-card", {T::ActionCard}, {2, 3}},
    {"draw-objective", {T::Objective}, {2, 5}},
    {"draw-plan", {T::Plan}, {2, 6}},
    {"draw-unit", {T::InvaderUnit}, {5, 1}},
    {"reveal-hit-card", {T::HitCard}, {17, 2}},
    {"reveal-shot", {T::Machine, T::Shot}, {17, 4}},
    {"order-next", {T::ActionCard}, {2, 4}},
    {"drop-objective", {T::Objective}, {2, 5}},
    {"drop-plan", {T::Plan}, {2, 6}},
    {"perform", {T::ActionCard}, {3, 2}},
    {"skip", {T::ActionCard}, {3, 2}},
    {"pay", {T::Payment}, {4, 1}},
    {"pay-with-spy", {T::Payment, T::InvaderUnit}, {4, 2}},
    {"discard", {T::InvaderUnit}, {5, 6}},
    {"start-exchange", {}, {5, 2}},
    {"no-exchange", {}, {5, 2}},
    {"exchange", {T::ActionCard, T::ActionCard}, {5, 3}},
    {"done", {}, {10, 4}},
    {"place-machine", {T::Place}, {6, 2}},
    {"place-equipment", {T::Place}, {7, 1}},
    {"place-bridge", {T::Path}, {7, 3}},
    {"place-training", {T::Place}, {8, 1}},
    {"choose-machine", {T::Machine}, {8, 3}},
    {"choose-building", {T::Place}, {8, 4}},
    {"place", {T::InvaderUnit, T::Place}, {8, 5}},
    {"place-ritual", {T::Place, T::RitualToken}, {9, 1}},
    {"place-ritual-on-machine", {T::Machine, T::RitualToken}, {9, 1}},
    {"place-ritual-on-order", {T::HeroicOrder, T::RitualToken}, {9, 1}},
    {"take-back", {T::InvaderUnit}, {20, 3}},
    {"pass", {}, {16, 2}},
    {"maneuver", {T::Maneuver}, {10, 1}},
    {"no-more-maneuvers", {}, {10, 1}},
    {"sap-in", {T::Place, T::InvaderUnit}, {10, 6}},
    {"march", {T::Place, T::InvaderPiece, T::Place}, {10, 5}},
    {"march-through", {T::Place, T::InvaderUnit, T::Place}, {10, 8}},
    {"march-on", {T::Place}, {10, 8}},
    {"deploy", {T::Place, T::InvaderUnit}, {10, 7}},
    {"join", {T::InvaderUnit}, {10, 11}},
    {"orders", {T::OrderMode}, {11, 1}},
    {"give-order", {T::Order, T::Place}, {11, 4}},
    {"place-hourglass", {T::BuildingAction}, {12, 3}},
    {"select", {T::DefenderPiece, T::Place}, {13, 1}},
    {"move-to", {T::Place}, {13, 2}},
    {"swap-with", {T::DefenderPiece, T::Place}, {13, 5}},
    {"activate", {T::BuildingAction}, {12, 5}},
    {"heroic-order", {T::Hero, T::HeroicOrder}, {14, 2}},
    {"use-plan", {T::Plan}, {16, 1}},
    {"end-phase", {}, {12, 1}},
    {"choose-wall", {T::Place}, {14, 3}},
    {"place-device", {T::Place}, {15, 1}},
    {"place-cauldron", {T::Place}, {15, 2}},
    {"place-ladder", {T::Place}, {15, 3}},
    {"place-stone", {T::Place}, {15, 4}},
    {"place-trap", {T::Path}, {15, 5}},
    {"trap-type", {T::Trap}, {15, 5}},
    {"choose-card", {T::ActionCard}, {15, 7}},
    {"choose-side", {T::Side}, {15, 8}},
    {"choose-order", {T::Place}, {15, 9}},
    {"kill", {T::Place, T::Unit}, {1, 3}},
    {"train", {T::DefenderUnit}, {15, 12}},
    {"upgrade", {T::Place, T::DefenderUnit}, {16, 3}},
    {"choose-rampart", {T::Place}, {16, 3}},
    {"enlist", {T::DefenderUnit}, {16, 3}},
    {"remove-heroic-order", {T::HeroicOrder}, {16, 3}},
    {"cannon", {T::Place, T::Place}, {17, 1}},
    {"hold", {T::Place}, {17, 1}},
    {"fire", {T::Machine, T::Place}, {17, 3}},
    {"hold-fire", {T::Machine}, {17, 3}},
    {"smash", {T::Place}, {6, 4}},
    {"aim", {T::Place, T::Place}, {17, 7}},
    {"aim-all", {T::Place}, {17, 8}},
    {"pole", {T::Place, T::Place}, {18, 3}},
    {"resolve-order", {T::Place}, {18, 4}},
    {"detonate", {T::Number}, {18, 5}},
    {"call", {T::Place, T::Place}, {18, 6}},
    {"recover", {T::DefenderUnit}, {19, 1}},
    {"resolve-objective", {T::Objective}, {20, 2}},
    {"take-token", {T::Equipment}, {20, 4}},
};

constexpr Row kEvents[] = {
    {"round-begins", {T::Number}},
    {"hourglasses-gained", {T::Number}},
    {"card-drawn", {T::ActionCard}},
    {"objective-drawn", {T::Objective}},
    {"objective-dropped", {T::Objective}},
    {"objective-shown", {T::Objective}},
    {"plan-drawn", {T::Plan}},
    {"plan-dropped", {T::Plan}},
    {"card-performed", {T::ActionCard}},
    {"card-skipped", {T::ActionCard}},
    {"card-impossible", {T::ActionCard}},
    {"units-paid", {T::ActionCard, T::Number, T::Number, T::Number}},
    {"wood-paid", {T::ActionCard, T::Number}},
    {"wood-taken", {T::Number}},
    {"unit-drawn", {T::InvaderUnit}},
    {"exchange-opened", {}},
    {"cards-exchanged", {T::ActionCard, T::ActionCard}},
    {"spy-returned", {T::ActionCard}},
    {"machine-placed", {T::Machine, T::Place}},
    {"siege-tower-placed", {T::Place}},
    {"mantelet-placed", {T::Place}},
    {"equipment-placed", {T::Equipment, T::Place}},
    {"bridge-placed", {T::Path}},
    {"training-placed", {T::ActionCard, T::Place}},
    {"miss-removed", {T::Machine}},
    {"unit-placed", {T::InvaderUnit, T::Place}},
    {"ritual-placed", {T::ActionCard, T::Place, T::RitualToken}},
    {"ritual-placed-on-machine", {T::ActionCard, T::Machine, T::RitualToken}},
    {"ritual-placed-on-order", {T::ActionCard, T::HeroicOrder, T::RitualToken}},
    {"ritual-flipped", {T::ActionCard, T::Place, T::RitualToken}},
    {"ritual-flipped-on-machine", {T::ActionCard, T::Machine, T::RitualToken}},
    {"ritual-flipped-on-order", {T::ActionCard, T::HeroicOrder, T::RitualToken}},
    {"unit-taken-back", {T::InvaderUnit}},
    {"maneuver-begins", {T::Maneuver}},
    {"unit-marched", {T::Place, T::InvaderPiece, T::Place}},
    {"unit-marched-through", {T::Place, T::InvaderUnit, T::Place, T::Place}},
    {"unit-sapped", {T::Place, T::InvaderUnit}},
    {"unit-deployed", {T::Place, T::InvaderUnit}},
    {"trap-shown", {T::Path, T::Trap}},
    {"siege-tower-held", {T::Path}},
    {"marauders-joined", {T::InvaderUnit, T::Place}},
    {"marauders-gather", {T::Number}},
    {"orders-chosen", {T::OrderMode}},
    {"order-placed", {T::Order, T::Place}},
    {"order-shown", {T::Order, T::Place}},
    {"order-removed", {T::Order, T::Place}},
    {"order-returned", {T::Place}},
    {"order-void", {T::Order, T::Place}},
    {"defender-phase-begins", {T::Number}},
    {"hourglasses-lost", {T::Number}},
    {"hourglass-placed", {T::BuildingAction, T::Number, T::Number}},
    {"action-completed", {T::BuildingAction}},
    {"defender-moved", {T::DefenderPiece, T::Place, T::Place}},
    {"defenders-swapped", {T::DefenderPiece, T::Place, T::DefenderPiece, T::Place}},
    {"move-lost", {T::DefenderPiece, T::Place}},
    {"heroic-order-used", {T::Hero, T::HeroicOrder}},
    {"heroic-order-lost", {T::HeroicOrder}},
    {"heroic-order-removed", {T::HeroicOrder}},
    {"device-placed", {T::BuildingAction, T::Place}},
    {"cauldron-placed", {T::BuildingAction, T::Place}},
    {"ladder-placed", {T::Place}},
    {"stone-placed", {T::Place}},
    {"trap-placed", {T::Path, T::Trap}},
    {"malfunction-placed", {T::Machine}},
    {"spy-placed", {T::ActionCard}},
    {"side-blessed", {T::Side}},
    {"wall-glared", {T::Place}},
    {"unit-trained", {T::DefenderUnit, T::Place}},
    {"saboteurs-tracked", {T::Number}},
    {"unit-killed", {T::Place, T::Unit}},
    {"specter-took", {T::DefenderUnit, T::Place}},
    {"plan-used", {T::Plan}},
    {"unit-upgraded", {T::Place, T::DefenderUnit}},
    {"unit-enlisted", {T::DefenderUnit}},
    {"rituals-returned", {}},
    {"assault-begins", {T::Number}},
    {"cannon-aimed", {T::Place, T::Place}},
    {"hit-card-revealed", {T::HitCard}},
    {"cannon-missed", {T::Place}},
    {"machine-aimed", {T::Machine, T::Place}},
    {"machine-held", {T::Machine}},
    {"shot-revealed", {T::Machine, T::Shot}},
    {"stone-destroyed", {T::Place}},
    {"cauldron-destroyed", {T::Place}},
    {"device-destroyed", {T::Place}},
    {"nothing-hit", {T::Machine, T::Place}},
    {"marksman-aimed", {T::Place, T::Place}},
    {"side-aimed", {T::Side, T::Place}},
    {"volley-fired", {T::Place, T::Number}},
    {"pole-aimed", {T::Place, T::Place}},
    {"pole-missed", {T::Place}},
    {"orcs-detonated", {T::Place, T::Number}},
    {"fury-rages", {T::Place}},
    {"troll-called", {T::Place, T::Place}},
    {"strengths-compared", {T::Place, T::Number, T::Number, T::Number}},
    {"wall-breached", {T::Place, T::Number, T::Number}},
    {"unit-recovered", {T::DefenderUnit}},
    {"units-retired", {T::Number}},
    {"round-ended", {T::Number}},
    {"defender-wins", {}},
    {"seat-resigned", {T::Seat}},
    {"objective-met", {T::Objective}},
    {"goblins-exhausted", {T::Place}},
};

constexpr Row kReasons[] = {
    {"not-now", {}},
    {"not-offered", {}},
    {"wrong-place", {T::Place}},
    {"no-token", {}},
    {"no-space", {T::Place}},
    {"already-there", {T::Place}},
    {"wood-short", {T::Number}},
    {"cannot-pay", {}},
    {"no-target", {T::ActionCard}},
    {"no-unit-there", {T::Place}},
    {"no-unit-in-supply", {}},
    {"budget-spent", {T::Place}},
    {"no-path", {T::Place, T::Place}},
    {"siege-tower-refused", {T::Place}},
    {"trap-or-bridge-there", {T::Path}},
    {"not-trappable", {T::Path}},
    {"too-many-machines", {}},
    {"other-phase", {T::ActionCard}},
    {"card-moved", {T::ActionCard}},
    {"card-not-here", {T::ActionCard}},
    {"no-hourglass", {}},
    {"completed-already", {T::BuildingAction}},
    {"track-full", {T::BuildingAction}},
    {"condition-missing", {T::BuildingAction}},
    {"track-not-full", {T::BuildingAction}},
    {"not-adjacent", {T::Place, T::Place}},
    {"closed-place", {T::Place}},
    {"only-marksmen", {T::Place}},
    {"no-swap", {T::Place}},
    {"hero-there", {T::Place}},
    {"gale-unpaid", {T::Place}},
    {"hero-used", {T::Hero}},
    {"order-used", {T::HeroicOrder}},
    {"order-gone", {T::HeroicOrder}},
    {"order-idle", {T::HeroicOrder}},
    {"plan-not-yours", {T::Plan}},
    {"plan-idle", {T::Plan}},
    {"plan-other-moment", {T::Plan}},
    {"hourglasses-left", {}},
    {"nothing-placed", {}},
    {"mantelet-there", {T::Place}},
    {"out-of-reach", {T::Place}},
    {"nothing-there", {T::Place}},
    {"machine-silenced", {T::Machine}},
    {"machine-absent", {T::Machine}},
    {"glared", {T::Place}},
    {"too-strong", {}},
    {"not-the-smallest-loss", {}},
    {"token-used", {}},
    {"no-invader-there", {T::Place}},
    {"order-there", {T::Place}},
    {"maneuver-made", {T::Maneuver}},
    {"sap-used", {T::Place}},
    {"quartermaster-used", {T::Place}},
    {"goal-not-met", {T::Objective}},
    {"other-side", {T::Place}},
    {"other-building", {T::BuildingAction}},
    {"spy-there", {T::ActionCard}},
    {"saboteur-there", {T::Place}},
    {"deck-without-miss", {T::Machine}},
    {"ritual-there", {}},
    {"nothing-to-train", {}},
    {"not-on-card", {}},
    {"platform-missing", {T::Place}},
    {"cauldron-place-missing", {T::Place}},
    {"device-there", {T::Place}},
    {"no-order-there", {T::Place}},
    {"already-resolved", {T::Place}},
    {"too-many", {T::Number}},
};

template <std::size_t size>
std::vector<Term> terms(const Row (&rows)[size])
{
    std::vector<Term> result {{"none", {}, {}}};
    for (const Row &row : rows) {
        Term term {row.key, {}, row.rule};
        for (std::size_t i = 0; i < row.count; ++i)
            term.types.push_back(static_cast<std::uint8_t>(row.types[i]));
        result.push_back(std::move(term));
    }
    return result;
}

std::vector<Term> decisionTerms()
{
    std::vector<Term> result;
    for (const StepRule *rule : stepRules()) {
        Term term {std::string(rule->key), {}, rule->rule};
        for (std::size_t i = 0; i < rule->aboutCount; ++i)
            term.types.push_back(static_cast<std::uint8_t>(rule->about[i]));
        result.push_back(std::move(term));
    }
    return result;
}

template <class Keys>
std::vector<std::string> strings(const Keys &keys)
{
    return {keys.begin(), keys.end()};
}

std::vector<std::string> placeKeys(const Board &board)
{
    std::vector<std::string> keys;
    for (const Place &place : board.places())
        keys.push_back(place.key);
    return keys;
}

/// `a>b` for paths, which are directed, `a~b` for all other links.
std::vector<std::string> linkKeys(const Board &board)
{
    std::vector<std::string> keys;
    for (const Link &link : board.links())
        keys.push_back(link.from + (link.kind == "path" ? '>' : '~') + link.to);
    return keys;
}

std::vector<std::string> machineKeys()
{
    std::vector<std::string> keys;
    for (const std::string_view type : kMachineKeys) {
        for (int ordinal = 1; ordinal <= kMachinesOfType; ++ordinal)
            keys.push_back(std::string(type) + '-' + std::to_string(ordinal));
    }
    return keys;
}

std::vector<std::string> cardKeys()
{
    std::vector<std::string> keys;
    for (int card = 0; card < kCards; ++card)
        keys.emplace_back(dataOf(static_cast<Card>(card)).key);
    return keys;
}

std::vector<std::string> actionKeys()
{
    std::vector<std::string> keys;
    for (int action = 0; action < kActions; ++action)
        keys.emplace_back(dataOf(static_cast<Action>(action)).key);
    return keys;
}

/// In the order of `Type`.
std::vector<ArgumentType> argumentTypes(const Board &board)
{
    using K = ArgumentKind;
    return {
        {"number", K::Number, {}, 0, 999},
        {"place", K::Place, placeKeys(board)},
        {"path", K::Link, linkKeys(board)},
        {"invader-unit", K::Piece, strings(kInvaderUnitKeys)},
        {"invader-piece", K::Piece, {"goblin", "orc", "troll", "siege-tower"}},
        {"defender-unit", K::Piece, strings(kDefenderUnitKeys)},
        {"defender-piece", K::Piece, {"marksman", "soldier", "veteran", "warrior", "officer"}},
        {"unit", K::Piece, {"goblin", "orc", "troll", "marksman", "soldier", "veteran"}},
        {"machine", K::Piece, machineKeys()},
        {"action-card", K::Card, cardKeys()},
        {"objective", K::Card, strings(kObjectiveKeys)},
        {"plan", K::Card, strings(kPlanKeys)},
        {"building-action", K::Area, actionKeys()},
        {"payment", K::Word, strings(kPaymentKeys)},
        {"ritual-token", K::Word, {"bluff", "target"}},
        {"maneuver", K::Word, {"minor", "major"}},
        {"order-mode", K::Word, {"open", "classified", "none"}},
        {"order", K::Word, strings(kOrderKeys)},
        {"hero", K::Piece, strings(kHeroKeys)},
        {"heroic-order", K::Card, strings(kHeroicOrderKeys)},
        {"trap", K::Word, {"goblin", "troll", "siege-tower"}},
        {"side", K::Word, {"west", "east"}},
        {"equipment", K::Word, strings(kEquipmentKeys)},
        {"hit-card", K::Card, {"d1", "d2", "d3", "d4", "d5", "d6"}},
        {"shot", K::Word, {"hit", "miss"}},
        {"seat", K::SeatKey, {"invader", "defender"}},
    };
}

} // namespace

Vocabulary makeVocabulary(const Board &board)
{
    return {argumentTypes(board), terms(kVerbs), terms(kEvents), terms(kReasons), decisionTerms()};
}

} // namespace merlon::siege2
