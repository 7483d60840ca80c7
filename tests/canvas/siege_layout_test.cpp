#include "core/canvas/looks/board_look.h"
#include "tests/canvas/siege2_pictures.h"
#include "tests/support/test_program.h"

#include <QLineF>
#include <QTest>

#include <cmath>

using namespace merlon;
using namespace merlon::canvas;

/// Where things stand on a siege board.
class SiegeLayoutTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tokensOfAPlaceAreApart_data() { boards(); }
    void tokensOfAPlaceAreApart();
    void tokensStayNearTheirPlace_data() { boards(); }
    void tokensStayNearTheirPlace();
    void everyTokenHasASpot_data() { boards(); }
    void everyTokenHasASpot();
    void invadersStandOutsideAndDefendersInside_data() { boards(); }
    void invadersStandOutsideAndDefendersInside();
    void tokensOnATrailLieOnIt();
    void everythingIsWithinTheBounds_data() { boards(); }
    void everythingIsWithinTheBounds();
    void enginesLieWithinTheFrame_data();
    void enginesLieWithinTheFrame();
    void anOrdinaryPositionHidesNoUnit_data() { boards(); }
    void anOrdinaryPositionHidesNoUnit();
    void aRamStandsBetweenGateAndBarbicanRampart();
    void aGateWithABarbicanRampartIsLarger();
    void wallsThatAreNotAdjacentDoNotTouch();
    void adjacentWallsTouchHoweverFarTheyAre();
    void wallsThatMeetAreFramedWithoutASpike_data() { boards(); }
    void wallsThatMeetAreFramedWithoutASpike();
    void aBoardWithoutWallsIsDrawnToo();
    void manyPlacesShrink();

private:
    static void boards()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("two-shoulders") << QStringLiteral("two-shoulders");
        QTest::newRow("crooked-crown") << QStringLiteral("crooked-crown");
        QTest::newRow("three-gates") << QStringLiteral("three-gates");
    }
};

namespace {

double apart(const Spot &a, const Spot &b)
{
    const QPointF way = a.centre - b.centre;
    return std::max(std::abs(way.x()), std::abs(way.y()));
}

Board boardOfRow()
{
    QFETCH(QString, name);
    return testing::shippedBoard(name.toStdString());
}

BoardInfo siegeInfo()
{
    BoardInfo info;
    info.schema = "siege";
    return info;
}

} // namespace

void SiegeLayoutTest::tokensOfAPlaceAreApart()
{
    const Board board = boardOfRow();
    const std::unique_ptr<BoardLook> look = makeLook(board);
    const std::vector<Spot> spots = look->arrange(testing::crowdedPicture(board));
    for (std::size_t i = 0; i < spots.size(); ++i) {
        for (std::size_t j = i + 1; j < spots.size(); ++j) {
            if (spots[i].place != spots[j].place || spots[i].link != spots[j].link)
                continue;
            const double need = (spots[i].size + spots[j].size) / 2;
            const double distance = QLineF(spots[i].centre, spots[j].centre).length();
            if (distance < need * 0.9)
                QFAIL(qPrintable(QStringLiteral("%1: tokens %2 and %3 are %4 apart instead of %5")
                                     .arg(spots[i].place)
                                     .arg(spots[i].token)
                                     .arg(spots[j].token)
                                     .arg(distance)
                                     .arg(need)));
        }
    }
}

void SiegeLayoutTest::tokensStayNearTheirPlace()
{
    const Board board = boardOfRow();
    const std::unique_ptr<BoardLook> look = makeLook(board);
    for (const Spot &spot : look->arrange(testing::crowdedPicture(board))) {
        QVERIFY(spot.size > 8);
        if (spot.place < 0)
            continue;
        const QRectF box = look->shapeOfPlace(static_cast<std::size_t>(spot.place)).boundingRect();
        const double reach = 110;
        QVERIFY2(box.adjusted(-reach, -reach, reach, reach).contains(spot.centre),
                 board.places()[static_cast<std::size_t>(spot.place)].key.c_str());
    }
}

void SiegeLayoutTest::everyTokenHasASpot()
{
    const Board board = boardOfRow();
    const Picture picture = testing::crowdedPicture(board);
    std::size_t tokens = 0;
    for (const PlacePicture &place : picture.places)
        tokens += place.tokens.size();
    for (const LinkPicture &link : picture.links)
        tokens += link.tokens.size();
    QCOMPARE(makeLook(board)->arrange(picture).size(), tokens);
}

