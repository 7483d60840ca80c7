#include "core/engine/match/match.h"
#include "core/games/english.h"
#include "core/games/siege/position/totals.h"
#include "core/games/siege1/edition.h"
#include "core/games/siege1/pieces/pieces.h"
#include "core/games/siege1/pieces/supplies.h"
#include "tests/support/allocations.h"
#include "tests/support/boards.h"
#include "tests/support/siege/siege_laws.h"
#include "tests/support/state_laws.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <array>
#include <bit>

namespace merlon::siege1 {

namespace {

std::shared_ptr<const Setup> opened(const Options &options)
{
    Expected<std::shared_ptr<const Setup>> setup =
        siege1Game().open(testing::shippedBoard(siege1Game().defaultBoard()), options);
    if (!setup)
        qFatal("%s", say(setup.error(), english()).c_str());
    return *setup;
}

const Game *findSiege1(std::string_view)
{
    return &siege1Game();
}

/// S1-2.2, S1-2.3: 200 invader pieces, 41 defender pieces and the components of walls are always somewhere.
std::string piecesAreConserved(const Siege1State &state)
{
    const SiegeData &data = state.data();
    siege::Sums invaders = siege::position::invadersOnBoard(data);
    siege::Sums defenders = siege::position::defendersOnBoard(
        data, [](const TowerState &tower) { return tower.post == Post::Archer ? 1 : 0; });
    for (const Units &units : {data.bag, data.discard, data.spent, data.barbican.crew})
        siege::add(invaders, units);
    for (const InvaderState &seat : data.invaders) {
        siege::add(invaders, seat.ready);
        siege::add(invaders, seat.camp);
    }
    invaders[siege::Goblin] += data.blood;
    siege::add(defenders, data.defenderSupply);
    int stone = data.stone + (data.marker == 1 ? 1 : 0);
    int wood = data.wood + (data.marker == 2 ? 1 : 0);
    for (const WallState &wall : data.walls) {
        siege::add(invaders, wall.crew);
        stone += wall.stone;
        wood += wall.wood;
    }
    if (std::string missing = siege::unitsMissing(invaders, defenders); !missing.empty())
        return missing;
    return stone == kStoneTotal && wood == kWoodTotal ? std::string {} : "components are lost or won";
}

/// S1-1.4, S1-1.5: no place holds more than it can, nothing is used that the box does not hold.
std::string capacitiesHold(const Siege1State &state)
{
    const SiegeData &data = state.data();
    const siege::Battlefield &field = state.field();
    const Scene scene {data, field, state.rules()};
    for (std::size_t place = 0; place < field.kinds.size(); ++place) {
        const auto index = static_cast<PlaceIndex>(place);
        if (holdsInvaders(field, index) && !field.is(index, PlaceKind::BarbicanRampart)
            && invaderRoom(scene, index) < (field.is(index, PlaceKind::Wall) ? 0 : -3))
            return "too many invader units at " + state.setup().board().places()[place].key;
        if (isForDefenders(scene, index) && !field.is(index, PlaceKind::Tower) && !defendersFit(scene, index))
            return "too many defender units at " + state.setup().board().places()[place].key;
    }
    if (bankOf(scene) < 0 || hitCardsLeft(data) < 0 || missCardsLeft(data) < 0)
        return "too many resources or cards";
    for (int type = 0; type < kEquipmentTypes; ++type) {
        if (equipmentLeft(scene, static_cast<Equipment>(type)) < 0)
            return "too many equipment tiles";
    }
    for (std::size_t wall = 0; wall < field.walls.size(); ++wall) {
        if (std::popcount(data.walls[wall].equipment) > field.walls[wall].equipmentSpaces)
            return "too much equipment on a wall";
    }
    return data.invaderGlory >= 0 && data.defenderGlory >= 0 ? std::string {} : "glory below nothing";
}

std::string materialHolds(const State &state, std::size_t)
{
    const auto &siege = static_cast<const Siege1State &>(state);
    std::string problem = piecesAreConserved(siege);
    return problem.empty() ? capacitiesHold(siege) : problem;
}

} // namespace

class Siege1Laws : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void materialHoldsInRandomGames_data()
    {
        QTest::addColumn<QString>("players");
        QTest::addColumn<QString>("cards");
        for (const char *players : {"2", "3", "4"}) {
            QTest::newRow(players) << players << "draft";
            QTest::newRow(qPrintable(QString("%1, starred").arg(players))) << players << "starred";
        }
    }
    void materialHoldsInRandomGames()
    {
        QFETCH(QString, players);
        QFETCH(QString, cards);
        const std::shared_ptr<const Setup> setup =
            opened({{"players", players.toStdString()}, {"cards", cards.toStdString()}});
        const std::string problem =
            laws::problemInGames(*setup, 40, [](std::uint64_t) { return materialHolds; });
        QVERIFY2(problem.empty(), problem.c_str());
    }

    void everyLawHoldsInRandomGames_data() { materialHoldsInRandomGames_data(); }
    void everyLawHoldsInRandomGames()
    {
        QFETCH(QString, players);
        QFETCH(QString, cards);
        const std::shared_ptr<const Setup> setup =
            opened({{"players", players.toStdString()}, {"cards", cards.toStdString()}});
        const std::string problem =
            laws::problemInGames(*setup, 4, [](std::uint64_t seed) { return laws::everyPlies(7, seed); });
        QVERIFY2(problem.empty(), problem.c_str());
    }

    /// Undo and redo restore the state and deal the same again; the record reads back and verifies.
    void recordsVerify_data()
    {
        QTest::addColumn<QString>("players");
        for (const char *players : {"2", "3", "4"})
            QTest::newRow(players) << players;
    }
    void recordsVerify()
    {
        QFETCH(QString, players);
        const std::string problem =
            laws::recordVerifies(opened({{"players", players.toStdString()}}), 7, findSiege1);
        QVERIFY2(problem.empty(), problem.c_str());
    }

    /// A game can be left after any choice, also in the middle of an assault or a deployment.
    void savedGamesComeBack_data() { recordsVerify_data(); }
    void savedGamesComeBack()
    {
        QFETCH(QString, players);
        const auto setup = opened({{"players", players.toStdString()}});
        for (const auto &[seed, every] : {std::pair(std::uint64_t {8}, std::size_t {1}), {9, 7}, {10, 7}}) {
            const std::string problem = laws::savedGamesComeBack(setup, seed, findSiege1, every);
            QVERIFY2(problem.empty(), problem.c_str());
        }
    }

    void noAllocationPerChoice()
    {
        const laws::AllocationCount count = laws::allocationsInGames(*opened({}), 20, 30);
        QVERIFY(count.choices > 3000);
        QVERIFY2(count.allocations < 20, qPrintable(QString::number(count.allocations)));
    }
};

} // namespace merlon::siege1

MERLON_TEST(merlon::siege1::Siege1Laws)
#include "siege1_laws_test.moc"
