#include "core/games/siege/tableau/layers.h"
#include "core/games/siege2/defender/buildings.h"
#include "core/games/siege2/pieces/pieces.h"
#include "core/games/siege2/steps.h"
#include "core/games/siege2/tableau/items.h"
#include "core/games/siege2/tableau/parts.h"

#include <algorithm>
#include <bit>

namespace merlon::siege2 {

namespace {

constexpr int kTrapTokens = 3 * kTokensOfType;

/// Some actions have the picture of what they bring; most pictures have the key of the action.
std::string artOfAction(Action action)
{
    constexpr std::pair<Action, std::string_view> kOthers[] = {
        {Action::Ladder, "defender-ladder"},
        {Action::Wall, "stone"},
        {Action::Trap, "back-trap"},
        {Action::TrainTroops, "veteran"},
        {Action::TrackingSaboteurs, "saboteur"},
    };
    for (const auto &[other, art] : kOthers) {
        if (other == action)
            return std::string(art);
    }
    return siege::artOf(dataOf(action).key);
}

/// Lays out the defender's side of the table.
class DefenderLayer final : siege::PanelLayer<Edition, Items> {
public:
    DefenderLayer(const Siege2View &view, Tableau &tableau)
        : PanelLayer(view, tableau, siege::kDefenderPanel, kDefender)
    {
    }

