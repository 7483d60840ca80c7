#pragma once

#include "core/board/sketch.h"
#include "editor/window/actions/editor_context.h"

#include <QObject>

#include <functional>

class QMenu;

namespace merlon {

class BoardDocument;

/// Groups, locks and layers of the designer's own, for what is selected.
class ArrangementActions final : public QObject {
    Q_OBJECT

public:
    explicit ArrangementActions(const EditorContext &context);

private:
    void addGroups();
    void addLocks();
    void addLayers();
    void fillLayers(QMenu &menu);
    BoardDocument &document() const;
    /// One step that makes another arrangement of it; what is said afterwards, if it has made one.
    void arrange(const Arrangement &arrangement, const std::function<QString()> &text, const QString &said);

    EditorContext m_context;
};

} // namespace merlon
