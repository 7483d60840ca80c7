#include "core/games/siege/reports/foresight/foresight.h"

#include "core/engine/agenda/step.h"
#include "core/games/siege/reports/foresight/assault_of.h"
#include "tests/support/siege/siege1_table.h"
#include "tests/support/siege/siege2_table.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <optional>

using namespace merlon;
using siege::Losses;
using siege::Units;
using siege::WallOutlook;
using End = siege::WallOutlook::End;

Q_DECLARE_METATYPE(End)

namespace {

template <class Edition>
std::vector<WallOutlook> outlooksOf(const siege::SiegeTable<Edition> &table, SeatSet seats = SeatSet::all())
{
    const agenda::AgendaView<Edition> view(table.setup().shared_from_this(), table.data, seats);
    return siege::wallOutlooks(view);
}

/// The outlook of the first wall in the west.
template <class Edition>
WallOutlook outlookOf(const siege::SiegeTable<Edition> &table, SeatSet seats = SeatSet::all())
{
    return outlooksOf(table, seats)[table.number("west-wall-1")];
}

/// A table on which one wall alone holds anything.
template <class Table>
struct OneWall : Table {
    OneWall(const Units &invaders, const Units &defenders, int stone = 0)
    {
        this->clearWalls();
        west().invaders = invaders;
        west().defenders = defenders;
        west().stone = static_cast<std::uint8_t>(stone);
    }
    auto &west() { return this->wall("west-wall-1"); }
};
using Table1 = OneWall<siege1::Table>;
using Table2 = OneWall<siege2::Table>;

Units unitsOf(const QList<int> &counts)
{
    return {static_cast<std::uint8_t>(counts[0]), static_cast<std::uint8_t>(counts[1]),
            static_cast<std::uint8_t>(counts[2])};
}

/// The outlook on the wall that a row of test data describes.
template <class Table>
WallOutlook outlookOfRow()
{
    QFETCH(QList<int>, invaders);
    QFETCH(QList<int>, defenders);
    QFETCH(int, stone);
    return outlookOf(Table(unitsOf(invaders), unitsOf(defenders), stone));
}

Units difference(Units before, const Units &after)
{
    siege::subtract(before, after);
    return before;
}

/// Whether these units may have been lost: all that were sure, and others of the strength that was to be chosen; with
/// `slack` beyond it.
bool agree(const Losses &foretold, const Units &gone, int slack)
{
    Units rest = gone;
    for (std::size_t unit = 0; unit < siege::kUnitKinds; ++unit) {
        if (gone[unit] < foretold.sure[unit])
            return false;
        rest[unit] = static_cast<std::uint8_t>(gone[unit] - foretold.sure[unit]);
    }
    const int strength = siege::strengthOf(rest);
    return strength >= foretold.chosen && strength <= foretold.chosen + (foretold.chosen > 0 ? slack : 0);
}

Units someUnits(Random &random, std::uint32_t most)
{
    Units units {};
    for (std::uint8_t &count : units)
        count = static_cast<std::uint8_t>(random.below(most + 1));
    return units;
}

/// Plays on with any choices until the assault is over.
template <class Edition>
void playAssault(siege::SiegeTable<Edition> &table, Random &random)
{
    ChoiceList choices;
    EventSink nobody;
    State &state = table.state();
    while (!agenda::isOver<Edition>(table.now()) && table.now().agendaSize > 0
           && siege::isInAssault<Edition>(table.now())) {
        state.choices(choices);
        state.apply(choices[random.below(static_cast<std::uint32_t>(choices.size()))], nobody);
    }
}

} // namespace

/// What is foretold of the melee on each wall.
class ForesightTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void s1_19_5_endsOfTheMelee_data();
    void s1_19_5_endsOfTheMelee();
    void s1_19_1_theCauldronIsPouredFirst();
    void s1_19_5_thePoisonedArcherIsSure();
    void s1_12_4_furyThatIsKnownCounts();
    void s1_15_7_noFightOnADazzledWall();
    void s2_18_9_endsOfTheMelee_data();
    void s2_18_9_endsOfTheMelee();
    void s2_18_2_theCauldronIsPouredOnce();
    void s2_18_12_lossesAreComputedAnewWithoutTheGoblins();
    void hiddenOrdersTellNothing();
    void siege1AssaultsEndAsForetold();
    void siege2AssaultsEndAsForetold();
};

