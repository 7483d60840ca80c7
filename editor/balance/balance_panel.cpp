#include "editor/balance/balance_panel.h"

#include "app/look/appearance.h"
#include "editor/balance/balance_report.h"
#include "editor/balance/balance_run_list.h"
#include "editor/balance/kept_offer.h"
#include "editor/balance/lever_list.h"
#include "editor/balance/run_reports.h"
#include "editor/canvas/drawing/drawing_view.h"
#include "editor/scenario/scenario_map.h"

#include <QBoxLayout>
#include <QEvent>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>

#include <algorithm>
#include <memory>
#include <utility>

namespace merlon {

BalancePanel::BalancePanel(const Appearance &appearance, QWidget *parent)
    : QWidget(parent)
    , m_appearance(appearance)
    , m_scroll(new QScrollArea)
    , m_formScroll(new QScrollArea)
    , m_parts(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_form(new BalanceForm)
    , m_offer(new KeptOffer)
    , m_start(new QPushButton)
    , m_progress(new QProgressBar)
    , m_runs(new BalanceRunList)
    , m_report(new BalanceReport)
    , m_levers(new LeverList)
{
    build();
    connect(m_start, &QPushButton::clicked, this, &BalancePanel::startOrStop);
    connect(&m_job, &BalanceJob::progressed, this, &BalancePanel::showProgress);
    connect(&m_job, &BalanceJob::finished, this, &BalancePanel::keep);
    connect(&m_job, &BalanceJob::failed, this, [this](const Error &error) {
        retranslate();
        Q_EMIT errorOccurred(error);
    });
    connect(&m_job, &BalanceJob::notKept, this, &BalancePanel::errorOccurred);
    connectOffer();
    connect(&m_shipped, &ShippedJob::known, this, &BalancePanel::showChosen);
    connect(m_runs, &BalanceRunList::chosenChanged, this, &BalancePanel::showChosen);
    connect(m_runs, &BalanceRunList::heatWantedChanged, this, &BalancePanel::paintHeat);
    connect(m_runs, &BalanceRunList::subjectWanted, this, &BalancePanel::openAgain);
    connect(m_report, &BalanceReport::exported, this, &BalancePanel::statusMessage);
    connect(m_report, &BalanceReport::exportFailed, this, &BalancePanel::errorOccurred);
    connect(&appearance, &Appearance::changed, this,
            [this] { m_report->themeChanged(m_appearance.theme()); });
    m_levers->hide(); // until there is a run
    retranslate();
}

void BalancePanel::build()
{
    auto *parts = new QWidget;
    parts->setLayout(m_parts);
    m_parts->addWidget(buildLeft());
    m_parts->addWidget(m_runs);
    m_parts->addWidget(m_report, 1);
    m_parts->addWidget(m_levers);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidget(parts);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_scroll);
    arrange();
}

/// The form scrolls in a low window; the button below it is always there.
QWidget *BalancePanel::buildLeft()
{
    auto *rows = new QWidget;
    auto *form = new QVBoxLayout(rows);
    form->setContentsMargins(0, 0, 4, 0);
    form->addWidget(m_form);
    form->addStretch(1);
    m_formScroll->setWidgetResizable(true);
    m_formScroll->setFrameShape(QFrame::NoFrame);
    m_formScroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_formScroll->setWidget(rows);
    m_start->setProperty("primary", true);
    m_progress->setTextVisible(true);
    auto *page = new QWidget;
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_formScroll, 1);
    column->addWidget(m_offer);
    column->addWidget(m_start);
    column->addWidget(m_progress);
    return page;
}

void BalancePanel::setUpright(bool isUpright)
{
    if (isUpright == m_isUpright)
        return;
    m_isUpright = isUpright;
    arrange();
}

