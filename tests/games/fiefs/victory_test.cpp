#include "tests/games/fiefs/answers.h"
#include "tests/games/fiefs/fiefs_rules_tests.h"
#include "tests/support/boards.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::fiefs {

/// FI-11: points, victory, the places below the winner, the last round.
class VictoryTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void fi_11_1_pointsAreTheValuesOfAllLandThatIsControlled()
    {
        // f2 has no supply and counts all the same.
        const Table table(R"({"places": {"a1": {"owner": "nivernais", "knights": 1},
            "f2": {"owner": "nivernais", "knights": 1}, "t2": {"owner": "burgundy", "knights": 1}}})");
        QVERIFY(!table.isSupplied(kNivernais, "f2"));
        QCOMPARE(table.points(kNivernais), 3);
        QCOMPARE(table.points(kBurgundy), 3);
    }

    void fi_11_2_thirteenPointsWinAtOnce()
    {
        Table table(R"({"places": {"t1": {"owner": "nivernais", "knights": 1},
            "t2": {"owner": "nivernais", "knights": 1}, "f1": {"owner": "nivernais", "knights": 1},
            "g1": {"owner": "nivernais", "knights": 1}, "f2": {"owner": "nivernais", "knights": 1}}})");
        QCOMPARE(table.points(kNivernais), 12);
        table.play({"advance-to a1", "send 1"});
        QVERIFY(table.isOver());
        QVERIFY(table.happened("game-won nivernais"));
        QCOMPARE(int(table.outcome().seats[kNivernais].place), 1);
        QCOMPARE(table.outcome().seats[kNivernais].score, 13);
    }

    void fi_11_2_twelvePointsDoNot()
    {
        Table table(R"({"places": {"t1": {"owner": "nivernais", "knights": 1},
            "t2": {"owner": "nivernais", "knights": 1}, "f1": {"owner": "nivernais", "knights": 1},
            "g1": {"owner": "nivernais", "knights": 1}, "b1": {"owner": "nivernais", "knights": 1}}})");
        table.play({"advance-to a1", "send 1"});
        QCOMPARE(table.points(kNivernais), 12);
        QCOMPARE(decisionOf(table), u"open"_s);
    }

    void fi_11_2_aKnightThatSinksInTheMireWinsNothing() // decision 19
    {
        const auto position =
            R"({"places": {"a1": {"tile": "marshlands"}, "t1": {"owner": "nivernais", "knights": 1},
            "t2": {"owner": "nivernais", "knights": 1}, "f1": {"owner": "nivernais", "knights": 1},
            "g1": {"owner": "nivernais", "knights": 1}, "f2": {"owner": "nivernais", "knights": 1}}})";
        Table one(position);
        one.play({"advance-to a1", "send 1"});
        QVERIFY(!one.isOver());
        Table two(position);
        two.play({"advance-to a1", "send 2"});
        QVERIFY(two.isOver());
    }

    void fi_11_2_theDiscardOfSiftComesBeforeTheVictory() // decision 19
    {
        Table table(R"({"places": {"f2": {"tile": "ruins"}, "t1": {"owner": "nivernais", "knights": 1},
            "t2": {"owner": "nivernais", "knights": 1}, "f1": {"owner": "nivernais", "knights": 1},
            "g1": {"owner": "nivernais", "knights": 1}, "a1": {"owner": "nivernais", "knights": 1}}})");
        table.play({"advance-to f2", "send 1"});
        QVERIFY(!table.isOver());
        table.play("discard conflict3");
        QVERIFY(table.isOver());
    }

    void fi_11_3_onlyTheConquerorGains()
    {
        Table table(R"({"places": {"f1": {"owner": "burgundy", "knights": 2}}})");
        table.play({"advance-to f1", "send 1"});
        fightPlainly(table); // Burgundy defends itself
        QCOMPARE(table.points(kNivernais), 0);
        QCOMPARE(table.points(kBurgundy), 2);
    }

    void fi_11_3_aSeatWithoutLandStaysInTheGame()
    {
        Table table(R"({"places": {"f1": {"owner": "burgundy", "knights": 1}},
            "seats": {"burgundy": {"castle": 0}}})");
        table.play({"advance-to f1", "send 6"});
        fightPlainly(table);
        table.play("end-turn");
        QCOMPARE(table.now().active, kBurgundy);
        QCOMPARE(table.knights("c2"), 3);
    }

    void fi_11_4_placesFollowPointsThenLandThenKnights()
    {
        // Burgundy: 3 points on one territory; Champagne: 3 on two; Anjou: 3 on two, with a knight more.
        Table table(R"({"places": {"t1": {"owner": "nivernais", "knights": 1},
            "t2": {"owner": "nivernais", "knights": 1}, "g1": {"owner": "nivernais", "knights": 1},
            "f1": {"owner": "nivernais", "knights": 1}, "f2": {"owner": "nivernais", "knights": 1},
            "t3": {"owner": "burgundy", "knights": 5},
            "a3": {"owner": "champagne", "knights": 1}, "f3": {"owner": "champagne", "knights": 1},
            "a4": {"owner": "anjou", "knights": 1}, "f4": {"owner": "anjou", "knights": 2}}})",
                    4);
        table.play({"advance-to a1", "send 1"});
        QVERIFY(table.isOver());
        const Outcome outcome = table.outcome();
        QCOMPARE(int(outcome.seats[kNivernais].place), 1);
        QCOMPARE(int(outcome.seats[kAnjou].place), 2);
        QCOMPARE(int(outcome.seats[kChampagne].place), 3);
        QCOMPARE(int(outcome.seats[kBurgundy].place), 4);
        QCOMPARE(outcome.seats[kBurgundy].score, 3);
    }

    void fi_11_4_whatIsStillEqualIsShared()
    {
        Table table(R"({"places": {"t1": {"owner": "nivernais", "knights": 1},
            "t2": {"owner": "nivernais", "knights": 1}, "g1": {"owner": "nivernais", "knights": 1},
            "f1": {"owner": "nivernais", "knights": 1}, "f2": {"owner": "nivernais", "knights": 1}}})",
                    3);
        table.play({"advance-to a1", "send 1"});
        QCOMPARE(int(table.outcome().seats[kBurgundy].place), 2);
        QCOMPARE(int(table.outcome().seats[kChampagne].place), 2);
    }

    void fi_11_5_theLastRoundEndsTheGame_data()
    {
        QTest::addColumn<QString>("places");
        QTest::addColumn<QString>("castle");
        QTest::addColumn<int>("nivernais");
        QTest::addColumn<int>("burgundy");
        QTest::newRow("points") << uR"({"f1": {"owner": "nivernais", "knights": 1}})"_s << u"6"_s << 1 << 2;
        QTest::newRow("land") << uR"({"f1": {"owner": "nivernais", "knights": 1},
            "a2": {"owner": "burgundy", "knights": 1}, "b2": {"owner": "burgundy", "knights": 1}})"_s
                              << u"9"_s << 2 << 1;
        QTest::newRow("knights") << u"{}"_s << u"7"_s << 1 << 2;
        QTest::newRow("shared") << u"{}"_s << u"6"_s << 1 << 1;
    }
    void fi_11_5_theLastRoundEndsTheGame() // decision 28
    {
        QFETCH(QString, places);
        QFETCH(QString, castle);
        Table table(u"{\"seat\": \"burgundy\", \"round\": 10, \"turn\": 20, \"places\": %1, \"seats\": "
                    "{\"nivernais\": {\"castle\": %2}}}"_s.arg(places, castle)
                        .toStdString(),
                    2, {{"round-limit", "10"}});
        table.play("end-turn");
        QVERIFY(table.isOver());
        QVERIFY(table.happened("limit-reached 10"));
        QTEST(int(table.outcome().seats[kNivernais].place), "nivernais");
        QTEST(int(table.outcome().seats[kBurgundy].place), "burgundy");
    }

    void fi_11_5_aRoundEndsWithTheSeatBeforeTheFirstPlayer()
    {
        Table table(R"({"seat": "burgundy", "first-player": "burgundy", "round": 10})", 2,
                    {{"round-limit", "10"}});
        table.play("end-turn");
        QVERIFY(!table.isOver());
        table.play("end-turn");
        QVERIFY(table.isOver());
    }

    void fi_11_5_aLimitOfNoughtIsNone()
    {
        Table table(R"({"seat": "burgundy", "round": 300})", 2, {{"round-limit", "0"}});
        table.play("end-turn");
        QVERIFY(!table.isOver());
        QCOMPARE(table.now().round, 301);
    }

    void fi_11_5_anyNumberFrom10To200CanBeTheLimit_data()
    {
        QTest::addColumn<QString>("value");
        QTest::addColumn<bool>("isPossible");
        for (const auto &[value, isPossible] :
             {std::pair("0", true), std::pair("10", true), std::pair("37", true), std::pair("200", true),
              std::pair("9", false), std::pair("201", false), std::pair("-1", false), std::pair("010", false),
              std::pair("12x", false), std::pair("many", false), std::pair("", false)})
            QTest::addRow("%s", *value ? value : "nothing") << QString::fromLatin1(value) << isPossible;
    }
    void fi_11_5_anyNumberFrom10To200CanBeTheLimit()
    {
        QFETCH(QString, value);
        QFETCH(bool, isPossible);
        const auto setup =
            fiefsGame().open(testing::shippedBoard("fiefs-2"), {{"round-limit", value.toStdString()}});
        QCOMPARE(setup.has_value(), isPossible);
        if (isPossible) {
            QCOMPARE(int(static_cast<const FiefsSetup &>(**setup).rules().roundLimit), value.toInt());
            return;
        }
        QCOMPARE(QString::fromStdString(setup.error().what.code), u"error.option-value"_s);
        QCOMPARE(QString::fromStdString(say(setup.error().right, english())),
                 u"Possible: 0, or a number from 10 to 200."_s);
    }
};

std::unique_ptr<QObject> makeVictoryTest()
{
    return std::make_unique<VictoryTest>();
}

} // namespace merlon::fiefs

#include "victory_test.moc"
