#include "core/games/siege/tableau/items.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace merlon::siege {

namespace {

/// Keys without a picture of their own.
constexpr std::array kSamePictures = std::to_array<std::pair<std::string_view, std::string_view>>({
    {"archer", "marksman"},
    {"bloodstone", "bloodstones"},
    {"exploding-orcs", "orc-detonation"},
    {"conflicting-orders", "orders-mix-up"},
    {"sniper", "sharpshooters"},
    {"goblin-cauldron", "cauldron-goblin"},
    {"orc-cauldron", "cauldron-orc"},
    {"troll-cauldron", "cauldron-troll"},
    {"goblin-trap", "trap-goblin"},
    {"troll-trap", "trap-troll"},
    {"engine-damage", "malfunction"},
    {"tower-raid", "siege-tower"},
    {"gate-repair", "gate"},
    {"wall-repair", "wood"},
    {"train-soldier", "soldier"},
    {"train-veteran", "veteran"},
    {"hunt-saboteurs", "saboteur"},
    {"all-out-assault", "phase-assault"},
    {"equipment-transfer", "phase-equipment"},
    {"training-transfer", "phase-training"},
    {"barricades", "workshop"},
    {"deception", "bluff"},
    {"prisoners", "veteran"},
    {"troll-attack", "troll"},
    {"blood-rituals", "bloodstones"},
    {"mass-invasion", "maneuver"},
    {"dismantled-walls", "stone"},
});

} // namespace

std::string artOf(std::string_view key)
{
    const auto same =
        std::ranges::find(kSamePictures, key, &std::pair<std::string_view, std::string_view>::first);
    return std::string(same != kSamePictures.end() ? same->second : key);
}

Seat firstDefender(const Setup &setup)
{
    const std::span<const SeatInfo> seats = setup.seats();
    const auto found = std::ranges::find(seats, 1, [](const SeatInfo &seat) { return int {seat.team}; });
    return static_cast<Seat>(found - seats.begin());
}

Item ItemMaker::thing(std::string_view type, std::string_view key, Seat owner, ComponentRole role) const
{
    Item item {.key = std::string(key), .type = std::string(type), .role = role, .owner = owner};
    item.art = artOf(key);
    return item;
}

Item ItemMaker::sign(std::string_view word, std::string_view art, Seat owner, ComponentRole role) const
{
    Item item {.key = std::string(word), .role = role, .owner = owner, .isPickable = false};
    item.art = art;
    return item;
}

Item ItemMaker::unit(std::string_view key, Seat owner, int count) const
{
    Item item = thing("unit", key, owner, ComponentRole::Unit);
    item.count = count;
    return item;
}

void ItemMaker::addUnits(std::vector<Item> &items, const Units &units, std::span<const std::string_view> keys,
                         Seat owner) const
{
    for (std::size_t kind = 0; kind < keys.size(); ++kind) {
        if (units[kind] > 0)
            items.push_back(unit(keys[kind], owner, units[kind]));
    }
}

Item ItemMaker::hero(std::string_view key) const
{
    return thing("hero", key, defender(), ComponentRole::Hero);
}

Item ItemMaker::machine(std::string_view type, std::string_view kind, int ordinal, int hits, int misses) const
{
    Item item = thing(type, kind, invader(), ComponentRole::Machine);
    item.component = kind;
    item.key += '-' + std::to_string(ordinal);
    item.filled = hits;
    item.capacity = hits + misses;
    return item;
}

Item ItemMaker::order(std::string_view key, bool faceUp) const
{
    Item item = thing("order", key, invader(), ComponentRole::Marker);
    item.faceDown = !faceUp;
    if (key.empty()) {
        item.name = {"order", "token"};
        item.art = "back-order";
        item.faceDown = true;
    }
    return item;
}

Item ItemMaker::space(std::string_view type, std::string_view key) const
{
    return spaceFor(thing(type, key, kNobody, ComponentRole::Marker));
}

Item ItemMaker::spaceFor(Item item)
{
    item.owner = kNobody;
    item.isPickable = false;
    item.isSpace = true;
    return item;
}

std::vector<Stack> stacksOf(const Units &units, std::span<const std::string_view> keys)
{
    std::vector<Stack> stacks;
    for (std::size_t kind = 0; kind < keys.size(); ++kind) {
        if (units[kind] > 0)
            stacks.push_back({std::string(keys[kind]), units[kind], artOf(keys[kind])});
    }
    return stacks;
}

