#include "core/games/exiles/pieces/armies.h"
#include "core/games/exiles/pieces/army_rows.h"
#include "tests/games/exiles/answers.h"
#include "tests/games/exiles/exiles_rules_tests.h"

#include <QTest>

#include <string>

using namespace Qt::StringLiterals;

namespace merlon::exiles {

namespace {

/// Before the siege of turn 3; Blue is the Oracle.
Table beforeSiege(const Table::Change &change = {}, int seats = 1)
{
    return Table(
        Moment::Siege,
        [&](Fortress &fortress) {
            fortress.data().turn = 3;
            if (change)
                change(fortress);
        },
        seats);
}

} // namespace

/// EX-7: the preparation of a siege, and the passes in which units move (EX-10.8).
class PreparationTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void ex_7_1_theHereticInspiresASection()
    {
        Table table = beforeSiege([](Fortress &fortress) { fortress.hero(kBlue, "heretic"); });
        QCOMPARE(decisionOf(table), u"inspire"_s);
        QCOMPARE(offered(table).size(), 9);
        table.play("inspire sec-ne");
        QCOMPARE(int {table.now().now.inspired}, int {table.post("sec-ne")});
        QCOMPARE(decisionOf(table), u"show-faction"_s);
    }

    void ex_7_2_turnsOneAndTwoHaveOneFront()
    {
        Table table(Moment::Siege);
        table.play("draw-faction wolf-men");
        QVERIFY(table.happened("faction-shown wolf-men 1"));
        QVERIFY(table.happened("fronts-counted 1"));
    }

    void ex_7_2_thenADieDecides()
    {
        Table table = beforeSiege();
        table.play({"draw-faction wolf-men", "roll 5"});
        QVERIFY(table.happened("fronts-counted 3"));
    }

    void ex_7_2_theRowGoesByTurnAndByTheTableOfOffsets()
    {
        struct Attack {
            const char *faction = "woodsmen";
            const char *hero = "heretic";
            const char *difficulty = "normal";
            const char *warlord = "off";
        };
        const auto rowOf = [](int turn, const Attack &attack) {
            const auto change = [&](Fortress &fortress) {
                fortress.hero(kBlue, attack.hero);
                fortress.data().turn = static_cast<std::uint8_t>(turn);
            };
            Table table(Moment::Siege, change, 1,
                        {{"difficulty", attack.difficulty}, {"warlord", attack.warlord}});
            while (table.decision() != "show-faction")
                table.play(table.choices().back());
            table.play("draw-faction " + std::string(attack.faction));
            return int {table.now().siege.row};
        };
        const auto moves = [&](const RowOffset &offset, const Attack &attack, int before = 0) {
            return rowOf(offset.from - 1, attack) == offset.from - 1 + before
                && rowOf(offset.from, attack) == offset.from + before + offset.rows;
        };
        QCOMPARE(rowOf(10, {}), 10);
        QVERIFY(moves(kRowOffsets.difficulty[1], {.difficulty = "easy"}));
        QVERIFY(moves(kRowOffsets.difficulty[2], {.difficulty = "hard"}));
        QVERIFY(moves(kRowOffsets.heroes[0], {.hero = "oracle"}));
        QVERIFY(moves(kRowOffsets.heroes[1], {.hero = "sorcerer"}));
        QVERIFY(moves(kRowOffsets.heroes[3], {.hero = "deserter"}));
        QVERIFY(moves(kRowOffsets.factions[1], {.faction = "wolf-men"}));
        QVERIFY(moves(kRowOffsets.factions[3], {.faction = "beasts"}));
        QVERIFY(moves(kRowOffsets.warlord, {.warlord = "on"}));
        QVERIFY(moves(kRowOffsets.warlordLater[0], {.warlord = "on"}, kRowOffsets.warlord.rows));
        QCOMPARE(rowOf(2, {.faction = "wolf-men", .hero = "deserter", .difficulty = "hard"}), 2);
        QCOMPARE(rowOf(20, {.faction = "wolf-men", .hero = "deserter", .difficulty = "hard"}), kArmyRows);
    }

    void ex_7_3_unitsArePostedAnywhere()
    {
        Table table = beforeSiege();
        table.play({"draw-faction beasts", "roll 1"});
        QCOMPARE(decisionOf(table), u"move"_s);
        QCOMPARE(refusal(table, "pick keep spearman"), u"none-there 7.3"_s);
        table.play({"pick sec-n spearman", "send keep 2"});
        QCOMPARE(table.units("keep", "spearman"), 2);
        table.play("pick keep spearman");
        QCOMPARE(refusal(table, "send sec-ne 1"), u"no-room 7.3"_s);
        table.play("send sec-s 1"); // the same units again
        table.play("done");
        QCOMPARE(decisionOf(table), u"move"_s); // the second pass
    }

