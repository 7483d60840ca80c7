#include "core/games/siege2/pieces/pieces.h"
#include "core/games/siege2/position/sections.h"

#include <bit>

/// Capacities of places and paths (section 3 of the rules).
namespace merlon::siege2::position {

namespace {

/// Complains about what stands on the places of a board.
class PlaceChecks {
public:
    PlaceChecks(Complaint &complaint, const Siege2Setup &setup, const SiegeData &data)
        : m_complaint(complaint)
        , m_setup(setup)
        , m_field(setup.field())
        , m_data(data)
    {
    }

    void checkWall(std::size_t number) const
    {
        const siege::WallField &field = m_field.walls[number];
        const WallState &wall = m_data.walls[number];
        const int ladder = wall.has(Equipment::Ladder) ? 1 : 0; // S2-7.2
        atMost(field.place, "invaders", siege::countOf(wall.invaders), field.invaderSpaces + ladder);
        fit(field.place, field.defenderSpaces, wall.defenders, wall.has(WallState::kDefenderLadder) ? 1 : 0);
        atMost(field.place, "equipment", std::popcount(wall.equipment), field.equipmentSpaces);
        allow(field.place, "cauldron", field.cauldron || wall.cauldron == Cauldron::None);
        allow(field.place, "defender-ladder", field.platform || !wall.has(WallState::kDefenderLadder));
        allow(field.place, "siege-tower", field.siegeTower || !wall.has(WallState::kSiegeTower));
        const bool waits = wall.order != Order::None && !wall.has(WallState::kOrderResolved);
        if (waits && siege::isEmpty(wall.invaders)) // S2-1.5
            m_complaint.add(placePointer(m_setup, field.place, "order"),
                            {"error.position-order-alone", {word(field.place)}});
    }

    void checkRampart(std::size_t number) const
    {
        const siege::RampartField &field = m_field.ramparts[number];
        const RampartState &rampart = m_data.ramparts[number];
        atMost(field.place, "invaders", siege::countOf(rampart.invaders), field.unitCapacity);
        const bool quarters = rampart.has(RampartState::kQuartermaster);
        const bool trenches = rampart.has(RampartState::kTrenchMaster);
        atMost(field.place, "mantelet", rampart.has(RampartState::kMantelet) ? 1 : 0, field.manteletSpaces);
        atMost(field.place, quarters ? "quartermaster" : "trench-master",
               (quarters ? 1 : 0) + (trenches ? 1 : 0), field.trainingSpaces);
        allow(field.place, "quartermaster-used", quarters || !rampart.has(RampartState::kQuartermasterUsed));
        const auto place = field.place;
        checkMachines(place, field.engineSpaces);
    }

    void checkForeground(std::size_t number) const
    {
        const siege::ForegroundField &field = m_field.foregrounds[number];
        atMost(field.place, "invaders", siege::countOf(m_data.foregrounds[number].invaders),
               field.unitCapacity);
        checkMachines(field.place, field.trebuchetSpaces);
    }

    void checkTower(std::size_t number) const
    {
        atMost(m_field.towers[number].place, "defenders", m_data.towers[number].marksmen, kTowerMarksmen);
    }

    void checkBuilding(std::size_t number) const
    {
        const siege::BuildingField &field = m_field.buildings[number];
        fit(field.place, field.spaces, m_data.buildings[number].units, 0);
    }

    void checkPath(std::size_t number) const
    {
        const PathState &path = m_data.paths[number];
        const std::string pointer = pointerInto("/paths", pathKey(m_setup, number));
        const bool trap = path.trap != Trap::None;
        const bool bridge = path.has(PathState::kBridge);
        if ((trap || bridge) && !m_field.paths[number].trappable)
            m_complaint.add(pointer, {"error.position-not-trappable", {}});
        if (trap && bridge) // S2-7.3, S2-15.5
            m_complaint.add(pointer, {"error.position-trap-and-bridge", {}});
    }

