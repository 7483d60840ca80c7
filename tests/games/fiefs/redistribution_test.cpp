#include "tests/games/fiefs/answers.h"
#include "tests/games/fiefs/fiefs_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::fiefs {

/// FI-6: recalls and posts.
class RedistributionTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void fi_6_1_eachTerritoryIsNamedOnceInEitherRole() // decision 26
    {
        Table table(R"({"places": {"f1": {"owner": "nivernais", "knights": 3},
            "g1": {"owner": "nivernais", "knights": 3}}})");
        table.play({"redistribute", "recall f1 1"});
        QCOMPARE(refusal(table, "recall f1 1"), u"named-already 6.2"_s);
        QCOMPARE(refusal(table, "post f1 1"), u"named-already 6.3"_s);
        QVERIFY(table.isLegal("post g1 3"));
    }

    void fi_6_1_onlySuppliedLandOfTheSeatTakesPart()
    {
        Table table(R"({"places": {"f1": {"owner": "nivernais", "knights": 2},
            "b2": {"owner": "nivernais", "knights": 3}, "g1": {"owner": "burgundy", "knights": 3}}})");
        table.play("redistribute");
        QCOMPARE(refusal(table, "recall b2 1"), u"not-supplied 6.2"_s);
        QCOMPARE(refusal(table, "post b2 1"), u"not-supplied 6.3"_s);
        QCOMPARE(refusal(table, "recall g1 1"), u"not-yours 6.2"_s);
        QCOMPARE(refusal(table, "post a1 1"), u"not-yours 6.3"_s);
        QCOMPARE(refusal(table, "post lake 1"), u"not-a-territory 6.3"_s);
        QCOMPARE(refusal(table, "recall c1 1"), u"not-a-territory 6.2"_s);
    }

    void fi_6_1_aNewRedistributionNamesThemAgain()
    {
        Table table(R"({"campaigns": 2, "places": {"f1": {"owner": "nivernais", "knights": 3},
            "g1": {"owner": "nivernais", "knights": 3}}})");
        table.play({"redistribute", "recall f1 1", "done", "forgo-advance", "redistribute", "recall f1 1"});
        QCOMPARE(table.knights("f1"), 1);
    }

    void fi_6_2_recallsLeaveOneKnight()
    {
        Table table(R"({"places": {"f1": {"owner": "nivernais", "knights": 3},
            "g1": {"owner": "nivernais", "knights": 1}}, "seats": {"nivernais": {"castle": 2}}})");
        table.play("redistribute");
        QCOMPARE(offered(table, "recall"), QStringList({u"recall f1 1"_s, u"recall f1 2"_s}));
        QCOMPARE(refusal(table, "recall f1 3"), u"one-must-stay 6.2"_s);
        QCOMPARE(refusal(table, "recall f1 0"), u"one-must-stay 6.2"_s);
        table.play("recall f1 2");
        QCOMPARE(table.knights("c1"), 4);
        QCOMPARE(table.knights("f1"), 1);
    }

    void fi_6_3_postsComeFromTheCastleUpToTheCapacity()
    {
        Table table(R"({"places": {"f1": {"tile": "cave", "owner": "nivernais", "knights": 1},
            "g1": {"owner": "nivernais", "knights": 5}, "t1": {"tile": "battlefield", "owner": "nivernais",
            "knights": 1}}, "seats": {"nivernais": {"castle": 4}}})");
        table.play("redistribute");
        QCOMPARE(offered(table, "post"),
                 QStringList({u"post f1 1"_s, u"post f1 2"_s, u"post g1 1"_s, u"post t1 1"_s, u"post t1 2"_s,
                              u"post t1 3"_s, u"post t1 4"_s}));
        QCOMPARE(refusal(table, "post f1 3"), u"over-capacity 6.3"_s);
        QCOMPARE(refusal(table, "post t1 5"), u"too-few-in-castle 6.3"_s);
        QCOMPARE(refusal(table, "post t1 0"), u"too-few-in-castle 6.3"_s);
    }

    void fi_6_4_theCastleMayBeEmptiedAndNoKnightIsLost()
    {
        Table table(R"({"places": {"f1": {"owner": "nivernais", "knights": 4},
            "g1": {"owner": "nivernais", "knights": 1}}, "seats": {"nivernais": {"castle": 2}}})");
        table.play({"redistribute", "recall f1 3", "post g1 5"});
        QCOMPARE(table.knights("c1"), 0);
        QCOMPARE(table.knights("f1"), 1);
        QCOMPARE(table.knights("g1"), 6);
    }

    void fi_6_4_theDiceAreCountedAfterEachMove() // decision 25
    {
        Table table(R"({"places": {"f1": {"owner": "nivernais", "knights": 6},
            "g1": {"owner": "nivernais", "knights": 5}}, "seats": {"nivernais": {"castle": 48}}})");
        QCOMPARE(table.dice(kNivernais), 10);
        table.play("redistribute");
        QCOMPARE(refusal(table, "recall f1 1"), u"dice-short 2.3"_s);
        table.play("post g1 1");
        QVERIFY(table.isLegal("recall f1 1")); // now there is room in the ninth die of the castle
    }

    void fi_6_5_doneIsAlwaysLegal()
    {
        Table table(R"({"places": {"f1": {"owner": "nivernais", "knights": 3}}})");
        table.play({"redistribute", "done"});
        QCOMPARE(table.knights("f1"), 3);
        QCOMPARE(decisionOf(table), u"poised"_s);
    }

    void fi_6_5_nothingElseIsPlayedBeforeDone()
    {
        Table table(R"({"places": {"f1": {"owner": "nivernais", "knights": 3}},
            "seats": {"nivernais": {"crown": "fury", "hand": {"call-to-arms": 1, "fracture": 1,
            "tactical-advance": 1}}}})");
        table.play("redistribute");
        for (const char *choice :
             {"call-to-arms", "tactical-advance", "use-crown", "fracture burgundy crown", "advance-to g1"})
            QCOMPARE(refusal(table, choice), u"not-now 6.1"_s);
    }
};

std::unique_ptr<QObject> makeRedistributionTest()
{
    return std::make_unique<RedistributionTest>();
}

} // namespace merlon::fiefs

#include "redistribution_test.moc"
