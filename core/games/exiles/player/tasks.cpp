#include "core/games/exiles/player/tasks.h"

#include "core/games/exiles/turn/turn.h"

#include <bit>
#include <optional>

namespace merlon::exiles {

namespace {

/// An action of collecting makes a thing less urgent by so much.
constexpr Due kPatience = 4;

std::optional<Technology> neededToCollect(std::size_t resource)
{
    switch (static_cast<Resource>(resource)) {
    case Resource::Wood:
        break;
    case Resource::Stone:
        return Technology::StoneWorking;
    case Resource::Iron:
        return Technology::Mine;
    case Resource::Gold:
        return Technology::GoldWorking;
    }
    return std::nullopt;
}

} // namespace

TaskList::TaskList(const Scene &scene, Seat seat)
    : m_scene(scene)
    , m_seat(seat)
{
}

void TaskList::want(Choice made, Purpose purpose, const Goods &cost, Due due)
{
    if (due >= m_first.due)
        return;
    Task step {made, purpose, cost, {}, due};
    int collecting = 0;
    std::size_t lacking = kResources;
    for (std::size_t resource = 0; resource < kResources; ++resource) {
        const int missing = cost[resource] - data()[m_seat].store[resource];
        if (missing <= 0)
            continue;
        const std::optional<Technology> needed = neededToCollect(resource);
        if (needed && !data().knows(*needed))
            return research(*needed, due);
        if (data().goodsLeft[resource] < missing)
            return; // the supply does not have it
        step.missing[resource] = static_cast<std::uint8_t>(missing);
        const int each = collectedOf(m_scene, resource);
        collecting += (missing + each - 1) / each;
        lacking = resource;
    }
    if (lacking != kResources) {
        step.made = choice(Verb::Collect, lacking);
        step.purpose = Purpose::Saving;
        step.due += collecting * kPatience;
    }
    if (step.due < m_first.due)
        m_first = step;
}

void TaskList::research(Technology technology, Due due)
{
    const auto index = static_cast<std::size_t>(technology);
    if (data().without.hasTechnology(index))
        return;
    const int level = kTechnologyData[index].level;
    if (data().levelOf(Building::Library) < level)
        return build(Building::Library, level, due);
    want(choice(Verb::Research, index), Purpose::Research, {}, due);
}

void TaskList::build(Building building, int level, Due due)
{
    const int next = data().levelOf(building) + 1;
    if (next > level || data().without.hasBuilding(indexOf(building)))
        return;
    const BuildingLevel &wanted = kBuildingData[indexOf(building)].levels[static_cast<std::size_t>(next - 1)];
    const TechnologySet unknown = wanted.technologies & ~data().technologies;
    if (unknown != 0)
        return research(static_cast<Technology>(std::countr_zero(unknown)), due);
    want(choice(Verb::Build, indexOf(building)), Purpose::Building, wanted.cost, due);
}

} // namespace merlon::exiles
