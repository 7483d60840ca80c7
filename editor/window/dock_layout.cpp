#include "editor/window/dock_layout.h"

#include "app/look/appearance.h"
#include "app/table/docks/panel_dock.h"
#include "editor/window/actions/editor_actions.h"

#include <QLayout>
#include <QMainWindow>
#include <QMenu>
#include <QSettings>
#include <QTabWidget>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr int kLittleWidth = 1500; ///< of a window, in pixels

} // namespace

DockLayout::DockLayout(QMainWindow &window, const Appearance &appearance)
    : QObject(&window)
    , m_window(window)
    , m_appearance(appearance)
{
    window.setDockOptions(QMainWindow::AnimatedDocks | QMainWindow::AllowTabbedDocks
                          | QMainWindow::AllowNestedDocks);
    window.setCorner(Qt::BottomLeftCorner, Qt::BottomDockWidgetArea);
    window.setCorner(Qt::BottomRightCorner, Qt::BottomDockWidgetArea);
    window.setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
}

PanelDock &DockLayout::add(const QString &key, QWidget *panel, Qt::DockWidgetArea area)
{
    auto *dock = new PanelDock(key, panel, m_appearance.art(), &m_window);
    connect(dock, &QDockWidget::dockLocationChanged, this, [this, dock] { noteMoved(*dock); });
    m_window.addDockWidget(area, dock);
    if (area == Qt::BottomDockWidgetArea)
        m_below << key;
    dock->setFoldable(false);
    m_docks.push_back(dock);
    connect(dock, &PanelDock::closeWanted, dock, &QWidget::hide);
    connect(dock, &PanelDock::floatWanted, dock, [dock] { dock->setFloating(!dock->isFloating()); });
    return *dock;
}

PanelDock &DockLayout::dock(const QString &key) const
{
    return **std::ranges::find(m_docks, key, &PanelDock::key);
}

void DockLayout::noteMoved(const PanelDock &moved)
{
    if (!m_isMoving && !m_moved.contains(moved.key()))
        m_moved << moved.key();
}

/// In front of what lies there already.
void DockLayout::moveTo(PanelDock &moved, Qt::DockWidgetArea area)
{
    const bool before = std::exchange(m_isMoving, true);
    m_window.addDockWidget(area, &moved);
    const auto neighbour = std::ranges::find_if(m_docks, [&](PanelDock *other) {
        return other != &moved && !other->isFloating() && m_window.dockWidgetArea(other) == area;
    });
    if (neighbour != m_docks.end())
        m_window.tabifyDockWidget(*neighbour, &moved);
    m_isMoving = before;
}

/// Where there is room for a panel that is usually below, as long as it is away and nobody has moved it.
void DockLayout::findRoom(PanelDock &dock)
{
    const bool isFree = dock.isHidden() && !dock.isFloating() && !m_moved.contains(dock.key());
    const Qt::DockWidgetArea usual =
        m_window.width() < kLittleWidth ? Qt::RightDockWidgetArea : Qt::BottomDockWidgetArea;
    if (isFree && m_below.contains(dock.key()) && m_window.dockWidgetArea(&dock) != usual)
        moveTo(dock, usual);
}

void DockLayout::open(PanelDock &dock)
{
    findRoom(dock);
    dock.show();
    dock.raise();
}

void DockLayout::addMenu(EditorActions &actions)
{
    QMenu *menu = actions.addMenu("panels", [] { return tr("&Panels"); });
    connect(menu, &QMenu::aboutToShow, this, [this, menu] {
        menu->clear();
        for (PanelDock *dock : m_docks)
            menu->addAction(dock->toggleViewAction());
    });
}

void DockLayout::begin()
{
    const QByteArray before = QSettings().value(u"editor/panels"_s).toByteArray();
    m_isNew = before.isEmpty();
    m_places = m_isNew ? m_window.saveState() : before;
    m_moved = QSettings().value(u"editor/moved-panels"_s).toStringList();
    for (PanelDock *dock : m_docks)
        dock->hide();
}

void DockLayout::show(bool shown)
{
    if (shown == m_isShown)
        return;
    m_isShown = shown;
    if (shown) {
        m_isMoving = true;
        m_window.restoreState(m_places);
        m_isMoving = false;
        for (PanelDock *dock : m_docks)
            findRoom(*dock);
        if (std::exchange(m_isNew, false))
            sizeDocks();
        return;
    }
    m_places = m_window.saveState();
    for (PanelDock *dock : m_docks)
        dock->hide();
}

/// What panels get of a window that nobody has arranged yet.
void DockLayout::sizeDocks()
{
    PanelDock *tools = &dock(u"tools"_s);
    PanelDock *properties = &dock(u"properties"_s);
    const bool wasAnimated = m_window.isAnimated();
    m_window.setAnimated(false); // it begins as it stays
    const int letter = m_window.fontMetrics().averageCharWidth();
    m_window.resizeDocks({tools, properties}, {26 * letter, 52 * letter}, Qt::Horizontal);
    m_window.resizeDocks({properties, &dock(u"findings"_s)}, {5, 3}, Qt::Vertical);
    m_window.resizeDocks({tools, &dock(u"overview"_s)}, {5, 2}, Qt::Vertical);
    m_window.layout()->activate();
    m_window.setAnimated(wasAnimated);
}

void DockLayout::store() const
{
    QSettings().setValue(u"editor/panels"_s, m_places);
    QSettings().setValue(u"editor/moved-panels"_s, m_moved);
}

void DockLayout::themeChanged()
{
    for (PanelDock *dock : m_docks)
        dock->themeChanged();
}

} // namespace merlon
