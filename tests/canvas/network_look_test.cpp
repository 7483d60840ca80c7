#include "core/board/changes/change.h"
#include "core/canvas/art/art.h"
#include "core/canvas/looks/link_stroke.h"
#include "core/canvas/looks/network_look.h"
#include "core/canvas/scene/drawn_board.h"
#include "core/canvas/scene/motion/routes.h"
#include "tests/canvas/art_folder.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QPainter>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace merlon;
using namespace merlon::canvas;

namespace {

const BoardSchema &roads()
{
    static const BoardSchema schema {
        "roads",
        {"none"},
        {{"town", {}}, {"inn", {}}},
        {{"road", false, {{"town", "inn"}}, {}}, {"slope", true, {{"town", "inn"}}, {}}},
        {},
        {}};
    return schema;
}

/// A wall above and one at the right, with towers at their ends, and a field before the upper one.
const BoardSchema &walls()
{
    static const BoardSchema schema {
        "walls",
        {"none"},
        {{"tower", {}}, {"wall", {}}, {"field", {}}},
        {{"ring", false, {{"wall", "tower"}}, {}}, {"way", true, {{"field", "wall"}}, {}, true}},
        {},
        {{.kind = "tower", .shape = PlaceShape::Picture},
         {.kind = "wall", .shape = PlaceShape::Bar, .depth = 1, .along = "ring"},
         {.kind = "field", .shape = PlaceShape::Field, .breadth = 4, .depth = 1, .along = "way"}}};
    return schema;
}

Board fortress()
{
    BoardInfo info;
    info.schema = "walls";
    return {info,
            {{"a", "tower", "none", {100, 200}, {}, {}},
             {"b", "tower", "none", {900, 200}, {}, {}},
             {"c", "tower", "none", {900, 900}, {}, {}},
             {"upper", "wall", "none", {500, 200}, {}, {}},
             {"right", "wall", "none", {900, 550}, {}, {}},
             {"before", "field", "none", {420, 60}, {}, {}}},
            {{"ring", "a", "upper", {}, {}},
             {"ring", "upper", "b", {}, {}},
             {"ring", "b", "right", {}, {}},
             {"ring", "right", "c", {}, {}},
             {"way", "before", "upper", {}, {}}}};
}

QFont usualLetters()
{
    QFont font = QApplication::font();
    font.setPixelSize(13);
    return font;
}

/// Nothing but the names of its places.
Picture named(const Board &board)
{
    Picture picture;
    for (const Place &place : board.places())
        picture.places.push_back({QString::fromStdString(place.names.at("en"))});
    picture.links.resize(board.links().size());
    return picture;
}

Board board()
{
    BoardInfo info;
    info.schema = "roads";
    return {
        info,
        {{"a", "town", "none", {100, 100}, {}, {}},
         {"b", "inn", "none", {500, 120}, {}, {}},
         {"c", "town", "none", {800, 700}, {}, {}}},
        {{"road", "a", "b", {}, {{300, 300}}}, {"slope", "b", "c", {}, {}}, {"road", "a", "gone", {}, {}}}};
}

} // namespace

class NetworkLookTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void placesHaveTheShapeOfTheirKind()
    {
        const NetworkLook look(board(), &roads());
        for (std::size_t place = 0; place < 3; ++place) {
            const Point at = board().places()[place].at;
            QVERIFY(look.shapeOfPlace(place).contains(QPointF(at.x, at.y)));
        }
        const auto plain = [&](std::size_t place) {
            const QPainterPath &shape = look.shapeOfPlace(place);
            return shape.translated(-shape.boundingRect().center());
        };
        QCOMPARE(plain(0).elementCount(), plain(2).elementCount());
        QVERIFY(plain(0).elementCount() != plain(1).elementCount());
        QVERIFY(look.bounds().contains(QRectF(100, 100, 700, 600)));
    }

    void anUnknownFamilyIsDrawnAsWell()
    {
        const NetworkLook look(board(), nullptr);
        QVERIFY(!look.shapeOfPlace(1).isEmpty());
        QCOMPARE(look.family(), QStringLiteral("roads"));
    }

    void linksGoThroughTheirBends()
    {
        const NetworkLook look(board(), &roads());
        QCOMPARE(look.lineOfLink(0), (std::vector<QPointF> {{100, 100}, {300, 300}, {500, 120}}));
        QVERIFY(look.lineOfLink(2).empty());
    }

    /// With its bends as far as it has any, else with a bulge.
    void curvedLinksAreCurves()
    {
        const Board plain = board();
        std::vector<Link> links(plain.links().begin(), plain.links().end());
        for (Link &link : links)
            link.course = LinkCourse::Curved;
        const Board curved(plain.info(), {plain.places().begin(), plain.places().end()}, links);
        const NetworkLook look(curved, &roads());
        for (const std::size_t link : {std::size_t {0}, std::size_t {1}}) {
            const std::vector<QPointF> &line = look.lineOfLink(link);
            const std::vector<QPointF> straight = NetworkLook(plain, &roads()).lineOfLink(link);
            QVERIFY(line.size() > 10);
            QCOMPARE(line.front(), straight.front());
            QCOMPARE(line.back(), straight.back());
        }
        QVERIFY(look.lineOfLink(2).empty());
    }

    void oneWalksBackOnlyWhereLinksHaveNoDirection()
    {
        const NetworkLook look(board(), &roads());
        QCOMPARE(routeBetween(board(), look, 0, 2).size(), std::size_t {5});
        const std::vector<QPointF> back = routeBetween(board(), look, 1, 0);
        QCOMPARE(back, (std::vector<QPointF> {{500, 120}, {300, 300}, {100, 100}}));
        QVERIFY(routeBetween(board(), look, 2, 1).empty());
    }

    void piecesDoNotHideEachOther()
    {
        const NetworkLook look(board(), &roads());
        Picture picture;
        picture.places.resize(3);
        picture.links.resize(3);
        Token token;
        token.key = "piece";
        picture.places[1].tokens = {token, token, token, token};
        picture.links[0].tokens = {token, token};
        const std::vector<Spot> spots = look.arrange(picture);
        QCOMPARE(spots.size(), std::size_t {6});
        for (std::size_t i = 0; i < spots.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY(QLineF(spots[i].centre, spots[j].centre).length() >= spots[i].size * 0.99);
        }
    }

    /// Between its towers, its pictures turned outward; a field lies along the wall that it is linked with.
    void wallsReachFromTowerToTower()
    {
        const NetworkLook look(fortress(), &walls());
        const QRectF upper = look.shapeOfPlace(3).boundingRect();
        QVERIFY(upper.left() > 100 && upper.left() < 140 && upper.right() > 860 && upper.right() < 900);
        QVERIFY(upper.height() < 80);
        const QRectF right = look.shapeOfPlace(4).boundingRect();
        QVERIFY(right.height() > 600 && right.width() < 80);
        const std::vector<PictureSpot> spots = look.pictureSpots(3, {});
        QVERIFY(spots.size() > 8);
        QCOMPARE(spots.front().angle, 0.0);
        QCOMPARE(look.pictureSpots(4, {}).front().angle, 90.0);
        QCOMPARE(look.pictureSpots(0, {}).size(), std::size_t {1});
        const QRectF field = look.shapeOfPlace(5).boundingRect();
        QVERIFY(field.width() > 3.9 * field.height());
    }

    /// In as many rows as make them large.
    void aCrowdIsAsLargeAsItCanBe()
    {
        const NetworkLook look(fortress(), &walls());
        Picture picture;
        picture.places.resize(6);
        Token token;
        token.key = "piece";
        picture.places[5].tokens.assign(10, token);
        const std::vector<Spot> spots = look.arrange(picture);
        QCOMPARE(spots.size(), std::size_t {10});
        const QRectF field = look.shapeOfPlace(5).boundingRect();
        for (std::size_t i = 0; i < spots.size(); ++i) {
            QVERIFY2(spots[i].size > 30, qPrintable(QString::number(spots[i].size)));
            QVERIFY(field.contains(spots[i].box()));
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY(QLineF(spots[i].centre, spots[j].centre).length() >= spots[i].size * 0.99);
        }
    }

    /// In the yard, where nobody stands on them, along the wall.
    void theDotsOfAWallLieBehindIt()
    {
        const NetworkLook look(fortress(), &walls());
        const LevelDots upper = look.levelDots(3, 4);
        QCOMPARE(upper.count, 4);
        QVERIFY(upper.first.y() > look.shapeOfPlace(3).boundingRect().bottom());
        QVERIFY(upper.step.x() > 0 && qFuzzyIsNull(upper.step.y()));
        const LevelDots right = look.levelDots(4, 4);
        QVERIFY(right.first.x() < look.shapeOfPlace(4).boundingRect().left());
        QVERIFY(right.step.y() > 0 && qFuzzyIsNull(right.step.x()));
        const LevelDots tower = look.levelDots(0, 3);
        QVERIFY(tower.first.y() > look.shapeOfPlace(0).boundingRect().bottom());
        QCOMPARE((tower.first + tower.step).x(), look.shapeOfPlace(0).boundingRect().center().x());
    }

    void theHeartOfABoardIsWhatStandsOnIt()
    {
        const NetworkLook look(fortress(), &walls());
        for (std::size_t standing = 0; standing < 5; ++standing)
            QVERIFY(look.heart().contains(look.shapeOfPlace(standing).boundingRect()));
        QVERIFY(!look.heart().contains(look.shapeOfPlace(5).boundingRect()));
        QVERIFY(look.bounds().contains(look.heart()));
    }

    void namesKeepOffTheGroundOfOthers()
    {
        const Art art(testing::artFolder(), Theme::day());
        const Board ring = testing::shippedBoard("ring");
        const DrawnBoard drawn(ring, named(ring), art, usualLetters(), 1);
        const BoardLook &look = *drawn.scene.things().look();
        const std::vector<WrittenName> names = drawn.scene.writtenNames();
        QVERIFY(!names.empty());
        for (const WrittenName &name : names) {
            QPainterPath area;
            area.addPolygon(name.area);
            for (std::size_t place = 0; place < ring.places().size(); ++place) {
                if (static_cast<int>(place) != name.place)
                    QVERIFY2(!look.shapeOfPlace(place).intersects(area), qPrintable(name.text));
            }
        }
    }

    void aNoteIsWrittenWhereNotAllDotsAreFilled()
    {
        const Art art(testing::artFolder(), Theme::day());
        const Board ring = testing::shippedBoard("ring");
        Picture picture = named(ring);
        const auto note = [&](const char *wall, int level, const QString &text) {
            PlacePicture &place = picture.places[*ring.indexOf(wall)];
            place.level = level;
            place.mostLevel = 4;
            place.note = text;
        };
        note("sec-n", 4, QStringLiteral("4/4"));
        note("sec-s", 2, QStringLiteral("2/4"));
        const DrawnBoard drawn(ring, std::move(picture), art, usualLetters(), 1);
        const std::vector<WrittenName> names = drawn.scene.writtenNames();
        const auto isWritten = [&](const QString &text) {
            return std::ranges::find(names, text, &WrittenName::text) != names.end();
        };
        QVERIFY(isWritten(QStringLiteral("north wall")));
        QVERIFY(isWritten(QStringLiteral("south wall · 2/4")));
    }

    /// Between the last towers of walls that do not close, away from the middle.
    void theOpenSideIsFound()
    {
        const auto side = openSideOf(platesOf(fortress(), &walls(), 1), {500, 450});
        QVERIFY(side);
        QVERIFY(side->outward.x() < 0 && side->outward.y() > 0);
        QVERIFY(side->isBeyond({100, 900}, 0, 1));
        QVERIFY(!side->isBeyond({800, 300}, 0, 1));
        const auto shipped = [](const char *name) {
            const Board board = testing::shippedBoard(name);
            return openSideOf(platesOf(board, testing::schemaOf(board.info().schema), 1), {500, 450});
        };
        QVERIFY(!shipped("ring"));
        const auto river = shipped("quays");
        QVERIFY(river && river->outward.y() > 0.99);
    }

    void quietLinksAreKnown()
    {
        const NetworkLook look(fortress(), &walls());
        QVERIFY(!look.isQuiet(0));
        QVERIFY(look.isQuiet(4));
    }

    void tenKindsOfLinksAreToldApart()
    {
        for (const Theme *theme : {&Theme::day(), &Theme::night()}) {
            for (std::size_t kind = 0; kind < 10; ++kind) {
                for (std::size_t other = 0; other < kind; ++other) {
                    const LinkStroke one = strokeOf(kind, *theme);
                    const LinkStroke two = strokeOf(other, *theme);
                    QVERIFY(one.style != two.style || one.colour != two.colour);
                }
            }
        }
    }

    /// By their strokes where all kinds are shown; a map on which is played has one ink.
    void aMapOfAllLinksShowsTheirKinds()
    {
        const NetworkLook look(board(), &roads());
        const Art art(testing::artFolder(), Theme::day());
        const QColor slope = strokeOf(1, art.theme()).colour;
        const auto pixelsOf = [&](bool quietLinks) {
            QImage image(1000, 1000, QImage::Format_RGB32);
            QPainter painter(&image);
            GroundParts parts;
            parts.quietLinks = quietLinks;
            look.paintGround(painter, art, {0, 0, 1000, 1000}, 1, parts);
            painter.end();
            int count = 0;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x)
                    count += image.pixelColor(x, y) == slope ? 1 : 0;
            }
            return count;
        };
        QVERIFY(pixelsOf(true) > 100);
        QCOMPARE(pixelsOf(false), 0);
    }

    void quietLinksLieBesideOthers()
    {
        Board board = fortress();
        QVERIFY(apply(board, addLink(board, {"ring", "upper", "before", {}, {}})).has_value());
        const NetworkLook look(board, &walls());
        const QPointF aside = look.lineOfLink(4).back() - look.lineOfLink(5).front();
        QVERIFY(std::hypot(aside.x(), aside.y()) >= look.widthOfLinks());
    }

    void whoHasClimbedAWallStandsAtItsOuterSide()
    {
        const NetworkLook look(fortress(), &walls());
        Picture picture;
        picture.places.resize(6);
        Token holder;
        holder.key = "holder";
        Token climber;
        climber.key = "climber";
        climber.isOutside = true;
        picture.places[3].tokens = {climber, holder};
        picture.places[4].tokens = {climber, holder};
        const std::vector<Spot> spots = look.arrange(picture);
        QCOMPARE(spots.size(), std::size_t {4});
        const auto at = [&](int place, const char *key) {
            return std::ranges::find_if(
                       spots, [&](const Spot &spot) { return spot.place == place && spot.thing.key == key; })
                ->centre;
        };
        QVERIFY(at(3, "climber").y() < at(3, "holder").y());
        QVERIFY(at(4, "climber").x() > at(4, "holder").x());
    }

    void onlyWhatHasChangedIsDrawnAgain()
    {
        const QRectF sheet(0, 0, 1000, 1000);
        const NetworkLook before(board(), &roads());
        QVERIFY(NetworkLook(board(), &roads(), &before).changedSince(before, sheet).isEmpty());
        Board moved = board();
        QVERIFY(apply(moved, movePlace(moved, "a", {120, 100})).has_value());
        const NetworkLook after(moved, &roads(), &before);
        const QRectF changed = after.changedSince(before, sheet);
        QVERIFY(changed.contains(QRectF(80, 80, 400, 220)));
        QVERIFY(!changed.contains(QPointF(800, 700)));
        const Art art(testing::artFolder(), Theme::day());
        const auto drawn = [&](const NetworkLook &look) {
            QImage image(1000, 1000, QImage::Format_RGB32);
            QPainter painter(&image);
            look.paintGround(painter, art, sheet, 1, {});
            return image;
        };
        const QImage one = drawn(before);
        const QImage other = drawn(after);
        QVERIFY(one != other);
        for (int y = 0; y < 1000; ++y) {
            for (int x = 0; x < 1000; ++x)
                QVERIFY(one.pixel(x, y) == other.pixel(x, y) || changed.toAlignedRect().contains(x, y));
        }
    }
};

MERLON_TEST(NetworkLookTest)
#include "network_look_test.moc"
