#include "core/base/limits.h"
#include "core/board/changes/change.h"
#include "core/board/finding.h"
#include "core/board/footprint.h"
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

    /// 40,000 hints, each with the heading that has nearly as many words.
    void whatIsBeyondAllMeasureIsCounted()
    {
        OwnAttribute own;
        for (int i = 0; i < 200; ++i)
            own.places.kinds.push_back("kind-" + std::to_string(i));
        own.links.kinds = own.places.kinds;
        BoardInfo info;
        info.ownAttributes.assign(100, own);
        for (std::size_t i = 0; i < info.ownAttributes.size(); ++i)
            info.ownAttributes[i].key = "mark-" + std::to_string(i);
        const std::vector<Finding> findings = check(Board(info, {}, {}));
        QCOMPARE(findings.size(), kMostFindings + 1);
        QVERIFY(!hasError(findings));
        QVERIFY(findings.front().mend);
        std::size_t held = 0;
        for (const Finding &finding : findings)
            held += finding.mend ? footprint(*finding.mend) : 0;
        QVERIFY2(held <= kMostFindingBytes, qPrintable(QString::number(held)));
        QCOMPARE(findings.back().id, std::string("more"));
        const std::string said = say(findings.back().message, english());
        QVERIFY2(said.find("39000 more") != said.npos || said.find("39,000 more") != said.npos, said.c_str());
    }

    void countsErrorsThatItDoesNotTell()
    {
        std::vector<Place> places;
        for (std::size_t i = 0; i < kMostFindings; ++i)
            places.push_back({"p" + std::to_string(i), "wall", "west", {}, {}, {{"height", true}}});
        QCOMPARE(check(boardOf(places)).size(), kMostFindings);
        places.push_back({"last", "wall", "west", {}, {}, {{"cauldron", std::int64_t {1}}}});
        const std::vector<Finding> findings = check(boardOf(places));
        QCOMPARE(findings.size(), kMostFindings + 1);
        QVERIFY(findings.back().severity == Severity::Error);
        QVERIFY(findings[kMostFindings - 1].mend);
        QCOMPARE(say(findings.back().message, english()), std::string("1 more problem is not listed."));
    }

    /// What is wrong with a place that fills megabytes is told; to hold it once more for each would be too much.
    void largePlacesAreNotHeldForEachMistake()
    {
        Place large = wallWith({{"cauldron", std::int64_t {1}}, {"platform", std::int64_t {1}}});
        large.attributes["siege-tower"] = std::int64_t {1};
        large.names["en"] = std::string(kMostFindingBytes / 2 + 1, 'a');
        Place small = wallWith({{"cauldron", std::int64_t {1}}});
        small.key = "b";
        const std::vector<Finding> findings = check(boardOf({std::move(large), std::move(small)}));
        QCOMPARE(findings.size(), std::size_t {4});
        QVERIFY(findings[0].mend);
        QVERIFY(!findings[1].mend && !findings[2].mend);
        QVERIFY(findings[3].mend);
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
