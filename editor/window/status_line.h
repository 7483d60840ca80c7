#pragma once

#include <QObject>

class QLabel;
class QStatusBar;
class QToolButton;

namespace merlon {

class FindingsPanel;
class OpenDocuments;
class ScenarioFindings;

/// The line below everything: what has been done, where the mouse is, what is selected, how near one sees it, and what
/// the checks say.
class StatusLine final : public QObject {
    Q_OBJECT

public:
    /// All must live as long.
    StatusLine(QStatusBar &bar, const OpenDocuments &documents, const FindingsPanel &ofBoard,
               const ScenarioFindings &ofScenario);

    /// Something that has been done, or how to go on.
    void show(const QString &text);
    void retranslate();

private:
    void showHint();
    void showFront();
    void update();
    void followZoom();
    void showZoom();
    void fillZoomMenu();
    void zoomTo(int percent);

    const OpenDocuments &m_documents;
    const FindingsPanel &m_ofBoard;
    const ScenarioFindings &m_ofScenario;
    QLabel *m_hint;
    QLabel *m_where;
    QLabel *m_selected;
    QToolButton *m_zoom; ///< of the document in front, with the usual ones to choose
    QLabel *m_state;
    QMetaObject::Connection m_zooming;
};

} // namespace merlon
