#include "core/base/json.h"
#include "tests/games/fiefs/answers.h"
#include "tests/games/fiefs/fiefs_rules_tests.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon::fiefs {

namespace {

/// Castle 1, then the territory x, and land of eleven points between that and castle 2.
Board boardWith(Place x)
{
    return smallBoard({castle("c1", 1), castle("c2", 2), std::move(x), slot("b", 3), slot("c", 3),
                       slot("d", 3), slot("e", 2)},
                      "c1-x x-b b-c c-d d-e e-c2");
}

/// A place of the board for two on which a tile can lie; that of value 3 is reached from g1.
std::string placeFor(const QString &tile)
{
    const auto data = std::ranges::find(kTileData, tile.toStdString(), &TileData::key);
    return data->ground.value == 1 ? "a1" : data->ground.value == 2 ? "f1" : "t1";
}

/// The tile lies where `placeFor` says, empty.
Table tableWith(const QString &tile)
{
    Json places {{"g1", {{"owner", "nivernais"}, {"knights", 1}}}};
    places[placeFor(tile)] = {{"tile", tile.toStdString()}};
    return Table(Json {{"places", places}, {"seats", {{"nivernais", {{"castle", 12}}}}}}.dump());
}

/// Nivernais has advanced on it with two knights.
Table conquered(const QString &tile)
{
    Table table = tableWith(tile);
    table.play("advance-to " + placeFor(tile));
    table.play("send 2");
    return table;
}

} // namespace

