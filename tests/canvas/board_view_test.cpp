#include "core/canvas/scene/board_scene.h"
#include "core/canvas/scene/painters/token_painter.h"
#include "core/canvas/view/board_camera.h"
#include "core/canvas/view/board_highlights.h"
#include "core/canvas/view/board_keyboard.h"
#include "core/canvas/view/board_pointer.h"
#include "core/canvas/view/motion_player.h"
#include "tests/canvas/shown_board.h"
#include "tests/support/test_program.h"

#include <QImage>
#include <QPainterPath>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace merlon;
using namespace merlon::canvas;

/// A board on the screen: what is found where, what glows, what the mouse does.
class BoardViewTest : public QObject, protected testing::ShownBoard {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }
    void init() { show(); }
    void cleanup() { close(); }

    void tokensPlacesAndLinksAreFoundWhereTheyAre();
    void bareGroundIsNothing();
    void whatCanBeChosenGlows();
    void selectedMarkedAndPointedAtAreSeen();
    void ringsLeaveTheNumbersOfStacksLegible();
    void aPlaceOutOfOrderIsHatched();
    void clickPicks();
    void clickOnANamePicksItsPlace();
    void clickPrefersWhatCanBeChosen();
    void dragGraspsAndDrops();
    void hoverPoints();
    void themesDiffer();
    void withoutABoardNothingHappens();
};

void BoardViewTest::tokensPlacesAndLinksAreFoundWhereTheyAre()
{
    int tokens = 0;
    const Picture &picture = m_view->picture();
    for (std::size_t place = 0; place < picture.places.size(); ++place) {
        for (const Token &token : picture.places[place].tokens) {
            if (token.key.empty() || token.role == TokenRole::Marker)
                continue;
            const Thing piece = pieceThing(static_cast<int>(place), token.key);
            QCOMPARE(m_view->thingAt(middleOf(piece)).key, token.key);
            QCOMPARE(m_view->thingAt(middleOf(piece)).place, static_cast<int>(place));
            ++tokens;
        }
    }
    QVERIFY(tokens > 40);
    for (const char *key : {"west-rampart-3", "east-rampart-1", "gate", "forge", "courtyard", "east-tower-2"})
        QCOMPARE(m_view->thingAt(middleOf(placeThing(place(key)))), placeThing(place(key)));
    QVERIFY(m_view->rectOf(linkThing(2)).isValid());
    const QRect trail = m_view->rectOf(linkThing(2)); // west foreground to west rampart 3
    bool found = false;
    for (int x = trail.left(); x < trail.right() && !found; ++x)
        found = m_view->thingAt({x, trail.center().y()}) == linkThing(2);
    QVERIFY(found);
    QVERIFY(m_view->rectOf(placeThing(999)).isEmpty());
    QVERIFY(m_view->rectOf({}).isEmpty());
}

void BoardViewTest::bareGroundIsNothing()
{
    QVERIFY(m_view->thingAt({m_view->width() / 2, m_view->height() - 40}).isNothing());
}

void BoardViewTest::whatCanBeChosenGlows()
{
    const Thing wall = placeThing(place("west-wall-3"));
    const QRect around = m_view->rectOf(wall).adjusted(-6, -6, 6, 6);
    const QImage plain = m_view->grab(around).toImage();
    m_view->highlights().setChoosable({wall});
    const QImage glowing = m_view->grab(around).toImage();
    QVERIFY(plain != glowing);
    m_view->highlights().setChoosable({});
    QVERIFY(plain == m_view->grab(around).toImage());
}

