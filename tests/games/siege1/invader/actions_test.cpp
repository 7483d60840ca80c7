#include "tests/games/siege1/invader/invader_actions.h"
#include "tests/games/siege1/invader/invader_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::siege1 {

/// S1-5: the phases 2 to 5 in general.
class ActionsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void s1_5_1_theActionsOfTheCardInAnyOrderEachOnce();
    void s1_5_1_onlyActionsOfTheOwnCardOfThatPhase();
    void s1_5_1_paymentIsAskedOnlyIfThereAreSeveral();
    void s1_5_2_onlyReadyUnitsPay();
    void s1_5_2_noOverpayingAndNoMixing();
    void s1_5_3_spentUnitsGoToTheDiscardAtTheRoundEnd();
    void s1_5_3_goblinsOfRitualsFillTheBloodSpacesFirst();
    void s1_5_4_eachUnitSpentIsAnHourglass();
    void s1_5_4_costsInHourglassesGoToTheDefender();
    void s1_5_5_targetsLieOnTheOwnSideOrOnNone();
    void s1_5_5_heroesAreTargetsOnTheOwnSideOrInTheCourtyard();
    void s1_5_6_resourcesReturnToTheBankAndPaymentComesFirst();
};

void ActionsTest::s1_5_1_theActionsOfTheCardInAnyOrderEachOnce()
{
    Table table;
    table.giveReady(0, {0, 6, 2});
    table.data.invaders[0].resources = 16;
    table.beginPhase(2);
    QCOMPARE(offered(table),
             QStringList({u"act ballista"_s, u"act catapult"_s, u"act mantelet"_s, u"end-phase"_s}));
    table.play({"act mantelet", "place-at west-rampart-1"});
    QCOMPARE(refusal(table, "act mantelet"), u"done-already 5.1"_s);
    table.play({"act ballista", "pay 2-orcs", "place-at west-rampart-2"});
    QCOMPARE(offered(table), QStringList({u"act catapult"_s, u"end-phase"_s}));
    table.play("end-phase");
    QCOMPARE(decisionOf(table), u"window"_s);

    Table next; // a new round, the same card
    next.giveReady(0, {0, 6, 0});
    next.data.invaders[0].used = 1u << static_cast<int>(Action::Banner);
    next.data.round = 3;
    next.begin({Table::ask(StepKind::PhaseTurn, 0, 3), Table::step(StepKind::CleanUp)});
    QCOMPARE(next.now().invaders[0].used, 0u);
}

void ActionsTest::s1_5_1_onlyActionsOfTheOwnCardOfThatPhase()
{
    Table table;
    table.giveReady(0, {4, 4, 2});
    table.data.invaders[0].resources = 16;
    table.beginPhase(2);
    QCOMPARE(refusal(table, "act trebuchet"), u"not-on-phase-card 5.1"_s);
    QCOMPARE(refusal(table, "act banner"), u"not-on-phase-card 5.1"_s); // of the card of phase 3
    QCOMPARE(refusal(table, "act precise-fire"), u"not-on-phase-card 5.1"_s);
}

void ActionsTest::s1_5_1_paymentIsAskedOnlyIfThereAreSeveral()
{
    Table table;
    table.giveReady(0, {0, 2, 1});
    beginPhaseOf(table, Action::Ballista);
    table.play("act ballista");
    QCOMPARE(offered(table), QStringList({u"pay 1-troll"_s, u"pay 2-orcs"_s}));

    Table single;
    single.giveReady(0, {9, 1, 1});
    beginPhaseOf(single, Action::Ballista);
    single.play("act ballista");
    QCOMPARE(decisionOf(single), u"place-action"_s);
    QVERIFY(single.happened("units-spent 0 0 1"));

    Table fixed; // neither payment nor target is a question
    fixed.giveReady(0, {2, 0, 0});
    beginPhaseOf(fixed, Action::Terror);
    fixed.play("act terror");
    QVERIFY(fixed.happened("ritual-laid terror courtyard"));
}

