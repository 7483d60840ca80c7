#include "tests/games/mountain/answers.h"
#include "tests/games/mountain/mountain_rules_tests.h"
#include "tests/support/boards.h"

#include <QTest>

#include <set>

using namespace Qt::StringLiterals;

namespace merlon::mountain {

namespace {

Table atSetUp(int seats = 2, const Options &options = {})
{
    return Table(Moment::SetUp, {}, seats, options);
}

/// The set-up on Winter, which has starts for four and for five.
class WinterForTwo : public testing::GameTable {
public:
    WinterForTwo() { m_state = (*mountainGame().open(testing::shippedBoard("winter"), {}))->start(); }
    using GameTable::reasonAgainst;
};

/// Plays the first thing that is offered until it is that decision.
void playTo(Table &table, const QString &decision)
{
    while (decisionOf(table) != decision)
        table.play({table.choices().front()});
}

} // namespace

/// MT-0: setup and options; section 6: what is hidden.
class SetupTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void mt_0_1_boardsOfferTheirNumbersOfPlayers()
    {
        const Table two = atSetUp();
        QVERIFY(offersPlayers(two.setup().field(), 2));
        QVERIFY(offersPlayers(two.setup().field(), 3));
        QVERIFY(!offersPlayers(two.setup().field(), 4));
        const Table four = atSetUp(4);
        for (const auto &[players, isOffered] :
             {std::pair {2, true}, std::pair {3, false}, std::pair {4, true}, std::pair {5, true}})
            QCOMPARE(offersPlayers(four.setup().field(), players), isOffered);
        QVERIFY(offersTeams(four.setup().field()));
    }

    void mt_0_4_chosenWorkshopsMakeUpTheSupply()
    {
        const Table table = atSetUp(5, {{"workshops", "chosen"}});
        QCOMPARE(table.now().workshopsOpen.size(), 11);
        QCOMPARE(table.now().workshopsOpen[0], 1);
    }

    void mt_0_4_distinctWorkshopsAreNeverTwice()
    {
        Table table = atSetUp(2, {{"workshops", "random-distinct"}});
        playTo(table, u"deal-workshops"_s);
        table.play("deal-workshop mint");
        QVERIFY(!table.isLegal("deal-workshop mint"));
        QVERIFY(table.isLegal("deal-workshop crusher"));
    }

    void mt_0_5_theFirstPlayerMayBeChosen()
    {
        Table table = atSetUp(3, {{"first-player", "green"}});
        playTo(table, u"portal"_s);
        QCOMPARE(table.now().firstPlayer, kGreen);
        QCOMPARE(table.seat(), kGreen);
    }

    void mt_0_10_tilesAndHallsAreReady()
    {
        const Table table = atSetUp();
        for (std::size_t shape = 0; shape < kShapes; ++shape)
            QCOMPARE(int {table.now().tiles[shape]}, int {kShapeData[shape].tiles});
        QCOMPARE(int {table.now().hallsUsed}, 0);
    }

    void mt_0_11_twelveTrollsAreRevealed()
    {
        Table table = atSetUp();
        QCOMPARE(offered(table).size(), 21);
        QVERIFY(table.isLegal("reveal-troll l1-21 h1-1"));
        playTo(table, u"draw-pedestal"_s);
        QCOMPARE(table.count("troll-revealed"), 12);
        for (std::size_t place = 0; place < kHordePlaces; ++place)
            QCOMPARE(int {dataOf(table.now().horde[place].troll).level}, rowOfPlace(place));
    }

    void mt_0_12_fourPedestalsLieOnTheSecondRow()
    {
        Table table = atSetUp();
        playTo(table, u"deal-workshops"_s);
        for (std::size_t place = 0; place < kHordePlaces; ++place)
            QCOMPARE(table.now().horde[place].pedestal != kNoClan, rowOfPlace(place) == 2);
        QCOMPARE(table.now().bag[0] + table.now().bag[1] + table.now().bag[2], 14);
    }

    void mt_0_13_twoPlayersHaveNoTokenOfFive()
    {
        QCOMPARE(int {atSetUp().now().coronations}, 1);
        QCOMPARE(int {atSetUp(3).now().coronations}, 0);
    }

    void mt_0_14_workshopsForEachPlayerAndOneMore()
    {
        Table table = atSetUp(3);
        playTo(table, u"portal"_s);
        QCOMPARE(table.now().workshopsOpen.size(), 7);
    }

    void mt_0_15_threeSpellsLieOpen()
    {
        Table table = atSetUp();
        playTo(table, u"first-statue"_s);
        std::set<int> spells;
        for (const OpenSpell &open : table.now().grimoire)
            spells.insert(open.spell);
        QCOMPARE(spells.size(), std::size_t {3});
        QCOMPARE(table.now().spellDeck.size(), 14);
    }

    void mt_0_16_statuesFollowTheOrderOfTheClans()
    {
        Table table = atSetUp();
        playTo(table, u"first-statue"_s);
        QCOMPARE(offered(table).size(), 15);
        table.play("first-statue 15");
        QCOMPARE(offered(table).size(), 6);
        table.play("order-clans moon fire ice");
        QVERIFY(table.happened("statue-placed moon r03c08"));
        QVERIFY(table.happened("statue-placed fire r06c10"));
        QVERIFY(table.happened("statue-placed ice r03c12"));
        QCOMPARE(table.count("statue-placed"), 15);
    }

