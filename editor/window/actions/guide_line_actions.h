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
    void removeAll();

    EditorContext m_context;
    QAction *m_add;
    QAction *m_remove;
};

/// One step that takes a guide line away.
void removeGuideLine(BoardDocument &document, const GuideLine &line);

} // namespace merlon
