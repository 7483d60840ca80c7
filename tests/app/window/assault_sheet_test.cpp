#include "app/games/siege/assault/assault_sheet.h"
#include "app/table/staging/staged_act.h"
#include "core/engine/match/chronicle.h"
#include "core/engine/match/seat_view.h"
#include "core/engine/match/seen_acts.h"
#include "core/engine/match/story_plan.h"
#include "core/games/module.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/player_games.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <chrono>
#include <map>
#include <set>
#include <utility>
#include <vector>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::WindowDriver;

namespace {

/// What the sheet must say, counted from the events by keys alone.
struct Count {
    std::map<std::pair<int, std::string>, int> killed; ///< by place and unit
    std::map<int, std::pair<int, int>> strengths;
    std::set<int> breached;
    int round = 0;
};

/// The last assault of a story.
Count countOf(std::span<const StoryLine> story, const Setup &setup)
{
    const Vocabulary &words = setup.vocabulary();
    Count count;
    bool runs = false;
    for (const StoryLine &line : story) {
        for (const Event &event : line.events) {
            const Term &term = words.events()[event.kind];
            if (term.key == "assault-begins") {
                count = {};
                count.round = event.args[0];
                runs = true;
            }
            if (term.key == "round-ended" || term.key == "game-won")
                runs = false;
            if (!runs)
                continue;
            if (term.key == "unit-killed" || term.key == "crew-killed")
                ++count.killed[{event.args[0], words.keyOf(term.types[1], event.args[1])}];
            if (term.key == "strengths-compared" || term.key == "totals-compared")
                count.strengths[event.args[0]] = {event.args[1], event.args[2]};
            if (term.key == "wall-breached" || term.key == "wall-entered")
                count.breached.insert(event.args[0]);
        }
    }
    return count;
}

Count countOf(const AssaultRecord &record)
{
    Count count;
    count.round = record.round();
    for (const AssaultRow &row : record.rows()) {
        for (const AssaultCell &cell : row.cells) {
            for (const auto &[unit, dead] : cell.killed)
                count.killed[{row.place, unit}] += dead;
        }
        if (row.invader)
            count.strengths[row.place] = {*row.invader, *row.defender};
        if (row.verdict == AssaultRow::Verdict::Breach)
            count.breached.insert(row.place);
    }
    return count;
}

/// A whole game of computers, without a window.
Match played(const char *key, std::uint64_t seed)
{
    return testing::playedMatch(testing::openOnItsBoard(key), "heuristic", seed);
}

} // namespace

/// What an assault comes to, by the events, by its acts and on its sheet.
class AssaultSheetTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sheetAgreesWithTheEvents_data();
    void sheetAgreesWithTheEvents();
    void actsComeInTheOrderOfTheRules_data();
    void actsComeInTheOrderOfTheRules();
    void verdictsAreForTheSideThatTheRulesSay();
    void hiddenOrdersAreNotShownBeforeTheyAreRevealed();
    void sheetSpeaksFrench();

private:
    static constexpr std::chrono::minutes kPatience {2}; // for a whole game on a busy machine

    static AssaultSheet &sheetOf(WindowDriver &driver) { return *driver.table().findChild<AssaultSheet *>(); }
    static void beginGame(WindowDriver &driver, const char *game, const QStringList &kinds,
                          std::uint64_t seed)
    {
        NewGame wanted;
        wanted.game = findGame(game);
        for (const QString &kind : kinds)
            wanted.sittings.push_back({kind, {}});
        wanted.seed = seed;
        driver.begin(std::move(wanted));
    }
};

void AssaultSheetTest::sheetAgreesWithTheEvents_data()
{
    QTest::addColumn<QString>("game");
    QTest::newRow("siege2") << u"siege2"_s;
    QTest::newRow("siege1") << u"siege1"_s;
}

/// S2-17, S2-18, S1-18, S1-19: after each choice of a whole game the sheet says what the events say.
void AssaultSheetTest::sheetAgreesWithTheEvents()
{
    QFETCH(QString, game);
    WindowDriver driver;
    beginGame(driver, game.toUtf8().constData(), {u"heuristic"_s, u"heuristic"_s}, 1);
    driver.session().computers().setGathering(
        std::chrono::milliseconds(10)); // often, not at each of many hundred choices
    const AssaultSheet &sheet = sheetOf(driver);
    int compared = 0;
    std::set<int> rounds;
    bool agrees = true;
    const auto compare = [&] {
        const Match &match = driver.session().match();
        const Count told = countOf(storyFor(match.chronicle(), driver.session().eyes()), match.setup());
        const Count shown = countOf(*sheet.model().record());
        agrees = agrees && told.killed == shown.killed && told.strengths == shown.strengths
            && told.breached == shown.breached && told.round == shown.round;
        compared += static_cast<int>(shown.killed.size());
        rounds.insert(shown.round);
    };
    connect(&driver.session(), &TableSession::stageChanged, &driver.session(), compare);
    QVERIFY(
        testing::waitUntil([&] { return driver.session().stage() == TableSession::Stage::Over; }, kPatience));
    compare();
    QVERIFY(agrees);
    QVERIFY(compared > 0);
    QVERIFY(rounds.size() > 2);
}

void AssaultSheetTest::actsComeInTheOrderOfTheRules_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 5; ++seed) {
        QTest::addRow("siege2, %d", seed) << u"siege2"_s << seed;
        QTest::addRow("siege1, %d", seed) << u"siege1"_s << seed;
    }
}

