#include "editor/window/status_line.h"

#include "editor/panels/findings_panel.h"
#include "editor/scenario/scenario_findings.h"
#include "editor/tabs/board_tab.h"
#include "editor/window/documents/open_documents.h"

#include <QLabel>
#include <QStatusBar>
#include <QUndoStack>

using namespace Qt::StringLiterals;

namespace merlon {

StatusLine::StatusLine(QStatusBar &bar, const OpenDocuments &documents, const FindingsPanel &ofBoard,
                       const ScenarioFindings &ofScenario)
    : QObject(&bar)
    , m_documents(documents)
    , m_ofBoard(ofBoard)
    , m_ofScenario(ofScenario)
    , m_hint(new QLabel)
    , m_where(new QLabel)
    , m_selected(new QLabel)
    , m_state(new QLabel)
{
    m_hint->setTextFormat(Qt::PlainText);
    m_hint->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    bar.addWidget(m_hint, 1);
    for (QLabel *label : {m_where, m_selected, m_state})
        bar.addPermanentWidget(label);
    connect(&ofBoard, &FindingsPanel::summaryChanged, this, &StatusLine::update);
    connect(&ofScenario, &ScenarioFindings::summaryChanged, this, &StatusLine::update);
    connect(&documents, &OpenDocuments::frontChanged, this, &StatusLine::showFront);
    connect(&documents, &OpenDocuments::boardChanged, this, [this](const DocumentChange &change) {
        if (change.selection)
            update();
    });
    connect(&documents, &OpenDocuments::statusMessage, this, &StatusLine::show);
    connect(&documents, &OpenDocuments::opened, this, [this](DocumentTab *tab) {
        connect(&tab->document().undoStack(), &QUndoStack::indexChanged, this, &StatusLine::showHint);
    });
    connect(&documents, &OpenDocuments::aboutToRemove, this,
            [this](DocumentTab *tab) { tab->document().undoStack().disconnect(this); });
    connect(&documents, &OpenDocuments::mouseMovedTo, this,
            [this](Point point) { m_where->setText(u"%1, %2"_s.arg(point.x).arg(point.y)); });
}

void StatusLine::show(const QString &text)
{
    m_hint->setText(text);
}

/// Whoever does a step speaks after it.
void StatusLine::showHint()
{
    BoardTab *board = m_documents.board();
    m_hint->setText(board ? board->view().tool().hint() : QString());
}

void StatusLine::showFront()
{
    if (!m_documents.board()) {
        m_hint->clear();
        m_where->clear();
    }
    update();
}

void StatusLine::update()
{
    if (!m_documents.front()) {
        for (QLabel *label : {m_where, m_selected, m_state})
            label->clear();
        return;
    }
    BoardTab *board = m_documents.board();
    const auto selected = board ? static_cast<int>(board->document().selection().size()) : 0;
    m_selected->setText(selected > 0 ? tr("%n selected", nullptr, selected) : QString());
    m_state->setText(board ? m_ofBoard.summary() : m_ofScenario.summary());
}

} // namespace merlon
