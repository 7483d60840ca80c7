#include "core/base/limits.h"
#include "core/board/attributes/own_attributes.h"
#include "core/board/files/graphml.h"
#include "core/board/files/json/own_attributes_json.h"
#include "core/board/files/schema_file.h"
#include "core/board/files/sketched_board.h"
#include "core/board/finding.h"
#include "core/engine/records/beginning.h"
#include "core/engine/records/record.h"
#include "core/games/english.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <functional>

using namespace merlon;
using namespace merlon::testing;

namespace {

/// JSON with ' for ".
std::string unquoted(std::string json)
{
    std::ranges::replace(json, '\'', '"');
    return json;
}

std::string schemaText(const std::string &attributes, const char *version = "1.0")
{
    return unquoted(std::string("{'format': {'name': 'merlon-schema', 'version': '") + version
                    + "'}, 'schema': 'siege',\n'own-attributes': [" + attributes + "]}");
}

Error schemaErrorOf(const std::string &text)
{
    const auto schema = readSchemaFile(text, "test");
    return schema ? Error {} : schema.error();
}

OwnAttribute yearOfWalls()
{
    OwnAttribute year;
    year.key = "year";
    year.type = AttributeType::Number;
    year.minimum = 1000;
    year.maximum = 1500;
    year.standard = std::int64_t {1200};
    year.names = {{"en", "Year built"}, {"fr", "Année"}};
    year.places.kinds = {"wall", "gate"};
    return year;
}

OwnAttribute stoneOfAll()
{
    OwnAttribute stone;
    stone.key = "stone-used";
    stone.type = AttributeType::OneOf;
    stone.words = {"granite", "oak"};
    stone.wordNames = {{"granite", {{"en", "Granite"}}}};
    stone.standard = std::string("granite");
    stone.descriptions = {{"en", "Of what it is \"made\""}};
    stone.places.isAll = true;
    stone.links.isAll = true;
    stone.ofBoard = true;
    return stone;
}

OwnAttribute bannersOfBoard()
{
    OwnAttribute banners;
    banners.key = "banners";
    banners.type = AttributeType::Set;
    banners.words = {"blue", "red"};
    banners.standard = std::vector<std::string> {"red"};
    banners.ofBoard = true;
    return banners;
}

/// A shipped board with attributes, of which places, links and the board itself have values.
Board markedBoard()
{
    const Board board = shippedBoard("two-shoulders");
    BoardInfo info = board.info();
    info.ownAttributes = {yearOfWalls(), stoneOfAll(), bannersOfBoard()};
    info.attributes = {{"banners", std::vector<std::string> {}}, {"stone-used", std::string("oak")}};
    std::vector<Place> places(board.places().begin(), board.places().end());
    for (Place &place : places) {
        if (place.kind == "wall")
            place.attributes["year"] = std::int64_t {1240};
    }
    places.front().attributes["stone-used"] = std::string("oak");
    std::vector<Link> links(board.links().begin(), board.links().end());
    links.front().attributes["stone-used"] = std::string("oak");
    return {std::move(info), std::move(places), std::move(links)};
}

Board with(const Board &board, const std::function<void(BoardInfo &)> &alter)
{
    BoardInfo info = board.info();
    alter(info);
    return {std::move(info),
            {board.places().begin(), board.places().end()},
            {board.links().begin(), board.links().end()}};
}

} // namespace

