#include "core/games/siege2/invader/targets.h"
#include "tests/games/siege2/answers.h"
#include "tests/games/siege2/invader_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::siege2 {

namespace {

/// As far as the first question of that card's effect.
void train(Table &table, Card card)
{
    table.data.invaderSupply = {0, 2, 0};
    table.setRow({card});
    table.begin(StepKind::RowCard, 2);
    table.play("perform " + std::string(dataOf(card).key));
}

} // namespace

/// S2-8: phase 4, training.
class TrainingTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void s2_8_1_trainingNeedsAFreeSpaceOfARampartWithoutTheSameToken();
    void s2_8_1_bothTokensStandOnARampartForTheGame();
    void s2_8_1_thereAreThreeTokensOfEach();
    void s2_8_2_cannonsHaveNoEffectOnATrenchMastersRampart();
    void s2_8_2_aTrenchMasterDoesNotStopVolleys();
    void s2_8_3_theArtillerymanTakesAMissOutOfADeck();
    void s2_8_3_aDeckWithoutMissIsNotChosen();
    void s2_8_4_aSaboteurMakesTheActionsOfABuildingDearer();
    void s2_8_4_oneSaboteurInABuildingThatHasAnAction();
    void s2_8_5_theTrainerTakesTwoTrollsOutOfTheBag();
    void s2_8_5_oneTrollIfOnlyOneIsLeftOrOnlyOneFits();
    void s2_8_5_withoutTrollOrSpaceNoTrainer();
};

void TrainingTest::s2_8_1_trainingNeedsAFreeSpaceOfARampartWithoutTheSameToken()
{
    Table table;
    table.rampart("west-rampart-1").flags = RampartState::kQuartermaster;
    train(table, Card::Quartermaster);
    QCOMPARE(refusal(table, "place-training west-rampart-1"), u"already-there 8.1"_s);
    QCOMPARE(refusal(table, "place-training west-wall-1"), u"wrong-place 8.1"_s);
    QCOMPARE(offered(table).size(), 6);

    Table crowded("crooked-crown");
    const Board &board = crowded.setup().board();
    std::vector<Place> places(board.places().begin(), board.places().end());
    for (Place &place : places) {
        if (place.key == "west-rampart-1")
            place.attributes["training-spaces"] = std::int64_t {1};
    }
    Table narrow(Board(board.info(), std::move(places), {board.links().begin(), board.links().end()}));
    narrow.rampart("west-rampart-1").flags = RampartState::kQuartermaster;
    train(narrow, Card::TrenchMaster);
    QCOMPARE(refusal(narrow, "place-training west-rampart-1"), u"no-space 8.1"_s);
}

void TrainingTest::s2_8_1_bothTokensStandOnARampartForTheGame()
{
    Table table;
    table.rampart("west-rampart-1").flags = RampartState::kQuartermaster;
    train(table, Card::TrenchMaster);
    table.play("place-training west-rampart-1");
    QVERIFY(table.happened("training-placed trench-master west-rampart-1"));
    QVERIFY(table.rampartNow("west-rampart-1").has(RampartState::kTrenchMaster));
    table.playOnTo(StepKind::DrawUnits);
    QCOMPARE(table.now().round, 2);
    QVERIFY(table.rampartNow("west-rampart-1").has(RampartState::kTrenchMaster));
    QVERIFY(table.rampartNow("west-rampart-1").has(RampartState::kQuartermaster));
}

void TrainingTest::s2_8_1_thereAreThreeTokensOfEach()
{
    Table table;
    for (const char *rampart : {"west-rampart-1", "west-rampart-2", "east-rampart-1"})
        table.rampart(rampart).flags = RampartState::kTrenchMaster;
    table.data.invaderSupply = {0, 2, 0};
    table.setRow({Card::TrenchMaster, Card::Quartermaster});
    table.begin(StepKind::RowCard, 2);
    QVERIFY(table.happened("card-impossible trench-master token"));
    QVERIFY(table.isLegal("perform quartermaster"));
}

void TrainingTest::s2_8_2_cannonsHaveNoEffectOnATrenchMastersRampart()
{
    Table table;
    table.rampart("west-rampart-1").invaders = {1, 0, 0};
    table.rampart("west-rampart-2").invaders = {1, 0, 0};
    table.rampart("west-rampart-1").flags = RampartState::kTrenchMaster;
    table.tower("west-tower-1").device = Device::Cannon;
    const auto fireAt = [&](std::string_view rampart) {
        table.begin({Table::step(StepKind::FireCannons), Table::step(StepKind::AimCannons)});
        table.play("cannon west-tower-1 " + std::string(rampart));
        table.play("reveal-hit-card d6");
    };
    fireAt("west-rampart-1");
    QVERIFY(table.happened("cannon-missed west-rampart-1"));
    QVERIFY(!table.happened("unit-killed"));
    fireAt("west-rampart-2");
    QVERIFY(table.happened("unit-killed west-rampart-2 goblin"));
}

void TrainingTest::s2_8_2_aTrenchMasterDoesNotStopVolleys()
{
    Table table;
    table.clearWalls();
    table.wall("west-wall-1").defenders = {1, 0, 0};
    table.rampart("west-rampart-1").invaders = {1, 0, 0};
    table.rampart("west-rampart-1").flags = RampartState::kTrenchMaster;
    table.begin({Table::step(StepKind::FireVolleys), Table::step(StepKind::AimMarksmen)});
    QVERIFY(table.happened("unit-killed west-rampart-1 goblin"));
}

