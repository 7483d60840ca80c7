#include "core/base/base64.h"
#include "core/base/json.h"
#include "core/base/limits.h"
#include "core/base/random.h"
#include "core/board/files/sketched_board.h"
#include "core/games/english.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"

#include <rapidcheck.h>

#include <QTest>

#include <numeric>

using namespace merlon;
using merlon::testing::schemaOf;
using merlon::testing::shippedBoard;

namespace {

SketchedBoard withNotes(std::vector<Note> notes)
{
    return {shippedBoard("two-shoulders"), {std::move(notes), {}}};
}

/// A small board file with this after its format.
std::string fileWith(const std::string &members, const std::string &version = "1.1")
{
    return R"({"format": {"name": "merlon-board", "version": ")" + version
        + R"("}, "schema": "siege", "places": [], )" + members + "}";
}

Expected<SketchedBoard> readWith(const std::string &members, const std::string &version = "1.1")
{
    return readSketchedBoard(fileWith(members, version), schemaOf, "test");
}

/// Any note that a designer might write: with line breaks, quotation marks, letters of other scripts.
Note anyNote(Random &random, std::size_t number)
{
    const std::vector<std::string> parts {"why ", "\"this\"", "\n", "é", "門", "\\", "\t", "5 < 6", "🏰", "/"};
    Note note {"note-" + std::to_string(number),
               kNoteKinds[random.below(4)],
               {double(random.below(2000)) - 500, random.below(4000) / 4.0},
               {}};
    for (std::uint32_t i = random.below(30); i > 0; --i)
        note.text += parts[random.below(static_cast<std::uint32_t>(parts.size()))];
    return note;
}

std::optional<Background> anyBackground(Random &random)
{
    Background any {{},
                    {},
                    {random.below(4000) / 4.0, -double(random.below(99))},
                    10.0 + random.below(5000),
                    5 + static_cast<int>(random.below(96))};
    if (random.below(3) == 0)
        return std::nullopt;
    if (random.below(2) == 0) {
        any.file = "plans/old \"keep\".png";
        return any;
    }
    std::string bytes;
    for (std::uint32_t i = random.below(200); i > 0; --i)
        bytes += static_cast<char>(random.below(256));
    any.data = std::make_shared<const std::string>(std::move(bytes));
    return any;
}

} // namespace

class SketchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void notesComeBackAsTheyWereWritten()
    {
        const bool holds = rc::check("round trip of notes", [](std::uint64_t seed) {
            Random random(seed);
            std::vector<Note> notes;
            for (std::uint32_t i = random.below(12); i > 0; --i)
                notes.push_back(anyNote(random, notes.size()));
            SketchedBoard whole = withNotes(std::move(notes));
            whole.sketch.background = anyBackground(random);
            const std::string text = writeSketchedBoard(whole, siegeSchema());
            const auto again = readSketchedBoard(text, schemaOf, "again");
            RC_ASSERT(again.has_value());
            RC_ASSERT(*again == whole);
            RC_ASSERT(writeSketchedBoard(*again, siegeSchema()) == text);
        });
        QVERIFY(holds);
    }

    /// Neither games nor records see any of it.
    void theBoardIsTheSameWithAndWithoutNotes()
    {
        const SketchedBoard whole = withNotes({{"note-1", NoteKind::Task, {10, 20}, "More room here."}});
        const std::string text = writeSketchedBoard(whole, siegeSchema());
        const auto board = readBoard(text, schemaOf, "test");
        QVERIFY(board.has_value());
        QCOMPARE(*board, whole.board);
        QCOMPARE(writeBoard(*board, siegeSchema()), writeBoard(whole.board, siegeSchema()));
    }

    void aBoardWithoutNotesIsWrittenAsEver()
    {
        const Board board = shippedBoard("two-shoulders");
        QCOMPARE(writeSketchedBoard({board, {}}, siegeSchema()), writeBoard(board, siegeSchema()));
        QVERIFY(writeBoard(board, siegeSchema()).find("\"1.0\"") != std::string::npos);
        QVERIFY(writeSketchedBoard(withNotes({{"n", {}, {}, "x"}}), siegeSchema()).find("\"1.1\"")
                != std::string::npos);
    }

    void refusesWhatIsNoNote_data()
    {
        QTest::addColumn<QString>("members");
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("pointer");
        const auto row = [](const char *name, const char *members, const char *code, const char *pointer) {
            QTest::newRow(name) << QString::fromUtf8(members) << QString::fromUtf8(code)
                                << QString::fromUtf8(pointer);
        };
        row("no list", R"("notes": {})", "error.board-array", "/notes");
        row("no object", R"("notes": [5])", "error.board-object", "/notes/0");
        row("no key", R"("notes": [{"text": "a"}])", "error.sketch-note-keys", "/notes/0");
        row("no text", R"("notes": [{"key": "a"}])", "error.sketch-note-keys", "/notes/0");
        row("number as text", R"("notes": [{"key": "a", "text": 7}])", "error.board-text", "/notes/0/text");
        row("bad key", R"("notes": [{"key": "A b", "text": ""}])", "error.sketch-key", "/notes/0/key");
        row("key twice", R"("notes": [{"key": "a", "text": ""}, {"key": "a", "text": ""}])",
            "error.sketch-key-twice", "/notes/1/key");
        row("unknown kind", R"("notes": [{"key": "a", "text": "", "kind": "joke"}])", "error.sketch-kind",
            "/notes/0/kind");
        row("far away", R"("notes": [{"key": "a", "text": "", "x": 1e9}])", "error.sketch-range",
            "/notes/0/x");
        row("background without picture", R"("background": {"x": 5})", "error.sketch-background",
            "/background");
        row("background with two", R"("background": {"file": "a", "data": ""})", "error.sketch-background",
            "/background");
        row("no Base64", R"("background": {"data": "AA=A"})", "error.sketch-base64", "/background/data");
        row("too faint", R"("background": {"file": "a", "opacity": 0})", "error.sketch-range",
            "/background/opacity");
        row("endless", R"("background": {"file": "a", "width": 1e300})", "error.sketch-range",
            "/background/width");
        row("no order", R"("editor": [])", "error.board-object", "/editor");
        row("no link", R"("editor": {"locked": {"links": [["path", "a"]]}})", "error.sketch-link",
            "/editor/locked/links/0");
        row("no name", R"("editor": {"groups": [{"places": ["a", 1]}]})", "error.board-text",
            "/editor/groups/0/places/1");
        row("no flag", R"("editor": {"layers": [{"name": "x", "visible": 1}]})", "error.sketch-flag",
            "/editor/layers/0/visible");
        row("no coordinates", R"("editor": {"guides": [5]})", "error.board-object", "/editor/guides");
        row("no lines", R"("editor": {"guides": {"x": 5}})", "error.board-array", "/editor/guides/x");
        row("no place of a line", R"("editor": {"guides": {"y": [5, "6"]}})", "error.board-number",
            "/editor/guides/y/1");
        row("line far away", R"("editor": {"guides": {"y": [-10001]}})", "error.sketch-range",
            "/editor/guides/y/0");
        row("slanting line", R"("editor": {"guides": {"z": [5]}})", "error.board-unknown-key",
            "/editor/guides/z");
        row("unknown order", R"("editor": {"groups": [{"towers": []}]})", "error.board-unknown-key",
            "/editor/groups/0/towers");
        row("unknown member", R"("notes": [{"key": "a", "text": "", "size": 3}])", "error.board-unknown-key",
            "/notes/0/size");
    }

    void refusesWhatIsNoNote()
    {
        QFETCH(const QString, members);
        QFETCH(const QString, code);
        QFETCH(const QString, pointer);
        const auto read = readWith(members.toStdString());
        QVERIFY(!read.has_value());
        QCOMPARE(QString::fromStdString(read.error().what.code), code);
        QCOMPARE(QString::fromStdString(read.error().where.pointer), pointer);
        QCOMPARE(read.error().where.line, 1U);
        QVERIFY(!say(read.error(), english()).empty());
    }

    void refusesTooManyAndTooLongNotes()
    {
        Json many = Json::array();
        for (std::size_t i = 0; i <= kMostNotes; ++i)
            many.push_back({{"key", "n" + std::to_string(i)}, {"text", ""}});
        const auto tooMany = readWith("\"notes\": " + many.dump());
        QVERIFY(!tooMany);
        QCOMPARE(tooMany.error().what.code, std::string("error.sketch-notes"));
        const auto withText = [](std::size_t length) {
            const Json notes = Json::array({{{"key", "a"}, {"text", std::string(length, 'x')}}});
            return readWith("\"notes\": " + notes.dump());
        };
        const auto tooLong = withText(kLongestNote + 1);
        QVERIFY(!tooLong);
        QCOMPARE(tooLong.error().where.pointer, std::string("/notes/0/text"));
        QVERIFY(withText(kLongestNote).has_value());
    }

    void refusesAPictureThatIsTooLargeToEmbed()
    {
        const std::string text((kLargestPicture + 2) / 3 * 4 + 4, 'A');
        const auto read = readWith("\"background\": " + Json {{"data", text}}.dump());
        QVERIFY(!read);
        QCOMPARE(read.error().what.code, std::string("error.sketch-large"));
    }

    void layersGroupsAndLocksComeBack()
    {
        SketchedBoard whole {shippedBoard("two-shoulders"), {}};
        whole.sketch.arrangement = {
            {{"Works \"old\"", false, true, {{"west-rampart-1"}, {{"path", "a", "b"}}, {"note-1"}}},
             {"Empty"}},
            {{{"west-wall-1", "west-wall-2"}, {}}},
            {{"courtyard"}, {}},
            {{GuideLine::Along::Across, 450},
             {GuideLine::Along::Down, 120.5},
             {GuideLine::Along::Down, 700}}};
        const std::string text = writeSketchedBoard(whole, siegeSchema());
        QVERIFY(text.find("\"1.3\"") != std::string::npos);
        QVERIFY(*readSketchedBoard(text, schemaOf, "again") == whole);
        QCOMPARE(*readBoard(text, schemaOf, "test"), whole.board);
    }

    void whatIsInTwoGroupsStaysInTheFirst()
    {
        const auto read = readWith(
            R"("editor": {"groups": [{"places": ["a", "b"]}, {"places": ["b", "c"]}, {"places": ["b", "d", "e"]}]})",
            "1.3");
        QVERIFY(read.has_value());
        const std::vector<Selection> groups {{{"a", "b"}, {}}, {{"d", "e"}, {}}};
        QCOMPARE(read->sketch.arrangement.groups, groups);
    }

    void refusesTooMuchOrder()
    {
        Json many = Json::array();
        for (std::size_t i = 0; i <= kMostArranged; ++i)
            many.push_back("p" + std::to_string(i));
        const auto read = readWith("\"editor\": {\"locked\": {\"places\": " + many.dump() + "}}", "1.3");
        QVERIFY(!read);
        QCOMPARE(read.error().what.code, std::string("error.sketch-arranged"));
    }

    void refusesTooManyLayersAndGroups()
    {
        const auto withLayers = [](std::size_t layers, std::size_t bytes) {
            const Json layer {{"name", std::string(bytes, 'a')}};
            const Json editor {{"layers", std::vector<Json>(layers, layer)}};
            return readWith("\"editor\": " + editor.dump(), "1.3");
        };
        QVERIFY(withLayers(kMostLayers, kLongestLayerName));
        const auto tooMany = withLayers(kMostLayers + 1, 1);
        QVERIFY(!tooMany);
        QCOMPARE(tooMany.error().what.code, std::string("error.sketch-layers"));
        const auto tooLong = withLayers(1, kLongestLayerName + 1);
        QVERIFY(!tooLong);
        QCOMPARE(tooLong.error().where.pointer, std::string("/editor/layers/0/name"));
        const Json groups {{"groups", std::vector<Json>(kMostArranged + 1, Json::object())}};
        const auto tooMuch = readWith("\"editor\": " + groups.dump(), "1.3");
        QVERIFY(!tooMuch);
        QCOMPARE(tooMuch.error().what.code, std::string("error.sketch-arranged"));
    }

    void refusesTooManyGuideLines()
    {
        const auto withLines = [](std::size_t across, std::size_t down) {
            std::vector<int> x(down);
            std::iota(x.begin(), x.end(), 0);
            const Json guides {{"y", std::vector<int>(across, 5)}, {"x", x}};
            return readWith("\"editor\": " + Json {{"guides", guides}}.dump(), "1.3");
        };
        const auto most = withLines(1, kMostGuideLines - 1);
        QVERIFY(most);
        QCOMPARE(most->sketch.arrangement.guides.size(), kMostGuideLines);
        QCOMPARE(withLines(2, 3)->sketch.arrangement.guides.size(), std::size_t {4}); // two are one
        const auto tooMany = withLines(1, kMostGuideLines);
        QVERIFY(!tooMany);
        QCOMPARE(tooMany.error().what.code, std::string("error.sketch-guides"));
    }

    void base64IsThatOfTheStandard()
    {
        QCOMPARE(base64(""), std::string());
        QCOMPARE(base64("f"), std::string("Zg=="));
        QCOMPARE(base64("fo"), std::string("Zm8="));
        QCOMPARE(base64("foobar"), std::string("Zm9vYmFy"));
        for (const char *bad : {"Z", "Zg", "Zg=", "Zh==", "Z===", "Zm9=Zm9v", "Zm 8", "===="})
            QVERIFY2(!fromBase64(bad), bad);
    }

    void whatANewerProgramWroteIsPassedOver()
    {
        const char *members = R"("notes": [{"key": "a", "text": "b", "tilt": 3}], "stickers": [])";
        const auto read = readWith(members, "1.9");
        QVERIFY(read.has_value());
        QCOMPARE(read->sketch.notes.size(), 1U);
        std::vector<std::string> unknown;
        QVERIFY(readSketchedBoard(fileWith(members, "1.9"), schemaOf, "test", &unknown));
        QCOMPARE(unknown, (std::vector<std::string> {"/stickers", "/notes/0/tilt"}));
    }

    void theNameOfItsJsonSchemaStays()
    {
        const auto read = readWith("\"$schema\": \"../schema/board.schema.json\"", "1.0");
        QVERIFY(read.has_value());
        const std::string text = writeSketchedBoard(*read, *schemaOf(read->board.info().schema));
        QVERIFY(text.starts_with("{\n  \"$schema\": \"../schema/board.schema.json\""));
        QVERIFY(*readSketchedBoard(text, schemaOf, "again") == *read);
    }
};

MERLON_TEST(SketchTest)
#include "sketch_test.moc"
