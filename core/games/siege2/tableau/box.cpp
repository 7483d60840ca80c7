#include "core/games/siege2/tableau/items.h"
#include "core/games/siege2/tableau/tableau.h"
#include "core/games/siege2/words/explaining.h"

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace merlon::siege2 {

namespace {

constexpr int kHits = 10; ///< section 2 of the rules: of the decks of the machines
constexpr int kMisses = 26;

/// What objectives and plans are about: a picture for each, in the order of their keys.
constexpr std::array<std::string_view, kObjectives> kObjectivePictures {
    "bloodstones",  "stone",      "phase-rituals",   "goblin", "troll",
    "artilleryman", "shot-stone", "phase-equipment", "hit",    "phase-maneuver"};
constexpr std::array<std::string_view, kPlans> kPlanPictures {
    "hourglass", "forced-march", "veteran", "cauldron-troll", "hospital-bed",
    "gate",      "last-stand",   "stone",   "cathedral",      "barracks"};

/// `Cannon: goblin, orc.` of the units that a device hits with a card of the hit deck, as a bit set.
Text hitsOf(const std::string &device, std::uint8_t units)
{
    Text hits;
    for (std::size_t unit = 0; unit < kInvaderUnitKeys.size(); ++unit) {
        if ((units >> unit & 1u) != 0)
            hits.args.emplace_back(Word {std::string(kInvaderUnitKeys[unit]), "invader-unit"});
    }
    hits.code = "card." + device + '-' + std::to_string(hits.args.size());
    return hits;
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
        addRituals();
        addDefences();
        addTraps();
        addActionCards();
        addDecks();
        return m_box.take();
    }

private:
    void addMachines()
    {
        for (const std::string_view key : kMachineKeys)
            m_box.add(m_items.thing("machine", key, m_items.invader(), ComponentRole::Machine),
                      kMachinesOfType, "machine");
        m_box.add(m_items.siegeTower(1), kTokensOfType, "machine");
        m_box.add(m_items.card(Card::Mantelet, ComponentRole::Equipment), kTokensOfType, "machine");
    }

    void addTiles()
    {
        for (std::size_t type = 0; type < kEquipmentTypes; ++type)
            m_box.add(m_items.equipment(static_cast<Equipment>(type)), kTokensOfType, "equipment");
        for (const Card card : {Card::Quartermaster, Card::TrenchMaster, Card::Saboteur})
            m_box.add(m_items.card(card, ComponentRole::Equipment), kTokensOfType, "training");
    }

    void addOrders()
    {
        int all = 0;
        for (const Order order :
             {Order::GoblinFury, Order::OrcDetonation, Order::CallOfTheTrolls, Order::Bluff}) {
            m_box.add(*m_items.order(order, true), tokensOf(order), "order");
            all += tokensOf(order);
        }
        m_box.add(*m_items.order(Order::Hidden, false), all, "order");
    }

    void addRituals()
    {
        for (const Card card :
             {Card::Bloodstones, Card::Demon, Card::Gale, Card::Possession, Card::Specter}) {
            m_box.add(*m_items.ritual(card, RitualToken::TargetUp), 1, "ritual");
            Item bluff = *m_items.ritual(card, RitualToken::BluffDown);
            bluff.faceDown = false;
            m_box.add(bluff, kBluffsOfRitual, "ritual");
            m_box.add(*m_items.ritual(card, RitualToken::HiddenDown), 1 + kBluffsOfRitual, "ritual");
        }
    }

    void addDefences()
    {
        m_box.addHourglasses(kActionData);
        m_box.add(m_items.stone(1), kStoneTotal, "device");
        for (const Cauldron cauldron : {Cauldron::Goblin, Cauldron::Orc, Cauldron::Troll})
            m_box.add(*m_items.cauldron(cauldron), kTokensOfType, "device");
        for (const Device device : {Device::Cannon, Device::Pole, Device::BayWindow})
            m_box.add(*m_items.device(device), kTokensOfType, "device");
        m_box.add(m_items.ladder(), kTokensOfType, "device");
        m_box.add(m_items.action(Action::Malfunction, ComponentRole::Marker), kMalfunctionTokens, "device");
        m_box.add(m_items.action(Action::Spy, ComponentRole::Marker), kSpyTokens, "device");
        m_box.add(m_items.action(Action::Blessing, ComponentRole::Marker), 1, "device");
        m_box.add(m_items.action(Action::Glare, ComponentRole::Marker), 1, "device");
    }

    void addTraps()
    {
        for (const Trap trap : {Trap::Goblin, Trap::Troll, Trap::SiegeTower})
            m_box.add(*m_items.trap(trap, true), kTokensOfType, "device");
        m_box.add(*m_items.trap(Trap::Hidden, false), 3 * kTokensOfType, "device");
    }

    void addActionCards()
    {
        for (int number = 0; number < kCards; ++number) {
            const auto card = static_cast<Card>(number);
            Component &made = m_box.addCard("action-card", dataOf(card).key, m_items.invader(),
                                            {"card-label.action", {std::int64_t {dataOf(card).phase}}});
            made.price = priceOf(card);
            made.back = {{"card-label.action-back", {}}};
        }
    }

    /// A card for each key, with these pictures; none: with those of their keys.
    void addDeck(std::string_view type, std::span<const std::string_view> keys, Seat owner,
                 std::span<const std::string_view> pictures = {})
    {
        for (std::size_t card = 0; card < keys.size(); ++card) {
            Component &made = m_box.addCard(type, keys[card], owner, {"word.card." + std::string(type), {}});
            if (!pictures.empty())
                made.art = pictures[card];
        }
    }

    void addDecks()
    {
        addDeck("objective", kObjectiveKeys, m_items.invader(), kObjectivePictures);
        for (const auto &[key, copies] : {std::pair("hit", kHits), std::pair("miss", kMisses)})
            m_box.addCard("shot", key, m_items.invader(), {"word.card.machine-deck", {}}).copies = copies;
        addDeck("plan", kPlanKeys, m_items.defender(), kPlanPictures);
        addDeck("heroic-order", kHeroicOrderKeys, m_items.defender());
        for (std::size_t number = 0; number < kHitDeck.size(); ++number) {
            Component &made = m_box.addCard("hit-card", "d" + std::to_string(number + 1), m_items.defender(),
                                            {"word.card.hit-deck", {}});
            made.art = "hit-card";
            made.rule = {{hitsOf("cannon", kHitDeck[number].cannon)},
                         {hitsOf("pole", kHitDeck[number].pole)}};
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

} // namespace merlon::siege2