void ForesightTest::s1_19_5_endsOfTheMelee_data()
{
    QTest::addColumn<QList<int>>("invaders");
    QTest::addColumn<QList<int>>("defenders");
    QTest::addColumn<int>("stone");
    QTest::addColumn<End>("end");
    QTest::addColumn<int>("advantage");
    using L = QList<int>;
    QTest::newRow("nobody") << L {0, 0, 0} << L {0, 1, 0} << 1 << End::NoFight << -3;
    QTest::newRow("even") << L {0, 1, 0} << L {0, 1, 0} << 0 << End::Even << 0;
    QTest::newRow("an advantage as large as the strength")
        << L {0, 2, 0} << L {0, 1, 0} << 0 << End::InvadersWin << 2;
    QTest::newRow("a larger advantage") << L {1, 2, 0} << L {0, 1, 0} << 0 << End::Breach << 3;
    QTest::newRow("stones help") << L {1, 2, 0} << L {0, 1, 0} << 1 << End::InvadersWin << 2;
    QTest::newRow("the defender wins") << L {1, 0, 0} << L {0, 1, 0} << 1 << End::DefendersWin << -2;
}

void ForesightTest::s1_19_5_endsOfTheMelee()
{
    const WallOutlook outlook = outlookOfRow<Table1>();
    QTEST(outlook.end, "end");
    QTEST(outlook.advantage, "advantage");
}

void ForesightTest::s1_19_1_theCauldronIsPouredFirst()
{
    Table1 table({2, 1, 0}, {0, 1, 0});
    table.west().cauldron = siege1::Cauldron::Goblin;
    const WallOutlook outlook = outlookOf(table);
    QCOMPARE(outlook.attack, 2);
    QCOMPARE(outlook.end, End::Even);
    QVERIFY((outlook.invaders == Losses {{2, 0, 0}, 0}));
    table.data.agenda[table.data.agendaSize++] = table.step(siege1::StepKind::EndAssault);
    table.data.agenda[table.data.agendaSize++] = table.step(siege1::StepKind::FightWall);
    QCOMPARE(outlookOf(table).attack, 4); // it has been poured
}

void ForesightTest::s1_19_5_thePoisonedArcherIsSure()
{
    Table1 table({0, 2, 0}, {1, 1, 0});
    table.west().equipment = 1 << static_cast<int>(siege1::Equipment::Poison);
    const WallOutlook outlook = outlookOf(table);
    QCOMPARE(outlook.attack, 4);
    QCOMPARE(outlook.hold, 3);
    QCOMPARE(outlook.advantage, 2); // after the archer's death
    QVERIFY((outlook.defenders == Losses {{1, 1, 0}, 0}));
}

void ForesightTest::s1_12_4_furyThatIsKnownCounts()
{
    Table1 table({2, 0, 0}, {0, 2, 0});
    table.west().order = siege1::Order::GoblinFury;
    const WallOutlook outlook = outlookOf(table);
    QCOMPARE(outlook.attack, 6);
    QCOMPARE(outlook.end, End::InvadersWin);
    QVERIFY((outlook.invaders == Losses {{2, 0, 0}, 0}));
    QVERIFY((outlook.defenders == Losses {{0, 1, 0}, 0}));
}

void ForesightTest::s1_15_7_noFightOnADazzledWall()
{
    Table1 table({0, 0, 4}, {0, 1, 0});
    QCOMPARE(outlookOf(table).end, End::Breach);
    table.west().flags |= siege1::WallState::kDazzled;
    QCOMPARE(outlookOf(table).end, End::NoFight);
}

void ForesightTest::s2_18_9_endsOfTheMelee_data()
{
    s1_19_5_endsOfTheMelee_data();
}

void ForesightTest::s2_18_9_endsOfTheMelee()
{
    const WallOutlook outlook = outlookOfRow<Table2>();
    QTEST(outlook.end, "end");
    QTEST(outlook.advantage, "advantage");
}

void ForesightTest::s2_18_2_theCauldronIsPouredOnce()
{
    Table2 table({0, 3, 0}, {0, 1, 0});
    table.west().cauldron = siege2::Cauldron::Orc;
    QCOMPARE(outlookOf(table).attack, 4);
    table.west().flags |= siege2::WallState::kSiegeTower;
    QCOMPARE(outlookOf(table).attack, 6);
    table.west().flags = 0;
    table.data.agenda[table.data.agendaSize++] = table.step(siege2::StepKind::EndAssault);
    table.data.agenda[table.data.agendaSize++] = table.step(siege2::StepKind::ResolveWalls);
    table.data.agenda[table.data.agendaSize++] = table.step(siege2::StepKind::CompareStrengths);
    QCOMPARE(outlookOf(table).attack, 6);
}

void ForesightTest::s2_18_12_lossesAreComputedAnewWithoutTheGoblins()
{
    Table2 table({1, 2, 1}, {0, 2, 1}, 6);
    table.west().order = siege2::Order::GoblinFury;
    const WallOutlook outlook = outlookOf(table);
    QCOMPARE(outlook.attack, 10);
    QCOMPARE(outlook.hold, 13);
    QCOMPARE(outlook.end, End::DefendersWin);
    QVERIFY((outlook.invaders == Losses {{1, 2, 1}, 0})); // 13 against 7: nothing is left
}

