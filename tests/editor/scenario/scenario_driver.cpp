#include "tests/editor/scenario/scenario_driver.h"

#include "core/engine/position/draft_edit.h"

#include <QApplication>
#include <QTest>

#include <algorithm>

namespace merlon::testing {

namespace {

void drag(QWidget *on, QPoint from, QPoint to)
{
    const auto move = [on](QPoint at, Qt::MouseButtons held) {
        QMouseEvent event(QEvent::MouseMove, at, on->mapToGlobal(at), Qt::NoButton, held, Qt::NoModifier);
        QCoreApplication::sendEvent(on, &event);
    };
    move(from, Qt::NoButton);
    QTest::mousePress(on, Qt::LeftButton, {}, from);
    constexpr int kSteps = 6;
    for (int step = 1; step <= kSteps; ++step)
        move(from + (to - from) * step / kSteps, Qt::LeftButton);
    QMouseEvent release(QEvent::MouseButtonRelease, to, on->mapToGlobal(to), Qt::LeftButton, Qt::NoButton,
                        {});
    QCoreApplication::sendEvent(on, &release);
    QCoreApplication::processEvents();
}

} // namespace

void ScenarioDriver::begin(const std::string &board, const std::string &game)
{
    m_editor.window().documents().addScenario(newScenario(*findGame(game), board));
    QCoreApplication::processEvents();
}

int ScenarioDriver::indexOf(const std::string &place)
{
    return static_cast<int>(*document().board().indexOf(place));
}

QPoint ScenarioDriver::onScreen(const std::string &place)
{
    return map().rectOf(canvas::placeThing(indexOf(place))).center();
}

void ScenarioDriver::dragFromTray(QPoint to, const std::string &piece, const std::string &note)
{
    QTreeWidgetItem *item = tray().itemOf(piece, note);
    QVERIFY2(item, piece.c_str());
    tray().expandItem(item->parent());
    tray().scrollToItem(item);
    QWidget *on = tray().viewport();
    drag(on, tray().visualItemRect(item).center(), on->mapFromGlobal(to));
}

void ScenarioDriver::dragTo(const std::string &place, const std::string &piece, const std::string &note)
{
    dragFromTray(map().viewport()->mapToGlobal(onScreen(place)), piece, note);
}

void ScenarioDriver::dragOnto(QWidget &target, const std::string &piece)
{
    dragFromTray(target.mapToGlobal(target.rect().center()), piece, {});
}

void ScenarioDriver::dragPiece(const std::string &key, const std::string &from, const std::string &to)
{
    drag(map().viewport(), map().rectOf(canvas::pieceThing(indexOf(from), key)).center(), onScreen(to));
}

void ScenarioDriver::dragOff(const std::string &key, const std::string &from)
{
    drag(map().viewport(), map().rectOf(canvas::pieceThing(indexOf(from), key)).center(), {-50, -50});
}

void ScenarioDriver::click(const std::string &place)
{
    QTest::mouseClick(map().viewport(), Qt::LeftButton, {}, onScreen(place));
    QCoreApplication::processEvents();
}

int ScenarioDriver::count(const std::string &piece, const std::string &place)
{
    const auto found = std::ranges::find(draft().pieces, piece, &DraftPiece::key);
    return countIn(draft(), *found, *partOfPlace(draft(), indexOf(place)));
}

std::unique_ptr<MainWindow> tableOpened()
{
    for (QWidget *window : QApplication::topLevelWidgets()) {
        if (auto *table = qobject_cast<MainWindow *>(window)) {
            table->setAttribute(Qt::WA_DeleteOnClose, false);
            return std::unique_ptr<MainWindow>(table);
        }
    }
    return nullptr;
}

} // namespace merlon::testing
