#include "core/games/siege/tableau/layers.h"
#include "core/games/siege2/assault/strength.h"
#include "core/games/siege2/pieces/pieces.h"
#include "core/games/siege2/tableau/items.h"
#include "core/games/siege2/tableau/parts.h"

namespace merlon::siege2 {

namespace {

void addIf(std::vector<Item> &items, std::optional<Item> item)
{
    if (item)
        items.push_back(std::move(*item));
}

class BoardLayer final : siege::BoardLayer<Edition, Items> {
public:
    BoardLayer(const Siege2View &view, Tableau &tableau)
        : siege::BoardLayer<Edition, Items>(view, tableau)
    {
    }

    void layOut()
    {
        for (std::size_t number = 0; number < m_field.walls.size(); ++number)
            addWall(number);
        for (std::size_t number = 0; number < m_field.towers.size(); ++number)
            addTower(number);
        for (std::size_t number = 0; number < m_field.ramparts.size(); ++number)
            addRampart(number);
        addForegrounds();
        for (std::size_t number = 0; number < kActionBuildings; ++number)
            addBuilding(number);
        addRest();
        for (std::size_t number = 0; number < m_field.paths.size(); ++number)
            addPath(number);
        std::move(m_board).layOut(m_tableau);
    }

private:
    void addHeroes(PlaceIndex place)
    {
        for (std::size_t hero = 0; hero < kHeroes; ++hero) {
            if (m_data.heroes[hero] == place)
                at(place).push_back(m_items.hero(kHeroKeys[hero]));
        }
    }

