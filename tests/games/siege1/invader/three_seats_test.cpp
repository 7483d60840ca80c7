#include "tests/games/siege1/invader/invader_actions.h"
#include "tests/games/siege1/invader/invader_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::siege1 {

namespace {

constexpr Seat kWest = 0;
constexpr Seat kEast = 1;

/// Two invaders with units and resources: cards A in the west, B in the east.
void enrich(Table &table)
{
    table.giveReady(kWest, {6, 6, 2});
    table.giveReady(kEast, {6, 6, 2});
    table.data.invaders[kWest].resources = table.data.invaders[kEast].resources = 8;
}

bool invadersWon(const Table &table)
{
    return table.now().winner == Winner::Invaders;
}

} // namespace

/// S1-23: two invaders against one defender.
class ThreeSeatsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void s1_23_1_unitsCampsAndCardsAreOnesOwn();
    void s1_23_2_deploymentAndTargetsStayOnTheSide();
    void s1_23_2_bothBuildTheRamAndSendCrew();
    void s1_23_2_lossesOfTheCrewAreTheFirstSides();
    void s1_23_3_theInvadersTakeTurnsAndOneWindowFollows();
    void s1_23_4_theMateMayUseALentActionForOneMore();
    void s1_23_4_theLenderCannotUseItAnyMore();
    void s1_23_4_onlyWhatTheMateCouldCarryOut();
    void s1_23_4_onlyWhileTheMateHasNotEnded();
    void s1_23_4_aSpecialActionCanBeLent();
    void s1_23_5_oneToThreeUnitsOfAKindGoToTheMate();
    void s1_23_5_oncePerSeatAndRound();
    void s1_23_6_theFirstSidesSeatChoosesThenTheMate();
    void s1_23_6_hiddenOrdersArePlacedInTurnOnTheOwnSide();
    void s1_23_6_anOpenOrderIsPlacedByWhoChoseIt();
    void s1_23_7_choicesBelongToTheSeatOfTheSide();
    void s1_23_7_anEntryOnEitherSideCountsForBoth();
};

void ThreeSeatsTest::s1_23_1_unitsCampsAndCardsAreOnesOwn()
{
    Table table(3);
    table.giveReady(kEast, {6, 6, 2});
    table.data.invaders[kEast].resources = 8;
    table.beginPhase(2); // ballista, ram, altar; the west has no units
    QCOMPARE(offered(table, "act"), QStringList());
    table.play("end-phase");
    QCOMPARE(table.seat(), kEast);
    QCOMPARE(offered(table, "act"), QStringList({u"act ballista"_s, u"act altar"_s, u"act ram"_s}));
    table.play({"act ram", "pay 2-goblins"});
    QCOMPARE(table.now().invaders[kEast].resources, 5);
    QCOMPARE(table.now().invaders[kWest].resources, 0);
    QCOMPARE(counts(table.now().invaders[kEast].ready), u"4 6 2"_s);
}

void ThreeSeatsTest::s1_23_2_deploymentAndTargetsStayOnTheSide()
{
    Table table(3);
    table.data.invaders[kWest].camp = table.data.invaders[kEast].camp = {9, 0, 0};
    table.rampart("east-rampart-1").invaders = {1, 0, 0};
    table.rampart("west-rampart-1").invaders = {1, 0, 0};
    beginStage(table, 3, 5, kEast);
    QCOMPARE(refusal(table, "send goblin west-foreground"), u"not-your-side 23.2"_s);
    table.play("send goblin east-foreground");
    QCOMPARE(counts(table.now().invaders[kEast].camp), u"8 0 0"_s);
    QCOMPARE(counts(table.now().invaders[kWest].camp), u"9 0 0"_s);
    beginStage(table, 1, 5, kEast);
    QCOMPARE(refusal(table, "march west-rampart-1 goblin west-wall-1"), u"not-your-side 23.2"_s);
    QVERIFY(table.isLegal("march east-rampart-1 goblin east-wall-1"));

    table.data.round = 2; // S1-11.2: east makes all its deployments, then west
    table.beginPhase(6);
    QCOMPARE(table.seat(), kEast);
    table.play("start-deployment minor");
    while (table.decision() == "deploy-stage")
        table.play("next-stage");
    QCOMPARE(table.seat(), kEast);
    table.play("end-deployments");
    QCOMPARE(table.seat(), kWest);
}

