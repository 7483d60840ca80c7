#include "core/canvas/siege/tokens/siege1_picture.h"

#include "core/canvas/siege/tokens/siege1_pieces.h"
#include "core/games/siege1/pieces/pieces.h"

namespace merlon::canvas {

using namespace siege1;

namespace {

/// Fills the places and links of a picture.
class Painting {
public:
    Painting(const Siege1View &view, const Names &names)
        : m_data(view.known())
        , m_field(view.field())
        , m_scene {view.known(), view.field(), view.rules()}
        , m_pieces(names)
        , m_picture(namedPicture(view.setup().board(), names))
    {
    }

    Picture painted()
    {
        for (std::size_t number = 0; number < m_field.walls.size(); ++number)
            addWall(number);
        for (std::size_t number = 0; number < m_field.towers.size(); ++number)
            addPost(tokensAt(m_field.towers[number].place), m_data.towers[number].post);
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
        return std::move(m_picture);
    }

private:
    std::vector<Token> &tokensAt(PlaceIndex place) { return m_picture.places[place].tokens; }

    void addHeroes(PlaceIndex place);
    void addWall(std::size_t number);
    void addWallWorks(std::size_t number);
    void addWallMarkers(std::size_t number);
    void addWallSpaces(std::size_t number);
    void addPost(std::vector<Token> &tokens, Post post) const;
    void addEngines(PlaceIndex place, int spaces, std::string_view kind);
    void addRampart(std::size_t number);
    void addForeground(siege::Side side);
    void addGate();
    void addBuilding(std::size_t number);
    void addCourtyard();
    void addPath(std::size_t number);

