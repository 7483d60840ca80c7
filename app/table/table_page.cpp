#include "app/table/table_page.h"
#include "app/games/faces.h"

#include "app/table/docks/table_docks.h"
#include "app/table/face/event_stage.h"
#include "app/table/hand_over_page.h"
#include "app/table/result_sheet.h"
#include "app/table/staging/playback.h"
#include "app/table/staging/playback_controls.h"
#include "app/table/time/time_panel.h"
#include "app/table/turn_notice.h"
#include "app/words/language.h"

#include <algorithm>

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QStackedLayout>
#include <QTimer>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace merlon {

using canvas::Thing;

namespace {

const QString kOdds = u"odds"_s; ///< the key of their panel

} // namespace

TablePage::TablePage(const Appearance &appearance, const Settings &settings, QWidget *parent)
    : QWidget(parent)
    , m_appearance(appearance)
    , m_settings(settings)
    , m_pages(new QStackedLayout(this))
    , m_table(new QWidget)
    , m_handOver(new HandOverPage(appearance))
    , m_result(new ResultSheet(m_table))
    , m_board(new canvas::BoardView(appearance.art()))
    , m_prompt(new PromptBar)
    , m_log(new LogPanel(appearance))
    , m_time(new TimePanel(appearance))
    , m_above(new QWidget)
    , m_docks(new TableDocks(appearance, m_board))
    , m_watch(new QWidget)
    , m_notice(new TurnNotice(appearance, m_board))
    , m_show(new Playback(this))
    , m_controls(new PlaybackControls(appearance))
{
    build();
    buildShow();
    connect(m_board, &canvas::BoardView::picked, this, &TablePage::pick);
    connect(m_board, &canvas::BoardView::grasped, this, &TablePage::grasp);
    connect(m_board, &canvas::BoardView::dropped, this, &TablePage::drop);
    connect(m_board, &canvas::BoardView::settled, this, &TablePage::letGo);
    connect(m_board, &canvas::BoardView::pointed, this, [this](const Thing &thing) { m_pointed = thing; });
    connectTime();
    m_board->setExplanation([this](const Thing &thing) { return explain(thing); });
    m_prompt->comeAfter(m_board);
    connect(m_prompt, &PromptBar::chosen, this, &TablePage::choose);
    connect(m_prompt, &PromptBar::backWanted, this, &TablePage::stepBack);
    connect(m_prompt, &PromptBar::ruleWanted, this, &TablePage::ruleWanted);
    connect(m_log, &LogPanel::placesWanted, m_board, &canvas::BoardView::setMarked);
    connect(m_log, &LogPanel::ruleWanted, this, &TablePage::ruleWanted);
    const auto takeSeat = [this] {
        if (m_session)
            m_session->takeSeat();
    };
    connect(m_handOver, &HandOverPage::taken, this, takeSeat);
    connect(m_prompt, &PromptBar::seatWanted, this, takeSeat);
    m_result->lieOn(m_board);
    connect(m_result, &ResultSheet::newGameWanted, this, &TablePage::newGameWanted);
    connect(m_result, &ResultSheet::statisticsWanted, this, &TablePage::statisticsWanted);
    connect(&appearance, &Appearance::changed, this, [this] {
        m_board->themeChanged();
        if (m_widgets.themeChanged)
            m_widgets.themeChanged();
        if (m_session && !isShowing()) {
            showPosition();
            showColour();
        }
    });
}

TablePage::~TablePage() = default;

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
    column->addWidget(m_time);
    m_docks->addPanel(u"chronicle"_s, m_log, Qt::RightDockWidgetArea);
    connect(m_docks, &TableDocks::seenChanged, this, &TablePage::followPanels);
    m_pages->addWidget(m_table);
    m_pages->addWidget(m_handOver);
}

/// The widgets of the game; those of the game before are gone.
void TablePage::buildFace()
{
    m_face = faceOf(m_session->match().setup().game());
    m_widgets = m_face->makeWidgets(m_appearance.art(), this);
    if (m_widgets.above)
        m_above->layout()->addWidget(m_widgets.above);
    if (m_widgets.left)
        m_docks->addPanel(QString::fromLatin1(TableDocks::kFirstSide), m_widgets.left,
                          Qt::LeftDockWidgetArea);
    if (m_widgets.right)
        m_docks->addPanel(QString::fromLatin1(TableDocks::kSecondSide), m_widgets.right,
                          Qt::RightDockWidgetArea);
    if (m_widgets.odds)
        m_docks->addPanel(kOdds, m_widgets.odds, Qt::RightDockWidgetArea, false);
    m_docks->beginGame(QString::fromStdString(m_session->match().setup().game().key()),
                       m_settings.swapsSides);
    buildSheet();
    for (QWidget *tool : m_tools) {
        if (m_widgets.addTool)
            m_widgets.addTool(tool);
    }
    for (TablePanel *panel : panels()) {
        connect(panel, &TablePanel::picked, this, &TablePage::pick);
        connect(panel, &TablePanel::grasped, this, &TablePage::grasp);
        connect(panel, &TablePanel::pointed, this, &TablePage::pointAtPanel);
        connect(panel, &TablePanel::dragged, this, [this](QPoint position) { boardUnder(position); });
        connect(panel, &TablePanel::dropped, this,
                [this](QPoint position) { drop({}, boardUnder(position)); });
    }
}

