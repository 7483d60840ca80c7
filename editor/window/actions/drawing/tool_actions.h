#pragma once

#include "core/board/attributes/schema.h"
#include "core/board/finding.h"
#include "editor/panels/tools/tool_panel.h"
#include "editor/window/actions/editor_context.h"

#include <QObject>

#include <string>
#include <vector>

class QAction;
class QActionGroup;
class QKeySequence;
class QMenu;

namespace merlon {

class BoardDocument;
class CellActions;
class DrawingView;
struct DocumentChange;

/// The tools that draw: one for each kind of place and link of the board in front, and those for cells if it is made of
/// cells. The chosen one stays when another board of the family comes to the front.
class ToolActions final : public QObject {
    Q_OBJECT

public:
    explicit ToolActions(const EditorContext &context);

    /// A button for each tool. It belongs to whatever it is put into.
    ToolPanel &panel() { return *m_panel; }
    std::vector<ToolPanel::Group> groups() const;
    void themeChanged() { drawIcons(); }
    /// Takes up the tool that puts a place onto the board in front, and lets the next click put this very one.
    void takeUp(const PlaceWanted &wanted);
    /// The kind of place or link that the chosen tool draws, or the tool for cells; empty: it selects.
    const std::string &chosen() const { return m_chosen.key; }
    /// Nothing happens if there is no such tool.
    void choose(const std::string &key);

Q_SIGNALS:
    void chosenChanged();

private:
    struct Tool {
        enum class Kind { Select, Place, Link, Note, Cells } kind = Kind::Select;
        std::string key {}; ///< of the kind of place or link, or of the tool for cells
        QAction *action = nullptr;
    };

    /// Those of a schema, for its boards with or without cells. False if they are there already.
    bool makeTools(const BoardSchema &schema, bool hasCells);
    /// Makes the tools for a board, unless they are there already.
    bool fitTools(const BoardDocument &document);
    void followShape(const DocumentChange &change);
    void addCellTools();
    void beginPainting();
    void fillPanel();
    void addTool(Tool::Kind kind, const std::string &key, const QKeySequence &keys);
    QString nameOf(const Tool &tool) const;
    void nameTools();
    void drawIcons();
    void showFront();
    void listenAt(DrawingView &view);
    /// Gives it to the drawing in front.
    void use(const Tool &tool);

    EditorContext m_context;
    ToolPanel *m_panel;
    QMenu *m_menu;
    QActionGroup *m_group;
    CellActions *m_cells;
    const BoardSchema *m_schema = nullptr;
    bool m_hasCells = false;
    std::vector<Tool> m_tools;
    Tool m_chosen;
};

} // namespace merlon
