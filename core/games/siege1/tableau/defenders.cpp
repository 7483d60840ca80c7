#include "core/games/siege/tableau/layers.h"
#include "core/games/siege1/defender/buildings.h"
#include "core/games/siege1/pieces/pieces.h"
#include "core/games/siege1/pieces/supplies.h"
#include "core/games/siege1/steps.h"
#include "core/games/siege1/tableau/items.h"
#include "core/games/siege1/tableau/parts.h"
#include "core/games/siege1/teams/teams.h"

#include <algorithm>

namespace merlon::siege1 {

namespace {

/// Hourglasses of the second defender have another picture.
std::string hourglassOf(int seatOfTeam)
{
    return seatOfTeam == 0 ? "hourglass" : "hourglass-east";
}

/// Lays out the defenders' side of the table.
class DefenderLayer final : siege::PanelLayer<Edition, Items> {
public:
    DefenderLayer(const Siege1View &view, Tableau &tableau)
        : PanelLayer(view, tableau, siege::kDefenderPanel, kNobody)
    {
    }

    void layOut()
    {
        layTitle();
        for (int building = 0; building < kActionBuildings; ++building)
            layBuilding(static_cast<siege::BuildingType>(building));
        layHeroes();
        layDeeds();
        layBarbican();
        layGarrison();
        layTokens();
    }

private:
    void layTitle();
    void layPurse(Seat seat);
    void layBuilding(siege::BuildingType building);
    void layHeroes();
    void layDeeds();
    void layBarbican();
    void layGarrison();
    void layTokens();
    Item track(Work work) const;
    Text whyNot(Work work) const;
    Item heroItem(Hero hero) const;
    Item deedItem(Deed deed) const;
    Item speedItem() const;
    Item gateItem() const;
    Item ramItem() const;
};

void DefenderLayer::layTitle()
{
    const int first = invaderSeats(m_view.rules());
    const int count = defenderSeats(m_view.rules());
    if (count == 1)
        layPurse(static_cast<Seat>(first));
    addToTitle(m_tableau, siege::kDefenderPanel, kNobody,
               siege::stock("defender-glory", m_data.defenderGlory, "glory"));
    for (int seat = first; count > 1 && seat < first + count; ++seat)
        layPurse(static_cast<Seat>(seat));
}

void DefenderLayer::layPurse(Seat seat)
{
    const DefenderState &state = defenderState(m_scene, seat);
    const bool isAlone = defenderSeats(m_view.rules()) == 1;
    Item purse =
        siege::stock("purse", state.purse + state.barricades, hourglassOf(inTeam(m_view.rules(), seat)));
    if (state.barricades > 0)
        purse.details.push_back({"detail.barricades", {std::int64_t {state.barricades}}});
    addToTitle(m_tableau, siege::kDefenderPanel, isAlone ? kNobody : seat, std::move(purse));
}

/// Why nothing can be put on an action now, told to who is asked.
Text DefenderLayer::whyNot(Work work) const
{
    const auto number = static_cast<std::size_t>(work);
    if (m_data.investors[number] > 0 && defenderSeats(m_view.rules()) == 2) {
        const auto seat =
            static_cast<std::size_t>(invaderSeats(m_view.rules()) + m_data.investors[number] - 1);
        return {"detail.investor", {Word {m_view.setup().seats()[seat].key}}};
    }
    if (static_cast<StepKind>(m_view.decision().kind) != StepKind::Window)
        return {};
    const Seat asked = m_view.decision().seat;
    const bool isDefender = asked < m_view.setup().seats().size() && !isInvader(m_view.rules(), asked);
    const Reason why = whyNotInvest(m_scene, isDefender ? asked : firstDefender(m_scene), work);
    return why ? m_view.setup().vocabulary().text(why) : Text {};
}

Item DefenderLayer::track(Work work) const
{
    const auto number = static_cast<std::size_t>(work);
    Item item = m_items.work(work, ComponentRole::Device);
    item.filled = m_data.invested[number];
    item.capacity = costOf(m_scene, work);
    item.done = isDone(m_data, work);
    item.counter = hourglassOf(std::max(0, m_data.investors[number] - 1));
    item.whyNot = whyNot(work);
    return item;
}

void DefenderLayer::layBuilding(siege::BuildingType building)
{
    const BuildingState &state = m_data.buildings[static_cast<std::size_t>(building)];
    Zone &tracks = zone(ZoneKind::Track);
    tracks.head = siege::buildingSign(m_view.field(), building);
    const auto addTrouble = [&](std::uint8_t flag, const Word &name, const char *detail) {
        if (!state.has(flag))
            return;
        tracks.head->visitors.push_back({name, siege::artOf(name.key)});
        tracks.head->details.push_back({detail, {}});
    };
    addTrouble(BuildingState::kSaboteur, {"saboteur", "training"}, "detail.saboteur-here");
    addTrouble(BuildingState::kFire, {"fire", "action"}, "detail.fire");
    addTrouble(BuildingState::kLastStand, {"last-stand", "deed"}, "detail.last-stand");
    for (int work = 0; work < kWorks; ++work) {
        if (dataOf(static_cast<Work>(work)).building == building)
            tracks.items.push_back(track(static_cast<Work>(work)));
    }
}

Item DefenderLayer::heroItem(Hero hero) const
{
    const auto index = static_cast<std::size_t>(hero);
    Item item = m_items.hero(kHeroKeys[index]);
    item.faded = (m_data.heroesUsed >> index & 1) != 0;
    item.place = m_data.heroes[index];
    if (item.faded)
        item.details.push_back({"detail.has-acted", {}});
    if ((m_data.possessed >> index & 1) != 0) {
        item.visitors.push_back({{"possession", "action"}, siege::artOf("possession")});
        item.details.push_back({"detail.possessed", {}});
    }
    if (hero == Hero::Officer && m_data.speech > 0)
        item.details.push_back(
            {"detail.speech",
             {std::int64_t {m_data.speech}, Word {m_view.setup().board().places()[m_data.speechAt].key}}});
    return item;
}

void DefenderLayer::layHeroes()
{
    Zone &heroes = zone(ZoneKind::Tokens, {"heroes", "zone"});
    heroes.spot = ZoneSpot::InTitle;
    for (int hero = 0; hero < kHeroes; ++hero)
        heroes.items.push_back(heroItem(static_cast<Hero>(hero)));
    const bool isLost = m_data.has(SiegeData::kHonourLost);
    Item honour {.key = isLost ? "lost" : "unbroken", .type = "honour-guard", .art = "honour-guard"};
    honour.about = {"honour-guard", "token"};
    honour.crossed = isLost;
    honour.faded = isLost;
    honour.isPickable = false;
    honour.role = ComponentRole::Marker; // its picture alone
    Zone &guard = zone(ZoneKind::Words);
    guard.spot = ZoneSpot::InTitle;
    guard.items.push_back(std::move(honour));
}

Item DefenderLayer::deedItem(Deed deed) const
{
    const auto index = static_cast<std::size_t>(deed);
    Item item = m_items.thing("deed", kDeedKeys[index], m_items.defender(), ComponentRole::Card);
    item.done = (m_data.deeds >> index & 1) != 0;
    item.faded = item.done || m_data.round < kDishonourFrom || m_data.has(SiegeData::kDishonoured);
    return item;
}

/// S1-24.6: with two defenders.
Item DefenderLayer::speedItem() const
{
    Item item {.key = "speed", .type = "token", .art = "speed"};
    item.done = m_data.sped != siege::kNowhere;
    item.faded = item.done;
    item.isPickable = false;
    if (item.done)
        item.details.push_back(
            {"detail.sped", {Word {std::string(dataOf(static_cast<Work>(m_data.sped)).key), "work"}}});
    return item;
}

void DefenderLayer::layDeeds()
{
    Zone &deeds = zone(ZoneKind::Words, {"dishonourable-acts", "zone"});
    if (m_data.round < kDishonourFrom)
        deeds.note = {"item.from-round", {std::int64_t {kDishonourFrom}}};
    for (int deed = 0; deed < kDeeds; ++deed)
        deeds.items.push_back(deedItem(static_cast<Deed>(deed)));
    if (defenderSeats(m_view.rules()) == 2)
        deeds.items.push_back(speedItem());
}

Item DefenderLayer::gateItem() const
{
    const siege::GateField &gate = m_view.field().gate;
    const BarbicanState &barbican = m_data.barbican;
    Item item {.art = "gate"};
    item.place = gate.place;
    item.owner = m_items.defender();
    item.about = {"gate", "token"};
    if (gateStands(m_scene)) {
        item.name = {"gate"};
        item.note = {"item.gate-number", {std::int64_t {barbican.fallen + 1}, std::int64_t {gate.gates}}};
        item.filled = barbican.resistance;
        item.capacity = std::max<int>(m_view.rules().gateResistance, barbican.resistance);
    } else {
        item.name = {"gates-fallen", "token"};
        item.faded = true;
    }
    return item;
}

Item DefenderLayer::ramItem() const
{
    const siege::GateField &gate = m_view.field().gate;
    const BarbicanState &barbican = m_data.barbican;
    const int crew = siege::countOf(barbican.crew);
    Item item {.art = "ram"};
    item.place = gate.barbican;
    item.owner = m_items.invader();
    item.name = {"ram"};
    item.about = {"ram", "token"};
    item.note = {"item.crew", {std::int64_t {crew}}};
    item.filled = barbican.ramParts;
    item.capacity = std::max(gate.ramSpaces, barbican.ramParts);
    item.faded = barbican.ramParts == 0;
    item.details.push_back({"detail.ram", {std::int64_t {std::min<int>(barbican.ramParts, crew / 2)}}});
    return item;
}

void DefenderLayer::layBarbican()
{
    if (m_view.field().gate.exists())
        zone(ZoneKind::Pips, {"barbican", "zone"}).items = {gateItem(), ramItem()};
}

void DefenderLayer::layGarrison()
{
    const auto asked = static_cast<StepKind>(m_view.decision().kind);
    const auto lay = [&](const char *title, const Units &units, bool isPickable) -> Zone & {
        return layUnits(title, units, kDefenderUnitKeys, "defender-unit", m_items.defender(), isPickable);
    };
    lay("hospital", m_data.buildings[static_cast<std::size_t>(siege::BuildingType::Hospital)].units,
        asked == StepKind::Rescue || asked == StepKind::Convert)
        .isAlsoOnBoard = true;
    lay("supply", m_data.defenderSupply, false).spot = ZoneSpot::Beside;
}

/// What is left of the tokens.
void DefenderLayer::layTokens()
{
    Zone &tokens = zone(ZoneKind::Counter);
    tokens.isReserve = true;
    tokens.items = {siege::stock("stone", m_data.stone), siege::stock("wood", m_data.wood)};
    const auto add = [&](Work work, int left) {
        tokens.items.push_back(m_items.work(work, ComponentRole::Device));
        tokens.items.back().count = left;
        tokens.items.back().isPickable = false;
    };
    add(Work::Cannon, postsLeft(m_scene, Post::Cannon));
    add(Work::Hook, postsLeft(m_scene, Post::Hook));
    add(Work::TrollCauldron, cauldronsLeft(m_scene, Cauldron::Troll));
    add(Work::OrcCauldron, cauldronsLeft(m_scene, Cauldron::Orc));
    add(Work::GoblinCauldron, cauldronsLeft(m_scene, Cauldron::Goblin));
    add(Work::Platform, kTilesOfKind - wallsWith(m_scene, WallState::kPlatform));
    add(Work::GoblinTrap, trapsLeft(m_scene, Trap::Goblin));
    add(Work::TrollTrap, trapsLeft(m_scene, Trap::Troll));
}

} // namespace

void layDefenders(const Siege1View &view, Tableau &tableau)
{
    DefenderLayer(view, tableau).layOut();
}

} // namespace merlon::siege1
