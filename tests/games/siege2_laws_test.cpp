#include "core/base/json.h"
#include "core/engine/match/match.h"
#include "core/engine/records/record_replay.h"
#include "core/games/english.h"
#include "core/games/siege/position/totals.h"
#include "core/games/siege2/edition.h"
#include "core/games/siege2/pieces/pieces.h"
#include "tests/support/allocations.h"
#include "tests/support/boards.h"
#include "tests/support/random_boards.h"
#include "tests/support/siege/siege_laws.h"
#include "tests/support/state_laws.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <array>

namespace merlon::siege2 {

namespace {

std::shared_ptr<const Setup> opened(Board board)
{
    Expected<std::shared_ptr<const Setup>> setup = siege2Game().open(std::move(board), {});
    if (!setup)
        qFatal("%s", say(setup.error(), english()).c_str());
    return *setup;
}

std::shared_ptr<const Setup> shipped(const std::string &name)
{
    return opened(testing::shippedBoard(name));
}

std::unique_ptr<State> opened(const Setup &setup, const Json &position)
{
    auto state = setup.position(position);
    if (!state)
        qFatal("%s", say(state.error(), english()).c_str());
    return std::move(*state);
}

/// A position with much that only one seat knows, and units and hourglasses enough to do anything.
Json withSecrets(const std::string &position)
{
    static constexpr const char *kSecrets = R"({"round": 3,
        "paths": {"west-foreground>west-rampart-1": {"trap": "goblin"},
                  "west-foreground>west-rampart-2": {"trap": "troll"},
                  "west-rampart-1>west-wall-1": {"trap": "siege-tower"},
                  "west-rampart-2>west-wall-3": {"trap": "goblin"},
                  "east-foreground>east-rampart-1": {"trap": "siege-tower"},
                  "east-rampart-1>east-wall-1": {"trap": "troll"}},
        "places": {"west-wall-1": {"invaders": {"goblin": 2}, "order": "goblin-fury", "gale": "target-down"},
                   "west-wall-2": {"invaders": {"orc": 1}, "order": "bluff", "gale": "bluff-down"},
                   "west-wall-3": {"invaders": {"troll": 1}, "specter": "target-down"},
                   "east-wall-1": {"invaders": {"orc": 2}, "order": "orc-detonation", "specter": "bluff-down"},
                   "east-wall-2": {"gale": "bluff-down"},
                   "forge": {"demon": "bluff-down"},
                   "cathedral": {"demon": "target-down"},
                   "west-rampart-1": {"invaders": {"goblin": 2, "orc": 2, "troll": 1}},
                   "east-rampart-1": {"invaders": {"orc": 2, "troll": 2}}},
        "machines": [{"machine": "ballista", "place": "west-rampart-1", "bloodstone": "target-down"},
                     {"machine": "catapult", "place": "east-rampart-2", "bloodstone": "bluff-down"}],
        "objectives": [{"card": "green-tide", "state": "open"}, {"card": "troll-wrath", "state": "open"},
                       {"card": "open-ground", "state": "dropped"}],
        "plans": [{"card": "levy", "state": "unused"}, {"card": "sally", "state": "unused"},
                  {"card": "vigil", "state": "dropped"}],
        "invader": {"supply": {"goblin": 8, "orc": 8, "troll": 4}, "wood": 9},
        "defender": {"reserve": 9}})";
    const auto secrets = readJson(kSecrets, "test");
    const auto own = readJson(position, "test");
    if (!secrets || !own)
        qFatal("no JSON");
    Json json = *secrets;
    json.update(*own);
    return json;
}

/// 200 invader pieces, 41 defender pieces and 20 wood are always somewhere.
std::string piecesAreConserved(const Siege2State &state)
{
    const SiegeData &data = state.data();
    siege::Sums invaders = siege::position::invadersOnBoard(data);
    siege::Sums defenders =
        siege::position::defendersOnBoard(data, [](const TowerState &tower) { return int {tower.marksmen}; });
    for (const Units &units : {data.bag, data.invaderSupply, data.fallen, data.marauders})
        siege::add(invaders, units);
    for (const Units &units : {data.hospital, data.defenderSupply, data.gone})
        siege::add(defenders, units);
    int wood = data.wood + data.woodPile;
    for (const PaidOnCard &paid : data.paid) {
        siege::add(invaders, paid.units);
        wood += paid.wood;
    }
    if (std::string missing = siege::unitsMissing(invaders, defenders); !missing.empty())
        return missing;
    return wood == kWoodTotal ? std::string {} : "wood is lost or won";
}