/// FI-7: advance and conquest.
class AdvanceTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void fi_7_1_emptyLandAndThatOfEnemiesCanBeAdvancedOn()
    {
        const Table table(R"({"places": {"f1": {"owner": "nivernais", "knights": 1},
            "t2": {"owner": "burgundy", "knights": 1}}})");
        QVERIFY(table.isLegal("advance-to g1"));
        QVERIFY(table.isLegal("advance-to t2"));
        QCOMPARE(refusal(table, "advance-to f1"), u"own-territory 7.1"_s);
        QCOMPARE(refusal(table, "advance-to lake"), u"not-a-territory 7.1"_s);
        QCOMPARE(refusal(table, "advance-to c2"), u"not-a-territory 12.1"_s);
    }

    void fi_7_1_anAdvanceNeedsAKnightInTheCastle()
    {
        const Table table(R"({"places": {"f1": {"owner": "nivernais", "knights": 6}},
            "seats": {"nivernais": {"castle": 0}}})");
        QCOMPARE(refusal(table, "advance-to g1"), u"no-knight-in-castle 7.1"_s);
    }

    void fi_7_2_allKnightsOfAnAdvanceComeFromTheCastle()
    {
        Table table(R"({"places": {"f1": {"owner": "nivernais", "knights": 5}, "t1": {"tile": "battlefield"}},
            "seats": {"nivernais": {"castle": 4}}})");
        table.play("advance-to t1"); // two steps away
        QCOMPARE(offered(table), QStringList({u"send 1"_s, u"send 2"_s, u"send 3"_s, u"send 4"_s}));
        QCOMPARE(refusal(table, "send 5"), u"too-few-in-castle 7.2"_s);
        table.play("send 4");
        QCOMPARE(table.knights("c1"), 0);
        QCOMPARE(table.knights("f1"), 5);
        QCOMPARE(table.knights("t1"), 4);
    }

    void fi_7_2_noMoreThanTheTargetHolds_data()
    {
        QTest::addColumn<QString>("tile");
        QTest::addColumn<int>("most");
        QTest::newRow("cave") << u"cave"_s << 3;
        QTest::newRow("battlefield") << u"battlefield"_s << 8;
        QTest::newRow("fort") << u"fort"_s << 6;
    }
    void fi_7_2_noMoreThanTheTargetHolds() // decision 1
    {
        QFETCH(QString, tile);
        QFETCH(int, most);
        Table table = tableWith(tile);
        table.play("advance-to " + placeFor(tile));
        QCOMPARE(offered(table).size(), most);
        QCOMPARE(refusal(table, "send " + std::to_string(most + 1)), u"over-capacity 7.2"_s);
    }

    void fi_7_2_aCustomTileHoldsWhatItSays()
    {
        Table table(R"({"seats": {"nivernais": {"castle": 20}}})", boardWith(custom("x", 2, 12, {})));
        table.play("advance-to x");
        QCOMPARE(offered(table).size(), 12);
    }

    void fi_7_2_nothingIsPlayedBetweenAdvanceToAndItsEnd()
    {
        Table table(
            R"({"seats": {"nivernais": {"crown": "fury", "hand": {"call-to-arms": 1, "fracture": 1}}}})");
        table.play("advance-to f1");
        for (const char *choice : {"call-to-arms", "use-crown", "fracture burgundy crown", "end-turn"})
            QCOMPARE(refusal(table, choice), u"not-now 7.2"_s);
    }

    void fi_7_3_anEmptyTargetIsConquered()
    {
        Table table("{}");
        table.play({"advance-to f1", "send 2"});
        QVERIFY(happenedInOrder(table, {"advanced nivernais f1 2", "conquered nivernais f1"}));
        QVERIFY(!table.happened("battle-begins"));
        QCOMPARE(table.points(kNivernais), 2);
        QCOMPARE(decisionOf(table), u"open"_s);
    }

    void fi_7_3_abilitiesApplyInTheOrderReinforceSiftMire()
    {
        Table table("{}", boardWith(custom("x", 2, 6, {"mire", "sift", "reinforce"})));
        table.play({"advance-to x", "send 6"});
        QCOMPARE(table.knights("c1"), 1); // reinforced already
        QCOMPARE(table.knights("x"), 6);  // not mired yet
        QCOMPARE(decisionOf(table), u"optional-discard"_s);
        table.play("discard conflict3");
        QVERIFY(happenedInOrder(table,
                                {"knights-gained nivernais 1", "card-discarded nivernais conflict3",
                                 "knight-mired nivernais x"}));
        QCOMPARE(table.knights("x"), 5);
    }

    void fi_7_3_tilesThatReinforce_data() { addTiles({"village", "shrine", "city"}); }
    void fi_7_3_tilesThatReinforce()
    {
        QFETCH(QString, tile);
        const Table table = conquered(tile);
        QCOMPARE(table.knights("c1"), 11); // two sent, one gained
        QCOMPARE(decisionOf(table), u"open"_s);
    }

    void fi_7_3_tilesThatSift_data() { addTiles({"ruins", "abbey", "fortress"}); }
    void fi_7_3_tilesThatSift()
    {
        QFETCH(QString, tile);
        const Table table = conquered(tile);
        QCOMPARE(table.knights("c1"), 10);
        QCOMPARE(offered(table),
                 QStringList({u"discard conflict3"_s, u"discard support1"_s, u"keep-hand"_s}));
    }

    void fi_7_3_tilesThatDoNothingOnConquest_data()
    {
        addTiles({"homelands", "grasslands", "forest", "fort", "mountains", "cave", "arena", "battlefield"});
    }
    void fi_7_3_tilesThatDoNothingOnConquest()
    {
        QFETCH(QString, tile);
        const Table table = conquered(tile);
        QCOMPARE(table.knights("c1"), 10);
        QCOMPARE(decisionOf(table), u"open"_s);
        QVERIFY(!table.happened("knight-mired"));
    }

    void fi_7_4_siftIsSkippedWithAnEmptyHand()
    {
        Table table(R"({"places": {"f1": {"tile": "ruins"}}, "seats": {"nivernais": {"hand": {}}}})");
        table.play({"advance-to f1", "send 2"});
        QCOMPARE(decisionOf(table), u"open"_s);
    }

    void fi_7_4_keepingTheHandIsAllowed()
    {
        Table table(R"({"places": {"f1": {"tile": "ruins"}}})");
        table.play({"advance-to f1", "send 2"});
        QCOMPARE(refusal(table, "discard ambush"), u"card-not-in-hand 7.4"_s);
        table.play("keep-hand");
        QCOMPARE(table.cards(kNivernais), 5);
    }

    void fi_7_4_mireTakesOneKnight()
    {
        Table table(R"({"places": {"a1": {"tile": "marshlands"}}})");
        table.play({"advance-to a1", "send 2"});
        QCOMPARE(table.knights("a1"), 1);
        QCOMPARE(table.dice(kNivernais), 2);
        QCOMPARE(ownerOf(table, "a1"), u"nivernais"_s);
    }

    void fi_7_4_theLastKnightInTheMireLeavesTheLandEmpty()
    {
        Table table(R"({"places": {"a1": {"tile": "marshlands"}}})");
        table.play({"advance-to a1", "send 1"});
        QCOMPARE(table.knights("a1"), 0);
        QCOMPARE(ownerOf(table, "a1"), u"nobody"_s);
        QCOMPARE(table.points(kNivernais), 0);
        QCOMPARE(table.dice(kNivernais), 1);
    }

    void fi_7_5_landOfAnEnemyMeansABattle()
    {
        Table table(R"({"places": {"f1": {"owner": "burgundy", "knights": 2}}})");
        table.play({"advance-to f1", "send 3"});
        QVERIFY(table.happened("battle-begins nivernais burgundy f1"));
        QVERIFY(!table.happened("conquered"));
        QCOMPARE(scoresOf(table), u"3:2"_s);
    }

    void fi_7_6_sweepAndVictoryFollowTheConquest()
    {
        // Without g2 nothing joins f1 to the castle of Burgundy over the lake.
        Table table(R"({"places": {"t1": {"owner": "nivernais", "knights": 1},
            "t2": {"owner": "nivernais", "knights": 1}, "f2": {"owner": "nivernais", "knights": 1},
            "g1": {"owner": "nivernais", "knights": 1}, "b1": {"owner": "nivernais", "knights": 1},
            "g2": {"owner": "burgundy", "knights": 1}, "f1": {"owner": "burgundy", "knights": 2}}})",
                    2, {{"cut-throat", "on"}});
        table.play({"advance-to g2", "send 5"});
        fightPlainly(table);
        QCOMPARE(decisionOf(table), u"optional-discard"_s); // g2 is Ruins
        table.play("keep-hand");
        QVERIFY(
            happenedInOrder(table, {"conquered nivernais g2", "swept burgundy f1 2", "game-won nivernais"}));
        QVERIFY(table.isOver());
    }

private:
    static void addTiles(std::initializer_list<const char *> tiles)
    {
        QTest::addColumn<QString>("tile");
        for (const char *tile : tiles)
            QTest::newRow(tile) << QString::fromUtf8(tile);
    }
};

std::unique_ptr<QObject> makeAdvanceTest()
{
    return std::make_unique<AdvanceTest>();
}

} // namespace merlon::fiefs

#include "advance_test.moc"
