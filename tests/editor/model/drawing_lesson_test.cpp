#include "core/base/json.h"
#include "core/base/limits.h"
#include "core/engine/lessons/drawing_lesson.h"
#include "core/games/siege/board/siege_schema.h"
#include "editor/model/copying.h"
#include "editor/model/findings.h"
#include "editor/model/lesson/board_wish.h"
#include "tests/support/boards.h"
#include "tests/support/schema_check.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

using namespace merlon;

namespace {

namespace fs = std::filesystem;

std::vector<fs::path> shippedDrawingLessons()
{
    std::vector<fs::path> files;
    for (const auto &entry : fs::directory_iterator(fs::path(MERLON_SOURCE_DIR) / "resources/lessons/editor"))
        files.push_back(entry.path());
    std::ranges::sort(files);
    return files;
}

DrawingLesson readShipped(const fs::path &file)
{
    Expected<DrawingLesson> lesson = readDrawingLessonFile(file);
    if (!lesson)
        throw std::runtime_error(say(lesson.error(), english()));
    return std::move(*lesson);
}

Board emptyPageFor(const std::string &game)
{
    BoardInfo info {"b", findGame(game)->schema().key, {}, {}, {game}, {}, {}};
    return {info, {}, {}};
}

/// A lesson of one step that waits for this.
std::string lessonUntil(const Json &wish)
{
    const Json texts {{"en", "Draw."}};
    const Json lesson {{"format", {{"name", "merlon-drawing-lesson"}, {"version", "1.0"}}},
                       {"names", texts},
                       {"board", texts},
                       {"minutes", 1},
                       {"game", "siege2"},
                       {"steps", Json::array({{{"say", texts}, {"until", Json::array({wish})}}})}};
    return writeJson(lesson);
}

Board withPlaceAt(const Board &board, const std::string &kind, const std::string &side, Point at)
{
    Board drawn = board;
    const BoardChange change = addPlace(board, newPlace(board, siegeSchema(), kind, side, at));
    return apply(drawn, change) ? drawn : Board();
}

bool isThereTwice(const std::vector<std::string> &languages)
{
    return languages == std::vector<std::string> {"en", "fr"};
}

std::vector<std::string> languagesOf(const LessonTexts &texts)
{
    std::vector<std::string> languages;
    for (const auto &[language, text] : texts) {
        if (!text.empty())
            languages.push_back(language);
    }
    return languages;
}

} // namespace

class DrawingLessonTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void shippedOnesSpeakBothLanguages()
    {
        for (const fs::path &file : shippedDrawingLessons()) {
            const DrawingLesson lesson = readShipped(file);
            QCOMPARE(file.stem().string(), lesson.key);
            const Json json = *readJsonFile(file);
            QCOMPARE(testing::objectionOf(testing::shippedSchema("drawing-lesson"), json), std::string());
            QVERIFY(isThereTwice(languagesOf(lesson.names)) && isThereTwice(languagesOf(lesson.board)));
            QVERIFY(isThereTwice(languagesOf(lesson.descriptions)));
            QVERIFY(lesson.steps.back().isReading());
            for (const DrawingStep &step : lesson.steps) {
                QVERIFY2(isThereTwice(languagesOf(step.say)), step.say.at("en").c_str());
                QVERIFY(step.hint.empty() || isThereTwice(languagesOf(step.hint)));
            }
        }
    }

    /// Whoever has the guide do everything gets a board against which there is nothing to say, and no step is done before
    /// its turn.
    void theGuideAloneDrawsAFaultlessBoard()
    {
        for (const fs::path &file : shippedDrawingLessons()) {
            const DrawingLesson lesson = readShipped(file);
            const BoardSchema &schema = findGame(lesson.game)->schema();
            Board board = emptyPageFor(lesson.game);
            for (const DrawingStep &step : lesson.steps) {
                const char *const said = step.say.at("en").c_str();
                const auto isDone = [&](const BoardWish &wish) { return isFulfilled(wish, board, schema); };
                QVERIFY2(step.until.empty() || !std::ranges::all_of(step.until, isDone), said);
                for (const BoardWish &wish : step.until) {
                    board = fulfilled(wish, std::move(board), schema);
                    QVERIFY2(isFulfilled(wish, board, schema), said);
                }
            }
            const std::vector<BoardFinding> findings = findingsOf(board, schema);
            QVERIFY2(findings.empty(), findings.empty() ? "" : findings.front().finding.id.c_str());
        }
    }

    void onlyWhatIsMissingIsAdded()
    {
        const PlacesWish walls {"wall", "west", {{300, 300}, {300, 500}}};
        const Board board = withPlaceAt(emptyPageFor("siege2"), "wall", "west", {310, 310});
        const Board drawn = fulfilled(walls, board, siegeSchema());
        QCOMPARE(drawn.places().size(), std::size_t {2});
        QVERIFY(drawn.places()[0] == board.places()[0]);
        QCOMPARE(drawn.places()[1].at, (Point {300, 500})); // the other point is taken
    }

    void linksGoToTheNearestOfTheSide()
    {
        Board board = withPlaceAt(emptyPageFor("siege2"), "rampart", "west", {100, 300});
        board = withPlaceAt(board, "wall", "east", {150, 300});
        board = withPlaceAt(board, "wall", "west", {300, 700});
        board = withPlaceAt(board, "wall", "west", {300, 300});
        const LinksWish paths {"path", "rampart", "wall", LinksWish::Each::From, 1};
        QVERIFY(!isFulfilled(paths, board, siegeSchema()));
        const Board drawn = fulfilled(paths, board, siegeSchema());
        QVERIFY(isFulfilled(paths, drawn, siegeSchema()));
        QCOMPARE(drawn.links().size(), std::size_t {1});
        QCOMPARE(drawn.find(drawn.links()[0].to)->at, (Point {300, 300}));
        const LinksWish reached {"path", "rampart", "wall", LinksWish::Each::To, 1};
        QVERIFY(!isFulfilled(reached, fulfilled(reached, drawn, siegeSchema()),
                             siegeSchema())); // no eastern rampart
    }

    void anyOtherValueWillDo()
    {
        ValueWish units {"foreground", "start-units", std::map<std::string, std::int64_t> {{"orc", 3}}, true};
        Board board = withPlaceAt(emptyPageFor("siege2"), "foreground", "west", {100, 800});
        QVERIFY(!isFulfilled(units, board, siegeSchema()));
        const std::string key = board.places()[0].key;
        QVERIFY(apply(
            board,
            setAttribute(board, key, "start-units", std::map<std::string, std::int64_t> {{"troll", 1}})));
        QVERIFY(isFulfilled(units, board, siegeSchema()));
        units.orOther = false;
        QVERIFY(!isFulfilled(units, board, siegeSchema()));
        QVERIFY(isFulfilled(units, fulfilled(units, board, siegeSchema()), siegeSchema()));
    }

    void aStepHasNoMoreWishesThanACardLists()
    {
        const auto readWith = [](std::size_t wishes) {
            const Json wish {{"gone", "all"}};
            Json lesson = *readJson(lessonUntil(wish), "lesson");
            lesson["steps"][0]["until"] = std::vector<Json>(wishes, wish);
            return readDrawingLesson(writeJson(lesson), "lesson");
        };
        QVERIFY(readWith(kMostWishes));
        const Expected<DrawingLesson> refused = readWith(kMostWishes + 1);
        QVERIFY(!refused);
        QCOMPARE(refused.error().what.code, std::string("file.many"));
        QCOMPARE(refused.error().where.pointer, std::string("/steps/0/until"));
    }

    void aLayoutOfOtherFamiliesIsRefused()
    {
        const Json wish {{"arranged", "fortress"}};
        Json lesson = *readJson(lessonUntil(wish), "lesson");
        QVERIFY(readDrawingLesson(writeJson(lesson), "lesson"));
        lesson["game"] = "fiefs";
        const Expected<DrawingLesson> refused = readDrawingLesson(writeJson(lesson), "lesson");
        QVERIFY(!refused);
        QCOMPARE(refused.error().where.pointer, std::string("/steps/0/until/0/arranged"));
        QCOMPARE(refused.error().right.code, std::string("lesson.no-layouts"));
    }

    /// It never counts as done.
    void aLayoutThatNobodyKnowsIsRefusedWithThoseThatThereAre()
    {
        const Json wish {{"arranged", "circle"}};
        const Expected<DrawingLesson> refused = readDrawingLesson(lessonUntil(wish), "lesson");
        QVERIFY(!refused);
        const Error &error = refused.error();
        QVERIFY(error.what == (Text {"lesson.no-such-part", {std::string("circle")}}));
        QCOMPARE(error.where.pointer, std::string("/steps/0/until/0/arranged"));
        QVERIFY(error.right == (Text {"lesson.layouts", {std::string("fortress")}}));
        const Json known = testing::shippedSchema("drawing-lesson");
        for (const BoardLayout layout : siegeSchema().layouts) {
            const Json lesson = *readJson(lessonUntil({{"arranged", keyOf(layout)}}), "lesson");
            QCOMPARE(testing::objectionOf(known, lesson), std::string());
        }
    }

    void whatBoardsDoNotHaveIsRefused_data()
    {
        QTest::addColumn<QByteArray>("wish");
        QTest::addColumn<QByteArray>("pointer");
        const auto row = [](const char *name, const Json &wish, const char *pointer) {
            QTest::newRow(name) << QByteArray::fromStdString(wish.dump()) << QByteArray(pointer);
        };
        row("kind", {{"places", "moat"}, {"at", {{1, 2}}}}, "/places");
        row("no points", {{"places", "wall"}, {"at", Json::array()}}, "/at");
        row("outside", {{"places", "wall"}, {"at", {{1, 2000}}}}, "/at/0/1");
        const std::vector<Json> points(kMostWished + 1, Json::array({1, 2}));
        row("many points", {{"places", "wall"}, {"at", points}}, "/at");
        row("side", {{"places", "wall"}, {"side", "north"}, {"at", {{1, 2}}}}, "/side");
        row("link", {{"links", "tunnel"}, {"from", "wall"}, {"to", "wall"}, {"each", "from"}}, "/links");
        row("ends", {{"links", "path"}, {"from", "wall"}, {"to", "wall"}, {"each", "from"}}, "");
        row("which end", {{"links", "path"}, {"from", "rampart"}, {"to", "wall"}, {"each", "both"}}, "/each");
        row("attribute", {{"attribute", "depth"}, {"of", "wall"}, {"is", 1}}, "/attribute");
        row("value", {{"attribute", "cauldron"}, {"of", "wall"}, {"is", 1}}, "/is");
        row("arrangement", {{"arranged", "circle"}}, "/arranged");
        row("nothing known", {{"wanted", "wall"}}, "");
    }

    void whatBoardsDoNotHaveIsRefused()
    {
        QFETCH(QByteArray, wish);
        QFETCH(QByteArray, pointer);
        const Json json = *readJson(wish.toStdString(), "wish");
        const Expected<DrawingLesson> lesson = readDrawingLesson(lessonUntil(json), "lesson");
        QVERIFY(!lesson);
        QCOMPARE(lesson.error().where.pointer, "/steps/0/until/0" + pointer.toStdString());
        QVERIFY(lesson.error().where.line > 0);
    }
};

MERLON_TEST(DrawingLessonTest)
#include "drawing_lesson_test.moc"