void ThreeSeatsTest::s1_23_2_bothBuildTheRamAndSendCrew()
{
    Table table(3);
    table.data.invaders[kWest].camp = table.data.invaders[kEast].camp = {9, 0, 0};
    table.data.barbican.ramParts = 3;
    for (const Seat seat : {kWest, kEast}) {
        beginStage(table, 3, 5, seat);
        table.play({"send goblin barbican-rampart", "send goblin barbican-rampart"});
        QCOMPARE(table.now().invaders[seat].camp[siege::Goblin], 7);
    }
}

void ThreeSeatsTest::s1_23_2_lossesOfTheCrewAreTheFirstSides()
{
    Table table(3);
    table.data.barbican.ramParts = 3;
    table.data.barbican.crew = {2, 2, 0};
    table.data.barbican.volley = 2;
    for (const int round : {1, 2}) {
        table.data.round = static_cast<std::uint8_t>(round);
        table.begin(StepKind::FireVolleys);
        QCOMPARE(decisionOf(table), u"casualties"_s);
        QCOMPARE(table.seat(), round == 1 ? kWest : kEast);
    }
}

void ThreeSeatsTest::s1_23_3_theInvadersTakeTurnsAndOneWindowFollows()
{
    Table table(3);
    enrich(table);
    table.beginPhase(3);
    table.play({"act banner", "pay 1-orc", "place-at west-wall-1"});
    QCOMPARE(table.seat(), kEast);
    table.play("lend ladders"); // a loan is a turn too
    QCOMPARE(table.seat(), kWest);
    table.play("end-phase");
    QCOMPARE(table.seat(), kEast);
    table.play("end-phase");
    QCOMPARE(decisionOf(table), u"window"_s);
    QCOMPARE(table.count("window-opens"), 1);
    QCOMPARE(table.seat(), Seat {2});
}

void ThreeSeatsTest::s1_23_4_theMateMayUseALentActionForOneMore()
{
    Table table(3);
    enrich(table);
    table.beginPhase(3); // west: bridge, banner, shields; east: ladders, ropes, poison
    table.play("lend shields");
    QVERIFY(table.happened("action-lent invader-west shields"));
    QCOMPARE(refusal(table, "act banner"), u"not-on-phase-card 5.1"_s);
    table.play({"act shields", "pay 1-orc"});
    QCOMPARE(table.now().defenders[0].purse, 2); // an orc and one more
    QCOMPARE(refusal(table, "place-at west-wall-1"), u"not-your-side 5.5"_s);
    table.play("place-at east-wall-1");
    QCOMPARE(table.now().invaders[kEast].resources, 5);
    QCOMPARE(table.now().invaders[kWest].resources, 8);
    table.play("end-phase");
    QCOMPARE(table.seat(), kEast);
    QCOMPARE(refusal(table, "act shields"), u"not-on-phase-card 5.1"_s); // once
}

void ThreeSeatsTest::s1_23_4_theLenderCannotUseItAnyMore()
{
    Table table(3);
    enrich(table);
    table.beginPhase(3);
    table.play({"lend shields", "act ladders", "pay 1-orc", "place-at east-wall-1"});
    QCOMPARE(table.seat(), kWest);
    QCOMPARE(refusal(table, "act shields"), u"done-already 5.1"_s);
    QCOMPARE(refusal(table, "lend shields"), u"done-already 23.4"_s);
    QCOMPARE(refusal(table, "lend ladders"), u"not-on-phase-card 23.4"_s);

    Table used(3); // nor can he lend what he has used
    enrich(used);
    used.beginPhase(3);
    used.play({"act shields", "pay 1-orc", "place-at west-wall-1", "act ladders", "pay 1-orc",
               "place-at east-wall-1"});
    QCOMPARE(refusal(used, "lend shields"), u"done-already 23.4"_s);

    Table two(2);
    two.giveReady(0, {6, 6, 2});
    two.data.invaders[0].resources = 8;
    two.beginPhase(3);
    QCOMPARE(refusal(two, "lend shields"), u"no-mate 23.4"_s);
}

