#include "tests/games/fiefs/answers.h"
#include "tests/games/fiefs/fiefs_rules_tests.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::fiefs {

namespace {

constexpr auto kSetUp = R"({"at": "set-up"})";

/// Deals the artefacts of a game for two: the first and the second of each kind.
void dealArtefacts(Table &table)
{
    table.play({"deal-artefact corruption", "deal-artefact fear", "deal-artefact brutality",
                "deal-artefact prosperity", "deal-artefact influence", "deal-artefact greed"});
}

/// Deals five quiet cards to a seat.
void dealHand(Table &table)
{
    table.play({"draw-card conflict2", "draw-card conflict3", "draw-card conflict3", "draw-card conflict4",
                "draw-card conflict5"});
}

/// Both seats have four slots of value 1 at their castles; the last slot touches both castles.
Board manySlots()
{
    return smallBoard({castle("c1", 1), castle("c2", 2), slot("a1", 1), slot("b1", 1), slot("d1", 1),
                       slot("a2", 1), slot("b2", 1), slot("d2", 1), slot("shared", 1), slot("x", 3),
                       slot("y", 3)},
                      "c1-a1 c1-b1 c1-d1 c1-shared c2-a2 c2-b2 c2-d2 c2-shared shared-x x-y a1-x b1-x d1-x "
                      "a2-y b2-y d2-y");
}

/// Nine slots of value 1, of which three other tiles of that value are fixed elsewhere, so that Homelands run short of
/// better company: `shared` touches both castles.
Board onlyHomelands()
{
    return smallBoard(
        {castle("c1", 1), castle("c2", 2), slot("shared", 1), slot("a1", 1), slot("b1", 1), slot("d1", 1),
         fixed("v1", "village"), fixed("v2", "village"), fixed("g1", "grasslands"), fixed("g2", "grasslands"),
         fixed("m1", "marshlands"), fixed("m2", "marshlands"), slot("x", 3)},
        "c1-shared c2-shared c1-a1 c1-b1 c1-d1 c2-v1 v1-v2 v2-g1 g1-g2 g2-m1 m1-m2 m2-x x-shared "
        "a1-x b1-x d1-x");
}

} // namespace

