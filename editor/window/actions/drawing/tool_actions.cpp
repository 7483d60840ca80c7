#include "editor/window/actions/drawing/tool_actions.h"

#include "app/look/appearance.h"
#include "app/words/game_words.h"
#include "core/board/cells/grid.h"
#include "editor/canvas/notes/note_tool.h"
#include "editor/canvas/tools/link_tool.h"
#include "editor/canvas/tools/place_tool.h"
#include "editor/canvas/tools/select_tool.h"
#include "editor/panels/help/part_help.h"
#include "editor/panels/tools/tool_icons.h"
#include "editor/tabs/board_tab.h"
#include "editor/window/actions/drawing/cell_actions.h"
#include "editor/window/actions/editor_actions.h"
#include "editor/window/documents/open_documents.h"

#include <QAction>
#include <QActionGroup>
#include <QMainWindow>
#include <QMenu>

#include <algorithm>

namespace merlon {

namespace {

/// Keys without Ctrl or Alt are typed elsewhere: they are for the drawing alone, when it has the keyboard.
bool isForDrawing(const QKeySequence &keys)
{
    return !keys.isEmpty() && keys[0].keyboardModifiers() == Qt::NoModifier;
}

} // namespace

ToolActions::ToolActions(const EditorContext &context)
    : QObject(&context.window)
    , m_context(context)
    , m_panel(new ToolPanel)
    //: A menu: the tools that draw.
    , m_menu(context.actions.addMenu("draw", [] { return tr("&Draw"); }))
    , m_group(new QActionGroup(this))
    , m_cells(new CellActions(this))
{
    const BoardSchema &first = allGames().front()->schema();
    makeTools(first, hasCells(Board(), first));
    connect(m_group, &QActionGroup::triggered, this, [this](const QAction *action) {
        use(m_tools[static_cast<std::size_t>(action->data().toInt())]);
    });
    connect(m_cells, &CellActions::kindChosen, this, &ToolActions::beginPainting);
    connect(&context.documents, &OpenDocuments::frontChanged, this, &ToolActions::showFront);
    connect(&context.documents, &OpenDocuments::toolDone, this,
            [this] { m_tools.front().action->trigger(); });
    connect(&context.actions, &EditorActions::retranslated, this, [this] {
        nameTools();
        m_cells->retranslate();
        fillPanel();
    });
}

/// The first nine kinds of places have the digits as keys on the drawing, those of links the digits with Alt anywhere.
bool ToolActions::makeTools(const BoardSchema &schema, bool hasCells)
{
    if (m_schema == &schema && m_hasCells == hasCells)
        return false;
    m_schema = &schema;
    m_hasCells = hasCells;
    for (const Tool &tool : m_tools)
        delete tool.action;
    m_tools.clear();
    m_menu->clear();
    addTool(Tool::Kind::Select, {}, Qt::Key_S);
    m_tools.front().action->setChecked(true);
    addTool(Tool::Kind::Note, "note", Qt::Key_N);
    m_menu->addSeparator();
    if (hasCells)
        addCellTools();
    m_cells->setSchema(hasCells ? &schema : nullptr, *m_menu);
    int number = 0;
    for (const PlaceKind &kind : schema.places) {
        if (hasCells)
            break; // cells are painted
        const QKeySequence keys = ++number < 10 ? QKeySequence(Qt::Key_0 + number) : QKeySequence();
        addTool(Tool::Kind::Place, kind.key, keys);
    }
    m_menu->addSeparator();
    number = 0;
    for (const LinkKind &kind : schema.links) {
        const QKeySequence keys =
            ++number < 10 ? QKeySequence(Qt::ALT | static_cast<Qt::Key>(Qt::Key_0 + number)) : QKeySequence();
        addTool(Tool::Kind::Link, kind.key, keys);
    }
    nameTools();
    return true;
}

void ToolActions::addCellTools()
{
    for (const CellToolInfo &tool : cellTools())
        addTool(Tool::Kind::Cells, std::string(tool.key), tool.shortcut);
    m_menu->addSeparator();
}

/// Whoever chooses a kind of cells wants to paint, with whatever tool for cells it may be.
void ToolActions::beginPainting()
{
    const auto isOfCells = [](const Tool &tool) { return tool.kind == Tool::Kind::Cells; };
    const auto isChosen = [&](const Tool &tool) { return isOfCells(tool) && tool.action->isChecked(); };
    const auto first = std::ranges::find_if(m_tools, isOfCells);
    if (first != m_tools.end() && std::ranges::none_of(m_tools, isChosen))
        first->action->trigger();
}

void ToolActions::addTool(Tool::Kind kind, const std::string &key, const QKeySequence &keys)
{
    auto *action = new QAction(m_group);
    action->setCheckable(true);
    action->setObjectName(QString::fromStdString(key));
    action->setData(static_cast<int>(m_tools.size()));
    action->setShortcut(keys);
    if (isForDrawing(keys))
        action->setShortcutContext(Qt::WidgetShortcut);
    m_menu->addAction(action);
    m_tools.push_back({kind, key, action});
}

QString ToolActions::nameOf(const Tool &tool) const
{
    switch (tool.kind) {
    case Tool::Kind::Select:
        return tr("Select and move");
    case Tool::Kind::Note:
        //: A tool: it puts notes onto the drawing.
        return tr("Note");
    case Tool::Kind::Cells:
        return nameOfCellTool(tool.key);
    case Tool::Kind::Place:
    case Tool::Kind::Link:
        return titleOf(tool.key, *m_schema);
    }
    return {};
}

void ToolActions::nameTools()
{
    for (const Tool &tool : m_tools) {
        const QString name = nameOf(tool);
        tool.action->setText(name);
        const QString keys = tool.action->shortcut().toString(QKeySequence::NativeText);
        const bool draws = tool.kind == Tool::Kind::Place || tool.kind == Tool::Kind::Link;
        //: A tool and its key.
        tool.action->setToolTip(asToolTip(keys.isEmpty() ? name : tr("%1 (%2)").arg(name, keys),
                                          draws ? helpOnKind(Board(), *m_schema, tool.key) : PartHelp()));
    }
}

std::vector<ToolPanel::Group> ToolActions::groups() const
{
    ToolPanel::Group first;
    //: A group of tools: they draw cells of the board.
    ToolPanel::Group cells {tr("Cells"), {}};
    ToolPanel::Group places {tr("Places"), m_cells->kinds()};
    ToolPanel::Group links {tr("Links"), {}};
    for (const Tool &tool : m_tools) {
        switch (tool.kind) {
        case Tool::Kind::Select:
        case Tool::Kind::Note:
            first.tools.push_back(tool.action);
            break;
        case Tool::Kind::Cells:
            cells.tools.push_back(tool.action);
            break;
        case Tool::Kind::Place:
            places.tools.push_back(tool.action);
            break;
        case Tool::Kind::Link:
            links.tools.push_back(tool.action);
            break;
        }
    }
    std::vector<ToolPanel::Group> groups {first, cells, places, links};
    std::erase_if(groups, [](const ToolPanel::Group &group) { return group.tools.empty(); });
    return groups;
}

void ToolActions::fillPanel()
{
    m_panel->setGroups(groups(), m_cells->makePanel());
}

void ToolActions::drawIcons()
{
    const canvas::Art &art = m_context.appearance.art();
    const canvas::Theme &theme = art.theme();
    for (const Tool &tool : m_tools) {
        switch (tool.kind) {
        case Tool::Kind::Select:
            tool.action->setIcon(iconIn(QStringLiteral("select"), theme.ink, theme.shade(0.4), art));
            break;
        case Tool::Kind::Note:
            tool.action->setIcon(iconIn(QStringLiteral("note"), theme.ink, theme.shade(0.4), art));
            break;
        case Tool::Kind::Place:
            tool.action->setIcon(iconOfPlace(tool.key, *m_schema, art));
            break;
        case Tool::Kind::Link:
            tool.action->setIcon(iconOfLink(tool.key, *m_schema, art));
            break;
        case Tool::Kind::Cells:
            tool.action->setIcon(iconIn(QString::fromStdString(tool.key), theme.ink, theme.shade(0.4), art));
            break;
        }
        tool.action->setIconVisibleInMenu(true);
    }
    m_cells->drawIcons(art);
}

void ToolActions::showFront()
{
    BoardTab *front = m_context.documents.board();
    if (!front)
        return;
    connect(&front->document(), &BoardDocument::changed, this, &ToolActions::followShape,
            Qt::UniqueConnection);
    if (fitTools(front->document()))
        m_chosen = {};
    listenAt(front->view());
    use(m_chosen);
}

/// Keys that are for the drawing alone are heard there.
void ToolActions::listenAt(DrawingView &view)
{
    for (const Tool &tool : m_tools)
        view.addAction(tool.action);
    for (QAction *kind : m_cells->kinds())
        view.addAction(kind);
}

bool ToolActions::fitTools(const BoardDocument &document)
{
    if (!makeTools(document.schema(), hasCells(document.board(), document.schema())))
        return false;
    drawIcons();
    fillPanel();
    return true;
}

/// The board in front may get cells, or lose them.
void ToolActions::followShape(const DocumentChange &change)
{
    BoardTab *front = m_context.documents.board();
    if (change.board && front && fitTools(front->document())) {
        listenAt(front->view());
        use({});
    }
}

void ToolActions::takeUp(const PlaceWanted &wanted)
{
    const auto tool = std::ranges::find_if(
        m_tools, [&](const Tool &one) { return one.kind == Tool::Kind::Place && one.key == wanted.kind; });
    BoardTab *front = m_context.documents.board();
    if (!front || tool == m_tools.end())
        return;
    tool->action->trigger();
    front->view().setTool(std::make_unique<PlaceTool>(front->view(), wanted));
    front->view().setFocus();
}

void ToolActions::choose(const std::string &key)
{
    const auto tool = std::ranges::find(m_tools, key, &Tool::key);
    if (tool != m_tools.end())
        tool->action->trigger();
}

void ToolActions::use(const Tool &tool)
{
    m_chosen = {tool.kind, tool.key, nullptr};
    Q_EMIT chosenChanged();
    BoardTab *front = m_context.documents.board();
    if (!front)
        return;
    DrawingView &view = front->view();
    switch (tool.kind) {
    case Tool::Kind::Select:
        return view.setTool(std::make_unique<SelectTool>(view));
    case Tool::Kind::Note:
        return view.setTool(std::make_unique<NoteTool>(view));
    case Tool::Kind::Place:
        return view.setTool(std::make_unique<PlaceTool>(view, tool.key));
    case Tool::Kind::Link:
        return view.setTool(std::make_unique<LinkTool>(view, tool.key));
    case Tool::Kind::Cells:
        view.document().select({}); // Delete is for cells now
        return view.setTool(m_cells->makeTool(view, tool.key));
    }
}

} // namespace merlon
