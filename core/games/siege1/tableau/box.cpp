#include "core/games/siege1/tableau/items.h"
#include "core/games/siege1/tableau/tableau.h"
#include "core/games/siege1/words/explaining.h"

#include <array>
#include <string>
#include <utility>

namespace merlon::siege1 {

namespace {

/// How many tiles there are of a ritual (2.1).
constexpr std::array<std::pair<Action, int>, 7> kRituals {{{Action::Bloodstone, kPairs},
                                                           {Action::Possession, kPairs},
                                                           {Action::Fire, kPairs},
                                                           {Action::Spectre, 1},
                                                           {Action::Terror, 1},
                                                           {Action::Storm, kPairs},
                                                           {Action::Accident, kPairs}}};

constexpr int kMostInvaders = 2; ///< 2.4: each has a card of phase 1, of phase 6 and of the camp

/// 2.7, a paragraph for each price.
std::vector<std::vector<Text>> upkeepInWords()
{
    std::vector<std::vector<Text>> rule;
    int least = 0;
    constexpr int kEnough = 12;
    for (int units = 1; units <= kEnough; ++units) {
        if (upkeepOf(units) == upkeepOf(least))
            continue;
        rule.push_back({{"card.upkeep",
                         {std::int64_t {least}, std::int64_t {units - 1}, std::int64_t {upkeepOf(least)}}}});
        least = units;
    }
    rule.push_back({{"card.upkeep-from", {std::int64_t {least}, std::int64_t {upkeepOf(least)}}}});
    return rule;
}

Word nameOf(Action action)
{
    return {std::string(dataOf(action).key), "action"};
}

/// Fills the box; the numbers are those of section 2 of the rules.
class Box {
public:
    explicit Box(const Setup &setup)
        : m_items(setup)
        , m_box(setup)
    {
    }

    std::vector<Component> filled()
    {
        m_box.addArmies(kInvaderUnitKeys, kDefenderUnitKeys, kHeroKeys);
        addMachines();
        addTiles();
        addOrders();
        addDefences();
        addPhaseCards();
        addActions();
        addDecks();
        return m_box.take();
    }

private:
    void addMachines()
    {
        for (std::size_t type = 0; type < kEngineTypes; ++type)
            m_box.add(m_items.action(type == 0       ? Action::Ballista
                                         : type == 1 ? Action::Catapult
                                                     : Action::Trebuchet,
                                     ComponentRole::Machine),
                      kEnginesOfType[type], "engine");
        m_box.add(m_items.action(Action::Altar, ComponentRole::Equipment), kAltars, "engine");
        m_box.add(m_items.siegeTower(0), kSiegeTowers, "engine");
        m_box.add(m_items.action(Action::Mantelet, ComponentRole::Equipment), kTilesOfKind, "engine");
        m_box.add(m_items.action(Action::Ram, ComponentRole::Machine), kRamParts, "engine");
    }

    void addTiles()
    {
        for (std::size_t type = 0; type < kEquipmentTypes; ++type)
            m_box.add(m_items.equipment(static_cast<Equipment>(type)), kTilesOfKind, "equipment");
        for (std::size_t type = 0; type < kTrainingTypes; ++type)
            m_box.add(m_items.training(static_cast<Training>(type), ComponentRole::Equipment), kTilesOfKind,
                      "training");
        for (const auto &[ritual, tiles] : kRituals)
            m_box.add(m_items.action(ritual, ComponentRole::Marker), tiles, "ritual");
    }

    void addOrders()
    {
        int all = 0;
        for (const Order order :
             {Order::GoblinFury, Order::ExplodingOrcs, Order::ForcedMarch, Order::Bluff}) {
            m_box.add(m_items.order(order, true), tilesOf(order), "order");
            all += tilesOf(order);
        }
        m_box.add(m_items.order(Order::Hidden, false), all, "order");
    }