    void checkHeroes() const
    {
        for (std::size_t hero = 0; hero < kHeroes; ++hero) {
            const PlaceIndex place = m_data.heroes[hero];
            if (!m_field.is(place, siege::PlaceKind::Wall) && place != m_field.courtyard)
                m_complaint.add(pointerInto("/heroes", kHeroKeys[hero]), {"error.position-hero-place", {}});
        }
        if (m_data.heroes[0] == m_data.heroes[1] && m_data.heroes[0] != m_field.courtyard)
            m_complaint.add("/heroes", {"error.position-heroes-together", {}});
    }

    /// Each machine on a place of its kind (S2-6.1).
    void checkMachineKinds() const
    {
        for (std::size_t slot = 0; slot < m_data.machines.size(); ++slot) {
            const MachineState &machine = m_data.machines[slot];
            const bool trebuchet = machine.type == static_cast<int>(Machine::Trebuchet) + 1;
            const auto kind = trebuchet ? siege::PlaceKind::Foreground : siege::PlaceKind::Rampart;
            if (machine.type != 0 && !m_field.is(machine.place, kind))
                m_complaint.add(pointerInto(pointerInto("/machines", std::to_string(slot)), "place"),
                                {"error.position-not-here",
                                 {std::string(kMachineKeys[machine.type - 1u]), word(machine.place)}});
        }
    }

private:
    Word word(PlaceIndex place) const { return {keyOf(m_setup, place)}; }

    void atMost(PlaceIndex place, std::string_view member, int count, int most) const
    {
        if (count > most)
            m_complaint.add(placePointer(m_setup, place, member), {"error.position-crowded", {word(place)}},
                            {"error.position-crowded-right", {std::int64_t {most}}});
    }

    void allow(PlaceIndex place, std::string_view member, bool allowed) const
    {
        if (!allowed)
            m_complaint.add(placePointer(m_setup, place, member),
                            {"error.position-not-here", {std::string(member), word(place)}});
    }

    void fit(PlaceIndex place, const siege::Spaces &spaces, const Units &units, int more) const
    {
        if (!siege::fits(spaces, units, more))
            m_complaint.add(placePointer(m_setup, place, "defenders"),
                            {"error.position-misfit", {word(place)}},
                            {"error.position-misfit-right",
                             {std::int64_t {spaces.typed[0]}, std::int64_t {spaces.typed[1]},
                              std::int64_t {spaces.typed[2]}, std::int64_t {spaces.any + more}}});
    }

    void checkMachines(PlaceIndex place, int spaces) const
    {
        int count = 0;
        for (std::size_t slot = 0; slot < m_data.machines.size(); ++slot) {
            if (m_data.machines[slot].type == 0 || m_data.machines[slot].place != place || ++count <= spaces)
                continue;
            m_complaint.add(pointerInto(pointerInto("/machines", std::to_string(slot)), "place"),
                            {"error.position-crowded", {word(place)}},
                            {"error.position-crowded-right", {std::int64_t {spaces}}});
        }
    }

    Complaint &m_complaint;
    const Siege2Setup &m_setup;
    const Battlefield &m_field;
    const SiegeData &m_data;
};

} // namespace

void checkPlaces(Complaint &complaint, const Siege2Setup &setup, const SiegeData &data)
{
    const PlaceChecks checks(complaint, setup, data);
    const Battlefield &field = setup.field();
    checks.checkMachineKinds();
    for (std::size_t wall = 0; wall < field.walls.size(); ++wall)
        checks.checkWall(wall);
    for (std::size_t rampart = 0; rampart < field.ramparts.size(); ++rampart)
        checks.checkRampart(rampart);
    for (std::size_t foreground = 0; foreground < field.foregrounds.size(); ++foreground)
        checks.checkForeground(foreground);
    for (std::size_t tower = 0; tower < field.towers.size(); ++tower)
        checks.checkTower(tower);
    for (std::size_t building = 0; building < kActionBuildings; ++building)
        checks.checkBuilding(building);
    for (std::size_t path = 0; path < field.paths.size(); ++path)
        checks.checkPath(path);
    checks.checkHeroes();
}

} // namespace merlon::siege2::position
