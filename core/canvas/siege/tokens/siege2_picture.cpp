#include "core/canvas/siege/tokens/siege2_picture.h"

#include "core/canvas/siege/tokens/siege2_pieces.h"
#include "core/games/siege2/pieces/pieces.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace merlon::canvas {

using namespace siege2;

namespace {

void addIf(std::vector<Token> &tokens, std::optional<Token> token)
{
    if (token)
        tokens.push_back(std::move(*token));
}

/// The defender's ladder, not the invader's.
Token ladderOf(Token token)
{
    token.art = u"defender-ladder"_s;
    return token;
}

/// Fills the places and links of a picture.
class Painting {
public:
    Painting(const Siege2View &view, const Names &names)
        : m_data(view.known())
        , m_field(view.field())
        , m_pieces(names)
        , m_picture(namedPicture(view.setup().board(), names))
    {
    }

    Picture painted()
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
        return std::move(m_picture);
    }

private:
    PlacePicture &at(PlaceIndex place) { return m_picture.places[place]; }

    void addHeroes(PlaceIndex place)
    {
        for (std::size_t hero = 0; hero < kHeroes; ++hero) {
            if (m_data.heroes[hero] == place)
                at(place).tokens.push_back(m_pieces.hero(kHeroKeys[hero]));
        }
    }

    void addWall(std::size_t number);
    void addWallSpaces(std::size_t number);
    void addTower(std::size_t number);
    void addMachines(PlaceIndex place);
    void addMachineSpaces(PlaceIndex place, int spaces, std::string_view key);
    void addRampart(std::size_t number);
    void addForegrounds();
    void addBuilding(std::size_t number);
    void addRest();
    void addPath(std::size_t number);
    bool isBlessed(siege::Side side) const { return m_data.blessed == side && side != siege::NoSide; }

    const SiegeData &m_data;
    const Battlefield &m_field;
    Siege2Pieces m_pieces;
    Picture m_picture;
};

void Painting::addWall(std::size_t number)
{
    const WallState &wall = m_data.walls[number];
    const siege::WallField &field = m_field.walls[number];
    PlacePicture &place = at(field.place);
    std::vector<Token> &tokens = place.tokens;
    m_pieces.addInvaders(tokens, wall.invaders);
    if (wall.has(WallState::kSiegeTower))
        tokens.push_back(m_pieces.siegeTower(1));
    m_pieces.addDefenders(tokens, wall.defenders);
    addHeroes(field.place);
    if (wall.stone > 0)
        tokens.push_back(m_pieces.stone(wall.stone));
    addIf(tokens, m_pieces.cauldron(wall.cauldron));
    if (wall.has(WallState::kDefenderLadder)) {
        tokens.push_back(ladderOf(m_pieces.action(Action::Ladder, TokenRole::Device)));
        tokens.back().type = "building-action"; // the invader's equipment has the same key
    }
    for (std::size_t type = 0; type < kEquipmentTypes; ++type) {
        if (!wall.has(static_cast<Equipment>(type)))
            continue;
        Token token = m_pieces.equipment(static_cast<Equipment>(type));
        token.faded = static_cast<Equipment>(type) == Equipment::Sap && wall.has(WallState::kSapUsed);
        tokens.push_back(std::move(token));
    }
    addIf(tokens, m_pieces.order(wall.order, wall.has(WallState::kOrderFaceUp)));
    addIf(tokens, m_pieces.ritual(Card::Gale, wall.gale));
    addIf(tokens, m_pieces.ritual(Card::Specter, wall.specter));
    if (wall.has(WallState::kFury) && wall.order == Order::None)
        addIf(tokens, m_pieces.order(Order::GoblinFury, true));
    if (wall.has(WallState::kLastStand))
        tokens.push_back(m_pieces.lastStand());
    place.faded = wall.has(WallState::kGlared);
    if (place.faded)
        tokens.push_back(m_pieces.action(Action::Glare, TokenRole::Marker));
    addWallSpaces(number);
}

void Painting::addWallSpaces(std::size_t number)
{
    const WallState &wall = m_data.walls[number];
    const siege::WallField &field = m_field.walls[number];
    std::vector<Token> &tokens = at(field.place).tokens;
    if (field.cauldron && wall.cauldron == Cauldron::None)
        tokens.push_back(m_pieces.space("building-action", "cauldron-orc"));
    if (field.platform && !wall.has(WallState::kDefenderLadder))
        tokens.push_back(ladderOf(m_pieces.space("building-action", "ladder")));
    if (field.siegeTower && !wall.has(WallState::kSiegeTower))
        tokens.push_back(m_pieces.space("invader-piece", "siege-tower"));
}

void Painting::addTower(std::size_t number)
{
    const TowerState &tower = m_data.towers[number];
    std::vector<Token> &tokens = at(m_field.towers[number].place).tokens;
    if (tower.marksmen > 0)
        tokens.push_back(m_pieces.unit(kDefenderUnitKeys[siege::Marksman], kDefenderTeam, tower.marksmen));
    addIf(tokens, m_pieces.device(tower.device));
}

