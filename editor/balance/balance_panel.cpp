#include "editor/balance/balance_panel.h"

#include "app/look/appearance.h"
#include "editor/balance/balance_report.h"
#include "editor/canvas/drawing_view.h"
#include "editor/scenario/scenario_map.h"

#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

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
        Q_EMIT errorOccurred(error);
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
        m_form->showScenario(document.game(), document.board(), document.scenario().options);
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
/// The last one is shown.
/// On the drawing in front; null: takes away what was there.
/// Of the later run that is chosen, on the board that it is about.
/// What a run was about as it was then, and the form as it was filled in for it.
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
