#include "core/engine/agenda/words.h"
#include "core/engine/notation/term_table.h"
#include "core/games/mountain/edition.h"

#include <string>
#include <vector>

/// The tables of words, each in the order of its list in words.h.
namespace merlon::mountain {

namespace {

using T = Type;
using Row = TermRow<Type>;

constexpr Row kVerbRows[] = {
    {"reveal-troll", {T::TrollCard, T::PlaceInHorde}, {4, 7}},
    {"draw-pedestal", {T::Clan, T::PlaceInHorde}, {4, 7}},
    {"deal-workshop", {T::Workshop}, {0, 14}},
    {"reveal-spell", {T::Spell, T::SpellPlace}, {0, 15}},
    {"first-statue", {T::Number}, {0, 16}},
    {"order-clans", {T::Clan, T::Clan, T::Clan}, {0, 16}},
    {"lay-token", {T::Number, T::Number, T::Clan}, {0, 17}},
    {"first-player", {T::Seat}, {0, 18}},
    {"draw-troll", {T::TrollCard}, {0, 20}},
    {"portal", {T::Square}, {0, 19}},
    {"settle", {T::TrollCard, T::PackSlot}, {0, 20}},
    {"exchange", {T::Resource}, {1, 9}, TermRole::Aside},
    {"give", {T::Resource}, {1, 10}},
    {"pay-from", {T::PackSlot}, {1, 7}, TermRole::Pay},
    {"pay-from-stock", {}, {1, 7}, TermRole::Pay},
    {"next", {}, {2, 2}, TermRole::End},
    {"done", {}, {3, 5}, TermRole::End},
    {"skip", {}, {4, 1}, TermRole::Pass},
    {"cast", {T::SpellPlace}, {3, 2}},
    {"swap", {T::PackSlot, T::PlaceInHorde}, {3, 2}},
    {"gain", {T::Gift}, {3, 2}},
    {"wake", {T::PackSlot}, {3, 2}},
    {"rob", {T::PlaceInHorde}, {3, 2}},
    {"pick", {T::Square}, {3, 2}},
    {"transmute", {T::Resource, T::Resource, T::Number}, {3, 2}},
    {"pedestal-on", {T::Square, T::Clan}, {3, 2}},
    {"lift", {T::Square}, {3, 6}},
    {"work", {T::Square}, {3, 4}},
    {"use", {T::Conversion}, {3, 5}},
    {"fetch", {T::PackSlot, T::Resource}, {3, 5}},
    {"recruit", {T::PlaceInHorde}, {4, 2}},
    {"bribe", {T::Resource}, {4, 4}},
    {"take-pedestal", {T::Clan}, {4, 6}},
    {"join", {T::PackSlot}, {4, 8}},
    {"dig", {T::Shape, T::Resource}, {5, 1}},
    {"turn", {T::Orientation}, {5, 2}},
    {"place", {T::Square}, {5, 3}},
    {"pedestal", {T::Clan}, {5, 10}},
    {"no-pedestal", {}, {5, 10}, TermRole::Pass},
    {"establish", {T::Square, T::Workshop}, {5, 14}},
    {"hall", {T::Hall}, {6, 1}},
    {"place-hall", {T::Orientation, T::Square}, {6, 2}},
    {"haul", {T::Square}, {7, 1}},
    {"to", {T::Square}, {7, 2}},
    {"pay-cart", {T::CartSource}, {7, 4}, TermRole::Pay},
};

constexpr Row kEventRows[] = {
    {"troll-revealed", {T::TrollCard, T::PlaceInHorde}},
    {"pedestal-drawn", {T::Clan, T::PlaceInHorde}},
    {"workshop-revealed", {T::Workshop}},
    {"spell-revealed", {T::Spell, T::SpellPlace}},
    {"statue-placed", {T::Clan, T::Square}},
    {"token-laid", {T::Number, T::Number, T::Clan}},
    {"first-player-chosen", {T::Seat}},
    {"portal-placed", {T::Seat, T::Square}},
    {"start-troll-drawn", {T::Seat, T::TrollCard}},
    {"troll-settled", {T::Seat, T::TrollCard, T::PackSlot}},
    {"card-shown", {T::Seat, T::TrollCard}},
    {"round-begins", {T::Number}, {}, TermRole::Round},
    {"turn-begins", {T::Seat}, {}, TermRole::Part},
    {"skipped", {T::Seat}},
    {"last-rounds", {T::Number}},
    {"gained", {T::Seat, T::Number, T::Resource}},
    {"lost", {T::Seat, T::Number, T::Resource}},
    {"paid", {T::Seat, T::Resource}, {}, TermRole::Pay},
    {"exchanged", {T::Seat, T::Resource}},
    {"spell-cast", {T::Seat, T::Spell}, {}, TermRole::Use},
    {"rune-laid", {T::Seat, T::Spell, T::Number}},
    {"spell-disintegrated", {T::Spell}},
    {"troll-swapped", {T::Seat, T::TrollCard, T::TrollCard, T::PackSlot}},
    {"bribes-taken", {T::Seat, T::TrollCard, T::Number}},
    {"picked", {T::Seat, T::Square}},
    {"tile-lifted", {T::Seat, T::Shape, T::Square}},
    {"workshop-used", {T::Seat, T::Workshop, T::Square}, {}, TermRole::Use},
    {"converted", {T::Seat, T::Conversion}},
    {"fetched", {T::Seat, T::PackSlot, T::Resource}},
    {"troll-recruited", {T::Seat, T::TrollCard, T::PlaceInHorde}},
    {"bribe-laid", {T::Seat, T::Resource, T::PlaceInHorde}},
    {"pedestal-taken", {T::Seat, T::Clan}},
    {"troll-joined", {T::Seat, T::TrollCard, T::PackSlot}},
    {"troll-woken", {T::Seat, T::TrollCard, T::PackSlot, T::Number}},
    {"troll-retired", {T::TrollCard, T::PlaceInHorde}},
    {"crowned", {T::Seat, T::Number}},
    {"dug", {T::Seat, T::Shape, T::Resource, T::Number}},
    {"tile-laid", {T::Seat, T::Shape, T::Square}},
    {"statue-unearthed", {T::Seat, T::Clan, T::Square}},
    {"pedestal-placed", {T::Seat, T::Clan, T::Square}},
    {"token-taken", {T::Seat, T::Number, T::Clan, T::Number}},
    {"workshop-established", {T::Seat, T::Workshop, T::Square}},
    {"hall-built", {T::Seat, T::Hall, T::Square}, {}, TermRole::Use},
    {"pedestal-covered", {T::Clan, T::Square}},
    {"statue-hauled", {T::Seat, T::Clan, T::Square, T::Square}},
    {"tunnels-scored", {T::Seat, T::Number}},
    {"coronation-scored", {T::Seat, T::Number}},
    {"tokens-scored", {T::Seat, T::Number}},
    {"sets-scored", {T::Seat, T::Number}},
    {"halls-scored", {T::Seat, T::Number}},
    {"statues-scored", {T::Seat, T::Number}},
    {"honour-counted", {T::Seat, T::Number}},
    {"resigned", {T::Seat}},
};

constexpr Row kReasonRows[] = {
    {"not-now", {}, {}, TermRole::Plain},
    {"not-a-start", {T::Square}, {}, TermRole::Plain},
    {"start-taken", {T::Square}},
    {"no-common-label", {}},
    {"wrong-half", {T::Square}},
    {"card-not-in-hand", {T::TrollCard}, {}, TermRole::Plain},
    {"slot-filled", {T::PackSlot}, {}, TermRole::Plain},
    {"too-few-to-exchange", {}},
    {"none-left", {T::Resource}},
    {"cannot-complete", {}},
    {"out-of-order", {}, {}, TermRole::Plain},
    {"reserve-empty", {T::Resource}},
    {"reserve-short", {}},
    {"cannot-pay", {}},
    {"not-there", {T::Resource}, {}, TermRole::Plain},
    {"spell-cast-already", {}},
    {"no-rune", {}},
    {"no-spell-there", {}, {}, TermRole::Plain},
    {"spell-idle", {T::Spell}},
    {"wrong-level", {}, {}, TermRole::Plain},
    {"no-empty-symbol", {}},
    {"no-bribes", {}},
    {"nothing-buried", {}, {}, TermRole::Plain},
    {"no-anchor-free", {T::Square}, {}, TermRole::Plain},
    {"no-workshop-there", {T::Square}, {}, TermRole::Plain},
    {"workshop-used", {}},
    {"workshop-not-reached", {T::Square}},
    {"workshop-idle", {T::Square}},
    {"other-workshop", {}, {}, TermRole::Plain},
    {"symbol-empty", {T::PackSlot, T::Resource}, {}, TermRole::Plain},
    {"pack-full", {}},
    {"place-empty", {T::PlaceInHorde}, {}, TermRole::Plain},
    {"too-few-coins", {T::Number}},
    {"too-few-for-bribes", {T::Number}},
    {"no-pedestal-left", {T::Clan}},
    {"not-supported", {T::PackSlot}},
    {"can-act", {}, {}, TermRole::Plain},
    {"not-a-mineral", {T::Resource}, {}, TermRole::Plain},
    {"no-tile-left", {T::Shape}},
    {"too-few-minerals", {T::Number, T::Resource}},
    {"no-room", {T::Shape}},
    {"same-orientation", {}, {}, TermRole::Plain},
    {"not-free", {}},
    {"not-at-network", {}},
    {"touches-rival", {T::Square}},
    {"too-few-hammers", {T::Number}},
    {"same-place", {}},
    {"no-pedestal-owned", {T::Clan}},
    {"token-taken", {T::Number, T::Clan}},
    {"not-a-site", {T::Square}, {}, TermRole::Plain},
    {"not-at-tile", {T::Square}},
    {"not-in-supply", {T::Workshop}},
    {"hall-used", {T::Hall}},
    {"no-room-for-hall", {T::Hall}},
    {"not-under-tunnels", {}},
    {"no-statue-there", {T::Square}, {}, TermRole::Plain},
    {"statue-buried", {T::Square}},
    {"no-cart", {}},
    {"no-cart-there", {T::CartSource}, {}, TermRole::Plain},
    {"nowhere-to-go", {T::Square}},
    {"statue-in-the-way", {T::Square}},
    {"not-next-tunnel", {T::Square}},
    {"not-your-tunnel", {T::Square}, {}, TermRole::Plain},
    {"not-a-tile", {T::Square}, {}, TermRole::Plain},
    {"tile-broken", {T::Square}},
    {"not-first-cell", {T::Square}, {}, TermRole::Plain},
    {"tile-carries", {T::Square}},
};

constexpr std::array<std::string_view, kCartSources> kCartSourceKeys {"clan", "troll", "stock"};

std::vector<std::string> orientationKeys()
{
    std::vector<std::string> keys;
    for (std::size_t orientation = 0; orientation < kOrientations; ++orientation)
        keys.push_back(std::to_string(orientation));
    return keys;
}

/// In the order of `Type`.
std::vector<ArgumentType> argumentTypes(const Board &board, const Rules &rules)
{
    using K = ArgumentKind;
    std::vector<std::string> seats;
    for (const SeatInfo &seat : Edition::seats(rules))
        seats.push_back(seat.key);
    return {
        {"number", K::Number, {}, 0, 999},
        {"cell", K::Place, placeKeys(board)},
        {"side", K::Link, linkKeys(board, mountainSchema())},
        {"seat", K::SeatKey, std::move(seats)},
        {"resource", K::Word, keysOfRows(kResourceData)},
        {"clan", K::Word, strings(kClanKeys)},
        {"troll", K::Card, keysOfRows(kTrollData)},
        {"slot", K::Area, strings(kSlotKeys)},
        {"horde-place", K::Area, strings(kHordeKeys)},
        {"shape", K::Area, keysOfRows(kShapeData)},
        {"hall", K::Area, keysOfRows(kHallData)},
        {"workshop", K::Area, strings(kWorkshopKeys)},
        {"conversion", K::Word, keysOfRows(kConversionData)},
        {"spell", K::Card, keysOfRows(kSpellData)},
        {"spell-place", K::Area, strings(kSpellPlaceKeys)},
        {"gift", K::Word, keysOfRows(kGiftData)},
        {"cart-source", K::Word, strings(kCartSourceKeys)},
        {"orientation", K::Word, orientationKeys()},
    };
}

} // namespace

Vocabulary Edition::vocabulary(const Board &board, const Rules &rules)
{
    return {argumentTypes(board, rules), termsOf<Type>(kVerbRows), termsOf<Type>(kEventRows),
            termsOf<Type>(kReasonRows), agenda::decisionTerms(stepRules())};
}

} // namespace merlon::mountain