    void ex_7_3_fortyUnitsInAPass()
    {
        Table table = beforeSiege([](Fortress &fortress) {
            fortress.empty();
            fortress.units("sec-n", "spearman", 35);
            fortress.units("sec-n", "archer", 7);
            fortress.levels(2);
            fortress.engine("sec-ne", "catapult"); // something else to move
        });
        table.play({"draw-faction beasts", "roll 1", "pick sec-n spearman", "send keep 35"});
        table.play("pick sec-n archer");
        QCOMPARE(refusal(table, "send keep 6"), u"too-many-units 7.3"_s);
        table.play("send keep 5");
        QCOMPARE(refusal(table, "pick sec-n archer"), u"too-many-units 7.3"_s);
        table.play("done");
        QVERIFY(table.isLegal("pick sec-n archer")); // in the second pass
    }

    void ex_7_3_enginesMoveBetweenSlots()
    {
        Table table = beforeSiege([](Fortress &fortress) {
            fortress.levels(2);
            fortress.engine("sec-ne", "catapult");
        });
        table.play({"draw-faction beasts", "roll 1"});
        QCOMPARE(refusal(table, "move-engine catapult sec-ne keep"), u"no-slot 7.3"_s);
        QCOMPARE(refusal(table, "move-engine cauldron sec-n sec-s"), u"engine-stands 7.3"_s);
        table.play("move-engine catapult sec-ne sec-sw");
        QCOMPARE(refusal(table, "move-engine catapult sec-sw sec-ne"), u"has-moved 7.3"_s);
        table.play("done"); // each engine once in each pass
        QVERIFY(table.isLegal("move-engine catapult sec-sw sec-ne"));
    }

    void ex_7_4_theArmyIsDealtToTheFronts()
    {
        Table table = beforeSiege();
        table.play({"draw-faction barbarians", "roll 6", "done", "done"}); // 5 warriors, 1 giant, 2 slingers
        QCOMPARE(decisionOf(table), u"draw-fronts"_s);
        table.play({"draw-front asl-e", "draw-front asl-n"});
        QCOMPARE(table.enemies("dep-e", "warrior"), 3);
        QCOMPARE(table.enemies("dep-n", "warrior"), 2);
        QCOMPARE(table.enemies("dep-n", "giant"), 1); // going on round
        QCOMPARE(table.enemies("dep-e", "slinger"), 1);
    }

    void ex_7_5_reinforcementsComeFromBeside()
    {
        Table table = beforeSiege([](Fortress &fortress) {
            fortress.empty();
            fortress.units("sec-e", "spearman", 2);
            fortress.units("sec-se", "spearman", 1);
            fortress.level("sec-ne", 3); // room for more than one
        });
        table.play({"draw-faction beasts", "roll 1", "done", "done", "draw-front asl-n"});
        table.play("pick sec-e spearman");
        QCOMPARE(refusal(table, "send sec-s 1"), u"not-adjacent 7.5"_s);
        QCOMPARE(refusal(table, "send keep 1"), u"keep-closed 7.5"_s);
        QCOMPARE(refusal(table, "send sec-se 1"), u"no-room 7.5"_s);
        table.play("send sec-ne 1");
        QCOMPARE(refusal(table, "pick sec-ne spearman-moved"), u"has-moved 7.5"_s);
    }

    void ex_7_6_theKeepIsClearedBeforeTheSiege()
    {
        Table table = beforeSiege([](Fortress &fortress) {
            fortress.empty();
            fortress.units("keep", "spearman", 1);
            fortress.units("sec-n", "spearman", 1);
        });
        table.play({"draw-faction beasts", "roll 1", "done", "done", "draw-front asl-n"});
        QCOMPARE(refusal(table, "done"), u"keep-not-clear 7.6"_s);
        table.play({"pick keep spearman", "send sec-s 1"});
        QVERIFY(table.isLegal("done"));
    }

    void ex_7_6_whoFindsNoRoomGoesBack()
    {
        Table table = beforeSiege([](Fortress &fortress) {
            fortress.building("keep", 2);
            for (const char *wall : {"sec-n", "sec-e", "sec-s", "sec-w"})
                fortress.units(wall, "spearman", 4);
            fortress.units("keep", "spearman", 1);
            fortress.units("keep", "archer", 5);
        });
        table.play({"draw-faction beasts", "roll 1", "done", "done", "draw-front asl-n"}); // then all is full
        QCOMPARE(table.units("keep", "spearman"), 0);
        QCOMPARE(table.units("keep", "archer"), 4);
        QVERIFY(table.happened("units-dismissed keep archer 1"));
    }