void SiegeLayoutTest::invadersStandOutsideAndDefendersInside()
{
    const Board board = boardOfRow();
    const std::unique_ptr<BoardLook> look = makeLook(board);
    const Picture picture = testing::crowdedPicture(board);
    const QPointF yard = look->toScene(board.find("courtyard")->at);
    for (const Spot &spot : look->arrange(picture)) {
        if (spot.place < 0 || board.places()[static_cast<std::size_t>(spot.place)].kind != "wall")
            continue;
        const Token &token = picture.places[static_cast<std::size_t>(spot.place)].tokens[spot.token];
        if (token.role != TokenRole::Unit)
            continue;
        const QPointF wall = look->shapeOfPlace(static_cast<std::size_t>(spot.place)).boundingRect().center();
        const bool inside = QPointF::dotProduct(spot.centre - wall, yard - wall) > 0;
        QCOMPARE(inside, token.seat == 1);
    }
}

void SiegeLayoutTest::tokensOnATrailLieOnIt()
{
    const Board board = testing::shippedBoard("two-shoulders");
    const std::unique_ptr<BoardLook> look = makeLook(board);
    int seen = 0;
    for (const Spot &spot : look->arrange(testing::crowdedPicture(board))) {
        if (spot.link < 0)
            continue;
        ++seen;
        double nearest = 1e9;
        for (const QPointF point : look->lineOfLink(static_cast<std::size_t>(spot.link)))
            nearest = std::min(nearest, QLineF(point, spot.centre).length());
        QVERIFY(nearest < 40);
    }
    QVERIFY(seen > 20);
}

void SiegeLayoutTest::everythingIsWithinTheBounds()
{
    const Board board = boardOfRow();
    const std::unique_ptr<BoardLook> look = makeLook(board);
    for (const Spot &spot : look->arrange(testing::crowdedPicture(board)))
        QVERIFY2(look->bounds().contains(spot.centre), spot.thing.key.c_str());
}

void SiegeLayoutTest::enginesLieWithinTheFrame_data()
{
    boards();
    QTest::newRow("drill-yard") << QStringLiteral("../lessons/boards/drill-yard");
    QTest::newRow("practice-yard") << QStringLiteral("../lessons/boards/practice-yard");
}

/// At ramparts that lie at the edge of the map, too.
void SiegeLayoutTest::enginesLieWithinTheFrame()
{
    constexpr double kFrame = 13; // how far its inner line is from the edge
    const Board board = boardOfRow();
    const std::unique_ptr<BoardLook> look = makeLook(board);
    Token engine;
    engine.key = "catapult-1";
    engine.art = QStringLiteral("catapult");
    engine.role = TokenRole::Machine;
    engine.capacity = 6;
    Picture picture;
    picture.places.resize(board.places().size());
    picture.links.resize(board.links().size());
    for (std::size_t place = 0; place < board.places().size(); ++place) {
        if (board.places()[place].kind == "rampart")
            picture.places[place].tokens.push_back(engine);
    }
    const std::vector<Spot> spots = look->arrange(picture);
    QVERIFY(!spots.empty());
    const QRectF field = look->bounds().adjusted(kFrame, kFrame, -kFrame, -kFrame);
    for (const Spot &spot : spots)
        QVERIFY2(field.contains(spot.box()),
                 board.places()[static_cast<std::size_t>(spot.place)].key.c_str());
}

/// Units of different places do not cover each other's middle either.
void SiegeLayoutTest::anOrdinaryPositionHidesNoUnit()
{
    const Board board = boardOfRow();
    const std::unique_ptr<BoardLook> look = makeLook(board);
    const Match match = testing::playedMatch(testing::siege2On(board.info().key), 3, 250);
    const Picture picture = testing::pictureOf(match, {});
    const std::vector<Spot> spots = look->arrange(picture);
    for (std::size_t i = 0; i < spots.size(); ++i) {
        for (std::size_t j = i + 1; j < spots.size(); ++j) {
            if (spots[i].link >= 0 || spots[j].link >= 0 || spots[i].place == spots[j].place)
                continue;
            QVERIFY2(apart(spots[i], spots[j]) > std::min(spots[i].size, spots[j].size) * 0.4,
                     qPrintable(QStringLiteral("%1 and %2").arg(spots[i].place).arg(spots[j].place)));
        }
    }
}

void SiegeLayoutTest::aRamStandsBetweenGateAndBarbicanRampart()
{
    const Board board = testing::shippedBoard("three-gates");
    const std::unique_ptr<BoardLook> look = makeLook(board);
    const QPointF gate = look->toScene(board.find("gate")->at);
    const QPointF rampart = look->toScene(board.find("barbican-rampart")->at);
    int rams = 0;
    for (const Spot &spot : look->arrange(testing::crowdedPicture(board))) {
        if (spot.thing.key != "ram")
            continue;
        ++rams;
        QVERIFY(spot.centre.y() > gate.y() + 20 && spot.centre.y() < rampart.y() - 20);
    }
    QCOMPARE(rams, 1);
}

