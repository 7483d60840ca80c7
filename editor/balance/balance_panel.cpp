#include "editor/balance/balance_panel.h"

#include "app/window/appearance.h"
#include "app/words/balance_facts.h"
#include "editor/balance/balance_report.h"
#include "editor/balance/heat_overlay.h"
#include "editor/canvas/drawing_view.h"
#include "editor/scenario/scenario_map.h"

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
    connect(m_again, &QPushButton::clicked, this, &BalancePanel::openAgain);
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
    setHeat(nullptr);
}

/// The form scrolls in a low window; the button below it is always there.
QWidget *BalancePanel::buildLeft()
{
    auto *rows = new QWidget;
    auto *form = new QVBoxLayout(rows);
    form->setContentsMargins(0, 0, 4, 0);
    form->addWidget(m_form);
    form->addStretch(1);
    auto *scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(rows);
    m_start->setProperty("primary", true);
    m_progress->setTextVisible(true);
    auto *page = new QWidget;
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(scroll, 1);
    column->addWidget(m_start);
    column->addWidget(m_progress);
    page->setFixedWidth(54 * fontMetrics().averageCharWidth());
    return page;
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

OpenDocument *BalancePanel::document() const
{
    if (m_view)
        return &m_view->document();
    return m_map ? &m_map->document() : nullptr;
}

BalancePanel::Memory *BalancePanel::memoryOf(const OpenDocument &document)
{
    const auto found =
        std::ranges::find_if(m_memories, [&](const Memory &memory) { return memory.document == &document; });
    return found == m_memories.end() ? nullptr : &*found;
}

/// What was chosen for the document in front is remembered, and its drawing is left as it was.
void BalancePanel::leave()
{
    setHeat(nullptr);
    std::erase_if(m_memories, [](const Memory &memory) { return memory.document.isNull(); });
    if (OpenDocument *left = document()) {
        if (Memory *memory = memoryOf(*left))
            memory->form = m_form->memory();
        else
            m_memories.push_back({left, m_form->memory()});
        left->disconnect(m_form);
    }
    m_view.clear();
    m_map.clear();
}

void BalancePanel::enter(const OpenDocument &document)
{
    const Memory *memory = memoryOf(document);
    m_form->recall(memory ? memory->form : BalanceForm::Memory());
}

void BalancePanel::show(DrawingView &view)
{
    if (m_view == &view)
        return;
    leave();
    m_view = &view;
    enter(view.document());
    const auto showGames = [this] { m_form->showGamesOf(m_view->document().board()); };
    showGames();
    connect(&view.document(), &BoardDocument::boardChanged, m_form, showGames);
    retranslate();
    paintHeat();
}

void BalancePanel::show(ScenarioMap &map)
{
    if (m_map == &map)
        return;
    leave();
    m_map = &map;
    ScenarioDocument &document = map.document();
    m_suggested = memoryOf(document) ? document.scenario().seats : BalanceForm::Players();
    enter(document);
    showScenarioInForm();
    connect(&document, &ScenarioDocument::changed, m_form, [this] { showScenarioInForm(); });
    retranslate();
    paintHeat();
}

/// Whom the scenario suggests sits there, until somebody else is chosen or suggested.
void BalancePanel::showScenarioInForm()
{
    const ScenarioDocument &document = m_map->document();
    if (document.scenario().seats != m_suggested) {
        m_suggested = document.scenario().seats;
        m_form->suggest(m_suggested);
    }
    if (m_form->game() != &document.game() || m_form->options() != document.scenario().options)
        m_form->showScenario(document.game(), document.scenario().options);
}

void BalancePanel::showNothing()
{
    leave();
    m_form->recall({});
    m_form->showGamesOf(Board());
    retranslate();
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
                                  ? tr("Let computers play, to hear whether it is fair.")
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
    const QByteArray csv = csvOf(tables) + csvOf(factsOf(run.setup(), run.players, run.seed));
    m_report->show({winsOf(run), {about}, pagesOf(tables), csv}, m_appearance.theme());
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
    const QString otherwise = otherwiseBetween(before, after);
    const QString method =
        tr("▸ larger than chance: 0 lies outside the 95 % interval of the difference (Newcombe’s method on "
           "Wilson’s intervals; for means the same on normal ones). One figure in twenty is so by chance.");
    m_report->show({tr("%1 → %2").arg(titleOf(before), titleOf(after)),
                    {changed + u' ' + (otherwise.isEmpty() ? QString() : otherwise + u' ') + method},
                    pagesOf(tables, titleOf(before), titleOf(after)),
                    csvOf(tables)
                        + csvOf(factsOf(before.setup(), before.players, before.seed),
                                factsOf(after.setup(), after.players, after.seed))},
                   m_appearance.theme());
}

/// On the drawing in front; null: takes away what was there.
void BalancePanel::setHeat(std::shared_ptr<const HeatMap> heat)
{
    if (m_map)
        m_map->setHeat(heat);
    if (m_view && m_overlay && m_view->overlay() == m_overlay)
        m_view->setOverlay(nullptr);
    m_overlay.reset();
    if (!m_view || !heat)
        return;
    m_overlay = std::make_shared<HeatOverlay>(*heat);
    m_view->setOverlay(m_overlay);
}

/// Of the later run that is chosen, on the board that it is about.
void BalancePanel::paintHeat()
{
    setHeat(nullptr);
    const std::vector<int> rows = chosen();
    if (!document() || rows.empty() || !m_showHeat->isChecked())
        return;
    const BalanceRun &run = m_runs[static_cast<std::size_t>(rows.back())];
    if (run.subject.document != document())
        return;
    std::map<std::string, double> heat;
    for (const Balance::Loss &loss : run.balance.losses)
        heat[loss.place] = loss.inGame.value;
    setHeat(std::make_shared<HeatMap>(std::move(heat),
                                      //: The legend of a heat map; %1: the number of a run of games.
                                      tr("Units lost in a game (run %1)").arg(run.number)));
}

/// What a run was about as it was then, and the form as it was filled in for it.
void BalancePanel::openAgain()
{
    const std::vector<int> runs = chosen();
    if (runs.empty())
        return;
    const BalanceRun run = m_runs[static_cast<std::size_t>(runs.back())];
    if (run.subject.scenario)
        Q_EMIT scenarioWanted(*run.subject.scenario);
    else
        Q_EMIT boardWanted(run.board());
    if (!run.subject.scenario && m_view && m_view->document().board() == run.board()) {
        m_form->setGame(run.setup().game().key());
        m_form->setOptions(run.setup().options());
    }
    BalanceForm::Players players;
    for (std::size_t seat = 0; seat < run.players.size(); ++seat)
        players[run.setup().seats()[seat].key] = run.players[seat];
    m_form->suggest(players);
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
    m_start->setEnabled(isRunning() ? !m_job.isStopping() : document() != nullptr);
    m_form->setEnabled(!isRunning());
    //: A progress bar: %v of %m games have been played.
    m_progress->setFormat(tr("%v of %m games"));
    m_progress->setHidden(!isRunning());
    m_progress->setAccessibleName(tr("Games played"));
    m_runsTitle->setText(tr("&Runs (choose two to compare)"));
    m_list->setAccessibleName(tr("Runs"));
    m_showHeat->setText(tr("&Losses on the board"));
    m_again->setText(tr("&Open again"));
    m_again->setToolTip(tr("Open the board or scenario as it was when it was played, as a new one."));
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
