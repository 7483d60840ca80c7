#pragma once

#include "core/board/selection.h"
#include "editor/window/actions/editor_context.h"

#include <QObject>
#include <QPoint>

#include <vector>

class QMenu;

namespace merlon {

class BoardDocument;
class EditActions;

/// The menus that open where one works: on the drawing, on what is selected there, on the tabs. They offer what the menus
/// of the window offer, as far as it makes sense there, and what needs a place.
class ContextMenus final : public QObject {
    Q_OBJECT

public:
    /// `edit` must live as long.
    ContextMenus(const EditorContext &context, EditActions &edit);

private:
    void addActions();
    void addKinds();
    void fillKinds(QMenu &menu);
    void addBend();
    void showFolder();
    void openOnDrawing(QPoint at, bool isAboutSelection);
    void openOnScenario(QPoint globalPosition);
    void openOnTab(QPoint globalPosition);
    void open(QPoint globalPosition, const std::vector<const char *> &names);
    BoardDocument &document() const;

    EditorContext m_context;
    EditActions &m_edit;
    Point m_at;         ///< where the menu on the drawing was opened last
    QPoint m_pressed;   ///< the same, in its viewport
    Selection m_locked; ///< what is locked there
};

} // namespace merlon
