#include "core/games/siege1/cards.h"
#include "core/games/siege1/steps.h"
#include "core/games/siege1/words.h"

#include <string>
#include <vector>

namespace merlon::siege1 {

namespace {

using T = Type;

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
    {"draw-card", {T::PhaseCard}, {2, 6}},
    {"draw-unit", {T::InvaderUnit}, {4, 1}},
    {"reveal-fire-card", {T::FireCard}, {18, 2}},
    {"reveal-shot", {T::Engine, T::Shot}, {18, 3}},
    {"keep-card", {T::PhaseCard}, {2, 6}},
    {"flip", {T::Number}, {3, 1}},
    {"done", {}, {1, 2}},
    {"place-stone", {T::Place}, {3, 2}},
    {"gain-resources", {T::InvaderUnit}, {4, 4}},
    {"transfer", {T::InvaderUnit, T::Number}, {23, 5}},
    {"end-phase", {}, {4, 3}},
    {"act", {T::Action}, {5, 1}},
    {"lend", {T::Action}, {23, 4}},
    {"pay", {T::Payment}, {5, 1}},
    {"place-at", {T::Place}, {5, 1}},
    {"place-on-path", {T::Path}, {5, 1}},
    {"place-on-engine", {T::Engine}, {5, 1}},
    {"place-on-hero", {T::Hero}, {5, 1}},
    {"place-on-side", {T::Side}, {5, 1}},
    {"take-equipment", {T::Place, T::Equipment}, {10, 4}},
    {"take-bridge", {T::Path}, {10, 4}},
    {"take-training", {T::Place, T::Training}, {10, 5}},
    {"raise", {T::Place}, {10, 6}},
    {"start-deployment", {T::Deployment}, {11, 2}},
    {"end-deployments", {}, {11, 2}},
    {"next-stage", {}, {11, 3}},
    {"rope", {T::Place, T::InvaderUnit, T::Place}, {11, 4}},
    {"march", {T::Place, T::InvaderUnit, T::Place}, {11, 5}},
    {"send", {T::InvaderUnit, T::Place}, {11, 7}},
    {"man-tower", {T::InvaderUnit, T::Place}, {11, 7}},
    {"focus", {T::Altar, T::Place}, {11, 9}},
    {"open-order", {}, {12, 1}},
    {"hidden-orders", {}, {12, 1}},
    {"no-orders", {}, {12, 1}},
    {"place-order", {T::Order, T::Place}, {12, 1}},
    {"invest", {T::BuildingAction}, {13, 4}},
    {"complete", {T::BuildingAction}, {13, 7}},
    {"target", {T::Place}, {13, 8}},
    {"target-path", {T::Path}, {13, 8}},
    {"target-engine", {T::Engine}, {13, 8}},
    {"target-side", {T::Side}, {13, 8}},
    {"target-unit", {T::Place, T::InvaderUnit}, {13, 8}},
    {"target-crew", {T::Place, T::InvaderUnit}, {13, 8}},
    {"give-up", {T::DefenderUnit}, {13, 8}},
    {"lift", {T::Place, T::DefenderUnit}, {14, 1}},
    {"set-down", {T::Place}, {14, 1}},
    {"exchange-with", {T::Place, T::DefenderUnit}, {14, 4}},
    {"hero-move", {T::Hero, T::Place}, {14, 6}},
    {"speech", {T::Number}, {16, 2}},
    {"raid", {T::InvaderUnit}, {16, 3}},
    {"dishonour", {T::Deed}, {17, 1}},
    {"speed", {T::BuildingAction}, {24, 6}},
    {"forfeit", {}, {13, 3}},
    {"aim-cannon", {T::Place, T::Place}, {18, 2}},
    {"aim-cannon-at-tower", {T::Place, T::Place}, {18, 2}},
    {"hold-cannon", {T::Place}, {18, 2}},
    {"cannon-kill", {T::InvaderUnit}, {18, 2}},
    {"aim-engine", {T::Engine, T::Place}, {18, 3}},
    {"keep-shot", {T::Shot}, {10, 3}},
    {"kill-defender", {T::DefenderUnit}, {6, 2}},
    {"smash", {T::Place}, {6, 3}},
    {"shoot", {T::Place, T::Place}, {18, 4}},
    {"casualties", {T::Number, T::Number, T::Number}, {18, 5}},
    {"goblin-shot", {T::Place, T::Place}, {18, 6}},
    {"hook", {T::Place, T::Place}, {19, 2}},
    {"hold-hook", {T::Place}, {19, 2}},
    {"resolve-order", {T::Place}, {19, 3}},
    {"explode", {T::Number}, {12, 5}},
    {"forced-march", {T::Place}, {12, 6}},
    {"step", {T::Place}, {12, 6}},
    {"lose", {T::InvaderUnit}, {19, 5}},
    {"lose-crew", {T::InvaderUnit}, {19, 5}},
    {"lose-defender", {T::DefenderUnit}, {19, 5}},
    {"rescue", {T::DefenderUnit}, {19, 6}},
    {"convert", {T::DefenderUnit, T::Place}, {19, 6}},
    {"disembark", {T::Place, T::InvaderUnit}, {21, 2}},
};

constexpr Row kEvents[] = {
    {"round-begins", {T::Number}},
    {"phase-begins", {T::Number}},
    {"phase-card-drawn", {T::PhaseCard}},
    {"card-kept", {T::Seat, T::PhaseCard}},
    {"card-removed", {T::PhaseCard}},
    {"card-turned", {T::Seat, T::Number}},
    {"stone-placed", {T::Place}},
    {"seat-gains-hourglasses", {T::Seat, T::Number}},
    {"seat-loses-hourglasses", {T::Seat, T::Number}},
    {"unit-drawn-for", {T::Seat, T::InvaderUnit}},
    {"resources-taken", {T::Seat, T::Number}},
    {"resources-paid", {T::Action, T::Number}},
    {"units-spent", {T::Number, T::Number, T::Number}},
    {"units-transferred", {T::Seat, T::InvaderUnit, T::Number}},
    {"action-done", {T::Seat, T::Action}},
    {"action-lent", {T::Seat, T::Action}},
    {"engine-placed", {T::Engine, T::Place}},
    {"altar-placed", {T::Altar, T::Side}},
    {"mantelet-placed", {T::Place}},
    {"ram-part-placed", {T::Place, T::Number}},
    {"siege-tower-placed", {T::Place}},
    {"equipment-placed", {T::Equipment, T::Place}},
    {"equipment-removed", {T::Equipment, T::Place}},
    {"bridge-placed", {T::Path}},
    {"bridge-removed", {T::Path}},
    {"training-placed", {T::Training, T::Place}},
    {"training-removed", {T::Training, T::Place}},
    {"card-added", {T::Engine, T::Shot}},
    {"units-trained", {T::InvaderUnit, T::Number}},
    {"ritual-on-engine", {T::Action, T::Engine}},
    {"ritual-on-hero", {T::Action, T::Hero}},
    {"ritual-laid", {T::Action, T::Place}},
    {"precise-fire-ordered", {T::Engine}},
    {"unit-raised", {T::InvaderUnit, T::Place}},
    {"feat-done", {T::Feat}},
    {"unit-scared", {T::DefenderUnit}},
    {"camp-counted", {T::Seat, T::Number, T::Number}},
    {"deployment-begins", {T::Seat, T::Deployment}},
    {"unit-roped", {T::Place, T::InvaderUnit, T::Place}},
    {"unit-marched", {T::Place, T::InvaderUnit, T::Place}},
    {"unit-sent", {T::InvaderUnit, T::Place}},
    {"tower-manned", {T::InvaderUnit, T::Place}},
    {"trap-springs", {T::Path, T::InvaderUnit}},
    {"altar-pointed", {T::Altar, T::Place}},
    {"orders-open", {T::Seat}},
    {"orders-hidden", {T::Seat}},
    {"order-placed", {T::Order, T::Place}},
    {"order-shown", {T::Order, T::Place}},
    {"order-cancelled", {T::Order, T::Place}},
    {"order-void", {T::Order, T::Place}},
    {"order-bluff", {T::Place}},
    {"window-opens", {T::Number}},
    {"hourglass-placed", {T::BuildingAction, T::Number, T::Number}},
    {"action-completed", {T::BuildingAction}},
    {"device-placed", {T::BuildingAction, T::Place}},
    {"trap-laid", {T::BuildingAction, T::Path}},
    {"gate-repaired", {T::Place, T::Number}},
    {"wood-placed", {T::Place}},
    {"archers-blessed", {T::Side}},
    {"wall-dazzled", {T::Place}},
    {"unit-promoted", {T::DefenderUnit, T::Place}},
    {"saboteurs-hunted", {T::Number}},
    {"unit-killed", {T::Place, T::Unit}},
    {"crew-killed", {T::Place, T::InvaderUnit}},
    {"unit-moved", {T::DefenderUnit, T::Place, T::Place}},
    {"units-exchanged", {T::DefenderUnit, T::Place, T::DefenderUnit, T::Place}},
    {"hero-moved", {T::Hero, T::Place, T::Place}},
    {"honour-lost", {}},
    {"speech-held", {T::Place, T::Number}},
    {"raid-made", {T::Place, T::InvaderUnit}},
    {"dishonour", {T::Deed}},
    {"barricades-raised", {T::Number}},
    {"prisoner-freed", {T::DefenderUnit}},
    {"last-stand", {T::Place}},
    {"action-sped", {T::BuildingAction}},
    {"assault-begins", {T::Number}},
    {"cannon-aimed", {T::Place, T::Place}},
    {"cannon-held", {T::Place}},
    {"cannon-missed", {T::Place}},
    {"fire-card-revealed", {T::FireCard}},
    {"engine-aimed", {T::Engine, T::Place}},
    {"shot-revealed", {T::Engine, T::Shot}},
    {"shot-kept", {T::Engine, T::Shot}},
    {"engine-hits", {T::Engine, T::Place}},
    {"stone-destroyed", {T::Place}},
    {"wood-destroyed", {T::Place, T::Number}},
    {"cauldron-destroyed", {T::Place}},
    {"machine-destroyed", {T::Place}},
    {"archer-shoots", {T::Place, T::Place}},
    {"archers-fire", {T::Place, T::Number}},
    {"goblin-shoots", {T::Place, T::Place}},
    {"cauldron-poured", {T::Place}},
    {"hook-aimed", {T::Place, T::Place}},
    {"hook-held", {T::Place}},
    {"hook-missed", {T::Place}},
    {"orcs-exploded", {T::Place, T::Number}},
    {"fury-rages", {T::Place}},
    {"goblins-exhausted", {T::Place}},
    {"troll-called", {T::Place, T::Place}},
    {"totals-compared", {T::Place, T::Number, T::Number}},
    {"wall-entered", {T::Place, T::Number}},
    {"shields-held", {T::Place}},
    {"unit-rescued", {T::DefenderUnit}},
    {"unit-converted", {T::DefenderUnit, T::Place}},
    {"units-retired", {T::Number}},
    {"gate-damaged", {T::Place, T::Number}},
    {"gate-falls", {T::Place, T::Number}},
    {"unit-disembarked", {T::Place, T::InvaderUnit}},
    {"glory-changed", {T::Team, T::Number, T::Number}},
    {"round-ended", {T::Number}},
    {"entries-counted", {T::Number}},
    {"tie-break", {}},
    {"game-won", {T::Team, T::Number, T::Number}},
    {"seat-resigned", {T::Seat}},
};

constexpr Row kReasons[] = {
    {"not-now", {}},
    {"wrong-place", {T::Place}},
    {"not-your-side", {}},
    {"not-your-seat", {}},
    {"no-tile", {}},
    {"no-space", {T::Place}},
    {"tile-there", {}},
    {"resources-short", {T::Number}},
    {"cannot-pay", {}},
    {"no-legal-target", {}},
    {"not-on-phase-card", {}},
    {"done-already", {}},
    {"turned-card", {}},
    {"no-such-card", {}},
    {"no-such-unit", {}},
    {"no-unit-in-supply", {}},
    {"bank-empty", {}},
    {"mate-finished", {}},
    {"mate-cannot", {}},
    {"no-mate", {}},
    {"deployment-spent", {}},
    {"no-way", {}},
    {"just-arrived", {}},
    {"no-move", {}},
    {"needs-face-down", {}},
    {"order-lies-there", {}},
    {"no-order-possible", {}},
    {"path-taken", {}},
    {"no-trap-space", {}},
    {"hourglass-short", {}},
    {"done-marker", {}},
    {"other-colour", {}},
    {"waits-already", {}},
    {"not-completed", {}},
    {"nothing-for-this", {}},
    {"not-joined", {}},
    {"closed-place", {T::Place}},
    {"only-archers", {T::Place}},
    {"same-kind", {}},
    {"other-hero-there", {}},
    {"hero-has-acted", {}},
    {"hero-possessed", {}},
    {"hero-elsewhere", {}},
    {"too-early", {}},
    {"deed-used", {}},
    {"can-spend", {}},
    {"too-much", {}},
    {"beyond-reach", {}},
    {"behind-mantelet", {}},
    {"engaged", {}},
    {"dazzled", {}},
    {"no-invader", {}},
    {"not-the-greatest", {}},
    {"wrong-number", {}},
    {"not-convertible", {}},
    {"ladders-needed", {}},
    {"no-gate", {}},
    {"not-offered", {}},
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

std::vector<std::string> engineKeys()
{
    std::vector<std::string> keys;
    for (std::size_t type = 0; type < kEngineTypes; ++type) {
        for (int ordinal = 1; ordinal <= kEnginesOfType[type]; ++ordinal)
            keys.push_back(std::string(kEngineKeys[type]) + '-' + std::to_string(ordinal));
    }
    return keys;
}

std::vector<std::string> cardKeys()
{
    std::vector<std::string> keys;
    for (int phase = 2; phase <= 5; ++phase) {
        for (const char letter : {'a', 'b', 'c', 'd', 'e'})
            keys.push_back("phase-" + std::to_string(phase) + '-' + letter);
    }
    return keys;
}

std::vector<std::string> actionKeys()
{
    std::vector<std::string> keys;
    for (int action = 0; action < kActions; ++action)
        keys.emplace_back(dataOf(static_cast<Action>(action)).key);
    return keys;
}

std::vector<std::string> workKeys()
{
    std::vector<std::string> keys;
    for (const WorkData &work : kWorkData)
        keys.emplace_back(work.key);
    return keys;
}

std::vector<std::string> seatKeys(int players)
{
    if (players == 2)
        return {"invader", "defender"};
    if (players == 3)
        return {"invader-west", "invader-east", "defender"};
    return {"invader-west", "invader-east", "defender-west", "defender-east"};
}

/// The invaders first; a team of one has the name of its seat.
std::vector<std::string> teamKeys(int players)
{
    return {players == 2 ? "invader" : "invaders", players == 4 ? "defenders" : "defender"};
}

/// In the order of `Type`.
std::vector<ArgumentType> argumentTypes(const Board &board, int players)
{
    using K = ArgumentKind;
    return {
        {"number", K::Number, {}, 0, 999},
        {"place", K::Place, placeKeys(board)},
        {"path", K::Link, linkKeys(board)},
        {"invader-unit", K::Piece, strings(kInvaderUnitKeys)},
        {"defender-unit", K::Piece, strings(kDefenderUnitKeys)},
        {"unit", K::Piece, {"goblin", "orc", "troll", "archer", "soldier", "veteran"}},
        {"engine", K::Piece, engineKeys()},
        {"altar", K::Piece, {"altar-1", "altar-2"}},
        {"hero", K::Piece, strings(kHeroKeys)},
        {"phase-card", K::Card, cardKeys()},
        {"action", K::Card, actionKeys()},
        {"work", K::Area, workKeys()},
        {"payment", K::Word, strings(kPaymentKeys)},
        {"deployment", K::Word, strings(kDeploymentKeys)},
        {"order", K::Word, strings(kOrderKeys)},
        {"side", K::Word, {"west", "east"}},
        {"equipment", K::Word, strings(kEquipmentKeys)},
        {"training", K::Word, strings(kTrainingKeys)},
        {"deed", K::Card, strings(kDeedKeys)},
        {"feat", K::Word, strings(kFeatKeys)},
        {"fire-card", K::Card, strings(kFireKeys)},
        {"shot", K::Word, {"hit", "miss"}},
        {"seat", K::SeatKey, seatKeys(players)},
        {"team", K::Word, teamKeys(players)},
    };
}

} // namespace

Vocabulary makeVocabulary(const Board &board, int players)
{
    return {argumentTypes(board, players), terms(kVerbs), terms(kEvents), terms(kReasons), decisionTerms()};
}

} // namespace merlon::siege1
