#include "tests/games/exiles/answers.h"
#include "tests/games/exiles/exiles_rules_tests.h"

#include <QTest>

#include <algorithm>
#include <string>
#include <vector>

using namespace Qt::StringLiterals;

namespace merlon::exiles {

namespace {

/// Actions in a fortress of wood with a workshop, and plenty in the store.
Table inWorkshop(const Table::Change &change = {}, int seats = 1)
{
    return Table(
        Moment::Actions,
        [&](Fortress &fortress) {
            fortress.store(kBlue, "WWWWSSII");
            fortress.levels(2);
            fortress.building("workshop", 3);
            if (change)
                change(fortress);
        },
        seats);
}

/// The first pass of posting before the siege of turn 3.
Table atPosting(const Table::Change &change, int seats = 1)
{
    Table table(
        Moment::Siege,
        [&](Fortress &fortress) {
            fortress.data().turn = 3;
            change(fortress);
        },
        seats);
    table.play({"draw-faction beasts", "roll 1"});
    return table;
}

} // namespace

/// What is refused, and by which rule: the refusals that the chapters do not show.
class RefusalsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void ex_3_4_nothingRisesAboveItsLastLevel()
    {
        const Table table = inWorkshop([](Fortress &fortress) {
            fortress.level("sec-n", 5);
            fortress.building("keep", 3);
        });
        QCOMPARE(refusal(table, "build-fort sec-n"), u"highest-level 3.4"_s);
        QCOMPARE(refusal(table, "build keep"), u"highest-level 3.7"_s);
    }

    void ex_3_4_everythingIsDoneInItsPlace()
    {
        const Table table = inWorkshop();
        QCOMPARE(refusal(table, "build-fort keep"), u"not-a-section 3.4"_s);
        QCOMPARE(refusal(table, "dig sec-n"), u"not-a-ditch 3.6"_s);
        QCOMPARE(refusal(table, "repair keep"), u"not-a-section 3.9"_s);
        QCOMPARE(refusal(table, "replace keep spearman"), u"not-a-section 5.2"_s);
        QCOMPARE(refusal(table, "replace sec-n archer"), u"none-there 5.2"_s);
        QCOMPARE(refusal(table, "build-engine cauldron sec-ne"), u"not-a-wall 5.3"_s);
        QCOMPARE(refusal(table, "build-engine catapult asl-n"), u"not-a-section 5.3"_s);
        QCOMPARE(refusal(table, "build-engine rocks sec-n"), u"not-now 5.3"_s); // they are piled
    }

    void ex_0_3_theBoxHoldsSoManyEngines()
    {
        const Table table = inWorkshop([](Fortress &fortress) { fortress.data().enginesLeft[0] = 0; });
        QCOMPARE(refusal(table, "build-engine catapult sec-ne"), u"engines-out 0.3"_s);
        QVERIFY(table.isLegal("build-engine ballista sec-ne"));
    }

    void ex_5_3_anEngineGivesWayToAnotherKind()
    {
        const Table table = inWorkshop([](Fortress &fortress) { fortress.engine("sec-ne", "catapult"); });
        QCOMPARE(refusal(table, "exchange-engine catapult sec-ne catapult"), u"same-type 5.3"_s);
        QCOMPARE(refusal(table, "exchange-engine ballista sec-n catapult"), u"no-slot 5.3"_s);
        QCOMPARE(refusal(table, "exchange-engine ballista sec-ne onager"), u"none-there 5.3"_s);
    }

    void ex_4_2_whoOwnsNothingGivesNothing()
    {
        const Table table = inWorkshop([](Fortress &fortress) { fortress.store(kBlue, ""); }, 2);
        QCOMPARE(refusal(table, "trade orange"), u"nothing-to-give 4.2"_s);
    }

    void ex_5_2_theNewUnitStandsWhereTheOldOneStood()
    {
        Table table = inWorkshop([](Fortress &fortress) { fortress.building("barracks", 3); });
        table.play("replace sec-ne spearman");
        QCOMPARE(refusal(table, "train archer sec-n"), u"none-there 5.2"_s);
        QCOMPARE(refusal(table, "train spearman sec-ne"), u"same-type 5.2"_s);
        QVERIFY(table.isLegal("train archer sec-ne"));
    }

    void ex_7_3_nobodyMovesWhatOthersCommand()
    {
        const Table table = atPosting([](Fortress &) {}, 2);
        const std::vector<std::string> walls {"sec-n", "sec-e", "sec-s", "sec-w"};
        const auto foreign = std::ranges::find_if(walls, [&](const std::string &wall) {
            return table.scene().commanderOf(table.post(wall)) != table.seat();
        });
        QVERIFY(foreign != walls.end());
        QCOMPARE(refusal(table, "pick " + *foreign + " spearman"), u"not-commanded 7.3"_s);
        QCOMPARE(refusal(table, "move-engine catapult " + *foreign + " sec-ne"), u"not-commanded 7.3"_s);
    }