    void addWall(std::size_t number);
    void addWallSpaces(std::size_t number);
    void addStrengths(std::size_t number);
    void addTower(std::size_t number);
    void addMachines(PlaceIndex place);
    void addMachineSpaces(PlaceIndex place, int spaces, std::string_view key);
    void addRampart(std::size_t number);
    void addForegrounds();
    void addBuilding(std::size_t number);
    void addRest();
    void addPath(std::size_t number);
    bool isBlessed(siege::Side side) const { return m_data.blessed == side && side != siege::NoSide; }
};

void BoardLayer::addWall(std::size_t number)
{
    const WallState &wall = m_data.walls[number];
    const siege::WallField &field = m_field.walls[number];
    std::vector<Item> &items = at(field.place);
    m_items.addInvaders(items, wall.invaders);
    if (wall.has(WallState::kSiegeTower))
        items.push_back(m_items.siegeTower(1));
    m_items.addDefenders(items, wall.defenders);
    addHeroes(field.place);
    if (wall.stone > 0)
        items.push_back(m_items.stone(wall.stone));
    addIf(items, m_items.cauldron(wall.cauldron));
    if (wall.has(WallState::kDefenderLadder))
        items.push_back(m_items.ladder());
    for (std::size_t type = 0; type < kEquipmentTypes; ++type) {
        if (!wall.has(static_cast<Equipment>(type)))
            continue;
        Item item = m_items.equipment(static_cast<Equipment>(type));
        item.faded = static_cast<Equipment>(type) == Equipment::Sap && wall.has(WallState::kSapUsed);
        items.push_back(std::move(item));
    }
    addIf(items, m_items.order(wall.order, wall.has(WallState::kOrderFaceUp)));
    addIf(items, m_items.ritual(Card::Gale, wall.gale));
    addIf(items, m_items.ritual(Card::Specter, wall.specter));
    if (wall.has(WallState::kFury) && wall.order == Order::None)
        addIf(items, m_items.order(Order::GoblinFury, true));
    if (wall.has(WallState::kLastStand))
        items.push_back(m_items.lastStand());
    if (wall.has(WallState::kGlared)) {
        items.push_back(m_items.action(Action::Glare, ComponentRole::Marker));
        m_tableau.grounds.push_back({.place = field.place, .faded = true});
    }
    if (m_data.breachedWall == field.place)
        m_tableau.grounds.push_back({.place = field.place, .style = "breached"});
    else
        addWallSpaces(number);
    setRoomOnWall(number, {wall.has(Equipment::Ladder), wall.has(WallState::kDefenderLadder)});
    addStrengths(number);
}

void BoardLayer::addStrengths(std::size_t number)
{
    const WallStrength strength = strengthOn(m_scene, static_cast<int>(number));
    noteStrengths(number, strength.defender, strength.invader,
                  !siege::isEmpty(m_data.walls[number].invaders));
}

void BoardLayer::addWallSpaces(std::size_t number)
{
    const WallState &wall = m_data.walls[number];
    const siege::WallField &field = m_field.walls[number];
    std::vector<Item> &items = at(field.place);
    if (field.cauldron && wall.cauldron == Cauldron::None)
        items.push_back(m_items.space("building-action", "cauldron-orc"));
    if (field.platform && !wall.has(WallState::kDefenderLadder))
        items.push_back(Items::spaceFor(m_items.ladder()));
    if (field.siegeTower && !wall.has(WallState::kSiegeTower))
        items.push_back(m_items.space("invader-piece", "siege-tower"));
}

void BoardLayer::addTower(std::size_t number)
{
    const TowerState &tower = m_data.towers[number];
    std::vector<Item> &items = at(m_field.towers[number].place);
    if (tower.marksmen > 0)
        items.push_back(m_items.unit(kDefenderUnitKeys[siege::Marksman], m_items.defender(), tower.marksmen));
    addIf(items, m_items.device(tower.device));
    m_board.setRoom(m_field.towers[number].place, m_items.defender(), kTowerMarksmen);
}

void BoardLayer::addMachines(PlaceIndex place)
{
    const MachineOrder order = machineOrder(m_data);
    for (int i = 0; i < order.count; ++i) {
        const MachineState &machine = m_data.machines[order.inUse[static_cast<std::size_t>(i)]];
        if (machine.place != place)
            continue;
        std::vector<Item> &items = at(place);
        items.push_back(m_items.machine(machine));
        if (machine.malfunction > 0) {
            Item item = m_items.action(Action::Malfunction, ComponentRole::Marker);
            item.count = machine.malfunction;
            items.push_back(std::move(item));
        }
        addIf(items, m_items.ritual(Card::Bloodstones, machine.bloodstone));
    }
}

void BoardLayer::addMachineSpaces(PlaceIndex place, int spaces, std::string_view key)
{
    for (const MachineState &machine : m_data.machines) {
        if (machine.type != 0 && machine.place == place)
            --spaces;
    }
    for (; spaces > 0; --spaces)
        at(place).push_back(m_items.space("action-card", key));
}

void BoardLayer::addRampart(std::size_t number)
{
    const RampartState &rampart = m_data.ramparts[number];
    const siege::RampartField &field = m_field.ramparts[number];
    std::vector<Item> &items = at(field.place);
    m_board.setRoom(field.place, m_items.invader(), field.unitCapacity);
    m_items.addInvaders(items, rampart.invaders);
    if (isManeuvering(m_data))
        noteQuota(field.place, rampart.left, m_data.budget);
    if (rampart.siegeTowers > 0)
        items.push_back(m_items.siegeTower(rampart.siegeTowers));
    addMachines(field.place);
    addMachineSpaces(field.place, field.engineSpaces, "catapult");
    if (rampart.has(RampartState::kMantelet))
        items.push_back(m_items.card(Card::Mantelet, ComponentRole::Equipment));
    else if (field.manteletSpaces > 0)
        items.push_back(m_items.space("action-card", "mantelet"));
    if (rampart.has(RampartState::kQuartermaster)) {
        Item item = m_items.card(Card::Quartermaster, ComponentRole::Equipment);
        item.faded = rampart.has(RampartState::kQuartermasterUsed);
        items.push_back(std::move(item));
    }
    if (rampart.has(RampartState::kTrenchMaster))
        items.push_back(m_items.card(Card::TrenchMaster, ComponentRole::Equipment));
}

void BoardLayer::addForegrounds()
{
    for (const siege::Side side : {siege::West, siege::East}) {
        const siege::ForegroundField &field = m_field.foregrounds[side];
        const ForegroundState &foreground = m_data.foregrounds[side];
        if (field.place == kNowhere)
            continue;
        std::vector<Item> &items = at(field.place);
        m_board.setRoom(field.place, m_items.invader(), field.unitCapacity);
        m_items.addInvaders(items, foreground.invaders);
        if (isManeuvering(m_data))
            noteQuota(field.place, foreground.left, m_data.budget);
        if (foreground.siegeTowers > 0)
            items.push_back(m_items.siegeTower(foreground.siegeTowers));
        addMachines(field.place);
        addMachineSpaces(field.place, field.trebuchetSpaces, "trebuchet");
    }
}

void BoardLayer::addBuilding(std::size_t number)
{
    const siege::BuildingField &field = m_field.buildings[number];
    if (field.place == kNowhere)
        return;
    const BuildingState &building = m_data.buildings[number];
    std::vector<Item> &items = at(field.place);
    setRoomInBuilding(field);
    m_items.addDefenders(items, building.units);
    if (building.saboteur > 0) {
        Item item = m_items.card(Card::Saboteur, ComponentRole::Marker);
        item.count = building.saboteur;
        items.push_back(std::move(item));
    }
    addIf(items, m_items.ritual(Card::Demon, building.demon));
}

void BoardLayer::addRest()
{
    const siege::BuildingField &hospital =
        m_field.buildings[static_cast<std::size_t>(siege::BuildingType::Hospital)];
    if (hospital.place != kNowhere)
        m_items.addDefenders(at(hospital.place), m_data.hospital);
    if (m_field.courtyard != kNowhere) {
        m_items.addDefenders(at(m_field.courtyard), m_data.courtyard);
        addHeroes(m_field.courtyard);
    }
    if (m_field.marauders != kNowhere)
        m_items.addInvaders(at(m_field.marauders), m_data.marauders);
    if (m_data.blessed >= siege::NoSide)
        return;
    // The blessing of a side lies on each of its towers' walls, where it works.
    for (const siege::WallField &wall : m_field.walls) {
        if (isBlessed(wall.side))
            at(wall.place).push_back(m_items.action(Action::Blessing, ComponentRole::Device));
    }
}

void BoardLayer::addPath(std::size_t number)
{
    const PathState &path = m_data.paths[number];
    std::vector<Item> &items = m_board.onLink(m_field.paths[number].link);
    addIf(items, m_items.trap(path.trap, path.has(PathState::kFaceUp)));
    if (path.has(PathState::kBridge))
        items.push_back(m_items.equipment(Equipment::Bridge));
}

} // namespace

void layOnBoard(const Siege2View &view, Tableau &tableau)
{
    BoardLayer(view, tableau).layOut();
}

} // namespace merlon::siege2
