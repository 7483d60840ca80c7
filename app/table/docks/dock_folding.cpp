#include "app/table/docks/dock_folding.h"

#include "app/table/docks/panel_dock.h"

#include <QMainWindow>

#include <algorithm>

namespace merlon {

namespace {

bool isUpright(Qt::DockWidgetArea area)
{
    return area == Qt::LeftDockWidgetArea || area == Qt::RightDockWidgetArea;
}

Qt::DockWidgetArea areaOf(const QMainWindow &window, const PanelDock &dock)
{
    return window.dockWidgetArea(const_cast<PanelDock *>(&dock));
}

/// The open panels that stand in one column with this one, or lie in one row.
std::vector<PanelDock *> columnOf(const QMainWindow &window, const std::vector<PanelDock *> &panels,
                                  const PanelDock &dock)
{
    const Qt::DockWidgetArea area = areaOf(window, dock);
    std::vector<PanelDock *> column;
    for (PanelDock *other : panels) {
        if (other->isHidden() || other->isFloating() || areaOf(window, *other) != area)
            continue;
        const QRect a = dock.geometry();
        const QRect b = other->geometry();
        const bool together = isUpright(area) ? a.left() <= b.right() && b.left() <= a.right()
                                              : a.top() <= b.bottom() && b.top() <= a.bottom();
        if (together)
            column.push_back(other);
    }
    return column;
}

} // namespace

bool hasTabs(const QMainWindow &window, PanelDock &dock)
{
    return std::ranges::any_of(window.tabifiedDockWidgets(&dock),
                               [](const QDockWidget *other) { return !other->isHidden(); });
}

void refoldColumn(const QMainWindow &window, const std::vector<PanelDock *> &panels, const PanelDock &dock)
{
    const std::vector<PanelDock *> column = columnOf(window, panels, dock);
    const bool allFolded =
        std::ranges::none_of(column, [](const PanelDock *one) { return one->fold() == Fold::None; });
    const bool toStrip = isUpright(areaOf(window, dock)) == allFolded;
    for (PanelDock *one : column) {
        if (one->fold() != Fold::None)
            one->setFold(toStrip ? Fold::ToStrip : Fold::ToTitle);
    }
}

void refoldAll(const QMainWindow &window, const std::vector<PanelDock *> &panels)
{
    for (PanelDock *dock : panels) {
        const bool isTab = hasTabs(window, *dock);
        dock->setFoldable(!dock->isFloating() && !isTab);
        if (isTab)
            dock->setFold(Fold::None);
    }
    for (const PanelDock *dock : panels) {
        if (!dock->isHidden() && !dock->isFloating() && dock->fold() != Fold::None)
            refoldColumn(window, panels, *dock);
    }
}

} // namespace merlon
