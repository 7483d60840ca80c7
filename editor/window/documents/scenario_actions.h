#pragma once

#include "editor/window/actions/editor_context.h"

#include <QObject>

class QMenu;

namespace merlon {

/// New scenarios: the menu of boards and games on which one can begin.
class ScenarioActions final : public QObject {
    Q_OBJECT

public:
    explicit ScenarioActions(const EditorContext &context);

    QMenu &menu() { return *m_menu; }

private:
    void fill();

    EditorContext m_context;
    QMenu *m_menu;
};

} // namespace merlon