std::vector<TablePanel *> TablePage::panels() const
{
    std::vector<TablePanel *> panels;
    for (TablePanel *panel : {m_widgets.left, m_widgets.right, m_widgets.odds}) {
        if (panel)
            panels.push_back(panel);
    }
    return panels;
}

void TablePage::setBalancesShown(bool shown)
{
    m_balancesShown = shown;
    if (m_view)
        showBeside();
}

void TablePage::setOddsShown(bool shown)
{
    if (PanelDock *dock = m_docks->panel(kOdds))
        m_docks->setOpen(*dock, shown);
}

bool TablePage::areOddsShown() const
{
    return m_widgets.odds && m_widgets.odds->isVisibleTo(this);
}

void TablePage::addTool(QWidget *tool)
{
    m_tools.push_back(tool);
}

void TablePage::addAbovePrompt(QWidget *widget)
{
    auto *column = static_cast<QVBoxLayout *>(m_table->layout());
    column->insertWidget(column->indexOf(m_prompt), widget);
}

void TablePage::setGuided(const std::vector<Thing> &things)
{
    m_board->setGuided(placed(things));
    for (TablePanel *panel : panels())
        panel->setGuided(things);
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
    m_session = std::move(session);
    const Setup &setup = m_session->match().setup();
    m_speaker = std::make_unique<Speaker>(setup);
    m_guide = std::make_unique<ChoiceGuide>(setup.vocabulary());
    buildFace();
    m_board->setBoard(setup.board());
    connectSession();
    applySettings();
    m_session->begin();
}

void TablePage::close()
{
    m_result->hide();
    m_notice->hide();
    dropShow();
    m_controls->hide();
    m_lastAsked = kNobody;
    m_past.reset();
    m_time->clear();
    m_log->model().clear();
    clearFace();
    m_view.reset();
    m_guide.reset();
    m_session.reset();
    m_speaker.reset();
    m_face.reset();
}

/// The widgets of the game go; the tools stay.
void TablePage::clearFace()
{
    for (QWidget *tool : m_tools)
        tool->setParent(nullptr);
    delete m_widgets.above;
    delete m_widgets.stage;
    m_docks->endGame();
    for (const QString &panel :
         {QString::fromLatin1(TableDocks::kFirstSide), QString::fromLatin1(TableDocks::kSecondSide), kOdds})
        m_docks->removePanel(panel);
    m_widgets = {};
}

void TablePage::connectSession()
{
    connect(m_session.get(), &TableSession::advanced, this, &TablePage::followNews);
    connect(m_session.get(), &TableSession::rewound, this, &TablePage::retell);
    connect(m_session.get(), &TableSession::stageChanged, this, &TablePage::showStage);
    connect(m_session.get(), &TableSession::seatsChanged, this, &TablePage::retell);
    connect(m_session.get(), &TableSession::advised, this, &TablePage::showAdvice);
    connect(m_session.get(), &TableSession::undoRefused, this, &TablePage::refuseUndo);
    m_eyes = m_session->eyes();
    retell();
}

void TablePage::applySettings()
{
    if (!m_session)
        return;
    m_session->setPace(paceOf(m_settings.speed));
    m_session->setGathering(gatheringOf(m_settings.speed));
    m_docks->setSwapsSides(m_settings.swapsSides);
}

/// Everything that is on the screen, anew.
void TablePage::retell()
{
    leavePast();
    dropShow();
    const Match &match = m_session->match();
    m_eyes = m_session->eyes();
    const std::vector<StoryLine> story = storyFor(match.chronicle(), m_eyes);
    m_log->model().begin(story, *m_speaker);
    m_log->scrollToEnd();
    tellTime();
    if (m_widgets.stage)
        m_widgets.stage->begin(story, *m_speaker);
    m_told = match.ply();
    m_result->hide();
    showPosition();
}

void TablePage::showPosition()
{
    const Match &match = m_session->match();
    m_view = m_past ? match.stateAt(m_time->moments()[*m_past].ply)->seenBy(m_eyes) : match.seenBy(m_eyes);
    m_board->setPicture(m_face->picture(*m_view, *m_speaker));
    showBeside();
    for (std::size_t seat = 0; m_widgets.setPlayer && seat < m_session->sittings().size(); ++seat)
        m_widgets.setPlayer(static_cast<Seat>(seat), m_session->sittings()[seat].name);
}

