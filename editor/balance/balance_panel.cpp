#include "editor/balance/balance_panel.h"

#include "app/window/appearance.h"
#include "editor/balance/balance_form.h"
#include "editor/balance/balance_report.h"
#include "editor/balance/heat_overlay.h"
#include "editor/canvas/drawing_view.h"

#include <QCheckBox>
#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QStandardPaths>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

BalancePanel::BalancePanel(const Appearance &appearance, QWidget *parent)
    : QWidget(parent)
    , m_appearance(appearance)
    , m_form(new BalanceForm)
    , m_start(new QPushButton)
    , m_progress(new QProgressBar)
    , m_runsTitle(new QLabel)
    , m_list(new QListWidget)
    , m_again(new QPushButton)
    , m_forget(new QPushButton)
    , m_showHeat(new QCheckBox)
    , m_report(new BalanceReport)
{
    build();
    connect(m_start, &QPushButton::clicked, this, &BalancePanel::startOrStop);
    connect(&m_job, &BalanceJob::progressed, this, &BalancePanel::showProgress);
    connect(&m_job, &BalanceJob::finished, this, &BalancePanel::keep);
    connect(&m_job, &BalanceJob::failed, this, [this](const Error &error) {
        retranslate();
        Q_EMIT troubled(error);
    });
    connect(m_list, &QListWidget::itemSelectionChanged, this, &BalancePanel::showChosen);
    connect(m_showHeat, &QCheckBox::toggled, this, &BalancePanel::paintHeat);
    connect(m_again, &QPushButton::clicked, this, [this] {
        if (const std::vector<int> runs = chosen(); !runs.empty())
            Q_EMIT boardWanted(m_runs[static_cast<std::size_t>(runs.back())].board());
    });
    connect(m_forget, &QPushButton::clicked, this, [this] {
        const std::vector<int> runs = chosen();
        for (auto run = runs.rbegin(); run != runs.rend(); ++run)
            m_runs.erase(m_runs.begin() + *run);
        fillRuns();
    });
    connect(m_report, &BalanceReport::exportWanted, this, &BalancePanel::askForExport);
    connect(&appearance, &Appearance::changed, this,
            [this] { m_report->themeChanged(m_appearance.theme()); });
    retranslate();
}

BalancePanel::~BalancePanel()
{
    if (m_view && m_view->overlay() == m_heat)
        m_view->setOverlay(nullptr);
}

QWidget *BalancePanel::buildLeft()
{
    auto *page = new QWidget;
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 4, 0);
    column->addWidget(m_form);
    column->addWidget(m_start);
    column->addWidget(m_progress);
    column->addStretch(1);
    m_start->setProperty("primary", true);
    m_progress->setTextVisible(true);
    auto *scroll = new QScrollArea; // in a low window
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(page);
    scroll->setFixedWidth(46 * fontMetrics().averageCharWidth());
    return scroll;
}

QWidget *BalancePanel::buildRuns()
{
    auto *page = new QWidget;
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_runsTitle);
    column->addWidget(m_list, 1);
    column->addWidget(m_showHeat);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_again);
    buttons->addWidget(m_forget);
    column->addLayout(buttons);
    m_runsTitle->setWordWrap(true);
    m_runsTitle->setBuddy(m_list);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setWordWrap(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_showHeat->setChecked(true);
    page->setFixedWidth(40 * fontMetrics().averageCharWidth());
    return page;
}

void BalancePanel::build()
{
    auto *row = new QHBoxLayout(this);
    row->addWidget(buildLeft());
    row->addWidget(buildRuns());
    row->addWidget(m_report, 1);
}

void BalancePanel::setView(DrawingView *view)
{
    if (m_view && m_view->overlay() == m_heat)
        m_view->setOverlay(nullptr);
    if (m_view)
        m_view->document().disconnect(m_form);
    m_heat.reset();
    m_view = view;
    const auto showGames = [this] { m_form->showGamesOf(m_view ? m_view->document().board() : Board()); };
    showGames();
    if (m_view)
        connect(&m_view->document(), &BoardDocument::boardChanged, m_form, showGames);
    m_start->setEnabled(m_view || isRunning());
    paintHeat();
}

