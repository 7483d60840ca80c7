#include "core/games/siege1/edition.h"
#include "core/games/siege1/pieces/supplies.h"
#include "tests/games/siege1/answers.h"
#include "tests/games/siege1/invader/invader_rules_tests.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon::siege1 {

namespace {

const Options kStarred {{"cards", "starred"}};

QStringList seatsOf(const Table &table)
{
    QStringList list;
    for (const SeatInfo &seat : table.setup().seats())
        list << QStringLiteral("%1 %2").arg(QString::fromStdString(seat.key)).arg(seat.team);
    return list;
}

SiegeData seenBy(const Table &table, Seat seat)
{
    return Siege1View(table.setup().shared_from_this(), table.now(), SeatSet {seat}).known();
}

bool isKept(const Table &table, std::uint8_t card)
{
    return std::any_of(table.now().invaders.begin(), table.now().invaders.end(),
                       [card](const InvaderState &seat) {
                           return std::find(seat.cards.begin(), seat.cards.end(), card) != seat.cards.end();
                       });
}

} // namespace

/// S1-2: the set-up.
class SetupTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void s1_2_1_seatsByTheNumberOfPlayers();
    void s1_2_1_aSeatWithoutASideCommandsBoth();
    void s1_2_2_theBagTheBankAndTheSupplyAreFull();
    void s1_2_3_theDefenderStandsInHisPlacesTheRestIsHisSupply();
    void s1_2_4_allGatesHaveFullResistance();
    void s1_2_4_theOptionMakesTheGatesWeaker();
    void s1_2_5_gloryIsTenToFour();
    void s1_2_6_oneOfTwoCardsOfEachPhaseIsKept();
    void s1_2_6_drawsAreEvenAndTheDefenderSeesNoneOfThem();
    void s1_2_7_threeCardsTheSeatsPickFirstInTurn();
    void s1_2_8_resourcesAndHourglassesBeforeTheFirstRound_data();
    void s1_2_8_resourcesAndHourglassesBeforeTheFirstRound();
    void s1_2_6_starredCardsAreGivenWithoutAChoice();
};

void SetupTest::s1_2_1_seatsByTheNumberOfPlayers()
{
    QCOMPARE(seatsOf(Table(2)), QStringList({u"invader 0"_s, u"defender 1"_s}));
    QCOMPARE(seatsOf(Table(3)), QStringList({u"invader-west 0"_s, u"invader-east 0"_s, u"defender 1"_s}));
    QCOMPARE(
        seatsOf(Table(4)),
        QStringList({u"invader-west 0"_s, u"invader-east 0"_s, u"defender-west 1"_s, u"defender-east 1"_s}));
}

void SetupTest::s1_2_1_aSeatWithoutASideCommandsBoth()
{
    Table three(3);
    three.begin({Table::ask(StepKind::PlaceStone, 2)});
    QCOMPARE(offered(three).size(), 9);
    Table four(4);
    four.begin({Table::ask(StepKind::PlaceStone, 2)});
    QCOMPARE(offered(four).size(), 5);
    QCOMPARE(refusal(four, "place-stone east-wall-1"), u"not-your-side 24.1"_s);
}

void SetupTest::s1_2_2_theBagTheBankAndTheSupplyAreFull()
{
    const Table table;
    const SiegeData &start = table.setup().startData();
    const Scene scene {start, table.field(), table.setup().rules()};
    QCOMPARE(counts(start.bag), u"60 100 40"_s);
    QCOMPARE(bankOf(scene), 16);
    for (int type = 0; type < kEquipmentTypes; ++type)
        QCOMPARE(equipmentLeft(scene, static_cast<Equipment>(type)), 3);
    for (int type = 0; type < kTrainingTypes; ++type)
        QCOMPARE(trainingLeft(scene, static_cast<Training>(type)), 3);
    QCOMPARE(enginesLeft(scene, Engine::Trebuchet), 2);
    QCOMPARE(hitCardsLeft(start), 11);
    QCOMPARE(missCardsLeft(start), 25);
    QCOMPARE(counts(start.discard), u"0 0 0"_s);
}

