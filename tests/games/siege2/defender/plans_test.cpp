#include "tests/games/siege2/answers.h"
#include "tests/games/siege2/defender_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::siege2 {

namespace {

/// A defender phase in which the plan is used.
void useInPhase(Table &table, Plan plan, int reserve)
{
    table.setPlans(plan, Plan::LastStand);
    table.beginDefenderPhase(reserve);
    table.play("use-plan " + std::string(kPlanKeys[static_cast<std::size_t>(plan)]));
}

/// The cost of an action after the plan, as the event of its first hourglass tells it.
bool costs(Plan plan, Action action, int cost)
{
    Table table;
    table.data.kept = 1u << static_cast<int>(plan);
    table.beginDefenderPhase(1);
    const std::string key(dataOf(action).key);
    table.play("place-hourglass " + key);
    return table.happened("hourglass-placed " + key + " 1 " + std::to_string(cost));
}

} // namespace

/// S2-16: defense plans.
class PlansTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void s2_16_1_aPlanIsUsedOnce();
    void s2_16_1_onlyAtItsMoment();
    void s2_16_1_onlyIfItsEffectCanDoSomething();
    void s2_16_2_everyWindowIsOpenedWhileAPlanIsUnused();
    void s2_16_2_noWindowWithoutAnUnusedPlan();
    void s2_16_2_noWindowOnceTheLastPlanIsUsed();
    void s2_16_2_theWindowsComeAfterPoisonBeforeStrengthAndInTheHospital();
    void s2_16_2_endPhaseIsAskedWhileAPlanIsUnused();
    void s2_16_3_midnightOilGivesFourNowAndOneFewerLater();
    void s2_16_3_forcedMarchMovesFourTimesFree();
    void s2_16_3_forcedMarchMayEndEarly();
    void s2_16_3_openArmouryReplacesTwoUnitsOnWallsOrInTheCourtyard();
    void s2_16_3_openArmouryNeedsTheBetterUnitInTheSupply();
    void s2_16_3_scaldingHarvestKillsMore();
    void s2_16_3_scaldingHarvestOnlyWhereItKillsMoreAndForOneAssault();
    void s2_16_3_fieldSurgeonsHealAllNowAndOneLater();
    void s2_16_3_fieldSurgeonsNeedMoreThanTwoInTheHospital();
    void s2_16_3_sallyKillsStrengthFourOnOneRampart();
    void s2_16_3_sallyMayKillLess();
    void s2_16_3_lastStandStrengthensOneWallAndWearsTheHeroes();
    void s2_16_3_lastStandIsNotUnitStrength();
    void s2_16_3_emergencyMasonryPlacesThreeStonesOnOneSide();
    void s2_16_3_emergencyMasonryUsesTheSupply();
    void s2_16_3_vigilReturnsAllRitualTokens();
    void s2_16_3_levyEnlistsThreeUnitsForAHeroicOrder();
    void s2_16_3_levyWithoutAnOrderLeftRemovesNothing();
};

void PlansTest::s2_16_1_aPlanIsUsedOnce()
{
    Table table;
    useInPhase(table, Plan::MidnightOil, 1);
    QVERIFY(table.happened("plan-used midnight-oil"));
    QVERIFY(table.now().plans[0].state == PlanState::Used); // it lies face up
    QCOMPARE(refusal(table, "use-plan midnight-oil"), u"plan-not-yours 16.1"_s);
    QCOMPARE(refusal(table, "use-plan levy"), u"plan-not-yours 16.1"_s);
}

void PlansTest::s2_16_1_onlyAtItsMoment()
{
    Table table;
    table.setPlans(Plan::LastStand, Plan::MidnightOil);
    table.wall("west-wall-1").invaders = {1, 0, 0};
    table.beginDefenderPhase(1);
    QCOMPARE(refusal(table, "use-plan last-stand"), u"plan-other-moment 16.1"_s);
    table.begin(StepKind::Assault);
    QCOMPARE(decisionOf(table), u"plan-window"_s); // before the cauldrons
    QCOMPARE(refusal(table, "use-plan last-stand"), u"plan-other-moment 16.1"_s);
    QCOMPARE(refusal(table, "use-plan midnight-oil"), u"plan-other-moment 16.1"_s);
}

