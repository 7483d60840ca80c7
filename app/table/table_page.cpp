#include "app/table/table_page.h"

#include "app/games/faces.h"
#include "app/table/docks/table_docks.h"
#include "app/table/face/event_stage.h"
#include "app/table/log/log_panel.h"
#include "app/table/result_sheet.h"
#include "app/table/table_sounds.h"
#include "app/table/time/time_panel.h"
#include "app/table/turn/hand_over_page.h"
#include "app/table/turn/turn_announcer.h"
#include "app/words/language.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QStackedLayout>
#include <QTimer>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace merlon {

TablePage::TablePage(const Appearance &appearance, const Settings &settings, QWidget *parent)
    : QWidget(parent)
    , m_appearance(appearance)
    , m_settings(settings)
    , m_pages(new QStackedLayout(this))
    , m_table(new QWidget)
    , m_result(new ResultSheet(m_table))
    , m_board(new canvas::BoardView(appearance.art()))
    , m_prompt(new PromptBar)
    , m_log(new LogPanel(appearance))
    , m_above(new QWidget)
    , m_docks(new TableDocks(appearance, m_board))
    , m_watch(new QWidget)
    , m_panels(new GamePanels(*m_docks, *m_above, this))
    , m_display(m_game, *m_board, *m_panels)
{
    const TableParts parts {appearance, settings, m_game, *m_board, *m_prompt, *m_panels, m_display};
    m_sounds = new TableSounds(m_game, this);
    m_events = new EventPlayer(parts, this);
    m_retrospect = new Retrospect(parts, *m_log, this);
    m_turn = new TurnAnnouncer(parts, this);
    m_questioner = new Questioner(parts, this);
    build();
    connectParts();
}

TablePage::~TablePage()
{
    m_questioner->clear(); // the widgets go after the game, and call while they go
}

void TablePage::build()
{
    auto *above = new QVBoxLayout(m_above);
    above->setContentsMargins(0, 0, 0, 0);
    auto *column = new QVBoxLayout(m_table);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_above);
    column->addWidget(m_docks, 1);
    column->addWidget(m_watch);
    column->addWidget(m_prompt);
    column->addWidget(&m_retrospect->time());
    m_docks->addPanel(u"chronicle"_s, m_log, Qt::RightDockWidgetArea);
    m_pages->addWidget(m_table);
    m_pages->addWidget(&m_turn->cover());
    m_prompt->setTabPredecessor(m_board);
    m_result->setBoard(m_board);
}

void TablePage::connectParts()
{
    connect(m_board, &canvas::BoardView::settled, this, &TablePage::updateHold);
    connect(m_prompt, &PromptBar::chosen, this, &TablePage::choose);
    connect(m_prompt, &PromptBar::backWanted, this, &TablePage::stepBack);
    connect(m_prompt, &PromptBar::ruleWanted, this, &TablePage::ruleWanted);
    connect(m_log, &LogPanel::placesWanted, m_board, &canvas::BoardView::setMarked);
    connect(m_log, &LogPanel::ruleWanted, this, &TablePage::ruleWanted);
    connect(m_log, &LogPanel::momentWanted, this, &TablePage::lookAtChoice);
    connect(m_result, &ResultSheet::newGameWanted, this, &TablePage::newGameWanted);
    connect(m_result, &ResultSheet::statisticsWanted, this, &TablePage::statisticsWanted);
    connect(m_sounds, &TableSounds::sounded, this, &TablePage::sounded);
    connect(m_questioner, &Questioner::troubled, this, &TablePage::troubled);
    connect(m_turn, &TurnAnnouncer::seatTaken, this, [this] {
        if (session())
            session()->takeSeat();
    });
    connect(m_events, &EventPlayer::reached, m_sounds,
            [this](const StagedEvent &staged) { m_sounds->hear(staged.events); });
    connect(m_events, &EventPlayer::ended, this,
            [this](const std::vector<StoryLine> &story, std::size_t ply) {
                addToStory(story, ply);
                showStage();
                updateHold();
            });
    connect(m_events, &EventPlayer::stateChanged, this, &TablePage::stateChanged);
    connect(m_events, &EventPlayer::controlsChanged, this, &TablePage::showWatchTools);
    connect(m_events, &EventPlayer::ruleWanted, this, &TablePage::ruleWanted);
    connect(&m_retrospect->time(), &TimePanel::wanted, this, &TablePage::lookAt);
    connect(m_retrospect, &Retrospect::entered, this, &TablePage::enterPast);
    connect(m_retrospect, &Retrospect::leaveWanted, this, &TablePage::showStage);
    connect(m_retrospect, &Retrospect::playOnWanted, this, &TablePage::playOnWanted);
    connect(&m_appearance, &Appearance::changed, this, [this] {
        m_board->themeChanged();
        m_panels->themeChanged();
        if (session() && !m_events->isPlaying()) {
            showPosition();
            m_turn->showColour();
        }
    });
}

