#include "tests/games/siege2/answers.h"
#include "tests/games/siege2/invader_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::siege2 {

namespace {

constexpr std::uint8_t bit(Equipment type)
{
    return static_cast<std::uint8_t>(1 << static_cast<int>(type));
}

/// As far as the question where the token of that card goes.
void equip(Table &table, Card card)
{
    table.data.invaderSupply = {0, 1, 0};
    table.setRow({card});
    table.begin(StepKind::RowCard, 2);
    table.play("perform " + std::string(dataOf(card).key));
}

void compareStrengths(Table &table)
{
    table.begin({Table::step(StepKind::ResolveWalls), Table::step(StepKind::CompareStrengths)});
}

} // namespace

/// S2-7: phase 3, equipment.
class EquipmentTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void s2_7_1_equipmentNeedsAFreeSpaceOfAWallAndNoTokenOfItsType();
    void s2_7_1_thereAreThreeTokensOfEachType();
    void s2_7_1_equipmentStaysForTheGame();
    void s2_7_2_aBannerAddsOneStrength();
    void s2_7_2_aLadderAddsOneSpace();
    void s2_7_3_aBridgeLiesOnATrappablePathWithoutTrapOrBridge();
    void s2_7_3_noTrapIsPlacedUnderABridge();
};

void EquipmentTest::s2_7_1_equipmentNeedsAFreeSpaceOfAWallAndNoTokenOfItsType()
{
    Table table;
    table.wall("west-wall-1").equipment = bit(Equipment::Banner) | bit(Equipment::Sap);
    table.wall("west-wall-2").equipment = bit(Equipment::Ladder);
    equip(table, Card::Ladder);
    QCOMPARE(refusal(table, "place-equipment west-wall-1"), u"no-space 7.1"_s);
    QCOMPARE(refusal(table, "place-equipment west-wall-2"), u"already-there 7.1"_s);
    QCOMPARE(refusal(table, "place-equipment west-rampart-2"), u"wrong-place 7.1"_s);
    QCOMPARE(offered(table).size(), 7);
    table.play("place-equipment east-wall-4"); // no unit need be there
    QVERIFY(table.happened("equipment-placed ladder east-wall-4"));
    QVERIFY(table.wallNow("east-wall-4").has(Equipment::Ladder));
}

void EquipmentTest::s2_7_1_thereAreThreeTokensOfEachType()
{
    Table table;
    for (const char *wall : {"west-wall-1", "west-wall-2", "east-wall-1"})
        table.wall(wall).equipment = bit(Equipment::Poison);
    table.data.invaderSupply = {0, 1, 0};
    table.setRow({Card::Poison, Card::Sap});
    table.begin(StepKind::RowCard, 2);
    QVERIFY(table.happened("card-impossible poison token"));
    QVERIFY(table.isLegal("perform sap"));
}

void EquipmentTest::s2_7_1_equipmentStaysForTheGame()
{
    Table table;
    table.wall("west-wall-1").equipment = bit(Equipment::Poison) | bit(Equipment::Sap);
    table.begin(StepKind::CleanUp);
    QCOMPARE(table.now().round, 2);
    QCOMPARE(table.wallNow("west-wall-1").equipment, bit(Equipment::Poison) | bit(Equipment::Sap));
}

void EquipmentTest::s2_7_2_aBannerAddsOneStrength()
{
    Table table;
    table.wall("west-wall-1").invaders = {1, 1, 0};
    compareStrengths(table);
    QVERIFY(table.happened("strengths-compared west-wall-1 3 7 5"));
    table.wall("west-wall-1").equipment = bit(Equipment::Banner);
    compareStrengths(table);
    QVERIFY(table.happened("strengths-compared west-wall-1 4 7 5"));
    table.wall("west-wall-1").invaders = {}; // a banner alone does not fight
    compareStrengths(table);
    QVERIFY(!table.happened("strengths-compared"));
}

void EquipmentTest::s2_7_2_aLadderAddsOneSpace()
{
    Table table;
    table.rampart("west-rampart-2").invaders = {2, 0, 0};
    table.wall("west-wall-2").invaders = {3, 0, 0};
    table.beginCard(Card::Maneuver);
    table.play("maneuver major");
    QCOMPARE(refusal(table, "march west-rampart-2 goblin west-wall-2"), u"no-space 10.5"_s);

    table.wall("west-wall-2").equipment = bit(Equipment::Ladder);
    table.beginCard(Card::Maneuver);
    table.play({"maneuver major", "march west-rampart-2 goblin west-wall-2"});
    QCOMPARE(refusal(table, "march west-rampart-2 goblin west-wall-2"), u"no-space 10.5"_s);
}

void EquipmentTest::s2_7_3_aBridgeLiesOnATrappablePathWithoutTrapOrBridge()
{
    Table table;
    table.path("west-foreground", "west-rampart-1").trap = Trap::Goblin;
    table.path("west-foreground", "west-rampart-2").trap = Trap::Troll;
    table.path("west-foreground", "west-rampart-2").flags = PathState::kFaceUp;
    table.path("west-foreground", "west-rampart-3").flags = PathState::kBridge;
    equip(table, Card::Bridge);
    const QString there = u"trap-or-bridge-there 7.3"_s;
    QCOMPARE(refusal(table, "place-bridge west-foreground>west-rampart-1"), there);
    QCOMPARE(refusal(table, "place-bridge west-foreground>west-rampart-2"), there);
    QCOMPARE(refusal(table, "place-bridge west-foreground>west-rampart-3"), there);
    QCOMPARE(refusal(table, "place-bridge marauders>west-rampart-4"), u"not-trappable 7.3"_s);
    QCOMPARE(offered(table).size(), 18);
    table.play("place-bridge west-rampart-1>west-wall-1");
    QVERIFY(table.pathNow("west-rampart-1", "west-wall-1").has(PathState::kBridge));
}

void EquipmentTest::s2_7_3_noTrapIsPlacedUnderABridge()
{
    Table table;
    table.path("west-foreground", "west-rampart-1").flags = PathState::kBridge;
    table.data.tracks[static_cast<std::size_t>(Action::Trap)] = 1;
    table.beginDefenderPhase(1);
    table.play("place-hourglass trap");
    QCOMPARE(refusal(table, "place-trap west-foreground>west-rampart-1"), u"trap-or-bridge-there 15.5"_s);
    QVERIFY(table.isLegal("place-trap west-foreground>west-rampart-2"));
}

std::unique_ptr<QObject> makeEquipmentTest()
{
    return std::make_unique<EquipmentTest>();
}

} // namespace merlon::siege2

#include "equipment_test.moc"
