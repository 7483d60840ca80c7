#include "core/base/json.h"
#include "core/engine/moments.h"
#include "core/engine/records/document_reader.h"
#include "core/engine/records/known_scenario.h"
#include "core/games/english.h"
#include "tests/support/boards.h"
#include "tests/support/play.h"
#include "tests/support/test_program.h"
#include "tests/support/toy/toy_game.h"

#include <QTest>

#include <algorithm>

using namespace merlon;

namespace {

const Game *anyGame(std::string_view key)
{
    const Game *const game = findGame(key);
    return game ? game : toy::lookup()(key);
}

Expected<Board> noBoard(std::string_view, const Game &)
{
    return tl::unexpected(Error {});
}

std::shared_ptr<const Setup> openedGame(const QString &game)
{
    if (game == QStringLiteral("toll"))
        return toy::open();
    const Game &rules = *findGame(game.toStdString());
    return *rules.open(testing::shippedBoard(rules.defaultBoard()), {});
}

std::string givenAway(const Match &match, SeatSet seats, std::uint64_t luck)
{
    Random random(luck);
    const std::optional<KnownScenario> known = scenarioAsKnown(match, match.ply(), seats, random);
    return known ? writeScenario(known->scenario, anyGame) : std::string();
}

} // namespace

/// A running game that is given away as a seat may know it.
class KnownScenarioTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void itOpensAndLooksTheSame_data() { addGames(); }
    void itOpensAndLooksTheSame()
    {
        QFETCH(const QString, game);
        const std::shared_ptr<const Setup> setup = openedGame(game);
        int now = 0;
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            Match match(setup, {0xC0FFEE0000000000u + seed, ChanceMode::Dealt, {}});
            for (int step = 0; step < 6; ++step) {
                if (!testing::playSome(match, seed, 7) || match.isOver())
                    break;
                for (const SeatSet seats : {SeatSet {0}, SeatSet {1}, SeatSet()}) {
                    Random random(step);
                    const std::optional<KnownScenario> known =
                        scenarioAsKnown(match, match.ply(), seats, random);
                    QVERIFY(known);
                    const std::string text = writeScenario(known->scenario, anyGame);
                    QVERIFY(text.find(hexOf(match.record().seed)) == std::string::npos);
                    const Expected<Scenario> read = readScenario(text, "file", anyGame);
                    QVERIFY2(read, read ? "" : say(read.error(), english()).c_str());
                    const Expected<OpenedScenario> opened = openScenario(*read, noBoard, anyGame);
                    QVERIFY2(opened, opened ? "" : say(opened.error(), english()).c_str());
                    if (!known->isNow)
                        continue;
                    ++now;
                    QCOMPARE(opened->start->seenBy(seats)->hash(), match.seenBy(seats)->hash());
                }
            }
        }
        QVERIFY(now > 0);
    }

    /// The same question in another world that the seat cannot tell from this one.
    void hiddenFactsDoNotShow_data() { addGames(); }
    void hiddenFactsDoNotShow()
    {
        QFETCH(const QString, game);
        const std::shared_ptr<const Setup> setup = openedGame(game);
        Random random(3);
        int compared = 0;
        int different = 0;
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            Match match(setup, {seed, ChanceMode::Dealt, {}});
            for (int step = 0;
                 step < 60 && testing::playSome(match, seed + static_cast<std::uint64_t>(step), 3); ++step) {
                for (const SeatSet seats : {SeatSet {0}, SeatSet {1}, SeatSet()}) {
                    const State &state = match.state();
                    if (!state.isAtMoment() || match.isOver())
                        continue;
                    const std::optional<Json> otherWorld =
                        imaginedPosition(*seenAtMoment(state, seats), *state.seenBy(seats), random);
                    if (!otherWorld)
                        continue;
                    const std::unique_ptr<State> other = *setup->position(*otherWorld);
                    const Match here(setup, state.clone(), {seed, ChanceMode::Dealt, {}});
                    const Match there(setup, other->clone(), {seed + 77, ChanceMode::Dealt, {}});
                    const std::uint64_t luck = random.next();
                    QCOMPARE(givenAway(here, seats, luck), givenAway(there, seats, luck));
                    ++compared;
                    different += here.state().hash() != there.state().hash() ? 1 : 0;
                }
            }
        }
        qInfo("%d compared, %d of them of different worlds", compared, different);
        // Players at random win none of the tokens that alone are hidden on a mountain; exiles see everything.
        QVERIFY(different > 5 || game == QStringLiteral("mountain") || game == QStringLiteral("exiles"));
    }

    /// Of any question that was, with everything as it was; at the end of the last one before it.
    void theWholeOfAnyMomentOpensAsItWas_data() { addGames(); }
    void theWholeOfAnyMomentOpensAsItWas()
    {
        QFETCH(const QString, game);
        Match match(openedGame(game), {7, ChanceMode::Dealt, {}});
        testing::playToEnd(match, 5);
        QVERIFY(match.isOver());
        int opens = 0;
        const std::size_t stride = std::max<std::size_t>(1, match.ply() / 40);
        for (std::size_t ply = 0; ply < match.ply(); ply += stride) {
            const std::optional<KnownScenario> known = wholeScenario(match, ply);
            if (!known) // nothing can be written before the first moment
                continue;
            QVERIFY(known->ply <= ply);
            QCOMPARE(known->isNow, known->ply == ply);
            const Expected<OpenedScenario> opened = openScenario(known->scenario, noBoard, anyGame);
            QVERIFY2(opened, opened ? "" : say(opened.error(), english()).c_str());
            QCOMPARE(opened->start->hash(), match.stateAt(known->ply)->hash());
            const std::optional<KnownScenario> again = wholeScenario(match, known->ply);
            QVERIFY(again && again->isNow && again->scenario == known->scenario);
            ++opens;
        }
        QVERIFY(opens > 0);
        const std::optional<KnownScenario> last = wholeScenario(match, match.ply());
        QVERIFY(last);
        QVERIFY(!last->isNow);
        QVERIFY(last->ply < match.ply());
    }

private:
    static void addGames()
    {
        QTest::addColumn<QString>("game");
        for (const char *game : {"toll", "siege1", "siege2", "fiefs", "mountain", "exiles"})
            QTest::newRow(game) << QString::fromLatin1(game);
    }
};

MERLON_TEST(KnownScenarioTest)
#include "known_scenario_test.moc"