void ThreeSeatsTest::s1_23_4_onlyWhatTheMateCouldCarryOut()
{
    Table table(3);
    enrich(table);
    table.data.invaders[kEast].resources = 2;
    table.beginPhase(3);
    QCOMPARE(refusal(table, "lend shields"), u"mate-cannot 23.4"_s); // three resources
    QVERIFY(table.isLegal("lend banner"));
    for (const char *wall : {"east-wall-1", "east-wall-2", "east-wall-3", "east-wall-4"}) {
        equip(table.wall(wall), Equipment::Poison);
        equip(table.wall(wall), Equipment::Sap);
    }
    table.beginPhase(3);
    QCOMPARE(refusal(table, "lend banner"), u"mate-cannot 23.4"_s); // no wall of his takes one
    QVERIFY(table.isLegal("act banner"));
}

void ThreeSeatsTest::s1_23_4_onlyWhileTheMateHasNotEnded()
{
    Table table(3);
    enrich(table);
    table.data.round = 2;
    table.beginPhase(3);
    table.play("end-phase"); // east
    QCOMPARE(table.seat(), kWest);
    QCOMPARE(refusal(table, "lend banner"), u"mate-finished 23.4"_s);
    QCOMPARE(offered(table, "lend"), QStringList());
}

void ThreeSeatsTest::s1_23_4_aSpecialActionCanBeLent()
{
    Table table(3);
    enrich(table);
    table.addEngine(Engine::Ballista, "east-rampart-1");
    table.data.invaders[kWest].turned = 1 << 2;
    table.beginPhase(2);
    QCOMPARE(refusal(table, "act precise-fire"), u"no-legal-target 1.3"_s); // no engine in the west
    table.play({"lend precise-fire", "act precise-fire"});
    QVERIFY(table.now().engines[0].has(EngineState::kPrecise));
    QCOMPARE(table.now().defenders[0].purse, 3);
}

void ThreeSeatsTest::s1_23_5_oneToThreeUnitsOfAKindGoToTheMate()
{
    Table table(3);
    table.giveReady(kWest, {4, 2, 0});
    table.giveReady(kEast, {1, 1, 1});
    table.data.phase = 1;
    table.begin({Table::ask(StepKind::Supply, kWest)});
    QCOMPARE(offered(table, "transfer"),
             QStringList({u"transfer goblin 1"_s, u"transfer goblin 2"_s, u"transfer goblin 3"_s,
                          u"transfer orc 1"_s, u"transfer orc 2"_s}));
    QCOMPARE(refusal(table, "transfer goblin 4"), u"wrong-number 23.5"_s);
    QCOMPARE(refusal(table, "transfer goblin 0"), u"wrong-number 23.5"_s);
    QCOMPARE(refusal(table, "transfer orc 3"), u"not-ready 23.5"_s);
    table.play("transfer goblin 3");
    QCOMPARE(counts(table.now().invaders[kWest].ready), u"1 2 0"_s);
    QCOMPARE(counts(table.now().invaders[kEast].ready), u"4 1 1"_s);
    QCOMPARE(table.now().defenders[0].purse, 1); // for all of them
}

void ThreeSeatsTest::s1_23_5_oncePerSeatAndRound()
{
    Table table(3);
    table.giveReady(kWest, {4, 2, 0});
    table.giveReady(kEast, {1, 1, 1});
    table.data.phase = 1;
    table.begin({Table::ask(StepKind::Supply, kWest)});
    table.play({"transfer goblin 1", "transfer troll 1"}); // each once
    QCOMPARE(table.seat(), kWest);
    QCOMPARE(refusal(table, "transfer orc 1"), u"done-already 23.5"_s);
    QCOMPARE(table.now().defenders[0].purse, 2);
}

void ThreeSeatsTest::s1_23_6_theFirstSidesSeatChoosesThenTheMate()
{
    Table table(3);
    table.data.round = 2;
    table.wall("west-wall-1").invaders = table.wall("east-wall-1").invaders = {1, 1, 0};
    table.beginPhase(6);
    QCOMPARE(decisionOf(table), u"choose-orders"_s);
    QCOMPARE(table.seat(), kEast);
    table.play("no-orders");
    QCOMPARE(decisionOf(table), u"choose-orders"_s);
    QCOMPARE(table.seat(), kWest);
    table.play("no-orders");
    QVERIFY(table.decision() != "choose-orders"); // it does not come back

    table.wall("east-wall-1").invaders = {}; // who has no order to place does not choose
    table.beginPhase(6);
    QCOMPARE(table.seat(), kWest);
}

