#include "tests/games/siege2/answers.h"
#include "tests/games/siege2/defender_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::siege2 {

namespace {

std::uint8_t &trackOf(Table &table, Action action)
{
    return table.data.tracks[static_cast<std::size_t>(action)];
}

int trackNow(const Table &table, Action action)
{
    return table.now().tracks[static_cast<std::size_t>(action)];
}

} // namespace

/// S2-12: the defender phase.
class DefenderPhaseTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void s2_12_1_everythingInAnyOrder();
    void s2_12_1_hourglassesThatCanBeSpentAreSpent();
    void s2_12_1_hourglassesThatNothingCanTakeAreLost();
    void s2_12_2_tracksStayAndMovementIsDiscarded();
    void s2_12_3_oneHourglassAtATime();
    void s2_12_3_theLastHourglassNeedsTheCondition();
    void s2_12_3_notTwiceInARound();
    void s2_12_3_trainTroopsAsOftenAsHeLikes();
    void s2_12_3_notOnATrackThatWaitsFull();
    void s2_12_4_theDemonStrikesBeforeTheEffect();
    void s2_12_4_theEffectComesAtOnceAndTheTrackStaysFull();
    void s2_12_5_aRisingCostNeedsTheExtraHourglass();
    void s2_12_5_aFallingCostCompletesFullTracksInTheOrderChosen();
    void s2_12_5_aFullTrackWithoutConditionWaits();
    void s2_12_5_aWaitingTrackStaysInLaterRounds();
    void s2_12_5_activateCompletesAWaitingTrackFree();
    void s2_12_5_aWaitingTrackIsFullNoMoreWhenItsCostRises();
    void s2_12_5_aTrackThatWaitedBeforeIsNotForced();
};

void DefenderPhaseTest::s2_12_1_everythingInAnyOrder()
{
    Table table;
    table.setPlans(Plan::MidnightOil, Plan::Levy);
    table.beginDefenderPhase(3);
    table.play({"heroic-order officer recall", "select soldier east-wall-1"});
    table.play("place-hourglass cannon");
    table.play("use-plan midnight-oil");
    table.play({"select soldier courtyard", "move-to west-wall-5"});
    table.play("place-hourglass cannon");
    QCOMPARE(table.now().reserve, 4);
    QCOMPARE(decisionOf(table), u"defender-phase"_s);
    QVERIFY(table.isLegal("heroic-order warrior errand"));
}

void DefenderPhaseTest::s2_12_1_hourglassesThatCanBeSpentAreSpent()
{
    Table table;
    table.beginDefenderPhase(1);
    QCOMPARE(refusal(table, "end-phase"), u"hourglasses-left 12.1"_s);
    table.play("place-hourglass cannon");
    QVERIFY(table.isLegal("end-phase"));
    table.play("end-phase");
    QVERIFY(!table.happened("hourglasses-lost"));
    QCOMPARE(decisionOf(table), u"choose-maneuver"_s);
}

void DefenderPhaseTest::s2_12_1_hourglassesThatNothingCanTakeAreLost()
{
    // No unit inside the fortress, all actions completed, nobody to train, and heroes behind open gales.
    Table table;
    table.clearWalls();
    for (std::size_t wall = 0; wall < table.field().walls.size(); ++wall)
        table.data.walls[wall].gale = RitualToken::TargetUp;
    table.building("barracks").units = {};
    table.building("guards").units = {};
    table.data.completed = ((1u << kActions) - 1) & ~(1u << static_cast<int>(Action::TrainTroops));
    trackOf(table, Action::TrainTroops) = 1;
    table.beginDefenderPhase(1);
    QVERIFY(table.happened("hourglasses-lost 1"));
    QCOMPARE(table.now().reserve, 0);
    QCOMPARE(decisionOf(table), u"choose-maneuver"_s);

    table.beginDefenderPhase(2); // a hero can pay the gale
    QCOMPARE(refusal(table, "end-phase"), u"hourglasses-left 12.1"_s);
}

void DefenderPhaseTest::s2_12_2_tracksStayAndMovementIsDiscarded()
{
    Table table;
    table.beginDefenderPhase(2);
    table.play({"place-hourglass cannon", "select soldier west-wall-1", "move-to courtyard"});
    QCOMPARE(table.now().reserve, 0);
    table.play("end-phase");
    table.playOnTo(StepKind::DefenderPhase);
    QCOMPARE(trackNow(table, Action::Cannon), 1);
    table.playOnTo(StepKind::OfferExchange);
    QCOMPARE(table.now().round, 2);
    QCOMPARE(trackNow(table, Action::Cannon), 1);
}

