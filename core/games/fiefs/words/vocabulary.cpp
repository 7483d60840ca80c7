#include "core/engine/agenda/words.h"
#include "core/engine/notation/term_table.h"
#include "core/games/fiefs/edition.h"

#include <algorithm>
#include <string>
#include <vector>

/// The tables of words, each in the order of its list in words.h.
namespace merlon::fiefs {

namespace {

using T = Type;
using Row = TermRow<Type>;

/// A seat uses a card or an artefact.
template <class... Types>
constexpr Row used(const char *key, Types... types)
{
    return {key, {T::Seat, types...}, {}, TermRole::Use};
}

constexpr Row kVerbRows[] = {
    {"deal-tile", {T::Tile, T::Place}, {1, 2}},
    {"deal-artefact", {T::Artefact}, {1, 4}},
    {"first-player", {T::Seat}, {1, 8}},
    {"draw-card", {T::Card}, {2, 5}},
    {"reveal-card", {T::Card}, {5, 4}},
    {"drop-card", {T::Card}, {8, 8}},
    {"roll", {T::Number}, {8, 10}},
    {"call-to-arms", {}, {4, 2}},
    {"tactical-advance", {}, {4, 3}},
    {"redistribute", {}, {6, 1}},
    {"end-turn", {}, {10, 1}, TermRole::End},
    {"use-crown", {}, {5, 2}},
    {"advance-to", {T::Place}, {7, 1}},
    {"forgo-advance", {}, {3, 5}, TermRole::Pass},
    {"fracture", {T::Seat, T::ArtefactKind}, {9, 1}},
    {"pass", {}, {9, 6}, TermRole::Pass},
    {"break", {T::Seat, T::ArtefactKind}, {5, 3}},
    {"look-at", {T::Seat}, {5, 4}},
    {"leave-on-top", {}, {5, 4}, TermRole::Pass},
    {"discard-top", {}, {5, 4}},
    {"reshuffle", {T::Card}, {5, 5}},
    {"put-next", {T::Card}, {5, 6}},
    {"recall", {T::Place, T::Number}, {6, 2}},
    {"post", {T::Place, T::Number}, {6, 3}},
    {"done", {}, {6, 5}, TermRole::End},
    {"send", {T::Number}, {7, 2}},
    {"equalise", {}, {8, 8}},
    {"decline", {}, {8, 8}, TermRole::Pass},
    {"conflict", {T::Card}, {8, 9}},
    {"support", {T::Card}, {8, 13}},
    {"end-support", {}, {8, 13}, TermRole::Pass},
    {"discard", {T::Card}, {2, 6}},
    {"keep-hand", {}, {7, 4}, TermRole::Pass},
};

constexpr Row kEventRows[] = {
    {"tile-dealt", {T::Tile, T::Place}},
    {"tile-put-under", {T::Tile, T::Place}},
    {"artefact-dealt", {T::Seat, T::Artefact}},
    {"knights-placed", {T::Seat, T::Place, T::Number}},
    {"card-drawn", {T::Seat, T::Card}},
    {"pile-reshuffled", {T::Seat}},
    {"authority-shown", {T::Seat}},
    {"first-player-chosen", {T::Seat}},
    {"round-begins", {T::Number}, {}, TermRole::Round},
    {"turn-begins", {T::Seat}, {}, TermRole::Part},
    {"mustered", {T::Seat, T::Number}},
    used("card-played", T::Card)
        .without({"conflict2", "conflict3", "conflict4", "conflict5", "ambush", "support1", "support2",
                  "authority", "fracture"}),
    {"knights-gained", {T::Seat, T::Number}},
    used("crown-used", T::Artefact)
        .without({"fear", "influence", "rage", "vigour", "defiance", "loyalty", "brutality", "greed",
                  "preparation", "cleansing", "devotion", "resurgence"}),
    {"crown-cancelled", {T::Seat, T::Artefact}},
    {"fracture-played", {T::Seat, T::Seat, T::Artefact}},
    used("artefact-broken", T::Artefact),
    {"artefact-restored", {T::Seat, T::Artefact}},
    {"pile-looked-at", {T::Seat, T::Seat}},
    {"top-seen", {T::Seat, T::Seat, T::Card}},
    {"top-left", {T::Seat, T::Seat}},
    {"card-discarded", {T::Seat, T::Card}},
    {"card-shuffled-in", {T::Seat, T::Card}},
    {"cards-looked-at", {T::Seat, T::Number}},
    {"card-seen", {T::Seat, T::Card}},
    {"card-put-back", {T::Seat, T::Card}},
    {"redistribution-begins", {T::Seat}},
    {"recalled", {T::Seat, T::Place, T::Number}},
    {"posted", {T::Seat, T::Place, T::Number}},
    {"advanced", {T::Seat, T::Place, T::Number}},
    {"advance-forgone", {T::Seat}},
    {"conquered", {T::Seat, T::Place}, {}, TermRole::Taken},
    {"knight-mired", {T::Seat, T::Place}, {}, TermRole::Death},
    {"battle-begins", {T::Seat, T::Seat, T::Place}, {}, TermRole::Fight},
    {"bonus-of-land", {T::Seat, T::Place, T::Number}},
    {"arena-rolled", {T::Seat, T::Number}},
    {"battle-ends-in-arena", {T::Place}},
    used("bonus-of-sceptre", T::Artefact, T::Number)
        .without({"corruption", "prosperity", "order", "insight", "vitality", "fury", "brutality", "greed",
                  "preparation", "cleansing", "devotion", "resurgence"}),
    used("sceptre-used", T::Artefact)
        .without({"corruption", "prosperity", "order", "insight", "vitality", "fury", "brutality", "greed",
                  "preparation", "cleansing", "devotion", "resurgence"}),
    {"card-lost", {T::Seat, T::Card}},
    {"equalised", {T::Seat, T::Number}},
    {"declined", {T::Seat}},
    used("conflict-shown", T::Card)
        .without({"support1", "support2", "call-to-arms", "authority", "tactical-advance", "fracture"}),
    {"no-conflict", {T::Seat}},
    {"ambush-rolled", {T::Seat, T::Number}},
    used("support-played", T::Card)
        .without({"conflict2", "conflict3", "conflict4", "conflict5", "ambush", "call-to-arms", "authority",
                  "tactical-advance", "fracture"}),
    {"support-ends", {T::Seat}},
    {"battle-won", {T::Seat, T::Seat, T::Place, T::Number}},
    {"chaos-rolled", {T::Seat, T::Number}},
    {"result-turned", {T::Seat, T::Place}},
    {"battle-undecided", {T::Place}},
    used("orb-works", T::Artefact)
        .without({"corruption", "prosperity", "order", "insight", "vitality", "fury", "fear", "influence",
                  "rage", "vigour", "defiance", "loyalty"}),
    {"knights-lost", {T::Seat, T::Place, T::Number}, {}, TermRole::Death},
    {"retreated", {T::Seat, T::Place, T::Number}},
    {"defended", {T::Seat, T::Place}},
    {"swept", {T::Seat, T::Place, T::Number}, {}, TermRole::Death},
    {"turn-ends", {T::Seat}},
    {"castle-taken", {T::Seat, T::Place}, {}, TermRole::Taken},
    {"game-won", {T::Seat}},
    {"limit-reached", {T::Number}},
    {"resigned", {T::Seat}},
};

constexpr Row kReasonRows[] = {
    {"not-now", {}, {}, TermRole::Plain},
    {"card-not-in-hand", {T::Card}, {}, TermRole::Plain},
    {"not-that-family", {T::Card}, {}, TermRole::Plain},
    {"no-campaign", {}},
    {"nothing-to-move", {}},
    {"not-a-territory", {T::Place}},
    {"own-territory", {T::Place}, {}, TermRole::Plain},
    {"teams-territory", {T::Place}},
    {"out-of-reach", {T::Place}},
    {"no-knight-in-castle", {}},
    {"too-few-in-castle", {T::Number}},
    {"over-capacity", {T::Place, T::Number}},
    {"dice-short", {}},
    {"not-supplied", {T::Place}},
    {"not-yours", {T::Place}, {}, TermRole::Plain},
    {"named-already", {T::Place}},
    {"one-must-stay", {T::Place, T::Number}},
    {"crown-broken", {T::Artefact}},
    {"crown-used", {T::Artefact}},
    {"crown-idle", {T::Artefact}},
    {"artefact-broken", {T::Seat, T::ArtefactKind}},
    {"not-an-enemy", {T::Seat}},
    {"not-exposed", {T::Seat, T::ArtefactKind}},
    {"no-pile-there", {T::Seat}},
    {"not-in-discard", {T::Card}, {}, TermRole::Plain},
    {"laid-this-turn", {T::Card}},
    {"not-looked-at", {T::Card}, {}, TermRole::Plain},
};

/// In the order of `Type`.
std::vector<ArgumentType> argumentTypes(const Board &board, const Rules &rules)
{
    using K = ArgumentKind;
    std::vector<std::string> seats;
    for (const SeatInfo &seat : Edition::seats(rules))
        seats.push_back(seat.key);
    return {
        {"number", K::Number, {}, 0, 999},
        {"place", K::Place, placeKeys(board)},
        {"border", K::Link, linkKeys(board, fiefsSchema())},
        {"seat", K::SeatKey, std::move(seats)},
        {"card", K::Card, keysOfRows(kCardData)},
        {"artefact", K::Card, keysOfRows(kArtefactData)},
        {"artefact-kind", K::Word, strings(kArtefactKindKeys)},
        {"tile", K::Word, keysOfRows(kTileData)},
        {"ability", K::Word, strings(kAbilityKeys)},
    };
}

} // namespace

Vocabulary Edition::vocabulary(const Board &board, const Rules &rules)
{
    return {argumentTypes(board, rules), termsOf<Type>(kVerbRows), termsOf<Type>(kEventRows),
            termsOf<Type>(kReasonRows), agenda::decisionTerms(stepRules())};
}

} // namespace merlon::fiefs
