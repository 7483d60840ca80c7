#include "core/canvas/view/board_highlights.h"
#include "core/canvas/view/board_keyboard.h"
#include "tests/canvas/shown_board.h"
#include "tests/support/test_program.h"

#include <QAccessible>
#include <QApplication>
#include <QKeyEvent>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

#include <vector>

using namespace merlon;
using namespace merlon::canvas;

/// A board without a mouse: by keyboard and by assistive technology.
class BoardKeyboardTest : public QObject, protected testing::ShownBoard {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }
    void init() { show(); }
    void cleanup() { close(); }

    void tabGoesThroughWhatCanBeChosen();
    void tabLeavesAfterTheLast();
    void arrowsGoAlongLinks();
    void enterAndSpacePick();
    void onlyKeysPointWhereTheKeyboardBegins();
    void escapeAndBackspaceAreLeftToTheWindow();
    void assistiveTechnologySeesPlacesAndPieces();
    void assistiveTechnologyCanPress();
};

void BoardKeyboardTest::tabGoesThroughWhatCanBeChosen()
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

void BoardKeyboardTest::tabLeavesAfterTheLast()
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

void BoardKeyboardTest::arrowsGoAlongLinks()
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

void BoardKeyboardTest::enterAndSpacePick()
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

/// Where the first one could go is no concern of somebody who uses the mouse.
void BoardKeyboardTest::onlyKeysPointWhereTheKeyboardBegins()
{
    QSignalSpy pointed(m_view.get(), &BoardView::pointed);
    m_view->highlights().setChoosable({placeThing(4), placeThing(5)});
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, QPoint(1, 1));
    pointed.clear();
    m_view->keyboard().beginAtFirst();
    QCOMPARE(m_view->keyboard().current(), placeThing(4));
    QVERIFY(pointed.isEmpty());
    QTest::keyClick(m_view.get(), Qt::Key_F24);
    m_view->keyboard().beginAtFirst();
    QVERIFY(!pointed.isEmpty());
}

void BoardKeyboardTest::escapeAndBackspaceAreLeftToTheWindow()
{
    for (const Qt::Key key : {Qt::Key_Escape, Qt::Key_Backspace}) {
        QKeyEvent event(QEvent::KeyPress, key, {});
        QApplication::sendEvent(m_view.get(), &event);
        QVERIFY(!event.isAccepted());
    }
}

void BoardKeyboardTest::assistiveTechnologySeesPlacesAndPieces()
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

void BoardKeyboardTest::assistiveTechnologyCanPress()
{
    QAccessible::setActive(true);
    m_view->highlights().setChoosable({placeThing(0)});
    QAccessibleInterface *first = QAccessible::queryAccessibleInterface(m_view.get())->child(0);
    QVERIFY(first->state().selectable);
    QSignalSpy picked(m_view.get(), &BoardView::picked);
    first->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(only(picked), placeThing(0));
    QSignalSpy pointed(m_view.get(), &BoardView::pointed);
    first->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
    QCOMPARE(m_view->keyboard().current(), placeThing(0));
    QCOMPARE(only(pointed), placeThing(0)); // as by the keyboard: what would come of it is shown
}

MERLON_TEST(BoardKeyboardTest)
#include "board_keyboard_test.moc"