void BoardViewTest::selectedMarkedAndPointedAtAreSeen()
{
    const Thing rampart = placeThing(place("west-rampart-2"));
    QList<QImage> pictures {m_view->grab().toImage()};
    m_view->highlights().setSelected({rampart});
    pictures << m_view->grab().toImage();
    m_view->highlights().setSelected({});
    m_view->highlights().setMarked({rampart});
    pictures << m_view->grab().toImage();
    m_view->highlights().setMarked({});
    m_view->keyboard().setCurrent(rampart);
    QCOMPARE(m_view->grab().toImage(), pictures.front()); // nobody uses the keyboard
    QTest::keyClick(m_view.get(), Qt::Key_Shift);
    pictures << m_view->grab().toImage();
    for (qsizetype i = 0; i < pictures.size(); ++i) {
        for (qsizetype j = i + 1; j < pictures.size(); ++j)
            QVERIFY(pictures[i] != pictures[j]);
    }
}

/// Neither the frame of the keyboard nor the ring of what is selected lies on a number.
void BoardViewTest::ringsLeaveTheNumbersOfStacksLegible()
{
    const BoardThings &things = static_cast<const BoardScene &>(*m_view->scene()).things();
    int stacks = 0;
    for (const Spot &spot : things.spots()) {
        const QPainterPath plate = TokenPainter::plateOfNumber(things.tokenAt(spot), spot.box(),
                                                               1 / m_view->viewportTransform().m11());
        if (plate.isEmpty() || things.spotOf(spot.thing) != &spot || m_view->rectOf(spot.thing).width() < 12)
            continue;
        const QRect rim = m_view->viewportTransform().mapRect(plate.boundingRect()).toAlignedRect();
        const int edge = std::max(3, rim.height() * 3 / 10); // the digits are within it
        const QRect number = rim.adjusted(edge, edge, -edge, -edge);
        const QRect around = m_view->rectOf(spot.thing).adjusted(-10, -10, 10, 10);
        if (number.isEmpty() || !m_view->viewport()->rect().contains(around))
            continue;
        const QImage plain = m_view->grab(number).toImage();
        const QImage plainAround = m_view->grab(around).toImage();
        m_view->keyboard().setCurrent(spot.thing);
        QTest::keyClick(m_view.get(), Qt::Key_Shift);
        QVERIFY2(m_view->grab(around).toImage() != plainAround, spot.thing.key.c_str());
        QVERIFY2(m_view->grab(number).toImage() == plain, spot.thing.key.c_str());
        m_view->keyboard().setCurrent({});
        m_view->highlights().setSelected({spot.thing});
        QVERIFY2(m_view->grab(around).toImage() != plainAround, spot.thing.key.c_str());
        const bool isUnderAnother = std::ranges::any_of(things.spots(), [&](const Spot &other) {
            const double shadow = other.size * 0.1;
            return &other != &spot
                && other.box().adjusted(0, 0, shadow, shadow).intersects(plate.boundingRect());
        }); // what is selected is lifted above it
        QVERIFY2(isUnderAnother || m_view->grab(number).toImage() == plain, spot.thing.key.c_str());
        m_view->highlights().setSelected({});
        ++stacks;
    }
    QVERIFY(stacks > 3);
}

void BoardViewTest::aPlaceOutOfOrderIsHatched()
{
    const QRect wall = m_view->rectOf(placeThing(place("east-wall-2")));
    const QImage before = m_view->grab(wall).toImage();
    Picture picture = m_view->picture();
    picture.places[static_cast<std::size_t>(place("east-wall-2"))].faded = true;
    m_view->setPicture(picture);
    QVERIFY(m_view->grab(wall).toImage() != before);
}

void BoardViewTest::clickPicks()
{
    QSignalSpy picked(m_view.get(), &BoardView::picked);
    const Thing rampart = placeThing(place("east-rampart-3"));
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, middleOf(rampart));
    QCOMPARE(picked.size(), 1);
    QCOMPARE(only(picked), rampart);
}

