#pragma once

#include "core/board/attributes/schema.h"
#include "core/canvas/art/art.h"
#include "editor/canvas/tools/cell_brush.h"
#include "editor/canvas/tools/cell_tool.h"

#include <QKeySequence>
#include <QObject>

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

class QAction;
class QActionGroup;
class QMenu;
class QWidget;

namespace merlon {

class DrawingView;

/// A tool for patches of cells: its name in settings and pictures, and its key.
struct CellToolInfo {
    CellPatch patch;
    std::string_view key;
    Qt::Key shortcut;
};
std::span<const CellToolInfo> cellTools();
QString nameOfCellTool(std::string_view key);

/// What a board of cells needs besides the tools of other boards: the kinds with which cells are painted, and the brush
/// that all tools for cells share. Boards without cells have none of it.
class CellActions final : public QObject {
    Q_OBJECT

public:
    explicit CellActions(QObject *parent);

    /// The kinds of the schema of a board of cells, as entries of a menu too; null for boards without cells.
    void setSchema(const BoardSchema *schema, QMenu &menu);
    const std::vector<QAction *> &kinds() const { return m_kinds; }
    void retranslate();
    void drawIcons(const canvas::Art &art);

    CellBrush &brush() { return m_brush; }
    std::unique_ptr<Tool> makeTool(DrawingView &view, std::string_view key);
    /// Radius and attributes of the brush; null for boards without cells. Belongs to whom it is given.
    QWidget *makePanel();

Q_SIGNALS:
    /// Somebody wants to paint with a kind.
    void kindChosen();

private:
    void choose(const QAction *kind);
    void followBrush();

    CellBrush m_brush;
    const BoardSchema *m_schema = nullptr;
    QActionGroup *m_group;
    std::vector<QAction *> m_kinds; ///< by place kind of the schema
};

} // namespace merlon