void BalancePanel::startOrStop()
{
    if (!isRunning())
        Q_EMIT startWanted();
    else
        stop();
}

void BalancePanel::stop()
{
    m_job.stop();
    retranslate();
}

void BalancePanel::begin(BalanceSubject subject)
{
    if (isRunning())
        return;
    SimulationSettings settings = m_form->settings();
    settings.start = subject.start;
    m_next.number = m_runs.empty() ? 1 : m_runs.back().number + 1;
    m_next.subject = std::move(subject);
    m_next.players = settings.players;
    m_next.seed = settings.seed;
    m_next.wanted = settings.games;
    m_job.start(m_next.subject.setup, std::move(settings));
    showProgress(0, static_cast<int>(m_next.wanted));
    retranslate();
}

void BalancePanel::showProgress(int played, int wanted)
{
    m_progress->setRange(0, wanted);
    m_progress->setValue(played);
}

/// Of a run that was stopped counts what was played.
void BalancePanel::keep(const SimulationResult &result)
{
    constexpr std::uint32_t kFewest = 2;
    if (result.games >= kFewest) {
        m_next.balance = balanceOf(m_next.setup(), result);
        m_runs.push_back(std::move(m_next));
        Q_EMIT told(winsOf(m_runs.back()));
    }
    m_next = {};
    fillRuns();
    retranslate();
}

/// The last one is shown.
void BalancePanel::fillRuns()
{
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    for (const BalanceRun &run : m_runs) {
        auto *item = new QListWidgetItem(titleOf(run) + u'\n' + winsOf(run));
        item->setToolTip(detailsOf(run));
        m_list->addItem(item);
    }
    m_list->setCurrentRow(m_list->count() - 1);
    showChosen();
}

std::vector<int> BalancePanel::chosen() const
{
    std::vector<int> rows;
    for (const QListWidgetItem *item : m_list->selectedItems())
        rows.push_back(m_list->row(item));
    std::ranges::sort(rows);
    return rows;
}

void BalancePanel::choose(const std::vector<int> &runs)
{
    const QSignalBlocker quiet(m_list);
    m_list->clearSelection();
    for (const int run : runs)
        m_list->item(run)->setSelected(true);
    showChosen();
}

void BalancePanel::showHeat(bool wanted)
{
    m_showHeat->setChecked(wanted);
}

void BalancePanel::showChosen()
{
    const std::vector<int> rows = chosen();
    const auto run = [this](int row) -> const BalanceRun & { return m_runs[static_cast<std::size_t>(row)]; };
    if (rows.size() == 1)
        showOne(run(rows[0]));
    else if (rows.size() == 2)
        showTwo(run(rows[0]), run(rows[1]));
    else
        m_report->showNothing(m_runs.empty()
                                  ? tr("Let computers play the board, to hear whether it is fair.")
                                  : tr("Choose a run to see what it says, or two to compare them."));
    m_again->setEnabled(rows.size() == 1);
    m_forget->setEnabled(!rows.empty());
    paintHeat();
}

void BalancePanel::showOne(const BalanceRun &run)
{
    const Speaker speaker(run.setup());
    const std::vector<BalanceTable> tables = tablesOf(run.balance, speaker);
    //: A run of games and more about it.
    const QString about = tr("%1 – %2").arg(titleOf(run), detailsOf(run));
    m_report->show({winsOf(run), {about}, pagesOf(tables), csvOf(tables)}, m_appearance.theme());
}

