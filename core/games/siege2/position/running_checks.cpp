#include "core/games/siege2/pieces/pieces.h"
#include "core/games/siege2/position/agenda.h"
#include "core/games/siege2/position/sections.h"

#include <algorithm>

/// What is known only while a maneuver or an assault runs: pieces that have crossed a path, aims and shots.
namespace merlon::siege2::position {

namespace {

using siege::PlaceKind;

/// How many pieces of each kind have come to a place, or left it, in the running part of a maneuver.
struct Traffic {
    std::array<int, kCrossingNames.size()> arrived {};
    int left = 0;
};

constexpr int kNoDepth = -1;

int depthOf(const Battlefield &field, PlaceIndex place)
{
    if (field.is(place, PlaceKind::Rampart))
        return field.ramparts[field.numbers[place]].depth;
    return field.is(place, PlaceKind::Foreground) ? 0 : kNoDepth;
}

/// The depth from which pieces march in the running part of a maneuver (S2-10.4).
int marchingDepth(const Scene &scene)
{
    const Step *next = findStep(scene.data, StepKind::ManeuverPart);
    if (next == nullptr)
        return kNoDepth;
    const int depth = scene.field.maxDepth() + 2 - next->a;
    return depth < 0 || depth > scene.field.maxDepth() ? kNoDepth : depth;
}

/// Goes over everything that has crossed a path in the running part.
class Marches {
public:
    Marches(Complaint &complaint, const Siege2Setup &setup, const SiegeData &data)
        : m_complaint(complaint)
        , m_setup(setup)
        , m_scene {data, setup.field()}
        , m_depth(marchingDepth(m_scene))
        , m_traffic(setup.field().kinds.size())
    {
    }

    void check()
    {
        for (std::size_t path = 0; path < m_scene.field.paths.size(); ++path)
            countPath(path);
        for (std::size_t slot = 0; slot < kThroughs; ++slot)
            countThrough(slot);
        for (std::size_t place = 0; place < m_traffic.size(); ++place)
            checkPlace(static_cast<PlaceIndex>(place));
    }

private:
    void refuse(const std::string &pointer) { m_complaint.add(pointer, {"error.position-crossed", {}}); }

    void countPath(std::size_t path)
    {
        const siege::PathField &field = m_scene.field.paths[path];
        const std::string pointer = pointerInto("/paths", pathKey(m_setup, path));
        for (std::size_t piece = 0; piece < kCrossingNames.size(); ++piece) {
            const int count = m_scene.data.paths[path].crossings(static_cast<Crossing>(piece));
            if (count == 0)
                continue;
            if (m_depth == kNoDepth || depthOf(m_scene.field, field.from) != m_depth)
                return refuse(pointerInto(pointer, "crossed"));
            m_traffic[field.from].left += count;
            m_traffic[field.to].arrived[piece] += count;
        }
    }

    /// S2-10.8: by a rampart whose quartermaster has been used, no two by the same.
    void countThrough(std::size_t slot)
    {
        const Through &through = m_scene.data.throughs[slot];
        if (through.unit == 0)
            return;
        const std::string pointer = pointerInto("/throughs", std::to_string(slot));
        const siege::PathField &first = m_scene.field.paths[through.first];
        const siege::PathField &second = m_scene.field.paths[through.second];
        const bool known = m_depth != kNoDepth && depthOf(m_scene.field, first.from) == m_depth
            && first.to == second.from && m_scene.field.is(first.to, PlaceKind::Rampart)
            && m_scene.field.is(second.to, PlaceKind::Wall);
        if (!known)
            return refuse(pointer);
        const std::uint8_t number = m_scene.field.numbers[first.to];
        const bool taken = (m_quarters >> number & 1u) != 0;
        if (taken || !m_scene.data.ramparts[number].has(RampartState::kQuartermasterUsed))
            return refuse(pointer);
        m_quarters |= siege::maskOf(number);
        ++m_traffic[first.from].left;
        ++m_traffic[second.to].arrived[through.unit - 1u];
    }

    /// S2-10.3: no place is left by more than the budget; whoever has arrived is there.
    void checkPlace(PlaceIndex place)
    {
        const Traffic &traffic = m_traffic[place];
        const bool rampart = m_scene.field.is(place, PlaceKind::Rampart);
        const std::size_t number = m_scene.field.numbers[place];
        if (rampart || m_scene.field.is(place, PlaceKind::Foreground)) {
            const int left =
                rampart ? m_scene.data.ramparts[number].left : m_scene.data.foregrounds[number].left;
            if (left > m_scene.data.budget || traffic.left > left)
                m_complaint.add(placePointer(m_setup, place, "left"), {"error.position-left", {}});
            if (!rampart && m_scene.data.foregrounds[number].fromSupply > m_scene.data.budget)
                m_complaint.add(placePointer(m_setup, place, "from-supply"), {"error.position-left", {}});
        }
        for (std::size_t piece = 0; piece < kCrossingNames.size(); ++piece) {
            if (traffic.arrived[piece] > 0 && traffic.arrived[piece] > standing(place, piece))
                refuse(pointerInto("/places", keyOf(m_setup, place)));
        }
    }

    int standing(PlaceIndex place, std::size_t piece) const
    {
        if (piece < siege::kUnitKinds)
            return invadersAt(m_scene.data, m_scene.field, place)[piece];
        return siegeTowersAt(m_scene, place);
    }

