#include "core/canvas/looks/cells/cell_look.h"
#include "core/canvas/looks/ground/place_looks.h"
#include "core/canvas/scene/board_things.h"
#include "core/canvas/view/board_highlights.h"
#include "core/canvas/view/board_view.h"
#include "core/games/families.h"
#include "tests/canvas/art_folder.h"
#include "tests/canvas/painted_cells.h"
#include "tests/support/boards.h"
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

QImage drawn(const BoardLook &look, const Art &art, const QRectF &sheet = {0, 0, 1000, 1000})
{
    QImage image(sheet.size().toSize(), QImage::Format_RGB32);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    painter.translate(-sheet.topLeft());
    look.paintGround(painter, art, sheet, 1, {});
    return image;
}

} // namespace

/// What is painted in cells and over them: land, what is strewn on it, patches and doors.
class CellGroundTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        addFamily(realmSchema());
        addFamily(mineSchema());
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
};

MERLON_TEST(CellGroundTest)
#include "cell_ground_test.moc"
