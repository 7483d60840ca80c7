#pragma once

#include "core/board/cells/cell_map.h"
#include "core/board/cells/grid.h"
#include "editor/canvas/tools/tool.h"

#include <QCoreApplication>

#include <cstddef>
#include <optional>
#include <set>
#include <vector>

namespace merlon {

class CellBrush;

/// Which cells are meant by a press, a drag and a release.
enum class CellPatch : std::uint8_t {
    Brush,     ///< along the way of the mouse
    Eraser,    ///< the same, and takes them away
    Rectangle, ///< between two corners
    Disc,      ///< around a middle
    Ring,
    Fill, ///< all that hang together and look the same
};

/// Paints cells of a board that has them. One stroke is one step to undo. With Shift it erases, with Alt it takes up
/// what lies there. By keyboard: arrows walk from cell to cell, Enter or the space bar paints, Delete erases, [ and ]
/// change the radius; of a rectangle Enter sets one corner, then the other.
class CellTool final : public Tool {
    Q_DECLARE_TR_FUNCTIONS(CellTool)

public:
    /// The brush must live longer.
    CellTool(DrawingView &view, CellBrush &brush, CellPatch patch);

    QString hint() const override;
    Qt::CursorShape cursor() const override { return Qt::CrossCursor; }
    void press(const Touch &touch) override;
    void move(const Touch &touch, bool held) override;
    void release(const Touch &touch) override;
    bool key(const QKeyEvent &event) override;
    bool cancel() override;
    void boardChanged() override;
    void paint(QPainter &painter, double pixel) const override;

private:
    const CellMap &map() const;
    Cell cellOf(const Touch &touch) const;
    bool erases() const;
    bool isFreehand() const { return m_patch == CellPatch::Brush || m_patch == CellPatch::Eraser; }
    /// The cells that would be painted now.
    std::vector<Cell> meant() const;
    int reach() const;
    void point(Cell cell);
    void strokeTo(Cell cell);
    void begin(Cell cell);
    /// Paints or erases; `isWhole`: says what it has done.
    void use(const std::vector<Cell> &cells, bool erase, bool isWhole);
    void sprinkle(std::vector<Cell> &cells) const;
    void endStroke();
    void tellStroke(std::size_t cells, bool erase);
    void tellCell();
    void takeUp(Cell cell);
    bool walk(int key);
    bool widen(const QString &text);
    void work(bool erase);
    bool isHindered();

    CellBrush &m_brush;
    CellPatch m_patch;
    mutable std::optional<CellMap> m_map; ///< of the board as it is; made when it is asked for
    std::optional<Cell> m_at;             ///< pointed at
    std::optional<Cell> m_from;           ///< where a rectangle, disc or ring was begun
    bool m_isHeld = false;
    bool m_byKeys = false;
    bool m_isErasing = false; ///< Shift
    std::set<Cell> m_stroke;  ///< where it has been so far
    std::size_t m_used = 0;   ///< how many of them it has painted or erased
    int m_series = 0;
};

} // namespace merlon
