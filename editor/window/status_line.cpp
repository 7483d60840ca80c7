#include "editor/window/status_line.h"

#include "app/look/text_size.h"
#include "core/canvas/view/board_camera.h"
#include "editor/panels/findings/findings_panel.h"
#include "editor/scenario/scenario_findings.h"
#include "editor/tabs/board_tab.h"
#include "editor/window/documents/open_documents.h"

#include <QLabel>
#include <QMenu>
#include <QStatusBar>
#include <QToolButton>
#include <QUndoStack>

#include <cmath>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr double kLines = 1.8; ///< its height, in lines of text

QString inPercent(int zoom)
{
    //: How large a drawing is seen. %1: a number, 150
    return StatusLine::tr("%1%").arg(zoom);
}

} // namespace

StatusLine::StatusLine(QStatusBar &bar, const OpenDocuments &documents, const FindingsPanel &ofBoard,
                       const ScenarioFindings &ofScenario)
    : QObject(&bar)
    , m_documents(documents)
    , m_ofBoard(ofBoard)
    , m_ofScenario(ofScenario)
    , m_hint(new QLabel)
    , m_where(new QLabel)
    , m_selected(new QLabel)
    , m_zoom(new QToolButton)
    , m_state(new QLabel)
{
    m_hint->setTextFormat(Qt::PlainText);
    m_hint->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    bar.addWidget(m_hint, 1);
    m_zoom->setObjectName(u"zoom"_s);
    m_zoom->setAutoRaise(true);
    m_zoom->setPopupMode(QToolButton::InstantPopup);
    m_zoom->setMenu(new QMenu(m_zoom));
    m_zoom->hide();
    for (QWidget *part : std::initializer_list<QWidget *> {m_where, m_selected, m_zoom, m_state})
        bar.addPermanentWidget(part);
    // Always as high, whatever stands in it: the map must not change its size with it.
    followTextSize(&bar, [&bar] { bar.setFixedHeight(qRound(kLines * bar.fontMetrics().height()) + 1); });
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
    followZoom();
    update();
}

/// Of whatever is in front now.
void StatusLine::followZoom()
{
    disconnect(m_zooming);
    DocumentTab *front = m_documents.front();
    m_zoom->setVisible(front);
    if (!front)
        return;
    m_zooming =
        connect(&front->map().camera(), &canvas::BoardCamera::seenChanged, this, &StatusLine::showZoom);
    showZoom();
}

void StatusLine::showZoom()
{
    if (DocumentTab *front = m_documents.front())
        m_zoom->setText(inPercent(static_cast<int>(std::lround(100 * front->map().camera().scale()))));
}

void StatusLine::zoomTo(int percent)
{
    canvas::BoardCamera &camera = m_documents.front()->map().camera();
    camera.zoomBy(percent / (100 * camera.scale()));
}

void StatusLine::fillZoomMenu()
{
    m_zoom->menu()->clear();
    for (const int percent : {50, 75, 100, 150, 200, 300, 400}) {
        QAction *choice = m_zoom->menu()->addAction(inPercent(percent));
        connect(choice, &QAction::triggered, this, [this, percent] { zoomTo(percent); });
    }
    m_zoom->menu()->addSeparator();
    QAction *whole = m_zoom->menu()->addAction(tr("The whole board"));
    connect(whole, &QAction::triggered, this, [this] { m_documents.front()->map().camera().fit(); });
}

void StatusLine::retranslate()
{
    m_zoom->setToolTip(tr("Zoom"));
    m_zoom->setAccessibleName(tr("Zoom"));
    fillZoomMenu();
    showZoom();
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