void DefenderPhaseTest::s2_12_3_oneHourglassAtATime()
{
    Table table;
    table.beginDefenderPhase(1);
    table.play("place-hourglass glare");
    QCOMPARE(trackNow(table, Action::Glare), 1);
    QCOMPARE(table.now().reserve, 0);
    QCOMPARE(refusal(table, "place-hourglass glare"), u"no-hourglass 12.3"_s);
}

void DefenderPhaseTest::s2_12_3_theLastHourglassNeedsTheCondition()
{
    Table table;
    Table withMachine;
    table.beginDefenderPhase(3);
    QVERIFY(table.isLegal("place-hourglass malfunction"));
    table.play("place-hourglass malfunction");
    QCOMPARE(refusal(table, "place-hourglass malfunction"), u"condition-missing 12.3"_s);

    withMachine.addMachine(Machine::Ballista, "west-rampart-1");
    withMachine.beginDefenderPhase(3);
    withMachine.play({"place-hourglass malfunction", "place-hourglass malfunction"});
    QCOMPARE(withMachine.now().machines[0].malfunction, 1);
}

void DefenderPhaseTest::s2_12_3_notTwiceInARound()
{
    Table table;
    table.beginDefenderPhase(5);
    table.play({"place-hourglass wall", "place-hourglass wall", "place-stone west-wall-1"});
    QCOMPARE(refusal(table, "place-hourglass wall"), u"completed-already 12.3"_s);
}

void DefenderPhaseTest::s2_12_3_trainTroopsAsOftenAsHeLikes()
{
    Table table;
    table.building("barracks").units = {3, 0, 0};
    table.beginDefenderPhase(5);
    table.play({"place-hourglass train-troops", "place-hourglass train-troops"});
    QVERIFY(table.isLegal("place-hourglass train-troops"));
}

void DefenderPhaseTest::s2_12_3_notOnATrackThatWaitsFull()
{
    Table table;
    trackOf(table, Action::Malfunction) = 2;
    table.beginDefenderPhase(5);
    QCOMPARE(refusal(table, "place-hourglass malfunction"), u"track-full 12.3"_s);
}

void DefenderPhaseTest::s2_12_4_theDemonStrikesBeforeTheEffect()
{
    Table table;
    table.data.courtyard = {1, 1, 0};
    table.building("forge").demon = RitualToken::TargetDown;
    trackOf(table, Action::Cannon) = 3;
    table.beginDefenderPhase(1);
    table.play("place-hourglass cannon");
    QCOMPARE(decisionOf(table), u"kill-defender"_s);
    QCOMPARE(table.seat(), kInvader);
    table.play("kill courtyard soldier");
    QCOMPARE(decisionOf(table), u"place-device"_s);
    table.play("place-device west-tower-1");
    QVERIFY(happenedInOrder(table,
                            {"action-completed cannon", "ritual-flipped demon forge target",
                             "unit-killed courtyard soldier", "device-placed cannon west-tower-1"}));
}

void DefenderPhaseTest::s2_12_4_theEffectComesAtOnceAndTheTrackStaysFull()
{
    Table table;
    trackOf(table, Action::Wall) = 1;
    table.beginDefenderPhase(2);
    table.play("place-hourglass wall");
    QCOMPARE(decisionOf(table), u"place-stone"_s);
    table.play("place-stone east-wall-4");
    QCOMPARE(table.wallNow("east-wall-4").stone, 3);
    QCOMPARE(trackNow(table, Action::Wall), 2);
}

void DefenderPhaseTest::s2_12_5_aRisingCostNeedsTheExtraHourglass()
{
    Table table;
    table.building("workshop").saboteur = 1;
    trackOf(table, Action::Wall) = 1;
    table.beginDefenderPhase(3);
    table.play("place-hourglass wall");
    QVERIFY(table.happened("hourglass-placed wall 2 3"));
    QVERIFY(!table.happened("action-completed"));
    table.play("place-hourglass wall");
    QVERIFY(table.happened("action-completed wall"));
}