/// What there is to see beside the board.
void TablePage::showBeside()
{
    for (TablePanel *panel : panels())
        panel->show(*m_view, *m_speaker);
    if (m_widgets.showAbove)
        m_widgets.showAbove(*m_view, *m_speaker);
    m_board->setBadges(m_balancesShown ? m_face->badges(*m_view, *m_speaker) : std::vector<canvas::Badge>());
}

/// Tells and shows what has happened since.
void TablePage::followNews(std::size_t ply)
{
    finishShow();
    const Match &match = m_session->match();
    if ((m_session->eyes() != m_eyes && !match.isOver())
        || ply != m_told) // the end is still for the same eyes
        return retell();
    leavePast();
    const std::vector<StoryLine> news = storyFor(match.chronicle().subspan(m_told), m_eyes);
    const std::size_t from = std::exchange(m_told, match.ply());
    if (beginShow(news, from))
        return;
    m_log->model().add(news, from);
    m_log->scrollToEnd();
    tellTime();
    m_view = match.seenBy(m_eyes);
    showBeside();
    std::vector<Event> events;
    for (const StoryLine &line : news)
        events.insert(events.end(), line.events.begin(), line.events.end());
    soundOf(events);
    canvas::Picture picture = m_face->picture(*m_view, *m_speaker);
    std::vector<canvas::Motion> motions =
        m_face->motions(m_board->picture(), picture, events, m_speaker->setup());
    const int walk = static_cast<int>(walkOf(m_settings).count());
    if (motions.empty() || walk == 0 || !isVisible())
        return m_board->setPicture(std::move(picture));
    m_session->setHeld(true);
    m_board->animate(std::move(motions), std::move(picture), walk);
}

void TablePage::showStage()
{
    if (m_session->eyes() != m_eyes && !isShowing())
        retell();
    if (isLookingBack()) {
        leavePast();
        showPosition();
    }
    m_guide->begin({});
    clearAdvice();
    m_impossible.clear();
    m_warned.reset();
    if (isShowing()) {
        showWaiting();
        tellShow();
        Q_EMIT stateChanged();
        return;
    }
    soundOfStage();
    m_pages->setCurrentWidget(m_table);
    m_prompt->showSeat({});
    m_prompt->showPlayer({});
    switch (m_session->stage()) {
    case TableSession::Stage::Asking:
        showQuestion();
        noticeTurn();
        break;
    case TableSession::Stage::HandingOver:
        if (m_session->passingChoice()) {
            showMoment();
            break;
        }
        showHandOver();
        break;
    case TableSession::Stage::Thinking:
    case TableSession::Stage::Resting:
        showWaiting();
        break;
    case TableSession::Stage::Over:
        showResult();
        break;
    }
    tellShow();
    if (const auto error = m_session->newJournalError())
        Q_EMIT notKept(*error);
    Q_EMIT stateChanged();
}

void TablePage::showWaiting()
{
    clearChoosable();
    const Seat seat = m_session->asked();
    showColour();
    m_prompt->showChoices({});
    m_prompt->showBack({});
    const bool rests = m_session->stage() == TableSession::Stage::Resting;
    m_prompt->showQuestion(rests ? tr("Paused: %1 is to choose.").arg(playerInSentence(seat))
                                 : asSentence(tr("%1 is thinking.").arg(playerInSentence(seat))),
                           m_session->persons() == 0 || rests ? pauseHint() : QString());
}

void TablePage::clearChoosable()
{
    m_board->setChoosable({});
    m_board->setSelected({});
    for (TablePanel *panel : panels()) {
        panel->setChoosable({});
        panel->setSelected({});
    }
}

void TablePage::showResult()
{
    showWaiting();
    const Outcome outcome = m_session->match().state().outcome();
    m_prompt->showQuestion(asSentence(m_speaker->sentence(outcome.why)),
                           tr("The game is over. It can be saved as a record, or undone."));
    m_prompt->announce();
    QStringList winners;
    for (std::size_t seat = 0; seat < m_session->sittings().size(); ++seat) {
        if (outcome.isWinner(static_cast<Seat>(seat)))
            winners << playerName(static_cast<Seat>(seat));
    }
    m_result->show(winners, outcome, *m_speaker, m_board->picture());
}

void TablePage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && stepBack())
        return;
    QWidget::keyPressEvent(event);
}

void TablePage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange && m_session) {
        m_log->model().clear();
        m_time->forgetWords();
        m_speaker = std::make_unique<Speaker>(m_session->match().setup());
        retell();
        showStage();
    }
    if (event->type() == QEvent::FontChange
        && m_session) // while all widgets of the program are told, none may go
        QTimer::singleShot(0, m_session.get(), [this] { rebuildFace(); });
    QWidget::changeEvent(event);
}

/// The panels are built in letters.
void TablePage::rebuildFace()
{
    clearFace();
    buildFace();
    retell();
    showStage();
}

} // namespace merlon
