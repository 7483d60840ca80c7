#include "app/table/staging/act_player.h"

#include "app/table/position_display.h"
#include "app/table/question/bar/prompt_bar.h"
#include "app/table/staging/fight_display.h"
#include "app/table/staging/playback.h"
#include "app/table/staging/playback_controls.h"
#include "app/widgets/rows/seat_shield.h"
#include "core/canvas/view/board_highlights.h"
#include "core/canvas/view/board_view.h"
#include "core/games/module.h"

#include <QPushButton>
#include <QShortcut>

#include <algorithm>
#include <iterator>
#include <utility>

namespace merlon {

namespace {

constexpr std::chrono::milliseconds kDeciding {1600};

/// The act in which a place is settled for the last time; the end if there is none.
std::vector<StagedAct>::iterator settlingAct(std::vector<StagedAct> &acts, int place)
{
    const auto last = std::find_if(acts.rbegin(), acts.rend(), [place](const StagedAct &act) {
        return act.place == place && !act.verdict.isEmpty();
    });
    return last == acts.rend() ? acts.end() : std::prev(last.base());
}

} // namespace

ActPlayer::ActPlayer(const TableParts &parts, FightDisplay &fights, QWidget *page)
    : QObject(page)
    , m_parts(parts)
    , m_fights(fights)
    , m_page(page)
    , m_playback(new Playback(this))
    , m_controls(new PlaybackControls(parts.appearance))
{
    m_parts.prompt.addTool(m_controls);
    m_controls->hide();
    connect(m_controls, &PlaybackControls::nextWanted, this, &ActPlayer::stepOn);
    connect(m_controls, &PlaybackControls::pauseWanted, this, &ActPlayer::setPaused);
    connect(m_controls, &PlaybackControls::endWanted, this, &ActPlayer::skip);
    connect(m_playback, &Playback::reached, this, &ActPlayer::show);
    connect(m_playback, &Playback::ended, this, &ActPlayer::end);
    const auto bind = [this](Qt::Key key, void (ActPlayer::*slot)()) {
        auto *shortcut = new QShortcut(key, m_page);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        shortcut->setEnabled(false);
        connect(shortcut, &QShortcut::activated, this, slot);
        m_keys.push_back(shortcut);
    };
    bind(Qt::Key_Space, &ActPlayer::stepOn);
    bind(Qt::Key_End, &ActPlayer::skip);
    bind(Qt::Key_Escape, &ActPlayer::skip);
}

bool ActPlayer::isPlaying() const
{
    return m_playback->isRunning();
}

/// Whether the person at the screen has chosen it, and has seen it therefore.
bool ActPlayer::isOwn(const StagedAct &act) const
{
    const Seating &seating = m_parts.game.session->seating();
    return act.isChoice && act.seat < kMaxSeats && seating.isPerson(act.seat)
        && m_parts.display.eyes().contains(act.seat);
}

/// Something takes its time: more than one's own choice.
bool ActPlayer::isWorthIt(const std::vector<StagedAct> &acts) const
{
    return std::ranges::any_of(acts, [this](const StagedAct &act) { return timeFor(act).count() > 0; });
}

/// Acts are shown one after the other, in motion or as still pictures.
bool ActPlayer::takesTime() const
{
    return paceOf(m_parts.speed()).count() > 0;
}

bool ActPlayer::begin(std::vector<StoryLine> story, std::size_t ply)
{
    TableSession &session = *m_parts.game.session;
    m_showsDecision = false;
    const bool isAsking = session.stage() == TableSession::Stage::Asking;
    if (goesOnSkipping(isAsking) || !takesTime() || !m_page->isVisible())
        return false;
    std::vector<StagedAct> acts = stagedActsOf(
        m_parts.display.seen()->acts(ply, storyPlanOf(session.setup().game())), *m_parts.game.speaker);
    m_showsDecision = dwellOnDecision(acts);
    if (!isWorthIt(acts))
        return false;
    m_story = std::move(story);
    m_ply = ply;
    play(std::move(acts));
    return true;
}

void ActPlayer::playAgain(std::vector<StagedAct> acts)
{
    finish();
    m_story.clear();
    for (StagedAct &act : acts) {
        act.isChoice = false; // whoever wants to see it again wants to see all of it
        if (act.weight == StagedAct::Weight::Brief)
            act.weight = StagedAct::Weight::Plain;
    }
    if (!acts.empty())
        play(std::move(acts));
}

bool ActPlayer::playMeanwhile(std::vector<StagedAct> acts)
{
    skipNoMore(); // that was the wish of another
    if (!takesTime() || !m_page->isVisible() || !isWorthIt(acts))
        return false;
    m_story.clear(); // it has been told
    m_parts.display.showOnTheWay(*m_parts.display.seen()->at(acts.front().ply), {}, 0);
    play(std::move(acts));
    return true;
}

/// None while the game goes on, and where a guide has the last word.
std::optional<DecidingPlace> ActPlayer::decidingPlace() const
{
    if (!m_parts.game.session->match().isOver() || m_parts.prompt.isGuided())
        return std::nullopt;
    return decidingPlaceOf(*m_parts.display.seen());
}

/// However fast the acts are shown. False if the one with which the game was decided is not among them.
bool ActPlayer::dwellOnDecision(std::vector<StagedAct> &acts) const
{
    const std::optional<DecidingPlace> decided = decidingPlace();
    const auto act = decided ? settlingAct(acts, decided->place) : acts.end();
    if (act == acts.end())
        return false;
    act->weight = StagedAct::Weight::Deciding;
    return true;
}

/// The fight passes up to there, so that the strengths and what came of other places are known.
bool ActPlayer::showDecision()
{
    if (isPlaying() || m_showsDecision || !m_page->isVisible())
        return false;
    const std::optional<DecidingPlace> decided = decidingPlace();
    if (!decided)
        return false;
    const StoryPlan &plan = storyPlanOf(m_parts.game.session->setup().game());
    std::vector<StagedAct> acts =
        stagedActsOf(m_parts.display.seen()->acts(decided->fight, plan), *m_parts.game.speaker);
    const auto last = settlingAct(acts, decided->place);
    if (last == acts.end())
        return false;
    acts.erase(std::next(last), acts.end());
    for (StagedAct &act : acts) {
        act.weight = StagedAct::Weight::Passing;
        act.events.clear(); // they have been heard
    }
    for (std::size_t i = 0; i + 1 < acts.size(); ++i)
        acts[i].text.clear();
    acts.back().weight = StagedAct::Weight::Deciding;
    m_story.clear();
    m_fights.clear();
    m_fights.hideSheet();
    play(std::move(acts));
    return true;
}

void ActPlayer::play(std::vector<StagedAct> acts)
{
    TableSession &session = *m_parts.game.session;
    session.computers().setHeld(true);
    m_playback->setPaused(session.computers().isPaused());
    m_playback->begin(std::move(acts), [this](const StagedAct &act) { return timeFor(act); });
}

/// How long it stays on the screen. A picture that stands still is to be read as well.
std::chrono::milliseconds ActPlayer::timeFor(const StagedAct &act) const
{
    const std::chrono::milliseconds pace = paceOf(m_parts.speed());
    const std::chrono::milliseconds walk = m_parts.walk();
    const std::chrono::milliseconds usual = pace + (walk.count() > 0 ? 2 * walk : pace / 2);
    if (isOwn(act) && act.isGathered)
        return std::chrono::milliseconds(0); // one of many that are made one by one
    switch (act.weight) {
    case StagedAct::Weight::Passing:
        return std::chrono::milliseconds(0);
    case StagedAct::Weight::Brief:
        return isOwn(act) ? std::chrono::milliseconds(0) : walk;
    case StagedAct::Weight::Plain:
        break;
    case StagedAct::Weight::Great:
        return pace + usual;
    case StagedAct::Weight::Deciding:
        return std::max(kDeciding, pace + usual);
    }
    if (isOwn(act) && !act.inFight)
        return std::chrono::milliseconds(0);
    return usual;
}

void ActPlayer::show(const StagedAct &act)
{
    Q_EMIT reached(act);
    if (!act.view)
        return;
    const bool passes = act.weight == StagedAct::Weight::Passing;
    const int walk = passes ? 0 : static_cast<int>(m_parts.walk().count());
    const std::vector<canvas::Thing> moved = m_parts.display.showOnTheWay(*act.view, act.events, walk);
    m_fights.show(act, m_parts.display.onTheWay(), walk);
    if (timeFor(act).count() > 0)
        m_fights.lookAt(act, moved, walk);
    if (act.text.isEmpty())
        return;
    m_last = act;
    m_last.view.reset();
    m_parts.board.highlights().setMarked(act.scene);
    updatePrompt();
}

void ActPlayer::updatePrompt()
{
    const TableSession &session = *m_parts.game.session;
    const bool waits =
        session.stage() == TableSession::Stage::Thinking || session.stage() == TableSession::Stage::Paused;
    const bool fights = m_parts.display.isFilled() && !m_parts.display.tableau().duels.empty();
    const bool isHeld = session.computers().isToldToWait(); // these buttons do not go on then
    if (isHeld)
        skipNoMore();
    const bool goesOn = waits && !isHeld && !m_skips && takesTime(); // more is to be seen
    const bool up = isPlaying() || (fights && goesOn);
    if (up && !m_last.text.isEmpty()) {
        m_parts.prompt.setColour(
            colourOfSeat(m_parts.appearance.theme(), session.setup().seats(), m_last.seat));
        m_parts.prompt.showQuestion(m_last.text, {m_last.note});
    }
    if (!up && !(goesOn && m_fights.looksAside()))
        m_fights.lookBack();
    const bool came = up && !m_controls->isVisible();
    m_controls->setVisible(up);
    m_controls->setPaused(session.computers().isPaused());
    Q_EMIT controlsChanged();
    for (QShortcut *key : m_keys)
        key->setEnabled(up);
    if (came && isPlaying())
        m_controls->next()->setFocus(Qt::OtherFocusReason);
}

bool ActPlayer::hasControls() const
{
    return !m_controls->isHidden();
}

void ActPlayer::end()
{
    const std::vector<StoryLine> story = std::exchange(m_story, {});
    m_parts.board.highlights().setMarked({});
    m_parts.display.show();
    Q_EMIT ended(story, m_ply);
}

bool ActPlayer::stop()
{
    m_last = {};
    m_story.clear();
    if (!isPlaying())
        return false;
    m_playback->stop();
    m_fights.lookBack();
    m_parts.board.highlights().setMarked({});
    return true;
}

void ActPlayer::clear()
{
    stop();
    m_fights.clear();
    m_controls->hide();
}

void ActPlayer::finish()
{
    while (isPlaying())
        m_playback->next();
}

bool ActPlayer::isFighting() const
{
    const Match &match = m_parts.game.session->match();
    return isInFight(match.chronicle(), match.setup().vocabulary());
}

/// Whether what has happened is not shown. The end of a fight belongs to it; the begin of one is shown again.
bool ActPlayer::goesOnSkipping(bool isAsking)
{
    if (!m_skips)
        return false;
    const bool fights = isFighting();
    if (!isAsking && fights == m_skipsFight)
        return true;
    skipNoMore();
    return isAsking || !fights;
}

void ActPlayer::skipNoMore()
{
    if (std::exchange(m_skips, false))
        m_parts.game.session->computers().setPace(paceOf(m_parts.speed()));
}

void ActPlayer::skip()
{
    TableSession &session = *m_parts.game.session;
    // What follows as well; but nothing but the question follows what had been told before.
    if (!m_story.empty() || session.stage() != TableSession::Stage::Asking) {
        m_skips = true;
        m_skipsFight = isFighting();
        session.computers().setPace(std::chrono::milliseconds(0));
    }
    m_parts.prompt.choices().pause();
    session.computers().setPaused(false);
    m_playback->setPaused(false);
    finish();
    updatePrompt();
}

void ActPlayer::setPaused(bool paused)
{
    m_parts.game.session->computers().setPaused(paused);
    m_playback->setPaused(paused);
    updatePrompt();
    Q_EMIT stateChanged();
}

void ActPlayer::stepOn()
{
    if (isPlaying()) {
        m_parts.prompt.choices().pause();
        m_playback->next();
    }
    if (!isPlaying())
        m_parts.game.session->computers().stepOnce();
}

} // namespace merlon