void TablePage::addAbovePrompt(QWidget *widget)
{
    auto *column = static_cast<QVBoxLayout *>(m_table->layout());
    column->insertWidget(column->indexOf(m_prompt), widget);
}

void TablePage::addWatchTools(const std::vector<QWidget *> &tools)
{
    auto *row = new QHBoxLayout(m_watch);
    const int space = fontMetrics().height() / 4;
    row->setContentsMargins(4 * space, space, 4 * space, space);
    for (QWidget *tool : tools)
        row->addWidget(tool);
    row->addStretch();
}

void TablePage::open(std::unique_ptr<TableSession> session)
{
    close();
    const Setup &setup = session->setup();
    m_game.session = std::move(session);
    m_game.speaker = std::make_unique<Speaker>(setup);
    m_game.face = faceOf(setup.game());
    m_questioner->open();
    buildPanels();
    m_board->setBoard(setup.board());
    connectSession();
    refresh();
    applySettings();
    m_game.session->begin();
}

void TablePage::close()
{
    m_result->hide();
    m_turn->clear();
    m_events->clear();
    m_retrospect->clear();
    m_log->model().clear();
    m_questioner->clear();
    m_panels->clear();
    m_display.clear();
    m_game = {};
}

/// The widgets of the game.
void TablePage::buildPanels()
{
    m_panels->build(*m_game.face, m_appearance.art(), m_game.session->setup().game().key(),
                    m_settings.swapsSides);
    if (EventStage *stage = m_panels->stage())
        addAbovePrompt(stage);
    m_events->followStage();
}

void TablePage::connectSession()
{
    connect(session(), &TableSession::advanced, this, &TablePage::follow);
    connect(session(), &TableSession::rewound, this, &TablePage::refresh);
    connect(session(), &TableSession::stageChanged, this, &TablePage::showStage);
    connect(session(), &TableSession::seatsChanged, this, &TablePage::refresh);
    connect(session(), &TableSession::undoRefused, m_questioner, &Questioner::refuseUndo);
    connect(session(), &TableSession::advised, this, [this](const Advice &advice) {
        m_retrospect->backToNow();
        m_questioner->showAdvice(advice);
    });
}

void TablePage::applySettings()
{
    if (!session())
        return;
    session()->setPace(paceOf(m_settings.speed));
    session()->setGathering(gatheringOf(m_settings.speed));
    m_docks->setSwapsSides(m_settings.swapsSides);
}

/// Shows everything from its beginning: other eyes look, or the match is at another point of its history.
void TablePage::refresh()
{
    leavePast();
    if (m_events->stop())
        updateHold();
    m_display.setEyes(session()->eyes());
    const std::unique_ptr<SeatView> seen = m_display.seen();
    const std::vector<StoryLine> story = seen->story();
    m_log->model().begin(story, *m_game.speaker);
    m_log->scrollToEnd();
    m_retrospect->update();
    m_events->restart(story);
    m_told = seen->ply();
    m_result->hide();
    showPosition();
}

void TablePage::showPosition()
{
    m_display.show(m_retrospect->view());
    m_panels->showPlayers(session()->sittings());
}

/// Tells and shows what has happened since. `ply`: the step after which it happened.
void TablePage::follow(std::size_t ply)
{
    m_events->finish();
    const bool isOver = session()->asked() == kNobody;
    if ((session()->eyes() != m_display.eyes() && !isOver) // the end is still for the same eyes
        || ply != m_told)
        return refresh();
    leavePast();
    const std::unique_ptr<SeatView> seen = m_display.seen();
    const std::vector<StoryLine> story = seen->story(m_told, seen->ply());
    const std::size_t from = std::exchange(m_told, seen->ply());
    if (m_events->begin(story, from))
        return;
    addToStory(story, from);
    std::vector<Event> events;
    for (const StoryLine &line : story)
        events.insert(events.end(), line.events.begin(), line.events.end());
    m_sounds->hear(events);
    const int walk = isVisible() ? static_cast<int>(walkOf(m_settings).count()) : 0;
    if (m_display.walkTo(seen->now(), events, walk))
        session()->setHeld(true);
}

void TablePage::addToStory(const std::vector<StoryLine> &story, std::size_t ply)
{
    m_log->model().add(story, ply);
    m_log->scrollToEnd();
    m_retrospect->update();
}