    void ex_7_7_thePowersOfThePreparationShareAWindow()
    {
        Table table = beforeSiege([](Fortress &fortress) {
            fortress.building("chapel", 4);
            fortress.building("mage-tower", 3);
            fortress.level("sec-n", 1);
        });
        table.play({"draw-faction barbarians", "roll 1", "done", "done", "draw-front asl-n", "done"});
        QCOMPARE(decisionOf(table), u"power-window"_s);
        QCOMPARE(offered(table, "bless").size(), 1 + 8); // Reinforcement on the wall, Aura anywhere
        QCOMPARE(offered(table, "blind"), QStringList(u"blind dep-n slinger normal"_s));
        QCOMPARE(refusal(table, "bless reinforcement sec-e"), u"only-a-barrier 15.8"_s);
        table.play({"paralyze normal", "remove warrior dep-n", "remove giant dep-n"});
        QCOMPARE(refusal(table, "paralyze normal"), u"power-used 15.1"_s);
        QCOMPARE(refusal(table, "burn dep-n bridge normal"), u"no-enemy-there 15.1"_s);
    }

    void ex_15_9_theExtraSpellBlindsOneMore()
    {
        Table table = beforeSiege([](Fortress &fortress) {
            fortress.building("mage-tower", 2);
            fortress.hero(kBlue, "sorcerer");
        });
        table.play({"draw-faction barbarians", "roll 1", "done", "done", "draw-front asl-n", "done"});
        QCOMPARE(table.enemies("dep-n", "slinger"), 2);
        table.play("blind dep-n slinger normal");
        QCOMPARE(offered(table, "blind"), QStringList(u"blind dep-n slinger extra"_s));
        table.play("blind dep-n slinger extra");
        QCOMPARE(int {table.now().fronts[0].blinded[3]}, 2);
    }

    void ex_15_2_theBlindAreNoTarget()
    {
        Table table = beforeSiege([](Fortress &fortress) {
            fortress.building("mage-tower", 3);
            fortress.hero(kBlue, "sorcerer");
        });
        table.play({"draw-faction barbarians", "roll 1", "done", "done", "draw-front asl-n", "done",
                    "paralyze normal", "remove slinger dep-n", "done", "blind dep-n slinger normal"});
        QCOMPARE(refusal(table, "blind dep-n slinger extra"), u"no-enemy-there 15.2"_s);
    }

    void ex_7_8_strengthAndMorale()
    {
        Table table = beforeSiege();
        table.play({"draw-faction barbarians", "roll 1", "done", "done", "draw-front asl-n", "done"});
        QVERIFY(table.happened("siege-begins 8 5"));
    }

    void ex_7_9_anArmyWithoutMeleeUnitsFlees()
    {
        Table table(1, [](Fortress &fortress) {
            fortress.level("sec-ne", 1);
            fortress.units("sec-ne", "archer", 2);
            fortress.enemy("dep-n", "warrior", 1);
            fortress.enemy("dep-n", "slinger", 3);
        });
        table.play({"aim archer dep-n 2", "remove warrior dep-n"});
        QVERIFY(table.happened("enemy-flees barbarians"));
        QVERIFY(table.happened("looted blue 1 wood"));
        QVERIFY(table.happened("turn-begins 2"));
    }

    void ex_10_8_firedUnitsDoNotShift()
    {
        Table table(7, [](Fortress &fortress) {
            fortress.units("sec-n", "archer", 1, kFired);
            fortress.units("sec-n", "spearman", 1);
            fortress.units("sec-s", "spearman", 1);
            fortress.enemy("asl-n", "warrior", 1);
        });
        QCOMPARE(refusal(table, "pick sec-n archer-fired"), u"has-fired 10.8"_s);
        table.play({"pick sec-n spearman", "send sec-ne 1"});
        QCOMPARE(refusal(table, "pick sec-ne spearman-moved"), u"has-moved 10.8"_s);
    }

    void ex_10_8_theKeepIsCrossed()
    {
        Table table(7, [](Fortress &fortress) {
            fortress.units("sec-n", "spearman", 1);
            fortress.units("keep", "archer", 1);
            fortress.enemy("asl-n", "warrior", 1);
        });
        table.play("pick sec-n spearman");
        QVERIFY(table.isLegal("send keep 1"));
        table.play("send keep 1");
        table.play({"pick keep archer", "send sec-s 1"}); // from the Keep to any section
        QCOMPARE(table.units("sec-s", "archer"), 1);
    }

    void ex_6_2_aRuinedKeepLetsNobodyIn()
    {
        Table table(7, [](Fortress &fortress) {
            fortress.building("keep", 0);
            fortress.units("sec-n", "spearman", 1);
            fortress.units("keep", "archer", 1);
            fortress.enemy("asl-n", "warrior", 1);
        });
        QVERIFY(table.isLegal("pick keep archer"));
        table.play("pick sec-n spearman");
        QCOMPARE(refusal(table, "send keep 1"), u"keep-closed 6.2"_s);
    }
};

std::unique_ptr<QObject> makePreparationTest()
{
    return std::make_unique<PreparationTest>();
}

} // namespace merlon::exiles

#include "preparation_test.moc"