void PlansTest::s2_16_1_onlyIfItsEffectCanDoSomething()
{
    Table table;
    table.setPlans(Plan::Sally, Plan::Vigil);
    table.beginDefenderPhase(1);
    QCOMPARE(refusal(table, "use-plan sally"), u"plan-idle 16.1"_s); // the ramparts are empty
    QCOMPARE(refusal(table, "use-plan vigil"), u"plan-idle 16.1"_s); // no ritual token lies on the board
    QCOMPARE(table.sentenceAgainst("use-plan sally"),
             std::string("The plan Sally would have no effect now: there is no invader unit on a rampart."));
    QCOMPARE(table.sentenceAgainst("use-plan vigil"),
             std::string("The plan Vigil would have no effect now: there is no ritual token on the board."));
}

void PlansTest::s2_16_2_everyWindowIsOpenedWhileAPlanIsUnused()
{
    Table table;
    table.setPlans(Plan::MidnightOil, Plan::Levy); // none of them can be used in the windows
    table.begin(StepKind::Assault);
    for (int window = 0; window < 3; ++window) {
        QCOMPARE(decisionOf(table), u"plan-window"_s);
        QCOMPARE(offered(table), QStringList(u"pass"_s));
        table.play("pass");
    }
    QCOMPARE(decisionOf(table), u"draw-units"_s);
}

void PlansTest::s2_16_2_noWindowWithoutAnUnusedPlan()
{
    Table table;
    table.begin(StepKind::Assault);
    QCOMPARE(decisionOf(table), u"draw-units"_s);
}

void PlansTest::s2_16_2_noWindowOnceTheLastPlanIsUsed()
{
    Table table;
    table.setPlans(Plan::ScaldingHarvest, Plan::Levy);
    table.data.plans[1].state = PlanState::Used;
    table.wall("west-wall-1").invaders = {0, 2, 0};
    table.wall("west-wall-1").cauldron = Cauldron::Orc;
    table.begin(StepKind::Assault);
    table.play("use-plan scalding-harvest");
    QCOMPARE(decisionOf(table), u"draw-units"_s);
}

void PlansTest::s2_16_2_theWindowsComeAfterPoisonBeforeStrengthAndInTheHospital()
{
    Table table;
    table.clearWalls();
    table.setPlans(Plan::MidnightOil, Plan::Levy);
    table.wall("west-wall-1").equipment = 1u << static_cast<int>(Equipment::Poison);
    table.wall("west-wall-1").invaders = {0, 2, 0};
    table.wall("west-wall-1").defenders = {3, 0, 0};
    table.wall("west-wall-1").cauldron = Cauldron::Orc;
    table.begin(StepKind::Assault);
    QVERIFY(table.happened("unit-killed west-wall-1 marksman"));
    QVERIFY(!table.happened("unit-killed west-wall-1 orc"));
    table.play("pass");
    QVERIFY(table.happened("unit-killed west-wall-1 orc"));
    QVERIFY(!table.happened("strengths-compared"));
    table.play("pass");
    QVERIFY(table.happened("strengths-compared"));
    QVERIFY(!table.happened("unit-recovered"));
    QCOMPARE(decisionOf(table), u"plan-window"_s);
}

void PlansTest::s2_16_2_endPhaseIsAskedWhileAPlanIsUnused()
{
    Table table;
    table.setPlans(Plan::LastStand, Plan::ScaldingHarvest);
    table.clearWalls();
    table.building("barracks").units = {};
    table.building("guards").units = {};
    table.beginDefenderPhase(1);
    table.play("place-hourglass cannon");
    QCOMPARE(offered(table), QStringList(u"end-phase"_s)); // S2-1.1
}

void PlansTest::s2_16_3_midnightOilGivesFourNowAndOneFewerLater()
{
    Table table;
    useInPhase(table, Plan::MidnightOil, 1);
    QCOMPARE(table.now().reserve, 5);
    table.data.kept = table.now().kept;
    table.data.reserve = 0;
    table.begin(StepKind::StartRound);
    QCOMPARE(table.now().reserve, 1);
}

void PlansTest::s2_16_3_forcedMarchMovesFourTimesFree()
{
    Table table;
    table.wall("west-wall-1").gale = RitualToken::TargetDown;
    useInPhase(table, Plan::ForcedMarch, 1);
    table.play("select soldier west-wall-1");
    QCOMPARE(refusal(table, "swap-with marksman west-wall-2"), u"not-now 16.3"_s);
    table.play("move-to courtyard");
    table.play({"select warrior west-wall-4", "move-to courtyard"});
    table.play({"select soldier courtyard", "move-to west-wall-5"});
    table.play({"select marksman guards", "move-to east-tower-1"});
    QCOMPARE(decisionOf(table), u"defender-phase"_s);
    QCOMPARE(table.now().reserve, 1);
    QVERIFY(!table.happened("ritual-flipped"));
}

