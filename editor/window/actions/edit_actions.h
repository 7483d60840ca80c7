#pragma once

#include "core/board/files/sketched_board.h"
#include "editor/document/step_text.h"
#include "editor/window/actions/editor_context.h"

#include <QObject>
#include <QUndoGroup>

#include <functional>
#include <optional>
#include <string>
#include <vector>

class QAction;
class QMenu;
class QUndoView;

namespace merlon {

struct BoardSchema;
class BoardDocument;

/// Undo, the clipboard, finding and selecting, with the panel of what has been done.
class EditActions final : public QObject {
    Q_OBJECT

public:
    explicit EditActions(const EditorContext &context);

    /// What is in the clipboard, with its middle at a point of the board in front; none: beside where it was.
    void pasteAt(std::optional<Point> middle);

private:
    struct Side {
        std::string key;
        QAction *action;
    };

    void addUndo();
    void addClipboard();
    void addSelecting();
    void addHistory();
    void makeSides(const BoardSchema &schema);
    void nameSides();
    void showFront();
    BoardDocument &document() const;
    void copy();
    void paste();
    void duplicate();
    void remove(std::function<QString()> what);
    /// Places, links and notes of another drawing, in one step.
    void addPart(const SketchedBoard &part, Point by, const StepText &text);

    EditorContext m_context;
    QUndoGroup m_group; ///< of what is open
    QUndoView *m_history;
    QAction *m_undo = nullptr;
    QAction *m_redo = nullptr;
    QMenu *m_selectMenu = nullptr;
    const BoardSchema *m_schema = nullptr;
    std::vector<Side> m_sides; ///< of the schema
};

} // namespace merlon
