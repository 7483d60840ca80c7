#include "core/base/text_file.h"
#include "core/board/files/format.h"
#include "core/board/finding.h"
#include "core/games/siege2/board_checks/board_checks.h"
#include "tests/support/arbitrary_boards.h"
#include "tests/support/boards.h"
#include "tests/support/random_boards.h"
#include "tests/support/test_program.h"

#include <rapidcheck.h>

#include <QTest>

using namespace merlon;
using namespace merlon::testing;

namespace {

constexpr const char *kHead = R"("format": {"name": "merlon-board", "version": "1.0"}, "schema": "siege", )";

/// `item` so many times, with commas between.
std::string times(int count, const std::string &item)
{
    std::string items = item;
    for (int i = 1; i < count; ++i)
        items += "," + item;
    return items;
}

std::string boardText(const std::string &rest)
{
    return std::string("{") + kHead + rest + "}";
}

Error errorOf(const std::string &text)
{
    const auto board = readBoard(text, schemaOf, "test");
    return board ? Error {} : board.error();
}

} // namespace

class FormatTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsShippedBoardsAsTheyAreWritten_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("two-shoulders") << "two-shoulders";
        for (const char *name : {"crooked-crown", "herons-nest", "long-causeway", "old-nine", "three-gates"})
            QTest::newRow(name) << name;
    }

    void readsShippedBoardsAsTheyAreWritten()
    {
        QFETCH(QString, name);
        const Board board = shippedBoard(name.toStdString());
        QCOMPARE(board.info().key, name.toStdString());
        const auto file = readTextFile(boardDirectory() / (name.toStdString() + ".json"));
        QCOMPARE(QString::fromStdString(writeBoard(board, siegeSchema())), QString::fromStdString(*file));
    }

    void acceptsAliasesAndLeavesOutDefaults()
    {
        const auto board = readBoard(boardText(R"("places": [{"key": "w", "kind": "wall", "side": "west",
            "attributes": {"invaderSpaces": 4, "cauldron": false,
                           "defender-spaces": [{"type": "marksman", "start": "archer"}]}}])"),
                                     schemaOf, "test");
        QVERIFY(board.has_value());
        const Place &wall = board->places()[0];
        QCOMPARE(wall.attributes.size(), std::size_t(2));
        QCOMPARE(numberOf(siegeSchema(), wall, "invader-spaces"), std::int64_t(4));
        QVERIFY(!flagOf(siegeSchema(), wall, "cauldron"));
        const auto spaces = recordsOf(siegeSchema(), wall, "defender-spaces");
        QCOMPARE(fieldOf(spaces.at(0), "type"), std::string("archer"));
        QCOMPARE(fieldOf(spaces.at(0), "start"), std::string("marksman"));
    }

    void acceptsWhatOnlySiegeIHas()
    {
        const auto board = readBoard(boardText(R"("places": [
            {"key": "gate", "kind": "gate", "attributes": {"gates": 2, "resistance": 6, "ramSpaces": 5}},
            {"key": "old-gate", "kind": "gate"},
            {"key": "barbican-rampart", "kind": "barbican-rampart"},
            {"key": "guard", "kind": "building", "attributes": {"type": "honour-guard", "access": "open",
             "saboteurSpaces": 0, "spaces": [{"type": "soldier", "start": "soldier"}]}}],
            "links": [{"kind": "path", "from": "barbican-rampart", "to": "gate",
                       "attributes": {"trappable": false}}])"),
                                     schemaOf, "test");
        QVERIFY(board.has_value());
        QVERIFY(checkBoard(*board, siegeSchema()).empty());
        const auto number = [&](const char *place, const char *attribute) {
            return numberOf(siegeSchema(), *board->find(place), attribute);
        };
        QCOMPARE(number("gate", "gates"), std::int64_t(2));
        QCOMPARE(number("gate", "resistance"), std::int64_t(6));
        QVERIFY(!board->find("gate")->attributes.contains("ram-spaces")); // the default
        // S1 section 3.1: what a gate has that was drawn before there was Siege I.
        QCOMPARE(number("old-gate", "gates"), std::int64_t(3));
        QCOMPARE(number("old-gate", "resistance"), std::int64_t(8));
        QCOMPARE(number("old-gate", "ram-spaces"), std::int64_t(5));
        QCOMPARE(number("guard", "saboteur-spaces"), std::int64_t(0));
    }

    void holdsWhatBreaksTheSchema()
    {
        const auto board =
            readBoard(boardText(R"("places": [{"key": "A B", "kind": "castle", "side": "up", "x": -5,
            "attributes": {"seat": 2}}], "links": [{"kind": "border", "from": "x", "to": "y"}])"),
                      schemaOf, "test");
        QVERIFY(board.has_value());
        QCOMPARE(*readBoard(writeBoard(*board, siegeSchema()), schemaOf, "again"), *board);
    }

    /// How a link is drawn came with 1.3; boards that say nothing of it are written as ever.
    void holdsHowLinksAreDrawn()
    {
        for (const LinkCourse course : {LinkCourse::Straight, LinkCourse::Curved}) {
            const Board board({"b", "siege", {}, {}, {}, {}, {}}, {},
                              {{"path", "a", "b", {}, {{5, 6}}, course}, {"path", "b", "c", {}, {}}});
            const std::string text = writeBoard(board, siegeSchema());
            QVERIFY(text.find("\"1.3\"") != std::string::npos);
            QCOMPARE(*readBoard(text, schemaOf, "again"), board);
        }
        const Board usual({"b", "siege", {}, {}, {}, {}, {}}, {}, {{"path", "a", "b", {}, {}}});
        QVERIFY(writeBoard(usual, siegeSchema()).find("\"1.0\"") != std::string::npos);
    }

    void saysWhatIsWrongWithAFile_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<QByteArray>("pointer");
        const auto row = [](const char *name, const std::string &text, const char *code,
                            const char *pointer) {
            QTest::newRow(name) << QByteArray::fromStdString(text) << QByteArray(code) << QByteArray(pointer);
        };
        row("no object", "[]", "error.board-object", "");
        row("nothing", "{}", "error.board-format", "/format");
        row("another format", R"({"format": {"name": "svg", "version": "1.0"}})", "error.board-format",
            "/format");
        row("odd version", R"({"format": {"name": "merlon-board", "version": "one"}})", "error.board-version",
            "/format/version");
        row("newer major", R"({"format": {"name": "merlon-board", "version": "2.0"}})", "error.board-newer",
            "/format/version");
        row("unknown family", R"({"format": {"name": "merlon-board", "version": "1.0"}, "schema": "chess"})",
            "error.board-schema", "/schema");
        row("no family", R"({"format": {"name": "merlon-board", "version": "1.0"}, "places": []})",
            "error.board-schema", "/schema");
        row("no places", boardText(R"("key": "a")"), "error.board-array", "/places");
        row("unknown key", boardText(R"("places": [], "plces": [])"), "error.board-unknown-key", "/plces");
        row("place of no kind", boardText(R"("places": [{"key": "a"}])"), "error.board-place-keys",
            "/places/0");
        row("crooked point", boardText(R"("places": [{"key": "a", "kind": "wall", "x": "1"}])"),
            "error.board-number", "/places/0/x");
        row("attribute that is none",
            boardText(R"("places": [{"key": "a", "kind": "wall", "attributes": {"start-stone": null}}])"),
            "error.board-attribute", "/places/0/attributes/start-stone");
        row("huge number",
            boardText(
                R"("places": [{"key": "a", "kind": "wall", "attributes": {"n": 18446744073709551615}}])"),
            "error.board-attribute", "/places/0/attributes/n");
        row("attribute twice",
            boardText(
                R"("places": [{"key": "a", "kind": "wall", "attributes": {"start-stone": 1, "startStone": 1}}])"),
            "error.board-attribute-twice", "/places/0/attributes/startStone");
        row("link of no end", boardText(R"("places": [], "links": [{"kind": "path", "from": "a"}])"),
            "error.board-link-keys", "/links/0");
        row("unknown course",
            boardText(
                R"("places": [], "links": [{"kind": "path", "from": "a", "to": "b", "course": "odd"}])"),
            "error.board-unknown-key", "/links/0/course");
        row("crooked via",
            boardText(R"("places": [], "links": [{"kind": "path", "from": "a", "to": "b", "via": [[1]]}])"),
            "error.board-point", "/links/0/via/0");
        row("too many places", boardText("\"places\": [" + times(10'001, "{}") + "]"), "error.board-many",
            "/places");
        row("too many links", boardText("\"places\": [], \"links\": [" + times(40'001, "{}") + "]"),
            "error.board-many", "/links");
        row("too many bends",
            boardText(
                "\"places\": [], \"links\": [{\"kind\": \"path\", \"from\": \"a\", \"to\": \"b\", \"via\": ["
                + times(201, "[1, 1]") + "]}]"),
            "error.board-many", "/links/0/via");
        std::string attributes = "\"a\": 1";
        for (int i = 0; i < 200; ++i)
            attributes += ", \"a" + std::to_string(i) + "\": 1";
        row("too many attributes",
            boardText("\"places\": [{\"key\": \"a\", \"kind\": \"wall\", \"attributes\": {" + attributes
                      + "}}]"),
            "error.board-many", "/places/0/attributes");
        row("far place", boardText(R"("places": [{"key": "a", "kind": "wall", "x": 10001}])"),
            "error.board-far", "/places/0/x");
        row("place beyond all numbers",
            boardText(R"("places": [{"key": "a", "kind": "wall", "x": 0, "y": -1e308}])"), "error.board-far",
            "/places/0/y");
        row("far bend",
            boardText(
                R"("places": [], "links": [{"kind": "path", "from": "a", "to": "b", "via": [[0, 0], [5, 1e6]]}])"),
            "error.board-far", "/links/0/via/1/1");
        row("zero byte", std::string(boardText(R"("places": [])")) + std::string("\0x", 2),
            "error.json-syntax", "");
        row("cut off", "{" + std::string(kHead) + "\"places\": [", "error.json-cut-off", "/places/0");
    }

    void saysWhatIsWrongWithAFile()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, code);
        QFETCH(QByteArray, pointer);
        const Error error = errorOf(text.toStdString());
        QCOMPARE(QByteArray::fromStdString(error.what.code), code);
        QCOMPARE(QByteArray::fromStdString(error.where.pointer), pointer);
    }

    void givesTheLineOfTheMistake()
    {
        const Error error =
            errorOf(boardText("\n\"places\": [\n{\"key\": \"a\", \"kind\": \"wall\"},\n{\"key\": 3}]"));
        QCOMPARE(error.where.line, std::size_t(4));
        QCOMPARE(error.where.pointer, std::string("/places/1/key"));
    }

    void readsANewerMinorVersionWithoutItsNewKeys()
    {
        const auto board =
            readBoard(R"({"format": {"name": "merlon-board", "version": "1.7"}, "schema": "siege",
            "weather": "rain", "places": [{"key": "a", "kind": "wall", "shape": "round"}]})",
                      schemaOf, "test");
        QVERIFY(board.has_value());
        QCOMPARE(board->places().size(), std::size_t(1));
    }

    void anyBoardComesBackExactly()
    {
        QVERIFY(rc::check("write, then read", [](std::uint64_t seed) {
            Random random(seed);
            const Board board = Arbitrary(random).board();
            const auto again = readBoard(writeBoard(board, siegeSchema()), schemaOf, "test");
            RC_ASSERT(again.has_value());
            RC_ASSERT(*again == withoutDefaults(board, siegeSchema()));
        }));
    }

    void anyValidBoardComesBackExactly()
    {
        QVERIFY(rc::check("write, then read", [](std::uint64_t seed) {
            Random random(seed);
            const Board board = withoutDefaults(randomSiegeBoard(random), siegeSchema());
            const auto again = readBoard(writeBoard(board, siegeSchema()), schemaOf, "test");
            RC_ASSERT(again.has_value());
            RC_ASSERT(*again == board);
        }));
    }
};

MERLON_TEST(FormatTest)
#include "format_test.moc"