/// Side by side form and runs have their usual widths, one below the other their usual heights.
void BalancePanel::arrange()
{
    constexpr int kFormLetters = 54;
    constexpr int kRunLetters = 40;
    constexpr int kLeverLetters = 60;
    constexpr int kFormLines = 12;
    const auto setWidth = [this](QWidget &part, int letters) {
        part.setMinimumWidth(m_isUpright ? 0 : letters * fontMetrics().averageCharWidth());
        part.setMaximumWidth(m_isUpright ? QWIDGETSIZE_MAX : part.minimumWidth());
    };
    m_parts->setDirection(m_isUpright ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    setWidth(*m_parts->itemAt(0)->widget(), kFormLetters);
    setWidth(*m_runs, kRunLetters);
    setWidth(*m_levers, kLeverLetters);
    m_formScroll->setMinimumHeight(m_isUpright ? kFormLines * fontMetrics().lineSpacing() : 0);
    m_report->setUpright(m_isUpright);
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
    m_offer->withdraw();
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
    connect(&document.undoStack(), &QUndoStack::indexChanged, this, [this] {
        paintHeat();
        m_levers->follow();
    });
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

/// What is tested then is what the form and the document say by then: whatever else was kept stays.
void BalancePanel::connectOffer()
{
    connect(m_offer, &KeptOffer::continueWanted, this, [this](const KeptRun &kept) {
        m_continued = kept.path();
        Q_EMIT startWanted();
        m_continued.clear();
        retranslate();
    });
    connect(m_offer, &KeptOffer::startOverWanted, this, [this](const KeptRun &kept) {
        kept.remove();
        Q_EMIT startWanted();
        retranslate();
    });
}

void BalancePanel::begin(BalanceSubject subject)
{
    if (isRunning())
        return;
    SimulationSettings settings = m_form->settings();
    settings.start = subject.start;
    const KeptRun kept(*subject.setup, settings);
    SimulationResult played = kept.played(*subject.setup);
    if (played.games > 0 && kept.path() != m_continued)
        m_offer->ask(kept, played.games, settings.games);
    else
        play(std::move(subject), std::move(settings), kept, std::move(played));
    retranslate();
}

void BalancePanel::play(BalanceSubject subject, SimulationSettings settings, const KeptRun &kept,
                        SimulationResult played)
{
    m_offer->withdraw();
    m_levers->stop(); // both would take twice as long
    m_shipped.stop();
    m_next.number = m_runs->runs().empty() ? 1 : m_runs->runs().back().number + 1;
    m_next.subject = std::move(subject);
    m_next.players = settings.players;
    m_next.seed = settings.seed;
    m_next.wanted = settings.games;
    showProgress(static_cast<int>(played.games), static_cast<int>(m_next.wanted));
    m_job.start(m_next.subject.setup, std::move(settings), kept, std::move(played));
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
    if (m_isUpright) // the sentences come before the form now
        QTimer::singleShot(0, m_report, [this] { m_scroll->verticalScrollBar()->setValue(m_report->y()); });
}

void BalancePanel::showChosen()
{
    const std::vector<const BalanceRun *> chosen = m_runs->chosen();
    if (chosen.size() == 1) {
        m_report->show(reportOf(*chosen[0], m_shipped.rangeFor(*chosen[0])), m_appearance.theme());
        if (!isRunning())
            m_shipped.start(*chosen[0]);
    } else if (chosen.size() == 2)
        m_report->show(reportOf(*chosen[0], *chosen[1]), m_appearance.theme());
    else
        m_report->showNothing(m_runs->runs().empty()
                                  ? tr("Run computer games to see whether the board is fair.")
                                  : tr("Choose a run to see its results, or two to compare them."));
    m_levers->setRun(chosen.size() == 1 ? chosen[0] : nullptr);
    m_levers->setHidden(m_runs->runs().empty());
    paintHeat();
}

/// Of the later run that is chosen, on the board that it is about, as long as the panel is seen.
void BalancePanel::paintHeat()
{
    const std::vector<const BalanceRun *> chosen = m_runs->chosen();
    const OpenDocument *document = m_heat.document();
    const bool isWanted = m_isSeen && document && m_runs->isHeatWanted() && !chosen.empty()
        && chosen.back()->subject.document == document;
    m_runs->setHeatShown(isWanted);
    m_heat.show(isWanted ? std::make_shared<const HeatMap>(heatOf(*chosen.back(), m_runs->heat())) : nullptr);
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
    m_start->setHidden(m_offer->isOpen());
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