void DefenderPhaseTest::s2_12_5_aFallingCostCompletesFullTracksInTheOrderChosen()
{
    Table table;
    table.building("workshop").saboteur = 1;
    table.building("forge").saboteur = 1;
    trackOf(table, Action::Wall) = 2;
    trackOf(table, Action::CauldronOrc) = 2;
    trackOf(table, Action::Cannon) = 3; // not full without the saboteur either
    trackOf(table, Action::TrackingSaboteurs) = 2;
    table.beginDefenderPhase(1);
    table.play("place-hourglass tracking-saboteurs");
    QCOMPARE(decisionOf(table), u"complete-tracks"_s);
    QCOMPARE(table.seat(), kDefender);
    QCOMPARE(offered(table), (QStringList {u"activate cauldron-orc"_s, u"activate wall"_s}));
    table.play({"activate wall", "place-stone west-wall-1"});
    QCOMPARE(decisionOf(table), u"place-cauldron"_s);
    table.play("place-cauldron west-wall-1");
    QCOMPARE(decisionOf(table), u"defender-phase"_s);
    QCOMPARE(trackNow(table, Action::Cannon), 3);
    QCOMPARE(table.now().reserve, 0);
}

void DefenderPhaseTest::s2_12_5_aFullTrackWithoutConditionWaits()
{
    Table table;
    table.building("scouts").saboteur = 1;
    trackOf(table, Action::Malfunction) = 2;
    trackOf(table, Action::TrackingSaboteurs) = 2;
    table.beginDefenderPhase(1);
    table.play("place-hourglass tracking-saboteurs");
    QVERIFY(!table.happened("action-completed malfunction"));
    QCOMPARE(trackNow(table, Action::Malfunction), 2);
    QCOMPARE(refusal(table, "activate malfunction"), u"condition-missing 12.5"_s);
    QCOMPARE(refusal(table, "activate cannon"), u"track-not-full 12.5"_s);
    QCOMPARE(table.sentenceAgainst("activate cannon"),
             std::string("The track of Cannon is not full yet: 0 of 4 hourglasses."));
    QCOMPARE(refusal(table, "activate tracking-saboteurs"), u"completed-already 12.5"_s);
}

void DefenderPhaseTest::s2_12_5_aWaitingTrackStaysInLaterRounds()
{
    Table table;
    trackOf(table, Action::Malfunction) = 2;
    table.begin(StepKind::EndRound);
    QCOMPARE(table.now().round, 2);
    QCOMPARE(trackNow(table, Action::Malfunction), 2);
}

void DefenderPhaseTest::s2_12_5_activateCompletesAWaitingTrackFree()
{
    Table table;
    table.addMachine(Machine::Catapult, "east-rampart-1");
    trackOf(table, Action::Malfunction) = 2;
    table.beginDefenderPhase(1);
    table.play("place-hourglass cannon");
    table.play("activate malfunction"); // even with an empty reserve
    QCOMPARE(table.now().machines[0].malfunction, 1);
    QVERIFY(table.happened("action-completed malfunction"));
}

void DefenderPhaseTest::s2_12_5_aWaitingTrackIsFullNoMoreWhenItsCostRises()
{
    Table table;
    table.addMachine(Machine::Catapult, "east-rampart-1");
    table.building("scouts").saboteur = 1;
    trackOf(table, Action::Malfunction) = 2;
    table.beginDefenderPhase(1);
    QCOMPARE(refusal(table, "activate malfunction"), u"track-not-full 12.5"_s);
    table.play("place-hourglass malfunction");
    QVERIFY(table.happened("action-completed malfunction"));
}

void DefenderPhaseTest::s2_12_5_aTrackThatWaitedBeforeIsNotForced()
{
    // What has waited is activated when the defender likes; only what the falling cost fills is completed at once.
    Table table;
    table.addMachine(Machine::Catapult, "east-rampart-1");
    table.building("forge").saboteur = 1;
    trackOf(table, Action::Malfunction) = 2;
    trackOf(table, Action::TrackingSaboteurs) = 2;
    table.beginDefenderPhase(1);
    table.play("place-hourglass tracking-saboteurs");
    QCOMPARE(decisionOf(table), u"defender-phase"_s);
    QVERIFY(table.isLegal("activate malfunction"));
}

std::unique_ptr<QObject> makeDefenderPhaseTest()
{
    return std::make_unique<DefenderPhaseTest>();
}

} // namespace merlon::siege2

#include "phase_test.moc"