void Painting::addMachines(PlaceIndex place)
{
    const MachineOrder order = machineOrder(m_data);
    for (int i = 0; i < order.count; ++i) {
        const MachineState &machine = m_data.machines[order.inUse[static_cast<std::size_t>(i)]];
        if (machine.place != place)
            continue;
        std::vector<Token> &tokens = at(place).tokens;
        tokens.push_back(m_pieces.machine(machine));
        if (machine.malfunction > 0) {
            Token token = m_pieces.action(Action::Malfunction, TokenRole::Marker);
            token.count = machine.malfunction;
            tokens.push_back(std::move(token));
        }
        addIf(tokens, m_pieces.ritual(Card::Bloodstones, machine.bloodstone));
    }
}

void Painting::addMachineSpaces(PlaceIndex place, int spaces, std::string_view key)
{
    for (const MachineState &machine : m_data.machines) {
        if (machine.type != 0 && machine.place == place)
            --spaces;
    }
    for (; spaces > 0; --spaces)
        at(place).tokens.push_back(m_pieces.space("action-card", key));
}

void Painting::addRampart(std::size_t number)
{
    const RampartState &rampart = m_data.ramparts[number];
    const siege::RampartField &field = m_field.ramparts[number];
    std::vector<Token> &tokens = at(field.place).tokens;
    m_pieces.addInvaders(tokens, rampart.invaders);
    if (rampart.siegeTowers > 0)
        tokens.push_back(m_pieces.siegeTower(rampart.siegeTowers));
    addMachines(field.place);
    addMachineSpaces(field.place, field.engineSpaces, "catapult");
    if (rampart.has(RampartState::kMantelet))
        tokens.push_back(m_pieces.card(Card::Mantelet, TokenRole::Equipment));
    else if (field.manteletSpaces > 0)
        tokens.push_back(m_pieces.space("action-card", "mantelet"));
    if (rampart.has(RampartState::kQuartermaster)) {
        Token token = m_pieces.card(Card::Quartermaster, TokenRole::Equipment);
        token.faded = rampart.has(RampartState::kQuartermasterUsed);
        tokens.push_back(std::move(token));
    }
    if (rampart.has(RampartState::kTrenchMaster))
        tokens.push_back(m_pieces.card(Card::TrenchMaster, TokenRole::Equipment));
}

void Painting::addForegrounds()
{
    for (const siege::Side side : {siege::West, siege::East}) {
        const siege::ForegroundField &field = m_field.foregrounds[side];
        const ForegroundState &foreground = m_data.foregrounds[side];
        if (field.place == kNowhere)
            continue;
        std::vector<Token> &tokens = at(field.place).tokens;
        m_pieces.addInvaders(tokens, foreground.invaders);
        if (foreground.siegeTowers > 0)
            tokens.push_back(m_pieces.siegeTower(foreground.siegeTowers));
        addMachines(field.place);
        addMachineSpaces(field.place, field.trebuchetSpaces, "trebuchet");
    }
}

void Painting::addBuilding(std::size_t number)
{
    const siege::BuildingField &field = m_field.buildings[number];
    if (field.place == kNowhere)
        return;
    const BuildingState &building = m_data.buildings[number];
    std::vector<Token> &tokens = at(field.place).tokens;
    m_pieces.addDefenders(tokens, building.units);
    if (building.saboteur > 0) {
        Token token = m_pieces.card(Card::Saboteur, TokenRole::Marker);
        token.count = building.saboteur;
        tokens.push_back(std::move(token));
    }
    addIf(tokens, m_pieces.ritual(Card::Demon, building.demon));
}

void Painting::addRest()
{
    const siege::BuildingField &hospital =
        m_field.buildings[static_cast<std::size_t>(siege::BuildingType::Hospital)];
    if (hospital.place != kNowhere)
        m_pieces.addDefenders(at(hospital.place).tokens, m_data.hospital);
    if (m_field.courtyard != kNowhere) {
        m_pieces.addDefenders(at(m_field.courtyard).tokens, m_data.courtyard);
        addHeroes(m_field.courtyard);
    }
    if (m_field.marauders != kNowhere)
        m_pieces.addInvaders(at(m_field.marauders).tokens, m_data.marauders);
    if (m_data.blessed >= siege::NoSide)
        return;
    // The blessing of a side lies on each of its towers' walls, where it works.
    for (const siege::WallField &wall : m_field.walls) {
        if (isBlessed(wall.side))
            at(wall.place).tokens.push_back(m_pieces.action(Action::Blessing, TokenRole::Device));
    }
}

void Painting::addPath(std::size_t number)
{
    const PathState &path = m_data.paths[number];
    std::vector<Token> &tokens = m_picture.links[m_field.paths[number].link].tokens;
    addIf(tokens, m_pieces.trap(path.trap, path.has(PathState::kFaceUp)));
    if (path.has(PathState::kBridge))
        tokens.push_back(m_pieces.equipment(Equipment::Bridge));
}

} // namespace

Picture siege2Picture(const Siege2View &view, const Names &names)
{
    return Painting(view, names).painted();
}

} // namespace merlon::canvas