void PlansTest::s2_16_3_forcedMarchMayEndEarly()
{
    Table table;
    useInPhase(table, Plan::ForcedMarch, 1);
    table.play("done");
    QCOMPARE(decisionOf(table), u"defender-phase"_s);
    QVERIFY(table.now().keeps(Plan::ForcedMarch)); // swaps cost 2: see S2-13.1
}

void PlansTest::s2_16_3_openArmouryReplacesTwoUnitsOnWallsOrInTheCourtyard()
{
    Table table;
    table.data.courtyard = {0, 1, 0};
    useInPhase(table, Plan::OpenArmoury, 1);
    QCOMPARE(refusal(table, "upgrade barracks marksman"), u"wrong-place 16.3"_s);
    QCOMPARE(refusal(table, "upgrade courtyard marksman"), u"no-unit-there 16.3"_s);
    QCOMPARE(refusal(table, "upgrade courtyard veteran"), u"nothing-to-train 16.3"_s);
    table.play({"upgrade west-wall-1 marksman", "upgrade courtyard soldier"});
    QCOMPARE(counts(table.wallNow("west-wall-1").defenders), u"0 3 0"_s);
    QCOMPARE(counts(table.now().courtyard), u"0 0 1"_s);
    QCOMPARE(counts(table.now().defenderSupply), u"5 8 2"_s);
    QCOMPARE(decisionOf(table), u"defender-phase"_s);
    QVERIFY(costs(Plan::OpenArmoury, Action::TrainTroops, 3));
}

void PlansTest::s2_16_3_openArmouryNeedsTheBetterUnitInTheSupply()
{
    Table table;
    table.data.defenderSupply = {4, 0, 3};
    useInPhase(table, Plan::OpenArmoury, 1);
    QCOMPARE(refusal(table, "upgrade west-wall-1 marksman"), u"no-unit-in-supply 16.3"_s);
    table.play({"upgrade west-wall-1 soldier", "done"});
    QCOMPARE(counts(table.wallNow("west-wall-1").defenders), u"1 1 1"_s);
}

void PlansTest::s2_16_3_scaldingHarvestKillsMore()
{
    Table table;
    table.clearWalls();
    table.setPlans(Plan::ScaldingHarvest, Plan::Levy);
    table.wall("west-wall-1").invaders = {0, 3, 0};
    table.wall("west-wall-1").cauldron = Cauldron::Orc;
    table.wall("west-wall-1").defenders = {0, 0, 3};
    table.wall("west-wall-2").invaders = {1, 2, 0};
    table.wall("west-wall-2").cauldron = Cauldron::Goblin;
    table.wall("west-wall-2").defenders = {0, 2, 0};
    table.wall("west-wall-4").invaders = {0, 0, 2};
    table.wall("west-wall-4").cauldron = Cauldron::Troll;
    table.begin(StepKind::Assault);
    table.play("use-plan scalding-harvest");
    QCOMPARE(decisionOf(table), u"plan-window"_s); // before strength
    QCOMPARE(counts(table.wallNow("west-wall-1").invaders), u"0 1 0"_s);
    QCOMPARE(counts(table.wallNow("west-wall-2").invaders), u"0 1 0"_s);
    QCOMPARE(counts(table.wallNow("west-wall-4").invaders), u"0 0 0"_s);
}

void PlansTest::s2_16_3_scaldingHarvestOnlyWhereItKillsMoreAndForOneAssault()
{
    Table table;
    table.setPlans(Plan::ScaldingHarvest, Plan::Levy);
    table.wall("west-wall-1").invaders = {2, 1, 0};
    table.wall("west-wall-1").cauldron = Cauldron::Orc;
    table.begin(StepKind::Assault);
    QCOMPARE(refusal(table, "use-plan scalding-harvest"), u"plan-idle 16.1"_s);
    for (const Action action : {Action::CauldronOrc, Action::CauldronGoblin})
        QVERIFY(costs(Plan::ScaldingHarvest, action, 3));
    QVERIFY(costs(Plan::ScaldingHarvest, Action::CauldronTroll, 4));

    table.setPlans(Plan::ScaldingHarvest, Plan::ScaldingHarvest);
    table.data.plans[1].state = PlanState::Used;
    table.wall("west-wall-1").invaders = {0, 2, 0};
    table.begin(StepKind::Assault);
    table.play("use-plan scalding-harvest");
    QVERIFY(!table.now().has(SiegeData::kScalding));
}

