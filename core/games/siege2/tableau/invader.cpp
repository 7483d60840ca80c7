#include "core/games/siege/tableau/layers.h"
#include "core/games/siege2/invader/budgets.h"
#include "core/games/siege2/invader/targets.h"
#include "core/games/siege2/pieces/goals.h"
#include "core/games/siege2/pieces/pieces.h"
#include "core/games/siege2/pieces/row.h"
#include "core/games/siege2/steps.h"
#include "core/games/siege2/tableau/items.h"
#include "core/games/siege2/tableau/parts.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace merlon::siege2 {

namespace {

constexpr int kCardColumns = 3;
constexpr std::array<std::string_view, 2> kManeuverKeys {"minor", "major"};
constexpr int kOrderTokens = 5;

/// Lays out the invader's side of the table.
class InvaderLayer final : siege::PanelLayer<Edition, Items> {
public:
    InvaderLayer(const Siege2View &view, Tableau &tableau)
        : PanelLayer(view, tableau, siege::kInvaderPanel, kInvader)
    {
    }

    void layOut()
    {
        layRow();
        layCardSupply();
        laySupply();
        layMachines();
        layObjectives();
        layManeuvers();
        layOrders();
    }

private:
    void layRow();
    void layCardSupply();
    void laySupply();
    void layMachines();
    void layObjectives();
    void layManeuvers();
    void layOrders();
    Item cardItem(Card card) const;
    Item rowCard(const RoundMoment &moment, int position) const;
    Item machineItem(const MachineState &machine) const;
    Item objectiveItem(const ObjectiveSlot &slot) const;
    int ordersLeft() const;
    bool ordersAreHidden() const;
    int ritualsLeft(Card card) const;
};

/// A card without what happens to it.
Item InvaderLayer::cardItem(Card card) const
{
    const CardData &data = dataOf(card);
    Item item = m_items.card(card, ComponentRole::Card);
    if (data.wood > 0)
        item.price.push_back({"wood", data.wood});
    for (const Payment payment : data.payments)
        std::ranges::move(siege::stacksOf(unitsOf(payment), kInvaderUnitKeys),
                          std::back_inserter(item.alternatives));
    if (card == Card::Resources)
        item.alternatives = siege::stacksOf({1, 1, 1}, kInvaderUnitKeys);
    if (card == Card::Maneuver)
        item.alternatives = {{"hourglass", kManeuverHourglasses[0]}, {"hourglass", kManeuverHourglasses[1]}};
    return item;
}

Item InvaderLayer::rowCard(const RoundMoment &moment, int position) const
{
    const auto index = static_cast<std::size_t>(position);
    const std::uint8_t id = m_data.row[index];
    const auto card = static_cast<Card>(id);
    Item item = cardItem(card);
    item.laid = siege::stacksOf(m_data.paid[index].units, kInvaderUnitKeys);
    item.done = isPerformed(m_data, position);
    item.current = position == moment.rowPosition;
    const bool isPast = position < moment.rowPosition;
    const bool isOptional = card != Card::Briefing && card != Card::Maneuver;
    const bool waits = isOptional && moment.rowPosition >= 0 && !isPast && !item.current;
    if (const Reason why = waits ? whyNotPerform(m_scene, position) : Reason {})
        item.whyNot = m_view.setup().vocabulary().text(why);
    item.faded = !item.done && ((isPast && isOptional) || !item.whyNot.empty());
    if ((m_data.spied >> id & 1u) != 0) {
        item.visitors.push_back({{"spy", "building-action"}});
        item.details.push_back({"detail.spy", {}});
    }
    return item;
}

void InvaderLayer::layRow()
{
    const RoundMoment moment = momentOf(m_data);
    Zone &row = zone(ZoneKind::Cards);
    row.columns = kCardColumns;
    for (int position = 0; position < kRowCards; ++position) {
        if (m_data.row[static_cast<std::size_t>(position)] < kCards)
            row.items.push_back(rowCard(moment, position));
    }
}

/// Seen while cards are exchanged.
void InvaderLayer::layCardSupply()
{
    const auto asked = static_cast<StepKind>(m_view.decision().kind);
    const bool exchanging = asked == StepKind::OfferExchange || asked == StepKind::Exchange
        || asked == StepKind::DropObjective || m_data.round == 0;
    if (!exchanging)
        return;
    Zone &supply = zone(ZoneKind::Cards, {"card-supply", "zone"});
    supply.columns = kCardColumns;
    for (const std::uint8_t id : m_data.supplyCards) {
        if (id < kCards)
            supply.items.push_back(cardItem(static_cast<Card>(id)));
    }
}

void InvaderLayer::laySupply()
{
    Zone &heaps = zone(ZoneKind::Counter, {"supply", "zone"});
    heaps.spot = ZoneSpot::InTitle;
    for (const auto &[key, units] : {std::pair("bag", &m_data.bag), std::pair("fallen", &m_data.fallen)}) {
        heaps.items.push_back(siege::stock(key, siege::countOf(*units)));
        heaps.items.back().laid = siege::stacksOf(*units, kInvaderUnitKeys);
        heaps.items.back().isReserve = true;
    }
    Zone &units = zone(ZoneKind::Tokens);
    units.items = siege::unitChips(m_data.invaderSupply, kInvaderUnitKeys, "invader-unit", kInvader);
    Zone &wood = zone(ZoneKind::Counter);
    wood.spot = ZoneSpot::Beside;
    wood.items.push_back(siege::stock("wood", m_data.wood));
    wood.items.push_back(siege::stock("wood-pile", m_data.woodPile, "resources"));
    wood.items.back().isReserve = true;
}

Item InvaderLayer::machineItem(const MachineState &machine) const
{
    Item item = m_items.machine(machine);
    item.about = {item.component, "action-card"};
    item.place = machine.place;
    item.details.push_back({"detail.deck", {std::int64_t {machine.hits}, std::int64_t {machine.misses}}});
    if (machine.malfunction != 0) {
        item.visitors.push_back({{"malfunction", "building-action"}});
        item.details.push_back({"detail.malfunction", {}});
    }
    addRitual(item, Card::Bloodstones, machine.bloodstone);
    return item;
}

void InvaderLayer::layMachines()
{
    const MachineOrder order = machineOrder(m_data);
    if (order.count == 0)
        return;
    Zone &machines = zone(ZoneKind::Pips, {"machines", "zone"});
    for (int i = 0; i < order.count; ++i)
        machines.items.push_back(machineItem(m_data.machines[order.inUse[static_cast<std::size_t>(i)]]));
}

Item InvaderLayer::objectiveItem(const ObjectiveSlot &slot) const
{
    if (slot.id >= kObjectives) {
        Item back {.type = "objective", .art = "back-objective", .isPickable = false, .faceDown = true};
        back.name = {"objective", "card"};
        return back;
    }
    Item item {.key = std::string(kObjectiveKeys[slot.id]), .type = "objective", .art = "crown"};
    item.done = slot.state == ObjectiveState::Staying || slot.state == ObjectiveState::Discarded;
    item.faded = slot.state == ObjectiveState::Dropped || slot.state == ObjectiveState::Discarded;
    if (slot.state == ObjectiveState::Dropped)
        item.note = {"item.dropped", {}};
    else if (slot.state == ObjectiveState::Staying)
        item.note = {"item.works-on", {}};
    else if (slot.state == ObjectiveState::Discarded)
        item.note = {"item.met", {}};
    if (slot.state == ObjectiveState::Open) {
        const GoalProgress progress = progressOf(m_scene, static_cast<Objective>(slot.id));
        item.filled = progress.done;
        item.capacity = progress.goal;
    }
    return item;
}

void InvaderLayer::layObjectives()
{
    std::vector<Item> objectives;
    for (const ObjectiveSlot &slot : m_data.objectives) {
        const bool isGone = slot.state == ObjectiveState::Dropped && slot.id >= kObjectives;
        if (slot.state != ObjectiveState::None && !isGone)
            objectives.push_back(objectiveItem(slot));
    }
    if (!objectives.empty())
        zone(ZoneKind::Lines, {"objectives", "zone"}).items = std::move(objectives);
}

void InvaderLayer::layManeuvers()
{
    Zone &maneuvers = zone(ZoneKind::Words, {"maneuvers", "zone"});
    maneuvers.spot = ZoneSpot::InTitle;
    if (isManeuvering(m_data))
        maneuvers.note = {"item.at-most", {std::int64_t {m_data.budget}}};
    for (std::size_t size = 0; size < kManeuverKeys.size(); ++size) {
        Item item {.key = std::string(kManeuverKeys[size]), .type = "maneuver"};
        item.name = {item.key, "size"};
        item.done = (m_data.maneuvers >> size & 1) != 0;
        item.art = "-"; // the word alone
        if (isManeuvering(m_data))
            item.details.push_back({"detail.maneuver-budget", {std::int64_t {m_data.budget}}});
        maneuvers.items.push_back(std::move(item));
    }
}

/// Section 6: others may not know which tokens are left while one lies face down or was mixed up unseen.
bool InvaderLayer::ordersAreHidden() const
{
    return !sees(m_view, kInvader)
        && (m_data.has(SiegeData::kOrdersMixed)
            || std::ranges::any_of(m_data.walls,
                                   [](const WallState &wall) { return wall.order == Order::Hidden; }));
}

int InvaderLayer::ordersLeft() const
{
    int left = kOrderTokens;
    for (const std::uint8_t removed : m_data.ordersRemoved)
        left -= removed;
    for (const WallState &wall : m_data.walls)
        left -= wall.order != Order::None ? 1 : 0;
    return left;
}

/// Tokens of a ritual that can still be placed in this round.
int InvaderLayer::ritualsLeft(Card card) const
{
    const auto ritual = static_cast<std::size_t>(ritualOf(card));
    int left = 1 + kBluffsOfRitual - m_data.bluffsShown[ritual] - (m_data.targetsShown >> ritual & 1);
    for (const RitualToken token : {RitualToken::BluffDown, RitualToken::TargetDown, RitualToken::HiddenDown})
        left -= ritualTokens(m_scene, card, token);
    return left;
}

void InvaderLayer::layOrders()
{
    Zone &tokens = zone(ZoneKind::Tokens, {"orders-and-rituals", "zone"});
    if (ordersAreHidden()) {
        tokens.items.push_back(*m_items.order(Order::Hidden, false));
        siege::setLeft(tokens.items.back(), ordersLeft());
        tokens.items.back().isPickable = false;
    } else {
        for (int order = 1; order <= kOrderTypes; ++order) {
            tokens.items.push_back(*m_items.order(static_cast<Order>(order), true));
            siege::setLeft(tokens.items.back(), ordersFree(m_scene, static_cast<Order>(order)));
            tokens.items.back().showsCount = false;
        }
    }
    for (int ritual = 0; ritual < kRituals; ++ritual) {
        const auto card = static_cast<Card>(static_cast<int>(Card::Bloodstones) + ritual);
        if (!isDrawn(m_data, static_cast<std::uint8_t>(card)))
            continue;
        tokens.items.push_back(m_items.card(card, ComponentRole::Marker));
        siege::setLeft(tokens.items.back(), ritualsLeft(card));
        tokens.items.back().isPickable = false;
    }
}

} // namespace

bool sees(const Siege2View &view, Seat seat)
{
    return view.seats().contains(seat) || view.known().winner != Winner::Nobody;
}

void layInvader(const Siege2View &view, Tableau &tableau)
{
    InvaderLayer(view, tableau).layOut();
}

} // namespace merlon::siege2