    void ex_7_3_nobodyMovesToWhereHeIs()
    {
        Table table = atPosting([](Fortress &) {});
        table.play("pick sec-n spearman");
        QCOMPARE(refusal(table, "send sec-n 1"), u"same-place 7.3"_s);
        QCOMPARE(refusal(table, "send asl-n 1"), u"not-a-section 7.3"_s);
        QCOMPARE(refusal(table, "send sec-s 40"), u"too-many-units 7.3"_s);
    }

    void ex_7_3_noEngineMovesOutOfNothing()
    {
        const Table table = atPosting([](Fortress &fortress) {
            fortress.levels(2);
            fortress.engine("sec-ne", "catapult");
        });
        QCOMPARE(refusal(table, "move-engine onager sec-ne sec-nw"), u"none-there 7.3"_s);
        QCOMPARE(refusal(table, "move-engine catapult sec-ne sec-n"), u"no-slot 7.3"_s);
    }

    void ex_8_9_theLossesEndWithThePoints()
    {
        Table table(2, [](Fortress &fortress) {
            for (const char *unit : {"spearman", "archer", "swordsman"})
                fortress.units("sec-n", unit, 1);
            fortress.enemy("dep-n", "slinger", 1);
            fortress.enemy("dep-n", "warrior", 1);
        });
        table.roll({3});
        QCOMPARE(refusal(table, "lose swordsman"), u"no-more-losses 8.9"_s); // one point
        QCOMPARE(refusal(table, "lose arquebusier"), u"none-there 8.9"_s);
    }

    void ex_9_3_unitsShotByABallistaAlone()
    {
        Table table(3, [](Fortress &fortress) {
            fortress.level("sec-ne", 2);
            fortress.engine("sec-ne", "ballista");
            fortress.enemy("dep-n", "warrior", 3);
            fortress.enemy("dep-n", "champion", 1);
            fortress.enemyEngine("dep-n", "trebuchet");
        });
        table.play({"fire ballista dep-n", "fire ballista dep-n"});
        table.roll({1, 2});
        QCOMPARE(refusal(table, "remove-engine trebuchet dep-n"), u"no-more-losses 9.3"_s);
        QCOMPARE(refusal(table, "remove champion dep-n"), u"too-tough 9.3"_s);
        QCOMPARE(refusal(table, "remove giant dep-n"), u"no-enemy-there 9.3"_s);
        QCOMPARE(refusal(table, "remove warrior dep-e"), u"no-enemy-there 9.3"_s);
    }

    void ex_11_9_theOracleSendsOneByOneToOtherSections()
    {
        Table table(11, [](Fortress &fortress) {
            fortress.hero(kBlue, "oracle");
            fortress.units("sec-s", "spearman", 2);
            fortress.squad("sec-n-1", "warrior");
        });
        QCOMPARE(refusal(table, "foresee keep spearman"), u"not-a-section 11.9"_s);
        QCOMPARE(refusal(table, "foresee sec-n spearman"), u"none-there 11.9"_s);
        table.play("foresee sec-s spearman");
        QCOMPARE(refusal(table, "send sec-s 1"), u"same-place 11.9"_s);
        QCOMPARE(refusal(table, "send keep 1"), u"not-a-section 11.9"_s);
        QCOMPARE(refusal(table, "send sec-n 2"), u"too-many-units 11.9"_s);
    }

    void ex_15_8_nothingWholeIsRenewed()
    {
        const Table table(11, [](Fortress &fortress) {
            fortress.building("chapel", 3);
            fortress.level("sec-n", 3);
            fortress.level("sec-e", 3);
            fortress.section("sec-e").resistance = 1;
            fortress.units("sec-n", "spearman", 1);
            fortress.squad("sec-n-1", "warrior");
        });
        QCOMPARE(refusal(table, "bless renewal sec-n"), u"nothing-to-renew 15.8"_s);
        QCOMPARE(refusal(table, "bless renewal keep"), u"not-a-section 15.8"_s);
        QCOMPARE(refusal(table, "bless aura sec-n"), u"not-now 15.1"_s);
    }
};

std::unique_ptr<QObject> makeRefusalsTest()
{
    return std::make_unique<RefusalsTest>();
}

} // namespace merlon::exiles

#include "refusals_test.moc"
