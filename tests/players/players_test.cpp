#include "core/engine/evaluation.h"
#include "core/players/players.h"

#include <QTest>

#include <map>
#include <set>

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

private slots:
    void thereAreTheKindsThatAreListed();
    void chanceDecidesBetweenTheBestAlone();
    void withoutAScorerAllAreAsGood();
    void knowsWhetherTheBestStandsOut();
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

QTEST_APPLESS_MAIN(PlayersTest)
#include "players_test.moc"
