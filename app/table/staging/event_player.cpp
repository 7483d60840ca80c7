#include "app/table/staging/event_player.h"

#include "app/table/face/event_stage.h"
#include "app/table/game_panels.h"
#include "app/table/position_display.h"
#include "app/table/question/prompt_bar.h"
#include "app/table/staging/playback.h"
#include "app/table/staging/playback_controls.h"
#include "core/canvas/view/board_highlights.h"
#include "core/canvas/view/board_view.h"

#include <QPushButton>
#include <QShortcut>

#include <algorithm>
#include <utility>

namespace merlon {

namespace {

constexpr int kPaces = 3; ///< of the computer: so long does a staged event stay on the screen

} // namespace

EventPlayer::EventPlayer(const TableParts &parts, QWidget *page)
    : QObject(page)
    , m_parts(parts)
    , m_page(page)
    , m_playback(new Playback(this))
    , m_controls(new PlaybackControls(parts.appearance))
{
    m_parts.prompt.addTool(m_controls);
    m_controls->hide();
    connect(m_controls, &PlaybackControls::nextWanted, this, &EventPlayer::stepOn);
    connect(m_controls, &PlaybackControls::pauseWanted, this, &EventPlayer::setPaused);
    connect(m_controls, &PlaybackControls::endWanted, this, &EventPlayer::skip);
    connect(m_playback, &Playback::reached, this, &EventPlayer::show);
    connect(m_playback, &Playback::ended, this, &EventPlayer::end);
    const auto bind = [this](Qt::Key key, void (EventPlayer::*slot)()) {
        auto *shortcut = new QShortcut(key, m_page);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        shortcut->setEnabled(false);
        connect(shortcut, &QShortcut::activated, this, slot);
        m_keys.push_back(shortcut);
    };
    bind(Qt::Key_Space, &EventPlayer::stepOn);
    bind(Qt::Key_End, &EventPlayer::skip);
    bind(Qt::Key_Escape, &EventPlayer::skip);
}

void EventPlayer::followStage()
{
    EventStage *stage = m_parts.panels.stage();
    if (!stage)
        return;
    connect(stage, &EventStage::wanted, this, [this, stage](bool wanted) {
        stage->setVisible(wanted);
        Q_EMIT stateChanged();
    });
    connect(stage, &EventStage::ruleWanted, this, &EventPlayer::ruleWanted);
    connect(stage, &EventStage::placesWanted, this, [this](const std::vector<canvas::Thing> &things) {
        m_parts.board.highlights().setMarked(things.empty() && isPlaying() ? m_scene : things);
    });
}

void EventPlayer::restart(std::span<const StoryLine> story)
{
    if (EventStage *stage = m_parts.panels.stage())
        stage->begin(story, *m_parts.game.speaker);
}

bool EventPlayer::isPlaying() const
{
    return m_playback->isRunning();
}

bool EventPlayer::begin(const std::vector<StoryLine> &story, std::size_t ply)
{
    EventStage *stage = m_parts.panels.stage();
    if (!stage)
        return false;
    std::vector<Event> events;
    for (const StoryLine &line : story)
        events.insert(events.end(), line.events.begin(), line.events.end());
    TableSession &session = *m_parts.game.session;
    if (!stage->isRunning() && std::exchange(m_skips, false))
        session.computers().setPace(paceOf(m_parts.settings.speed));
    std::vector<StagedEvent> stagedEvents = stage->stagedEvents(events);
    const bool worthIt = std::ranges::any_of(stagedEvents, [](const StagedEvent &staged) {
        return staged.weight != StagedEvent::Weight::Passing && !staged.text.isEmpty();
    });
    if (m_skips || !worthIt || walkOf(m_parts.settings).count() == 0 || !m_page->isVisible()) {
        stage->add(events);
        leaveLastWords(stagedEvents);
        return false;
    }
    m_story = story;
    m_ply = ply;
    session.computers().setHeld(true);
    m_playback->setPaused(session.computers().isPaused());
    m_playback->begin(std::move(stagedEvents), [this](const StagedEvent &staged) { return timeFor(staged); });
    return true;
}

/// How long it stays on the screen.
std::chrono::milliseconds EventPlayer::timeFor(const StagedEvent &staged) const
{
    const std::chrono::milliseconds time = kPaces * paceOf(m_parts.settings.speed) + walkOf(m_parts.settings);
    switch (staged.weight) {
    case StagedEvent::Weight::Passing:
        return std::chrono::milliseconds(0);
    case StagedEvent::Weight::Plain:
        break;
    case StagedEvent::Weight::Great:
        return 2 * time;
    }
    return time;
}

/// What was shown without a pause leaves its last text in the prompt, until somebody is asked.
void EventPlayer::leaveLastWords(const std::vector<StagedEvent> &stagedEvents)
{
    const auto last = std::find_if(stagedEvents.rbegin(), stagedEvents.rend(),
                                   [](const StagedEvent &staged) { return !staged.text.isEmpty(); });
    m_lastWords = last == stagedEvents.rend() || m_skips ? StagedEvent() : *last;
    m_scene.clear();
}

void EventPlayer::show(const StagedEvent &staged)
{
    EventStage &stage = *m_parts.panels.stage();
    stage.add(staged.events);
    Q_EMIT reached(staged);
    PositionDisplay &display = m_parts.display;
    const auto walk = staged.weight == StagedEvent::Weight::Passing
        ? 0
        : static_cast<int>(walkOf(m_parts.settings).count());
    display.walkOnBoard(
        stage.pictureAfter(staged, m_playback->later(), m_parts.board.picture(), display.picture()),
        staged.events, walk);
    if (staged.text.isEmpty())
        return;
    m_lastWords = staged;
    m_scene = staged.scene;
    m_parts.board.highlights().setMarked(m_scene);
    updatePrompt();
}

void EventPlayer::updatePrompt()
{
    const EventStage *stage = m_parts.panels.stage();
    const bool running = stage && stage->isRunning();
    const TableSession &session = *m_parts.game.session;
    const bool waits =
        session.stage() == TableSession::Stage::Thinking || session.stage() == TableSession::Stage::Paused;
    const bool up = isPlaying() || (running && waits && !m_skips && walkOf(m_parts.settings).count() > 0);
    if (up && !m_lastWords.text.isEmpty())
        m_parts.prompt.showQuestion(m_lastWords.text, m_lastWords.note);
    const bool came = up && !m_controls->isVisible();
    m_controls->setVisible(up);
    m_controls->setPaused(session.computers().isPaused());
    Q_EMIT controlsChanged();
    for (QShortcut *key : m_keys)
        key->setEnabled(up);
    if (came && isPlaying())
        m_controls->next()->setFocus(Qt::OtherFocusReason);
}

bool EventPlayer::hasControls() const
{
    return !m_controls->isHidden();
}

void EventPlayer::end()
{
    const std::vector<StoryLine> story = std::exchange(m_story, {});
    m_scene.clear();
    m_parts.board.highlights().setMarked({});
    m_parts.display.show();
    Q_EMIT ended(story, m_ply);
}

bool EventPlayer::stop()
{
    m_lastWords = {};
    m_scene.clear();
    m_story.clear();
    if (!isPlaying())
        return false;
    m_playback->stop();
    m_parts.board.highlights().setMarked({});
    return true;
}

void EventPlayer::clear()
{
    stop();
    m_controls->hide();
}

void EventPlayer::finish()
{
    while (isPlaying())
        m_playback->next();
}

void EventPlayer::skip()
{
    m_skips = true;
    m_parts.prompt.choices().pause();
    m_parts.game.session->computers().setPace(std::chrono::milliseconds(0));
    m_parts.game.session->computers().setPaused(false);
    m_playback->setPaused(false);
    finish();
    updatePrompt();
}

void EventPlayer::setPaused(bool paused)
{
    m_parts.game.session->computers().setPaused(paused);
    m_playback->setPaused(paused);
    updatePrompt();
    Q_EMIT stateChanged();
}

void EventPlayer::stepOn()
{
    if (isPlaying()) {
        m_parts.prompt.choices().pause();
        m_playback->next();
    }
    if (!isPlaying())
        m_parts.game.session->computers().stepOnce();
}

bool EventPlayer::isStageFilled() const
{
    const EventStage *stage = m_parts.panels.stage();
    return stage && stage->isFilled();
}

void EventPlayer::showStage()
{
    m_parts.panels.stage()->setVisible(true);
    m_parts.panels.stage()->setFocus(Qt::OtherFocusReason);
}

} // namespace merlon
