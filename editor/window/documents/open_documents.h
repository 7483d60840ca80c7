#pragma once

#include "core/base/error.h"
#include "core/board/board.h"
#include "core/board/files/sketched_board.h"
#include "core/engine/records/scenario.h"
#include "editor/document/document_change.h"

#include <QObject>
#include <QPoint>
#include <QStringList>

#include <vector>

namespace merlon {

class Appearance;
class BoardTab;
class DocumentTab;
class DocumentTabs;
class ScenarioTab;

/// The boards and scenarios that are open, a tab for each, and which of them is in front.
class OpenDocuments final : public QObject {
    Q_OBJECT

public:
    /// `appearance` must live longer. The tabs belong to whatever they are put into.
    OpenDocuments(const Appearance &appearance, QObject *parent);

    DocumentTabs &tabs() { return *m_tabs; }
    /// Opens one in a tab and brings it to the front. `file`: where it lies; empty: nowhere yet.
    BoardTab &addBoard(SketchedBoard board, const QString &file = {});
    ScenarioTab &addScenario(Scenario scenario, const QString &file = {});

    /// Null while nothing is open.
    DocumentTab *front() const;
    /// The front one if it is a board; else null.
    BoardTab *board() const;
    /// The front one if it is a scenario; else null.
    ScenarioTab *scenario() const;
    std::vector<DocumentTab *> all() const;
    std::vector<BoardTab *> boards() const;
    /// The one that lies at a file; null if none does.
    DocumentTab *at(const QString &file) const;
    /// Where they lie, the front one last; those that lie nowhere are left out.
    QStringList files() const;

    void bringToFront(DocumentTab &tab);
    /// Has everybody show what is in front, as if it had changed.
    void showFront();
    /// Closes one without asking; nobody wants its recovery file any more.
    void remove(DocumentTab &tab);
    /// The window goes, but not of the person's will: recovery files stay.
    void abandonAll();

    /// What is typed into an input inside `panel` belongs to the document in front.
    void addInputPanel(QWidget &panel) { m_inputPanels.push_back(&panel); }
    /// Takes into the document what is still being typed, on the drawing or in a panel.
    void finishTyping();

    void retranslate();

Q_SIGNALS:
    /// Another one is in front, or none.
    void frontChanged();
    void opened(merlon::DocumentTab *tab);
    /// Whoever shows anything of a document lets go of it; frontChanged follows.
    void aboutToRemove(merlon::DocumentTab *tab);
    void removed();
    /// The name of one, its file, or whether it is modified.
    void titleChanged();
    /// Of one of the boards.
    void boardChanged(const merlon::DocumentChange &change);
    /// The mouse is over this point of a drawing.
    void mouseMovedTo(merlon::Point point);
    /// In the drawing in front: see DrawingView.
    void menuWanted(QPoint at, bool isAboutSelection);
    /// In the scenario in front: see ScenarioMap.
    void scenarioMenuWanted(QPoint globalPosition);
    /// What a tool was chosen for has been done.
    void toolDone();
    void errorOccurred(const merlon::Error &error);
    void statusMessage(const QString &text);

private:
    void addTab(DocumentTab &added);

    const Appearance &m_appearance;
    DocumentTabs *m_tabs;
    std::vector<QWidget *> m_inputPanels;
};

} // namespace merlon
