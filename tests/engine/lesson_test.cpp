#include "core/base/json.h"
#include "core/base/limits.h"
#include "core/base/text_file.h"
#include "core/engine/lessons/choice_pattern.h"
#include "core/engine/lessons/lesson_player.h"
#include "core/engine/lessons/lesson_pointer.h"
#include "core/engine/lessons/lesson_trail.h"
#include "core/engine/match/match.h"
#include "core/games/english.h"
#include "tests/support/boards.h"
#include "tests/support/schema_check.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <fstream>
#include <set>
#include <string>

using namespace merlon;
using namespace merlon::testing;

namespace {

namespace fs = std::filesystem;

fs::path lessonFolder()
{
    return fs::path(MERLON_SOURCE_DIR) / "resources" / "lessons";
}

std::vector<fs::path> lessonFiles()
{
    std::vector<fs::path> files;
    for (const auto &entry : fs::directory_iterator(lessonFolder())) {
        if (entry.path().extension() == ".json")
            files.push_back(entry.path());
    }
    std::ranges::sort(files);
    return files;
}

OpenedLesson opened(const fs::path &file)
{
    Expected<OpenedLesson> lesson = openLessonFile(file, testing::lessonBoard);
    if (!lesson)
        throw std::runtime_error(say(lesson.error(), english()));
    return std::move(*lesson);
}

OpenedLesson invadersLesson()
{
    return opened(lessonFolder() / "siege2-invader.json");
}

/// A file with one thing changed.
std::string changed(const fs::path &file, const std::string &pointer, const Json &value)
{
    Json json = *readJsonFile(file);
    json[Json::json_pointer(pointer)] = value;
    return writeJson(json);
}

} // namespace

class LessonTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void moreStepsThanThereMayBeAreRefused()
    {
        const fs::path file = lessonFolder() / "siege2-invader.json";
        Json steps = Json::array();
        steps.get_ref<Json::array_t &>().resize(kMostLessonSteps, {{"say", {{"en", "Go on."}}}});
        QVERIFY(readLesson(changed(file, "/steps", steps), "test", findGame));
        steps.push_back(steps[0]);
        const Expected<Lesson> refused = readLesson(changed(file, "/steps", steps), "test", findGame);
        QVERIFY(!refused);
        QCOMPARE(refused.error().what.code, std::string("file.many"));
        QCOMPARE(refused.error().where.pointer, std::string("/steps"));
    }

    void longLinesAndListsAreRefused_data()
    {
        QTest::addColumn<QString>("pointer");
        for (const char *pointer : {"/opening", "/steps/2/await", "/steps/2/others", "/steps/2/point"})
            QTest::newRow(pointer) << pointer;
    }

    void longLinesAndListsAreRefused()
    {
        QFETCH(QString, pointer);
        const fs::path file = lessonFolder() / "siege2-invader.json";
        const std::string list = pointer.toStdString();
        const auto readWith = [&](std::size_t lines, std::size_t bytes) {
            const Json value = std::vector<std::string>(lines, std::string(bytes, 'a'));
            return readLesson(changed(file, list, value), "test", findGame);
        };
        QVERIFY(readWith(kMostLessonLines, kLongestEntry));
        const Expected<Lesson> many = readWith(kMostLessonLines + 1, 1);
        QVERIFY(!many);
        QCOMPARE(many.error().what.code, std::string("file.many"));
        QCOMPARE(many.error().where.pointer, list);
        const Expected<Lesson> isLong = readWith(1, kLongestEntry + 1);
        QVERIFY(!isLong);
        QCOMPARE(isLong.error().what.code, std::string("file.long-line"));
        QCOMPARE(isLong.error().where.pointer, list + "/0");
    }

    /// Whichever of the verbs it is of.
    void theUnknownWordOfAPatternIsNamed()
    {
        const OpenedLesson lesson = invadersLesson();
        const Vocabulary &vocabulary = lesson.start.setup->vocabulary();
        QVERIFY(!unknownWordOf(vocabulary, "perform|skip resources|catapult"));
        QVERIFY(!unknownWordOf(vocabulary, "perform|done *"));
        QCOMPARE(unknownWordOf(vocabulary, "perform|skipp resources"), std::optional<std::string>("skipp"));
        QCOMPARE(unknownWordOf(vocabulary, "perform|skip resources|soup"),
                 std::optional<std::string>("soup"));
        QCOMPARE(unknownWordOf(vocabulary, "perform resources wall"), std::optional<std::string>("wall"));
    }

    void aPatternLeavesWordsOpen()
    {
        QVERIFY(goesWith("march west orc wall", "march west orc wall"));
        QVERIFY(goesWith("march * orc|troll wall", "march east troll wall"));
        QVERIFY(!goesWith("march * orc|troll wall", "march east goblin wall"));
        QVERIFY(goesWith("march *", "march east goblin wall"));
        QVERIFY(goesWith("done *", "done"));
        QVERIFY(!goesWith("march east", "march east goblin"));
        QVERIFY(!goesWith("march east goblin", "march east"));
        QVERIFY(!goesWith("", "done"));
    }

    void aGuidePointsAtWhatThereIs()
    {
        const OpenedLesson lesson = invadersLesson();
        const Setup &setup = *lesson.start.setup;
        const auto wall = static_cast<int>(*setup.board().indexOf("west-wall-2"));
        QCOMPARE(pointerFrom(setup, "west-wall-2")->place, wall);
        QCOMPARE(pointerFrom(setup, "west-wall-2/orc")->key, std::string("orc"));
        QCOMPARE(pointerFrom(setup, "action-card:banner")->type, std::string("action-card"));
        QVERIFY(pointerFrom(setup, "west-rampart-1>west-wall-2")->link >= 0);
        for (const char *wrong : {"west-wall-9", "west-wall-2/ork", "action-card:flag",
                                  "west-wall-2>west-rampart-1", "ork:orc", "", "/orc"})
            QVERIFY2(!pointerFrom(setup, wrong), wrong);
    }

    void everyLessonIsAsItsSchemaSays()
    {
        QVERIFY(lessonFiles().size() >= 4);
        for (const fs::path &file : lessonFiles()) {
            Json json = *readJsonFile(file);
            const std::string game = json["game"];
            const Json position = json["position"];
            QCOMPARE(objectionOf(shippedSchema(game + "-position"), position), std::string());
            json["position"] = Json::object();
            QCOMPARE(objectionOf(shippedSchema("lesson"), json), std::string());
        }
    }

    void everyLessonIsOnABoardOfItsGame()
    {
        for (const fs::path &file : lessonFiles()) {
            const OpenedLesson lesson = opened(file);
            const Board &board = lesson.start.setup->board();
            const std::string game(lesson.start.setup->game().key());
            QVERIFY2(std::ranges::count(board.info().games, game) == 1, file.string().c_str());
            const bool hasBarbican =
                std::ranges::count(board.places(), std::string("barbican-rampart"), &Place::kind) > 0;
            QVERIFY2(!hasBarbican || game == "siege1", file.string().c_str()); // no other game uses one
        }
    }

    void everyLessonSpeaksBothLanguages()
    {
        for (const fs::path &file : lessonFiles()) {
            const OpenedLesson lesson = opened(file);
            QCOMPARE(lesson.lesson.key, file.stem().string());
            std::vector<const LessonTexts *> texts {&lesson.lesson.start.names,
                                                    &lesson.lesson.start.descriptions};
            for (const LessonStep &step : lesson.lesson.steps) {
                texts.push_back(&step.say);
                for (const LessonTexts *more : {&step.hint, &step.astray}) {
                    if (!more->empty())
                        texts.push_back(more);
                }
                QVERIFY(step.kind() != LessonStep::Kind::Doing || !step.astray.empty());
            }
            for (const LessonTexts *text : texts) {
                QVERIFY(text->contains("en") && text->contains("fr"));
                QVERIFY2(text->at("fr") != text->at("en") && !text->at("fr").empty(), text->at("en").c_str());
            }
        }
    }

    void everyLessonCanBePlayedToItsEnd()
    {
        for (const fs::path &file : lessonFiles()) {
            const OpenedLesson lesson = opened(file);
            Match match = matchOf(lesson);
            QCOMPARE(playLesson(match, lesson, lesson.lesson.steps.size()), std::string());
            const LessonTrail trail = trailOf(lesson, match.chronicle());
            QCOMPARE(trail.step, lesson.lesson.steps.size());
            QCOMPARE(trail.answered, answersOf(lesson.lesson).size()); // nothing is left over
            if (match.isOver())
                QVERIFY(match.state().outcome().isWinner(lesson.pupil));
            else // it goes on for whoever likes
                QCOMPARE(match.state().decision().seat, lesson.pupil);
        }
    }

    /// S1-8.1, S1-9.1, S1-11.8, S1-6.8: training, a ritual and a trap are played, the siege tower is told of.
    void theFirstRoundOfSiegeGloryTeachesWhatNoOtherLessonDoes()
    {
        const OpenedLesson lesson = opened(lessonFolder() / "siege1-beginning.json");
        for (const char *rule : {"S1-8.1", "S1-9.1", "S1-11.8", "S1-6.8"})
            QVERIFY2(std::ranges::find(lesson.lesson.steps, rule, &LessonStep::rule)
                         != lesson.lesson.steps.end(),
                     rule);
        Match match = matchOf(lesson);
        QCOMPARE(playLesson(match, lesson, lesson.lesson.steps.size()), std::string());
        std::set<std::string> happened;
        for (const Ply &ply : match.chronicle()) {
            for (const Event &event : ply.events)
                happened.insert(match.setup().vocabulary().events()[event.kind].key);
        }
        for (const char *event : {"card-added", "ritual-on-engine", "trap-springs"})
            QVERIFY2(happened.contains(event), event);
    }

    void awaitedChoicesCanBeMadeInAnyOrder()
    {
        const OpenedLesson lesson = invadersLesson();
        const std::vector<LessonStep> &steps = lesson.lesson.steps;
        const auto march =
            std::ranges::find_if(steps, [](const LessonStep &step) { return step.await.size() == 4; });
        Match match = matchOf(lesson);
        const auto number = static_cast<std::size_t>(march - steps.begin());
        QCOMPARE(playLesson(match, lesson, number), std::string());
        for (auto line = march->await.rbegin(); line != march->await.rend(); ++line) {
            QCOMPARE(trailOf(lesson, match.chronicle()).step, number);
            QVERIFY(match.play(*line));
        }
        QVERIFY(trailOf(lesson, match.chronicle()).step > number);
    }

    void anotherChoiceLeadsAstrayAndUndoBackAgain()
    {
        const OpenedLesson lesson = invadersLesson();
        Match match = matchOf(lesson);
        const LessonTrail before = trailOf(lesson, match.chronicle());
        QVERIFY(match.play("skip resources"));
        QCOMPARE(trailOf(lesson, match.chronicle()).astray, std::optional<std::size_t>(0));
        QVERIFY(match.play("perform catapult")); // as awaited later, but the trail is left
        QVERIFY(trailOf(lesson, match.chronicle()).astray);
        QVERIFY(match.undo());
        QVERIFY(match.undo());
        QCOMPARE(trailOf(lesson, match.chronicle()).step, before.step);
        QVERIFY(!trailOf(lesson, match.chronicle()).astray);
    }

    void freePlayGoesOnUntilTheChoiceThatEndsIt()
    {
        OpenedLesson lesson = invadersLesson();
        LessonStep free;
        free.say = {{"en", "Play."}};
        free.until = "place-machine *";
        LessonStep last;
        last.say = {{"en", "Well done."}};
        lesson.lesson.steps = {free, last};
        Match match = matchOf(lesson);
        for (const char *line :
             {"perform resources", "discard orc", "place-hourglass wall", "end-phase", "perform catapult"}) {
            QVERIFY2(match.play(line), line);
            QCOMPARE(trailOf(lesson, match.chronicle()).step, std::size_t {0});
        }
        QVERIFY(match.play("place-machine east-rampart-1"));
        QCOMPARE(trailOf(lesson, match.chronicle()).step, std::size_t {2});
    }

    void damagedLessonsSayWhatIsWrongAndWhere_data()
    {
        QTest::addColumn<QString>("pointer");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("code");
        const auto row = [](const char *name, const char *pointer, const char *value, const char *code) {
            QTest::newRow(name) << pointer << value << code;
        };
        row("version", "/format/version", "\"2.0\"", "file.newer-format");
        row("unknown key", "/steps/2/awaits", "[]", "file.unknown-key");
        row("no English", "/steps/0/say", R"({"fr": "Bonjour"})", "file.missing-key");
        row("no text", "/steps/0/say", "7", "file.object");
        row("no steps", "/steps", "[]", "lesson.no-steps");
        row("both", "/steps/2/until", "\"over\"", "lesson.await-and-until");
        row("minutes", "/minutes", "0", "file.number");
        row("game", "/game", "\"siege3\"", "record.unknown-game");
        row("seat", "/seat", "\"jester\"", "record.no-such-seat");
        row("verb", "/steps/2/await/0", "\"preform resources\"", "lesson.pattern");
        row("word", "/steps/2/await/0", "\"perform resource\"", "lesson.pattern");
        row("answer", "/steps/3/others/0", "\"place-hourglass walls\"", "lesson.pattern");
        row("pointer", "/steps/1/point/0", "\"west-wall-3\"", "lesson.pointer");
        row("position", "/position/round", "9", "file.number");
    }

    void damagedLessonsSayWhatIsWrongAndWhere()
    {
        QFETCH(QString, pointer);
        QFETCH(QString, value);
        QFETCH(QString, code);
        const fs::path file = lessonFolder() / "siege2-invader.json";
        const fs::path copy = fs::temp_directory_path() / "merlon-damaged-lesson.json";
        const Json wrong = *readJson(value.toStdString(), "test");
        QVERIFY(replaceWith(copy, changed(file, pointer.toStdString(), wrong)));
        const Expected<OpenedLesson> lesson = openLessonFile(copy, testing::lessonBoard);
        fs::remove(copy);
        QVERIFY(!lesson);
        if (code != "file.number" || pointer != "/position/round")
            QCOMPARE(lesson.error().what.code, code.toStdString());
        QCOMPARE(lesson.error().where.pointer, pointer.toStdString());
        QVERIFY(lesson.error().where.line > 0);
        QCOMPARE(lesson.error().where.source, sourceName(copy));
        QVERIFY(!say(lesson.error(), english()).empty());
    }

private:
    static bool replaceWith(const fs::path &file, const std::string &text)
    {
        std::ofstream stream(file, std::ios::binary);
        stream << text;
        return stream.good();
    }
};

MERLON_TEST(LessonTest)
#include "lesson_test.moc"