/// A name that stands beside its place, on bare ground.
void BoardViewTest::clickOnANamePicksItsPlace()
{
    const auto &scene = static_cast<const BoardScene &>(*m_view->scene());
    Thing named;
    QPoint written;
    const QRect ground = m_view->viewport()->rect();
    for (int y = ground.top(); y < ground.bottom() && named.isNothing(); ++y) {
        for (int x = ground.left(); x < ground.right() && named.isNothing(); ++x) {
            written = QPoint(x, y);
            if (scene.things().at(m_view->mapToScene(written), 3).empty())
                named = scene.namedAt(m_view->mapToScene(written));
        }
    }
    QVERIFY(!named.isNothing());
    QVERIFY(!m_view->rectOf(named).contains(written));
    QSignalSpy picked(m_view.get(), &BoardView::picked);
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, written);
    QCOMPARE(picked.size(), 1);
    QCOMPARE(only(picked), named);
}

/// Units stand where one wants to go: the click is for the place then.
void BoardViewTest::clickPrefersWhatCanBeChosen()
{
    const Thing unit = unitAt("west-wall-1", "soldier");
    const Thing yard = placeThing(place("courtyard"));
    m_view->highlights().setChoosable({yard, unit});
    QSignalSpy picked(m_view.get(), &BoardView::picked);
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, middleOf(unit));
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, middleOf(yard));
    QCOMPARE(picked.size(), 2);
    QCOMPARE(picked.at(0).at(0).value<Thing>(), unit);
    QCOMPARE(picked.at(1).at(0).value<Thing>(), yard);
}

void BoardViewTest::dragGraspsAndDrops()
{
    const Thing unit = unitAt("west-wall-1", "soldier");
    const Thing target = placeThing(place("courtyard"));
    m_view->highlights().setChoosable({unit, target});
    QSignalSpy grasped(&m_view->pointer(), &BoardPointer::grasped);
    QSignalSpy picked(m_view.get(), &BoardView::picked);
    QSignalSpy dropped(&m_view->pointer(), &BoardPointer::dropped);
    press(middleOf(unit));
    QCOMPARE(grasped.size(), 1); // before it moves: what can be reached glows at once
    QCOMPARE(only(grasped), unit);
    moveTo(middleOf(unit) + QPoint(20, -20));
    moveTo(middleOf(target));
    release(middleOf(target));
    QCOMPARE(grasped.size(), 1);
    QCOMPARE(picked.size(), 0);
    QCOMPARE(dropped.size(), 1);
    QCOMPARE(only(dropped), unit);
    QCOMPARE(dropped.at(0).at(1).value<Thing>(), target);
}

void BoardViewTest::hoverPoints()
{
    QSignalSpy pointed(m_view.get(), &BoardView::pointed);
    moveTo(middleOf(placeThing(place("west-rampart-3"))));
    QTRY_COMPARE(pointed.size(), 1);
    QCOMPARE(only(pointed), placeThing(place("west-rampart-3")));
    moveTo({m_view->width() / 2, m_view->height() - 40});
    QTRY_COMPARE(pointed.size(), 2);
    QVERIFY(pointed.at(1).at(0).value<Thing>().isNothing());
}

void BoardViewTest::themesDiffer()
{
    const QImage day = m_view->grab().toImage();
    m_art->setTheme(Theme::night());
    m_view->themeChanged();
    const QImage night = m_view->grab().toImage();
    QVERIFY(day.pixelColor(day.rect().center()).lightness()
            > night.pixelColor(night.rect().center()).lightness());
}

void BoardViewTest::withoutABoardNothingHappens()
{
    BoardView empty(*m_art);
    empty.resize(200, 100);
    empty.show();
    empty.grab();
    empty.camera().zoomBy(2);
    empty.camera().fit();
    QVERIFY(empty.thingAt({5, 5}).isNothing());
    QTest::mouseClick(empty.viewport(), Qt::LeftButton, {}, {5, 5});
    QTest::keyClick(&empty, Qt::Key_Up);
    empty.motions().play({}, {}, 50);
    empty.setBoard(Board {});
    empty.setPicture({});
    empty.grab();
    QTest::keyClick(&empty, Qt::Key_Up);
}

MERLON_TEST(BoardViewTest)
#include "board_view_test.moc"