void TrainingTest::s2_8_3_theArtillerymanTakesAMissOutOfADeck()
{
    Table table;
    table.addMachine(Machine::Ballista, "west-rampart-1");
    table.addMachine(Machine::Catapult, "west-rampart-2").misses = 3; // chosen in a round before
    train(table, Card::Artilleryman);
    QCOMPARE(offered(table), QStringList({u"choose-machine ballista-1"_s, u"choose-machine catapult-1"_s}));
    table.play("choose-machine catapult-1");
    QCOMPARE(table.now().machines[1].misses, 2);
    QCOMPARE(table.now().machines[1].hits, 2);
    QCOMPARE(table.now().machines[0].misses, 4);
}

void TrainingTest::s2_8_3_aDeckWithoutMissIsNotChosen()
{
    Table table;
    table.addMachine(Machine::Ballista, "west-rampart-1").misses = 0;
    table.addMachine(Machine::Ballista, "west-rampart-2");
    table.addMachine(Machine::Catapult, "east-rampart-1");
    train(table, Card::Artilleryman);
    QCOMPARE(refusal(table, "choose-machine ballista-1"), u"deck-without-miss 8.3"_s);
    QCOMPARE(refusal(table, "choose-machine trebuchet-1"), u"machine-absent 8.3"_s);

    for (MachineState &machine : table.data.machines)
        machine.misses = 0;
    table.begin(StepKind::RowCard, 2);
    QVERIFY(table.happened("card-impossible artilleryman miss-card"));
}

void TrainingTest::s2_8_4_aSaboteurMakesTheActionsOfABuildingDearer()
{
    Table table;
    train(table, Card::Saboteur);
    table.play("choose-building scouts");
    QVERIFY(table.happened("training-placed saboteur scouts"));
    table.play("place-hourglass trap");
    QVERIFY(table.happened("hourglass-placed trap 1 3"));
    table.play("place-hourglass blessing");
    QVERIFY(table.happened("hourglass-placed blessing 1 2")); // another building
}

void TrainingTest::s2_8_4_oneSaboteurInABuildingThatHasAnAction()
{
    Table table;
    table.building("forge").saboteur = 1;
    train(table, Card::Saboteur);
    QCOMPARE(refusal(table, "choose-building forge"), u"saboteur-there 8.4"_s);
    QCOMPARE(refusal(table, "choose-building hospital"), u"wrong-place 8.4"_s);
    QCOMPARE(refusal(table, "choose-building courtyard"), u"wrong-place 8.4"_s);
    QCOMPARE(offered(table),
             QStringList({u"choose-building workshop"_s, u"choose-building scouts"_s,
                          u"choose-building cathedral"_s, u"choose-building barracks"_s,
                          u"choose-building guards"_s}));

    table.building("guards").saboteur = table.building("scouts").saboteur = 1;
    table.begin(StepKind::RowCard, 2); // no fourth token
    QVERIFY(table.happened("card-impossible saboteur token"));
}

void TrainingTest::s2_8_5_theTrainerTakesTwoTrollsOutOfTheBag()
{
    Table table;
    train(table, Card::Trainer);
    QCOMPARE(table.seat(), kInvader); // searched, not drawn
    table.play({"place troll west-foreground", "place troll west-foreground"});
    QCOMPARE(counts(table.foregroundNow("west-foreground").invaders), u"1 3 3"_s);
    QCOMPARE(counts(table.now().bag), u"57 93 36"_s);
    QCOMPARE(decisionOf(table), u"defender-phase"_s);
}

void TrainingTest::s2_8_5_oneTrollIfOnlyOneIsLeftOrOnlyOneFits()
{
    Table last;
    last.data.bag[siege::Troll] = 1;
    train(last, Card::Trainer);
    last.play("place troll west-foreground");
    QCOMPARE(last.count("unit-placed"), 1);
    QCOMPARE(last.now().bag[siege::Troll], 0);

    Table full;
    full.foreground("west-foreground").invaders = {10, 0, 0};
    full.foreground("east-foreground").invaders = {9, 0, 0};
    train(full, Card::Trainer);
    QVERIFY(full.happened("unit-placed troll east-foreground"));
    QCOMPARE(full.count("unit-placed"), 1);
    QCOMPARE(counts(full.foregroundNow("west-foreground").invaders), u"10 0 0"_s);
}

void TrainingTest::s2_8_5_withoutTrollOrSpaceNoTrainer()
{
    Table table;
    table.data.invaderSupply = {0, 2, 0};
    table.setRow({Card::Trainer});
    table.data.bag[siege::Troll] = 0;
    table.begin(StepKind::RowCard, 2);
    QVERIFY(table.happened("card-impossible trainer troll"));
    const Setup &setup = table.setup();
    const Reason reason = whyNoTarget({table.data, table.field()}, Card::Trainer);
    QCOMPARE(say(setup.vocabulary().text(reason), english(setup.game())),
             std::string("Trainer has no target now: no troll is left in the bag."));

    table.data.bag[siege::Troll] = 5;
    for (ForegroundState &foreground : table.data.foregrounds)
        foreground.invaders = {0, 10, 0};
    table.begin(StepKind::RowCard, 2);
    QVERIFY(table.happened("card-impossible trainer foreground"));
}

std::unique_ptr<QObject> makeTrainingTest()
{
    return std::make_unique<TrainingTest>();
}

} // namespace merlon::siege2

#include "training_test.moc"
