#include "editor/analysis/analysis_panel.h"
#include "editor/analysis/report_overlay.h"
#include "editor/analysis/report_words.h"
#include "editor/canvas/drawing_view.h"

#include <QLabel>
#include <QPushButton>

/// What an analysis finds: computed, and shown in the table and on the drawing.
namespace merlon {

/// In the background, on a copy of the board. What comes too late is not shown.
void AnalysisPanel::refresh()
{
    m_waiting.stop();
    const unsigned run = ++m_run;
    if (!m_view || !m_analyst || analysis().empty() || !isVisible())
        return take(run, {});
    m_pool.clear();
    m_pool.start([this, run, analyst = m_analyst, board = m_view->document().board(), key = analysis(),
                  wanted = answers()] {
        AnalysisReport report = analyst->analyse(board, key, wanted);
        QMetaObject::invokeMethod(
            this, [this, run, report = std::move(report)] { take(run, report); }, Qt::QueuedConnection);
    });
}

void AnalysisPanel::take(unsigned run, const AnalysisReport &report)
{
    if (run != m_run)
        return;
    m_shownRun = run;
    m_report = report;
    showReport();
}

void AnalysisPanel::showReport()
{
    m_table->setReport(m_report.columns, m_report.rows);
    m_table->setHidden(m_report.columns.empty());
    m_copy->setEnabled(!m_report.rows.empty());
    m_summary->setText(sentencesOf(m_report.summary));
    m_summary->setHidden(m_report.summary.empty());
    showMarks();
}

QString AnalysisPanel::summary() const
{
    return m_summary->text();
}

/// Those of the current row lie above those of all.
void AnalysisPanel::showMarks()
{
    removeMarks();
    std::vector<Mark> marks = m_report.marks;
    if (const auto row = m_table->currentReportRow(); row && *row < m_report.rows.size())
        marks.insert(marks.end(), m_report.rows[*row].marks.begin(), m_report.rows[*row].marks.end());
    if (!m_view || marks.empty())
        return;
    m_overlay = std::make_shared<const ReportOverlay>(m_view->document().board(), marks);
    m_view->setOverlay(m_overlay);
}

/// Whatever else is shown over the drawing stays.
void AnalysisPanel::removeMarks()
{
    if (m_view && m_overlay && m_view->overlay() == m_overlay)
        m_view->setOverlay(nullptr);
    m_overlay = nullptr;
}

void AnalysisPanel::chooseRow()
{
    const auto row = m_table->currentReportRow();
    if (!m_view || !row || *row >= m_report.rows.size())
        return;
    const std::vector<std::string> &places = m_report.rows[*row].places;
    m_view->document().select(stillThere(m_view->document().board(), {{places.begin(), places.end()}, {}}));
    Q_EMIT shown();
}

} // namespace merlon
