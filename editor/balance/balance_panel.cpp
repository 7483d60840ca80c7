#include "editor/balance/balance_panel.h"

#include "app/look/appearance.h"
#include "editor/balance/balance_report.h"
#include "editor/balance/balance_run_list.h"
#include "editor/balance/run_reports.h"
#include "editor/canvas/drawing_view.h"
#include "editor/scenario/scenario_map.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>
#include <utility>

namespace merlon {

BalancePanel::BalancePanel(const Appearance &appearance, QWidget *parent)
    : QWidget(parent)
    , m_appearance(appearance)
    , m_form(new BalanceForm)
    , m_start(new QPushButton)
    , m_progress(new QProgressBar)
    , m_runs(new BalanceRunList)
    , m_report(new BalanceReport)
{
    auto *row = new QHBoxLayout(this);
    row->addWidget(buildLeft());
    row->addWidget(m_runs);
    row->addWidget(m_report, 1);
    connect(m_start, &QPushButton::clicked, this, &BalancePanel::startOrStop);
    connect(&m_job, &BalanceJob::progressed, this, &BalancePanel::showProgress);
    connect(&m_job, &BalanceJob::finished, this, &BalancePanel::keep);
    connect(&m_job, &BalanceJob::failed, this, [this](const Error &error) {
        retranslate();
        Q_EMIT errorOccurred(error);
    });
    connect(m_runs, &BalanceRunList::chosenChanged, this, &BalancePanel::showChosen);
    connect(m_runs, &BalanceRunList::heatWantedChanged, this, &BalancePanel::paintHeat);
    connect(m_runs, &BalanceRunList::subjectWanted, this, &BalancePanel::openAgain);
    connect(m_report, &BalanceReport::exported, this, &BalancePanel::statusMessage);
    connect(m_report, &BalanceReport::exportFailed, this, &BalancePanel::errorOccurred);
    connect(&appearance, &Appearance::changed, this,
            [this] { m_report->themeChanged(m_appearance.theme()); });
    retranslate();
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

BalancePanel::Memory *BalancePanel::memoryOf(const OpenDocument &document)
{
    const auto found =
        std::ranges::find_if(m_memories, [&](const Memory &memory) { return memory.document == &document; });
    return found == m_memories.end() ? nullptr : &*found;
}

/// What was chosen for the document in front is remembered, and its drawing is left as it was.
void BalancePanel::leave()
{
    OpenDocument *left = m_heat.document();
    m_heat.clear();
    std::erase_if(m_memories, [](const Memory &memory) { return memory.document.isNull(); });
    if (!left)
        return;
    if (Memory *memory = memoryOf(*left))
        memory->form = m_form->memory();
    else
        m_memories.push_back({left, m_form->memory()});
    left->disconnect(m_form);
    left->undoStack().disconnect(this);
}

void BalancePanel::enter(OpenDocument &document)
{
    connect(&document.undoStack(), &QUndoStack::indexChanged, this, &BalancePanel::paintHeat);
    const Memory *memory = memoryOf(document);
    m_form->recall(memory ? memory->form : BalanceForm::Memory());
}

void BalancePanel::show(DrawingView &view)
{
    if (m_heat.isIn(view))
        return;
    leave();
    m_heat.setDrawing(view);
    BoardDocument &document = view.document();
    enter(document);
    m_form->showGamesOf(document.board());
    connect(&document, &BoardDocument::changed, m_form, [this, &document](const DocumentChange &change) {
        if (change.board)
            m_form->showGamesOf(document.board());
    });
    retranslate();
    paintHeat();
}

void BalancePanel::show(ScenarioMap &map)
{
    if (m_heat.isIn(map))
        return;
    leave();
    m_heat.setDrawing(map);
    ScenarioDocument &document = map.document();
    m_suggested = memoryOf(document) ? document.scenario().seats : BalanceForm::Players();
    enter(document);
    showScenarioInForm(document);
    connect(&document, &ScenarioDocument::changed, m_form,
            [this, &document] { showScenarioInForm(document); });
    retranslate();
    paintHeat();
}

/// Whom the scenario suggests sits there, until somebody else is chosen or suggested.
void BalancePanel::showScenarioInForm(const ScenarioDocument &document)
{
    if (document.scenario().seats != m_suggested) {
        m_suggested = document.scenario().seats;
        m_form->suggest(m_suggested);
    }
    if (m_form->game() != &document.game() || m_form->options() != document.scenario().options)
        m_form->showScenario(document.game(), document.board(), document.scenario().options);
}

void BalancePanel::setSeen(bool seen)
{
    m_isSeen = seen;
    paintHeat();
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
    m_next.number = m_runs->runs().empty() ? 1 : m_runs->runs().back().number + 1;
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
    constexpr std::uint32_t kFewestGames = 2;
    if (result.games >= kFewestGames) {
        m_next.balance = balanceOf(m_next.setup(), result);
        Q_EMIT statusMessage(winsOf(m_next));
        m_runs->add(std::move(m_next));
    }
    m_next = {};
    m_runs->chooseLast();
    retranslate();
}

void BalancePanel::showChosen()
{
    const std::vector<const BalanceRun *> chosen = m_runs->chosen();
    if (chosen.size() == 1)
        m_report->show(reportOf(*chosen[0]), m_appearance.theme());
    else if (chosen.size() == 2)
        m_report->show(reportOf(*chosen[0], *chosen[1]), m_appearance.theme());
    else
        m_report->showNothing(m_runs->runs().empty()
                                  ? tr("Run computer games to see whether the board is fair.")
                                  : tr("Choose a run to see its results, or two to compare them."));
    paintHeat();
}

/// Of the later run that is chosen, on the board that it is about, as long as the panel is seen.
void BalancePanel::paintHeat()
{
    const std::vector<const BalanceRun *> chosen = m_runs->chosen();
    const OpenDocument *document = m_heat.document();
    const bool isWanted = m_isSeen && document && m_runs->isHeatWanted() && !chosen.empty()
        && chosen.back()->subject.document == document;
    m_heat.show(isWanted ? std::make_shared<const HeatMap>(lossesOf(*chosen.back())) : nullptr);
}

/// What a run was about as it was then, and the form as it was filled in for it.
void BalancePanel::openAgain(const BalanceRun &run)
{
    if (run.subject.scenario)
        Q_EMIT scenarioWanted(*run.subject.scenario);
    else
        Q_EMIT boardWanted(run.board());
    const auto *board = qobject_cast<BoardDocument *>(m_heat.document());
    if (!run.subject.scenario && board && board->board() == run.board()) {
        m_form->setGame(run.setup().game().key());
        m_form->setOptions(run.setup().options());
    }
    BalanceForm::Players players;
    for (std::size_t seat = 0; seat < run.players.size(); ++seat)
        players[run.setup().seats()[seat].key] = run.players[seat];
    m_form->suggest(players);
}

void BalancePanel::retranslate()
{
    setWindowTitle(tr("Balance"));
    m_start->setText(isRunning() ? tr("S&top") : tr("&Run"));
    m_start->setEnabled(isRunning() ? !m_job.isStopping() : m_heat.document() != nullptr);
    m_form->setEnabled(!isRunning());
    //: A progress bar: %v of %m games have been played.
    m_progress->setFormat(tr("%v of %m games"));
    m_progress->setHidden(!isRunning());
    m_progress->setAccessibleName(tr("Games played"));
}

void BalancePanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace merlon
