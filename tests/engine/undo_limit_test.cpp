#include "core/base/random.h"
#include "core/engine/match/undo_limit.h"
#include "core/players/players.h"
#include "tests/support/play.h"
#include "tests/support/player_games.h"
#include "tests/support/test_program.h"
#include "tests/support/toy/toy_game.h"
#include "tests/support/toy/toy_rules.h"

#include <QElapsedTimer>
#include <QTest>

using namespace merlon;

namespace {

constexpr Seat kNorth = 0;

/// A game of Toll in which south is the spy and everybody holds copper and silver, before the first turn.
Match tollAtFirstTurn()
{
    Match match(toy::open(), {5, ChanceMode::Dealt, {}});
    return match;
}

/// A game played by the heuristic player, up to so many choices.
Match played(const char *game, std::uint64_t seed, int choices)
{
    Match match(testing::openOnItsBoard(game), {.seed = seed});
    const std::unique_ptr<Player> player = makePlayer("heuristic");
    for (int i = 0; i < choices && !match.isOver(); ++i) {
        Random random(seed, match.ply());
        const Choice choice = player->choose(*match.seenBy({match.state().decision().seat}), random);
        if (!match.play(choice, match.ply()))
            qFatal("a player chose what is not legal");
    }
    return match;
}

} // namespace

class UndoLimitTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingIsUndoneBeyondADealOfChance()
    {
        const Match match = tollAtFirstTurn();
        const UndoLimit limit = undoableTo(match, {kNorth});
        QCOMPARE(limit.ply, match.ply());
        QCOMPARE(limit.why, Disclosure::Chance);
    }

    /// T-3.1, T-3.2: to play a card and to wager shows the one who does it nothing new.
    void ownChoicesAreFree()
    {
        Match match = tollAtFirstTurn();
        const std::size_t turn = match.ply();
        ChoiceList choices;
        match.state().choices(choices);
        const auto play = std::ranges::find(choices, toy::kPlay, &Choice::verb);
        QVERIFY(play != choices.end());
        QVERIFY(match.play(*play, match.ply()));
        QCOMPARE(undoableTo(match, {kNorth}).ply, turn);
        testing::mustPlay(match, "wager 2");
        QCOMPARE(undoableTo(match, {kNorth}).ply, turn);
    }

    void whatAnotherSeatIsSeenToChooseStands()
    {
        Match match = tollAtFirstTurn();
        testing::mustPlay(match, "pass");
        const std::size_t east = match.ply();
        testing::mustPlay(match, "pass");
        const UndoLimit north = undoableTo(match, {kNorth});
        QCOMPARE(north.ply, east + 1);
        QCOMPARE(north.why, Disclosure::OtherChoice);
        const UndoLimit both = undoableTo(match, {kNorth, match.chronicle()[east].decision.seat});
        QCOMPARE(both.ply, east - 1);
    }

    /// T-4.1: the others do not see what the spy does, so that it says nothing to them.
    void whatNobodySeesSaysNothing()
    {
        Match match(toy::open(), {5, ChanceMode::Given, {}});
        testing::mustPlay(match, "appoint south");
        while (match.state().decision().kind != toy::kOfMark) {
            if (match.state().decision().seat == kChance)
                QVERIFY(match.play(match.dealtChoice(), match.ply()));
            else
                testing::mustPlay(match, "pass");
        }
        const Seat spy = match.state().decision().seat;
        const std::size_t before = match.ply();
        testing::mustPlay(match, "wait");
        const Seat last = match.chronicle()[before - 1].decision.seat;
        QVERIFY(spy != last);
        QCOMPARE(disclosureAt(match, before, {last}), Disclosure::None);
        QCOMPARE(undoableTo(match, {last}).ply, before - 1);
    }

    /// T-5.1: the end of the game shows every card.
    void anOwnChoiceThatBringsSomethingToLightStands()
    {
        Match match = tollAtFirstTurn();
        testing::playToEnd(match, 3);
        QVERIFY(match.isOver());
        const Seat last = match.chronicle().back().decision.seat;
        const UndoLimit limit = undoableTo(match, {last});
        QCOMPARE(limit.ply, match.ply());
        QCOMPARE(limit.why, Disclosure::HiddenThing);
    }

    void theLimitOfASiegeIsALastDisclosure_data()
    {
        QTest::addColumn<QByteArray>("game");
        QTest::newRow("Siege: Glory") << QByteArray("siege1");
        QTest::newRow("Siege: Breach") << QByteArray("siege2");
    }

    /// Behind the limit nothing has come out: the seats' views there hold no answer of chance and no choice of others
    /// that they saw; and somewhere in a game several choices can be taken back, and somewhere none.
    void theLimitOfASiegeIsALastDisclosure()
    {
        QFETCH(QByteArray, game);
        std::size_t longest = 0;
        int refused = 0;
        for (int choices = 10; choices < 250; choices += 15) {
            const Match match = played(game.constData(), 4, choices);
            for (const SeatSet seats : {SeatSet {0}, SeatSet {1}}) {
                const UndoLimit limit = undoableTo(match, seats);
                for (std::size_t ply = limit.ply; ply < match.ply(); ++ply) {
                    const Ply &step = match.chronicle()[ply];
                    QVERIFY(seats.contains(step.decision.seat) || !isVisibleTo(step.secrecy, seats));
                }
                longest = std::max(longest, match.ply() - limit.ply);
                refused += limit.ply == match.ply() ? 1 : 0;
                if (limit.ply > 0)
                    QVERIFY(disclosureAt(match, limit.ply - 1, seats) == limit.why);
            }
        }
        QVERIFY2(longest >= 2, std::to_string(longest).c_str());
        QVERIFY(refused > 0);
    }

    void thePastOfASiegeIsWhatItWas_data() { theLimitOfASiegeIsALastDisclosure_data(); }

    void thePastOfASiegeIsWhatItWas()
    {
        QFETCH(QByteArray, game);
        Match match = played(game.constData(), 6, 200);
        const std::size_t now = match.ply();
        QElapsedTimer time;
        time.start();
        std::vector<std::uint64_t> hashes;
        for (std::size_t ply = 0; ply <= now; ++ply)
            hashes.push_back(match.stateAt(ply)->hash());
        qInfo("a state of the past in %.3f ms",
              static_cast<double>(time.nsecsElapsed()) / 1e6 / double(now + 1));
        QCOMPARE(match.ply(), now);
        for (std::size_t ply = 0; ply < now; ++ply)
            QCOMPARE(hashes[ply + 1], match.chronicle()[ply].hash);
        QVERIFY(match.goTo(now / 2));
        QCOMPARE(match.stateAt(now)->hash(), hashes[now]); // what was undone is still there
    }

    void underIronNothingIsTakenBackWhateverCameOut()
    {
        const MatchSettings settings {.seed = 9, .takeBacks = true};
        const Options iron {{"rounds", "40"}, {"rules", "full"}, {"foe", "tide"}};
        QVERIFY(!Match(toy::open(iron), settings).takeBacks());
        QVERIFY(Match(toy::open({{"rounds", "40"}}), settings).takeBacks());
    }

    void aBranchHasTheSameHistory()
    {
        Match match(toy::open(), {9, ChanceMode::Dealt, {{"north", "Ann", "person"}}, true});
        testing::playSome(match, 2, 6);
        const Record before = match.record();
        const std::size_t ply = match.chronicle()[match.ply() - 1].dealt ? match.ply() : match.ply() - 1;
        Match branch = match.branchAt(ply);
        QCOMPARE(branch.ply(), ply);
        QCOMPARE(branch.state().hash(), match.stateAt(ply)->hash());
        QCOMPARE(branch.takeBacks(), true);
        QVERIFY(branch.record().seats == before.seats);
        testing::playToEnd(branch, 8);
        QVERIFY(match.record() == before);
    }
};

MERLON_TEST(UndoLimitTest)
#include "undo_limit_test.moc"
