#pragma once

#include "editor/model/cells/cell_painting.h"

#include <QObject>

#include <algorithm>
#include <optional>

namespace merlon {

/// With what cells are painted: shared by the tools, the keys and the panel that shows it.
class CellBrush final : public QObject {
    Q_OBJECT

public:
    static constexpr int kMostRadius = 30;
    static constexpr int kWholeShare = 100; ///< percent

    const CellInk &ink() const { return m_ink; }
    void setInk(const CellInk &ink)
    {
        if (ink == m_ink)
            return;
        m_ink = ink;
        Q_EMIT changed();
    }

    /// Cells around the one that is pointed at: 0 is that one alone.
    int radius() const { return m_radius; }
    void setRadius(int radius)
    {
        radius = std::clamp(radius, 0, kMostRadius);
        if (radius == m_radius)
            return;
        m_radius = radius;
        Q_EMIT changed();
    }

    /// How many of the cells that a stroke passes it paints, by chance, in percent; 100: all.
    int share() const { return m_share; }
    void setShare(int share)
    {
        share = std::clamp(share, 1, kWholeShare);
        if (share == m_share)
            return;
        m_share = share;
        Q_EMIT changed();
    }

    /// Where the keyboard has left it, for whichever tool comes next; none once the mouse has moved.
    const std::optional<Cell> &cursor() const { return m_cursor; }
    void setCursor(const std::optional<Cell> &cursor) { m_cursor = cursor; }

Q_SIGNALS:
    void changed();

private:
    CellInk m_ink;
    int m_radius = 0;
    int m_share = kWholeShare;
    std::optional<Cell> m_cursor;
};

} // namespace merlon