    const SiegeData &m_data;
    const Battlefield &m_field;
    Scene m_scene;
    Siege1Pieces m_pieces;
    Picture m_picture;
};

void Painting::addHeroes(PlaceIndex place)
{
    for (std::size_t hero = 0; hero < kHeroes; ++hero) {
        if (m_data.heroes[hero] != place)
            continue;
        tokensAt(place).push_back(m_pieces.hero(kHeroKeys[hero]));
        tokensAt(place).back().faded = (m_data.heroesUsed >> hero & 1) != 0;
        if ((m_data.possessed >> hero & 1) != 0)
            tokensAt(place).push_back(m_pieces.action(Action::Possession, TokenRole::Marker));
    }
}

void Painting::addWall(std::size_t number)
{
    const WallState &wall = m_data.walls[number];
    const PlaceIndex place = m_field.walls[number].place;
    std::vector<Token> &tokens = tokensAt(place);
    m_pieces.addInvaders(tokens, wall.invaders);
    if (wall.has(WallState::kSiegeTower)) {
        tokens.push_back(m_pieces.siegeTower(siege::countOf(wall.crew)));
        m_pieces.addCrew(tokens, wall.crew);
    }
    m_pieces.addDefenders(tokens, wall.defenders);
    addHeroes(place);
    addWallWorks(number);
    for (std::size_t type = 0; type < kEquipmentTypes; ++type) {
        if (!wall.has(static_cast<Equipment>(type)))
            continue;
        tokens.push_back(m_pieces.equipment(static_cast<Equipment>(type)));
        const auto used = [&](Equipment equipment, std::uint16_t flag) {
            return static_cast<Equipment>(type) == equipment && wall.has(flag);
        };
        tokens.back().faded =
            used(Equipment::Sap, WallState::kSapUsed) || used(Equipment::Ropes, WallState::kRopesUsed);
    }
    addWallMarkers(number);
    addWallSpaces(number);
}

/// What the defenders have built there.
void Painting::addWallWorks(std::size_t number)
{
    const WallState &wall = m_data.walls[number];
    std::vector<Token> &tokens = tokensAt(m_field.walls[number].place);
    if (wall.stone > 0)
        tokens.push_back(m_pieces.stone(wall.stone));
    if (wall.wood > 0)
        tokens.push_back(m_pieces.wood(wall.wood));
    if (wall.cauldron != Cauldron::None)
        tokens.push_back(m_pieces.cauldron(wall.cauldron));
    if (wall.has(WallState::kPlatform))
        tokens.push_back(m_pieces.work(Work::Platform, TokenRole::Device));
    if ((m_data.blessed >> m_field.walls[number].side & 1) != 0)
        tokens.push_back(m_pieces.work(Work::Blessing, TokenRole::Device));
}

/// What lies there for this round.
void Painting::addWallMarkers(std::size_t number)
{
    const WallState &wall = m_data.walls[number];
    PlacePicture &place = m_picture.places[m_field.walls[number].place];
    std::vector<Token> &tokens = place.tokens;
    if (wall.order != Order::None)
        tokens.push_back(m_pieces.order(wall.order, wall.has(WallState::kOrderFaceUp)));
    else if (wall.has(WallState::kFury))
        tokens.push_back(m_pieces.order(Order::GoblinFury, true));
    for (const auto &[flag, action] :
         {std::pair(WallState::kStorm, Action::Storm), std::pair(WallState::kAccident, Action::Accident)}) {
        if (wall.has(flag))
            tokens.push_back(m_pieces.action(action, TokenRole::Marker));
    }
    for (const AltarState &altar : m_data.altars) {
        if (altar.side != siege::NoSide && altar.wall == number)
            tokens.push_back(m_pieces.action(Action::Altar, TokenRole::Marker));
    }
    for (const EngineState &engine : m_data.engines) {
        if (engine.type != 0 && engine.aimed != 0 && engine.target == number)
            tokens.push_back(m_pieces.target(engine));
    }
    if (m_data.speech > 0 && m_data.speechAt == m_field.walls[number].place)
        tokens.push_back(m_pieces.speech(m_data.speech));
    if (wall.has(WallState::kBreached))
        tokens.push_back(m_pieces.breach());
    place.faded = wall.has(WallState::kDazzled);
    if (place.faded)
        tokens.push_back(m_pieces.work(Work::Dazzle, TokenRole::Marker));
}

void Painting::addWallSpaces(std::size_t number)
{
    const WallState &wall = m_data.walls[number];
    const siege::WallField &field = m_field.walls[number];
    std::vector<Token> &tokens = tokensAt(field.place);
    if (field.cauldron && wall.cauldron == Cauldron::None)
        tokens.push_back(m_pieces.space("work", "orc-cauldron"));
    if (field.platform && !wall.has(WallState::kPlatform))
        tokens.push_back(m_pieces.space("work", "platform"));
    if (field.siegeTower && !wall.has(WallState::kSiegeTower))
        tokens.push_back(m_pieces.space("", "siege-tower"));
}

void Painting::addPost(std::vector<Token> &tokens, Post post) const
{
    switch (post) {
    case Post::None:
        return;
    case Post::Archer:
        return m_pieces.addDefenders(tokens, {1, 0, 0});
    case Post::Cannon:
        return tokens.push_back(m_pieces.work(Work::Cannon, TokenRole::Device));
    case Post::Hook:
        return tokens.push_back(m_pieces.work(Work::Hook, TokenRole::Device));
    }
}

/// The engines of a place with what lies on them, and the free spaces for more of a kind.
void Painting::addEngines(PlaceIndex place, int spaces, std::string_view kind)
{
    std::vector<Token> &tokens = tokensAt(place);
    for (const EngineState &engine : m_data.engines) {
        if (engine.type == 0 || engine.place != place)
            continue;
        --spaces;
        tokens.push_back(m_pieces.engine(engine));
        if (engine.has(EngineState::kBloodstone))
            tokens.push_back(m_pieces.action(Action::Bloodstone, TokenRole::Marker));
        if (engine.has(EngineState::kPrecise))
            tokens.push_back(m_pieces.action(Action::PreciseFire, TokenRole::Marker));
    }
    for (; spaces > 0; --spaces)
        tokens.push_back(m_pieces.space("action", kind));
}

void Painting::addRampart(std::size_t number)
{
    const RampartState &rampart = m_data.ramparts[number];
    const siege::RampartField &field = m_field.ramparts[number];
    std::vector<Token> &tokens = tokensAt(field.place);
    m_pieces.addInvaders(tokens, rampart.invaders);
    addEngines(field.place, field.engineSpaces, "catapult");
    if (rampart.mantelet != 0)
        tokens.push_back(m_pieces.action(Action::Mantelet, TokenRole::Equipment));
    else if (field.manteletSpaces > 0)
        tokens.push_back(m_pieces.space("action", "mantelet"));
    for (std::size_t type = 0; type < kTrainingTypes; ++type) {
        if (rampart.has(static_cast<Training>(type)))
            tokens.push_back(m_pieces.training(static_cast<Training>(type), TokenRole::Equipment));
    }
}

void Painting::addForeground(siege::Side side)
{
    const siege::ForegroundField &field = m_field.foregrounds[side];
    if (field.place == kNowhere)
        return;
    m_pieces.addInvaders(tokensAt(field.place), m_data.foregrounds[side].invaders);
    addEngines(field.place, field.trebuchetSpaces, "trebuchet");
    for (std::size_t number = 0; number < kAltars; ++number) {
        if (m_data.altars[number].side == side)
            tokensAt(field.place).push_back(m_pieces.altar(static_cast<int>(number) + 1));
    }
}

void Painting::addGate()
{
    const siege::GateField &gate = m_field.gate;
    const BarbicanState &barbican = m_data.barbican;
    PlacePicture &place = m_picture.places[gate.place];
    place.faded = !gateStands(m_scene);
    if (place.faded)
        place.tokens.push_back(m_pieces.breach());
    else
        place.tokens.push_back(m_pieces.gate(barbican.fallen + 1, gate.gates, barbican.resistance));
    if (barbican.ramParts > 0)
        place.tokens.push_back(m_pieces.ram(barbican.ramParts, gate.ramSpaces));
    m_pieces.addInvaders(tokensAt(gate.barbican), barbican.crew);
}

void Painting::addBuilding(std::size_t number)
{
    const siege::BuildingField &field = m_field.buildings[number];
    if (field.place == kNowhere)
        return;
    const BuildingState &building = m_data.buildings[number];
    std::vector<Token> &tokens = tokensAt(field.place);
    m_pieces.addDefenders(tokens, building.units);
    if (building.has(BuildingState::kSaboteur))
        tokens.push_back(m_pieces.training(Training::Saboteur, TokenRole::Marker));
    if (building.has(BuildingState::kFire))
        tokens.push_back(m_pieces.action(Action::Fire, TokenRole::Marker));
    if (building.has(BuildingState::kLastStand))
        tokens.push_back(m_pieces.deed(Deed::LastStand));
    const bool hospital = number == static_cast<std::size_t>(siege::BuildingType::Hospital);
    if (hospital && m_data.spectre != 0)
        tokens.push_back(m_pieces.action(Action::Spectre, TokenRole::Marker));
}

void Painting::addCourtyard()
{
    if (m_field.courtyard == kNowhere)
        return;
    m_pieces.addDefenders(tokensAt(m_field.courtyard), m_data.courtyard);
    addHeroes(m_field.courtyard);
    if (m_data.has(SiegeData::kTerror))
        tokensAt(m_field.courtyard).push_back(m_pieces.action(Action::Terror, TokenRole::Marker));
}

void Painting::addPath(std::size_t number)
{
    const PathState &path = m_data.paths[number];
    std::vector<Token> &tokens = m_picture.links[m_field.paths[number].link].tokens;
    if (path.trap != Trap::None)
        tokens.push_back(m_pieces.trap(path.trap));
    if (path.has(PathState::kBridge))
        tokens.push_back(m_pieces.equipment(Equipment::Bridge));
}

} // namespace

Picture siege1Picture(const Siege1View &view, const Names &names)
{
    return Painting(view, names).painted();
}

} // namespace merlon::canvas
