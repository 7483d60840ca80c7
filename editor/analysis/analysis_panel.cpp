#include "editor/analysis/analysis_panel.h"

#include "editor/analysis/analysis_form.h"
#include "editor/analysis/report_overlay.h"
#include "editor/analysis/report_words.h"
#include "editor/canvas/drawing/drawing_view.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr int kWaitAfterChange = 200; ///< milliseconds
constexpr int kLines = 14;            ///< that are seen at first
constexpr int kNarrow = 90;           ///< letters: narrower than this the table lies below

} // namespace

AnalysisPanel::AnalysisPanel(QWidget *parent)
    : QWidget(parent)
    , m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_form(new AnalysisForm)
    , m_about(new QLabel)
    , m_summary(new QLabel)
    , m_usualText(new QLabel)
    , m_table(new ReportTable)
    , m_copy(new QPushButton)
    , m_compare(new QPushButton)
    , m_image(new QPushButton)
{
    build();
    m_pool.setMaxThreadCount(1);
    m_waiting.setSingleShot(true);
    m_waiting.setInterval(kWaitAfterChange);
    connect(&m_waiting, &QTimer::timeout, this, &AnalysisPanel::refresh);
    connect(m_form, &AnalysisForm::changed, this, &AnalysisPanel::refresh);
    connect(m_table, &ReportTable::rowChanged, this, &AnalysisPanel::showMarks);
    connect(m_table, &ReportTable::rowChosen, this, &AnalysisPanel::chooseRow);
    connect(m_copy, &QPushButton::clicked, m_table, &ReportTable::copy);
    connect(m_compare, &QPushButton::clicked, this, &AnalysisPanel::comparisonWanted);
    connect(m_image, &QPushButton::clicked, this, &AnalysisPanel::imageWanted);
    retranslate();
}

AnalysisPanel::~AnalysisPanel()
{
    m_pool.waitForDone();
}

/// What is asked on the left, the table on the right; what is told below what is asked.
void AnalysisPanel::build()
{
    m_about->setWordWrap(true);
    m_summary->setWordWrap(true);
    m_summary->setStyleSheet(u"font-weight: bold"_s);
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_usualText->setWordWrap(true);
    m_usualText->setForegroundRole(QPalette::PlaceholderText);
    m_usualText->setObjectName(u"usual"_s);
    auto *asked = new QWidget;
    auto *column = new QVBoxLayout(asked);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_form);
    column->addWidget(m_summary);
    column->addWidget(m_usualText);
    column->addWidget(m_about);
    column->addStretch(1);
    auto *scroll = new QScrollArea;
    scroll->setWidget(asked);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(6);
    buttons->addWidget(m_copy);
    buttons->addWidget(m_compare);
    auto *left = new QVBoxLayout;
    left->addWidget(scroll, 1);
    left->addLayout(buttons);
    left->addWidget(m_image);
    m_layout->addLayout(left, 2);
    m_layout->addWidget(m_table, 5);
}

void AnalysisPanel::setView(DrawingView *view)
{
    if (view == m_view)
        return;
    if (m_view) {
        removeMarks();
        m_view->document().disconnect(this);
    }
    m_view = view;
    if (m_view)
        connect(&m_view->document(), &BoardDocument::changed, this, &AnalysisPanel::follow);
    m_form->offerFor(m_view ? &m_view->document().board() : nullptr);
    refresh();
}

void AnalysisPanel::follow(const DocumentChange &change)
{
    if (!change.board)
        return;
    m_form->offerFor(&m_view->document().board());
    m_about->setText(m_form->about());
    if (isVisible() && !m_waiting.isActive())
        m_waiting.start();
}

