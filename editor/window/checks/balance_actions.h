#pragma once

#include "editor/window/actions/editor_context.h"

#include <QObject>

namespace merlon {

class BalancePanel;
class PanelDock;

/// Whether a board is fair: many games of computers on it, or on a scenario, as it stands, saved or not.
class BalanceActions final : public QObject {
    Q_OBJECT

public:
    explicit BalanceActions(const EditorContext &context);

Q_SIGNALS:
    /// An image of what is in front with what lies over it.
    void imageWanted();

private:
    void showPanel();
    void showFront();
    void run();

    EditorContext m_context;
    BalancePanel *m_panel;
    PanelDock *m_dock;
};

} // namespace merlon