std::vector<Item> unitChips(const Units &units, std::span<const std::string_view> keys, std::string_view type,
                            Seat owner)
{
    std::vector<Item> items;
    for (std::size_t kind = 0; kind < keys.size(); ++kind) {
        Item item {.key = std::string(keys[kind]), .type = std::string(type), .art = artOf(keys[kind])};
        item.role = ComponentRole::Unit;
        item.owner = owner;
        item.count = units[kind];
        item.faded = units[kind] == 0;
        item.showsCount = true;
        items.push_back(std::move(item));
    }
    return items;
}

Item stock(std::string_view key, int count, std::string_view art)
{
    Item item {.key = std::string(key), .type = "stock", .art = std::string(art.empty() ? key : art)};
    item.count = count;
    item.faded = count == 0;
    item.isPickable = false;
    return item;
}

void setLeft(Item &item, int left)
{
    item.count = left;
    item.showsCount = true;
    item.faded = left == 0;
    item.note = {"item.left", {std::int64_t {left}}};
}

Item buildingSign(const Battlefield &field, BuildingType building)
{
    constexpr std::array<std::string_view, kActionBuildings> kArts {"forge",     "workshop", "scouts",
                                                                    "cathedral", "barracks", "guards"};
    const auto number = static_cast<std::size_t>(building);
    Item item;
    item.art = kArts[number];
    item.place = field.buildings[number].place;
    return item;
}

Contested wallsOf(const Battlefield &field)
{
    Contested walls {{"wall"}, {}};
    for (const WallField &wall : field.walls)
        walls.places.push_back(wall.place);
    std::ranges::sort(walls.places);
    return walls;
}

void OnBoard::layOut(Tableau &tableau) &&
{
    for (const Room &room : m_rooms) {
        Zone &units = tableau.at(room.place);
        units.owner = room.owner;
        units.room = room.room;
        std::vector<Item> &items = m_places[room.place];
        const auto isInside = [&](const Item &item) {
            return item.owner == room.owner && !item.isSpace
                && (item.role == ComponentRole::Unit || item.role == ComponentRole::Hero);
        };
        std::ranges::copy_if(items, std::back_inserter(units.items), isInside);
        std::erase_if(items, isInside);
    }
    for (std::size_t place = 0; place < m_places.size(); ++place) {
        if (!m_places[place].empty())
            tableau.at(static_cast<int>(place)).items = std::move(m_places[place]);
    }
    for (std::size_t link = 0; link < m_links.size(); ++link) {
        if (!m_links[link].empty())
            tableau.zones.push_back({.link = static_cast<int>(link), .items = std::move(m_links[link])});
    }
    for (auto &[place, note] : m_notes) {
        tableau.at(place).note = std::move(note);
    }
}

void BoxFiller::add(const Item &item, int copies, std::string_view group)
{
    m_box.push_back({.key = item.component.empty() ? item.key : item.component,
                     .type = item.type,
                     .group = std::string(group),
                     .art = item.art,
                     .role = item.role.value_or(ComponentRole::Marker),
                     .owner = item.owner,
                     .copies = copies,
                     .name = item.name,
                     .note = item.note,
                     .faceDown = item.faceDown});
}

void BoxFiller::addArmies(std::span<const std::string_view> invaders,
                          std::span<const std::string_view> defenders,
                          std::span<const std::string_view> heroes)
{
    for (std::size_t kind = 0; kind < kUnitKinds; ++kind)
        add(m_maker.unit(invaders[kind], m_maker.invader(), 1), kInvaderTotal[kind], "unit");
    for (std::size_t kind = 0; kind < kUnitKinds; ++kind)
        add(m_maker.unit(defenders[kind], m_maker.defender(), 1), kDefenderTotal[kind], "unit");
    for (const std::string_view hero : heroes)
        add(m_maker.hero(hero), 1, "hero");
}

void BoxFiller::addHourglasses(std::span<const BuildingAction> actions)
{
    int count = 0;
    for (const BuildingAction &action : actions)
        count += action.cost;
    add(m_maker.sign("hourglass", "hourglass", m_maker.defender(), ComponentRole::Marker), count, "token");
}

std::vector<Duel> duelsOf(std::span<const WallOutlook> outlooks, Seat invader, Seat defender)
{
    std::vector<Duel> duels;
    for (const WallOutlook &outlook : outlooks) {
        if (outlook.isFought())
            duels.push_back(
                {outlook.place, {invader, defender}, {outlook.attack, outlook.hold}, outlook.fallsAt});
    }
    return duels;
}

Component &BoxFiller::addCard(std::string_view type, std::string_view key, Seat owner, Text kind)
{
    m_box.push_back({.key = std::string(key),
                     .type = std::string(type),
                     .group = "card",
                     .art = artOf(key),
                     .role = ComponentRole::Card,
                     .owner = owner,
                     .kind = std::move(kind)});
    return m_box.back();
}

} // namespace merlon::siege