void SetupTest::s1_2_3_theDefenderStandsInHisPlacesTheRestIsHisSupply()
{
    const Table table;
    const SiegeData &start = table.setup().startData();
    const auto wall = [&](const char *key) { return start.walls[table.number(key)]; };
    QCOMPARE(counts(wall("west-wall-1").defenders), u"1 1 0"_s);
    QCOMPARE(counts(wall("west-wall-3").defenders), u"2 0 0"_s);
    QCOMPARE(counts(wall("east-wall-3").defenders), u"1 0 0"_s);
    for (std::size_t number = 0; number < table.field().walls.size(); ++number)
        QCOMPARE(start.walls[number].stone, 2);
    QCOMPARE(counts(start.buildings[table.number("barracks")].units), u"4 1 0"_s);
    QCOMPARE(counts(start.buildings[table.number("honour-guard")].units), u"0 2 0"_s);
    QCOMPARE(counts(start.buildings[table.number("guards")].units), u"1 0 0"_s);
    QCOMPARE(start.heroes[0], table.place("west-wall-3"));
    QCOMPARE(start.heroes[1], table.place("east-wall-3"));
    QCOMPARE(counts(start.defenderSupply), u"2 10 4"_s);
    QCOMPARE(start.stone, 5);
    QCOMPARE(start.wood, 5);
}

void SetupTest::s1_2_4_allGatesHaveFullResistance()
{
    Table table;
    QCOMPARE(table.setup().startData().barbican.resistance, 8);
    QCOMPARE(table.setup().startData().barbican.fallen, 0);
    QCOMPARE(table.setup().startData().barbican.ramParts, 0);
    table.data.barbican = {.crew = {10, 0, 0}, .ramParts = 5, .resistance = 5};
    table.begin(StepKind::Barbican);
    QCOMPARE(table.now().barbican.fallen, 1);
    QCOMPARE(table.now().barbican.resistance, 8);
}

void SetupTest::s1_2_4_theOptionMakesTheGatesWeaker()
{
    Table table(2, {{"gate-resistance", "6"}});
    QCOMPARE(table.setup().startData().barbican.resistance, 6);
    table.data.barbican = {.crew = {10, 0, 0}, .ramParts = 5, .resistance = 5};
    table.begin(StepKind::Barbican);
    QCOMPARE(table.now().barbican.resistance, 6);

    table.data.barbican.ramParts = 0;
    table.data.barbican.resistance = 6; // the maximum of gate-repair too
    table.beginWindow(1);
    QVERIFY(!table.isLegal("invest gate-repair"));
    table.data.barbican.resistance = 5;
    table.beginWindow(1);
    QVERIFY(table.isLegal("invest gate-repair"));
}

void SetupTest::s1_2_5_gloryIsTenToFour()
{
    const SiegeData start = Table(4).setup().startData();
    QCOMPARE(start.invaderGlory, 10);
    QCOMPARE(start.defenderGlory, 4);
    QCOMPARE(start.deeds, 0);
    QCOMPARE(start.feats, 0);
}

void SetupTest::s1_2_6_oneOfTwoCardsOfEachPhaseIsKept()
{
    Table table;
    table.beginGame();
    QCOMPARE(offered(table),
             QStringList({u"draw-card phase-2-a"_s, u"draw-card phase-2-b"_s, u"draw-card phase-2-c"_s,
                          u"draw-card phase-2-d"_s, u"draw-card phase-2-e"_s}));
    table.play("draw-card phase-2-d");
    QCOMPARE(refusal(table, "draw-card phase-2-d"), u"not-now 2.6"_s);
    table.play("draw-card phase-2-b");
    QCOMPARE(table.seat(), Seat {0});
    QCOMPARE(offered(table), QStringList({u"keep-card phase-2-d"_s, u"keep-card phase-2-b"_s}));
    QCOMPARE(refusal(table, "keep-card phase-2-a"), u"no-such-card 2.6"_s);
    table.play("keep-card phase-2-b");
    QVERIFY(!isKept(table, cardOf(2, 3)));
    for (const char *phase : {"3", "4", "5"}) {
        const std::string card = std::string("phase-") + phase;
        table.play({"draw-card " + card + "-a", "draw-card " + card + "-e", "keep-card " + card + "-e"});
    }
    QCOMPARE(decisionOf(table), u"flip-cards"_s);
    QCOMPARE(table.now().round, 1);
    for (int phase = 3; phase <= 5; ++phase)
        QCOMPARE(table.now().invaders[0].cards[static_cast<std::size_t>(phase - 2)], cardOf(phase, 4));
    QVERIFY(table.now().drawn == (std::array<std::uint8_t, 3> {kNoCard, kNoCard, kNoCard}));
}