    Complaint &m_complaint;
    const Siege2Setup &m_setup;
    Scene m_scene;
    int m_depth;
    std::vector<Traffic> m_traffic;
    siege::Mask m_quarters = 0;
};

/// S2-17.7, S2-17.8: at most one aim for each marksman who has had his turn.
void checkVolleys(Complaint &complaint, const Scene &scene)
{
    int volleys = 0;
    for (const RampartState &rampart : scene.data.ramparts)
        volleys += rampart.volley;
    int aims = 0;
    const Step *next = findStep(scene.data, StepKind::AimMarksmen);
    const bool sides = findStep(scene.data, StepKind::AimSides) != nullptr
        || findStep(scene.data, StepKind::AimAll) != nullptr;
    const bool pending = findStep(scene.data, StepKind::FireVolleys) != nullptr;
    for (std::size_t index = 0; index < scene.field.posts.size() && pending && !sides; ++index) {
        const PlaceIndex post = scene.field.posts[index];
        const bool aimed =
            next == nullptr || index < next->a || scene.field.sideOf(post) == scene.data.blessed;
        const int marksmen = defendersAt(scene, post)[siege::Marksman];
        aims += aimed ? marksmen : index == next->a ? std::min<int>(next->b, marksmen) : 0;
    }
    if (findStep(scene.data, StepKind::Aim) != nullptr)
        --aims;
    if (volleys > std::max(aims, 0))
        complaint.add("/places", {"error.position-volley", {std::int64_t {volleys}}},
                      {"error.position-volley-right", {std::int64_t {std::max(aims, 0)}}});
}

/// S2-17.1: cannons aim at the foreground of their side, at the rampart that they face and at those beside it.
bool isWithinReach(const Battlefield &field, const siege::TowerField &tower, PlaceIndex target)
{
    if (field.is(target, PlaceKind::Foreground))
        return field.sideOf(target) == tower.side;
    const siege::Mask ramparts = siege::maskOf(tower.rampart) | field.ramparts[tower.rampart].beside;
    return field.is(target, PlaceKind::Rampart) && (ramparts & siege::maskOf(field.numbers[target])) != 0;
}

void checkCannons(Complaint &complaint, const Siege2Setup &setup, const Scene &scene)
{
    const bool aiming = findStep(scene.data, StepKind::FireCannons) != nullptr;
    for (std::size_t number = 0; number < scene.field.towers.size(); ++number) {
        const TowerState &tower = scene.data.towers[number];
        const siege::TowerField &field = scene.field.towers[number];
        const bool good = tower.target == kNowhere
            || (aiming && tower.device == Device::Cannon && isWithinReach(scene.field, field, tower.target));
        if (!good)
            complaint.add(placePointer(setup, field.place, "target"), {"error.position-aim", {}});
    }
}

/// S2-17.3, S2-17.4
void checkMachines(Complaint &complaint, const Scene &scene)
{
    const bool firing = findStep(scene.data, StepKind::ResolveShots) != nullptr;
    for (std::size_t slot = 0; slot < kMachinesOnBoard; ++slot) {
        const MachineState &machine = scene.data.machines[slot];
        if (machine.target == kNowhere && machine.shown == 0)
            continue;
        const bool good = firing && machine.target != kNowhere
            && (scene.field.wallsInRange(machine.place) & siege::maskOf(machine.target)) != 0;
        if (!good)
            complaint.add(pointerInto("/machines", std::to_string(slot)), {"error.position-aim", {}});
    }
}

/// S2-18.9, S2-19.5
void checkResult(Complaint &complaint, const Scene &scene)
{
    const SiegeData &data = scene.data;
    const bool wall = scene.field.is(data.breachedWall, PlaceKind::Wall);
    const auto isGood = [&] {
        switch (data.ending) {
        case Ending::None:
            return data.winner == Winner::Nobody && data.breachedWall == kNowhere;
        case Ending::Breach:
            return data.winner == Winner::Invader && wall;
        case Ending::HeldOut:
            return data.winner == Winner::Defender && data.breachedWall == kNowhere;
        case Ending::Resigned:
            return data.winner != Winner::Nobody && data.breachedWall == kNowhere;
        }
        return false;
    };
    if (!isGood())
        complaint.add("/result", {"error.position-result", {}}, {"error.position-result-right", {}});
}

} // namespace

void checkManeuver(Complaint &complaint, const Siege2Setup &setup, const SiegeData &data)
{
    Marches(complaint, setup, data).check();
}

void checkAssault(Complaint &complaint, const Siege2Setup &setup, const SiegeData &data)
{
    const Scene scene {data, setup.field()};
    checkCannons(complaint, setup, scene);
    checkMachines(complaint, scene);
    checkVolleys(complaint, scene);
    checkResult(complaint, scene);
}

void checkAgenda(Complaint &complaint, const Siege2Setup &setup, const SiegeData &data)
{
    const std::span<const Step> agenda = std::span(data.agenda).first(data.agendaSize);
    const auto refuse = [&](std::size_t index, const char *code) {
        complaint.add(pointerInto("/agenda", std::to_string(index)),
                      {code, {siege::position::stepText(stepForms(), setup.vocabulary(), agenda[index])}});
    };
    const std::size_t laid = wellLaid(agenda);
    if (laid < agenda.size())
        return refuse(laid, "error.position-step-misplaced");
    for (std::size_t index = 0; index < agenda.size(); ++index) {
        if (!isSound({data, setup.field()}, index))
            return refuse(index, "error.position-step-unsound");
    }
}

} // namespace merlon::siege2::position
