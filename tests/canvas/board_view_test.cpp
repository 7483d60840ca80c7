#include "core/canvas/scene/board_scene.h"
#include "core/canvas/scene/token_painter.h"
#include "core/canvas/view/board_camera.h"
#include "core/canvas/view/board_highlights.h"
#include "core/canvas/view/board_keyboard.h"
#include "core/canvas/view/board_view.h"
#include "tests/canvas/siege2_pictures.h"
#include "tests/support/test_program.h"

#include <QAccessible>
#include <QApplication>
#include <QFontInfo>
#include <QLineF>
#include <QPainterPath>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include <algorithm>

using namespace merlon;
using namespace merlon::canvas;

Q_DECLARE_METATYPE(merlon::canvas::Thing)

/// A board on the screen: what is found where, what mouse and keyboard do, how pieces walk.
class BoardViewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void tokensPlacesAndLinksAreFoundWhereTheyAre();
    void bareGroundIsNothing();
    void whatCanBeChosenGlows();
    void selectedMarkedAndPointedAtAreSeen();
    void ringsLeaveTheNumbersOfStacksLegible();
    void aPlaceOutOfOrderIsHatched();
    void aChangedBoardKeepsThePartThatIsSeen();
    void clickPicks();
    void clickOnANamePicksItsPlace();
    void clickPrefersWhatCanBeChosen();
    void dragGraspsAndDrops();
    void dragOnBareGroundPans();
    void wheelKeepsThePointUnderTheCursor();
    void keysZoomAndFit();
    void aVisitComesNearAndGoesBack();
    void aVisitShowsAllOfAWideArea();
    void whoZoomsDuringAVisitKeepsWhatIsSeen();
    void tabGoesThroughWhatCanBeChosen();
    void tabLeavesAfterTheLast();
    void arrowsGoAlongLinks();
    void enterAndSpacePick();
    void escapeAndBackspaceAreLeftToTheWindow();
    void hoverPoints();
    void piecesWalkAndSettle();
    void whatFliesTurnsOrRollsIsSeenOnlyMeanwhile();
    void aSecondMotionFinishesTheFirst();
    void noTimeShowsThePictureAtOnce();
    void assistiveTechnologySeesPlacesAndPieces();
    void assistiveTechnologyCanPress();
    void themesDiffer();
    void withoutABoardNothingHappens();

private:
    int place(const char *key) const { return static_cast<int>(*m_setup->board().indexOf(key)); }
    QPoint middleOf(const Thing &thing) const { return m_view->rectOf(thing).center(); }
    void press(QPoint at) { QTest::mousePress(m_view->viewport(), Qt::LeftButton, {}, at); }
    void release(QPoint at) { QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {}, at); }
    void moveTo(QPoint at) { QTest::mouseMove(m_view->viewport(), at); }
    static Thing only(const QSignalSpy &spy) { return spy.at(0).at(0).value<Thing>(); }
    /// A unit that stands on a place.
    Thing unitAt(const char *key, const char *unit) const { return pieceThing(place(key), unit); }

    std::shared_ptr<const Setup> m_setup;
    std::unique_ptr<Art> m_art;
    std::unique_ptr<BoardView> m_view;
};

void BoardViewTest::initTestCase()
{
    qRegisterMetaType<Thing>("merlon::canvas::Thing");
    QVERIFY2(!QFontInfo(QApplication::font()).family().isEmpty(), "no font: names would be boxes");
    m_setup = testing::siege2On("two-shoulders");
    m_art = std::make_unique<Art>(testing::artFolder(), Theme::day());
}

void BoardViewTest::init()
{
    m_art->setTheme(Theme::day());
    m_view = std::make_unique<BoardView>(*m_art);
    m_view->resize(900, 760);
    m_view->setBoard(m_setup->board());
    m_view->setPicture(testing::pictureOf(testing::playedMatch(m_setup, 3, 60), {0, 1}));
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    m_view->activateWindow();
    m_view->setFocus();
}

void BoardViewTest::cleanup()
{
    QVERIFY2(m_art->troubles().isEmpty(), qPrintable(m_art->troubles().join(QLatin1Char('\n'))));
    m_view.reset();
}

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
        QVERIFY2(m_view->grab(number).toImage() == plain, spot.thing.key.c_str());
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

