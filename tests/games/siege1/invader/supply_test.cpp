#include "tests/games/siege1/answers.h"
#include "tests/games/siege1/invader/invader_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::siege1 {

namespace {

/// The choices of phase 1 alone.
void beginSupply(Table &table)
{
    table.data.phase = 1;
    table.begin({Table::ask(StepKind::Supply, 0)});
}

int readyOf(const Table &table, Seat seat)
{
    return siege::countOf(table.now().invaders[seat].ready);
}

} // namespace

/// S1-4: phase 1, supply.
class SupplyTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void s1_4_1_unitsAreDrawnAtRandomAndReady_data();
    void s1_4_1_unitsAreDrawnAtRandomAndReady();
    void s1_4_1_everyUnitInTheBagIsEquallyLikely();
    void s1_4_1_theFirstSideDrawsFirst();
    void s1_4_1_aBagThatHoldsFewerIsEmptiedAndNeverRefilled();
    void s1_4_2_fiveResourcesOrWhatIsLeft();
    void s1_4_2_theFirstSideTakesFirst();
    void s1_4_3_theSeatChoosesUntilItEndsThePhase();
    void s1_4_4_oneUnitBringsResourcesByItsStrength_data();
    void s1_4_4_oneUnitBringsResourcesByItsStrength();
    void s1_4_4_atMostWhatTheBankHolds();
    void s1_4_4_oncePerRoundAndNotWithATurnedCard();
};

void SupplyTest::s1_4_1_unitsAreDrawnAtRandomAndReady_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<bool>("turned");
    QTest::addColumn<int>("units");
    QTest::newRow("2") << 2 << false << 14;
    QTest::newRow("2, turned card") << 2 << true << 16;
    QTest::newRow("3") << 3 << false << 10;
    QTest::newRow("3, turned card") << 3 << true << 12;
    QTest::newRow("4") << 4 << false << 10;
}

void SupplyTest::s1_4_1_unitsAreDrawnAtRandomAndReady()
{
    QFETCH(int, players);
    QFETCH(bool, turned);
    QFETCH(int, units);
    Table table(players);
    table.data.invaders[0].turned = turned ? 2 : 0;
    table.data.defenders[0].purse = 1;
    table.beginPhase(1);
    table.playOnTo(StepKind::Window);
    QCOMPARE(readyOf(table, 0), units);
    QCOMPARE(readyOf(table, 1), players == 2 ? 0 : 10); // each his own card
    QCOMPARE(siege::countOf(table.now().bag), 200 - units - (players == 2 ? 0 : 10));
}

void SupplyTest::s1_4_1_everyUnitInTheBagIsEquallyLikely()
{
    Table table;
    table.data.bag = {3, 0, 7};
    table.beginPhase(1);
    OutcomeList outcomes;
    table.state().outcomes(outcomes);
    QCOMPARE(outcomes.size(), std::size_t {2});
    QCOMPARE(outcomes[0].weight * 7, outcomes[1].weight * 3);
}

void SupplyTest::s1_4_1_theFirstSideDrawsFirst()
{
    for (const int round : {1, 2}) {
        Table table(3);
        table.data.round = static_cast<std::uint8_t>(round);
        table.beginPhase(1);
        for (int drawn = 0; drawn < 10; ++drawn)
            table.play("draw-unit orc");
        const Seat first = round == 1 ? 0 : 1;
        QCOMPARE(readyOf(table, first), 10);
        QCOMPARE(readyOf(table, 1 - first), 0);
    }
}

void SupplyTest::s1_4_1_aBagThatHoldsFewerIsEmptiedAndNeverRefilled()
{
    Table table;
    table.data.bag = {2, 1, 0};
    table.data.discard = {30, 30, 30};
    table.beginPhase(1);
    table.playOnTo(StepKind::Supply);
    QCOMPARE(counts(table.now().invaders[0].ready), u"2 1 0"_s);
    QCOMPARE(counts(table.now().bag), u"0 0 0"_s);
    QCOMPARE(counts(table.now().discard), u"30 30 30"_s);
}