/// FI-1: the set-up.
class SetupTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void fi_1_1_seatsFollowEachOtherByNumberAndAroundAgain()
    {
        Table table(R"({"at": "open", "seat": "champagne"})", 3);
        QCOMPARE(table.now().active, kChampagne);
        table.play("end-turn");
        QCOMPARE(table.now().active, kNivernais);
        table.play("end-turn");
        QCOMPARE(table.now().active, kBurgundy);
    }

    void fi_1_2_tilesOfTheValueAreDealtToEachSlotInOrder()
    {
        Table table(kSetUp);
        QCOMPARE(offered(table),
                 QStringList({u"deal-tile homelands a1"_s, u"deal-tile village a1"_s,
                              u"deal-tile grasslands a1"_s, u"deal-tile marshlands a1"_s}));
        table.play({"deal-tile village a1", "deal-tile village b1"});
        QCOMPARE(offered(table),
                 QStringList({u"deal-tile homelands a2"_s, u"deal-tile grasslands a2"_s,
                              u"deal-tile marshlands a2"_s})); // both villages have gone
        table.play({"deal-tile homelands a2", "deal-tile homelands b2", "deal-tile fort f1"});
        QCOMPARE(QString::fromStdString(table.tile("f1")), u"fort"_s);
        QVERIFY(table.isLegal("deal-tile fort g1"));
        QVERIFY(!table.isLegal("deal-tile arena g1"));
    }

    void fi_1_2_fixedTilesAreNotInThePile()
    {
        const Board board = smallBoard({castle("c1", 1), castle("c2", 2), fixed("a", "arena"), slot("b", 3),
                                        slot("c", 3), slot("d", 3), slot("e", 1)},
                                       "c1-a a-b b-c c-d d-e e-c2");
        Table table(kSetUp, board);
        table.play("deal-tile homelands e");
        QCOMPARE(
            offered(table),
            QStringList({u"deal-tile city b"_s, u"deal-tile fortress b"_s, u"deal-tile battlefield b"_s}));
    }

    void fi_1_3_aThirdHomelandsAtACastleGoesUnderThePile()
    {
        Table table(kSetUp, manySlots());
        table.play({"deal-tile homelands a1", "deal-tile homelands b1", "deal-tile homelands d1"});
        QVERIFY(table.happened("tile-put-under homelands d1"));
        QVERIFY(table.isLegal("deal-tile village d1"));
        table.play({"deal-tile village d1", "deal-tile homelands a2"});
        QCOMPARE(QString::fromStdString(table.tile("a2")), u"homelands"_s);
    }

    void fi_1_3_noHomelandsIsDealtBetweenTwoCastles()
    {
        Table table(kSetUp, manySlots());
        for (const char *slot : {"a1", "b1"})
            table.play("deal-tile village " + std::string(slot));
        for (const char *slot : {"d1", "a2"})
            table.play("deal-tile grasslands " + std::string(slot));
        table.play({"deal-tile marshlands b2", "deal-tile homelands d2", "deal-tile homelands shared"});
        QVERIFY(table.happened("tile-put-under homelands shared"));
        table.play("deal-tile marshlands shared");
        QCOMPARE(QString::fromStdString(table.tile("shared")), u"marshlands"_s);
    }

    void fi_1_3_fixedHomelandsCountWhereverTheyStand()
    {
        const Board board = smallBoard({castle("c1", 1), castle("c2", 2), slot("a", 1), slot("b", 1),
                                        slot("d", 3), slot("e", 3), slot("f", 3), slot("g", 2),
                                        custom("h", 1, 6, {"homelands"}), fixed("i", "homelands")},
                                       "c1-a c1-h c1-i c1-b a-d d-e e-f f-g g-c2 h-d i-d b-d");
        Table table(kSetUp, board);
        table.play("deal-tile homelands a");
        QVERIFY(table.happened("tile-put-under homelands a"));
    }

    void fi_1_3_homelandsAloneAreDealtAnywayWithoutKnights()
    {
        Table table(kSetUp, onlyHomelands());
        // Six Homelands are left for four slots, and nothing else.
        table.letChanceDecide();
        QCOMPARE(QString::fromStdString(table.tile("shared")), u"homelands"_s);
        QCOMPARE(QString::fromStdString(table.tile("d1")), u"homelands"_s);
        QCOMPARE(ownerOf(table, "shared"), u"nobody"_s);
        QCOMPARE(ownerOf(table, "d1"), u"nobody"_s);
        QVERIFY(table.happened("knights-placed nivernais c1 2"));
        QVERIFY(table.happened("knights-placed nivernais a1 2"));
        QVERIFY(table.happened("knights-placed nivernais b1 2"));
        QVERIFY(table.happened("knights-placed burgundy c2 6"));
    }

    void fi_1_4_oneArtefactOfEachKindIsDealtToEverySeat()
    {
        Table table(kSetUp);
        while (table.choices("deal-tile").size() > 0)
            table.play(table.choices("deal-tile").front());
        QCOMPARE(offered(table).size(), 6);
        table.play("deal-artefact fury");
        table.play("deal-artefact rage");
        table.play("deal-artefact devotion");
        QVERIFY(!table.isLegal("deal-artefact fury"));
        QCOMPARE(offered(table).size(), 5);
        table.play({"deal-artefact corruption", "deal-artefact vigour", "deal-artefact greed"});
        QCOMPARE(QString::fromStdString(table.artefact(kBurgundy, ArtefactKind::Sceptre)), u"vigour"_s);
        for (const Seat seat : {kNivernais, kBurgundy}) {
            for (const ArtefactKind kind : {ArtefactKind::Crown, ArtefactKind::Sceptre, ArtefactKind::Orb})
                QVERIFY(table.isWhole(seat, kind));
        }
    }

    void fi_1_5_eachSeatHasItsDeckOfEighteen()
    {
        Table table(kSetUp);
        while (table.choices("draw-card").empty())
            table.play(table.choices().front());
        for (const Seat seat : {kNivernais, kBurgundy}) {
            QCOMPARE(table.pile(seat), 18);
            QCOMPARE(discardOf(table, seat), QString());
        }
        // Every card of the deck can be on top.
        QCOMPARE(offered(table, "draw-card").size(), 11);
    }

    void fi_1_6_sixKnightsAreSharedWithTheHomelands_data()
    {
        QTest::addColumn<int>("homelands");
        QTest::addColumn<int>("share");
        QTest::newRow("none") << 0 << 6;
        QTest::newRow("one") << 1 << 3;
        QTest::newRow("two") << 2 << 2;
    }
    void fi_1_6_sixKnightsAreSharedWithTheHomelands()
    {
        QFETCH(int, homelands);
        QFETCH(int, share);
        Table table(kSetUp);
        table.play(homelands > 0 ? "deal-tile homelands a1" : "deal-tile village a1");
        table.play(homelands > 1 ? "deal-tile homelands b1" : "deal-tile grasslands b1");
        while (table.choices("draw-card").empty())
            table.play(table.choices().back());
        QCOMPARE(table.knights("c1"), share);
        QCOMPARE(ownerOf(table, "a1"), homelands > 0 ? u"nivernais"_s : u"nobody"_s);
        QCOMPARE(table.knights("a1"), homelands > 0 ? share : 0);
        QCOMPARE(table.knights("b1"), homelands > 1 ? share : 0);
    }

    void fi_1_6_whatACustomHomelandsCannotHoldStaysInTheCastle()
    {
        const Board board =
            smallBoard({castle("c1", 1), castle("c2", 2), custom("small", 1, 1, {"homelands"}),
                        custom("big", 3, 12, {"homelands"}), slot("x", 3), slot("y", 3), slot("z", 3)},
                       "c1-small c2-big small-x x-y y-z z-big");
        Table table(kSetUp, board);
        table.letChanceDecide();
        QVERIFY(table.happened("knights-placed nivernais small 1"));
        QVERIFY(table.happened("knights-placed nivernais c1 5"));
        QVERIFY(table.happened("knights-placed burgundy big 3"));
        QVERIFY(table.happened("knights-placed burgundy c2 3"));
    }

    void fi_1_7_eachSeatDrawsFiveAndResolvesAuthorityBeforeTheNext()
    {
        Table table(kSetUp);
        while (table.choices("draw-card").empty())
            table.play(table.choices().front());
        table.play(
            {"draw-card authority", "draw-card conflict2", "draw-card conflict3", "draw-card conflict3"});
        QVERIFY(!table.happened("authority-shown"));
        table.play("draw-card conflict4");
        QVERIFY(table.happened("authority-shown nivernais"));
        QCOMPARE(discardOf(table, kNivernais), QString());
        table.play({"draw-card support1", "draw-card support2"});
        QCOMPARE(table.cards(kNivernais), 6);
        QCOMPARE(discardOf(table, kNivernais), u"authority"_s);
        QCOMPARE(table.cards(kBurgundy), 0);
        dealHand(table);
        QCOMPARE(table.cards(kBurgundy), 5);
    }

    void fi_1_8_chanceChoosesWhoBeginsTheFirstRound()
    {
        Table table(kSetUp);
        while (table.choices("deal-artefact").empty())
            table.play(table.choices().back());
        dealArtefacts(table);
        dealHand(table);
        dealHand(table);
        QCOMPARE(table.now().turn, 0);
        QCOMPARE(offered(table), QStringList({u"first-player nivernais"_s, u"first-player burgundy"_s}));
        table.play("first-player burgundy");
        QCOMPARE(table.now().active, kBurgundy);
        QCOMPARE(table.now().turn, 1);
        QCOMPARE(table.now().round, 1);
        table.play("end-turn");
        QCOMPARE(table.now().turn, 2);
        QCOMPARE(table.now().round, 1);
        table.play("end-turn");
        QCOMPARE(table.now().turn, 3);
        QCOMPARE(table.now().round, 2);
    }
};

std::unique_ptr<QObject> makeSetupTest()
{
    return std::make_unique<SetupTest>();
}

} // namespace merlon::fiefs

#include "setup_test.moc"