void PlansTest::s2_16_3_fieldSurgeonsHealAllNowAndOneLater()
{
    Table table;
    table.setPlans(Plan::FieldSurgeons, Plan::Levy);
    table.data.hospital = {2, 1, 1};
    table.begin(StepKind::EndRound);
    QCOMPARE(decisionOf(table), u"plan-window"_s);
    table.play("use-plan field-surgeons");
    while (decisionOf(table) == u"recover"_s)
        table.play(table.choices().front());
    QCOMPARE(counts(table.now().courtyard), u"2 1 1"_s);

    table.data.plans[0].state = PlanState::Used;
    table.data.plans[1].state = PlanState::Used;
    table.data.kept = table.now().kept;
    table.begin(StepKind::EndRound);
    table.play("recover veteran");
    QCOMPARE(counts(table.now().courtyard), u"0 0 1"_s);
    QCOMPARE(table.now().round, 2);
}

void PlansTest::s2_16_3_fieldSurgeonsNeedMoreThanTwoInTheHospital()
{
    Table table;
    table.setPlans(Plan::FieldSurgeons, Plan::Levy);
    table.data.hospital = {1, 1, 0};
    table.begin(StepKind::EndRound);
    QCOMPARE(refusal(table, "use-plan field-surgeons"), u"plan-idle 16.1"_s);
    QCOMPARE(table.sentenceAgainst("use-plan field-surgeons"),
             std::string("The plan Field surgeons would have no effect now: all units in the hospital "
                         "recover without it."));
    QVERIFY(table.isLegal("pass"));
}

void PlansTest::s2_16_3_sallyKillsStrengthFourOnOneRampart()
{
    Table table;
    table.rampart("west-rampart-1").invaders = {2, 1, 1};
    table.rampart("west-rampart-1").flags |= RampartState::kMantelet; // it does not help
    table.rampart("west-rampart-2").invaders = {1, 0, 0};
    useInPhase(table, Plan::Sally, 1);
    QCOMPARE(refusal(table, "choose-rampart west-rampart-3"), u"no-invader-there 16.3"_s);
    table.play({"choose-rampart west-rampart-1", "kill west-rampart-1 orc", "kill west-rampart-1 goblin"});
    QCOMPARE(refusal(table, "kill west-rampart-1 troll"), u"too-strong 16.3"_s);
    table.play("kill west-rampart-1 goblin");
    QCOMPARE(decisionOf(table), u"defender-phase"_s);
    QCOMPARE(counts(table.rampartNow("west-rampart-1").invaders), u"0 0 1"_s);
    QVERIFY(costs(Plan::Sally, Action::Sharpshooters, 3));
}

void PlansTest::s2_16_3_sallyMayKillLess()
{
    Table table;
    table.rampart("west-rampart-1").invaders = {1, 1, 1};
    table.rampart("west-rampart-2").invaders = {1, 0, 0};
    useInPhase(table, Plan::Sally, 1);
    table.play({"choose-rampart west-rampart-1", "kill west-rampart-1 troll", "done"});
    QCOMPARE(counts(table.rampartNow("west-rampart-1").invaders), u"1 1 0"_s);
}

void PlansTest::s2_16_3_lastStandStrengthensOneWallAndWearsTheHeroes()
{
    Table table;
    table.clearWalls();
    table.setPlans(Plan::LastStand, Plan::LastStand);
    table.data.plans[1].state = PlanState::Used;
    table.data.heroes[0] = table.place("west-wall-1");
    table.wall("west-wall-1").invaders = {0, 2, 0};
    table.wall("west-wall-2").invaders = {0, 1, 0};
    table.wall("west-wall-2").defenders = {0, 1, 0};
    table.begin(StepKind::Assault);
    table.play("pass");
    table.play("use-plan last-stand");
    QCOMPARE(refusal(table, "choose-wall west-wall-3"), u"no-invader-there 16.3"_s);
    table.play("choose-wall west-wall-1");
    QVERIFY(table.happened("strengths-compared west-wall-1 4 5 0")); // the warrior is still worth 2
    QVERIFY(table.happened("strengths-compared west-wall-2 2 2 2"));
    QVERIFY(table.now().has(SiegeData::kHeroesWeary));
    QVERIFY(!table.wallNow("west-wall-1").has(WallState::kLastStand));
}

