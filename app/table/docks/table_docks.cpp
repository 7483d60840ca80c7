#include "app/table/docks/table_docks.h"

#include "app/table/docks/dock_folding.h"
#include "app/table/docks/dock_style.h"

#include <QApplication>
#include <QEvent>
#include <QHideEvent>
#include <QScopedValueRollback>

#include <algorithm>
#include <chrono>
#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace merlon {

namespace {

constexpr auto kSoon = 300ms; ///< one saving for all that is moved at once

} // namespace

TableDocks::TableDocks(const Appearance &appearance, QWidget *centre, QWidget *parent)
    : QMainWindow(parent)
    , m_appearance(appearance)
    , m_arrangement(*this)
{
    setWindowFlags(Qt::Widget);
    setDockOptions(AllowNestedDocks | AllowTabbedDocks);
    setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    setContextMenuPolicy(Qt::NoContextMenu); // the window has the menu of the panels
    setCorner(Qt::TopLeftCorner, Qt::LeftDockWidgetArea);
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setCorner(Qt::TopRightCorner, Qt::RightDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    setCentralWidget(centre);
    m_tidying.setSingleShot(true);
    m_saving.setSingleShot(true);
    connect(&m_tidying, &QTimer::timeout, this, &TableDocks::tidy);
    connect(&m_saving, &QTimer::timeout, this, &TableDocks::save);
    connect(&appearance, &Appearance::changed, this, &TableDocks::themeChanged);
    themeChanged();
}

TableDocks::~TableDocks()
{
    endGame();
}

void TableDocks::themeChanged()
{
    setStyleSheet(dockStyle(m_appearance.theme()));
    for (PanelDock *dock : panels())
        dock->themeChanged();
}

PanelDock *TableDocks::addPanel(const QString &key, QWidget *panel, Qt::DockWidgetArea area, AtFirst first)
{
    auto *dock = new PanelDock(key, panel, m_appearance.art(), this);
    const QScopedValueRollback guard(m_isArranging, true);
    m_arrangement.add(*dock, {area, first});
    connectDock(*dock);
    Q_EMIT panelsChanged();
    return dock;
}

void TableDocks::connectDock(PanelDock &dock)
{
    connect(&dock, &PanelDock::foldWanted, this, [this, &dock] { toggleFold(dock); });
    connect(&dock, &PanelDock::floatWanted, this, [this, &dock] { toggleFloating(dock); });
    connect(&dock, &PanelDock::closeWanted, this, [this, &dock] { setOpen(dock, false); });
    connect(&dock, &QDockWidget::dockLocationChanged, this, &TableDocks::noteOwn);
    connect(&dock, &QDockWidget::topLevelChanged, this, &TableDocks::noteOwn);
    connect(&dock, &QDockWidget::visibilityChanged, this, [this] { m_tidying.start(0); });
    connect(&dock, &QWidget::windowTitleChanged, this, &TableDocks::panelsChanged);
}

void TableDocks::setHome(PanelDock &dock, DockHome home)
{
    if (home == m_arrangement.homeOf(dock))
        return;
    m_arrangement.setHome(dock, home);
    if (!m_isOwn && !m_game.isEmpty())
        arrange();
}

void TableDocks::removePanel(const QString &key)
{
    PanelDock *dock = panel(key);
    if (!dock)
        return;
    m_arrangement.remove(*dock);
    std::erase(m_covered, dock);
    const QScopedValueRollback guard(m_isArranging, true);
    delete dock;
    Q_EMIT panelsChanged();
}

PanelDock *TableDocks::panel(const QString &key) const
{
    const auto found = std::ranges::find(panels(), key, &PanelDock::key);
    return found == panels().end() ? nullptr : *found;
}

PanelDock *TableDocks::dockOf(const QWidget *widget) const
{
    const auto found = std::ranges::find_if(panels(), [widget](const PanelDock *dock) {
        return widget && (dock == widget || dock->isAncestorOf(widget));
    });
    return found == panels().end() ? nullptr : *found;
}

void TableDocks::beginGame(const QString &game, bool swapsSides)
{
    m_game = game;
    m_arrangement.setSwapsSides(swapsSides);
    m_covered.clear();
    const std::optional<DockLayout> kept = loadDockLayout(game);
    {
        const QScopedValueRollback guard(m_isArranging, true);
        m_isOwn = kept && m_arrangement.restore(*kept);
    }
    if (!m_isOwn)
        arrange();
    if (!isSeen())
        coverWindows();
}

void TableDocks::endGame()
{
    if (m_saving.isActive())
        save();
    m_saving.stop();
    m_game.clear();
    m_isOwn = false;
}

void TableDocks::resetLayout()
{
    m_saving.stop();
    m_isOwn = false;
    forgetDockLayout(m_game);
    if (isVisible())
        arrange();
}

void TableDocks::setSwapsSides(bool swaps)
{
    const bool isSame = swaps == m_arrangement.swapsSides();
    m_arrangement.setSwapsSides(swaps);
    if (isSame || m_game.isEmpty())
        return;
    if (!m_isOwn)
        return arrange();
    const QScopedValueRollback guard(m_isArranging, true);
    m_arrangement.exchangeSides();
    m_saving.start(0);
}

void TableDocks::arrange()
{
    const QScopedValueRollback guard(m_isArranging, true);
    m_covered.clear();
    m_arrangement.arrange();
    shareRoom();
}

/// Where the person has not shared it out.
void TableDocks::shareRoom()
{
    if (!m_isOwn && !m_game.isEmpty())
        m_arrangement.shareRoom();
}

void TableDocks::setOpen(PanelDock &dock, bool open)
{
    if (!isSeen()) // what a window of its own would show may be secret now
        return;
    dock.setVisible(open);
    if (open)
        joinOthers(dock);
    noteOwn();
}

/// A panel that was closed from the beginning comes behind the last of its area, and to the front.
void TableDocks::joinOthers(PanelDock &dock)
{
    const Qt::DockWidgetArea area = dockWidgetArea(&dock);
    if (!dock.isFloating() && tabifiedDockWidgets(&dock).isEmpty() && !m_arrangement.isOpenAtFirst(dock)) {
        const auto last = std::find_if(panels().rbegin(), panels().rend(), [&](const PanelDock *other) {
            return other != &dock && !other->isHidden() && !other->isFloating() && other->fold() == Fold::None
                && dockWidgetArea(const_cast<PanelDock *>(other)) == area && !other->isOfSide();
        });
        if (last != panels().rend()) {
            const QScopedValueRollback guard(m_isArranging, true);
            tabifyDockWidget(*last, &dock);
        }
    }
    dock.raise();
}

void TableDocks::bringUp(PanelDock &dock)
{
    if (!isSeen())
        return;
    if (dockOf(QApplication::focusWidget()) == &dock) {
        activateWindow();
        return centralWidget()->setFocus(Qt::ShortcutFocusReason);
    }
    if (dock.isHidden())
        setOpen(dock, true);
    if (dock.fold() != Fold::None)
        toggleFold(dock);
    dock.raise();
    if (dock.isFloating())
        dock.activateWindow();
    dock.focusPanel();
}

void TableDocks::toggleFloating(PanelDock &dock)
{
    dock.setFloating(!dock.isFloating());
    noteOwn();
}

void TableDocks::changeSide(PanelDock &dock)
{
    const bool isLeft = dockWidgetArea(&dock) == Qt::LeftDockWidgetArea;
    dock.setFloating(false);
    addDockWidget(isLeft ? Qt::RightDockWidgetArea : Qt::LeftDockWidgetArea, &dock);
    noteOwn();
}

void TableDocks::toggleFold(PanelDock &dock)
{
    if (dock.isFloating() || hasTabs(*this, dock))
        return;
    dock.setFold(dock.fold() == Fold::None ? Fold::ToTitle : Fold::None);
    refoldColumn(*this, panels(), dock);
    noteOwn();
}

/// Something has been moved, opened or closed, by whomever.
void TableDocks::tidy()
{
    refoldAll(*this, panels());
    Q_EMIT seenChanged();
}

void TableDocks::noteOwn()
{
    m_tidying.start(0);
    if (m_isArranging || m_game.isEmpty())
        return;
    m_isOwn = true;
    m_saving.start(kSoon);
}

/// Windows that are hidden with the table would be taken for closed ones: then it has been saved before.
void TableDocks::save()
{
    m_saving.stop();
    if (m_isOwn && !m_game.isEmpty() && m_covered.empty())
        saveDockLayout(m_game, m_arrangement.layout());
}

/// Only a border between panels can be pressed here; all else lies in widgets.
bool TableDocks::event(QEvent *event)
{
    const bool taken = QMainWindow::event(event);
    if (event->type() == QEvent::MouseButtonRelease && taken)
        noteOwn();
    return taken;
}

void TableDocks::hideEvent(QHideEvent *event)
{
    QMainWindow::hideEvent(event);
    if (event->spontaneous())
        return;
    if (m_saving.isActive())
        save();
    coverWindows();
}

void TableDocks::setCovered(bool covered)
{
    if (covered == m_isCovered)
        return;
    m_isCovered = covered;
    if (covered) {
        if (m_saving.isActive())
            save();
        coverWindows();
    } else if (isVisible()) {
        uncoverWindows();
    }
}

bool TableDocks::isSeen() const
{
    return isVisible() && !m_isCovered;
}

void TableDocks::coverWindows()
{
    const QScopedValueRollback guard(m_isArranging, true);
    for (PanelDock *dock : panels()) {
        if (!dock->isFloating() || dock->isHidden())
            continue;
        m_covered.push_back(dock);
        dock->hide();
    }
}

void TableDocks::showEvent(QShowEvent *event)
{
    QMainWindow::showEvent(event);
    if (event->spontaneous())
        return;
    if (!m_isCovered)
        uncoverWindows();
    const QScopedValueRollback guard(m_isArranging, true);
    shareRoom();
}

void TableDocks::uncoverWindows()
{
    const QScopedValueRollback guard(m_isArranging, true);
    for (PanelDock *dock : std::exchange(m_covered, {}))
        dock->show();
}

void TableDocks::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    if (m_isOwn || m_game.isEmpty())
        return;
    if (m_arrangement.suitsWindow())
        shareRoom();
    else
        arrange();
}

} // namespace merlon