/// S2-1.2: no place holds more than it can.
std::string capacitiesHold(const Siege2State &state)
{
    const SiegeData &data = state.data();
    const siege::Battlefield &field = state.field();
    const Scene scene {data, field};
    for (std::size_t place = 0; place < field.kinds.size(); ++place) {
        const auto index = static_cast<PlaceIndex>(place);
        const bool counted = holdsInvaders(field, index) && !field.is(index, PlaceKind::Marauders);
        if (counted && invaderRoom(scene, index) < 0)
            return "too many invader units at " + state.setup().board().places()[place].key;
    }
    for (std::size_t wall = 0; wall < field.walls.size(); ++wall) {
        if (!siege::fits(field.walls[wall].defenderSpaces, data.walls[wall].defenders,
                         ladderSpaces(data.walls[wall])))
            return "too many defender units on a wall";
        if (data.walls[wall].has(WallState::kSiegeTower) && !field.walls[wall].siegeTower)
            return "a siege tower where none can stand";
        if (std::popcount(data.walls[wall].equipment) > field.walls[wall].equipmentSpaces)
            return "too much equipment on a wall";
    }
    for (std::size_t building = 0; building < kActionBuildings; ++building) {
        if (!siege::fits(field.buildings[building].spaces, data.buildings[building].units))
            return "too many units in a building";
    }
    for (std::size_t tower = 0; tower < field.towers.size(); ++tower) {
        if (data.towers[tower].marksmen > kTowerMarksmen)
            return "too many marksmen in a tower";
    }
    for (const Trap trap : {Trap::Goblin, Trap::Troll, Trap::SiegeTower}) {
        if (trapsInUse(scene, trap) > kTokensOfType)
            return "too many traps";
    }
    return stoneInUse(scene) <= kStoneTotal ? std::string {} : "too many stones";
}

std::string materialHolds(const State &state, std::size_t)
{
    const auto &siege = static_cast<const Siege2State &>(state);
    std::string problem = piecesAreConserved(siege);
    return problem.empty() ? capacitiesHold(siege) : problem;
}

} // namespace

