#include "app/table/session_follower.h"

#include "app/table/coach/coach.h"
#include "app/table/finale/finale_display.h"
#include "app/table/game_panels.h"
#include "app/table/log/log_panel.h"
#include "app/table/position_display.h"
#include "app/table/question/bar/prompt_bar.h"
#include "app/table/question/questioner.h"
#include "app/table/staging/act_player.h"
#include "app/table/staging/fight_display.h"
#include "app/table/staging/since_display.h"
#include "app/table/table_sounds.h"
#include "app/table/time/retrospect.h"
#include "app/table/time/time_panel.h"
#include "app/table/turn/hand_over_page.h"
#include "app/table/turn/player_names.h"
#include "app/table/turn/turn_announcer.h"
#include "app/words/language.h"
#include "core/canvas/view/board_highlights.h"
#include "core/canvas/view/board_view.h"
#include "core/canvas/view/motion_player.h"

#include <QStackedLayout>
#include <QTimer>

#include <algorithm>
#include <span>
#include <utility>

namespace merlon {

namespace {

SeatSet seatsOfComputers(const Seating &seating)
{
    SeatSet seats;
    for (std::size_t seat = 0; seat < seating.players().size(); ++seat) {
        if (!seating.isPerson(static_cast<Seat>(seat)))
            seats.add(static_cast<Seat>(seat));
    }
    return seats;
}

} // namespace

SessionFollower::SessionFollower(const TableParts &parts, const FollowingParts &following, QWidget *page)
    : QObject(page)
    , m_parts(parts)
    , m_following(following)
    , m_page(page)
{
    connect(&m_parts.board.motions(), &canvas::MotionPlayer::settled, this, &SessionFollower::updateHeld);
    connect(&m_following.acts, &ActPlayer::reached, this, [this](const StagedAct &act) {
        m_following.sounds.hear(act.events);
        if (m_isNew)
            m_following.fights.add(act.events);
    });
    connect(&m_following.acts, &ActPlayer::ended, this,
            [this](const std::vector<StoryLine> &story, std::size_t ply) {
                m_isNew = false;
                if (!story.empty()) {
                    addToStory(story, ply);
                    m_following.acts.showDecision();
                }
                showStage();
                updateHeld();
            });
    connect(&m_following.since, &SinceDisplay::againWanted, this, [this](const std::vector<StagedAct> &acts) {
        m_following.acts.playAgain(acts);
        showStage();
    });
    connect(&m_following.retrospect, &Retrospect::entered, this, &SessionFollower::enterPast);
    connect(&m_following.retrospect, &Retrospect::leaveWanted, this, &SessionFollower::showStage);
}

void SessionFollower::open()
{
    TableSession *session = m_parts.game.session.get();
    connect(session, &TableSession::advanced, this, &SessionFollower::follow);
    connect(session, &TableSession::rewound, this, &SessionFollower::refresh);
    connect(session, &TableSession::stageChanged, this, &SessionFollower::showStage);
    connect(session, &TableSession::seatsChanged, this, &SessionFollower::refresh);
    m_seenTo = {};
    m_blindPasses.clear();
    noteChoices(SeatSet::all());
    refresh();
}

void SessionFollower::clear()
{
    m_following.finale.hide();
    m_following.coach.rest();
    m_following.turn.clear();
    m_following.acts.clear();
    m_following.since.clear();
    m_following.retrospect.clear();
    m_following.log.model().clear();
    m_following.questioner.clear();
}

void SessionFollower::refresh()
{
    leavePast();
    if (m_following.acts.stop())
        updateHeld();
    m_isNew = false;
    m_parts.display.setEyes(m_parts.game.session->eyes());
    hold();
    const std::unique_ptr<SeatView> seen = m_parts.display.seen();
    const std::vector<StoryLine> story = seen->story();
    m_following.log.model().begin(story, *m_parts.game.speaker);
    m_following.log.scrollToEnd();
    m_following.retrospect.update();
    m_following.fights.restart(story);
    m_following.fights.clear();
    m_shownTo = seen->ply();
    for (std::size_t &to : m_seenTo)
        to = std::min(to, m_shownTo); // what comes instead of what was undone is new
    noteChoices(seatsOfComputers(m_parts.game.session->seating()));
    m_following.finale.hide();
    m_parts.display.show();
    m_parts.panels.showPlayers(m_parts.game.session->seating().players());
}

/// The display holds what is looked at: the position of now, or one of the past.
void SessionFollower::hold()
{
    m_parts.display.hold(m_following.retrospect.view());
}

void SessionFollower::showPosition()
{
    hold();
    m_parts.display.show();
    m_parts.panels.showPlayers(m_parts.game.session->seating().players());
}

/// Tells and shows what has happened since. `ply`: the step after which it happened.
void SessionFollower::follow(std::size_t ply)
{
    noteAnswers(ply); // with the eyes of who has chosen
    m_following.acts.finish();
    TableSession &session = *m_parts.game.session;
    const bool isOver = session.asked() == kNobody;
    if ((session.eyes() != m_parts.display.eyes() && !isOver) // the end is still for the same eyes
        || ply != m_shownTo)
        return refresh();
    leavePast();
    hold();
    const std::unique_ptr<SeatView> seen = m_parts.display.seen();
    const std::vector<StoryLine> story = seen->story(m_shownTo, seen->ply());
    const std::size_t from = std::exchange(m_shownTo, seen->ply());
    noteSeen(m_shownTo);
    noteChoices(seatsOfComputers(session.seating()));
    m_following.since.hide();
    m_isNew = true;
    if (m_following.acts.begin(story, from))
        return;
    m_isNew = false;
    addToStory(story, from);
    std::vector<Event> events;
    for (const StoryLine &line : story)
        events.insert(events.end(), line.events.begin(), line.events.end());
    m_following.sounds.hear(events);
    m_following.fights.add(events);
    if (m_following.acts.showDecision())
        return;
    const int walk = m_page->isVisible() ? static_cast<int>(m_parts.walk().count()) : 0;
    if (m_parts.display.walk(events, walk))
        session.computers().setHeld(true);
}

void SessionFollower::addToStory(const std::vector<StoryLine> &story, std::size_t ply)
{
    m_following.log.model().add(story, ply);
    m_following.log.scrollToEnd();
    m_following.retrospect.update();
}

void SessionFollower::showStage()
{
    TableSession &session = *m_parts.game.session;
    ActPlayer &acts = m_following.acts;
    if (session.asked() == kNobody && session.stage() != TableSession::Stage::Over)
        return; // somebody has resigned while acts were played: the stage follows
    if (session.eyes() != m_parts.display.eyes() && !acts.isPlaying())
        refresh();
    if (m_following.retrospect.isOn()) {
        leavePast();
        showPosition();
    }
    m_following.questioner.end();
    m_following.coach.rest();
    if (std::exchange(m_isTakenOver, false) && !acts.isPlaying())
        playMeanwhile();
    if (acts.isPlaying()) {
        m_following.since.hide();
        m_parts.prompt.showSeat({}); // when it is over, if at all
        showWaiting();
        acts.updatePrompt();
        Q_EMIT stateChanged();
        return;
    }
    showStill(session.stage());
    acts.updatePrompt();
    if (const auto error = session.journal().newError())
        Q_EMIT notKept(*error);
    Q_EMIT stateChanged();
}

/// Nothing is being played.
void SessionFollower::showStill(TableSession::Stage stage)
{
    m_following.sounds.hearStage();
    m_following.pages.setCurrentIndex(0);
    m_following.turn.clearPrompt();
    m_following.fights.showNow(m_parts.display.tableau());
    switch (stage) {
    case TableSession::Stage::Asking:
        showQuestion();
        break;
    case TableSession::Stage::HandingOver:
        showHandOver();
        break;
    case TableSession::Stage::Thinking:
    case TableSession::Stage::Paused:
        showWaiting();
        break;
    case TableSession::Stage::Over:
        showWaiting();
        showResult();
        break;
    }
}

void SessionFollower::showQuestion()
{
    noteSeen(m_shownTo);
    m_following.turn.showColour();
    if (!m_following.questioner.ask())
        return;
    m_following.turn.announceTurn();
    m_following.since.show(lastChoiceSeen());
    m_following.coach.ask();
}

void SessionFollower::takeSeat()
{
    TableSession *session = m_parts.game.session.get();
    if (!session)
        return;
    m_isTakenOver = true;
    session->takeSeat();
    m_isTakenOver = false;
}

/// Those who look on have seen what happened before this ply.
void SessionFollower::noteSeen(std::size_t ply)
{
    for (std::size_t seat = 0; seat < m_seenTo.size(); ++seat) {
        if (m_parts.display.eyes().contains(static_cast<Seat>(seat)))
            m_seenTo[seat] = ply;
    }
}

/// Whoever takes one of these seats from now on knows what happened before its last choice, and that choice.
void SessionFollower::noteChoices(SeatSet seats)
{
    const std::span<const Ply> plies = m_parts.game.session->match().chronicle();
    for (std::size_t ply = 0; ply < plies.size(); ++ply) {
        const Seat seat = plies[ply].decision.seat;
        if (seats.contains(seat))
            m_seenTo[seat] = std::max(m_seenTo[seat], ply + 1);
    }
}

/// Who has chosen from this ply on, and whether with a look at the table.
void SessionFollower::noteAnswers(std::size_t ply)
{
    const TableSession &session = *m_parts.game.session;
    const std::span<const Ply> plies = session.match().chronicle();
    for (; ply < plies.size(); ++ply) {
        m_blindPasses.erase(ply); // of what was undone
        const Seat seat = plies[ply].decision.seat;
        if (seat >= kMaxSeats)
            continue;
        if (m_parts.display.eyes().contains(seat))
            m_seenTo[seat] = std::max(m_seenTo[seat], ply + 1);
        else if (session.seating().isPerson(seat))
            m_blindPasses.insert(ply);
    }
}

/// What happened before this ply has been seen by the one who is asked, at one of their seats.
std::size_t SessionFollower::seenByAsked() const
{
    const TableSession &session = *m_parts.game.session;
    const SeatSet own = seatsOfPerson(session.seating().players(), session.asked());
    std::size_t to = 0;
    for (std::size_t seat = 0; seat < m_seenTo.size(); ++seat) {
        if (own.contains(static_cast<Seat>(seat)))
            to = std::max(to, m_seenTo[seat]);
    }
    return to;
}

/// The ply after the last choice of those who look on. Who let a moment pass without a look at the table has not seen what
/// led to it, so that is none. 0: they have not chosen yet.
std::size_t SessionFollower::lastChoiceSeen() const
{
    const std::span<const Ply> plies = m_parts.game.session->match().chronicle();
    for (std::size_t ply = plies.size(); ply > 0; --ply) {
        if (m_parts.display.eyes().contains(plies[ply - 1].decision.seat) && !m_blindPasses.contains(ply - 1))
            return ply;
    }
    return 0;
}

/// What others have done while the one who has taken over looked away, as far as it has not been played for them before.
/// In an open game nobody takes over: those who share the screen have seen each act while it was made, and it is not
/// played to the same eyes again.
void SessionFollower::playMeanwhile()
{
    const TableSession &session = *m_parts.game.session;
    if (session.stage() != TableSession::Stage::Asking)
        return;
    const std::unique_ptr<SeatView> seen = m_parts.display.seen();
    std::vector<StagedAct> acts =
        actsOfOthersFrom(*seen, seenByAsked(), seen->seats(), *m_parts.game.speaker);
    m_following.pages.setCurrentIndex(0);
    m_following.acts.playMeanwhile(std::move(acts));
}

bool SessionFollower::isTableSeen() const
{
    return m_following.pages.currentIndex() == 0;
}

/// Nobody at the screen is asked.
void SessionFollower::showWaiting()
{
    m_following.questioner.clearMarks();
    m_following.turn.showWaiting();
}

/// The table is covered, unless the one who is asked can let the moment pass without a look at it.
void SessionFollower::showHandOver()
{
    showWaiting();
    if (m_parts.game.session->passingChoice())
        return m_following.turn.askToPass();
    m_following.turn.fillCover(seenByAsked());
    m_following.pages.setCurrentWidget(&m_following.turn.cover());
}

void SessionFollower::showResult()
{
    const TableGame &game = m_parts.game;
    const Outcome outcome = m_parts.display.view().outcome();
    m_parts.prompt.showQuestion(asSentence(game.speaker->sentence(outcome.why)),
                                {tr("The game is over. You can save it or undo.")});
    m_parts.prompt.announce();
    if (m_parts.prompt.isGuided())
        m_following.finale.offer(); // it would cover what the guide says
    else
        m_following.finale.show();
}

/// What is asked now is cleared away.
void SessionFollower::enterPast()
{
    m_following.finale.hide();
    m_following.since.hide();
    m_following.fights.clear(); // of the present
    m_following.fights.hideSheet();
    m_following.coach.rest();
    m_following.turn.hideNotice();
    m_following.questioner.end();
    m_following.questioner.clearMarks();
    m_parts.board.highlights().setMarked({});
    m_parts.prompt.choices().showChoices({});
    m_parts.prompt.showImpossible({});
    m_following.turn.clearPrompt();
}

void SessionFollower::leavePast()
{
    if (m_following.retrospect.leave())
        updateHeld();
}

/// Computers wait while something is shown that is not over. Later: what waited may be played immediately, but what
/// calls this is still at work on the table.
void SessionFollower::updateHeld()
{
    QTimer::singleShot(0, this, [this] {
        if (TableSession *session = m_parts.game.session.get())
            session->computers().setHeld(m_following.retrospect.isOn() || m_following.acts.isPlaying()
                                         || m_parts.board.motions().isPlaying());
    });
}

} // namespace merlon