void SiegeLayoutTest::aGateWithABarbicanRampartIsLarger()
{
    const auto sizeOfGate = [](const std::string &name) {
        const Board board = testing::shippedBoard(name);
        return makeLook(board)->shapeOfPlace(*board.indexOf("gate")).boundingRect().width();
    };
    QVERIFY(sizeOfGate("three-gates") > sizeOfGate("two-shoulders") + 10);
}

void SiegeLayoutTest::wallsThatAreNotAdjacentDoNotTouch()
{
    const Board board = testing::shippedBoard("three-gates");
    const std::unique_ptr<BoardLook> look = makeLook(board);
    const auto boxOf = [&](const char *key) {
        return look->shapeOfPlace(*board.indexOf(key)).boundingRect().adjusted(-2, -2, 2, 2);
    };
    QVERIFY(boxOf("west-wall-4").intersects(boxOf("west-wall-5")));
    QVERIFY(!boxOf("west-wall-5").intersects(boxOf("east-wall-4")));
}

void SiegeLayoutTest::adjacentWallsTouchHoweverFarTheyAre()
{
    const Board shipped = testing::shippedBoard("three-gates");
    std::vector<Place> places(shipped.places().begin(), shipped.places().end());
    Place &wall = places[*shipped.indexOf("west-wall-4")];
    wall.at = {wall.at.x + 1.2 * (wall.at.x - 500), wall.at.y + 1.2 * (wall.at.y - 500)};
    std::erase_if(places, [](const Place &place) { return place.kind == "tower"; });
    const Board board(shipped.info(), std::move(places), {shipped.links().begin(), shipped.links().end()});
    const std::unique_ptr<BoardLook> look = makeLook(board);
    const auto boxOf = [&](const char *key) {
        return look->shapeOfPlace(*board.indexOf(key)).boundingRect().adjusted(-2, -2, 2, 2);
    };
    QVERIFY(boxOf("west-wall-4").intersects(boxOf("west-wall-5")));
    QVERIFY(boxOf("west-wall-4").intersects(boxOf("west-wall-3")));
}

/// At the tower between two walls the frame around both leaves no gap.
void SiegeLayoutTest::wallsThatMeetAreFramedWithoutASpike()
{
    constexpr int kDirections = 72;
    const Board board = boardOfRow();
    const std::unique_ptr<BoardLook> look = makeLook(board);
    const auto cornerOf = [&](std::size_t wall, int corner) {
        return QPointF(look->shapeOfPlace(wall).elementAt(corner));
    };
    int gaps = 0;
    for (std::size_t one = 0; one < board.places().size(); ++one) {
        for (std::size_t other = 0; other < board.places().size(); ++other) {
            if (one == other || board.places()[one].kind != "wall" || board.places()[other].kind != "wall")
                continue;
            const QPointF joint = (cornerOf(one, 1) + cornerOf(one, 2)) / 2;
            const QPointF begin = (cornerOf(other, 0) + cornerOf(other, 3)) / 2;
            if (QLineF(joint, begin).length() > 0.01)
                continue;
            const QPainterPath outline = look->joined(std::vector<std::size_t> {one, other});
            const QPainterPath plain = look->shapeOfPlace(one).united(look->shapeOfPlace(other));
            const double radius = 0.9 * QLineF(joint, cornerOf(one, 1)).length();
            for (int direction = 0; direction < kDirections; ++direction) {
                const QPointF at = joint + QLineF::fromPolar(radius, 360.0 * direction / kDirections).p2();
                QVERIFY2(outline.contains(at), board.places()[one].key.c_str());
                gaps += plain.contains(at) ? 0 : 1;
            }
        }
    }
    QVERIFY(gaps > 0); // without the corners being filled
}

void SiegeLayoutTest::aBoardWithoutWallsIsDrawnToo()
{
    const Board board(
        siegeInfo(), {{"a", "rampart", "west", {10, 10}, {}, {}}, {"b", "strange", "", {10, 10}, {}, {}}},
        {{"path", "a", "b", {}, {}}, {"path", "a", "nowhere", {}, {}}, {"path", "a", "a", {}, {}}});
    const std::unique_ptr<BoardLook> look = makeLook(board);
    QVERIFY(!look->bounds().isEmpty());
    QVERIFY(look->arrange(Picture {}).empty());
    QVERIFY(!makeLook(Board(siegeInfo(), {}, {}))->bounds().isEmpty());
}

void SiegeLayoutTest::manyPlacesShrink()
{
    std::vector<Place> places;
    for (int i = 0; i < 10'000; ++i)
        places.push_back(
            {"r" + std::to_string(i), "rampart", "west", {i % 100 * 10.0, i / 100 * 10.0}, {}, {}});
    const std::unique_ptr<BoardLook> look = makeLook(Board(siegeInfo(), places, {}));
    QVERIFY(look->unit() < 0.1);
    QVERIFY(look->shapeOfPlace(0).boundingRect().width() < 10);
}

MERLON_TEST(SiegeLayoutTest)
#include "siege_layout_test.moc"
