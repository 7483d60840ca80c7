#include "tests/games/siege2/answers.h"
#include "tests/games/siege2/defender_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::siege2 {

/// S2-19: the end of the round.
class RoundEndTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void s2_19_1_twoUnitsRecoverAndTheOthersGoToTheSupply();
    void s2_19_1_fewerIfThereAreFewer();
    void s2_19_1_oneUnitUnderTheDrawbackOfFieldSurgeons();
    void s2_19_1_nobodyAndNoWindowUnderButchersBill();
    void s2_19_2_tokensReturn();
    void s2_19_2_heroesAndTheirOrdersAreFresh();
    void s2_19_2_ordersReturnButNotThoseRemoved();
    void s2_19_3_paymentsGoToTheFallenAndThePile();
    void s2_19_4_completedTracksAreEmptiedAndOthersStay();
    void s2_19_5_afterRoundSevenTheDefenderWins();
    void s2_19_5_otherwiseTheNextRoundBegins();
    void s2_19_5_aBreachInRoundSevenStillWinsForTheInvader();
};

void RoundEndTest::s2_19_1_twoUnitsRecoverAndTheOthersGoToTheSupply()
{
    Table table;
    table.data.hospital = {1, 2, 1};
    table.begin(StepKind::EndRound);
    QCOMPARE(decisionOf(table), u"recover"_s);
    QCOMPARE(table.seat(), kDefender);
    QVERIFY(!table.isLegal("pass")); // a duty
    table.play({"recover veteran", "recover soldier"});
    QCOMPARE(counts(table.now().courtyard), u"0 1 1"_s);
    QCOMPARE(counts(table.now().hospital), u"0 0 0"_s);
    QCOMPARE(counts(table.now().defenderSupply), u"5 9 3"_s);
    QVERIFY(table.happened("units-retired 2"));
}

void RoundEndTest::s2_19_1_fewerIfThereAreFewer()
{
    Table table;
    table.data.hospital = {0, 1, 0};
    table.begin(StepKind::EndRound);
    QCOMPARE(counts(table.now().courtyard), u"0 1 0"_s);
    QVERIFY(!table.happened("units-retired"));
}

void RoundEndTest::s2_19_1_oneUnitUnderTheDrawbackOfFieldSurgeons()
{
    Table table;
    table.data.kept = 1u << static_cast<int>(Plan::FieldSurgeons);
    table.data.hospital = {1, 1, 0};
    table.begin(StepKind::EndRound);
    table.play("recover soldier");
    QCOMPARE(counts(table.now().courtyard), u"0 1 0"_s);
    QCOMPARE(table.now().round, 2);
}

void RoundEndTest::s2_19_1_nobodyAndNoWindowUnderButchersBill()
{
    Table table;
    table.setPlans(Plan::FieldSurgeons, Plan::Levy);
    table.data.flags |= SiegeData::kButchers;
    table.data.hospital = {1, 1, 1};
    table.begin(StepKind::EndRound);
    QCOMPARE(decisionOf(table), u"draw-units"_s);
    QCOMPARE(counts(table.now().courtyard), u"0 0 0"_s);
    QCOMPARE(counts(table.now().hospital), u"0 0 0"_s);
    QCOMPARE(counts(table.now().defenderSupply), u"5 9 4"_s);
    QVERIFY(!table.now().has(SiegeData::kButchers)); // this round only
}

void RoundEndTest::s2_19_2_tokensReturn()
{
    Table table;
    table.data.blessed = siege::West;
    table.wall("west-wall-1").flags |= WallState::kGlared | WallState::kSapUsed;
    table.wall("west-wall-1").gale = RitualToken::TargetUp;
    table.wall("west-wall-2").specter = RitualToken::TargetDown;
    table.building("forge").demon = RitualToken::BluffDown;
    table.data.possession[0] = RitualToken::TargetDown;
    table.addMachine(Machine::Ballista, "west-rampart-1").bloodstone = RitualToken::TargetUp;
    table.begin(StepKind::EndRound);
    QVERIFY(table.now().blessed == siege::NoSide);
    QVERIFY(!table.wallNow("west-wall-1").has(WallState::kGlared));
    QVERIFY(!table.wallNow("west-wall-1").has(WallState::kSapUsed));
    QCOMPARE(table.wallNow("west-wall-1").gale, RitualToken::None);
    QCOMPARE(table.wallNow("west-wall-2").specter, RitualToken::None);
    QCOMPARE(table.buildingNow("forge").demon, RitualToken::None);
    QCOMPARE(table.now().possession[0], RitualToken::None);
    QCOMPARE(table.now().machines[0].bloodstone, RitualToken::None);
}

