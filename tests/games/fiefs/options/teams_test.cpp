#include "core/games/english.h"
#include "tests/games/fiefs/answers.h"
#include "tests/games/fiefs/fiefs_rules_tests.h"
#include "tests/support/boards.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace merlon::fiefs {

namespace {

const Options kPairs {{"allegiance", "pairs"}};
const Options kTriples {{"allegiance", "triples"}};

/// Nivernais attacks f1 of Burgundy among four, with three knights against two.
Table fightInPairs()
{
    Table table(R"({"places": {"f1": {"owner": "burgundy", "knights": 2}}, "seats": {
        "nivernais": {"hand": {"conflict3": 2, "support1": 3}}, "burgundy": {"hand": {"conflict3": 2, "support1": 3}},
        "champagne": {"hand": {"support2": 2}}, "anjou": {"hand": {"support2": 1}}}})",
                4, kPairs);
    table.play({"advance-to f1", "send 3", "conflict conflict3", "conflict conflict3"});
    return table;
}

} // namespace

/// FI-12.2: pairs and triples.
class TeamsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void fi_12_2_partnersSitOpposite_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<QString>("allegiance");
        QTest::addColumn<QString>("teams");
        QTest::newRow("pairs of four") << 4 << u"pairs"_s << u"0101"_s;
        QTest::newRow("pairs of six") << 6 << u"pairs"_s << u"012012"_s;
        QTest::newRow("triples") << 6 << u"triples"_s << u"010101"_s;
        QTest::newRow("alone") << 4 << u"off"_s << u"0123"_s;
    }
    void fi_12_2_partnersSitOpposite()
    {
        QFETCH(int, seats);
        QFETCH(QString, allegiance);
        const Table table("{}", seats, {{"allegiance", allegiance.toStdString()}});
        QString teams;
        for (const SeatInfo &seat : table.setup().seats())
            teams += QString::number(seat.team);
        QTEST(teams, "teams");
    }

    void fi_12_2_teamsNeedTheirNumberOfSeats_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<QString>("allegiance");
        QTest::addColumn<bool>("isOffered");
        for (int seats = 2; seats <= 6; ++seats) {
            QTest::addRow("pairs of %d", seats) << seats << u"pairs"_s << (seats == 4 || seats == 6);
            QTest::addRow("triples of %d", seats) << seats << u"triples"_s << (seats == 6);
        }
    }
    void fi_12_2_teamsNeedTheirNumberOfSeats()
    {
        QFETCH(int, seats);
        QFETCH(QString, allegiance);
        QFETCH(bool, isOffered);
        const Board board = testing::shippedBoard("fiefs-" + std::to_string(seats));
        const auto option = std::ranges::find(fiefsGame().options(), "allegiance", &OptionInfo::key);
        QCOMPARE(fiefsGame().offer(board)(*option, allegiance.toStdString()), isOffered);
        QCOMPARE(fiefsGame().open(board, {{"allegiance", allegiance.toStdString()}}).has_value(), isOffered);
    }

    void fi_12_2_thereIsNoSiegeInTeams()
    {
        const auto setup =
            fiefsGame().open(testing::shippedBoard("fiefs-4"), {{"allegiance", "pairs"}, {"siege", "on"}});
        QVERIFY(!setup);
        QCOMPARE(QString::fromStdString(setup.error().what.code), u"error.fiefs-siege-in-teams"_s);
    }

    void fi_12_2_aTeamWinsTogether_data() // decision 24
    {
        QTest::addColumn<QString>("allegiance");
        QTest::addColumn<QString>("skirmish");
        QTest::addColumn<int>("target");
        QTest::newRow("pairs") << u"pairs"_s << u"off"_s << 20;
        QTest::newRow("triples") << u"triples"_s << u"off"_s << 30;
        QTest::newRow("pairs, skirmish") << u"pairs"_s << u"on"_s << 17;
        QTest::newRow("triples, skirmish") << u"triples"_s << u"on"_s << 25;
    }
    void fi_12_2_aTeamWinsTogether()
    {
        QFETCH(QString, allegiance);
        QFETCH(QString, skirmish);
        const Table table("{}", 6,
                          {{"allegiance", allegiance.toStdString()}, {"skirmish", skirmish.toStdString()}});
        QTEST(table.setup().rules().target(), "target");
    }

    void fi_12_2_thePointsOfPartnersAreAdded()
    {
        // Nivernais 9 and Champagne 9; two more make 20.
        Table table(R"({"places": {"t1": {"owner": "nivernais", "knights": 1},
            "t2": {"owner": "nivernais", "knights": 1}, "a1": {"owner": "nivernais", "knights": 1},
            "g1": {"owner": "nivernais", "knights": 1},
            "t3": {"owner": "champagne", "knights": 1}, "t4": {"owner": "champagne", "knights": 1},
            "a3": {"owner": "champagne", "knights": 1}, "f3": {"owner": "champagne", "knights": 1}}})",
                    4, kPairs);
        table.play({"advance-to f1", "send 1"});
        QVERIFY(table.isOver());
        const Outcome outcome = table.outcome();
        QVERIFY(outcome.isWinner(kNivernais));
        QVERIFY(outcome.isWinner(kChampagne));
        QVERIFY(!outcome.isWinner(kBurgundy));
        QCOMPARE(int(outcome.seats[kAnjou].place), int(outcome.seats[kBurgundy].place));
        QCOMPARE(int(outcome.why.rule.chapter), 12);
    }

    void fi_12_2_noSeatWinsAlone()
    {
        Table table(R"({"places": {"t1": {"owner": "nivernais", "knights": 1},
            "t2": {"owner": "nivernais", "knights": 1}, "t4": {"owner": "nivernais", "knights": 1},
            "g1": {"owner": "nivernais", "knights": 1}, "f2": {"owner": "nivernais", "knights": 1}}})",
                    4, kPairs);
        table.play({"advance-to f1", "send 1"});
        QCOMPARE(table.points(kNivernais), 15);
        QVERIFY(!table.isOver());
    }

    void fi_12_2_nobodyTurnsOnItsPartner()
    {
        Table table(R"({"places": {"f1": {"owner": "champagne", "knights": 1}}, "seats": {"nivernais": {
            "crown": "corruption", "hand": {"fracture": 1}}, "champagne": {"orb": "greed"}}})",
                    4, kPairs);
        QCOMPARE(refusal(table, "advance-to f1"), u"teams-territory 12.2"_s);
        QCOMPARE(refusal(table, "fracture champagne crown"), u"not-an-enemy 12.2"_s);
        QVERIFY(table.isLegal("fracture anjou crown"));
        table.play("use-crown");
        QVERIFY(table.isLegal("break champagne orb")); // Corruption hits any seat
    }

    void fi_12_2_partnersAddSupportClockwise() // decision 17
    {
        Table table = fightInPairs();
        QCOMPARE(scoresOf(table), u"6:5"_s);
        QCOMPARE(table.seat(), kBurgundy);
        table.play("end-support");
        QCOMPARE(table.seat(), kChampagne);
        table.play({"support support2", "end-support"});
        QCOMPARE(scoresOf(table), u"8:5"_s);
        QCOMPARE(table.seat(), kAnjou);
        table.play("support support2");
        QCOMPARE(scoresOf(table), u"8:7"_s);
        QCOMPARE(table.seat(), kNivernais);
    }

    void fi_12_2_aPassIsNotFinal()
    {
        Table table = fightInPairs();
        table.play({"end-support", "end-support", "end-support"}); // Burgundy, Champagne, Anjou
        QCOMPARE(table.seat(), kNivernais);
        table.play({"support support1", "end-support"});
        QCOMPARE(table.seat(), kBurgundy);
        table.play({"end-support", "end-support", "end-support"});
        QCOMPARE(table.seat(), kNivernais); // the fourth in a row
        table.play("end-support");
        QVERIFY(table.happened("battle-won nivernais burgundy f1 2"));
    }

    void fi_12_2_whoHasNoSupportPassesUnasked()
    {
        Table table(R"({"places": {"f1": {"owner": "burgundy", "knights": 2}},
            "seats": {"champagne": {"hand": {}}, "anjou": {"hand": {"conflict5": 1}}}})",
                    4, kPairs);
        table.play({"advance-to f1", "send 3", "conflict conflict3", "conflict conflict3", "end-support"});
        QCOMPARE(table.seat(), kNivernais);
        table.play("end-support");
        QVERIFY(table.happened("battle-won"));
    }

    void fi_12_2_onlyTheTwoTeamsTakePart()
    {
        // Pairs of six: Champagne and Picardy watch.
        Table table(R"({"places": {"f1": {"owner": "burgundy", "knights": 2}}})", 6, kPairs);
        table.play({"advance-to f1", "send 3", "conflict conflict3", "conflict conflict3", "end-support"});
        QCOMPARE(table.seat(), kAnjou);
        table.play("end-support");
        QCOMPARE(table.seat(), kBerry);
        table.play("support support1");
        QCOMPARE(scoresOf(table), u"6:6"_s);
        table.play("end-support");
        QCOMPARE(table.seat(), kNivernais);
    }

    void fi_12_2_allSixTakePartInTriples()
    {
        Table table(R"({"places": {"f1": {"owner": "burgundy", "knights": 2}}})", 6, kTriples);
        table.play({"advance-to f1", "send 3", "conflict conflict3", "conflict conflict3"});
        for (const Seat seat : {kBurgundy, kChampagne, kAnjou, kBerry, kPicardy, kNivernais}) {
            QCOMPARE(table.seat(), seat);
            table.play("end-support");
        }
        QVERIFY(table.happened("battle-won"));
    }

    void fi_12_2_supportsGoBackToTheirOwners()
    {
        Table table = fightInPairs();
        table.play({"end-support", "support support2", "support support2", "support support2"});
        table.play({"end-support", "end-support"}); // Nivernais, Burgundy; the partners have no card left
        QCOMPARE(discardOf(table, kChampagne), u"support2 support2"_s);
        QCOMPARE(discardOf(table, kAnjou), u"support2"_s);
        QCOMPARE(discardOf(table, kNivernais), u"conflict3"_s);
    }

    void fi_12_2_nobodySupportsInTheMountains()
    {
        Table table(R"({"places": {"f1": {"tile": "mountains", "owner": "burgundy", "knights": 2}}})", 4,
                    kPairs);
        table.play({"advance-to f1", "send 3", "conflict conflict3", "conflict conflict3"});
        QVERIFY(table.happened("battle-won"));
    }

    void fi_12_2_drawsSceptresAndOrbsConcernTheTwoAlone()
    {
        Table table = fightInPairs();
        table.play({"end-support", "end-support", "end-support", "end-support"});
        QCOMPARE(table.cards(kChampagne), 2); // it has drawn nothing
        QVERIFY(table.happened("battle-won nivernais burgundy f1 1"));

        Table sceptres(R"({"places": {"f1": {"owner": "burgundy", "knights": 2}}, "seats": {
            "champagne": {"sceptre": "rage", "orb": "greed"}, "anjou": {"sceptre": "loyalty", "orb": "devotion"}}})",
                       4, kPairs);
        sceptres.play({"advance-to f1", "send 3"});
        QCOMPARE(scoresOf(sceptres), u"3:2"_s);
    }

    void fi_11_4_teamsShareTheirPlace()
    {
        Table table(R"({"seat": "anjou", "round": 10, "places": {"f1": {"owner": "nivernais", "knights": 1},
            "f2": {"owner": "burgundy", "knights": 1}, "f4": {"owner": "anjou", "knights": 1}}})",
                    4, {{"allegiance", "pairs"}, {"round-limit", "10"}});
        table.play("end-turn");
        const Outcome outcome = table.outcome();
        QVERIFY(outcome.isWinner(kBurgundy));
        QVERIFY(outcome.isWinner(kAnjou));
        QCOMPARE(int(outcome.seats[kNivernais].place), int(outcome.seats[kChampagne].place));
        QVERIFY(!outcome.isWinner(kChampagne));
    }
};

std::unique_ptr<QObject> makeTeamsTest()
{
    return std::make_unique<TeamsTest>();
}

} // namespace merlon::fiefs

#include "teams_test.moc"