void PlansTest::s2_16_3_lastStandIsNotUnitStrength()
{
    Table table;
    table.clearWalls();
    table.setPlans(Plan::LastStand, Plan::Levy);
    table.wall("west-wall-1").invaders = {0, 2, 0}; // I 4, D 3, U 0
    table.begin(StepKind::Assault);
    table.play({"pass", "use-plan last-stand"});
    QVERIFY(table.isOver());
    QVERIFY(table.happened("wall-breached"));
}

void PlansTest::s2_16_3_emergencyMasonryPlacesThreeStonesOnOneSide()
{
    Table table;
    useInPhase(table, Plan::EmergencyMasonry, 1);
    table.play("place-stone east-wall-1");
    QCOMPARE(refusal(table, "place-stone west-wall-1"), u"other-side 16.3"_s);
    table.play({"place-stone east-wall-1", "place-stone east-wall-2"});
    QCOMPARE(decisionOf(table), u"defender-phase"_s);
    QCOMPARE(table.wallNow("east-wall-1").stone, 4);
    QCOMPARE(table.wallNow("east-wall-2").stone, 3);
    QVERIFY(costs(Plan::EmergencyMasonry, Action::Wall, 3));
}

void PlansTest::s2_16_3_emergencyMasonryUsesTheSupply()
{
    Table table;
    table.wall("west-wall-1").stone = 6; // one component is left
    useInPhase(table, Plan::EmergencyMasonry, 1);
    table.play("place-stone west-wall-1");
    QCOMPARE(decisionOf(table), u"defender-phase"_s);
    QCOMPARE(table.wallNow("west-wall-1").stone, 7);
}

void PlansTest::s2_16_3_vigilReturnsAllRitualTokens()
{
    Table table;
    table.wall("west-wall-1").gale = RitualToken::TargetUp;
    table.wall("west-wall-2").specter = RitualToken::BluffDown;
    table.building("forge").demon = RitualToken::TargetDown;
    table.addMachine(Machine::Ballista, "west-rampart-1").bloodstone = RitualToken::TargetDown;
    table.data.possession[1] = RitualToken::TargetDown;
    useInPhase(table, Plan::Vigil, 1);
    QVERIFY(!table.happened("ritual-flipped")); // unseen
    QCOMPARE(table.wallNow("west-wall-1").gale, RitualToken::None);
    QCOMPARE(table.wallNow("west-wall-2").specter, RitualToken::None);
    QCOMPARE(table.buildingNow("forge").demon, RitualToken::None);
    QCOMPARE(table.now().machines[0].bloodstone, RitualToken::None);
    QCOMPARE(table.now().possession[1], RitualToken::None);
    for (const Action action : {Action::Blessing, Action::OrdersMixUp, Action::Sharpshooters})
        QVERIFY(costs(Plan::Vigil, action, 3));
    QVERIFY(costs(Plan::Vigil, Action::Glare, 5));
}

void PlansTest::s2_16_3_levyEnlistsThreeUnitsForAHeroicOrder()
{
    Table table;
    table.data.possession[0] = RitualToken::TargetDown;
    useInPhase(table, Plan::Levy, 1);
    table.play({"enlist marksman", "enlist marksman"});
    QCOMPARE(refusal(table, "enlist marksman"), u"too-many 16.3"_s);
    table.play("enlist soldier");
    QCOMPARE(counts(table.now().courtyard), u"2 1 0"_s);
    QCOMPARE(decisionOf(table), u"remove-heroic-order"_s);
    QCOMPARE(table.seat(), kInvader);
    table.play("remove-heroic-order reinforce");
    QCOMPARE(refusal(table, "heroic-order officer reinforce"), u"order-gone 14.2"_s);
    QVERIFY(!table.happened("ritual-flipped-on-order")); // its token returns unseen
    QCOMPARE(table.now().possession[0], RitualToken::None);
    QCOMPARE(decisionOf(table), u"defender-phase"_s);
    QCOMPARE(table.now().kept, 0u);
}

void PlansTest::s2_16_3_levyWithoutAnOrderLeftRemovesNothing()
{
    Table table;
    table.data.ordersGone = 7;
    useInPhase(table, Plan::Levy, 1);
    table.play("done");
    QCOMPARE(decisionOf(table), u"defender-phase"_s);
}

std::unique_ptr<QObject> makePlansTest()
{
    return std::make_unique<PlansTest>();
}

} // namespace merlon::siege2

#include "plans_test.moc"