    void addDefences()
    {
        m_box.addHourglasses(kWorkData);
        m_box.add(m_items.stone(1), kStoneTotal, "device");
        m_box.add(m_items.wood(1), kWoodTotal, "device");
        for (const Cauldron cauldron : {Cauldron::Goblin, Cauldron::Orc, Cauldron::Troll})
            m_box.add(m_items.cauldron(cauldron), kTilesOfKind, "device");
        for (const Work work : {Work::Cannon, Work::Hook, Work::Platform})
            m_box.add(m_items.work(work, ComponentRole::Device), kTilesOfKind, "device");
        for (const Trap trap : {Trap::Goblin, Trap::Troll})
            m_box.add(m_items.trap(trap), kTilesOfKind, "device");
        m_box.add(m_items.work(Work::Blessing, ComponentRole::Marker), 1, "device");
        m_box.add(m_items.work(Work::Dazzle, ComponentRole::Marker), 1, "device");
    }

    Component &addForEachInvader(std::string_view key, std::string_view art, Text kind)
    {
        Component &made = m_box.addCard("card", key, m_items.invader(), std::move(kind));
        made.art = art;
        made.copies = kMostInvaders;
        return made;
    }

    void addPhaseCards()
    {
        addForEachInvader("resources", "resources", {"card-label.phase", {std::int64_t {1}}});
        for (std::uint8_t card = 0; card < kPhaseCards; ++card)
            addPhaseCard(card);
        addForEachInvader("deployment", "maneuver", {"card-label.phase", {std::int64_t {6}}});
        addForEachInvader("camp", "camp", {"word.card.camp-card", {}}).rule = upkeepInWords();
    }

    /// 2.4: its three actions with their prices; the action on its back.
    void addPhaseCard(std::uint8_t number)
    {
        const int phase = 2 + number / kCardsOfPhase;
        const std::string letter(1, static_cast<char>('a' + number % kCardsOfPhase));
        const Text kind {"card-label.phase", {std::int64_t {phase}}};
        Component &made = m_box.addCard("phase-card", "phase-" + std::to_string(phase) + '-' + letter,
                                        m_items.invader(), kind);
        made.art = "order-card";
        made.title = {
            letter == "a" ? "card-label.first-letter" : "card-label.letter",
            {std::int64_t {phase}, std::string(1, static_cast<char>('A' + number % kCardsOfPhase))}};
        for (const Action action : actionsOf(number)) {
            made.rule.push_back({{"card.action", {nameOf(action)}}});
            if (Text price = priceOf(action); !price.empty())
                made.rule.back().push_back(std::move(price));
        }
        made.rule.push_back({{"card.back", {nameOf(backOf(phase))}}});
        made.back = {kind, {"card-label.back-action", {nameOf(backOf(phase))}}};
    }

    /// To look up what each action does.
    void addActions()
    {
        for (int number = 0; number < kActions; ++number) {
            const auto action = static_cast<Action>(number);
            Component &made =
                m_box.addCard("action", dataOf(action).key, m_items.invader(),
                              {"card-label.action-of-phase", {std::int64_t {dataOf(action).phase}}});
            if (Text price = priceOf(action); !price.empty())
                made.price.push_back(std::move(price));
        }
    }

    void addDecks()
    {
        for (const auto &[key, copies] : {std::pair("hit", kHitCards), std::pair("miss", kMissCards)})
            m_box.addCard("shot", key, m_items.invader(), {"word.card.engine-deck", {}}).copies = copies;
        for (std::size_t card = 0; card < kFireKeys.size(); ++card) {
            Component &made =
                m_box.addCard("fire-card", kFireKeys[card], m_items.defender(), {"word.card.fire-deck", {}});
            made.art = kFireHits[card] == 0 ? "miss" : "hit-card";
            made.copies = kFireCopies[card];
        }
    }

    Items m_items;
    siege::BoxFiller m_box;
};

} // namespace

std::vector<Component> components(const Setup &setup)
{
    return Box(setup).filled();
}

} // namespace merlon::siege1
