#include "core/board/change.h"
#include "core/board/finding.h"
#include "core/board/keys.h"
#include "core/games/english.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <cmath>

Q_DECLARE_METATYPE(merlon::Board)

using namespace merlon;
using merlon::testing::shippedBoard;

namespace {

Place wallWith(Attributes attributes)
{
    return {"a", "wall", "west", {}, {}, std::move(attributes)};
}

std::vector<Finding> check(const Board &board)
{
    return checkBoard(board, siegeSchema());
}

Board boardOf(std::vector<Place> places, std::vector<Link> links = {})
{
    return {{}, std::move(places), std::move(links)};
}

} // namespace

class CheckTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void hasNothingAgainstShippedBoards()
    {
        QVERIFY(check(shippedBoard("two-shoulders")).empty());
        QVERIFY(check(shippedBoard("crooked-crown")).empty());
        QVERIFY(check(shippedBoard("three-gates")).empty());
    }

    void theKeyOfALinkTellsWhetherItsKindHasADirection()
    {
        BoardSchema schema;
        for (const auto &[key, directed] : {std::pair("river", true), std::pair("border", false)}) {
            LinkKind kind;
            kind.key = key;
            kind.directed = directed;
            schema.links.push_back(kind);
        }
        QCOMPARE(keyOf(schema, Link {"river", "a", "b", {}, {}}), std::string("a>b"));
        QCOMPARE(keyOf(schema, Link {"border", "b", "a", {}, {}}), std::string("b~a"));
        QCOMPARE(keyOf(schema, Link {"unknown", "a", "b", {}, {}}), std::string("a~b"));
    }

    /// Each finding holds a whole place without what is wrong: there must not be one for each of many.
    void findsManyUnknownAttributesTogether()
    {
        constexpr int kMany = 5000;
        constexpr std::size_t kFew = 9;
        Attributes attributes;
        for (int i = 0; i < kMany; ++i)
            attributes["x" + std::to_string(i)] = true;
        Board board = boardOf({wallWith(attributes)}, {{"path", "a", "a", attributes, {}}});
        const std::vector<Finding> findings = check(board);
        QCOMPARE(findings.size(), 2 * kFew);
        const std::string said = say(findings[kFew - 1].message, english());
        QVERIFY2(said.find("4992 more attributes") != said.npos || said.find("4,992") != said.npos,
                 said.c_str());
        for (const std::size_t last : {kFew - 1, 2 * kFew - 1}) {
            QVERIFY(findings[last].mend);
            QVERIFY(apply(board, *findings[last].mend));
        }
        QVERIFY(check(board).empty());
    }

    void findsEachMistake_data()
    {
        QTest::addColumn<Board>("board");
        QTest::addColumn<QString>("id");
        const auto row = [](const char *name, const Board &board, const char *id) {
            QTest::newRow(name) << board << QString(id);
        };
        const std::string word = "word";
        row("capital letters", boardOf({{"West-Wall", "wall", "west", {}, {}, {}}}), "B-key");
        row("hyphen at the end", boardOf({{"west-", "wall", "west", {}, {}, {}}}), "B-key");
        row("doubled key", boardOf({wallWith({}), wallWith({})}), "B-key-twice");
        row("unknown kind", boardOf({{"a", "castle", "west", {}, {}, {}}}), "B-kind");
        row("unknown side", boardOf({{"a", "wall", "north", {}, {}, {}}}), "B-side");
        row("no point", boardOf({{"a", "wall", "west", {std::nan(""), 0}, {}, {}}}), "B-point");
        row("unknown attribute", boardOf({wallWith({{"height", true}})}), "B-attribute");
        row("alias", boardOf({wallWith({{"invaderSpaces", std::int64_t {2}}})}), "B-attribute");
        row("wrong type", boardOf({wallWith({{"cauldron", std::int64_t {1}}})}), "B-value");
        row("out of range", boardOf({wallWith({{"invader-spaces", std::int64_t {10}}})}), "B-value");
        row("unknown word", boardOf({wallWith({{"hero-start", word}})}), "B-value");
        row("too few records", boardOf({wallWith({{"defender-spaces", std::vector<AttributeRecord> {}}})}),
            "B-value");
        row("missing field", boardOf({wallWith({{"defender-spaces", std::vector<AttributeRecord> {{}}}})}),
            "B-value");
        row("unknown field",
            boardOf(
                {wallWith({{"defender-spaces",
                            std::vector<AttributeRecord> {{{"type", std::string("any")}, {"x", true}}}}})}),
            "B-value");
        row("unknown unit",
            boardOf({{"a",
                      "marauders",
                      "west",
                      {},
                      {},
                      {{"start-units", std::map<std::string, std::int64_t> {{"elf", 1}}}}}}),
            "B-value");
        row("link to nowhere", boardOf({wallWith({})}, {{"path", "a", "b", {}, {}}}), "B-link-end");
        row("unknown link", boardOf({wallWith({})}, {{"bridge", "a", "a", {}, {}}}), "B-link-kind");
        row("link attribute", boardOf({wallWith({})}, {{"path", "a", "a", {{"trappable", word}}, {}}}),
            "B-value");
    }

    void findsEachMistake()
    {
        QFETCH(Board, board);
        QFETCH(QString, id);
        const std::vector<Finding> findings = check(board);
        QCOMPARE(findings.size(), std::size_t(1));
        QCOMPARE(QString::fromStdString(findings[0].id), id);
        QVERIFY(hasError(findings));
        const std::string said = say(findings[0].message, english());
        QVERIFY2(said.find("finding.") == std::string::npos && said.find('%') == std::string::npos,
                 said.c_str());
        if (findings[0].mend) {
            QVERIFY(apply(board, *findings[0].mend).has_value());
            QVERIFY(check(board).empty());
        }
    }
};

MERLON_TEST(CheckTest)
#include "check_test.moc"