void BalancePanel::showTwo(const BalanceRun &before, const BalanceRun &after)
{
    const std::vector<BalanceTable> first = tablesOf(before.balance, Speaker(before.setup()));
    const std::vector<BalanceTable> second = tablesOf(after.balance, Speaker(after.setup()));
    const std::vector<BalanceComparison> tables =
        compared(first, before.balance.games, second, after.balance.games);
    const QString change = changeBetween(before, after);
    //: Between two runs; %1 is what was done to the board: Move 3 places.
    const QString changed =
        change.isEmpty() ? tr("The board is the same in both.") : tr("Between them: %1.").arg(change);
    const QString played = before.players == after.players ? QString() : tr("Not the same players.") + u' ';
    const QString method =
        tr("▸ larger than chance: 0 lies outside the 95 % interval of the difference (Newcombe’s method on "
           "Wilson’s intervals; for means the same on normal ones). One figure in twenty is so by chance.");
    m_report->show({tr("%1 → %2").arg(titleOf(before), titleOf(after)),
                    {changed + u' ' + played + method},
                    pagesOf(tables, titleOf(before), titleOf(after)),
                    csvOf(tables)},
                   m_appearance.theme());
}

/// Of the later run that is chosen, on the board that it is about.
void BalancePanel::paintHeat()
{
    if (m_view && m_view->overlay() == m_heat && m_heat)
        m_view->setOverlay(nullptr);
    m_heat.reset();
    const std::vector<int> rows = chosen();
    if (!m_view || rows.empty() || !m_showHeat->isChecked())
        return;
    const BalanceRun &run = m_runs[static_cast<std::size_t>(rows.back())];
    if (run.subject.document != &m_view->document())
        return;
    std::map<std::string, double> heat;
    for (const Balance::Loss &loss : run.balance.losses)
        heat[loss.place] = loss.inGame.value;
    m_heat = std::make_shared<HeatOverlay>(std::move(heat),
                                           //: The legend of a heat map; %1: the number of a run of games.
                                           tr("Units lost in a game (run %1)").arg(run.number));
    m_view->setOverlay(m_heat);
}

void BalancePanel::askForExport()
{
    QStringList filters;
    for (const QString &form : BalanceReport::forms()) {
        const QString name = form == u"csv"_s ? tr("Numbers (*.csv)")
            : form == u"svg"_s                ? tr("Drawings (*.svg)")
                                              : tr("Pictures (*.png)");
        filters << name;
    }
    QString filter;
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    QString file = QFileDialog::getSaveFileName(this, tr("Export the report"), folder + u"/balance"_s,
                                                filters.join(u";;"_s), &filter);
    if (file.isEmpty())
        return;
    if (QFileInfo(file).suffix().isEmpty())
        file += filter.mid(filter.indexOf(u'.')).chopped(1);
    if (const Expected<void> saved = m_report->save(file); !saved)
        Q_EMIT troubled(saved.error());
    else
        Q_EMIT told(tr("Exported as %1").arg(QDir::toNativeSeparators(file)));
}

void BalancePanel::retranslate()
{
    setWindowTitle(tr("Balance"));
    m_start->setText(isRunning() ? tr("S&top") : tr("Let them &play"));
    m_start->setEnabled(isRunning() ? !m_job.isStopping() : m_view != nullptr);
    m_form->setEnabled(!isRunning());
    //: A progress bar: %v of %m games have been played.
    m_progress->setFormat(tr("%v of %m games"));
    m_progress->setHidden(!isRunning());
    m_progress->setAccessibleName(tr("Games played"));
    m_runsTitle->setText(tr("&Runs (choose two to compare)"));
    m_list->setAccessibleName(tr("Runs"));
    m_showHeat->setText(tr("&Losses on the board"));
    m_again->setText(tr("&Its board"));
    m_again->setToolTip(tr("Open the board as it was when it was played, as a new one."));
    m_forget->setText(tr("&Forget"));
}

void BalancePanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        const std::vector<int> rows = chosen();
        fillRuns();
        choose(rows);
    }
    QWidget::changeEvent(event);
}

} // namespace merlon
