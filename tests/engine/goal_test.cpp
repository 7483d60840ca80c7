#include "core/base/json.h"
#include "core/base/limits.h"
#include "core/engine/goals/goal_watch.h"
#include "core/engine/match/match.h"
#include "core/engine/records/scenario.h"
#include "core/games/english.h"
#include "core/players/players.h"
#include "tests/support/boards.h"
#include "tests/support/play.h"
#include "tests/support/schema_check.h"
#include "tests/support/test_program.h"
#include "tests/support/toy/toy_game.h"

#include <QTest>

#include <algorithm>
#include <filesystem>

using namespace merlon;

namespace {

using Standing = GoalStanding::Outcome;

Expected<Board> fourFields(std::string_view, const Game &)
{
    return toy::board();
}

Scenario puzzleWith(Goal goal)
{
    Scenario scenario;
    scenario.key = "puzzle";
    scenario.names = {{"en", "Puzzle"}};
    scenario.game = "toll";
    scenario.board = "four-fields";
    scenario.options = {{"seats", "3"}};
    scenario.position = Json {{"step", "turn"}, {"turn", "east"}, {"spy", "north"}, {"weather", "storm"}};
    scenario.goal = std::move(goal);
    return scenario;
}

Goal eventGoal(const std::string &event)
{
    Goal goal;
    goal.seat = "east";
    goal.kind = Goal::Kind::Event;
    goal.event = event;
    return goal;
}

Goal valueGoal(const std::string &pointer, GoalValue::Compare compare, std::int64_t number)
{
    Goal goal;
    goal.seat = "east";
    goal.kind = Goal::Kind::Value;
    goal.value = {pointer, compare, number};
    return goal;
}

OpenedScenario openedPuzzle(const Goal &goal)
{
    Expected<OpenedScenario> opened = openScenario(puzzleWith(goal), fourFields, toy::kToll);
    if (!opened)
        throw std::runtime_error(say(opened.error(), english()));
    return std::move(*opened);
}

Match attemptAt(const Goal &goal)
{
    OpenedScenario opened = openedPuzzle(goal);
    return {opened.setup, std::move(opened.start), {1, ChanceMode::Dealt, {}}};
}

/// Lets the moment pass where that can be done.
Choice idleChoice(const State &state)
{
    ChoiceList choices;
    state.choices(choices);
    const Vocabulary &vocabulary = state.setup().vocabulary();
    const auto pass = std::ranges::find_if(choices, [&](Choice choice) { return vocabulary.isPass(choice); });
    return pass == choices.end() ? choices[0] : *pass;
}

void idle(Match &match)
{
    if (!match.play(idleChoice(match.state()), match.ply()))
        throw std::runtime_error("the idle choice is refused");
}

/// The file of a puzzle whose goal has one thing changed.
std::string puzzleFile(const std::string &pointer, const Json &value)
{
    Json json = Json::parse(writeScenario(puzzleWith(eventGoal("passed east")), toy::kToll));
    json[Json::json_pointer(pointer)] = value;
    return writeJson(json);
}

std::filesystem::path scenarioFolder()
{
    return std::filesystem::path(MERLON_SOURCE_DIR) / "resources" / "scenarios";
}

std::vector<std::filesystem::path> shippedPuzzles()
{
    std::vector<std::filesystem::path> files;
    for (const auto &entry : std::filesystem::directory_iterator(scenarioFolder())) {
        if (entry.path().extension() != ".json")
            continue;
        if (const Expected<Scenario> scenario = readScenarioFile(entry.path()); scenario && scenario->goal)
            files.push_back(entry.path());
    }
    std::ranges::sort(files);
    return files;
}

/// An attempt at a shipped puzzle.
Match shippedAttempt(const Scenario &scenario, Seat &solver)
{
    Expected<OpenedScenario> opened = openScenario(scenario, testing::lessonBoard);
    if (!opened)
        throw std::runtime_error(say(opened.error(), english()));
    solver = opened->solver;
    return {opened->setup,
            std::move(opened->start),
            {.seed = scenario.goal->seed.value_or(1), .chance = ChanceMode::Dealt, .players = {}}};
}

void addShippedPuzzles()
{
    QTest::addColumn<QString>("file");
    for (const std::filesystem::path &file : shippedPuzzles())
        QTest::newRow(file.stem().string().c_str()) << QString::fromStdString(file.string());
}

} // namespace

