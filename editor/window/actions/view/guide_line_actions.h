#pragma once

#include "core/board/sketch.h"
#include "editor/window/actions/editor_context.h"

#include <QObject>

class QAction;

namespace merlon {

class BoardDocument;

/// What the menus do with the guide lines of the board in front.
class GuideLineActions final : public QObject {
    Q_OBJECT

public:
    explicit GuideLineActions(const EditorContext &context);

private:
    void enable();
    void ask();
    void add(BoardDocument &document, const GuideLine &line);
    void selectNext();
    /// Of the one that is selected, or else of the first.
    void askWhere();
    void removeAll();
    void showLines();

    EditorContext m_context;
    QAction *m_add;
    QAction *m_next;
    QAction *m_place;
    QAction *m_remove;
};

} // namespace merlon
