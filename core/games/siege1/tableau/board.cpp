#include "core/games/siege/tableau/layers.h"
#include "core/games/siege1/assault/strength.h"
#include "core/games/siege1/pieces/pieces.h"
#include "core/games/siege1/tableau/items.h"
#include "core/games/siege1/tableau/parts.h"

namespace merlon::siege1 {

namespace {

constexpr int kQuartermasterRoom = 2;

class BoardLayer final : siege::BoardLayer<Edition, Items> {
public:
    BoardLayer(const Siege1View &view, Tableau &tableau)
        : siege::BoardLayer<Edition, Items>(view, tableau)
    {
    }

    void layOut()
    {
        for (std::size_t number = 0; number < m_field.walls.size(); ++number)
            addWall(number);
        for (std::size_t number = 0; number < m_field.towers.size(); ++number)
            addPost(at(m_field.towers[number].place), m_data.towers[number].post);
        for (std::size_t number = 0; number < m_field.ramparts.size(); ++number)
            addRampart(number);
        for (const siege::Side side : {siege::West, siege::East})
            addForeground(side);
        if (m_field.gate.exists())
            addGate();
        for (std::size_t number = 0; number < m_field.buildings.size(); ++number)
            addBuilding(number);
        addCourtyard();
        for (std::size_t number = 0; number < m_field.paths.size(); ++number)
            addPath(number);
        std::move(m_board).layOut(m_tableau);
    }

private:
    void addHeroes(PlaceIndex place);
    void addWall(std::size_t number);
    void addWallWorks(std::size_t number);
    void addWallMarkers(std::size_t number);
    void addWallSpaces(std::size_t number);
    void addStrengths(std::size_t number);
    void addPost(std::vector<Item> &items, Post post) const;
    void addEngines(PlaceIndex place, int spaces, std::string_view kind);
    void addRampart(std::size_t number);
    void addForeground(siege::Side side);
    void addGate();
    void addBuilding(std::size_t number);
    void addCourtyard();
    void addPath(std::size_t number);
};

void BoardLayer::addHeroes(PlaceIndex place)
{
    for (std::size_t hero = 0; hero < kHeroes; ++hero) {
        if (m_data.heroes[hero] != place)
            continue;
        at(place).push_back(m_items.hero(kHeroKeys[hero]));
        at(place).back().faded = (m_data.heroesUsed >> hero & 1) != 0;
        if ((m_data.possessed >> hero & 1) != 0)
            at(place).push_back(m_items.action(Action::Possession, ComponentRole::Marker));
    }
}

void BoardLayer::addWall(std::size_t number)
{
    const WallState &wall = m_data.walls[number];
    const PlaceIndex place = m_field.walls[number].place;
    std::vector<Item> &items = at(place);
    m_items.addInvaders(items, wall.invaders);
    if (wall.has(WallState::kSiegeTower)) {
        items.push_back(m_items.siegeTower(siege::countOf(wall.crew)));
        m_items.addCrew(items, wall.crew);
    }
    m_items.addDefenders(items, wall.defenders);
    addHeroes(place);
    addWallWorks(number);
    for (std::size_t type = 0; type < kEquipmentTypes; ++type) {
        if (!wall.has(static_cast<Equipment>(type)))
            continue;
        items.push_back(m_items.equipment(static_cast<Equipment>(type)));
        const auto used = [&](Equipment equipment, std::uint16_t flag) {
            return static_cast<Equipment>(type) == equipment && wall.has(flag);
        };
        items.back().faded =
            used(Equipment::Sap, WallState::kSapUsed) || used(Equipment::Ropes, WallState::kRopesUsed);
    }
    addWallMarkers(number);
    addWallSpaces(number);
    setRoomOnWall(number, {wall.has(Equipment::Ladders), wall.has(WallState::kPlatform)});
    addStrengths(number);
}

/// What the defenders have built there.
void BoardLayer::addWallWorks(std::size_t number)
{
    const WallState &wall = m_data.walls[number];
    std::vector<Item> &items = at(m_field.walls[number].place);
    if (wall.stone > 0)
        items.push_back(m_items.stone(wall.stone));
    if (wall.wood > 0)
        items.push_back(m_items.wood(wall.wood));
    if (wall.cauldron != Cauldron::None)
        items.push_back(m_items.cauldron(wall.cauldron));
    if (wall.has(WallState::kPlatform))
        items.push_back(m_items.work(Work::Platform, ComponentRole::Device));
    if ((m_data.blessed >> m_field.walls[number].side & 1) != 0)
        items.push_back(m_items.work(Work::Blessing, ComponentRole::Device));
}

/// What lies there for this round.
void BoardLayer::addWallMarkers(std::size_t number)
{
    const WallState &wall = m_data.walls[number];
    const PlaceIndex place = m_field.walls[number].place;
    std::vector<Item> &items = at(place);
    if (wall.order != Order::None)
        items.push_back(m_items.order(wall.order, wall.has(WallState::kOrderFaceUp)));
    else if (wall.has(WallState::kFury))
        items.push_back(m_items.order(Order::GoblinFury, true));
    for (const auto &[flag, action] :
         {std::pair(WallState::kStorm, Action::Storm), std::pair(WallState::kAccident, Action::Accident)}) {
        if (wall.has(flag))
            items.push_back(m_items.action(action, ComponentRole::Marker));
    }
    for (const AltarState &altar : m_data.altars) {
        if (altar.side != siege::NoSide && altar.wall == number)
            items.push_back(m_items.action(Action::Altar, ComponentRole::Marker));
    }
    for (const EngineState &engine : m_data.engines) {
        if (engine.type != 0 && engine.aimed != 0 && engine.target == number)
            items.push_back(m_items.target(engine));
    }
    if (m_data.speech > 0 && m_data.speechAt == place)
        items.push_back(m_items.speech(m_data.speech));
    if (wall.has(WallState::kDazzled)) {
        items.push_back(m_items.work(Work::Dazzle, ComponentRole::Marker));
        m_tableau.grounds.push_back({.place = place, .faded = true});
    }
    if (wall.has(WallState::kBreached))
        m_tableau.grounds.push_back({.place = place, .style = "breached"});
}

void BoardLayer::addStrengths(std::size_t number)
{
    noteStrengths(number, defenderTotal(m_scene, static_cast<int>(number)),
                  invaderTotal(m_scene, static_cast<int>(number)), isContested(m_data.walls[number]));
}

void BoardLayer::addWallSpaces(std::size_t number)
{
    const WallState &wall = m_data.walls[number];
    const siege::WallField &field = m_field.walls[number];
    std::vector<Item> &items = at(field.place);
    if (field.cauldron && wall.cauldron == Cauldron::None)
        items.push_back(m_items.space("work", "orc-cauldron"));
    if (field.platform && !wall.has(WallState::kPlatform))
        items.push_back(m_items.space("work", "platform"));
    if (field.siegeTower && !wall.has(WallState::kSiegeTower))
        items.push_back(m_items.space({}, "siege-tower"));
}

void BoardLayer::addPost(std::vector<Item> &items, Post post) const
{
    switch (post) {
    case Post::None:
        return;
    case Post::Archer:
        return m_items.addDefenders(items, {1, 0, 0});
    case Post::Cannon:
        return items.push_back(m_items.work(Work::Cannon, ComponentRole::Device));
    case Post::Hook:
        return items.push_back(m_items.work(Work::Hook, ComponentRole::Device));
    }
}

/// The engines of a place with what lies on them, and the free spaces for more of a kind.
void BoardLayer::addEngines(PlaceIndex place, int spaces, std::string_view kind)
{
    std::vector<Item> &items = at(place);
    for (const EngineState &engine : m_data.engines) {
        if (engine.type == 0 || engine.place != place)
            continue;
        --spaces;
        items.push_back(m_items.engine(engine));
        if (engine.has(EngineState::kBloodstone))
            items.push_back(m_items.action(Action::Bloodstone, ComponentRole::Marker));
        if (engine.has(EngineState::kPrecise))
            items.push_back(m_items.action(Action::PreciseFire, ComponentRole::Marker));
    }
    for (; spaces > 0; --spaces)
        items.push_back(m_items.space("action", kind));
}

void BoardLayer::addRampart(std::size_t number)
{
    const RampartState &rampart = m_data.ramparts[number];
    const siege::RampartField &field = m_field.ramparts[number];
    std::vector<Item> &items = at(field.place);
    m_board.setRoom(field.place, m_items.invader(),
                    field.unitCapacity + (rampart.has(Training::Quartermaster) ? kQuartermasterRoom : 0));
    m_items.addInvaders(items, rampart.invaders);
    noteQuota(field.place, rampart.left, m_data.budget);
    addEngines(field.place, field.engineSpaces, "catapult");
    if (rampart.mantelet != 0)
        items.push_back(m_items.action(Action::Mantelet, ComponentRole::Equipment));
    else if (field.manteletSpaces > 0)
        items.push_back(m_items.space("action", "mantelet"));
    for (std::size_t type = 0; type < kTrainingTypes; ++type) {
        if (rampart.has(static_cast<Training>(type)))
            items.push_back(m_items.training(static_cast<Training>(type), ComponentRole::Equipment));
    }
}

void BoardLayer::addForeground(siege::Side side)
{
    const siege::ForegroundField &field = m_field.foregrounds[side];
    if (field.place == kNowhere)
        return;
    m_board.setRoom(field.place, m_items.invader(), field.unitCapacity);
    m_items.addInvaders(at(field.place), m_data.foregrounds[side].invaders);
    noteQuota(field.place, m_data.foregrounds[side].left, m_data.budget);
    addEngines(field.place, field.trebuchetSpaces, "trebuchet");
    for (std::size_t number = 0; number < kAltars; ++number) {
        if (m_data.altars[number].side == side)
            at(field.place).push_back(m_items.altar(static_cast<int>(number) + 1));
    }
}

void BoardLayer::addGate()
{
    const siege::GateField &gate = m_field.gate;
    const BarbicanState &barbican = m_data.barbican;
    std::vector<Item> &items = at(gate.place);
    if (gateStands(m_scene)) {
        items.push_back(m_items.gate(barbican.fallen + 1, gate.gates, barbican.resistance));
    } else {
        items.push_back(m_items.breach());
        m_tableau.grounds.push_back({.place = gate.place, .faded = true});
    }
    if (barbican.ramParts > 0)
        items.push_back(m_items.ram(barbican.ramParts, gate.ramSpaces));
    m_items.addInvaders(at(gate.barbican), barbican.crew);
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
    if (building.has(BuildingState::kSaboteur))
        items.push_back(m_items.training(Training::Saboteur, ComponentRole::Marker));
    if (building.has(BuildingState::kFire))
        items.push_back(m_items.action(Action::Fire, ComponentRole::Marker));
    if (building.has(BuildingState::kLastStand))
        items.push_back(m_items.deed(Deed::LastStand));
    const bool hospital = number == static_cast<std::size_t>(siege::BuildingType::Hospital);
    if (hospital && m_data.spectre != 0)
        items.push_back(m_items.action(Action::Spectre, ComponentRole::Marker));
}

void BoardLayer::addCourtyard()
{
    if (m_field.courtyard == kNowhere)
        return;
    m_items.addDefenders(at(m_field.courtyard), m_data.courtyard);
    addHeroes(m_field.courtyard);
    if (m_data.has(SiegeData::kTerror))
        at(m_field.courtyard).push_back(m_items.action(Action::Terror, ComponentRole::Marker));
}

void BoardLayer::addPath(std::size_t number)
{
    const PathState &path = m_data.paths[number];
    std::vector<Item> &items = m_board.onLink(m_field.paths[number].link);
    if (path.trap != Trap::None)
        items.push_back(m_items.trap(path.trap));
    if (path.has(PathState::kBridge))
        items.push_back(m_items.equipment(Equipment::Bridge));
}

} // namespace

void layOnBoard(const Siege1View &view, Tableau &tableau)
{
    BoardLayer(view, tableau).layOut();
}

} // namespace merlon::siege1