void ForesightTest::hiddenOrdersTellNothing()
{
    Table1 table({2, 0, 0}, {0, 2, 0});
    for (const siege1::Order order : {siege1::Order::GoblinFury, siege1::Order::Bluff}) {
        table.west().order = order;
        const WallOutlook outlook = outlookOf(table, {1}); // the defender
        QCOMPARE(outlook.attack, 2);
        QVERIFY(outlook.orderWaits);
    }
}

void ForesightTest::siege1AssaultsEndAsForetold()
{
    using namespace siege1;
    Random random(1);
    Table1 table({}, {});
    const auto empty = table.data;
    for (int round = 0; round < 300; ++round) {
        table.data = empty;
        for (const siege::WallField &field : table.field().walls) {
            siege1::WallState &wall = table.data.walls[table.field().numbers[field.place]];
            wall.invaders = someUnits(random, 2);
            wall.defenders = someUnits(random, 2);
            wall.stone = static_cast<std::uint8_t>(random.below(4));
            wall.cauldron = static_cast<siege1::Cauldron>(random.below(4));
            wall.equipment = static_cast<std::uint8_t>(random.below(256));
            wall.order = random.below(4) == 0 ? siege1::Order::GoblinFury : siege1::Order::None;
        }
        table.data.heroes = {table.field().walls[random.below(5)].place,
                             table.field().walls[random.below(5)].place};
        const std::vector<WallOutlook> outlooks = outlooksOf(table);
        table.begin({table.step(StepKind::FightWall), table.step(StepKind::ResolveOrders),
                     table.step(StepKind::PourCauldrons)});
        ChoiceList choices;
        EventSink nobody;
        while (!table.isOver()) {
            table.state().choices(choices);
            table.state().apply(choices[random.below(static_cast<std::uint32_t>(choices.size()))], nobody);
        }
        for (std::size_t wall = 0; wall < outlooks.size(); ++wall) {
            const siege1::WallState &before = table.data.walls[wall];
            const siege1::WallState &after = table.now().walls[wall];
            QCOMPARE(after.has(siege1::WallState::kBreached), outlooks[wall].end == End::Breach);
            QVERIFY(agree(outlooks[wall].invaders, difference(before.invaders, after.invaders), 2));
            QVERIFY(agree(outlooks[wall].defenders, difference(before.defenders, after.defenders), 2));
        }
    }
}

void ForesightTest::siege2AssaultsEndAsForetold()
{
    using namespace siege2;
    Random random(1);
    int fights = 0;
    Table2 table({}, {});
    const auto empty = table.data;
    for (int round = 0; round < 600; ++round) {
        table.data = empty;
        for (const siege::WallField &field : table.field().walls) {
            siege2::WallState &wall = table.data.walls[table.field().numbers[field.place]];
            wall.invaders = random.below(4) == 0 ? someUnits(random, 2) : Units {};
            wall.defenders = someUnits(random, 2);
            wall.stone = static_cast<std::uint8_t>(random.below(5));
            wall.cauldron = static_cast<siege2::Cauldron>(random.below(4));
            wall.equipment = static_cast<std::uint8_t>(random.below(16));
            wall.order = random.below(4) == 0 && !siege::isEmpty(wall.invaders) ? siege2::Order::GoblinFury
                                                                                : siege2::Order::None;
        }
        const std::vector<WallOutlook> outlooks = outlooksOf(table);
        const bool breached = std::any_of(outlooks.begin(), outlooks.end(), [](const WallOutlook &outlook) {
            return outlook.end == End::Breach;
        });
        table.begin({table.step(StepKind::EndAssault), table.step(StepKind::ResolveWalls),
                     table.step(StepKind::CompareStrengths), table.step(StepKind::ResolveOrders),
                     table.step(StepKind::PourCauldrons), table.step(StepKind::Poison)});
        playAssault(table, random);
        QCOMPARE(table.now().winner == Winner::Invader, breached);
        if (breached)
            continue;
        for (std::size_t wall = 0; wall < outlooks.size(); ++wall) {
            const siege2::WallState &before = table.data.walls[wall];
            const siege2::WallState &after = table.now().walls[wall];
            fights += outlooks[wall].isFought() ? 1 : 0;
            QVERIFY(agree(outlooks[wall].invaders, difference(before.invaders, after.invaders), 2));
            QVERIFY(agree(outlooks[wall].defenders, difference(before.defenders, after.defenders), 2));
        }
    }
    QVERIFY(fights > 100);
}

MERLON_TEST(ForesightTest)
#include "foresight_test.moc"
