#include "core/games/siege/tableau/layers.h"
#include "core/games/siege1/pieces/pieces.h"
#include "core/games/siege1/pieces/supplies.h"
#include "core/games/siege1/steps.h"
#include "core/games/siege1/tableau/items.h"
#include "core/games/siege1/tableau/parts.h"
#include "core/games/siege1/teams/teams.h"
#include "core/games/siege1/words/words.h"

#include <algorithm>
#include <iterator>
#include <tuple>
#include <utility>

namespace merlon::siege1 {

namespace {

constexpr int kFirstCardPhase = 2;
constexpr int kCardPhases = 4;
constexpr int kLastPhase = 6;
constexpr int kCardColumns = 3;

bool isIn(std::uint32_t actions, Action action)
{
    return (actions >> static_cast<int>(action) & 1u) != 0;
}

/// Lays out the invaders' side of the table.
class InvaderLayer final : siege::PanelLayer<Edition, Items> {
public:
    InvaderLayer(const Siege1View &view, Tableau &tableau)
        : PanelLayer(view, tableau, siege::kInvaderPanel, kNobody)
    {
    }

    void layOut()
    {
        addToTitle(m_tableau, siege::kInvaderPanel, kNobody,
                   siege::stock("invader-glory", m_data.invaderGlory, "glory"));
        layDrawn();
        for (Seat seat = 0; seat < invaderSeats(m_view.rules()); ++seat)
            laySeat(seat);
        layEngines();
        layHeroicActs();
        layStocks();
    }

private:
    void layDrawn();
    void laySeat(Seat seat);
    void layCard(Seat seat, int phase);
    void layLoans(Seat seat);
    void layFirst(Seat seat);
    void layLast(Seat seat);
    void layUnits(Seat seat);
    void layEngines();
    void layHeroicActs();
    void layStocks();
    void layOrders();
    Item mark(Seat seat, int phase) const;
    Item actionItem(Seat seat, Action action, bool onLoan) const;
    Item engineItem(const EngineState &engine) const;
    Item heroicAct(Feat feat) const;
    bool isNow(int phase) const { return m_data.round > 0 && m_data.phase == phase; }
    bool seesSecrets() const
    {
        return m_view.seats().intersects(invaderTeam(m_view.rules())) || m_data.winner != Winner::Nobody;
    }
};

void InvaderLayer::layDrawn()
{
    std::vector<Item> drawn;
    for (const std::uint8_t card : m_data.drawn) {
        if (card == kNoCard)
            continue;
        Item item {.type = "phase-card", .art = "back-plan"};
        if (card < kPhaseCards) {
            item.key = m_view.setup().vocabulary().keyOf(static_cast<std::uint8_t>(Type::PhaseCard), card);
            item.art = "order-card";
            item.about = {"phase-card", "card"};
        } else {
            item.name = {"phase-card", "card"};
            item.faceDown = true;
            item.isPickable = false;
        }
        drawn.push_back(std::move(item));
    }
    if (!drawn.empty())
        zone(ZoneKind::Lines, {"cards-drawn", "zone"}).items = std::move(drawn);
}

void InvaderLayer::laySeat(Seat seat)
{
    for (int phase = kFirstCardPhase; phase < kFirstCardPhase + kCardPhases; ++phase)
        layCard(seat, phase);
    layLoans(seat);
    layFirst(seat);
    layLast(seat);
    layUnits(seat);
}

/// The number of a phase before the card of a seat.
Item InvaderLayer::mark(Seat seat, int phase) const
{
    Item item {.type = "phase", .count = phase};
    item.name = {"phase-" + std::to_string(phase), "phase"};
    item.current = isNow(phase);
    item.faceDown = m_data.invaders[seat].hasTurned(phase);
    item.isPickable = false;
    return item;
}

/// An action of a seat's card; it can be picked while the seat is asked for it.
Item InvaderLayer::actionItem(Seat seat, Action action, bool onLoan) const
{
    const InvaderState &state = m_data.invaders[seat];
    const ActionData &data = dataOf(action);
    Item item = m_items.action(action, ComponentRole::Card);
    if (data.resources > 0)
        item.price.push_back({"wood", data.resources});
    if (data.hourglasses > 0)
        item.price.push_back({"hourglass", data.hourglasses});
    for (const Payment payment : data.payments)
        std::ranges::move(siege::stacksOf(unitsOf(payment), kInvaderUnitKeys),
                          std::back_inserter(item.alternatives));
    item.done = !onLoan && isIn(state.used, action);
    item.faded = item.done || (m_data.round > 0 && m_data.phase > data.phase);
    const Decision asked = m_view.decision();
    item.isPickable = isNow(data.phase) && asked.seat == seat;
    item.current = asked.seat == seat && static_cast<StepKind>(asked.kind) == StepKind::Pay
        && static_cast<Action>(asked.about[0]) == action;
    if (onLoan) {
        item.note = {"item.lent", {}};
        item.details.push_back({"detail.lent", {}});
    }
    return item;
}

void InvaderLayer::layCard(Seat seat, int phase)
{
    const InvaderState &state = m_data.invaders[seat];
    const std::uint8_t card = state.cards[static_cast<std::size_t>(phase - kFirstCardPhase)];
    Zone &actions = zoneOf(seat, ZoneKind::Cards, {});
    actions.columns = kCardColumns;
    actions.small = true;
    Item number = mark(seat, phase);
    const Action back = backOf(phase);
    number.about = {std::string(dataOf(back).key), "action"};
    number.details.push_back({"detail.back", {Word {std::string(dataOf(back).key), "action"}}});
    if (card >= kPhaseCards) {
        number.faded = true;
        actions.items.assign(kCardColumns,
                             Item {.name = {"no-phase-card", "card"}, .isPickable = false, .isSpace = true});
    } else {
        number.key = m_view.setup().vocabulary().keyOf(static_cast<std::uint8_t>(Type::PhaseCard), card);
        number.type = "phase-card";
        number.name = {};
        number.done = card % kCardsOfPhase == 0; // its card has a star
        if (state.hasTurned(phase)) {
            actions.items.push_back(actionItem(seat, back, false));
        } else {
            for (const Action action : actionsOf(card))
                actions.items.push_back(actionItem(seat, action, false));
        }
    }
    actions.head = std::move(number);
}

/// Actions lent by the mate, in this phase (S1-23.4).
void InvaderLayer::layLoans(Seat seat)
{
    std::vector<Item> loans;
    for (int action = 0; action < kActions; ++action) {
        if (isIn(m_data.invaders[seat].lent, static_cast<Action>(action)))
            loans.push_back(actionItem(seat, static_cast<Action>(action), true));
    }
    if (loans.empty())
        return;
    Zone &lent = zoneOf(seat, ZoneKind::Cards, {});
    lent.columns = kCardColumns;
    lent.small = true;
    lent.items = std::move(loans);
}

void InvaderLayer::layFirst(Seat seat)
{
    const InvaderState &state = m_data.invaders[seat];
    const bool isTurned = state.hasTurned(1);
    Zone &first = zoneOf(seat, ZoneKind::Cards, {});
    first.small = true;
    first.columns = 1;
    first.head = mark(seat, 1);
    first.head->about = {"all-out-assault", "card"};
    first.head->details.push_back({"detail.back", {Word {"all-out-assault", "card"}}});
    Item item {.key = isTurned ? "all-out-assault" : "resources", .type = "card"};
    item.art = isTurned ? siege::artOf("all-out-assault") : "resources";
    item.done = !isTurned && state.has(InvaderState::kGained);
    item.isPickable = false;
    if (!isTurned)
        item.alternatives = siege::stacksOf({1, 1, 1}, kInvaderUnitKeys);
    first.items.push_back(std::move(item));
}

void InvaderLayer::layLast(Seat seat)
{
    const InvaderState &state = m_data.invaders[seat];
    constexpr std::array kFlags {InvaderState::kMinor, InvaderState::kMajor};
    Zone &last = zoneOf(seat, ZoneKind::Cards, {});
    last.small = true;
    last.columns = 2;
    last.spot = ZoneSpot::Beside;
    last.head = mark(seat, kLastPhase);
    last.head->about = {"deployment", "card"};
    for (std::size_t size = 0; size < kDeploymentKeys.size(); ++size) {
        const int cost = numbersFor(m_view.rules().players).deployment[size];
        Item item {.key = std::string(kDeploymentKeys[size]), .type = "deployment", .art = "maneuver"};
        item.name = {item.key, "size"};
        item.price = {{"hourglass", cost}};
        item.done = state.has(kFlags[size]);
        item.faded = item.done;
        item.isPickable = false;
        item.details.push_back({"detail.deployment",
                                {std::int64_t {sizeOf(static_cast<Deployment>(size))}, std::int64_t {cost}}});
        last.items.push_back(std::move(item));
    }
}

void InvaderLayer::layUnits(Seat seat)
{
    const InvaderState &state = m_data.invaders[seat];
    const bool isAsked = m_view.decision().seat == seat;
    const auto asked = static_cast<StepKind>(m_view.decision().kind);
    const auto lay = [&](const char *title, Item stock, const Units &units, bool isPickable) -> Zone & {
        Zone &head = zoneOf(seat, ZoneKind::Counter, {title, "zone"});
        head.spot = ZoneSpot::InTitle;
        head.items.push_back(std::move(stock));
        const std::size_t at = m_tableau.zones.size() - 1;
        Zone &chips = zoneOf(seat, ZoneKind::Tokens, {});
        chips.items = siege::unitChips(units, kInvaderUnitKeys, "invader-unit", m_items.invader());
        for (Item &item : chips.items)
            item.isPickable = isPickable;
        return m_tableau.zones[at];
    };
    lay("ready", siege::stock("resources", state.resources, "wood"), state.ready,
        isAsked && asked == StepKind::Supply);
    const int upkeep = upkeepOf(siege::countOf(state.camp));
    lay("camp", siege::stock("upkeep", upkeep, "hourglass"), state.camp,
        isAsked && m_data.phase == kLastPhase && asked == StepKind::DeployStage)
        .spot = ZoneSpot::InTitleBeside;
}

Item InvaderLayer::engineItem(const EngineState &engine) const
{
    Item item = m_items.engine(engine);
    item.about = {item.component, "action"};
    item.place = engine.place;
    item.details.push_back({"detail.deck", {std::int64_t {engine.hits}, std::int64_t {engine.misses}}});
    if (engine.has(EngineState::kBloodstone)) {
        item.visitors.push_back({{"bloodstone", "action"}, siege::artOf("bloodstone")});
        item.details.push_back({"detail.bloodstone", {}});
    }
    if (engine.has(EngineState::kPrecise)) {
        item.visitors.push_back({{"precise-fire", "action"}, siege::artOf("precise-fire")});
        item.details.push_back({"detail.precise-fire", {}});
    }
    if (engine.aimed != 0) {
        const PlaceIndex wall = placeOfWall(m_scene, engine.target);
        item.details.push_back({"detail.aimed", {Word {m_view.setup().board().places()[wall].key}}});
    }
    return item;
}

void InvaderLayer::layEngines()
{
    std::vector<Item> engines;
    for (const EngineState &engine : m_data.engines) {
        if (engine.type != 0)
            engines.push_back(engineItem(engine));
    }
    if (!engines.empty())
        zone(ZoneKind::Pips, {"machines", "zone"}).items = std::move(engines);
}

/// How far a heroic act has come, and what it needs.
std::pair<int, int> progressOf(const SiegeData &data, Feat feat)
{
    switch (feat) {
    case Feat::TrollAttack: {
        int most = 0;
        for (const WallState &wall : data.walls)
            most = std::max<int>(most, wall.invaders[siege::Troll]);
        return {most, kTrollsOfAttack};
    }
    case Feat::BloodRituals:
        return {data.blood, kBloodSpaces};
    case Feat::MassInvasion:
        return {static_cast<int>(std::ranges::count_if(
                    data.walls, [](const WallState &wall) { return !siege::isEmpty(wall.invaders); })),
                kMassWalls};
    case Feat::DismantledWalls:
        return {data.dismantled, 2};
    }
    return {};
}

Item InvaderLayer::heroicAct(Feat feat) const
{
    const auto index = static_cast<std::size_t>(feat);
    Item item = m_items.thing("feat", kFeatKeys[index], m_items.invader(), ComponentRole::Card);
    item.done = (m_data.feats >> index & 1) != 0;
    item.faded = item.done;
    item.isPickable = false;
    if (!item.done)
        std::tie(item.filled, item.capacity) = progressOf(m_data, feat);
    return item;
}

void InvaderLayer::layHeroicActs()
{
    Zone &acts = zone(ZoneKind::Lines, {"heroic-acts", "zone"});
    acts.columns = 2;
    for (int feat = 0; feat < kFeats; ++feat)
        acts.items.push_back(heroicAct(static_cast<Feat>(feat)));
}

/// What the invaders share: bag, fallen, resources of the bank, orders.
void InvaderLayer::layStocks()
{
    const auto heap = [](const char *key, const Units &units, const char *art) {
        Item item = siege::stock(key, siege::countOf(units), art);
        item.laid = siege::stacksOf(units, kInvaderUnitKeys);
        item.isReserve = true;
        return item;
    };
    Zone &heaps = zone(ZoneKind::Counter, {"stocks", "zone"});
    heaps.spot = ZoneSpot::InTitle;
    heaps.items = {heap("bag", m_data.bag, "bag"), heap("fallen", m_data.discard, "fallen")};
    Zone &round = zone(ZoneKind::Counter);
    round.items = {heap("spent", m_data.spent, "order-card"),
                   siege::stock("bank", bankOf(m_scene), "resources")};
    round.items.back().isReserve = true;
    layOrders();
}

/// Section 6: which tiles are left is a secret of the invaders while one lies face down.
void InvaderLayer::layOrders()
{
    const bool areHidden = !seesSecrets() && std::ranges::any_of(m_data.walls, [](const WallState &wall) {
        return wall.order == Order::Hidden;
    });
    Zone &orders = zone(ZoneKind::Tokens);
    orders.spot = ZoneSpot::Beside;
    if (!areHidden) {
        for (int order = 1; order <= kOrderTypes; ++order) {
            orders.items.push_back(m_items.order(static_cast<Order>(order), true));
            siege::setLeft(orders.items.back(), ordersLeft(m_scene, static_cast<Order>(order)));
            orders.items.back().showsCount = false;
            orders.items.back().isPickable = false;
        }
        return;
    }
    int left = 0;
    for (int order = 1; order <= kOrderTypes; ++order)
        left += tilesOf(static_cast<Order>(order));
    left -= static_cast<int>(
        std::ranges::count_if(m_data.walls, [](const WallState &wall) { return wall.order != Order::None; }));
    orders.items.push_back(m_items.order(Order::Hidden, false));
    siege::setLeft(orders.items.back(), left);
    orders.items.back().isPickable = false;
}

} // namespace

Item &addToTitle(Tableau &tableau, int panel, Seat block, Item item)
{
    Zone &zone = tableau.beside(block, ZoneKind::Counter);
    zone.panel = panel;
    zone.spot = ZoneSpot::PanelTitle;
    zone.items.push_back(std::move(item));
    return zone.items.back();
}

void layInvaders(const Siege1View &view, Tableau &tableau)
{
    InvaderLayer(view, tableau).layOut();
}

} // namespace merlon::siege1