    void layOut()
    {
        layReserve();
        for (int building = 0; building < kActionBuildings; ++building)
            layBuilding(static_cast<siege::BuildingType>(building));
        layHeroes();
        layPlans();
        layGarrison();
        layTokens();
    }

private:
    void layReserve();
    void layBuilding(siege::BuildingType building);
    void layHeroes();
    void layPlans();
    void layGarrison();
    void layTokens();
    Item track(Action action) const;
    Item heroItem(Hero hero) const;
    Item orderItem(HeroicOrder order) const;
};

void DefenderLayer::layReserve()
{
    Zone &reserve = zone(ZoneKind::Counter);
    reserve.spot = ZoneSpot::PanelTitle;
    reserve.items.push_back(siege::stock("reserve", m_data.reserve, "hourglass"));
    if (m_data.due > 0) {
        reserve.items.back().note = {"item.to-come", {std::int64_t {m_data.due}}};
        reserve.items.back().details.push_back({"detail.due", {std::int64_t {m_data.due}}});
    }
}

Item DefenderLayer::track(Action action) const
{
    Item item = m_items.action(action, ComponentRole::Device);
    item.art = artOfAction(action);
    item.counter = "hourglass";
    item.filled = m_data.tracks[static_cast<std::size_t>(action)];
    item.capacity = costOf(m_scene, action);
    item.done = isCompleted(m_data, action);
    if (const Reason why = whyNotOnTrack(m_scene, action))
        item.whyNot = m_view.setup().vocabulary().text(why);
    return item;
}

void DefenderLayer::layBuilding(siege::BuildingType building)
{
    const auto number = static_cast<std::size_t>(building);
    const BuildingState &state = m_data.buildings[number];
    Zone &tracks = zone(ZoneKind::Track);
    tracks.head = siege::buildingSign(m_view.field(), building);
    if (state.saboteur > 0) {
        tracks.head->visitors.push_back({{"saboteur", "action-card"}});
        tracks.head->details.push_back({"detail.saboteur", {}});
    }
    addRitual(*tracks.head, Card::Demon, state.demon);
    for (int action = 0; action < kActions; ++action) {
        if (dataOf(static_cast<Action>(action)).building == building)
            tracks.items.push_back(track(static_cast<Action>(action)));
    }
}

Item DefenderLayer::heroItem(Hero hero) const
{
    const auto index = static_cast<std::size_t>(hero);
    Item item = m_items.hero(kHeroKeys[index]);
    item.count = heroStrength(m_data, hero);
    item.showsCount = true;
    item.faded = (m_data.heroesUsed >> index & 1) != 0;
    item.place = m_data.heroes[index];
    item.note = {"item.strength", {std::int64_t {item.count}}};
    if (item.faded)
        item.details.push_back({"detail.order-given", {}});
    return item;
}

Item DefenderLayer::orderItem(HeroicOrder order) const
{
    const auto index = static_cast<std::size_t>(order);
    Item item = m_items.thing("heroic-order", kHeroicOrderKeys[index], kDefender, ComponentRole::Card);
    item.crossed = (m_data.ordersGone >> index & 1) != 0;
    item.done = !item.crossed && (m_data.ordersUsed >> index & 1) != 0;
    item.faded = item.crossed || item.done;
    if (item.crossed)
        item.details.push_back({"detail.out-of-the-game", {}});
    else if (item.done)
        item.details.push_back({"detail.order-used", {}});
    addRitual(item, Card::Possession, m_data.possession[index]);
    return item;
}

void DefenderLayer::layHeroes()
{
    Zone &heroes = zone(ZoneKind::Tokens, {"heroes", "zone"});
    heroes.spot = ZoneSpot::InTitle;
    for (int hero = 0; hero < kHeroes; ++hero)
        heroes.items.push_back(heroItem(static_cast<Hero>(hero)));
    Zone &orders = zone(ZoneKind::Words);
    for (int order = 0; order < kHeroicOrders; ++order)
        orders.items.push_back(orderItem(static_cast<HeroicOrder>(order)));
}

Item planItem(const PlanSlot &slot)
{
    if (slot.id >= kPlans) {
        Item back {.type = "plan", .art = "back-plan", .isPickable = false, .faceDown = true};
        back.name = {"plan", "card"};
        return back;
    }
    Item item {.key = std::string(kPlanKeys[slot.id]), .type = "plan", .art = "order-card"};
    item.done = slot.state == PlanState::Used;
    item.faded = slot.state == PlanState::Used || slot.state == PlanState::Dropped;
    if (slot.state == PlanState::Used)
        item.note = {"item.used", {}};
    else if (slot.state == PlanState::Dropped)
        item.note = {"item.dropped", {}};
    return item;
}

void DefenderLayer::layPlans()
{
    std::vector<Item> plans;
    for (const PlanSlot &slot : m_data.plans) {
        const bool isGone = slot.state == PlanState::Dropped && slot.id >= kPlans;
        if (slot.state != PlanState::None && !isGone)
            plans.push_back(planItem(slot));
    }
    if (!plans.empty())
        zone(ZoneKind::Lines, {"plans", "zone"}).items = std::move(plans);
}

/// The same unit may lie at both places: it can be picked where the question looks for it.
void DefenderLayer::layGarrison()
{
    const bool isRecovering = static_cast<StepKind>(m_view.decision().kind) == StepKind::Recover;
    const auto lay = [&](const char *title, const Units &units, bool isPickable) -> Zone & {
        return layUnits(title, units, kDefenderUnitKeys, "defender-unit", m_items.defender(), isPickable);
    };
    lay("hospital", m_data.hospital, isRecovering).isAlsoOnBoard = true;
    lay("supply", m_data.defenderSupply, !isRecovering).spot = ZoneSpot::Beside;
}

/// What is left of the tokens.
void DefenderLayer::layTokens()
{
    Zone &tokens = zone(ZoneKind::Counter);
    tokens.isReserve = true;
    const auto add = [&](Action action, int left) {
        Item item = m_items.action(action, ComponentRole::Device);
        item.art = artOfAction(action);
        item.count = left;
        item.isPickable = false;
        tokens.items.push_back(std::move(item));
    };
    const auto countIf = [](const auto &states, auto holds) {
        return static_cast<int>(std::ranges::count_if(states, holds));
    };
    add(Action::Wall, kStoneTotal - stoneInUse(m_scene));
    add(Action::Cannon, kTokensOfType - devicesInUse(m_scene, Device::Cannon));
    add(Action::Pole, kTokensOfType - devicesInUse(m_scene, Device::Pole));
    add(Action::BayWindow, kTokensOfType - devicesInUse(m_scene, Device::BayWindow));
    add(Action::CauldronTroll, kTokensOfType - cauldronsInUse(m_scene, Cauldron::Troll));
    add(Action::CauldronOrc, kTokensOfType - cauldronsInUse(m_scene, Cauldron::Orc));
    add(Action::CauldronGoblin, kTokensOfType - cauldronsInUse(m_scene, Cauldron::Goblin));
    add(Action::Ladder, kTokensOfType - countIf(m_data.walls, [](const WallState &wall) {
                            return wall.has(WallState::kDefenderLadder);
                        }));
    add(Action::Trap,
        kTrapTokens - countIf(m_data.paths, [](const PathState &path) { return path.trap != Trap::None; }));
    add(Action::Malfunction, kMalfunctionTokens - countIf(m_data.machines, [](const MachineState &machine) {
                                 return machine.malfunction != 0;
                             }));
    add(Action::Spy, kSpyTokens - std::popcount(m_data.spied));
}

} // namespace

void layDefender(const Siege2View &view, Tableau &tableau)
{
    DefenderLayer(view, tableau).layOut();
}

} // namespace merlon::siege2
