#pragma once

#include "app/table/docks/dock_memory.h"

#include <Qt>

#include <cstddef>
#include <vector>

class QMainWindow;

namespace merlon {

class PanelDock;

/// How a panel is until a person moves something. `InFront`: open, before others that share its place, but behind that of a
/// side. `BeforeSide`: before that as well, where each side has a column of its own; goes with it when they change places.
enum class AtFirst { Closed, Open, InFront, BeforeSide };

/// Where and how a panel is until then.
struct DockHome {
    Qt::DockWidgetArea area;
    AtFirst first;

    friend bool operator==(const DockHome &, const DockHome &) = default;
};

/// Where the panels around a board are: at first by the size of the window, later as a layout says.
class DockArrangement final {
public:
    /// `window`: in which they are docked; it must live as long.
    explicit DockArrangement(QMainWindow &window);

    void add(PanelDock &dock, DockHome home);
    void remove(const PanelDock &dock);
    /// In the order in which they were added.
    const std::vector<PanelDock *> &panels() const { return m_panels; }
    bool isOpenAtFirst(const PanelDock &dock) const;
    const DockHome &homeOf(const PanelDock &dock) const;
    /// Holds when they are arranged next.
    void setHome(const PanelDock &dock, DockHome home) { m_homes[indexOf(dock)] = home; }

    /// Whether the panels of the two sides change places when they are arranged next.
    bool swapsSides() const { return m_swapsSides; }
    void setSwapsSides(bool swaps) { m_swapsSides = swaps; }
    /// As for somebody who has moved nothing yet; shareRoom is to follow.
    void arrange();
    /// Whether it would be arranged in the same way, as large as the window is now.
    bool suitsWindow() const;
    /// The panels grow with the window, within measure: the board has the rest.
    void shareRoom();

    DockLayout layout() const;
    /// Panels that the layout does not know come where they are at first. False if it cannot be restored.
    bool restore(const DockLayout &layout);
    /// Each of the two sides takes the other's place, wherever that is.
    void exchangeSides();

private:
    /// Where the other panels are, seen from that of a side; in one column all of both sides lie behind one another.
    enum class Others { OneColumn, Behind, Below, Beside };

    Others fitting() const;
    void arrangeColumn(Qt::DockWidgetArea area);
    std::size_t indexOf(const PanelDock &dock) const;
    bool isInFrontAtFirst(const PanelDock &dock) const;
    Qt::DockWidgetArea firstAreaOf(const PanelDock &dock) const;
    bool liesBehind() const { return m_others == Others::OneColumn || m_others == Others::Behind; }
    std::vector<PanelDock *> panelsOf(Qt::DockWidgetArea area) const;
    void raiseIn(Qt::DockWidgetArea area);
    PanelDock *panel(const char *key) const;

    QMainWindow &m_window;
    std::vector<PanelDock *> m_panels;
    std::vector<DockHome> m_homes; ///< of the panels
    bool m_swapsSides = false;
    Others m_others = Others::Below;
};

} // namespace merlon
