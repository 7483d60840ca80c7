#include "core/engine/evaluation.h"
#include "core/players/players.h"
#include "tests/support/player_games.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <atomic>
#include <chrono>
#include <map>
#include <set>
#include <thread>

using namespace merlon;

namespace {

/// So many points for each verb.
class VerbScorer final : public Scorer {
public:
    explicit VerbScorer(std::map<int, int> points)
        : m_points(std::move(points))
    {
    }
    int score(Choice choice) const override { return m_points.at(choice.verb); }
    Text why(Choice) const override { return {}; }

private:
    std::map<int, int> m_points;
};

constexpr std::chrono::milliseconds kSlow {2}; ///< for one score

/// Takes its time; later choices are better.
class SlowScorer final : public Scorer {
public:
    int score(Choice choice) const override
    {
        std::this_thread::sleep_for(kSlow);
        ++m_scores;
        return choice.verb;
    }
    Text why(Choice) const override { return {}; }
    int scores() const { return m_scores; }

private:
    mutable std::atomic<int> m_scores = 0;
};

ChoiceList choicesOf(std::initializer_list<std::uint16_t> verbs)
{
    ChoiceList list;
    for (const std::uint16_t verb : verbs)
        list.add({verb, {}});
    return list;
}

/// The verbs that bestOf gives for a hundred seeds.
std::set<int> chosenBy(const ChoiceList &choices, const Scorer *scorer)
{
    std::set<int> chosen;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        Random random(seed);
        chosen.insert(bestOf(choices, scorer, random).choice.verb);
    }
    return chosen;
}

} // namespace

class PlayersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void thereAreTheKindsThatAreListed();
    void chanceDecidesBetweenTheBestAlone();
    void withoutAScorerAllAreAsGood();
    void knowsWhetherTheBestStandsOut();
    void stopsInTime();
    void givesTheFirstChoiceIfItIsStoppedAtOnce_data();
    void givesTheFirstChoiceIfItIsStoppedAtOnce();
};

void PlayersTest::thereAreTheKindsThatAreListed()
{
    for (const std::string_view kind : playerKinds())
        QVERIFY(makePlayer(kind) != nullptr);
    QVERIFY(makePlayer("oracle") == nullptr);
}

void PlayersTest::chanceDecidesBetweenTheBestAlone()
{
    const VerbScorer scorer({{1, -5}, {2, 7}, {3, 0}, {4, 7}});
    const ChoiceList choices = choicesOf({1, 2, 3, 4});
    QCOMPARE(chosenBy(choices, &scorer), (std::set<int> {2, 4}));
    ChoiceList best;
    allBestOf(choices, &scorer, best);
    QCOMPARE(best.size(), std::size_t(2));
    QCOMPARE(best[0].verb, 2);
    QCOMPARE(best[1].verb, 4);
}

void PlayersTest::withoutAScorerAllAreAsGood()
{
    const ChoiceList choices = choicesOf({1, 2, 3});
    QCOMPARE(chosenBy(choices, nullptr), (std::set<int> {1, 2, 3}));
    ChoiceList best;
    allBestOf(choices, nullptr, best);
    QCOMPARE(best.size(), choices.size());
}

void PlayersTest::knowsWhetherTheBestStandsOut()
{
    Random random(1);
    const VerbScorer scorer({{1, 3}, {2, 3}, {3, 2}});
    QVERIFY(!bestOf(choicesOf({1}), &scorer, random).isBetter);
    QVERIFY(!bestOf(choicesOf({1, 2}), &scorer, random).isBetter);
    QVERIFY(bestOf(choicesOf({1, 2, 3}), &scorer, random).isBetter);
    QVERIFY(bestOf(choicesOf({3, 1, 2}), &scorer, random).isBetter);
    QVERIFY(!bestOf(choicesOf({3, 2, 1}), nullptr, random).isBetter);
}

/// Counted in scores rather than by the clock, which says little on a busy machine.
void PlayersTest::stopsInTime()
{
    constexpr int kMost = 10'000; // 20 seconds, if nobody stopped it
    ChoiceList choices;
    for (int verb = 1; verb <= kMost; ++verb)
        choices.add({static_cast<std::uint16_t>(verb), {}});
    const SlowScorer scorer;
    std::atomic<bool> stop = false;
    BestChoice best;
    std::thread thinking([&] {
        Random random(1);
        best = bestOf(choices, &scorer, random, {.stop = &stop});
    });
    while (scorer.scores() < 5)
        std::this_thread::yield();
    stop = true;
    const int before = scorer.scores();
    thinking.join();
    QVERIFY((scorer.scores() - before) * kSlow <= Player::kStopsWithin);
    QCOMPARE(int(best.choice.verb), scorer.scores()); // the best of those that it has looked at
}

void PlayersTest::givesTheFirstChoiceIfItIsStoppedAtOnce_data()
{
    QTest::addColumn<QString>("game");
    QTest::newRow("siege2") << QStringLiteral("siege2");
    QTest::newRow("siege1") << QStringLiteral("siege1");
}

void PlayersTest::givesTheFirstChoiceIfItIsStoppedAtOnce()
{
    QFETCH(QString, game);
    const std::atomic<bool> stop = true;
    const std::unique_ptr<Player> player = makePlayer("heuristic");
    int different = 0;
    const auto stopped = [&](const State &, const View &view, Choice chosen) {
        ChoiceList choices;
        view.choices(choices);
        Random random(1);
        different += chosen != choices[0] ? 1 : 0;
        return player->choose(view, random, {.stop = &stop}) == choices[0]
            && player->advise(view, random, {.stop = &stop}).choice == choices[0];
    };
    bool isFirst = true;
    testing::watchGame(*testing::openOnItsBoard(game.toStdString()), "heuristic", 1,
                       [&](const State &state, const View &view, Choice chosen) {
                           isFirst = isFirst && stopped(state, view, chosen);
                           return isFirst;
                       });
    QVERIFY(isFirst);
    QVERIFY(different > 20); // left alone, it looks further
}

MERLON_TEST(PlayersTest)
#include "players_test.moc"
