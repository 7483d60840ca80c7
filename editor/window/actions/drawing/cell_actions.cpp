#include "editor/window/actions/drawing/cell_actions.h"

#include "app/words/game_words.h"
#include "editor/panels/help/part_help.h"
#include "editor/panels/tools/cell_brush_panel.h"
#include "editor/panels/tools/tool_icons.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>

#include <algorithm>
#include <array>

namespace merlon {

namespace {

constexpr std::array kCellTools {
    CellToolInfo {CellPatch::Brush, "cells-brush", Qt::Key_B},
    CellToolInfo {CellPatch::Eraser, "cells-eraser", Qt::Key_E},
    CellToolInfo {CellPatch::Rectangle, "cells-rectangle", Qt::Key_M},
    CellToolInfo {CellPatch::Disc, "cells-disc", Qt::Key_D},
    CellToolInfo {CellPatch::Ring, "cells-ring", Qt::Key_O},
    CellToolInfo {CellPatch::Fill, "cells-fill", Qt::Key_F},
};

} // namespace

std::span<const CellToolInfo> cellTools()
{
    return kCellTools;
}

QString nameOfCellTool(std::string_view key)
{
    const auto tool = std::ranges::find(kCellTools, key, &CellToolInfo::key);
    if (tool == kCellTools.end())
        return {};
    switch (tool->patch) {
    case CellPatch::Brush:
        //: A tool: it paints cells of the board.
        return CellActions::tr("Paint");
    case CellPatch::Eraser:
        //: A tool: it takes cells of the board away.
        return CellActions::tr("Erase");
    case CellPatch::Rectangle:
        //: A tool: it paints all cells of a rectangle.
        return CellActions::tr("Rectangle");
    case CellPatch::Disc:
        //: A tool: it paints all cells up to a distance from one.
        return CellActions::tr("Disc");
    case CellPatch::Ring:
        //: A tool: it paints all cells at a distance from one.
        return CellActions::tr("Ring");
    case CellPatch::Fill:
        //: A tool: it paints all cells that hang together and look the same.
        return CellActions::tr("Fill");
    }
    return {};
}

CellActions::CellActions(QObject *parent)
    : QObject(parent)
    , m_group(new QActionGroup(this))
{
    m_group->setExclusionPolicy(QActionGroup::ExclusionPolicy::ExclusiveOptional);
    connect(m_group, &QActionGroup::triggered, this, &CellActions::choose);
    connect(&m_brush, &CellBrush::changed, this, &CellActions::followBrush);
}

void CellActions::setSchema(const BoardSchema *schema, QMenu &menu)
{
    m_schema = schema;
    qDeleteAll(m_kinds);
    m_kinds.clear();
    if (!schema)
        return;
    int number = 0;
    for (const PlaceKind &kind : schema->places) {
        auto *action = new QAction(m_group);
        action->setCheckable(true);
        action->setObjectName(QString::fromStdString(kind.key));
        if (++number < 10)
            action->setShortcut(QKeySequence(Qt::Key_0 + number));
        action->setShortcutContext(Qt::WidgetShortcut); // digits are typed elsewhere
        menu.addAction(action);
        m_kinds.push_back(action);
    }
    m_brush.setInk({schema->places.empty() ? std::string() : schema->places.front().key, {}});
    followBrush();
    retranslate();
}

void CellActions::choose(const QAction *kind)
{
    m_brush.setInk({kind->isChecked() ? kind->objectName().toStdString() : std::string(), {}});
    Q_EMIT kindChosen();
}

/// The brush may have taken up another kind from the board.
void CellActions::followBrush()
{
    for (QAction *kind : m_kinds)
        kind->setChecked(kind->objectName().toStdString() == m_brush.ink().kind);
}

void CellActions::retranslate()
{
    for (QAction *kind : m_kinds) {
        const QString name = titleOf(kind->objectName().toStdString());
        kind->setText(name);
        const QString keys = kind->shortcut().toString(QKeySequence::NativeText);
        //: %1: a kind of place: Forest; %2: its key. Once more: the brush keeps the kinds that it finds.
        const QString tip = keys.isEmpty() ? name : tr("%1 (%2). Click again to keep types.").arg(name, keys);
        kind->setToolTip(asToolTip(tip, helpOnKind(Board(), *m_schema, kind->objectName().toStdString())));
    }
}

void CellActions::drawIcons(const canvas::Art &art)
{
    for (QAction *kind : m_kinds) {
        kind->setIcon(iconOfPlace(kind->objectName().toStdString(), *m_schema, art));
        kind->setIconVisibleInMenu(true);
    }
}

std::unique_ptr<Tool> CellActions::makeTool(DrawingView &view, std::string_view key)
{
    const auto tool = std::ranges::find(kCellTools, key, &CellToolInfo::key);
    return std::make_unique<CellTool>(view, m_brush,
                                      tool == kCellTools.end() ? CellPatch::Brush : tool->patch);
}

QWidget *CellActions::makePanel()
{
    return m_schema ? new CellBrushPanel(m_brush, *m_schema) : nullptr;
}

} // namespace merlon
