#include "core/board/finding.h"
#include "editor/model/own_attribute_edits.h"
#include "editor/model/properties.h"
#include "tests/editor/model/changed.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace merlon;
using merlon::testing::shippedBoard;
using testing::after;

namespace {

OwnAttribute markOfAll(const std::string &key)
{
    OwnAttribute own;
    own.key = key;
    own.places.isAll = true;
    own.links.isAll = true;
    own.ofBoard = true;
    return own;
}

/// With two marks; the first is set on a wall, a link and the board.
Board boardWithMarks()
{
    Board board = shippedBoard("two-shoulders");
    board =
        after(withOwnAttributes(board, siegeSchema(), {{markOfAll("a"), {}}, {markOfAll("b"), {}}}), board);
    for (const Selection &one : {Selection {{"west-wall-1"}, {}}, Selection {}})
        board = after(withProperty(board, siegeSchema(), one, "a", true), board);
    return after(setLinkAttribute(board, 0, "a", true), board);
}

bool holds(const Attributes &attributes, const std::string &key)
{
    return attributes.contains(key);
}

} // namespace

class OwnAttributeEditsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatStaysChangesNothing()
    {
        const Board board = boardWithMarks();
        QVERIFY(holds(board.info().attributes, "a"));
        QVERIFY(withOwnAttributes(board, siegeSchema(), ownAttributeEdits(board)).empty());
    }

    void valuesGoAlongWithTheirKeys()
    {
        const Board board = boardWithMarks();
        std::vector<OwnAttributeEdit> edits = ownAttributeEdits(board);
        std::swap(edits[0].attribute.key, edits[1].attribute.key);
        const Board now = after(withOwnAttributes(board, siegeSchema(), edits), board);
        for (const Attributes &attributes :
             {now.info().attributes, now.find("west-wall-1")->attributes, now.links()[0].attributes}) {
            QVERIFY(holds(attributes, "b"));
            QVERIFY(!holds(attributes, "a"));
        }
    }

    void whatNothingCanHoldGoes()
    {
        const Board board = boardWithMarks();
        std::vector<OwnAttributeEdit> edits = ownAttributeEdits(board);
        edits[0].attribute.places = {false, {"rampart"}};
        edits[0].attribute.links = {};
        const Board now = after(withOwnAttributes(board, siegeSchema(), edits), board);
        QVERIFY(!holds(now.find("west-wall-1")->attributes, "a"));
        QVERIFY(!holds(now.links()[0].attributes, "a"));
        QVERIFY(holds(now.info().attributes, "a"));
        QVERIFY(checkBoard(now, siegeSchema()).empty());
    }

    void whatIsTheDefaultNowIsNotHeld()
    {
        const Board board = boardWithMarks();
        std::vector<OwnAttributeEdit> edits = ownAttributeEdits(board);
        edits[0].attribute.standard = true;
        const Board now = after(withOwnAttributes(board, siegeSchema(), edits), board);
        QVERIFY(!holds(now.find("west-wall-1")->attributes, "a"));
        QVERIFY(now.info().attributes.empty());
    }

    void othersTakeThePlaceOfTheirKeys()
    {
        OwnAttribute other = markOfAll("b");
        other.type = AttributeType::Text;
        other.standard = std::string();
        const auto edits = joinedAttributes(ownAttributeEdits(boardWithMarks()), {markOfAll("c"), other});
        QCOMPARE(edits.size(), std::size_t {3});
        QVERIFY(edits[1].attribute == other);
        QCOMPARE(edits[1].before, std::string("b"));
        QCOMPARE(edits[2].attribute.key, std::string("c"));
        QVERIFY(edits[2].before.empty());
    }

    void aPartBringsWhatItHolds()
    {
        const Board board = shippedBoard("three-gates");
        const Board marked = boardWithMarks();
        const auto info = infoForPart(board, marked);
        QVERIFY(info.has_value());
        QCOMPARE(info->ownAttributes.size(), std::size_t {1}); // nothing holds the other one
        QCOMPARE(info->ownAttributes.front().key, std::string("a"));
        QVERIFY(!infoForPart(marked, marked));
    }
};

MERLON_TEST(OwnAttributeEditsTest)
#include "own_attribute_edits_test.moc"
