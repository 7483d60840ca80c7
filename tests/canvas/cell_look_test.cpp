#include "core/canvas/looks/cells/cell_look.h"
#include "core/canvas/looks/ground/place_looks.h"
#include "core/canvas/looks/network_look.h"
#include "core/canvas/looks/siege/ground/siege_look.h"
#include "core/canvas/scene/board_things.h"
#include "core/canvas/scene/routes.h"
#include "core/canvas/view/board_highlights.h"
#include "core/canvas/view/board_view.h"
#include "core/games/families.h"
#include "tests/canvas/art_folder.h"
#include "tests/support/boards.h"
#include "tests/support/cell_boards.h"
#include "tests/support/test_program.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>
#include <QTest>

#include <cstdlib>
#include <map>
#include <set>

using namespace merlon;
using namespace merlon::canvas;
using namespace merlon::testing;

namespace {

constexpr CellGrid kFlat {CellShape::FlatHexagon, 50, {500, 500}};
constexpr CellGrid kPointy {CellShape::PointyHexagon, 50, {500, 500}};
constexpr CellGrid kSquare {CellShape::Square, 80, {500, 500}};

/// Fields all over, of which some are other land.
Board realm(const CellGrid &grid = kFlat, int radius = 3)
{
    Board board = boardOfCells(realmSchema(), grid, discAround(grid.shape, {0, 0}, radius), "field");
    const std::vector<std::pair<std::size_t, const char *>> others {
        {0, "castle"}, {3, "lake"}, {5, "forest"}, {8, "lake"}, {9, "forest"}};
    for (const auto &[place, kind] : others) {
        Place other = board.places()[place];
        other.kind = kind;
        [[maybe_unused]] const auto applied = apply(board, {{ReplacePlace {place, other}}});
    }
    return board;
}

Board mine()
{
    return boardOfCells(mineSchema(), kSquare, rectangleBetween(CellShape::Square, {-3, -3}, {3, 3}), "rock");
}

const BoardSchema &schemaFor(const Board &board)
{
    return board.info().schema == realmSchema().key ? realmSchema() : mineSchema();
}

QImage drawn(const BoardLook &look, const Art &art, const QRectF &sheet = {0, 0, 1000, 1000})
{
    QImage image(sheet.size().toSize(), QImage::Format_RGB32);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    painter.translate(-sheet.topLeft());
    look.paintGround(painter, art, sheet, 1, {});
    return image;
}

Token unit(const char *key)
{
    Token token;
    token.key = key;
    token.art = QStringLiteral("goblin");
    token.seat = 0;
    return token;
}

void altered(Board &board, std::size_t number, const char *kind)
{
    Place place = board.places()[number];
    place.kind = kind;
    QVERIFY(apply(board, {{ReplacePlace {number, place}}}).has_value());
}

} // namespace

class CellLookTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        addFamily(realmSchema());
        addFamily(mineSchema());
    }

    void everyFamilyHasItsLook()
    {
        QVERIFY(dynamic_cast<SiegeLook *>(makeLook(shippedBoard("two-shoulders")).get()));
        QVERIFY(dynamic_cast<CellLook *>(makeLook(realm()).get()));
        BoardInfo info;
        info.schema = "unheard-of";
        QVERIFY(dynamic_cast<NetworkLook *>(makeLook(Board(info, {}, {})).get()));
        addFamily(realmSchema()); // once more changes nothing
        QCOMPARE(findSchema("realm"), &realmSchema());
    }

    void theShapeOfAPlaceIsItsCell_data()
    {
        QTest::addColumn<int>("number");
        QTest::newRow("flat") << 0;
        QTest::newRow("pointy") << 1;
        QTest::newRow("square") << 2;
    }

    void theShapeOfAPlaceIsItsCell()
    {
        QFETCH(int, number);
        const Board board = number == 2 ? mine() : realm(number == 0 ? kFlat : kPointy);
        const CellLook look(board, schemaFor(board));
        const CellMap map(board, *board.info().cells);
        for (double x = 200; x < 800; x += 7.3) {
            for (double y = 200; y < 800; y += 7.1) {
                const auto expected = map.placeIn(cellAt(map.grid(), {x, y}));
                for (std::size_t place = 0; place < board.places().size(); ++place)
                    QCOMPARE(look.shapeOfPlace(place).contains(QPointF(x, y)), expected == place);
            }
        }
    }

    void onePointsAtTheCellUnderThePointerUpToItsBorder()
    {
        const Art art(artFolder(), Theme::day());
        BoardView view(art);
        view.resize(900, 800);
        const Board board = realm();
        view.setBoard(board);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        const CellMap map(board, kFlat);
        for (const Cell cell : discAround(kFlat.shape, {0, 0}, 2)) {
            const Point middle = middleOf(kFlat, cell);
            for (const Point corner : cornersOf(kFlat, cell)) {
                const Point near {middle.x + (corner.x - middle.x) * 0.93,
                                  middle.y + (corner.y - middle.y) * 0.93};
                const QPoint at = view.viewportPointOf(near);
                const auto exact = map.placeIn(cellAt(kFlat, view.boardPointAt(at)));
                QCOMPARE(view.thingAt(at), placeThing(static_cast<int>(*exact)));
            }
        }
    }

    void piecesStandInTheirCell()
    {
        const Board board = realm();
        const CellLook look(board, realmSchema());
        for (const std::size_t count : {1U, 2U, 5U, 9U}) {
            Picture picture;
            picture.places.resize(board.places().size());
            for (PlacePicture &place : picture.places) {
                for (std::size_t i = 0; i < count; ++i)
                    place.tokens.push_back(unit("goblin"));
            }
            const std::vector<Spot> spots = look.arrange(picture);
            QCOMPARE(spots.size(), count * board.places().size());
            for (const Spot &spot : spots) {
                QPainterPath disc;
                disc.addEllipse(spot.centre, spot.size / 2 * 0.9, spot.size / 2 * 0.9);
                QVERIFY(look.shapeOfPlace(static_cast<std::size_t>(spot.place)).contains(disc));
                QVERIFY(spot.size > 8);
            }
        }
    }

    void placesWithoutNamesLeaveTheirRoomToPieces()
    {
        BoardSchema schema = mineSchema();
        schema.cells.namesOnMap = false;
        const Board board = mine();
        const CellLook look(board, schema);
        QVERIFY(look.nameAnchors(0).empty());
        QVERIFY(!CellLook(board, mineSchema()).nameAnchors(0).empty());
        Picture picture;
        picture.places.resize(board.places().size());
        picture.places[0].tokens = {unit("goblin")};
        const std::vector<Spot> spots = look.arrange(picture);
        QCOMPARE(spots.size(), std::size_t {1});
        QVERIFY(spots[0].size > 0.6 * kSquare.size);
        QVERIFY(look.shapeOfPlace(0).boundingRect().contains(spots[0].box()));
    }

    void cellsThatTouchHaveOneLineAroundThemAll()
    {
        for (const double size : {40.0, 42.0, 33.3}) {
            for (const CellShape shape : {CellShape::Square, CellShape::FlatHexagon}) {
                const CellGrid grid {shape, size, {60, 60}};
                const bool isSquare = shape == CellShape::Square;
                const BoardSchema &schema = isSquare ? mineSchema() : realmSchema();
                const Board board =
                    boardOfCells(schema, grid, discAround(shape, {3, 3}, 2), isSquare ? "rock" : "field");
                const CellLook look(board, schema);
                const CellMap map(board, grid);
                const std::size_t middle = *map.placeIn({3, 3});
                std::vector<std::size_t> places {middle};
                for (const Cell neighbour : neighboursOf(shape, {3, 3}))
                    places.push_back(*map.placeIn(neighbour));
                const QPainterPath outline = look.joined(places);
                int lines = 0;
                for (int i = 0; i < outline.elementCount(); ++i)
                    lines += outline.elementAt(i).isMoveTo() ? 1 : 0;
                QCOMPARE(lines, 1);
                QVERIFY(outline.contains(look.geometry().places[middle].at));
            }
        }
    }

    void whatACellCountsLiesInIt()
    {
        BoardSchema schema = mineSchema();
        AttributeSchema lode;
        lode.key = "lode";
        lode.type = AttributeType::Counts;
        lode.maximum = 9;
        lode.words = {"coal", "ore"};
        lode.standard = std::map<std::string, std::int64_t> {};
        schema.places.front().attributes.push_back(lode);
        Board board = mine();
        Place rich = board.places()[5];
        rich.attributes["lode"] = std::map<std::string, std::int64_t> {{"coal", 1}, {"ore", 2}};
        QVERIFY(apply(board, {{ReplacePlace {5, rich}}}).has_value());
        const CellLook look(board, schema);
        QCOMPARE(look.geometry().places[5].lying,
                 QStringList(
                     {QStringLiteral("mine/coal"), QStringLiteral("mine/ore"), QStringLiteral("mine/ore")}));
        QVERIFY(look.geometry().places[4].lying.isEmpty());
    }

    /// One band in the colour of the owner around cells that touch; what would be laid is seen before it is.
    void whatLiesOverCellsHasTheColourOfItsOwner()
    {
        const Art art(artFolder(), Theme::day());
        BoardView view(art);
        view.resize(900, 900);
        view.setBoard(mine());
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        const QRect cell = view.rectOf(placeThing(0));
        const double radius = cell.width() / 2.0;
        const QPoint band(qRound(cell.left() + 0.19 * radius), cell.center().y());
        const auto colourAt = [&](QPoint at) { return view.viewport()->grab().toImage().pixelColor(at); };
        const QColor bare = colourAt(band);
        Picture picture;
        picture.places.resize(mine().places().size());
        picture.patches = {{{0, 1}, QStringLiteral("tunnel"), QStringLiteral("a tunnel"), 1}};
        view.setPicture(picture);
        const QColor seat = art.theme().seat(1);
        const auto away = [&](const QColor &colour) {
            return std::abs(colour.red() - seat.red()) + std::abs(colour.green() - seat.green())
                + std::abs(colour.blue() - seat.blue());
        };
        QVERIFY(away(colourAt(band)) < 40);
        QVERIFY(away(bare) > 60);
        const QPoint floor = view.rectOf(placeThing(24)).center();
        const QColor before = colourAt(floor);
        view.highlights().setGhost({24, 25}, 1);
        QVERIFY(colourAt(floor) != before);
        view.highlights().setGhost({}, -1);
        QCOMPARE(colourAt(floor), before);
    }

    /// Light falls through an open door, and a picture can cover several cells.
    void groundsHaveDoorsAndLargePictures()
    {
        const Art art(artFolder(), Theme::day());
        const auto shot = [&art](const PlacePicture &shown) {
            BoardView view(art);
            view.resize(900, 900);
            view.setBoard(mine());
            Picture picture;
            picture.places.resize(mine().places().size());
            picture.places[24] = shown;
            view.setPicture(picture);
            view.show();
            return QTest::qWaitForWindowExposed(&view) ? view.viewport()->grab().toImage() : QImage();
        };
        const QImage bare = shot({});
        const QImage closed = shot({.name = {}, .doors = {{25, false}}});
        const QImage open = shot({.name = {}, .doors = {{25, true}}});
        QVERIFY(!bare.isNull() && closed != bare && open != bare && open != closed);
        const QImage small = shot({.name = {}, .art = QStringLiteral("mountain/heart")});
        const QImage large =
            shot({.name = {}, .art = QStringLiteral("mountain/heart"), .artPlaces = {24, 25}});
        QVERIFY(small != bare && large != small);
    }

    void linksBetweenNeighboursNeedNoLineAndOthersDo()
    {
        Board board = realm();
        const std::size_t usual = board.links().size();
        QVERIFY(
            apply(board, addLink(board, {"border", "field-1", "field-37", {}, {{510, 400}}})).has_value());
        QVERIFY(apply(board, addLink(board, {"border", "field-1", "nowhere", {}, {}})).has_value());
        const CellLook look(board, realmSchema());
        for (std::size_t link = 0; link < usual; ++link) {
            QVERIFY(look.lineOfLink(link).empty());
            QVERIFY(look.isShownBySide(link));
        }
        QCOMPARE(look.lineOfLink(usual).size(), std::size_t {3});
        QVERIFY(!look.isShownBySide(usual));
        QVERIFY(look.lineOfLink(usual + 1).empty());
        QVERIFY(!look.isShownBySide(usual + 1));
    }

    void aClosedBorderIsDrawn()
    {
        Board board = realm();
        QVERIFY(CellLook(board, realmSchema()).geometry().barriers.empty());
        QVERIFY(apply(board, removeLink(board, 0)).has_value());
        const CellLook look(board, realmSchema());
        QCOMPARE(look.geometry().barriers.size(), std::size_t {1});
        altered(board, 0, "castle"); // castles may not be joined: nothing is closed there
        altered(board, 1, "castle");
        const CellLook castles(board, realmSchema());
        for (const QLineF &barrier : castles.geometry().barriers)
            QVERIFY(barrier != look.geometry().barriers.front());
    }

    void piecesWalkOverBordersInBothDirections()
    {
        const Board board = realm();
        const CellLook look(board, realmSchema());
        const CellMap map(board, kFlat);
        const auto number = [&](Cell cell) { return static_cast<int>(*map.placeIn(cell)); };
        for (const auto &[from, to] : {std::pair {Cell {-1, 0}, Cell {1, 0}}, {Cell {1, 0}, Cell {-1, 0}}}) {
            const std::vector<QPointF> way = routeBetween(board, look, number(from), number(to));
            QVERIFY(way.size() >= 3);
            const Point first = middleOf(kFlat, from);
            const Point last = middleOf(kFlat, to);
            QVERIFY(QLineF(way.front(), {first.x, first.y}).length() < 1);
            QVERIFY(QLineF(way.back(), {last.x, last.y}).length() < 1);
        }
    }

    void landLooksAsTheStylesSay()
    {
        const Board board = realm();
        QCOMPARE(lookOf(realmSchema(), board.places()[0]).terrain, Terrain::Town);
        Place field = board.places()[1];
        QCOMPARE(lookOf(realmSchema(), field).terrain, Terrain::Meadow); // height 0
        QVERIFY(lookOf(realmSchema(), field).label.isEmpty());
        field.attributes["height"] = std::int64_t {3};
        QCOMPARE(lookOf(realmSchema(), field).terrain, Terrain::Mountain);
        QCOMPARE(lookOf(realmSchema(), field).strewn, Strewn::Peaks);
        QCOMPARE(lookOf(realmSchema(), field).label, QStringLiteral("3"));
        field.attributes["height"] = std::int64_t {1};
        QCOMPARE(lookOf(realmSchema(), field).terrain, Terrain::Field); // the row for all of the kind
        Place rock = mine().places()[0];
        rock.attributes = {{"zone", std::int64_t {4}}, {"rubble", true}};
        QCOMPARE(lookOf(mineSchema(), rock).terrain, Terrain::Clay);
        QCOMPARE(lookOf(mineSchema(), rock).strewn, Strewn::Stones);
        QCOMPARE(lookOf(siegeSchema(), rock).terrain, Terrain::None);
    }

    /// Grounds are told apart by their colour, and by figures as well.
    void everyTerrainHasColoursOfItsOwn()
    {
        for (const Theme *theme : {&Theme::day(), &Theme::night()}) {
            std::set<QRgb> colours;
            for (int terrain = int(Terrain::Land); terrain <= int(Terrain::Heart); ++terrain)
                colours.insert(colourOf(static_cast<Terrain>(terrain), *theme).rgb());
            QCOMPARE(colours.size(), std::size_t(int(Terrain::Heart)));
        }
    }

    void cellsShowTheirGroundByDayAndNight()
    {
        Board board = mine(); // little is strewn on it
        Place heart = board.places()[24];
        heart.kind = "heart";
        QVERIFY(apply(board, {{ReplacePlace {24, heart}}}).has_value());
        const CellLook look(board, mineSchema());
        for (const Theme *theme : {&Theme::day(), &Theme::night()}) {
            const Art art(artFolder(), *theme);
            const QImage image = drawn(look, art);
            const auto colourAt = [&](std::size_t place) {
                const QPointF at = look.shapeOfPlace(place).boundingRect().center();
                return image.pixelColor(at.toPoint());
            };
            const auto isLike = [](const QColor &a, const QColor &b) {
                return std::abs(a.lightness() - b.lightness()) < 40;
            };
            QVERIFY(isLike(colourAt(0), colourOf(Terrain::Slate, *theme)));
            QVERIFY(isLike(colourAt(24), colourOf(Terrain::Heart, *theme)));
            QVERIFY(colourAt(24).lightness() > colourAt(0).lightness() + 60);
        }
    }

    /// Only what is said to look otherwise does.
    void nothingChangesOutsideOfWhatHasChanged()
    {
        const Art art(artFolder(), Theme::day());
        const QRectF sheet(0, 0, 1000, 1000);
        const auto check = [&](const Board &before, const Board &after) {
            const CellLook was(before, schemaFor(before));
            const CellLook is(after, schemaFor(after));
            const QRect changed = is.changedSince(was, sheet).toAlignedRect();
            QVERIFY(changed.width() < 600 && changed.height() < 600);
            const QImage one = drawn(was, art);
            const QImage other = drawn(is, art);
            int different = 0;
            for (int y = 0; y < one.height(); ++y) {
                for (int x = 0; x < one.width(); ++x) {
                    const bool same = one.pixel(x, y) == other.pixel(x, y);
                    different += same ? 0 : 1;
                    if (!same && !changed.contains(x, y))
                        QFAIL(qPrintable(QStringLiteral("%1, %2").arg(x).arg(y)));
                }
            }
            QVERIFY(different > 0);
        };
        for (const CellGrid &grid : {kFlat, kPointy}) {
            const Board board = realm(grid, 4);
            Board painted = board;
            altered(painted, 45, "lake"); // at the coast
            check(board, painted);
            Board fewer = board;
            QVERIFY(apply(fewer, removePlace(fewer, "field-30")).has_value());
            check(board, fewer);
            Board cut = board;
            QVERIFY(apply(cut, removeLink(cut, 7)).has_value());
            check(board, cut);
        }
        const Board rock = mine();
        Board rubble = rock;
        QVERIFY(apply(rubble, setAttribute(rubble, "rock-10", "rubble", true)).has_value());
        check(rock, rubble);
        Board bright = rock;
        QVERIFY(apply(bright, setAttribute(bright, "rock-10", "zone", std::int64_t {5})).has_value());
        check(rock, bright);
        const CellLook same(rock, mineSchema());
        QVERIFY(same.changedSince(CellLook(rock, mineSchema()), sheet).isEmpty());
    }

    /// A part that is drawn again must fit what lies around it.
    void aPartIsDrawnAsTheWholeIs()
    {
        const Art art(artFolder(), Theme::day());
        for (const Board &board : {realm(kFlat, 4), mine()}) {
            const CellLook look(board, schemaFor(board));
            const QImage whole = drawn(look, art);
            QImage part = whole;
            const QRect box(430, 250, 170, 140);
            {
                QPainter painter(&part);
                painter.setClipRect(box);
                painter.fillRect(box, Qt::magenta);
                look.paintGround(painter, art, {0, 0, 1000, 1000}, 1, {});
            }
            int different = 0;
            for (int y = 0; y < whole.height(); ++y) {
                for (int x = 0; x < whole.width(); ++x) {
                    const QColor a = whole.pixelColor(x, y);
                    const QColor b = part.pixelColor(x, y);
                    const int away = std::abs(a.red() - b.red()) + std::abs(a.green() - b.green())
                        + std::abs(a.blue() - b.blue());
                    QVERIFY(away < 90);
                    different += away > 12 ? 1 : 0;
                }
            }
            QVERIFY2(different < 40, qPrintable(QString::number(different)));
        }
    }

    void placesBesideTheGridShareTheGroundBetweenThem()
    {
        std::vector<Place> places;
        for (int i = 0; i < 5; ++i) { // a pentagon: no grid has one
            const double angle = i * 2 * 3.14159265 / 5;
            places.push_back({"field-" + std::to_string(i + 1),
                              "field",
                              {},
                              {500 + 75 * std::sin(angle), 500 - 75 * std::cos(angle)},
                              {},
                              {}});
        }
        places.push_back({"field-6", "field", {}, {500, 500}, {}, {}});
        BoardInfo info;
        info.schema = "realm";
        info.cells = kFlat;
        const CellLook look(Board(info, places, {}), realmSchema());
        for (std::size_t i = 0; i < places.size(); ++i)
            QVERIFY(look.shapeOfPlace(i).contains(QPointF(places[i].at.x, places[i].at.y)));
        int shared = 0;
        for (double x = 380.3; x < 620; x += 3.1) {
            for (double y = 380.7; y < 620; y += 3.3) {
                int holders = 0;
                for (std::size_t i = 0; i < places.size(); ++i)
                    holders += look.shapeOfPlace(i).contains(QPointF(x, y)) ? 1 : 0;
                QVERIFY(holders <= 1);
                shared += holders;
            }
        }
        QVERIFY(shared > 2500); // no gaps between them worth speaking of
    }

    void printsAsLines()
    {
        const Art art(artFolder(), Theme::day());
        for (const Board &board : {realm(), mine()}) {
            const CellLook look(board, schemaFor(board));
            QByteArray svg;
            {
                QBuffer buffer(&svg);
                QSvgGenerator generator;
                generator.setOutputDevice(&buffer);
                generator.setSize({1000, 1000});
                QPainter painter(&generator);
                look.paintGround(painter, art, {0, 0, 1000, 1000}, 1, {});
            }
            QVERIFY(svg.count("<path") >= 5);
            QVERIFY(!svg.contains("<image")); // no pixels
            QBuffer pdf;
            QVERIFY(pdf.open(QIODevice::WriteOnly));
            QPdfWriter writer(&pdf);
            QPainter painter(&writer);
            look.paintGround(painter, art, {0, 0, 1000, 1000}, 1, {});
            QVERIFY(painter.end());
            QVERIFY(pdf.size() > 1000);
        }
    }

    /// Also when one looks back to a moment at which it was something else, or nothing yet.
    void aPlaceLooksLikeWhatItIsMadeOfNow()
    {
        const Art art(artFolder(), Theme::day());
        const Board board = shippedBoard("fiefs-2");
        const auto pictureWith = [&](const QString &ground) {
            Picture picture;
            picture.places.resize(board.places().size());
            picture.places[*board.indexOf("f1")].ground = ground;
            return picture;
        };
        BoardThings things;
        things.setBoard(board);
        const QImage atFirst = drawn(*things.look(), art);
        QVERIFY(!things.setPicture(pictureWith({}))); // as the board says
        QVERIFY(things.setPicture(pictureWith(QStringLiteral("forest"))));
        QVERIFY(things.areGroundsDrawn());
        const QImage wooded = drawn(*things.look(), art);
        QVERIFY(wooded != atFirst);
        QVERIFY(!things.setPicture(pictureWith(QStringLiteral("forest")))); // nothing new
        QVERIFY(things.setPicture(pictureWith(QStringLiteral("mountains"))));
        QVERIFY(drawn(*things.look(), art) != wooded);
        QVERIFY(things.setPicture(pictureWith({})));
        QVERIFY(!things.areGroundsDrawn());
        QCOMPARE(drawn(*things.look(), art), atFirst);
    }

    void anEmptyBoardHasRoomToBeDrawnOn()
    {
        BoardInfo info;
        info.schema = "realm";
        const Board empty(info, {}, {});
        const CellLook look(empty, realmSchema());
        QVERIFY(!look.bounds().isEmpty());
        const Art art(artFolder(), Theme::night());
        QVERIFY(drawn(look, art).pixelColor(500, 500) != QColor(Qt::magenta));
    }

    void namesStayWithinTheirCell()
    {
        const Board board = realm();
        const CellLook look(board, realmSchema());
        for (std::size_t place = 0; place < board.places().size(); ++place) {
            for (const NameAnchor &anchor : look.nameAnchors(place)) {
                QVERIFY(anchor.room > 0);
                const QPainterPath &shape = look.shapeOfPlace(place);
                QVERIFY(shape.contains(anchor.centre - QPointF(anchor.room / 2, 0)));
                QVERIFY(shape.contains(anchor.centre + QPointF(anchor.room / 2, 0)));
            }
        }
    }
};

MERLON_TEST(CellLookTest)
#include "cell_look_test.moc"