void ActionsTest::s1_5_2_onlyReadyUnitsPay()
{
    Table table;
    table.data.invaders[0].camp = {9, 9, 9};
    table.rampart("west-rampart-1").invaders = {3, 3, 1};
    table.giveReady(0, {0, 1, 0});
    table.data.invaders[0].resources = 16;
    table.beginPhase(2);
    QCOMPARE(refusal(table, "act ballista"), u"action-unpaid 5.2"_s);
    table.play({"act mantelet", "place-at west-rampart-1"});
    QCOMPARE(counts(table.now().invaders[0].camp), u"9 9 9"_s);
    QCOMPARE(counts(table.rampartNow("west-rampart-1").invaders), u"3 3 1"_s);
}

void ActionsTest::s1_5_2_noOverpayingAndNoMixing()
{
    Table table;
    table.giveReady(0, {2, 1, 0});
    table.data.invaders[0].resources = 16;
    table.beginPhase(2);
    QCOMPARE(refusal(table, "act ballista"), u"action-unpaid 5.2"_s); // two orcs or a troll
    QVERIFY(table.isLegal("act mantelet"));

    Table strong;
    strong.giveReady(0, {1, 0, 4});
    beginPhaseOf(strong, Action::Banner);
    QVERIFY(strong.now().phase > 3); // no troll pays for a banner: the phase is over

    Table several;
    several.giveReady(0, {4, 4, 4});
    beginPhaseOf(several, Action::Banner);
    several.play("act banner");
    QCOMPARE(offered(several), QStringList({u"pay 1-orc"_s, u"pay 2-goblins"_s}));
    QCOMPARE(refusal(several, "pay 1-troll"), u"cannot-pay 5.2"_s);
    QCOMPARE(refusal(several, "pay 2-orcs"), u"cannot-pay 5.2"_s);
}

void ActionsTest::s1_5_3_spentUnitsGoToTheDiscardAtTheRoundEnd()
{
    Table table;
    table.giveReady(0, {0, 4, 0});
    beginAct(table, Action::Ballista);
    table.play("place-at west-rampart-1");
    QCOMPARE(counts(table.now().spent), u"0 2 0"_s);
    QCOMPARE(counts(table.now().discard), u"0 0 0"_s);

    table.data = table.now();
    table.data.invaders[0].camp = {1, 2, 3};
    table.begin({Table::ask(StepKind::PlaceStone, 1), Table::step(StepKind::CleanUp)});
    QCOMPARE(counts(table.now().spent), u"0 0 0"_s);
    QCOMPARE(counts(table.now().discard), u"0 2 0"_s);
    QCOMPARE(counts(table.now().invaders[0].camp), u"1 2 3"_s); // they stay
}

void ActionsTest::s1_5_3_goblinsOfRitualsFillTheBloodSpacesFirst()
{
    Table table;
    table.data.blood = 11;
    table.giveReady(0, {8, 0, 0});
    table.wall("west-wall-1").cauldron = Cauldron::Orc;
    beginAct(table, Action::Accident); // three goblins
    QCOMPARE(table.now().blood, 12);
    QCOMPARE(counts(table.now().spent), u"2 0 0"_s);
    QVERIFY(table.happened("feat-done blood-rituals"));

    table.data = table.now();
    table.begin({Table::ask(StepKind::PlaceStone, 1), Table::step(StepKind::CleanUp)});
    QCOMPARE(table.now().blood, 12); // for the whole game
    QCOMPARE(counts(table.now().discard), u"2 0 0"_s);

    Table banner; // of another phase: none is blood
    banner.giveReady(0, {4, 0, 0});
    beginAct(banner, Action::Banner);
    QCOMPARE(banner.now().blood, 0);
    QCOMPARE(counts(banner.now().spent), u"2 0 0"_s);
}

