#include "app/table/table_page.h"
#include "app/table/coach/coach.h"

#include "app/games/faces.h"
#include "app/table/docks/table_docks.h"
#include "app/table/face/lens/card_lens.h"
#include "app/table/finale/finale_display.h"
#include "app/table/log/log_panel.h"
#include "app/table/question/cards/card_link.h"
#include "app/table/session_follower.h"
#include "app/table/staging/board_footer.h"
#include "app/table/staging/fight_row.h"
#include "app/table/staging/since_strip.h"
#include "app/table/table_sounds.h"
#include "app/table/time/time_panel.h"
#include "app/table/turn/hand_over_page.h"
#include "app/table/turn/turn_announcer.h"
#include "core/canvas/view/board_highlights.h"
#include "core/games/module.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QStackedLayout>
#include <QTimer>
#include <QVBoxLayout>

#include <span>
#include <utility>

using namespace Qt::StringLiterals;

namespace merlon {

TablePage::TablePage(const Appearance &appearance, const Settings &settings, QWidget *parent)
    : QWidget(parent)
    , m_appearance(appearance)
    , m_settings(settings)
    , m_pages(new QStackedLayout(this))
    , m_table(new QWidget)
    , m_board(new canvas::BoardView(appearance.art()))
    , m_prompt(new PromptBar)
    , m_log(new LogPanel(appearance))
    , m_above(new QWidget)
    , m_docks(new TableDocks(appearance, m_board))
    , m_watch(new QWidget)
    , m_panels(new GamePanels(*m_docks, *m_above, *m_prompt, this))
    , m_display(m_game, *m_board, *m_panels)
{
    const TableParts parts {appearance, settings, m_game, *m_board, *m_prompt, *m_panels, m_display};
    m_sounds = new TableSounds(m_game, this);
    auto *footer = new BoardFooter(*m_board);
    auto *since = new SinceStrip(appearance);
    auto *fights = new FightRow(appearance);
    footer->add(since);
    footer->add(fights);
    m_since = new SinceDisplay(parts, *since, this);
    m_cards = new ChoiceCards(appearance, m_table);
    m_coach = new Coach(parts, *m_cards, this);
    connect(footer, &BoardFooter::moved, m_coach, &Coach::giveWay,
            Qt::QueuedConnection); // when all slips lie as they will
    m_fights = new FightDisplay(parts, *fights, this);
    m_finale = new FinaleDisplay(parts, *m_table, this);
    m_acts = new ActPlayer(parts, *m_fights, this);
    m_retrospect = new Retrospect(parts, *m_log, this);
    m_turn = new TurnAnnouncer(parts, this);
    m_questioner = new Questioner(parts, *m_cards, this);
    m_lens = new CardLens(appearance, *m_table, *m_board, this);
    connect(m_panels, &GamePanels::adopted, m_lens, &CardLens::watch);
    const FollowingParts following {*m_pages, *m_log,        *m_finale, *m_sounds,     *m_acts, *m_fights,
                                    *m_since, *m_retrospect, *m_turn,   *m_questioner, *m_coach};
    m_follower = new SessionFollower(parts, following, this);
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
    m_prompt->choices().setArt(&m_appearance.art());
    m_cards->lieOver(*m_board);
    new CardLink(*m_cards, m_prompt->choices(), this);
    m_finale->setRoom(m_docks, m_prompt);
}

void TablePage::connectQuestion()
{
    connect(&m_prompt->choices(), &PromptChoices::chosen, this, &TablePage::choose);
    connect(m_cards, &ChoiceCards::chosen, this, [this](Choice choice) {
        if (!m_prompt->choices().isPaused())
            choose(choice);
    });
    connect(&m_prompt->choices(), &PromptChoices::bothChosen, m_questioner,
            [this](Choice first, Choice then) {
                if (session() && !m_retrospect->isOn())
                    m_questioner->picker().makeBoth(first, then);
            });
    connect(&m_prompt->choices(), &PromptChoices::orderKept, m_questioner, [this] {
        if (!m_retrospect->isOn())
            m_questioner->picker().keepOrder(m_cards->choicesInOrder());
    });
    connect(m_prompt, &PromptBar::backWanted, this, &TablePage::stepBack);
    connect(m_prompt, &PromptBar::ruleWanted, this, &TablePage::ruleWanted);
    connect(m_questioner, &Questioner::troubled, this, &TablePage::troubled);
    connect(&m_questioner->picker(), &ChoicePicker::changed, m_coach, &Coach::giveWay);
}

void TablePage::connectLogAndFinale()
{
    connect(m_log, &LogPanel::placesWanted, m_board,
            [this](const std::vector<canvas::Thing> &places) { m_board->highlights().setMarked(places); });
    connect(m_log, &LogPanel::ruleWanted, this, &TablePage::ruleWanted);
    connect(m_log, &LogPanel::momentWanted, this, &TablePage::lookAtChoice);
    connect(m_finale, &FinaleDisplay::coveringChanged, m_docks, &TableDocks::setCovered);
    connect(m_finale, &FinaleDisplay::newGameWanted, this, &TablePage::newGameWanted);
    connect(m_finale, &FinaleDisplay::rematchWanted, this, &TablePage::rematchWanted);
    connect(m_finale, &FinaleDisplay::statisticsWanted, this, &TablePage::statisticsWanted);
    connect(m_finale, &FinaleDisplay::momentWanted, this, [this](std::size_t ply, const QString &place) {
        lookAtChoice(ply);
        if (const auto number = session()->setup().board().indexOf(place.toStdString()))
            m_board->highlights().setMarked({canvas::placeThing(static_cast<int>(*number))});
    });
}

void TablePage::connectParts()
{
    connectQuestion();
    connectLogAndFinale();
    connect(m_sounds, &TableSounds::sounded, this, &TablePage::sounded);
    connect(m_turn, &TurnAnnouncer::seatTaken, m_follower, &SessionFollower::takeSeat);
    connect(m_follower, &SessionFollower::stateChanged, this, &TablePage::stateChanged);
    connect(m_follower, &SessionFollower::notKept, this, &TablePage::notKept);
    connect(m_acts, &ActPlayer::stateChanged, this, &TablePage::stateChanged);
    connect(m_acts, &ActPlayer::controlsChanged, this, &TablePage::showWatchTools);
    connect(m_fights, &FightDisplay::ruleWanted, this, &TablePage::ruleWanted);
    connect(m_fights, &FightDisplay::begun, this, &TablePage::stateChanged);
    connect(m_since, &SinceDisplay::figuresWanted, m_fights, &FightDisplay::showSheet);
    connect(&m_retrospect->time(), &TimePanel::wanted, this, &TablePage::lookAt);
    connect(m_retrospect, &Retrospect::playOnWanted, this, &TablePage::playOnWanted);
    connect(&m_appearance, &Appearance::changed, this, [this] {
        m_board->themeChanged();
        m_panels->themeChanged();
        if (session() && !m_acts->isPlaying()) {
            m_follower->showPosition();
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
    connect(this->session(), &TableSession::undoRefused, m_questioner, &Questioner::refuseUndo);
    connect(this->session(), &TableSession::seatsChanged, this, [this] {
        setPace();
        m_panels->placeOdds(homeOfOdds());
    });
    connect(&this->session()->adviser(), &Adviser::advised, this, [this](const Advice &advice) {
        m_retrospect->backToNow();
        m_questioner->showAdvice(advice);
    });
    m_follower->open();
    applySettings();
    m_game.session->begin();
}

void TablePage::close()
{
    m_follower->clear();
    m_lens->clear();
    m_panels->clear();
    m_display.clear();
    m_game = {};
}

/// The widgets of the game.
void TablePage::buildPanels()
{
    m_panels->build(*m_game.face, m_appearance.art(), m_game.session->setup().game().key(),
                    m_settings.swapsSides, homeOfOdds());
    m_fights->followSheet();
}

/// Before the side which no person plays: what stands in its panel is seldom needed, and comes forward when it is. Behind
/// the panels of both where persons play both.
DockHome TablePage::homeOfOdds() const
{
    const Seating &seating = session()->seating();
    const std::span<const SeatInfo> seats = session()->setup().seats();
    bool isFirstPlayed = false;
    bool isSecondPlayed = false;
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        if (seating.isPerson(static_cast<Seat>(seat)))
            (seats[seat].team == seats.front().team ? isFirstPlayed : isSecondPlayed) = true;
    }
    if (isFirstPlayed && isSecondPlayed)
        return {Qt::RightDockWidgetArea, AtFirst::InFront};
    return {isSecondPlayed ? Qt::LeftDockWidgetArea : Qt::RightDockWidgetArea, AtFirst::BeforeSide};
}

std::optional<RoundTime> TablePage::timeOf(const View &view) const
{
    return m_game.face->timeOf(tableauOf(view), *m_game.speaker);
}

void TablePage::applySettings()
{
    if (!session())
        return;
    setPace();
    m_docks->setSwapsSides(m_settings.swapsSides);
    m_display.setBalancesShown(m_settings.showsBalance);
}

/// Those who watch want another than those who play.
void TablePage::setPace()
{
    const Speed speed = isWatched() ? m_settings.watchSpeed : m_settings.speed;
    session()->computers().setPace(paceOf(speed));
    session()->computers().setGathering(gatheringOf(speed));
}

/// While only computers play. While events are played they have their own, and these stay in their place, so that the board
/// keeps its size.
void TablePage::showWatchTools()
{
    m_watch->setVisible(isWatched() && session()->stage() != TableSession::Stage::Over);
    m_watch->setEnabled(!m_acts->hasControls());
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
    if (!session() || !m_follower->isTableSeen())
        return;
    m_acts->finish();
    const bool wasOn = m_retrospect->isOn();
    m_retrospect->lookAt(moment);
    if (!wasOn && m_retrospect->isOn())
        Q_EMIT stateChanged();
}

void TablePage::lookAtChoice(std::size_t ply)
{
    lookAt(m_retrospect->time().moments().after(ply));
}

void TablePage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && (m_lens->release() || stepBack()))
        return;
    const bool isBare = !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    if (isBare && event->key() == Qt::Key_R && m_questioner->turn(!(event->modifiers() & Qt::ShiftModifier)))
        return;
    if (isBare && event->key() == Qt::Key_F && m_questioner->flip())
        return;
    if (isBare && event->key() == Qt::Key_C && m_lens->pin())
        return;
    QWidget::keyPressEvent(event);
}

/// In a low window the board has the room.
void TablePage::fitHeight()
{
    m_prompt->fitWindow(height());
    m_retrospect->time().fitWindow(height());
}

void TablePage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitHeight();
}

void TablePage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange && session()) {
        m_lens->clear();
        m_log->model().clear();
        m_retrospect->time().forgetWords();
        m_game.speaker = std::make_unique<Speaker>(session()->setup());
        m_finale->retranslate();
        m_follower->refresh();
        m_follower->showStage();
    }
    if (event->type() == QEvent::FontChange && session()) {
        // The panels are built in letters. Later: while all widgets of the program are told, none may go.
        QTimer::singleShot(0, session(), [this] {
            m_panels->clear();
            buildPanels();
            m_follower->refresh();
            m_follower->showStage();
        });
    }
    if (event->type() == QEvent::FontChange)
        fitHeight();
    QWidget::changeEvent(event);
}

} // namespace merlon