/// S2-17.1 to S2-18.12, S1-18.2 to S1-20.1: an assault is cut into acts at one place each; no event is lost, and each
/// act shows what the next position on the way was.
void AssaultSheetTest::actsComeInTheOrderOfTheRules()
{
    QFETCH(QString, game);
    QFETCH(int, seed);
    const Match match = played(game.toUtf8().constData(), static_cast<std::uint64_t>(seed));
    const Speaker speaker(match.setup());
    const auto seen = seatViewOf(match, SeatSet::all());
    const StoryPlan &plan = storyPlanOf(match.setup().game());
    std::vector<Event> told;
    for (const StoryLine &line : seen->story())
        told.insert(told.end(), line.events.begin(), line.events.end());
    std::vector<Event> shown;
    int fights = 0;
    int verdicts = 0;
    int volleys = 0;
    for (const StagedAct &act : stagedActsOf(seen->acts(0, plan), speaker)) {
        shown.insert(shown.end(), act.events.begin(), act.events.end());
        fights += act.inFight && act.place >= 0 ? 1 : 0;
        verdicts += act.verdict.isEmpty() ? 0 : 1;
        QVERIFY(act.view);
        QVERIFY(act.verdict.isEmpty() || act.inFight);
        std::set<int> places;
        for (const Event &event : act.events) {
            if (isGreat(event, plan, match.setup().vocabulary()))
                places.insert(placeOf(event, match.setup().vocabulary()));
        }
        QVERIFY(places.size() <= 1); // nobody falls at two places at once
        const std::string &first =
            act.events.empty() ? std::string() : match.setup().vocabulary().events()[act.events[0].kind].key;
        if (first == "volley-fired" || first == "archers-fire") { // by the defenders, whoever chose before
            ++volleys;
            QCOMPARE(int {match.setup().seats()[act.seat].team}, 1);
        }
    }
    QVERIFY(shown == told);
    QVERIFY(fights > 20);
    QVERIFY(verdicts > 0);
    QVERIFY(volleys > 0);
}

/// S2-18.9, S1-19.5, FI-8.16: whoever is stronger, a wall that is not breached holds.
void AssaultSheetTest::verdictsAreForTheSideThatTheRulesSay()
{
    int closeCalls = 0; // held, though the attacker was stronger
    std::set<Victor> victors;
    for (const char *game : {"siege2", "siege1", "fiefs"}) {
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            const Match match = played(game, seed);
            const Vocabulary &words = match.setup().vocabulary();
            const StoryPlan &plan = storyPlanOf(match.setup().game());
            for (const StoryLine &line : storyFor(match.chronicle(), SeatSet::all())) {
                for (const Event &event : line.events) {
                    const FightVerdict verdict = plan.verdictOf(event);
                    if (!verdict.wording)
                        continue;
                    victors.insert(verdict.victor);
                    if (words.events()[event.kind].role == TermRole::Taken)
                        QVERIFY(verdict.victor == Victor::Attacker);
                    if (words.events()[event.kind].key != "strengths-compared")
                        continue;
                    QVERIFY(verdict.victor == Victor::Defender);
                    closeCalls += event.args[1] > event.args[2] ? 1 : 0;
                }
            }
        }
    }
    QVERIFY(victors.contains(Victor::Attacker));
    QVERIFY(closeCalls > 0);
}

/// S2-11, S2-18.4: what lies face down is in no act and no cell before it is turned up.
void AssaultSheetTest::hiddenOrdersAreNotShownBeforeTheyAreRevealed()
{
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const Match match = played("siege2", seed);
        AssaultRecord record(match.setup());
        const Vocabulary &words = match.setup().vocabulary();
        std::set<int> shown;
        for (const StoryLine &line : storyFor(match.chronicle(), {1})) {
            for (const Event &event : line.events) {
                record.add(event);
                const std::string &key = words.events()[event.kind].key;
                if (key == "assault-begins")
                    shown.clear();
                if (key == "order-shown")
                    shown.insert(event.args[1]);
                if (!record.isRunning())
                    continue;
                for (const AssaultRow &row : record.rows()) {
                    const bool knows = !row.at(AssaultStep::Orders).order.empty();
                    QVERIFY(!knows || shown.contains(row.place));
                }
            }
        }
    }
}

void AssaultSheetTest::sheetSpeaksFrench()
{
    WindowDriver driver(u"fr"_s);
    driver.begin({u"heuristic"_s, u"heuristic"_s}, 1);
    QVERIFY(
        testing::waitUntil([&] { return driver.session().stage() == TableSession::Stage::Over; }, kPatience));
    const AssaultModel &model = sheetOf(driver).model();
    QVERIFY(model.rowCount() > 0);
    const int strength = model.columnOf(AssaultStep::Strength);
    QCOMPARE(model.headerData(strength, Qt::Horizontal, Qt::DisplayRole).toString(), u"Force"_s);
    for (int row = 0; row < model.rowCount(); ++row) {
        const QString text = model.index(row, strength).data(Qt::AccessibleTextRole).toString();
        QVERIFY2(text.contains(u"Force"_s) && !text.contains(u"strength"_s), qPrintable(text));
    }
}

MERLON_TEST(AssaultSheetTest)
#include "assault_sheet_test.moc"
