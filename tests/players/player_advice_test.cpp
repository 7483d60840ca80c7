#include "core/engine/match/match.h"
#include "core/games/english.h"
#include "core/players/players.h"
#include "tests/support/player_games.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <set>

using namespace merlon;
using namespace merlon::testing;

/// What the heuristic player says about its choices.
class AdviceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void givesReasonsForTheSameChoices_data();
    void givesReasonsForTheSameChoices();
    void saysNothingThatIsHidden_data();
    void saysNothingThatIsHidden();
    void saysThatNothingElseIsPossible();
};

void AdviceTest::givesReasonsForTheSameChoices_data()
{
    QTest::addColumn<QByteArray>("game");
    QTest::newRow("siege1") << QByteArray("siege1");
    QTest::newRow("siege2") << QByteArray("siege2");
}

void AdviceTest::givesReasonsForTheSameChoices()
{
    QFETCH(QByteArray, game);
    const std::shared_ptr<const Setup> setup = openOnItsBoard(game.toStdString(), {});
    const std::unique_ptr<Player> player = makePlayer("heuristic");
    std::set<std::string> reasons;
    int silent = 0;
    int asked = 0;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        Match match(setup, {.seed = seed});
        while (!match.isOver()) {
            const std::unique_ptr<View> view = match.seenBy({match.state().decision().seat});
            Random random(seed, match.ply());
            Random again(seed, match.ply());
            const Advice advice = player->advise(*view, random);
            QVERIFY(advice.choice == player->choose(*view, again));
            ++asked;
            silent += advice.why.empty() ? 1 : 0;
            if (!advice.why.empty()) {
                QVERIFY2(!english().wording(advice.why.code).empty(), advice.why.code.c_str());
                const std::string said = say(advice.why, english());
                QVERIFY2(said.find('%') == std::string::npos, said.c_str());
                reasons.insert(advice.why.code);
            }
            QVERIFY(match.play(advice.choice, match.ply()));
        }
    }
    QVERIFY2(reasons.size() >= 20, std::to_string(reasons.size()).c_str());
    QVERIFY2(silent * 5 < asked, (std::to_string(silent) + " of " + std::to_string(asked)).c_str());
}

void AdviceTest::saysNothingThatIsHidden_data()
{
    QTest::addColumn<QByteArray>("game");
    for (const Game *game : allGames())
        QTest::newRow(game->key().c_str()) << QByteArray::fromStdString(game->key());
}

/// In whatever the seat could imagine, the same is said.
void AdviceTest::saysNothingThatIsHidden()
{
    QFETCH(QByteArray, game);
    const std::shared_ptr<const Setup> setup = openOnItsBoard(game.toStdString(), {});
    const std::unique_ptr<Player> player = makePlayer("heuristic");
    Match match(setup, {.seed = 4});
    for (int question = 0; question < 300 && !match.isOver(); ++question) {
        const Seat seat = match.state().decision().seat;
        const std::unique_ptr<View> view = match.seenBy({seat});
        Random random(4, match.ply());
        const Advice advice = player->advise(*view, random);
        const std::unique_ptr<State> state = match.state().clone();
        Random imagination(9, match.ply());
        view->imagine(*state, imagination);
        Random again(4, match.ply());
        const Advice other = player->advise(*state->seenBy({seat}), again);
        QVERIFY(other.choice == advice.choice);
        QVERIFY(other.why == advice.why);
        QVERIFY(match.play(advice.choice, match.ply()));
    }
}

void AdviceTest::saysThatNothingElseIsPossible()
{
    const std::shared_ptr<const Setup> setup = openOnItsBoard("siege2", {});
    const std::unique_ptr<Player> player = makePlayer("heuristic");
    for (std::uint64_t seed = 1; seed < 20; ++seed) {
        Match match(setup, {.seed = seed});
        while (!match.isOver()) {
            const std::unique_ptr<View> view = match.seenBy({match.state().decision().seat});
            ChoiceList choices;
            view->choices(choices);
            Random random(seed, match.ply());
            const Advice advice = player->advise(*view, random);
            if (choices.size() == 1) {
                QCOMPARE(advice.why.code, std::string("advice.only"));
                return;
            }
            QVERIFY(advice.why.code != "advice.only");
            QVERIFY(match.play(advice.choice, match.ply()));
        }
    }
    QFAIL("no question with one answer came up");
}

MERLON_TEST(AdviceTest)
#include "player_advice_test.moc"