/// Shows what the session does now: asks, waits, or is over.
void TablePage::showStage()
{
    if (session()->eyes() != m_display.eyes() && !m_events->isPlaying())
        refresh();
    if (m_retrospect->isOn()) {
        leavePast();
        showPosition();
    }
    m_questioner->end();
    if (m_events->isPlaying()) {
        showWaiting();
        m_events->tell();
        Q_EMIT stateChanged();
        return;
    }
    m_sounds->hearStage();
    m_pages->setCurrentWidget(m_table);
    m_turn->clearPrompt();
    switch (session()->stage()) {
    case TableSession::Stage::Asking:
        m_turn->showColour();
        m_questioner->ask();
        m_turn->announceTurn();
        break;
    case TableSession::Stage::HandingOver:
        showWaiting();
        if (session()->passingChoice()) {
            m_turn->askToPass();
            break;
        }
        m_turn->fillCover();
        m_pages->setCurrentWidget(&m_turn->cover());
        break;
    case TableSession::Stage::Thinking:
    case TableSession::Stage::Resting:
        showWaiting();
        break;
    case TableSession::Stage::Over:
        showWaiting();
        showResult();
        break;
    }
    m_events->tell();
    if (const auto error = session()->newJournalError())
        Q_EMIT notKept(*error);
    Q_EMIT stateChanged();
}

/// Nobody at the screen is asked.
void TablePage::showWaiting()
{
    m_questioner->clearMarks();
    m_turn->showWaiting();
}

void TablePage::showResult()
{
    const Outcome outcome = m_display.seen()->now()->outcome();
    m_prompt->showQuestion(asSentence(m_game.speaker->sentence(outcome.why)),
                           tr("The game is over. It can be saved as a record, or undone."));
    m_prompt->announce();
    QStringList winners;
    for (std::size_t seat = 0; seat < session()->sittings().size(); ++seat) {
        if (outcome.isWinner(static_cast<Seat>(seat)))
            winners << playerNames().title(static_cast<Seat>(seat));
    }
    m_result->show(winners, outcome, *m_game.speaker,
                   m_game.face->resultOf(*session()->match().seenBy(SeatSet::all()), *m_game.speaker,
                                         m_board->picture()));
}

/// While only computers play; while events are played they have their own.
void TablePage::showWatchTools()
{
    m_watch->setVisible(session()->persons() == 0 && session()->stage() != TableSession::Stage::Over
                        && !m_events->hasControls());
}

void TablePage::choose(Choice choice)
{
    if (session() && !m_retrospect->isOn())
        m_questioner->choose(choice);
}

bool TablePage::stepBack()
{
    if (m_retrospect->isOn()) {
        m_retrospect->backToNow();
        return true;
    }
    return m_questioner->stepBack();
}

void TablePage::lookAt(std::size_t moment)
{
    if (!session() || m_pages->currentWidget() != m_table)
        return;
    m_events->finish();
    const bool wasOn = m_retrospect->isOn();
    m_retrospect->lookAt(moment);
    if (!wasOn && m_retrospect->isOn())
        Q_EMIT stateChanged();
}

void TablePage::lookAtChoice(std::size_t ply)
{
    lookAt(m_retrospect->time().moments().after(ply));
}

/// What is asked now is cleared away.
void TablePage::enterPast()
{
    m_result->hide();
    m_turn->hideNotice();
    m_questioner->end();
    m_questioner->clearMarks();
    m_board->setMarked({});
    m_prompt->showChoices({});
    m_turn->clearPrompt();
}

void TablePage::leavePast()
{
    if (m_retrospect->leave())
        updateHold();
}

/// Computers wait while something is shown that is not over. Later: what waited may be played immediately, but what
/// calls this is still at work on the table.
void TablePage::updateHold()
{
    QTimer::singleShot(0, this, [this] {
        if (session())
            session()->setHeld(m_retrospect->isOn() || m_events->isPlaying() || m_board->isAnimating());
    });
}

void TablePage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && stepBack())
        return;
    QWidget::keyPressEvent(event);
}

void TablePage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange && session()) {
        m_log->model().clear();
        m_retrospect->time().forgetWords();
        m_game.speaker = std::make_unique<Speaker>(session()->setup());
        refresh();
        showStage();
    }
    if (event->type() == QEvent::FontChange && session()) {
        // The panels are built in letters. Later: while all widgets of the program are told, none may go.
        QTimer::singleShot(0, session(), [this] {
            m_panels->clear();
            buildPanels();
            refresh();
            showStage();
        });
    }
    QWidget::changeEvent(event);
}

} // namespace merlon