/// Goals of scenarios: what files say of them, and whether a game has reached them.
class GoalTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void goalsReadBack()
    {
        Goal whole = valueGoal("/places", GoalValue::Compare::AtMost, -3);
        whole.limit = Goal::Limit::Turns;
        whole.count = 4;
        whole.seed = 77;
        whole.task = {{"en", "Do it."}, {"fr", "Faites-le."}};
        whole.praise = {{"en", "Done."}};
        whole.hint = {{"fr", "Ici."}};
        whole.solution = {"pass", "play * field-1"};
        Goal limited = eventGoal("passed east|south *");
        limited.limit = Goal::Limit::Rounds;
        limited.count = 1;
        Goal won;
        won.seat = "south";
        for (const Goal &goal : {whole, limited, won}) {
            const Scenario scenario = puzzleWith(goal);
            const std::string text = writeScenario(scenario, toy::kToll);
            const Expected<Scenario> read = readScenario(text, "file", toy::kToll);
            QVERIFY2(read, read ? "" : say(read.error(), english()).c_str());
            QVERIFY(*read == scenario);
            Json json = Json::parse(text);
            json["position"] = Json::object();
            QCOMPARE(testing::objectionOf(testing::shippedSchema("scenario"), json), std::string());
        }
    }

    void onlyScenariosWithAGoalNeedTheNewFormat()
    {
        Scenario scenario = puzzleWith(eventGoal("passed east"));
        QVERIFY(writeScenario(scenario, toy::kToll).find("\"1.2\"") != std::string::npos);
        scenario.goal.reset();
        QVERIFY(writeScenario(scenario, toy::kToll).find("\"1.1\"") != std::string::npos);
    }

    void wrongGoalsAreRefusedWithTheirPlace_data()
    {
        QTest::addColumn<QString>("pointer");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("where");
        QTest::addColumn<QString>("code");
        const auto row = [](const char *name, const char *pointer, const char *value, const char *where,
                            const char *code) {
            QTest::newRow(name) << QString::fromLatin1(pointer) << QString::fromLatin1(value)
                                << QString::fromLatin1(where) << QString::fromLatin1(code);
        };
        row("no object", "/goal", "3", "/goal", "file.object");
        row("unknown key", "/goal/prize", "3", "/goal/prize", "file.unknown-key");
        row("nothing to reach", "/goal/reach", "{}", "/goal/reach", "goal.reach");
        row("won, but not", "/goal/reach", "{\"won\": false}", "/goal/reach/won", "goal.won");
        row("empty event", "/goal/reach/event", "\"\"", "/goal/reach/event", "notation.empty");
        row("no pointer", "/goal/reach", "{\"at\": \"round\", \"is\": 2}", "/goal/reach/at", "goal.pointer");
        row("no number", "/goal/reach", "{\"at\": \"/round\"}", "/goal/reach", "goal.compare");
        row("two numbers", "/goal/reach", "{\"at\": \"/round\", \"is\": 2, \"most\": 3}", "/goal/reach",
            "goal.compare");
        row("no limit", "/goal/within", "{}", "/goal/within", "goal.within");
        row("two limits", "/goal/within", "{\"rounds\": 1, \"turns\": 2}", "/goal/within", "goal.within");
        row("no round", "/goal/within", "{\"rounds\": 0}", "/goal/within/rounds", "file.number");
        row("endless", "/goal/within", "{\"rounds\": 1001}", "/goal/within/rounds", "file.number");
        row("seed", "/goal/seed", "-1", "/goal/seed", "file.number");
        row("task", "/goal/task", "\"Go on.\"", "/goal/task", "file.object");
        row("solution", "/goal/solution", "[\"pass\", 3]", "/goal/solution/1", "file.text");
    }

    void wrongGoalsAreRefusedWithTheirPlace()
    {
        QFETCH(const QString, pointer);
        QFETCH(const QString, value);
        QFETCH(const QString, where);
        QFETCH(const QString, code);
        const std::string text = puzzleFile(pointer.toStdString(), Json::parse(value.toStdString()));
        const Expected<Scenario> read = readScenario(text, "file", toy::kToll);
        QVERIFY(!read);
        QCOMPARE(QString::fromStdString(read.error().where.pointer), where);
        QCOMPARE(QString::fromStdString(read.error().what.code), code);
        QVERIFY(read.error().where.line > 0);
    }

    void longSolutionsAreRefused()
    {
        const auto solution = [](std::size_t lines) {
            Json json = Json::array();
            json.get_ref<Json::array_t &>().resize(lines, "pass");
            return puzzleFile("/goal/solution", json);
        };
        QVERIFY(readScenario(solution(kMostSolutionLines), "file", toy::kToll));
        QCOMPARE(readScenario(solution(kMostSolutionLines + 1), "file", toy::kToll).error().what.code,
                 std::string("file.many"));
    }

    void aGoalThatNamesWhatThereIsNotCannotBePlayed()
    {
        const auto errorOf = [](const Goal &goal) {
            return openScenario(puzzleWith(goal), fourFields, toy::kToll).error();
        };
        Goal goal = eventGoal("paased east");
        QCOMPARE(errorOf(goal).what.code, std::string("goal.event"));
        QCOMPARE(errorOf(goal).where.pointer, std::string("/goal/reach/event"));
        QVERIFY(say(errorOf(goal), english()).find("passed") != std::string::npos);
        QCOMPARE(errorOf(eventGoal("passed nowhere")).what.code, std::string("goal.event"));
        goal = eventGoal("passed east");
        goal.seat = "nowhere";
        QCOMPARE(errorOf(goal).what.code, std::string("scenario.no-seat"));
        QCOMPARE(errorOf(goal).where.pointer, std::string("/goal/seat"));
        goal = eventGoal("passed east");
        goal.solution = {"pass", "fly away"};
        QCOMPARE(errorOf(goal).where.pointer, std::string("/goal/solution/1"));
    }

    /// They may come to be; a designer is told nevertheless.
    void whatIsDoubtfulIsFound()
    {
        const auto found = [](const Goal &goal, const std::vector<std::string> &languages = {}) {
            const OpenedScenario opened = openedPuzzle(goal);
            std::vector<std::string> codes;
            for (const GoalFinding &finding : objectionsTo(goal, *opened.setup, *opened.start, languages))
                codes.push_back(finding.error.what.code);
            return codes;
        };
        using Codes = std::vector<std::string>;
        using Compare = GoalValue::Compare;
        QCOMPARE(found(valueGoal("/round", Compare::AtLeast, 2)), Codes());
        QCOMPARE(found(valueGoal("/rounds", Compare::AtLeast, 2)), Codes {"goal.path"});
        QCOMPARE(found(valueGoal("/turn", Compare::Is, 2)), Codes {"goal.no-number"});
        QCOMPARE(found(valueGoal("/round", Compare::AtMost, 2)), Codes {"goal.met"});
        QCOMPARE(found(eventGoal("passed east"), {"en", "fr"}), (Codes {"goal.no-task", "goal.no-task"}));
    }

    void whatAPointerLeadsToIsCounted()
    {
        const Json position {{"number", 3},  {"list", {1, 2}}, {"units", {{"orc", 2}, {"troll", 1}}},
                             {"flag", true}, {"word", "?"},    {"a/b", 4}};
        QCOMPARE(amountAt(position, "/number"), std::optional<std::int64_t>(3));
        QCOMPARE(amountAt(position, "/list"), std::optional<std::int64_t>(2));
        QCOMPARE(amountAt(position, "/units"), std::optional<std::int64_t>(3));
        QCOMPARE(amountAt(position, "/flag"), std::optional<std::int64_t>(1));
        QCOMPARE(amountAt(position, "/a~1b"), std::optional<std::int64_t>(4));
        for (const char *nothing : {"/word", "/nothing", "/list/7", "/~", "number"})
            QVERIFY2(!amountAt(position, nothing), nothing);
    }

    void anEventReachesAGoalAndUndoTakesItBack()
    {
        const Goal goal = eventGoal("passed east");
        Match match = attemptAt(goal);
        GoalWatch watch(goal, 1);
        QVERIFY(watch.look(match).outcome == Standing::Open);
        testing::mustPlay(match, "pass");
        QVERIFY(watch.look(match).outcome == Standing::Reached);
        QCOMPARE(watch.look(match).settledAt, std::optional<std::size_t>(0));
        idle(match); // stays as it is
        QCOMPARE(watch.look(match).settledAt, std::optional<std::size_t>(0));
        while (match.undo()) { }
        QVERIFY(watch.look(match).outcome == Standing::Open);
        QVERIFY(!watch.look(match).settledAt);
    }

    void aValueReachesAGoal()
    {
        const Goal goal = valueGoal("/round", GoalValue::Compare::AtLeast, 2);
        Match match = attemptAt(goal);
        GoalWatch watch(goal, 1);
        while (!match.isOver() && match.state().position()["round"] == 1) {
            QVERIFY(watch.look(match).outcome == Standing::Open);
            idle(match);
        }
        QVERIFY(!match.isOver());
        QVERIFY(watch.look(match).outcome == Standing::Reached);
    }

    void roundsRunOut()
    {
        Goal goal;
        goal.seat = "east";
        goal.limit = Goal::Limit::Rounds;
        goal.count = 1;
        Match match = attemptAt(goal);
        GoalWatch watch(goal, 1);
        QCOMPARE(watch.left(watch.look(match)), 1);
        while (!match.isOver() && match.state().position()["round"] == 1) {
            QVERIFY(watch.look(match).outcome == Standing::Open);
            idle(match);
        }
        QVERIFY(watch.look(match).outcome == Standing::Missed);
        QCOMPARE(watch.left(watch.look(match)), 0);
    }

    /// What others do after the last turn still belongs to it.
    void turnsRunOutWhenTheSeatIsAskedAgain()
    {
        Goal goal = eventGoal("drowned");
        goal.limit = Goal::Limit::Turns;
        goal.count = 1;
        Match match = attemptAt(goal);
        GoalWatch watch(goal, 1);
        testing::mustPlay(match, "pass");
        QVERIFY(match.state().decision().seat != 1);
        while (!match.isOver() && match.state().decision().seat != 1) {
            QVERIFY(watch.look(match).outcome == Standing::Open);
            idle(match);
        }
        QVERIFY(watch.look(match).outcome == Standing::Missed);
    }

    void aGoalIsMissedWhenTheGameIsOver()
    {
        const Goal goal = eventGoal("drowned");
        Match match = attemptAt(goal);
        GoalWatch watch(goal, 1);
        QVERIFY(match.resign(2));
        QVERIFY(watch.look(match).outcome == Standing::Missed);
        Goal won;
        won.seat = "east";
        GoalWatch winner(won, 1);
        QCOMPARE(winner.look(match).outcome == Standing::Reached, match.state().outcome().isWinner(1));
    }

    void aLineOfASolutionThatFitsNothingIsNamed()
    {
        Goal goal = eventGoal("passed east");
        goal.solution = {"pass", "draw"};
        Match match = attemptAt(goal);
        QCOMPARE(playSolution(match, goal), std::string("draw")); // in a storm
        QCOMPARE(match.ply() > 0, true);
    }

    void puzzlesAreShippedForMoreThanOneGame()
    {
        std::vector<std::string> games;
        for (const std::filesystem::path &file : shippedPuzzles())
            games.push_back(readScenarioFile(file)->game);
        std::ranges::sort(games);
        games.erase(std::unique(games.begin(), games.end()), games.end());
        QVERIFY(games.size() >= 2);
    }

    void everyShippedSolutionReachesItsGoal_data() { addShippedPuzzles(); }
    void everyShippedSolutionReachesItsGoal()
    {
        QFETCH(const QString, file);
        const Scenario scenario = *readScenarioFile(file.toStdString());
        Seat solver = kNobody;
        Match match = shippedAttempt(scenario, solver);
        GoalWatch watch(*scenario.goal, solver);
        QVERIFY(watch.look(match).outcome == Standing::Open);
        QCOMPARE(playSolution(match, *scenario.goal), std::string());
        QVERIFY(watch.look(match).outcome == Standing::Reached);
        const std::vector<GoalFinding> against =
            objectionsTo(*scenario.goal, match.setup(), match.start(), {"en", "fr"});
        QVERIFY2(against.empty(), against.empty() ? "" : say(against.front().error, english()).c_str());
    }

    /// The seat lets every moment pass that it can, and else makes the first choice there is.
    void noShippedPuzzleIsSolvedByDoingNothing_data() { addShippedPuzzles(); }
    void noShippedPuzzleIsSolvedByDoingNothing()
    {
        QFETCH(const QString, file);
        const Scenario scenario = *readScenarioFile(file.toStdString());
        Seat solver = kNobody;
        Match match = shippedAttempt(scenario, solver);
        GoalWatch watch(*scenario.goal, solver);
        const std::unique_ptr<Player> other = makePlayer("heuristic");
        while (watch.look(match).outcome == Standing::Open) {
            const Seat seat = match.state().decision().seat;
            Random random(match.record().seed, match.ply() + 1);
            const Choice choice =
                seat == solver ? idleChoice(match.state()) : other->choose(*match.seenBy({seat}), random);
            QVERIFY(match.play(choice, match.ply()));
        }
        QVERIFY(watch.look(match).outcome == Standing::Missed);
    }
};

MERLON_TEST(GoalTest)
#include "goal_test.moc"