void RoundEndTest::s2_19_2_heroesAndTheirOrdersAreFresh()
{
    Table table;
    table.data.heroesUsed = 3;
    table.data.ordersUsed = 7;
    table.data.ordersGone = 1;
    table.begin(StepKind::EndRound);
    QCOMPARE(table.now().heroesUsed, 0);
    QCOMPARE(table.now().ordersUsed, 0);
    QCOMPARE(table.now().ordersGone, 1); // gone for good
}

void RoundEndTest::s2_19_2_ordersReturnButNotThoseRemoved()
{
    Table table;
    table.wall("west-wall-1").invaders = {1, 0, 0};
    table.wall("west-wall-1").order = Order::Bluff;
    table.data.ordersRemoved[0] = 1;
    table.begin(StepKind::Assault);
    QCOMPARE(table.wallNow("west-wall-1").order, Order::None);
    QCOMPARE(table.now().ordersRemoved[3], 0);
    QCOMPARE(table.now().ordersRemoved[0], 1);
}

void RoundEndTest::s2_19_3_paymentsGoToTheFallenAndThePile()
{
    Table table;
    table.data.woodPile = 5;
    table.data.wood = 3;
    table.data.paid[1].units = {0, 0, 1};
    table.data.paid[4].units = {1, 2, 0};
    table.data.paid[4].wood = 8;
    table.begin(StepKind::EndRound);
    QCOMPARE(counts(table.now().fallen), u"1 2 1"_s);
    QCOMPARE(table.now().woodPile, 13);
    QCOMPARE(counts(table.now().paid[4].units), u"0 0 0"_s);
}

void RoundEndTest::s2_19_4_completedTracksAreEmptiedAndOthersStay()
{
    Table table;
    table.data.tracks[static_cast<std::size_t>(Action::Wall)] = 2;
    table.data.completed = 1u << static_cast<int>(Action::Wall);
    table.data.tracks[static_cast<std::size_t>(Action::Cannon)] = 3;
    table.begin(StepKind::EndRound);
    QCOMPARE(table.now().tracks[static_cast<std::size_t>(Action::Wall)], 0);
    QCOMPARE(table.now().tracks[static_cast<std::size_t>(Action::Cannon)], 3);
    QCOMPARE(table.now().completed, 0u);
}

void RoundEndTest::s2_19_5_afterRoundSevenTheDefenderWins()
{
    Table table;
    table.data.round = 7;
    table.begin(StepKind::Assault);
    QVERIFY(table.isOver());
    QVERIFY(table.happened("defender-wins"));
    QVERIFY(table.now().winner == Winner::Defender);
}

void RoundEndTest::s2_19_5_otherwiseTheNextRoundBegins()
{
    Table table;
    table.data.round = 6;
    table.begin(StepKind::Assault);
    QVERIFY(table.happened("round-begins 7"));
    QCOMPARE(decisionOf(table), u"draw-units"_s);
}

void RoundEndTest::s2_19_5_aBreachInRoundSevenStillWinsForTheInvader()
{
    Table table;
    table.clearWalls();
    table.data.round = 7;
    table.wall("west-wall-1").invaders = {1, 0, 0};
    table.begin(StepKind::Assault);
    QVERIFY(table.now().winner == Winner::Invader);
    QVERIFY(!table.happened("defender-wins"));
}

std::unique_ptr<QObject> makeRoundEndTest()
{
    return std::make_unique<RoundEndTest>();
}

} // namespace merlon::siege2

#include "round_end_test.moc"