void SetupTest::s1_2_6_drawsAreEvenAndTheDefenderSeesNoneOfThem()
{
    Table table;
    table.beginGame();
    OutcomeList outcomes;
    table.state().outcomes(outcomes);
    QCOMPARE(outcomes.size(), std::size_t {5});
    for (const ChanceOutcome &outcome : outcomes)
        QCOMPARE(outcome.weight, outcomes.front().weight);
    table.play({"draw-card phase-2-d", "draw-card phase-2-b"});
    QCOMPARE(seenBy(table, 0).drawn[0], cardOf(2, 3));
    QCOMPARE(seenBy(table, 1).drawn[0], kHiddenCard);
    QCOMPARE(seenBy(table, 1).drawn[1], kHiddenCard);
    table.play("keep-card phase-2-b");
    QCOMPARE(seenBy(table, 1).invaders[0].cards[0], cardOf(2, 1));
}

void SetupTest::s1_2_7_threeCardsTheSeatsPickFirstInTurn()
{
    Table table(3);
    table.beginGame();
    for (int phase = 2; phase <= 5; ++phase) {
        const std::string card = "phase-" + std::to_string(phase);
        const auto first = static_cast<Seat>(phase % 2);
        table.play({"draw-card " + card + "-a", "draw-card " + card + "-b", "draw-card " + card + "-c"});
        QCOMPARE(table.seat(), first);
        QCOMPARE(offered(table, "keep-card").size(), 3);
        QCOMPARE(seenBy(table, 0).drawn[2], cardOf(phase, 2));
        QCOMPARE(seenBy(table, 1).drawn[2], cardOf(phase, 2));
        QCOMPARE(seenBy(table, 2).drawn[2], kHiddenCard);
        table.play("keep-card " + card + "-b");
        QCOMPARE(table.seat(), static_cast<Seat>(1 - first));
        QCOMPARE(offered(table), listed({"keep-card " + card + "-a", "keep-card " + card + "-c"}));
        table.play("keep-card " + card + "-c");
        QCOMPARE(table.count("card-removed"), phase - 1);
        QCOMPARE(table.now().invaders[first].cards[static_cast<std::size_t>(phase - 2)], cardOf(phase, 1));
        QVERIFY(!isKept(table, cardOf(phase, 0)));
    }
}

void SetupTest::s1_2_8_resourcesAndHourglassesBeforeTheFirstRound_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("resources");
    QTest::addColumn<int>("hourglasses");
    QTest::newRow("2") << 2 << 5 << 4;
    QTest::newRow("3") << 3 << 3 << 4;
    QTest::newRow("4") << 4 << 3 << 2;
}

void SetupTest::s1_2_8_resourcesAndHourglassesBeforeTheFirstRound()
{
    QFETCH(int, players);
    QFETCH(int, resources);
    QFETCH(int, hourglasses);
    Table table(players, kStarred);
    table.beginGame();
    QCOMPARE(decisionOf(table), u"flip-cards"_s);
    QCOMPARE(table.now().invaders[0].resources, resources);
    QCOMPARE(table.now().invaders[1].resources, players == 2 ? 0 : resources);
    QCOMPARE(table.now().defenders[0].purse, hourglasses);
    QCOMPARE(table.now().defenders[1].purse, players == 4 ? hourglasses : 0);
}

void SetupTest::s1_2_6_starredCardsAreGivenWithoutAChoice()
{
    Table two(2, kStarred);
    two.beginGame();
    Table three(3, kStarred);
    three.beginGame();
    for (int phase = 2; phase <= 5; ++phase) {
        const auto index = static_cast<std::size_t>(phase - 2);
        QCOMPARE(two.now().invaders[0].cards[index], cardOf(phase, 0));
        QCOMPARE(three.now().invaders[0].cards[index], cardOf(phase, 0));
        QCOMPARE(three.now().invaders[1].cards[index], cardOf(phase, 1));
    }
}

std::unique_ptr<QObject> makeSetupTest()
{
    return std::make_unique<SetupTest>();
}

} // namespace merlon::siege1

#include "setup_test.moc"