void SupplyTest::s1_4_2_fiveResourcesOrWhatIsLeft()
{
    const auto resourcesFrom = [](int held, bool turned) {
        Table table;
        table.data.invaders[0].resources = static_cast<std::uint8_t>(held);
        table.data.invaders[0].turned = turned ? 2 : 0;
        table.begin(StepKind::TakeResources);
        return int {table.now().invaders[0].resources};
    };
    QCOMPARE(resourcesFrom(0, false), 5);
    QCOMPARE(resourcesFrom(7, false), 12); // those not spent are kept
    QCOMPARE(resourcesFrom(13, false), 16);
    QCOMPARE(resourcesFrom(16, false), 16);
    QCOMPARE(resourcesFrom(3, true), 3);
}

void SupplyTest::s1_4_2_theFirstSideTakesFirst()
{
    Table table(3);
    table.data.invaders[0].resources = table.data.invaders[1].resources = 5;
    table.begin(StepKind::TakeResources);
    QCOMPARE(table.now().invaders[0].resources, 10);
    QCOMPARE(table.now().invaders[1].resources, 6);
    table.data.round = 2;
    table.begin(StepKind::TakeResources);
    QCOMPARE(table.now().invaders[0].resources, 6);
    QCOMPARE(table.now().invaders[1].resources, 10);
}

void SupplyTest::s1_4_3_theSeatChoosesUntilItEndsThePhase()
{
    Table table;
    table.giveReady(0, {1, 0, 1});
    beginSupply(table);
    QCOMPARE(offered(table),
             QStringList({u"gain-resources goblin"_s, u"gain-resources troll"_s, u"end-phase"_s}));
    QCOMPARE(refusal(table, "gain-resources orc"), u"not-ready 4.4"_s);
    QCOMPARE(refusal(table, "transfer goblin 1"), u"no-mate 23.5"_s);
    QCOMPARE(refusal(table, "act ballista"), u"not-now 4.3"_s);
}

void SupplyTest::s1_4_4_oneUnitBringsResourcesByItsStrength_data()
{
    QTest::addColumn<QString>("unit");
    QTest::addColumn<int>("resources");
    QTest::newRow("goblin") << u"goblin"_s << 1;
    QTest::newRow("orc") << u"orc"_s << 2;
    QTest::newRow("troll") << u"troll"_s << 3;
}

void SupplyTest::s1_4_4_oneUnitBringsResourcesByItsStrength()
{
    QFETCH(QString, unit);
    QFETCH(int, resources);
    Table table;
    table.giveReady(0, {1, 1, 1});
    beginSupply(table);
    table.play("gain-resources " + unit.toStdString());
    QCOMPARE(table.now().invaders[0].resources, resources);
    QCOMPARE(readyOf(table, 0), 2);
    QCOMPARE(siege::strengthOf(table.now().spent), resources); // that unit and no other
    QCOMPARE(siege::countOf(table.now().spent), 1);
    QCOMPARE(table.now().defenders[0].purse, 1);
}

void SupplyTest::s1_4_4_atMostWhatTheBankHolds()
{
    Table table;
    table.giveReady(0, {1, 1, 1});
    table.data.invaders[0].resources = 15;
    beginSupply(table);
    table.play("gain-resources troll");
    QCOMPARE(table.now().invaders[0].resources, 16);

    table.data.invaders[0].resources = 16;
    table.begin({Table::ask(StepKind::PlaceStone, 1), Table::ask(StepKind::Supply, 0)});
    QCOMPARE(decisionOf(table), u"place-stone"_s); // nothing but the end was left to choose

    Table three(3);
    three.giveReady(0, {1, 0, 0});
    three.data.invaders[0].resources = three.data.invaders[1].resources = 8;
    beginSupply(three);
    QCOMPARE(refusal(three, "gain-resources goblin"), u"bank-empty 4.4"_s);
}

void SupplyTest::s1_4_4_oncePerRoundAndNotWithATurnedCard()
{
    Table table(3);
    table.giveReady(0, {2, 0, 0});
    table.giveReady(1, {2, 0, 0});
    beginSupply(table);
    table.play({"gain-resources goblin", "gain-resources goblin"}); // each seat once
    QCOMPARE(table.now().invaders[1].resources, 1);
    QCOMPARE(refusal(table, "gain-resources goblin"), u"done-already 4.4"_s);

    table.data.invaders[0].turned = 2;
    beginSupply(table);
    QCOMPARE(refusal(table, "gain-resources goblin"), u"turned-card 4.4"_s);
}

std::unique_ptr<QObject> makeSupplyTest()
{
    return std::make_unique<SupplyTest>();
}

} // namespace merlon::siege1

#include "supply_test.moc"
