#include "tests/games/exiles/answers.h"
#include "tests/games/exiles/exiles_rules_tests.h"

#include <QTest>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace merlon::exiles {

namespace {

Table withStore(std::string_view letters, const Table::Change &change = {}, int seats = 1)
{
    return Table(
        Moment::Actions,
        [&](Fortress &fortress) {
            fortress.store(kBlue, letters);
            if (change)
                change(fortress);
        },
        seats);
}

/// A wall to repair for a stone: with one in the store the question stays open.
void damageSouth(Fortress &fortress)
{
    fortress.level("sec-s", 3);
    fortress.section("sec-s").resistance = 3;
}

} // namespace

/// EX-2 to EX-6: preparation, actions, trade, training, the Keep.
class TurnTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void ex_2_1_theMarkersMoveOn()
    {
        Table table(
            Moment::Turn,
            [](Fortress &fortress) {
                fortress.data().turn = 3;
                fortress.data().firstPlayer = kBlue;
            },
            2);
        QVERIFY(table.happened("turn-begins 4"));
        QCOMPARE(int {table.now().firstPlayer}, int {kOrange});
    }

    void ex_2_2_everythingIsReadyAgain()
    {
        const Table table(Moment::Turn, [](Fortress &fortress) {
            fortress.data().now.oracleUsed = true;
            fortress.section("sec-n").rocksUsed = true;
        });
        QVERIFY(!table.now().now.oracleUsed);
        QVERIFY(!table.section("sec-n").rocksUsed);
        QCOMPARE(int {table.now().now.markers}, 12);
    }

    void ex_2_3_wallsAreTakenBeforeTowers()
    {
        Table table(Moment::Turn, {}, 2);
        QCOMPARE(offered(table, "defend").size(), 4);
        QCOMPARE(refusal(table, "defend sec-ne"), u"walls-first 2.3"_s);
        QCOMPARE(refusal(table, "defend keep"), u"not-a-section 2.3"_s);
        table.play("defend sec-n");
        QCOMPARE(refusal(table, "defend sec-n"), u"section-taken 2.3"_s);
        table.play({"defend sec-e", "defend sec-s"});
        QVERIFY(table.happened("section-taken orange sec-w"));
        QCOMPARE(offered(table, "defend").size(), 4);
    }

    void ex_2_3_threePlayersTakeThreeThreeAndTwo()
    {
        Table table(Moment::Turn, {}, 3);
        while (table.decision() == "draft")
            table.play(table.choices().front());
        std::array<int, 3> sections {};
        for (int index = 0; index < table.setup().field().sections; ++index)
            ++sections[table.now().sections[static_cast<std::size_t>(index)].commander];
        std::ranges::sort(sections);
        QCOMPARE(sections, (std::array<int, 3> {2, 3, 3}));
    }

    void ex_2_4_theFirstPlayerCommandsTheKeep()
    {
        const Table table(Moment::Actions, {}, 2);
        QCOMPARE(int {table.scene().commanderOf(kKeepPost)}, int {kBlue});
        QCOMPARE(int {table.scene().commanderOfFront(1)}, int {kOrange}); // of its wall
    }

    void ex_3_1_unusedMarkersAreLost()
    {
        Table table(
            Moment::Actions, [](Fortress &fortress) { fortress.store(kBlue, ""); }, 2);
        QCOMPARE(int {table.now().now.markers}, 6);
        table.play({"collect wood", "end-turn"});
        QCOMPARE(decisionOf(table), u"gift-window"_s); // Blue may give Orange something
        table.play("pass");
        QCOMPARE(int {table.seat()}, int {kOrange});
        QCOMPARE(int {table.now().now.markers}, 6);
    }

    void ex_3_2_actionsNeedAMarker()
    {
        const Table table = withStore("WWWWS", [](Fortress &fortress) {
            damageSouth(fortress);
            fortress.data().now.markers = 0;
        });
        QCOMPARE(refusal(table, "collect wood"), u"no-marker 4.1"_s);
        QCOMPARE(refusal(table, "build-fort sec-n"), u"no-marker 3.4"_s);
        QCOMPARE(refusal(table, "dig dit-n1"), u"no-marker 3.6"_s);
        QCOMPARE(refusal(table, "build keep"), u"no-marker 3.7"_s);
        QCOMPARE(refusal(table, "research archery"), u"no-marker 3.8"_s);
        QCOMPARE(refusal(table, "train spearman sec-n"), u"no-marker 5.1"_s);
        QCOMPARE(refusal(table, "build-engine catapult sec-ne"), u"no-marker 5.3"_s);
        QCOMPARE(refusal(table, "pile-rocks sec-n"), u"no-marker 5.4"_s);
        QVERIFY(table.isLegal("end-turn"));
    }

    void ex_3_4_sectionsRiseLevelByLevel()
    {
        Table table = withStore("WWWWW");
        table.play("build-fort sec-n");
        QCOMPARE(int {table.section("sec-n").resistance}, 2);
        QCOMPARE(refusal(table, "build-fort sec-n"), u"technology-missing 3.4"_s);
        QCOMPARE(storeOf(table), u"WWW"_s);
    }

    void ex_3_4_damagedSectionsGainOneToo()
    {
        Table table = withStore("WSS", [](Fortress &fortress) {
            fortress.level("sec-e", 2);
            fortress.section("sec-e").resistance = 1;
            fortress.technology("architecture");
        });
        table.play("build-fort sec-e");
        QCOMPARE(int {table.section("sec-e").level}, 3);
        QCOMPARE(int {table.section("sec-e").resistance}, 2);
    }

    void ex_3_5_theGateGrowsWithItsWall()
    {
        Table table = withStore("WWWWW", [](Fortress &fortress) { fortress.technology("fortifications"); });
        table.play("build-fort sec-n");
        QVERIFY(table.happened("gate-raised gate-n 4"));
        table.play("build-fort sec-n");
        QCOMPARE(int {table.section("sec-n").gate}, 5);
    }

    void ex_3_6_aDitchIsDugBeforeItIsFlooded()
    {
        Table table = withStore("WS");
        QCOMPARE(refusal(table, "flood dit-n1"), u"no-ditch-yet 3.6"_s);
        table.play({"dig dit-n1", "flood dit-n1"});
        QCOMPARE(storeOf(table), QString());
        QCOMPARE(refusal(table, "dig dit-n1"), u"not-flat-ground 3.6"_s);
    }

    void ex_3_7_buildingsNeedTheirTechnologies()
    {
        Table table = withStore("WWWWW");
        QCOMPARE(refusal(table, "build barracks"), u"technology-missing 3.7"_s);
        table.play("build library");
        QCOMPARE(table.level("library"), 1);
        QCOMPARE(storeOf(table), u"WWW"_s);
    }

    void ex_3_8_theLibraryLimitsResearch()
    {
        Table table = withStore("", [](Fortress &fortress) { fortress.building("library", 1); });
        QCOMPARE(refusal(table, "research mine"), u"building-too-low 3.8"_s);
        table.play("research archery");
        QCOMPARE(refusal(table, "research archery"), u"technology-known 3.8"_s);
    }

    void ex_3_9_repairsNeedNoMarker()
    {
        Table table = withStore("WWWSS", [](Fortress &fortress) {
            damageSouth(fortress);
            fortress.level("sec-n", 3);
            fortress.section("sec-n").resistance = 3;
            fortress.section("sec-n").gate = 0;
            fortress.data().now.markers = 0;
        });
        table.play("repair sec-n");
        QCOMPARE(storeOf(table), u"WWWS"_s); // stone from level 3 on
        QCOMPARE(refusal(table, "repair sec-n"), u"nothing-to-repair 3.9"_s);
        table.play("repair gate-n"); // a broken gate too
        QCOMPARE(int {table.section("sec-n").gate}, 1);
        QCOMPARE(refusal(table, "repair sec-e"), u"nothing-to-repair 3.9"_s); // a barrier
    }

    void ex_3_9_noGateInABarrier()
    {
        const Table table = withStore("WW");
        QCOMPARE(refusal(table, "repair gate-n"), u"no-gate-there 3.9"_s);
    }

    void ex_4_1_collectingGrowsWithTechnology()
    {
        Table table = withStore("", [](Fortress &fortress) { fortress.technology("beasts-of-burden"); });
        QCOMPARE(refusal(table, "collect stone"), u"technology-missing 4.1"_s);
        table.play("collect wood");
        QCOMPARE(storeOf(table), u"WWW"_s);
    }

    void ex_4_1_mechanismsReplaceBeastsOfBurden()
    {
        Table table = withStore("", [](Fortress &fortress) {
            for (const char *technology :
                 {"stone-working", "mine", "gold-working", "beasts-of-burden", "mechanisms"})
                fortress.technology(technology);
        });
        table.play({"collect wood", "collect stone", "collect iron", "collect gold"});
        QCOMPARE(storeOf(table), u"WWWWSSSIIG"_s);
    }

    void ex_4_1_aShortSupplyGivesWhatIsThere()
    {
        Table table = withStore("", [](Fortress &fortress) { fortress.data().goodsLeft[0] = 1; });
        table.play("collect wood");
        QCOMPARE(storeOf(table), u"W"_s);
        QCOMPARE(refusal(table, "collect wood"), u"supply-empty 4.1"_s);
    }

    void ex_4_2_aGiftNeedsNoAnswer()
    {
        Table table = withStore(
            "WWS", [](Fortress &fortress) { fortress.store(kOrange, "I"); }, 2);
        QCOMPARE(refusal(table, "trade blue"), u"not-a-partner 4.2"_s);
        table.play({"trade orange", "give wood", "give-amount 2", "want nothing"});
        QVERIFY(table.happened("given blue orange 2 wood"));
        QCOMPARE(refusal(table, "trade orange"), u"trade-used 4.2"_s);
    }

    void ex_4_3_anExchangeIsAnswered()
    {
        Table table = withStore(
            "WWS", [](Fortress &fortress) { fortress.store(kOrange, "I"); }, 2);
        table.play({"trade orange", "give wood"});
        table.play("give-amount 1");
        QCOMPARE(refusal(table, "want wood"), u"same-type 4.3"_s);
        QCOMPARE(refusal(table, "want gold"), u"not-owned 4.3"_s);
        table.play("want iron"); // one is all that Orange has
        QCOMPARE(decisionOf(table), u"answer-trade"_s);
        table.play("accept-trade");
        QCOMPARE(storeOf(table), u"WSI"_s);
        QCOMPARE(storeOf(table, kOrange), u"W"_s);
    }

    void ex_4_3_afterThreeRefusalsOneCanOnlyGive()
    {
        Table table = withStore(
            "WW",
            [](Fortress &fortress) {
                fortress.store(kOrange, "I");
                fortress.data()[kBlue].refusals = 2;
            },
            2);
        table.play(
            {"trade orange", "give-amount 1", "want iron", "refuse-trade"}); // wood is all there is to give
        QVERIFY(table.isLegal("trade orange")); // a refused offer does not use it up
        table.play({"trade orange", "give-amount 1"});
        QVERIFY(table.happened("given blue orange 1 wood"));
    }

    void ex_4_4_giftsComeBeforeAnActionTurn()
    {
        Table table(
            Moment::Turn, [](Fortress &fortress) { fortress.store(kBlue, ""); }, 2);
        table.play({"defend sec-n", "defend sec-e", "defend sec-s", "defend sec-ne", "defend sec-se",
                    "defend sec-sw"});
        QCOMPARE(decisionOf(table), u"gift-window"_s);
        QCOMPARE(int {table.seat()}, int {kOrange});
        QCOMPARE(refusal(table, "trade orange"), u"not-a-partner 4.4"_s);
        table.play({"trade blue", "give-amount 3"});
        QCOMPARE(storeOf(table, kBlue), u"WWW"_s);
        QCOMPARE(decisionOf(table), u"act"_s);
    }

    void ex_5_1_unitsAreTrainedWhereThereIsRoom()
    {
        Table table = withStore("WW");
        QCOMPARE(refusal(table, "train archer sec-n"), u"building-too-low 5.1"_s);
        QCOMPARE(refusal(table, "train spearman sec-ne"), u"no-room 6.1"_s);
        QCOMPARE(refusal(table, "train spearman keep"), u"not-a-section 5.1"_s);
        table.play("train spearman sec-n");
        QCOMPARE(table.units("sec-n", "spearman"), 4);
        QCOMPARE(refusal(table, "train spearman sec-n"), u"no-room 6.1"_s);
    }

    void ex_0_3_noMoreThanTheBoxHolds()
    {
        const Table table = withStore("WW", [](Fortress &fortress) { fortress.data().unitsLeft[0] = 0; });
        QCOMPARE(refusal(table, "train spearman sec-n"), u"units-out 0.3"_s);
    }

    void ex_5_2_aUnitIsReplaced()
    {
        Table table = withStore("WW", [](Fortress &fortress) { fortress.building("barracks", 2); });
        table.play("replace sec-ne spearman");
        QVERIFY(table.happened("trained blue archer sec-ne")); // nothing else can be trained
        QCOMPARE(table.units("sec-ne", "spearman"), 0);
        QCOMPARE(int {table.now().unitsLeft[0]}, 28);
    }

    void ex_5_2_alsoWhereThereAreTooMany()
    {
        Table table = withStore("WW", [](Fortress &fortress) {
            fortress.building("barracks", 2);
            fortress.units("sec-ne", "spearman", 3);
        });
        QCOMPARE(refusal(table, "train archer sec-ne"), u"no-room 6.1"_s);
        table.play("replace sec-ne spearman");
        QCOMPARE(table.units("sec-ne", "spearman"), 2);
        QCOMPARE(table.units("sec-ne", "archer"), 1);
    }

    void ex_5_2_aSecondTypeMustBePossible()
    {
        const Table table = withStore("WW");
        QCOMPARE(refusal(table, "replace sec-ne spearman"), u"no-second 5.2"_s);
    }

    void ex_5_3_enginesStandInSlots()
    {
        Table table = withStore("WWWWWSS", [](Fortress &fortress) {
            fortress.building("workshop", 2);
            fortress.level("sec-ne", 2);
        });
        QCOMPARE(refusal(table, "build-engine catapult sec-nw"), u"no-slot 5.3"_s);
        table.play("build-engine catapult sec-ne");
        QCOMPARE(table.now().posts[table.post("sec-ne")].engineCount(), 1);
        table.play("build-engine cauldron sec-n");
        QCOMPARE(refusal(table, "build-engine cauldron sec-n"), u"cannot-afford 5.3"_s);
        QCOMPARE(refusal(table, "build-engine ballista sec-ne"), u"building-too-low 5.3"_s);
    }

    void ex_5_3_oneEngineTakesThePlaceOfAnother()
    {
        Table table = withStore("WWI", [](Fortress &fortress) {
            fortress.building("workshop", 3);
            fortress.level("sec-ne", 2);
            fortress.engine("sec-ne", "catapult");
        });
        table.play("exchange-engine ballista sec-ne catapult");
        QCOMPARE(int {table.now().posts[table.post("sec-ne")].engines[1]}, 1);
        QCOMPARE(int {table.now().enginesLeft[0]}, 5);
    }

    void ex_5_4_rocksStandOnAnyWall()
    {
        Table table = withStore("");
        QCOMPARE(refusal(table, "pile-rocks sec-ne"), u"not-a-wall 5.4"_s);
        table.play("pile-rocks sec-n"); // a barrier
        QCOMPARE(refusal(table, "pile-rocks sec-n"), u"has-one-already 5.4"_s);
    }

    void ex_5_5_theDeserterRecruitsForFree()
    {
        Table table = withStore("S", [](Fortress &fortress) {
            damageSouth(fortress);
            fortress.hero(kBlue, "deserter");
            fortress.data().now.markers = 0;
        });
        table.play("free-recruit spearman sec-n");
        QCOMPARE(refusal(table, "free-recruit spearman sec-s"), u"no-free-recruit 5.5"_s);
        QCOMPARE(refusal(withStore(""), "free-recruit spearman sec-n"), u"no-free-recruit 5.5"_s);
    }

    void ex_5_5_alsoInTheStead()
    {
        Table table = withStore("S", [](Fortress &fortress) {
            damageSouth(fortress);
            fortress.building("barracks", 2);
            fortress.hero(kBlue, "deserter");
            fortress.data().now.markers = 0;
        });
        table.play("replace sec-ne spearman");
        QVERIFY(table.happened("recruited blue archer sec-ne"));
        QCOMPARE(storeOf(table), u"S"_s);
    }

    void ex_6_1_moreThanThereIsRoomForMayStay()
    {
        const Table table =
            withStore("W", [](Fortress &fortress) { fortress.units("sec-n", "spearman", 6); });
        QCOMPARE(table.units("sec-n", "spearman"), 6);
        QCOMPARE(refusal(table, "train spearman sec-n"), u"no-room 6.1"_s);
    }
};

std::unique_ptr<QObject> makeTurnTest()
{
    return std::make_unique<TurnTest>();
}

} // namespace merlon::exiles

#include "turn_test.moc"