class Siege2Laws : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void materialHoldsInRandomGames_data()
    {
        QTest::addColumn<QString>("board");
        QTest::newRow("two-shoulders") << "two-shoulders";
        QTest::newRow("crooked-crown") << "crooked-crown";
    }
    void materialHoldsInRandomGames()
    {
        QFETCH(QString, board);
        const std::shared_ptr<const Setup> setup = shipped(board.toStdString());
        const std::string problem =
            laws::problemInGames(*setup, 300, [](std::uint64_t) { return materialHolds; });
        QVERIFY2(problem.empty(), problem.c_str());
    }

    void everyLawHoldsInRandomGames_data() { materialHoldsInRandomGames_data(); }
    void everyLawHoldsInRandomGames()
    {
        QFETCH(QString, board);
        const std::shared_ptr<const Setup> setup = shipped(board.toStdString());
        const std::string problem =
            laws::problemInGames(*setup, 12, [](std::uint64_t seed) { return laws::everyPlies(3, seed); });
        QVERIFY2(problem.empty(), problem.c_str());
    }

    void lawsHoldOnRandomBoards()
    {
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            Random random(seed);
            const std::shared_ptr<const Setup> setup = opened(testing::RandomSiegeBoard(random).make());
            const auto both = [every = laws::everyPlies(17, seed)](const State &state, std::size_t ply) {
                const std::string problem = materialHolds(state, ply);
                return problem.empty() ? every(state, ply) : problem;
            };
            const laws::RandomGame game = laws::playRandomly(*setup, seed, both);
            QVERIFY2(game.problem.empty(), game.problem.c_str());
        }
    }

    void reasonsKeepSecretsWhereThereAreMany_data()
    {
        QTest::addColumn<QString>("position");
        QTest::newRow("row, machines and bridges") << R"({"at": "row", "row": ["briefing", "resources",
            "ballista", "siege-tower", "bridge", "sap", "trainer", "gale", "maneuver"]})";
        QTest::newRow("row, rituals") << R"({"at": "row", "row": ["briefing", "resources", "catapult",
            "mantelet", "bridge", "poison", "demon", "possession", "maneuver"]})";
        QTest::newRow("defender phase") << R"({"at": "defender-phase"})";
        QTest::newRow("maneuver") << R"({"at": "maneuver"})";
        QTest::newRow("assault") << R"({"at": "assault"})";
    }
    /// Traps, tokens of rituals, orders, plans and objectives lie face down all over the board.
    void reasonsKeepSecretsWhereThereAreMany()
    {
        QFETCH(QString, position);
        const std::shared_ptr<const Setup> setup = shipped("two-shoulders");
        const std::unique_ptr<State> start = opened(*setup, withSecrets(position.toStdString()));
        const std::unique_ptr<State> state = start->clone();
        EventSink nobody;
        ChoiceList choices;
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            Random random(seed);
            state->copyFrom(*start);
            for (int ply = 0; ply < 120 && state->decision().seat != kNobody; ++ply) {
                const std::string problem = laws::reasonsFollowFromKnowledge(*state, random);
                QVERIFY2(problem.empty(), problem.c_str());
                state->choices(choices);
                state->apply(choices[random.below(static_cast<std::uint32_t>(choices.size()))], nobody);
            }
        }
    }

    /// Undo and redo restore the hash and deal the same again; the record verifies.
    void undoAndRedoDealTheSameAgain()
    {
        const std::shared_ptr<const Setup> setup = shipped("two-shoulders");
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            Match match(setup, {.seed = seed});
            Random random(seed);
            ChoiceList list;
            std::vector<std::uint64_t> hashes;
            while (!match.isOver()) {
                hashes.push_back(match.state().hash());
                match.state().choices(list);
                const Choice choice = list[random.below(static_cast<std::uint32_t>(list.size()))];
                QVERIFY(match.play(choice, match.ply()).has_value());
                if (random.below(10) == 0) {
                    QVERIFY(match.undo());
                    QCOMPARE(match.state().hash(), hashes.back());
                    QVERIFY(match.redo());
                }
            }
            const std::uint64_t end = match.state().hash();
            for (std::size_t back = hashes.size(); back > 0; --back) {
                QVERIFY(match.undo());
                QCOMPARE(match.state().hash(), hashes[back - 1]);
            }
            while (match.canRedo())
                QVERIFY(match.redo());
            QCOMPARE(match.state().hash(), end);
            const Expected<void> verified = verifyRecord(match.record());
            QVERIFY2(verified.has_value(), verified ? "" : say(verified.error(), english()).c_str());
        }
    }

    /// A game can be left after any choice, also in the middle of an assault or a maneuver.
    void savedGamesComeBack_data()
    {
        QTest::addColumn<QString>("board");
        QTest::newRow("two shoulders") << "two-shoulders";
        QTest::newRow("crooked crown") << "crooked-crown";
    }
    void savedGamesComeBack()
    {
        QFETCH(QString, board);
        const std::shared_ptr<const Setup> setup = shipped(board.toStdString());
        for (const auto &[seed, every] : {std::pair(std::uint64_t {8}, std::size_t {1}), {9, 7}, {10, 7}}) {
            const std::string problem = laws::savedGamesComeBack(setup, seed, findGame, every);
            QVERIFY2(problem.empty(), problem.c_str());
        }
    }

    void noAllocationPerChoice()
    {
        const laws::AllocationCount count = laws::allocationsInGames(*shipped("two-shoulders"), 50, 100);
        QVERIFY(count.choices > 5000);
        QVERIFY2(count.allocations < 20, qPrintable(QString::number(count.allocations)));
    }
};

} // namespace merlon::siege2

MERLON_TEST(merlon::siege2::Siege2Laws)
#include "siege2_laws_test.moc"