    void mt_0_17_everyPlaceOfTheTrackHasItsToken()
    {
        Table table = atSetUp();
        playTo(table, u"choose-first"_s);
        std::array<int, kTokenValues> values {};
        for (const TrackPlace &place : table.now().track)
            ++values[place.value];
        QCOMPARE(values, (std::array<int, kTokenValues> {4, 4, 4, 3}));
    }

    void mt_0_18_theFirstPlayerIsDrawn()
    {
        Table table = atSetUp(3);
        playTo(table, u"choose-first"_s);
        QCOMPARE(offered(table),
                 QStringList({u"first-player magenta"_s, u"first-player blue"_s, u"first-player green"_s}));
        table.play("first-player blue");
        QCOMPARE(table.seat(), kBlue);
    }

    void mt_0_19_portalsStandOnFreeStarts()
    {
        Table table = atSetUp(3);
        playTo(table, u"portal"_s);
        QCOMPARE(offered(table), QStringList({u"portal r01c10"_s, u"portal r14c03"_s, u"portal r14c17"_s}));
        QCOMPARE(refusal(table, "portal r02c10"), u"not-a-start 0.19"_s);
        table.play("portal r14c03");
        QCOMPARE(refusal(table, "portal r14c03"), u"start-taken 0.19"_s);
    }

    void mt_0_19_twoPlayersStartOnCellsOfOneLabel()
    {
        WinterForTwo table;
        while (table.decision() != "portal")
            table.play(table.choices().front());
        QCOMPARE(offered(table).size(), 9); // four starts for four, five for five
        table.play("portal r04c05");
        QCOMPARE(offered(table).size(), 3);
        QCOMPARE(QString::fromStdString(table.reasonAgainst("portal r01c14")), u"no-common-label"_s);
        QCOMPARE(QString::fromStdString(table.whyNotRule("portal r01c14")), u"0.19"_s);
    }

    void mt_0_20_fourOfSixTrollsAreSettled()
    {
        Table table = atSetUp();
        playTo(table, u"draw-start-troll"_s);
        table.play({"draw-troll st1", "draw-troll st3"});
        QCOMPARE(offered(table).size(), 8);
        QCOMPARE(refusal(table, "settle st2 p1-1"), u"card-not-in-hand 0.20"_s);
        table.play("settle st1 p1-3");
        QCOMPARE(decisionOf(table), u"draw-start-troll"_s);
        table.play("draw-troll st2");
        QCOMPARE(refusal(table, "settle st2 p1-3"), u"slot-filled 0.20"_s);
        table.play({"settle st2 p1-1", "draw-troll st5", "settle st3 p1-2", "draw-troll st6"});
        QCOMPARE(offered(table).size(), 2);
    }

    void mt_0_21_theFourTrollsBringTheirResources()
    {
        Table table = atSetUp(2, {{"first-player", "magenta"}});
        playTo(table, u"draw-start-troll"_s);
        table.play({"draw-troll st1", "draw-troll st2", "settle st1 p1-1", "draw-troll st3",
                    "settle st2 p1-2", "draw-troll st4", "settle st3 p1-3", "draw-troll st5",
                    "settle st4 p1-4"});
        playTo(table, u"prepare"_s);
        QCOMPARE(stockOf(table), u"SSII$$TR"_s);
        for (std::size_t slot = 0; slot < kFirstRowSlots; ++slot)
            QCOMPARE(int {table.now()[kMagenta].pack[slot].filled}, 0);
    }

    void mt_0_22_laterSeatsGetTheCardInHand()
    {
        Table table = atSetUp(2, {{"first-player", "blue"}});
        playTo(table, u"prepare"_s);
        QCOMPARE(countOf(table, "card-shown magenta"), 1);
        QCOMPARE(countOf(table, "card-shown blue"), 0);
        QCOMPARE(table.scene().stockOf(kMagenta).sum(), 10);
        QCOMPARE(table.scene().stockOf(kBlue).sum(), 8);
        QCOMPARE(table.now()[kMagenta].hand.size(), 0);
    }

    void mt_0_22_theFourthAndFifthGetBothCards()
    {
        Table table = atSetUp(5, {{"first-player", "magenta"}});
        playTo(table, u"prepare"_s);
        for (const auto &[seat, sum] :
             {std::pair {kMagenta, 8}, std::pair {kBlue, 10}, std::pair {kGreen, 10}, std::pair {kOrange, 12},
              std::pair {kWhite, 12}})
            QCOMPARE(table.scene().stockOf(seat).sum(), sum);
    }

    void section6_theStartingHandIsItsOwners()
    {
        Table table = atSetUp();
        playTo(table, u"draw-start-troll"_s);
        const Seat owner = static_cast<Seat>(table.now().firstPlayer);
        table.play({"draw-troll st1", "draw-troll st3"});
        const auto view = table.seenBy({table.setup().rules().next(owner)});
        const MountainData &known = static_cast<const MountainView &>(*view).known();
        QCOMPARE(known[owner].hand.size(), 2);
        QCOMPARE(known[owner].hand.hidden(), 2);
    }

    void section6_theValueOfATakenTokenIsItsOwners() // decision 18
    {
        const Table table(Moment::Prepare, [](Mountain &mountain) {
            mountain.stock(kMagenta, "SSSS");
            mountain.data().track[0].owner = kMagenta;
        });
        const auto blue = table.seenBy({kBlue});
        const MountainData &known = static_cast<const MountainView &>(*blue).known();
        QCOMPARE(known.track[0].value, kHiddenPiece);
        QVERIFY(known.track[1].value < kTokenValues);
    }
};

std::unique_ptr<QObject> makeSetupTest()
{
    return std::make_unique<SetupTest>();
}

} // namespace merlon::mountain

#include "setup_test.moc"
