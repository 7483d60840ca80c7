#include "core/board/cells/square_numbers.h"
#include "core/board/finding.h"
#include "core/games/exiles/board/exiles_schema.h"
#include "core/games/siege/board/siege_schema.h"
#include "editor/model/copying.h"
#include "tests/editor/model/changed.h"
#include "tests/support/boards.h"
#include "tests/support/cell_boards.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

using namespace merlon;
using merlon::testing::shippedBoard;
using testing::after;

namespace {

bool has(const Board &board, const LinkName &name)
{
    return std::ranges::any_of(board.links(), [&](const Link &link) { return linkName(link) == name; });
}

} // namespace

class CopyingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPartHasTheLinksBetweenItsPlacesOnly()
    {
        const Board part = partOf(shippedBoard("two-shoulders"), {{"west-tower-1", "west-wall-1"}, {}});
        QCOMPARE(part.places().size(), std::size_t {2});
        QCOMPARE(part.links().size(), std::size_t {1});
        QCOMPARE(linkName(part.links()[0]), (LinkName {"adjacent", "west-tower-1", "west-wall-1"}));
    }

    void pastedKeysAreUniqueAndLinksFollowThem()
    {
        const Board board = shippedBoard("two-shoulders");
        const Addition addition = pasted(board, partOf(board, {{"west-tower-4", "west-wall-5"}, {}}), {5, 5});
        const Board both = after(addition.change, board);
        QCOMPARE(addition.added.places, (std::set<std::string> {"west-tower-5", "west-wall-6"}));
        QVERIFY(has(both, {"adjacent", "west-tower-5", "west-wall-6"}));
        QCOMPARE(both.find("west-wall-6")->at, (Point {407, 174}));
        QCOMPARE(both.find("west-wall-6")->attributes, board.find("west-wall-5")->attributes);
    }

    /// Two places of the part may want the same free key.
    void pastingTwiceNeverDoublesAKey()
    {
        Board board = shippedBoard("crooked-crown");
        const Board part = board;
        for (int i = 0; i < 3; ++i)
            board = after(pasted(board, part, {1, 1}).change, board);
        std::set<std::string> keys;
        for (const Place &place : board.places())
            QVERIFY2(keys.insert(place.key).second, place.key.c_str());
        QCOMPARE(board.links().size(), part.links().size() * 4);
    }

    void theWesternHalfMirroredIsAnEasternHalf()
    {
        const Board whole = shippedBoard("two-shoulders");
        const Board half = after(removal(whole, ofSide(whole, "east")), whole);
        const Addition addition = mirrored(half, ofSide(half, "west"), siegeSchema());
        const Board mended = after(addition.change, half);
        QCOMPARE(mended.find("east-wall-5")->at.x, 1000 - mended.find("west-wall-5")->at.x);
        QCOMPARE(mended.find("east-wall-5")->side, std::string("east"));
        QVERIFY(has(mended, {"path", "east-foreground", "east-rampart-1"}));
        QVERIFY(!addition.added.places.contains("gate"));
        for (const LinkName &link : addition.added.links)
            QVERIFY(!link.from.starts_with("west") && !link.to.starts_with("west"));
    }

    void copiesAreLinkedToWhatStandsInTheMiddle()
    {
        Board board({"b", "siege", {}, {}, {}, {}, {}},
                    {{"west-wall-1", "wall", "west", {400, 500}, {}, {}},
                     {"gate", "gate", "none", {500, 600}, {}, {}}},
                    {{"adjacent", "gate", "west-wall-1", {}, {}}});
        board = after(mirrored(board, {{"west-wall-1"}, {}}, siegeSchema()).change, board);
        QVERIFY(has(board, {"adjacent", "gate", "east-wall-1"}));
    }

    /// A family without sides: cells come to be in the empty ones across the middle, with links to their new neighbors.
    void cellsAreMirroredIntoEmptyOnes()
    {
        const BoardSchema &schema = *testing::schemaOf("mountain");
        const CellGrid grid {CellShape::Square, 40, {500, 500}};
        Board board = testing::boardOfCells(schema, grid, {{-2, 0}, {-1, 0}, {0, 0}, {1, 0}}, "cell");
        board = after(numberedSquares(board, schema), board);
        Selection all;
        for (const Place &place : board.places())
            all.places.insert(place.key);
        Place rubble = board.places()[0];
        rubble.attributes["rubble"] = true;
        board = after({{ReplacePlace {0, rubble}}}, board);
        const Addition addition = mirrored(board, all, schema);
        QCOMPARE(addition.added.places.size(), std::size_t {1}); // the others are on both sides
        board = after(addition.change, board);
        const Place &copy = board.places().back();
        QCOMPARE(copy.at, (Point {580, 500}));
        QVERIFY(flagOf(schema, copy, "rubble"));
        QCOMPARE(numberOf(schema, copy, "col"), std::int64_t {4});
        QVERIFY(has(board, {"side", "cell-4", copy.key}));
        QCOMPARE(board.links().size(), std::size_t {4});
        QVERIFY(checkBoard(board, schema).empty());
        QVERIFY(mirrored(board, all, schema).change.empty());
    }

    void removalTakesTheLinksOfPlacesToo()
    {
        const Board board = shippedBoard("two-shoulders");
        Selection gone {{"west-wall-2"}, {}};
        gone.links.insert({"beside", "east-rampart-1", "east-rampart-2"});
        const Board left = after(removal(board, gone), board);
        QVERIFY(!left.find("west-wall-2"));
        QVERIFY(!has(left, {"path", "west-rampart-1", "west-wall-2"}));
        QVERIFY(!has(left, {"beside", "east-rampart-1", "east-rampart-2"}));
        QVERIFY(has(left, {"beside", "east-rampart-2", "east-rampart-3"}));
    }

    void saysWhyALinkCannotBe_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<int>("refusal");
        const auto row = [](const char *name, const char *kind, const char *from, const char *to,
                            LinkRefusal refusal) {
            QTest::newRow(name) << kind << from << to << static_cast<int>(refusal);
        };
        row("new", "path", "east-foreground", "west-rampart-1", LinkRefusal::None);
        row("there", "path", "west-foreground", "west-rampart-1", LinkRefusal::AlreadyThere);
        row("there the other way", "adjacent", "west-wall-2", "west-wall-1", LinkRefusal::AlreadyThere);
        row("backwards", "path", "east-wall-1", "west-rampart-1", LinkRefusal::OnlyBackwards);
        row("kinds", "path", "forge", "west-wall-1", LinkRefusal::KindsDoNotFit);
        row("itself", "adjacent", "west-wall-1", "west-wall-1", LinkRefusal::SamePlace);
        row("nowhere", "path", "nowhere", "west-wall-1", LinkRefusal::UnknownPlace);
    }

    void saysWhyALinkCannotBe()
    {
        QFETCH(QString, kind);
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(int, refusal);
        const LinkName link {kind.toStdString(), from.toStdString(), to.toStdString()};
        QCOMPARE(static_cast<int>(whyNoLink(shippedBoard("two-shoulders"), siegeSchema(), link)), refusal);
    }

    /// One place for each building (EX V12), each with a name of its own beside the kind of places called alike.
    void newPlacesAreTheFirstOfTheirKindThatIsFree()
    {
        Board board({"b", "exiles", {}, {}, {}, {}, {}}, {}, {});
        std::vector<std::string> keys;
        std::set<std::string> buildings;
        for (int i = 0; i < 6; ++i) {
            const Place place = newPlace(board, exiles::exilesSchema(), "city-building", "", {500, 500});
            keys.push_back(place.key);
            buildings.insert(wordOf(exiles::exilesSchema(), place, "building"));
            board = after(addPlace(board, place), board);
        }
        QCOMPARE(keys,
                 (std::vector<std::string> {"barracks", "keep-city-building", "workshop", "library", "chapel",
                                            "mage-tower"}));
        QCOMPARE(buildings.size(), std::size_t {6});
        const Place keep = newPlace(board, exiles::exilesSchema(), "keep", "", {500, 500});
        QCOMPARE(keep.key, std::string("keep"));
    }

    void aNewPlaceIsCalledByItsSideAndKind()
    {
        const Board board = shippedBoard("two-shoulders");
        QCOMPARE(newPlace(board, siegeSchema(), "wall", "west", {}).key, std::string("west-wall-6"));
        QCOMPARE(newPlace(board, siegeSchema(), "gate", "none", {}).key, std::string("gate-2"));
        QCOMPARE(newPlace(board, siegeSchema(), "foreground", "west", {}).key,
                 std::string("west-foreground-2"));
    }

    void thoseOfASideAreNumberedFromOne()
    {
        Board board;
        for (const char *key : {"east-wall-1", "east-wall-2", "east-wall-3"}) {
            const Place wall = newPlace(board, siegeSchema(), "wall", "east", {});
            QCOMPARE(wall.key, std::string(key));
            board = after(addPlace(board, wall), board);
        }
        board = after(removePlace(board, "east-wall-1"), board);
        QCOMPARE(newPlace(board, siegeSchema(), "wall", "east", {}).key, std::string("east-wall-1"));
        QCOMPARE(newPlace(board, siegeSchema(), "gate", "none", {}).key, std::string("gate"));
    }

    /// A copy of the only one is the second, here and on the other side.
    void copiesOfTheOnlyOneAreNumbered()
    {
        const Board board({}, {{"west-foreground", "foreground", "west", {100, 500}, {}, {}}}, {});
        const Board twice = after(pasted(board, board, {10, 10}).change, board);
        QVERIFY(twice.find("west-foreground-2"));
        const Selection both {{"west-foreground", "west-foreground-2"}, {}};
        const Board mirror = after(mirrored(twice, both, siegeSchema()).change, twice);
        QVERIFY(mirror.find("east-foreground") && mirror.find("east-foreground-2"));
    }

    void reversingTwiceIsNothing()
    {
        const Board board = shippedBoard("two-shoulders");
        const Selection path {{}, {{"path", "marauders", "west-rampart-4"}}};
        const Addition once = reversed(board, path);
        const Board turned = after(once.change, board);
        QVERIFY(has(turned, {"path", "west-rampart-4", "marauders"}));
        QCOMPARE(after(reversed(turned, once.added).change, turned), board);
    }

    void anEndMayBeWhereTheSchemaAllowsIt()
    {
        const auto place = [](const std::string &key, const std::string &kind) {
            return Place {key, kind, "west", {100, 100}, {}, {}};
        };
        const Link road {"path", "rampart", "wall", {}, {{5, 5}}};
        const Board board({"some", "siege", {}, {}, {}, {}, {}},
                          {place("rampart", "rampart"), place("wall", "wall"), place("tower", "tower"),
                           place("other-wall", "wall"), place("third-wall", "wall"),
                           place("foreground", "foreground"), place("other-rampart", "rampart")},
                          {road, {"path", "rampart", "third-wall", {}, {}}});
        // Neither where it is, nor on a tower, nor where there is such a path already.
        QCOMPARE(placesForEnd(board, siegeSchema(), road, LinkEnd::To), (std::vector<std::size_t> {3, 6}));
        QCOMPARE(placesForEnd(board, siegeSchema(), road, LinkEnd::From), (std::vector<std::size_t> {6}));
        const Link hung = withEnd(road, LinkEnd::To, "other-wall");
        QCOMPARE(hung.to, std::string("other-wall"));
        QCOMPARE(hung.from, std::string("rampart"));
        QVERIFY(hung.via == road.via);
    }
};

MERLON_TEST(CopyingTest)
#include "copying_test.moc"