void ThreeSeatsTest::s1_23_6_hiddenOrdersArePlacedInTurnOnTheOwnSide()
{
    Table table(4);
    table.wall("west-wall-1").invaders = table.wall("east-wall-1").invaders = {1, 1, 0};
    table.wall("west-wall-2").invaders = table.wall("east-wall-2").invaders = {1, 1, 0};
    table.begin({Table::ask(StepKind::PlaceStone, 2), Table::ask(StepKind::ChooseOrders, kWest)});
    table.play("hidden-orders");
    QCOMPARE(table.now().defenders[0].purse, 1); // his own colour pays
    QCOMPARE(table.seat(), kWest);
    QCOMPARE(refusal(table, "done"), u"not-offered 12.1"_s);
    QCOMPARE(refusal(table, "place-order bluff east-wall-1"), u"not-your-side 23.6"_s);
    table.play("place-order bluff west-wall-1");
    QCOMPARE(table.seat(), kEast);
    QCOMPARE(refusal(table, "place-order bluff west-wall-2"), u"not-your-side 23.6"_s);
    table.play("place-order goblin-fury east-wall-1");
    QCOMPARE(table.seat(), kWest);
    table.play("done");
    QCOMPARE(table.seat(), kEast);
    table.play("place-order bluff east-wall-2");
    QCOMPARE(table.seat(), kEast);
    table.play("done");
    QCOMPARE(decisionOf(table), u"place-stone"_s);
    QCOMPARE(table.now().defenders[0].purse + table.now().defenders[1].purse, 1);
}

void ThreeSeatsTest::s1_23_6_anOpenOrderIsPlacedByWhoChoseIt()
{
    Table table(3);
    table.wall("west-wall-1").invaders = table.wall("east-wall-1").invaders = {1, 1, 0};
    table.begin({Table::ask(StepKind::PlaceStone, 2), Table::ask(StepKind::ChooseOrders, kWest)});
    table.play({"no-orders", "open-order"});
    QCOMPARE(table.seat(), kEast);
    QCOMPARE(refusal(table, "place-order bluff west-wall-1"), u"not-your-side 23.6"_s);
    table.play("place-order bluff east-wall-1");
    QCOMPARE(decisionOf(table), u"place-stone"_s); // that is all
}

void ThreeSeatsTest::s1_23_7_choicesBelongToTheSeatOfTheSide()
{
    Table table(3);
    table.addEngine(Engine::Ballista, "east-rampart-1");
    table.begin({Table::step(StepKind::FireEngines, 1), Table::step(StepKind::AimEngines, kWest)});
    QCOMPARE(table.seat(), kEast);

    Table loss(3);
    loss.clearWalls();
    loss.wall("east-wall-1").invaders = {1, 1, 0};
    loss.wall("east-wall-1").defenders = {2, 1, 0};
    fight(loss);
    QCOMPARE(decisionOf(loss), u"invader-losses"_s);
    QCOMPARE(loss.seat(), kEast);

    Table orders(3);
    orders.wall("west-wall-1").invaders = {0, 2, 0};
    orders.wall("west-wall-1").order = Order::ExplodingOrcs;
    orders.data.round = 2;
    orders.begin({Table::step(StepKind::ResolveOrders, kEast)});
    QCOMPARE(decisionOf(orders), u"explode"_s);
    QCOMPARE(orders.seat(), kWest);
}

void ThreeSeatsTest::s1_23_7_anEntryOnEitherSideCountsForBoth()
{
    const auto play = [](const char *option, int defenderGlory) {
        Table table(3, {{"team-breach-wins", option}});
        table.clearWalls();
        table.wall("east-wall-1").invaders = {0, 2, 0};
        table.data.defenderGlory = static_cast<std::int16_t>(defenderGlory);
        table.begin(StepKind::Assault);
        return invadersWon(table) ? u"invaders"_s : u"defender"_s;
    };
    QCOMPARE(play("off", 12), u"invaders"_s); // 13 to 12
    QCOMPARE(play("off", 14), u"defender"_s);
    QCOMPARE(play("on", 14), u"invaders"_s); // the option

    Table table(3);
    table.clearWalls();
    table.wall("east-wall-1").invaders = {0, 2, 0};
    table.begin(StepKind::Assault);
    const Outcome outcome = table.state().outcome();
    QCOMPARE(outcome.seats[kWest].place, outcome.seats[kEast].place);
}

std::unique_ptr<QObject> makeThreeSeatsTest()
{
    return std::make_unique<ThreeSeatsTest>();
}

} // namespace merlon::siege1

#include "three_seats_test.moc"
