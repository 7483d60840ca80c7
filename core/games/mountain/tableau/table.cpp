#include "core/games/mountain/steps.h"
#include "core/games/mountain/tableau/items.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

/// What belongs to nobody: the horde, the grimoire, what is left of tiles, halls, workshops and tokens.
namespace merlon::mountain {

namespace {

constexpr int kColumnsOfHorde = 5;
constexpr int kColumnsOfTiles = 4;

// The horde

Item hordeItem(const Layout &layout, std::size_t place)
{
    const HordeCard &card = layout.data.horde[place];
    Item item {.key = std::string(kHordeKeys[place]), .type = "horde-place"};
    item.isSpace = card.troll == kNoTroll;
    if (item.isSpace)
        return item;
    item.component = trollKey(card.troll);
    item.art = trollPicture(card.troll);
    item.name = {trollKey(card.troll), "troll"};
    item.about = item.name;
    item.sockets = symbolsOf(card.troll);
    if (const auto bribes = static_cast<int>(placesBelow(place).size); bribes > 0)
        item.price = {{.key = "coin", .count = bribes}};
    Amounts laid;
    for (std::size_t kind = 0; kind < kResources; ++kind)
        laid[kind] = card.bribes[kind];
    item.laid = stacksOf(laid);
    if (card.pedestal != kNoClan)
        item.laid.push_back({.key = pedestalKey(card.pedestal)});
    return item;
}

/// Each row stands on those below it, which it bribes; before it stands how much that costs.
void layHorde(const Layout &layout)
{
    for (int row = 3; row >= 1; --row) {
        Zone &zone = layout.tableau.beside(kNobody, ZoneKind::Cards);
        if (row == 3)
            zone.title = {"horde", "zone"};
        zone.small = true;
        zone.columns = kColumnsOfHorde;
        zone.isCentred = true;
        std::size_t first = kHordePlaces;
        for (std::size_t place = 0; place < kHordePlaces; ++place) {
            if (rowOfPlace(place) != row)
                continue;
            first = std::min(first, place);
            zone.items.push_back(hordeItem(layout, place));
        }
        zone.head = Item {.name = {"horde-row-" + std::to_string(row)}, .isPickable = false};
        zone.head->count = placesBelow(first).size;
    }
}

// Spells

void layGrimoire(const Layout &layout)
{
    static constexpr std::array<std::string_view, kGrimoire> kPlaces {"g1", "g2", "g3"};
    Zone &zone = layout.tableau.beside(kNobody, ZoneKind::Cards, {"grimoire", "zone"});
    zone.columns = static_cast<int>(kGrimoire);
    for (std::size_t place = 0; place < kGrimoire; ++place) {
        const OpenSpell &open = layout.data.grimoire[place];
        if (open.spell >= kSpells)
            continue;
        const std::string spell(kSpellData[open.spell].key);
        zone.items.push_back({.key = std::string(kPlaces[place]),
                              .type = "spell-place",
                              .art = spell,
                              .name = {spell, "spell"},
                              .about = {spell, "spell"}});
        if (open.runes > 0)
            zone.items.back().laid = {{.key = "rune", .count = open.runes}};
    }
}

/// Spells that work until the end of the turn, and are perhaps no longer in the grimoire.
void laySpellsInEffect(const Layout &layout)
{
    if (layout.data.now.spells == 0)
        return;
    Zone &zone = layout.tableau.beside(kNobody, ZoneKind::Words, {"in-effect", "zone"});
    for (std::size_t spell = 0; spell < kSpells; ++spell) {
        if (layout.data.now.has(static_cast<Spell>(spell)))
            zone.items.push_back(
                {.key = std::string(kSpellData[spell].key), .type = "spell", .isPickable = false});
    }
}

// What is left

void layTiles(const Layout &layout)
{
    Zone &zone = layout.tableau.beside(kNobody, ZoneKind::Tokens, {"supply", "zone"});
    zone.columns = kColumnsOfTiles;
    for (std::size_t shape = 0; shape < kShapes; ++shape) {
        const int left = layout.data.tiles[shape];
        zone.items.push_back({.key = std::string(kShapeData[shape].key),
                              .type = "shape",
                              .count = left,
                              .faded = left == 0,
                              .showsCount = true,
                              .isReserve = true});
    }
}

void layHalls(const Layout &layout)
{
    Zone &zone = layout.tableau.beside(kNobody, ZoneKind::Lines, {"halls", "zone"});
    zone.columns = 2;
    for (std::size_t hall = 0; hall < kHalls; ++hall) {
        const bool isBuilt = (layout.data.hallsUsed >> hall & 1u) != 0;
        zone.items.push_back(
            {.key = std::string(kHallData[hall].key),
             .type = "hall",
             .note = {"item.hall", {std::int64_t {kHallData[hall].low}, std::int64_t {kHallData[hall].high}}},
             .faded = isBuilt,
             .done = isBuilt});
    }
}

void layWorkshops(const Layout &layout)
{
    Zone &zone = layout.tableau.beside(kNobody, ZoneKind::Tokens, {"workshops", "zone"});
    for (std::size_t kind = 0; kind < kWorkshops; ++kind) {
        if (layout.data.workshopsOpen[kind] > 0)
            zone.items.push_back({.key = std::string(kWorkshopKeys[kind]),
                                  .type = "workshop",
                                  .count = layout.data.workshopsOpen[kind],
                                  .isReserve = true});
    }
}

void layBag(const Layout &layout)
{
    Zone &zone = layout.tableau.beside(kNobody, ZoneKind::Counter, {"bag", "zone"});
    for (std::size_t clan = 0; clan < kStatueClans; ++clan) {
        Item item = pedestalItem(clan);
        item.count = layout.data.bag[clan];
        item.isPickable = layout.asks(StepKind::TakePedestal);
        item.isReserve = true;
        zone.items.push_back(std::move(item));
    }
}

/// A row for each clan, from the edge of the mountain to its heart.
void layTrack(const Layout &layout)
{
    for (std::size_t clan = 0; clan < kStatueClans; ++clan) {
        Zone &zone = layout.tableau.beside(kNobody, ZoneKind::Tokens);
        if (clan == 0)
            zone.title = {"track", "zone"};
        zone.columns = static_cast<int>(kZones) + 1;
        Item head = pedestalItem(clan);
        head.isPickable = false;
        head.isReserve = true;
        zone.items.push_back(std::move(head));
        for (int number = 1; number <= static_cast<int>(kZones); ++number) {
            const std::size_t place = trackPlace(number, clan);
            if (layout.data.track[place].value != kNoPiece)
                zone.items.push_back(tokenItem(layout, place));
        }
    }
}

/// MT-8.1: those that nobody has taken.
void layCoronations(const Layout &layout)
{
    Zone &zone = layout.tableau.beside(kNobody, ZoneKind::Tokens, {"coronation", "zone"});
    const std::size_t unused = layout.scene.rules.seats == 2 ? 1 : 0;
    for (std::size_t token = std::max<std::size_t>(layout.data.coronations, unused);
         token < kCoronations.size(); ++token)
        zone.items.push_back({.key = "coronation-" + std::to_string(kCoronations[token]),
                              .isPickable = false,
                              .isReserve = true});
}

} // namespace

void layTable(const Layout &layout)
{
    layHorde(layout);
    layTiles(layout);
    laySpellsInEffect(layout);
    layGrimoire(layout);
    layHalls(layout);
    layWorkshops(layout);
    layTrack(layout);
    layBag(layout);
    layCoronations(layout);
}

} // namespace merlon::mountain
