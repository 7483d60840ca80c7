#pragma once

#include "editor/window/actions/editor_context.h"

#include <QObject>

namespace merlon {

class AnalysisPanel;
class PanelDock;

/// What is found out about the board in front, with its panel, and how it differs from others.
class AnalysisActions final : public QObject {
    Q_OBJECT

public:
    explicit AnalysisActions(const EditorContext &context);

Q_SIGNALS:
    /// An image of the board in front with what lies over it.
    void imageWanted();

private:
    /// Brings the panel to the front with the keyboard on it, or puts it away if it is there.
    void togglePanel();
    void compareBoards();
    /// What the analysis says of the place that is selected.
    void analyseSelected();

    EditorContext m_context;
    AnalysisPanel *m_panel;
    PanelDock *m_dock;
};

} // namespace merlon
