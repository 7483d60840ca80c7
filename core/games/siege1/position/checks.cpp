#include "core/games/siege1/pieces/pieces.h"
#include "core/games/siege1/pieces/supplies.h"
#include "core/games/siege1/position/sections.h"

#include <bit>

/// What a position always keeps: tiles, capacities, what belongs together.
namespace merlon::siege1::position {

namespace {

class Checker {
public:
    Checker(Complaint &complaint, const Siege1Setup &setup, const SiegeData &data)
        : m_complaint(complaint)
        , m_setup(setup)
        , m_scene {data, setup.field(), setup.rules()}
    {
    }

    void check()
    {
        checkTiles();
        checkHeroes();
        for (std::size_t place = 0; place < m_scene.field.kinds.size(); ++place)
            checkPlace(static_cast<PlaceIndex>(place));
        for (std::size_t wall = 0; wall < m_scene.field.walls.size(); ++wall)
            checkWall(wall);
        checkSeats();
    }

private:
    void expect(bool holds, const std::string &pointer, const char *code)
    {
        if (!holds)
            m_complaint.add(pointer, {code, {}});
    }

    void expectRoom(bool holds, PlaceIndex place)
    {
        const std::string &key = keyOf(m_setup, place);
        if (!holds)
            m_complaint.add(pointerInto("/places", key), {"error.position-crowded", {Word {key}}});
    }

    /// S1-1.4: `left` of `total` tiles are in supply.
    void expectTiles(std::string_view what, int left, int total)
    {
        if (left < 0)
            m_complaint.add(
                "/places", {"error.position-tokens", {Word {std::string(what)}, std::int64_t {total - left}}},
                {"error.position-tokens-right", {std::int64_t {total}}});
    }

    void checkTiles()
    {
        const SiegeData &data = m_scene.data;
        expectTiles("resource", bankOf(m_scene), kBank);
        expectTiles("hit", hitCardsLeft(data), kHitCards);
        expectTiles("miss", missCardsLeft(data), kMissCards);
        for (int type = 0; type < kEquipmentTypes; ++type)
            expectTiles(kEquipmentKeys[static_cast<std::size_t>(type)],
                        equipmentLeft(m_scene, static_cast<Equipment>(type)), kTilesOfKind);
        for (int type = 0; type < kTrainingTypes; ++type)
            expectTiles(kTrainingKeys[static_cast<std::size_t>(type)],
                        trainingLeft(m_scene, static_cast<Training>(type)), kTilesOfKind);
        for (const Post post : {Post::Cannon, Post::Hook})
            expectTiles(kPostNames[static_cast<std::size_t>(post)], postsLeft(m_scene, post), kTilesOfKind);
        for (const Cauldron cauldron : {Cauldron::Troll, Cauldron::Orc, Cauldron::Goblin})
            expectTiles("cauldron", cauldronsLeft(m_scene, cauldron), kTilesOfKind);
        for (const Trap trap : {Trap::Goblin, Trap::Troll})
            expectTiles("trap", trapsLeft(m_scene, trap), kTilesOfKind);
        for (int order = 1; order <= kOrderTypes; ++order)
            expectTiles(kOrderKeys[static_cast<std::size_t>(order - 1)],
                        ordersLeft(m_scene, static_cast<Order>(order)), tilesOf(static_cast<Order>(order)));
        expectTiles("siege-tower", kSiegeTowers - wallsWith(m_scene, WallState::kSiegeTower), kSiegeTowers);
        expectTiles("platform", kTilesOfKind - wallsWith(m_scene, WallState::kPlatform), kTilesOfKind);
        expectTiles("dazzle", 1 - wallsWith(m_scene, WallState::kDazzled), 1);
        expectTiles("blessing", 1 - std::popcount(data.blessed), 1);
        for (std::size_t card = 0; card < kFireCards; ++card)
            expectTiles(kFireKeys[card], kFireCopies[card] - data.revealed[card], kFireCopies[card]);
    }

    void checkHeroes()
    {
        const auto &heroes = m_scene.data.heroes;
        for (const PlaceIndex hero : heroes)
            expect(hero != kNowhere
                       && (m_scene.field.is(hero, PlaceKind::Wall) || hero == m_scene.field.courtyard),
                   "/officer", "error.position-hero-place");
        expect(heroes[0] != heroes[1] || heroes[0] == m_scene.field.courtyard, "/officer",
               "error.position-heroes-together");
    }

    void checkPlace(PlaceIndex place)
    {
        const siege::Battlefield &field = m_scene.field;
        const std::size_t number = field.numbers[place];
        // A quartermaster may have left (S1-10.5); a forced march ignores capacities (S1-12.6).
        constexpr int kOver = 3;
        if (holdsInvaders(field, place) && !field.is(place, PlaceKind::BarbicanRampart))
            expectRoom(invaderRoom(m_scene, place) >= (field.is(place, PlaceKind::Wall) ? 0 : -kOver), place);
        if (field.is(place, PlaceKind::Wall) || isForDefenders(m_scene, place))
            expectRoom(defendersFit(m_scene, place) || field.is(place, PlaceKind::Tower), place);
        if (field.is(place, PlaceKind::Tower)) {
            const PlaceIndex target = m_scene.data.towers[number].target;
            expectRoom(target == kNowhere || holdsInvaders(field, target), place);
        }
        if (field.is(place, PlaceKind::Gate)) {
            const BarbicanState &gate = m_scene.data.barbican;
            const bool falls = gate.fallen == field.gate.gates;
            expectRoom(gate.ramParts <= field.gate.ramSpaces
                           && gate.resistance <= m_scene.rules.gateResistance
                           && falls == (gate.resistance == 0),
                       place);
            expectRoom(falls || siege::countOf(gate.crew) <= 2 * gate.ramParts, place);
        }
    }

    void checkWall(std::size_t number)
    {
        const WallState &wall = m_scene.data.walls[number];
        const siege::WallField &field = m_scene.field.walls[number];
        const bool tower = wall.has(WallState::kSiegeTower);
        expectRoom((!tower || field.siegeTower) && (tower || siege::isEmpty(wall.crew))
                       && siege::countOf(wall.crew) <= kTowerSpaces,
                   field.place);
        expectRoom(std::popcount(wall.equipment) <= field.equipmentSpaces, field.place);
        expectRoom(wall.cauldron == Cauldron::None || field.cauldron, field.place);
        expectRoom(!wall.has(WallState::kPlatform) || field.platform, field.place);
    }

    void checkSeats()
    {
        const SiegeData &data = m_scene.data;
        for (std::size_t work = 0; work < kWorks; ++work)
            expect((data.invested[work] > 0) == (data.investors[work] > 0), "/hourglasses",
                   "error.position-range");
        expect((data.speech > 0) == (data.speechAt != kNowhere), "/speech", "error.position-range");
        expect((data.winner == Winner::Nobody) == (data.ending == Ending::None), "/ending",
               "error.position-range");
    }

    Complaint &m_complaint;
    const Siege1Setup &m_setup;
    Scene m_scene;
};

} // namespace

void checkPosition(Complaint &complaint, const Siege1Setup &setup, const SiegeData &data)
{
    if (!complaint.any())
        Checker(complaint, setup, data).check();
}

} // namespace merlon::siege1::position