/// In the background, on a copy of the board. What comes too late is not shown.
void AnalysisPanel::refresh()
{
    m_about->setText(m_form->about());
    m_waiting.stop();
    const unsigned run = ++m_run;
    if (!m_view || !m_form->analyst() || m_form->analysis().empty() || !isVisible())
        return take(run, {});
    m_pool.clear();
    m_pool.start([this, run, analyst = m_form->analyst(), board = m_view->document().board(),
                  key = m_form->analysis(), wanted = m_form->answers()] {
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
    showAskedRow();
    findUsual();
}

/// Once for each question, in the background.
void AnalysisPanel::findUsual()
{
    const Game *game = m_form->game();
    if (m_report.rows.empty() || !game)
        return;
    Usual wanted {game, m_form->analysis(), m_form->answers(), {}};
    const bool isKnown = std::ranges::any_of(m_usual, [&](const Usual &known) {
        return known.isFor(wanted.game, wanted.analysis, wanted.answers);
    });
    if (isKnown)
        return;
    m_pool.start([this, analyst = m_form->analyst(), wanted = std::move(wanted)]() mutable {
        wanted.ranges = usualNumbers(*wanted.game, *analyst, wanted.analysis, wanted.answers);
        const auto keep = [this, wanted = std::move(wanted)] {
            m_usual.push_back(wanted);
            showUsual();
        };
        QMetaObject::invokeMethod(this, keep, Qt::QueuedConnection);
    });
}

BoardWordings AnalysisPanel::words() const
{
    return {m_view ? m_view->document().board() : Board(), m_form->game()};
}

void AnalysisPanel::showUsual()
{
    QString sentence;
    for (const Usual &known : m_usual) {
        if (known.isFor(m_form->game(), m_form->analysis(), m_form->answers()))
            sentence = usualSentence(m_report, known.ranges, words());
    }
    m_usualText->setText(sentence);
    m_usualText->setHidden(sentence.isEmpty());
}

void AnalysisPanel::showReport()
{
    m_table->setReport(m_report.columns, m_report.rows, words());
    m_table->setHidden(m_report.columns.empty());
    m_copy->setEnabled(!m_report.rows.empty());
    m_summary->setText(sentencesOf(m_report.summary, words()));
    m_summary->setHidden(m_report.summary.empty());
    showUsual();
    showMarks();
}

void AnalysisPanel::askAbout(const std::string &place)
{
    m_asked = place;
    const std::shared_ptr<const Analyst> &analyst = m_form->analyst();
    if (m_form->analysis().empty() && analyst && !analyst->analyses().empty())
        m_form->choose(analyst->analyses().front().key); // asks for its report
    else if (isUpToDate())
        showAskedRow();
}

void AnalysisPanel::showAskedRow()
{
    if (m_asked.empty() || m_report.rows.empty())
        return;
    const auto row = std::ranges::find_if(m_report.rows, [this](const ReportRow &one) {
        return std::ranges::find(one.places, m_asked) != one.places.end();
    });
    if (row != m_report.rows.end())
        m_table->setCurrentReportRow(static_cast<std::size_t>(row - m_report.rows.begin()));
    m_asked.clear();
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
    const bool isShown = m_view && !marks.empty();
    m_image->setEnabled(isShown);
    if (!isShown)
        return;
    m_overlay = std::make_shared<const ReportOverlay>(m_view->document().board(), marks, caption());
    m_view->setOverlay(m_overlay);
}

/// What an image says below the board: what was looked for, what was found, what the marks are.
QStringList AnalysisPanel::caption() const
{
    QStringList lines {m_form->title(), sentencesOf(m_report.summary, words()), m_form->about()};
    lines.removeAll(QString());
    return lines;
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

void AnalysisPanel::retranslate()
{
    setWindowTitle(tr("Analysis"));
    m_about->setText(m_form->about());
    m_table->setAccessibleName(tr("Results of the analysis"));
    m_copy->setText(tr("&Copy as text"));
    m_copy->setToolTip(tr("Copies the table as text, for a spreadsheet or an email"));
    m_compare->setText(tr("Compare &boards…"));
    m_image->setText(tr("Save as &image…"));
    m_image->setToolTip(tr("An image of the board with these marks and what they say"));
    m_compare->setToolTip(tr("Shows this board beside another one"));
    showReport();
}

void AnalysisPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void AnalysisPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
}

void AnalysisPanel::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    refresh();
}

/// Room for a board's nine walls or so.
QSize AnalysisPanel::sizeHint() const
{
    return {kNarrow * fontMetrics().averageCharWidth(), kLines * fontMetrics().height()};
}

void AnalysisPanel::resizeEvent(QResizeEvent *event)
{
    const bool isNarrow = width() < kNarrow * fontMetrics().averageCharWidth();
    m_layout->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    QWidget::resizeEvent(event);
}

} // namespace merlon