void BoardViewTest::aChangedBoardKeepsThePartThatIsSeen()
{
    m_view->camera().zoomBy(3);
    const QRect before = m_view->rectOf(placeThing(0));
    std::vector<Place> places(m_setup->board().places().begin(), m_setup->board().places().end());
    places.back().at.y += 1; // the gate
    const std::span<const Link> links = m_setup->board().links();
    m_view->changeBoard(Board(m_setup->board().info(), places, {links.begin(), links.end()}));
    QCOMPARE(m_view->rectOf(placeThing(0)).size().width() / 4, before.size().width() / 4);
    QVERIFY((m_view->rectOf(placeThing(0)).center() - before.center()).manhattanLength() < 6);
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
    QSignalSpy grasped(m_view.get(), &BoardView::grasped);
    QSignalSpy picked(m_view.get(), &BoardView::picked);
    QSignalSpy dropped(m_view.get(), &BoardView::dropped);
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

void BoardViewTest::dragOnBareGroundPans()
{
    m_view->camera().zoomBy(2);
    QSignalSpy picked(m_view.get(), &BoardView::picked);
    QPoint bare;
    for (int y = 20; bare.isNull() && y < m_view->height(); y += 20) {
        for (int x = 20; bare.isNull() && x < m_view->width(); x += 20) {
            if (m_view->thingAt({x, y}).isNothing())
                bare = {x, y};
        }
    }
    const QRect before = m_view->rectOf(placeThing(0));
    press(bare);
    moveTo(bare + QPoint(30, 10));
    moveTo(bare + QPoint(60, 30));
    release(bare + QPoint(60, 30));
    QCOMPARE(m_view->rectOf(placeThing(0)).topLeft() - before.topLeft(), QPoint(60, 30));
    QVERIFY(picked.isEmpty());
}

void BoardViewTest::wheelKeepsThePointUnderTheCursor()
{
    const QPoint cursor = middleOf(placeThing(place("west-rampart-2")));
    const Point before = m_view->boardPointAt(cursor);
    for (int i = 0; i < 6; ++i) {
        QWheelEvent wheel(cursor, m_view->viewport()->mapToGlobal(cursor), {}, {0, 120}, Qt::NoButton, {},
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(m_view->viewport(), &wheel);
    }
    QVERIFY((m_view->viewportPointOf(before) - cursor).manhattanLength() <= 4);
    QVERIFY(m_view->rectOf(placeThing(0)).width() > 100);
}

void BoardViewTest::keysZoomAndFit()
{
    const QRect fitted = m_view->rectOf(placeThing(0));
    QTest::keyClick(m_view.get(), Qt::Key_Plus);
    QVERIFY(m_view->rectOf(placeThing(0)).width() > fitted.width());
    QTest::keyClick(m_view.get(), Qt::Key_Plus);
    QTest::keyClick(m_view.get(), Qt::Key_Minus);
    QTest::keyClick(m_view.get(), Qt::Key_0);
    QCOMPARE(m_view->rectOf(placeThing(0)), fitted);
}

void BoardViewTest::aVisitComesNearAndGoesBack()
{
    BoardCamera &camera = m_view->camera();
    const double whole = camera.scale();
    const Thing wall = placeThing(place("west-wall-1"));
    const QRectF area = m_view->mapToScene(m_view->rectOf(wall)).boundingRect();
    camera.visit(area, 60);
    QVERIFY(
        QTest::qWaitFor([&] { return camera.scale() > whole * 1.3 && camera.seenArea().contains(area); }));
    QTest::qWait(100);
    const QRectF near = camera.seenArea();
    QVERIFY(camera.sheetArea().contains(near.adjusted(1, 1, -1, -1)));
    camera.visit(area, 60); // it is seen from near already
    QTest::qWait(100);
    QCOMPARE(camera.seenArea(), near);
    const QRectF other = m_view->mapToScene(m_view->rectOf(placeThing(place("east-wall-1")))).boundingRect();
    camera.visit(other, 0);
    QVERIFY(camera.seenArea().contains(other));
    camera.comeBack(60);
    QVERIFY(QTest::qWaitFor([&] { return qFuzzyCompare(camera.scale(), whole); }));
    QVERIFY(!camera.isVisiting());
    m_view->resize(700, 600); // all of it is seen as before
    QVERIFY(QTest::qWaitFor([&] { return camera.scale() < whole; }));
}

void BoardViewTest::aVisitShowsAllOfAWideArea()
{
    BoardCamera &camera = m_view->camera();
    QRect walls = m_view->rectOf(placeThing(place("west-wall-1")));
    walls |= m_view->rectOf(placeThing(place("east-wall-1")));
    const QRectF area = m_view->mapToScene(walls).boundingRect();
    camera.zoomBy(6);
    camera.lookAt(area.topLeft());
    const QRectF before = camera.seenArea();
    QVERIFY(!camera.sees(area));
    camera.visit(area.marginsAdded({20, 20, 20, 20}), 0);
    QVERIFY(camera.sees(area));
    QVERIFY(camera.seenArea().contains(area));
    camera.comeBack(0);
    QVERIFY(QLineF(camera.seenArea().center(), before.center()).length() < before.width() / 20);
}

void BoardViewTest::whoZoomsDuringAVisitKeepsWhatIsSeen()
{
    BoardCamera &camera = m_view->camera();
    const Thing wall = placeThing(place("west-wall-1"));
    const QRectF area = m_view->mapToScene(m_view->rectOf(wall)).boundingRect();
    camera.visit(area, 0);
    QTest::keyClick(m_view.get(), Qt::Key_Plus);
    const QRectF chosen = camera.seenArea();
    camera.visit(m_view->mapToScene(m_view->rectOf(placeThing(place("east-wall-1")))).boundingRect(), 0);
    QCOMPARE(camera.seenArea(), chosen);
    camera.comeBack(0);
    QCOMPARE(camera.seenArea(), chosen);
    camera.visit(m_view->mapToScene(m_view->rectOf(placeThing(place("east-wall-1")))).boundingRect(), 0);
    QVERIFY(camera.isVisiting()); // now it may
}

void BoardViewTest::tabGoesThroughWhatCanBeChosen()
{
    const std::vector<Thing> things {placeThing(place("west-wall-1")), unitAt("west-wall-2", "soldier"),
                                     linkThing(3)};
    m_view->highlights().setChoosable(things);
    for (const Thing &thing : things) {
        QTest::keyClick(m_view.get(), Qt::Key_Tab);
        QCOMPARE(m_view->keyboard().current(), thing);
    }
    QTest::keyClick(m_view.get(), Qt::Key_Backtab);
    QCOMPARE(m_view->keyboard().current(), things[1]);
}

void BoardViewTest::tabLeavesAfterTheLast()
{
    QWidget window;
    auto *view = new BoardView(*m_art, &window);
    auto *other = new QWidget(&window);
    other->setFocusPolicy(Qt::StrongFocus);
    view->resize(400, 300);
    view->setBoard(m_setup->board());
    view->highlights().setChoosable({placeThing(1), placeThing(2)});
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    window.activateWindow();
    other->setFocus();
    QTest::keyClick(other, Qt::Key_Tab);
    QTRY_VERIFY(view->hasFocus());
    QCOMPARE(view->keyboard().current(), placeThing(1));
    QTest::keyClick(view, Qt::Key_Tab);
    QCOMPARE(view->keyboard().current(), placeThing(2));
    QTest::keyClick(view, Qt::Key_Tab);
    QVERIFY(other->hasFocus());
    QVERIFY(view->keyboard().current().isNothing());
}

void BoardViewTest::arrowsGoAlongLinks()
{
    m_view->keyboard().setCurrent(placeThing(place("west-foreground")));
    QTest::keyClick(m_view.get(), Qt::Key_Up);
    const Thing above = m_view->keyboard().current();
    QVERIFY(above == placeThing(place("west-rampart-1")) || above == placeThing(place("west-rampart-2"))
            || above == placeThing(place("west-rampart-3")));
    m_view->keyboard().setCurrent(placeThing(place("east-rampart-2")));
    QTest::keyClick(m_view.get(), Qt::Key_Left);
    const Thing left = m_view->keyboard().current();
    QVERIFY(left == placeThing(place("east-wall-2")) || left == placeThing(place("east-wall-3")));
    m_view->keyboard().setCurrent(placeThing(place("courtyard"))); // has no links
    QTest::keyClick(m_view.get(), Qt::Key_Up);
    QCOMPARE(m_view->keyboard().current(), placeThing(place("cathedral")));
}

void BoardViewTest::enterAndSpacePick()
{
    QSignalSpy picked(m_view.get(), &BoardView::picked);
    QTest::keyClick(m_view.get(), Qt::Key_Return);
    QVERIFY(picked.isEmpty());
    m_view->keyboard().setCurrent(placeThing(4));
    QTest::keyClick(m_view.get(), Qt::Key_Return);
    QTest::keyClick(m_view.get(), Qt::Key_Space);
    QCOMPARE(picked.size(), 2);
    QCOMPARE(only(picked), placeThing(4));
}

void BoardViewTest::escapeAndBackspaceAreLeftToTheWindow()
{
    for (const Qt::Key key : {Qt::Key_Escape, Qt::Key_Backspace}) {
        QKeyEvent event(QEvent::KeyPress, key, {});
        QApplication::sendEvent(m_view.get(), &event);
        QVERIFY(!event.isAccepted());
    }
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

void BoardViewTest::piecesWalkAndSettle()
{
    QSignalSpy settled(m_view.get(), &BoardView::settled);
    Picture after = m_view->picture();
    const auto from = static_cast<std::size_t>(place("west-foreground"));
    const auto to = static_cast<std::size_t>(place("west-rampart-3"));
    QVERIFY(!after.places[from].tokens.empty());
    const Token token = after.places[from].tokens.front();
    after.places[from].tokens.erase(after.places[from].tokens.begin());
    after.places[to].tokens.push_back(token);
    const QImage before = m_view->grab().toImage();
    m_view->animate(
        {{token, static_cast<int>(from), static_cast<int>(to)}, {token, static_cast<int>(to), -1}}, after,
        150);
    QVERIFY(m_view->isAnimating());
    QTest::qWait(70);
    const QImage halfway = m_view->grab().toImage();
    QTRY_COMPARE(settled.size(), 1);
    QVERIFY(!m_view->isAnimating());
    QCOMPARE(m_view->picture().places[to].tokens.size(), after.places[to].tokens.size());
    const QImage end = m_view->grab().toImage();
    QVERIFY(before != halfway);
    QVERIFY(halfway != end);
    m_view->setPicture(after);
    QVERIFY(m_view->grab().toImage() == end);
}

void BoardViewTest::whatFliesTurnsOrRollsIsSeenOnlyMeanwhile()
{
    const Picture picture = m_view->picture();
    const QImage before = m_view->grab().toImage();
    const int from = place("west-rampart-1");
    const int to = place("east-rampart-1");
    for (const Manner manner : {Manner::Flies, Manner::Turns, Manner::Rolls}) {
        Token token;
        token.art = QStringLiteral("shot-stone");
        token.count = 3;
        token.bare = manner == Manner::Flies;
        token.role = manner == Manner::Rolls ? TokenRole::Die : TokenRole::Marker;
        QSignalSpy settled(m_view.get(), &BoardView::settled);
        m_view->animate({{token, from, to, manner}}, picture, 400);
        QTest::qWait(200);
        QVERIFY(m_view->isAnimating());
        QVERIFY(m_view->grab().toImage() != before);
        QVERIFY(settled.wait(2000));
        QCOMPARE(m_view->grab().toImage(), before);
    }
}

void BoardViewTest::aSecondMotionFinishesTheFirst()
{
    QSignalSpy settled(m_view.get(), &BoardView::settled);
    Picture first = m_view->picture();
    first.places[0].name = QStringLiteral("first");
    Picture second = first;
    second.places[0].name = QStringLiteral("second");
    m_view->animate({}, first, 5000);
    m_view->animate({}, second, 20);
    QCOMPARE(m_view->picture().places[0].name, QStringLiteral("first"));
    QTRY_COMPARE(settled.size(), 1);
    QCOMPARE(m_view->picture().places[0].name, QStringLiteral("second"));
}

void BoardViewTest::noTimeShowsThePictureAtOnce()
{
    QSignalSpy settled(m_view.get(), &BoardView::settled);
    Picture after = m_view->picture();
    after.places[0].name = QStringLiteral("after");
    m_view->animate({}, after, 0);
    QCOMPARE(settled.size(), 1);
    QCOMPARE(m_view->picture().places[0].name, QStringLiteral("after"));
}

void BoardViewTest::assistiveTechnologySeesPlacesAndPieces()
{
    QAccessible::setActive(true);
    QAccessibleInterface *board = QAccessible::queryAccessibleInterface(m_view.get());
    QVERIFY(board);
    QVERIFY(board->childCount() > static_cast<int>(m_setup->board().places().size()));
    QSet<QString> names;
    for (int i = 0; i < board->childCount(); ++i) {
        QAccessibleInterface *child = board->child(i);
        QVERIFY(child && child->isValid());
        QVERIFY(!child->text(QAccessible::Name).isEmpty());
        QVERIFY(child->rect().isValid());
        QCOMPARE(child->parent(), board);
        QCOMPARE(board->indexOfChild(child), i);
        names.insert(child->text(QAccessible::Name));
    }
    QVERIFY(names.contains(QStringLiteral("west-wall-1")));
    QVERIFY(names.contains(QStringLiteral("2 soldier, west-wall-1"))
            || names.contains(QStringLiteral("1 soldier, west-wall-1")));
    const QPoint at = m_view->viewport()->mapToGlobal(middleOf(placeThing(place("gate"))));
    QCOMPARE(board->childAt(at.x(), at.y())->text(QAccessible::Name), QStringLiteral("gate"));
}

void BoardViewTest::assistiveTechnologyCanPress()
{
    QAccessible::setActive(true);
    m_view->highlights().setChoosable({placeThing(0)});
    QAccessibleInterface *first = QAccessible::queryAccessibleInterface(m_view.get())->child(0);
    QVERIFY(first->state().selectable);
    QSignalSpy picked(m_view.get(), &BoardView::picked);
    first->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(only(picked), placeThing(0));
    first->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
    QCOMPARE(m_view->keyboard().current(), placeThing(0));
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
    empty.animate({}, {}, 50);
    empty.setBoard(Board {});
    empty.setPicture({});
    empty.grab();
    QTest::keyClick(&empty, Qt::Key_Up);
}

MERLON_TEST(BoardViewTest)
#include "board_view_test.moc"