void ActionsTest::s1_5_4_eachUnitSpentIsAnHourglass()
{
    const auto purseAfter = [](Action action, std::string_view payment) {
        Table table;
        table.addEngine(Engine::Ballista, "west-rampart-1");
        beginPhaseOf(table, action);
        table.play("act " + std::string(dataOf(action).key));
        table.play(payment);
        return int {table.now().defenders[0].purse};
    };
    QCOMPARE(purseAfter(Action::Ballista, "pay 1-troll"), 1);
    QCOMPARE(purseAfter(Action::Ballista, "pay 2-orcs"), 2);
    QCOMPARE(purseAfter(Action::Artilleryman, "pay 3-goblins"), 3);
}

void ActionsTest::s1_5_4_costsInHourglassesGoToTheDefender()
{
    Table table;
    table.addEngine(Engine::Ballista, "west-rampart-1");
    table.addEngine(Engine::Ballista, "west-rampart-2");
    beginTurned(table, 2);
    table.play("act precise-fire");
    QCOMPARE(table.now().defenders[0].purse, 2);
    QVERIFY(!table.happened("units-spent"));
}

void ActionsTest::s1_5_5_targetsLieOnTheOwnSideOrOnNone()
{
    Table table(3);
    beginAct(table, Action::Ballista);
    QCOMPARE(offered(table).size(), 4);
    QCOMPARE(refusal(table, "place-at east-rampart-1"), u"not-your-side 5.5"_s);

    Table altar(3);
    beginPhaseOf(altar, Action::Altar);
    altar.play({"act altar", "pay 1-troll"});
    QVERIFY(altar.happened("altar-placed altar-1 west")); // the only one

    Table ram(3);
    ram.data.round = 2; // east begins
    beginPhaseOf(ram, Action::Ram, 1);
    ram.play({"act ram", "pay 1-orc"});
    QVERIFY(ram.happened("ram-part-placed gate 1"));

    Table fire(3);
    beginAct(fire, Action::Fire);
    QCOMPARE(offered(fire).size(), 6);
}

void ActionsTest::s1_5_5_heroesAreTargetsOnTheOwnSideOrInTheCourtyard()
{
    Table table(3);
    beginPhaseOf(table, Action::Possession);
    table.play("act possession");
    QVERIFY(table.happened("ritual-on-hero possession officer")); // he is in the west, the warrior is not

    table.data.heroes[1] = table.place("courtyard");
    table.begin({Table::ask(StepKind::PlaceAction, 0, static_cast<int>(Action::Possession))});
    QCOMPARE(offered(table), QStringList({u"place-on-hero officer"_s, u"place-on-hero warrior"_s}));
    table.begin({Table::ask(StepKind::PlaceAction, 1, static_cast<int>(Action::Possession))});
    QVERIFY(table.happened("ritual-on-hero possession warrior"));
}

void ActionsTest::s1_5_6_resourcesReturnToTheBankAndPaymentComesFirst()
{
    Table table;
    table.data.invaders[0].resources = 9;
    beginAct(table, Action::Ballista);
    QCOMPARE(table.now().invaders[0].resources, 3);
    QCOMPARE(bankOf({table.now(), table.field(), table.setup().rules()}), 13);
    table.play("place-at west-rampart-1");
    QVERIFY(
        happenedInOrder(table,
                        {"action-done invader ballista", "resources-paid ballista 6", "units-spent 0 0 1",
                         "seat-gains-hourglasses defender 1", "engine-placed ballista-1 west-rampart-1"}));

    Table poor;
    poor.giveReady(0, {0, 4, 0});
    poor.data.invaders[0].resources = 5;
    poor.beginPhase(2);
    QCOMPARE(refusal(poor, "act ballista"), u"resources-short 5.6"_s);
    QVERIFY(poor.isLegal("act mantelet"));
}

std::unique_ptr<QObject> makeActionsTest()
{
    return std::make_unique<ActionsTest>();
}

} // namespace merlon::siege1

#include "actions_test.moc"