/// What designers add to boards: read, written, checked, and passed over by the rules.
class OwnAttributesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsASchemaFile()
    {
        const auto schema = readSchemaFile(
            schemaText(
                "{'key': 'year', 'type': 'number', 'minimum': 1000, 'maximum': 1500, 'default': 1200, "
                "'names': {'en': 'Year built', 'fr': 'Année'}, 'places': ['wall', 'gate', 'wall']},"
                "{'key': 'stone-used', 'type': 'word', 'words': {'granite': {'en': 'Granite'}, 'oak': {}}, "
                "'descriptions': {'en': 'Of what it is \\'made\\''}, 'places': 'all', 'links': 'all', "
                "'board': true},"
                "{'key': 'banners', 'type': 'words', 'words': {'blue': {}, 'red': {}}, "
                "'default': ['red'], 'board': true}"),
            "test");
        QVERIFY2(schema.has_value(), schema ? "" : say(schema.error(), english()).c_str());
        QCOMPARE(schema->family, std::string("siege"));
        QCOMPARE(schema->attributes.size(), std::size_t(3));
        QVERIFY(schema->attributes[0] == yearOfWalls());
        QVERIFY(schema->attributes[1] == stoneOfAll());
        QVERIFY(schema->attributes[2] == bannersOfBoard());
    }

    void aSchemaFileComesBackAsItWas()
    {
        const SchemaFile schema {"siege", {yearOfWalls(), stoneOfAll(), bannersOfBoard()}};
        const auto again = readSchemaFile(writeSchemaFile(schema), "test");
        QVERIFY(again.has_value());
        QVERIFY(*again == schema);
        QVERIFY(*readSchemaFile(writeSchemaFile({}), "test") == SchemaFile {});
    }

    void whatIsNotSaidIsPlain()
    {
        const auto schema =
            readSchemaFile(schemaText("{'key': 'a', 'type': 'flag'}, {'key': 'b', 'type': 'number'},"
                                      "{'key': 'c', 'type': 'word', 'words': {'x': {}}},"
                                      "{'key': 'd', 'type': 'text'}"),
                           "test");
        QVERIFY(schema.has_value());
        QVERIFY(schema->attributes[0].standard == AttributeValue(false));
        QVERIFY(schema->attributes[1].standard == AttributeValue(std::int64_t {0}));
        QCOMPARE(schema->attributes[1].maximum, std::int64_t {100});
        QVERIFY(schema->attributes[2].standard == AttributeValue(std::string("x")));
        QVERIFY(schema->attributes[3].standard == AttributeValue(std::string()));
    }

    void refusesWhatIsWrong_data()
    {
        QTest::addColumn<QString>("attribute");
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("pointer");
        const auto row = [](const char *name, const char *attribute, const char *code, const char *pointer) {
            QTest::newRow(name) << QString(attribute) << QString(code)
                                << QString("/own-attributes/0") + pointer;
        };
        row("no object", "3", "error.board-object", "");
        row("no key", "{'type': 'flag'}", "error.own-key-missing", "");
        row("no type", "{'key': 'a'}", "error.own-type-missing", "");
        row("another type", "{'key': 'a', 'type': 'color'}", "error.own-type", "/type");
        row("a type of games", "{'key': 'a', 'type': 'records'}", "error.own-type", "/type");
        row("key in capitals", "{'key': 'A', 'type': 'flag'}", "error.sketch-key", "/key");
        row("key is no text", "{'key': 1, 'type': 'flag'}", "error.board-text", "/key");
        row("unknown member", "{'key': 'a', 'type': 'flag', 'unit': 'm'}", "error.board-unknown-key",
            "/unit");
        row("name is no text", "{'key': 'a', 'type': 'flag', 'names': {'en': 1}}", "error.board-text",
            "/names/en");
        row("names in a list", "{'key': 'a', 'type': 'flag', 'names': []}", "error.board-object", "/names");
        row("range of a flag", "{'key': 'a', 'type': 'flag', 'minimum': 1}", "error.own-no-range", "");
        row("range upside down", "{'key': 'a', 'type': 'number', 'minimum': 2, 'maximum': 1}",
            "error.own-range", "");
        row("fraction", "{'key': 'a', 'type': 'number', 'minimum': 0.5}", "error.sketch-range", "/minimum");
        row("too far", "{'key': 'a', 'type': 'number', 'maximum': 10000000000}", "error.sketch-range",
            "/maximum");
        row("no words", "{'key': 'a', 'type': 'word'}", "error.own-no-words", "");
        row("words in a list", "{'key': 'a', 'type': 'word', 'words': ['x']}", "error.own-words", "/words");
        row("word in capitals", "{'key': 'a', 'type': 'word', 'words': {'X': {}}}", "error.sketch-key",
            "/words/X");
        row("words of a text", "{'key': 'a', 'type': 'text', 'words': {'x': {}}}",
            "error.own-words-for-nothing", "");
        row("default of another type", "{'key': 'a', 'type': 'flag', 'default': 1}", "error.own-default",
            "/default");
        row("default out of range", "{'key': 'a', 'type': 'number', 'default': 101}", "error.own-default",
            "/default");
        row("default is no word", "{'key': 'a', 'type': 'word', 'words': {'x': {}}, 'default': 'y'}",
            "error.own-default", "/default");
        row("places by a word", "{'key': 'a', 'type': 'flag', 'places': 'wall'}", "error.own-scope",
            "/places");
        row("links by a number", "{'key': 'a', 'type': 'flag', 'links': [1]}", "error.board-text",
            "/links/0");
        row("board is no flag", "{'key': 'a', 'type': 'flag', 'board': 'yes'}", "error.own-flag", "/board");
    }

    void refusesWhatIsWrong()
    {
        QFETCH(QString, attribute);
        QFETCH(QString, code);
        QFETCH(QString, pointer);
        const Error error = schemaErrorOf(schemaText(attribute.toStdString()));
        QCOMPARE(QString::fromStdString(error.what.code), code);
        QCOMPARE(QString::fromStdString(error.where.pointer), pointer);
        QVERIFY(error.where.line >= 2U);
        QVERIFY(!english().wording(error.what.code).empty());
        QVERIFY(error.right.empty() || !english().wording(error.right.code).empty());
    }

    void twoOfAKeyAreRefused()
    {
        const Error error =
            schemaErrorOf(schemaText("{'key': 'a', 'type': 'flag'}, {'key': 'a', 'type': 'text'}"));
        QCOMPARE(error.what.code, std::string("error.own-twice"));
        QCOMPARE(error.where.pointer, std::string("/own-attributes/1/key"));
    }

    void refusesOtherFiles()
    {
        QCOMPARE(schemaErrorOf("[]").what.code, std::string("error.board-object"));
        QCOMPARE(schemaErrorOf("{}").what.code, std::string("error.schema-format"));
        QCOMPARE(schemaErrorOf(schemaText("", "one")).what.code, std::string("error.schema-version"));
        QCOMPARE(schemaErrorOf(schemaText("", "2.0")).what.code, std::string("error.schema-newer"));
        const std::string head = "{'format': {'name': 'merlon-schema', 'version': '1.0'}";
        QCOMPARE(schemaErrorOf(unquoted(head + "}")).where.pointer, std::string("/own-attributes"));
        QCOMPARE(schemaErrorOf(unquoted(head + ", 'own-attributes': [], 'places': []}")).where.pointer,
                 std::string("/places"));
    }

    void aNewerSchemaIsReadWithoutWhatIsNew()
    {
        const auto schema =
            readSchemaFile(schemaText("{'key': 'a', 'type': 'flag', 'unit': 'm'}", "1.9"), "test");
        QVERIFY(schema.has_value());
        QCOMPARE(schema->attributes.front().key, std::string("a"));
    }

    void thereMayBeSoManyAndNoMore()
    {
        const auto many = [](std::size_t count) {
            std::vector<OwnAttribute> attributes(count, yearOfWalls());
            for (std::size_t i = 0; i < count; ++i)
                attributes[i].key = "year-" + std::to_string(i);
            return writeSchemaFile({"siege", attributes});
        };
        QVERIFY(readSchemaFile(many(kMostOwnAttributes), "test").has_value());
        QCOMPARE(schemaErrorOf(many(kMostOwnAttributes + 1)).what.code, std::string("error.board-many"));
    }

    void aBoardKeepsThemInJson()
    {
        const Board board = markedBoard();
        const std::string text = writeBoard(board, siegeSchema());
        QVERIFY(text.find("\"version\": \"1.3\"") != text.npos);
        const auto again = readBoard(text, schemaOf, "test");
        QVERIFY2(again.has_value(), again ? "" : say(again.error(), english()).c_str());
        QVERIFY(*again == board);
        QCOMPARE(writeBoard(*again, siegeSchema()), text);
        Sketch sketch;
        sketch.notes.push_back({"note-1", NoteKind::Remark, {}, "Old"});
        const std::string whole = writeSketchedBoard({board, sketch}, siegeSchema());
        QVERIFY(whole.find("\"version\": \"1.3\"") != whole.npos);
    }

    void aBoardKeepsThemInGraphml()
    {
        const Board board = markedBoard();
        const auto again = boardFromGraphml(boardToGraphml(board, &siegeSchema()), schemaOf, "test");
        QVERIFY2(again.has_value(), again ? "" : say(again.error(), english()).c_str());
        QVERIFY(*again == board);
    }

    void aBoardWithoutAnyIsWrittenAsBefore()
    {
        const std::string text = writeBoard(shippedBoard("two-shoulders"), siegeSchema());
        QVERIFY(text.find("\"version\": \"1.0\"") != text.npos);
        QVERIFY(text.find("own-attributes") == text.npos);
    }

    void aBoardSaysWhereItsAttributesAreWrong()
    {
        std::string text = writeBoard(markedBoard(), siegeSchema());
        const std::string number = "\"number\"";
        text.replace(text.find(number), number.size(), "\"numbr\"");
        const auto board = readBoard(text, schemaOf, "test");
        QVERIFY(!board);
        QCOMPARE(board.error().where.pointer, std::string("/own-attributes/0/type"));
        QVERIFY(board.error().where.line > 1U);
    }

    void theDefaultNeedNotBeWritten()
    {
        Board board = markedBoard();
        const Place wall = *std::ranges::find(board.places(), "wall", &Place::kind);
        QVERIFY(apply(board, setAttribute(board, wall.key, "year", std::int64_t {1200})));
        const Board sparse = withoutDefaults(board, siegeSchema());
        QVERIFY(!sparse.find(wall.key)->attributes.contains("year"));
    }

    void checksThemByTheirTypes()
    {
        const Board board = markedBoard();
        QVERIFY(checkBoard(board, siegeSchema()).empty());
        Board wrong = board;
        const std::string wall = std::ranges::find(board.places(), "wall", &Place::kind)->key;
        QVERIFY(apply(wrong, setAttribute(wrong, wall, "year", std::int64_t {1600})));
        QVERIFY(apply(wrong, setAttribute(wrong, wall, "stone-used", std::string("gold"))));
        QVERIFY(apply(wrong, setLinkAttribute(wrong, 0, "stone-used", true)));
        wrong = with(wrong, [](BoardInfo &info) { info.attributes["banners"] = std::string("red"); });
        const std::vector<Finding> findings = checkBoard(wrong, siegeSchema());
        QCOMPARE(findings.size(), std::size_t(4));
        for (int left = 3; left >= 0; --left) {
            const std::vector<Finding> now = checkBoard(wrong, siegeSchema());
            QCOMPARE(now.front().id, std::string("B-value"));
            QVERIFY(apply(wrong, now.front().mend.value()));
            QCOMPARE(checkBoard(wrong, siegeSchema()).size(), static_cast<std::size_t>(left));
        }
    }

    void whatNobodyHasAddedIsUnknown()
    {
        Board board = markedBoard();
        const std::string rampart = std::ranges::find(board.places(), "rampart", &Place::kind)->key;
        QVERIFY(apply(board, setAttribute(board, rampart, "year", std::int64_t {1240}))); // of walls alone
        board = with(board, [](BoardInfo &info) { info.attributes["year"] = std::int64_t {1240}; });
        const std::vector<Finding> findings = checkBoard(board, siegeSchema());
        QCOMPARE(findings.size(), std::size_t(2));
        for (const Finding &finding : findings)
            QCOMPARE(finding.id, std::string("B-attribute"));
        QVERIFY(apply(board, findings[0].mend.value()));
        QVERIFY(apply(board, findings[1].mend.value()));
        QVERIFY(checkBoard(board, siegeSchema()).empty());
    }

    void aKeyOfTheGameStaysTheGames()
    {
        Board board = with(markedBoard(), [](BoardInfo &info) {
            info.ownAttributes.front().key = "cauldron";
            info.ownAttributes.front().places = {};
            info.ownAttributes.front().places.isAll = true;
        });
        const auto isTaken = [](const Finding &finding) { return finding.id == "B-own-key"; };
        std::vector<Finding> findings = checkBoard(board, siegeSchema());
        const auto taken = std::ranges::find_if(findings, isTaken);
        QVERIFY(taken != findings.end());
        QVERIFY(taken->severity == Severity::Error);
        const auto again = readBoard(writeBoard(board, siegeSchema()), schemaOf, "test");
        QVERIFY(*again == withoutDefaults(board, siegeSchema()));
        QVERIFY(apply(board, taken->mend.value()));
        findings = checkBoard(board, siegeSchema());
        QVERIFY(std::ranges::none_of(findings, isTaken));
    }

    void anUnknownTypeIsAHint()
    {
        Board board = with(markedBoard(), [](BoardInfo &info) {
            info.ownAttributes.front().places.kinds.push_back("moat");
        });
        const std::vector<Finding> findings = checkBoard(board, siegeSchema());
        QCOMPARE(findings.size(), std::size_t(1));
        QVERIFY(!hasError(findings));
        QVERIFY(apply(board, findings[0].mend.value()));
        QVERIFY(checkBoard(board, siegeSchema()).empty());
    }

    /// The same game, by the same hashes, on the board without them.
    void theRulesPassOverThem()
    {
        const Board plain = shippedBoard("two-shoulders");
        const Board marked = markedBoard();
        QVERIFY(withoutOwnAttributes(marked) == plain);
        const Game &game = *findGame("siege2");
        const auto one = game.open(plain, {});
        const auto other = game.open(marked, {});
        QVERIFY(one.has_value());
        QVERIFY(other.has_value());
        QCOMPARE((*one)->start()->hash(), (*other)->start()->hash());
        Record record;
        record.board = plain;
        const RecordBeginning before = beginningOf(record);
        record.board = marked;
        const RecordBeginning now = beginningOf(record);
        QCOMPARE(now.places, before.places);
        QCOMPARE(now.links, before.links);
        QCOMPARE(now.setup, before.setup);
    }
};

MERLON_TEST(OwnAttributesTest)
#include "own_attributes_test.moc"
