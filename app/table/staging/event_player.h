#pragma once

#include "app/table/face/staged_event.h"
#include "app/table/table_parts.h"
#include "core/engine/match/chronicle.h"

#include <QObject>

#include <vector>

class QShortcut;

namespace merlon {

class Playback;
class PlaybackControls;

/// Plays the events that a game stages, such as an assault: one after another, with words in the prompt and buttons to
/// go on. Computers and questions wait meanwhile. The stage itself is a widget of the game (EventStage).
class EventPlayer final : public QObject {
    Q_OBJECT

public:
    /// `page`: the table, which has the keys.
    EventPlayer(const TableParts &parts, QWidget *page);

    /// The widgets of a game have been built: its stage is new.
    void followStage();
    /// The story of the game begins again: the stage reads all of it.
    void restart(std::span<const StoryLine> story);
    /// Begins to play what has happened from step `ply` of the chronicle on, up to the position that the table holds.
    /// False if it is not worth it, or nobody looks: then the caller shows it without a play.
    bool begin(const std::vector<StoryLine> &story, std::size_t ply);
    bool isPlaying() const;
    /// Plays what is left without a pause.
    void finish();
    /// Forgets what is left, because the table shows something else now. False if nothing is being played.
    bool stop();
    /// The game goes.
    void clear();

    /// The next staged event; if there is none, a step of a computer player that is paused.
    void stepOn();
    /// Computers and staged events wait for `stepOn`, or go on by themselves.
    void setPaused(bool paused);
    /// Shows the rest without a pause, and what follows too, until nothing is on the stage.
    void skip();
    /// Writes what is being played into the prompt, and shows or hides the buttons.
    void updatePrompt();
    bool hasControls() const;

    /// Whether there is something to read on the stage of the game.
    bool isStageFilled() const;
    void showStage();

Q_SIGNALS:
    /// These events are shown now.
    void reached(const merlon::StagedEvent &staged);
    /// Everything has been shown: the story that was played, and the step with which it begins.
    void ended(const std::vector<merlon::StoryLine> &story, std::size_t ply);
    /// Other things can be done than before.
    void stateChanged();
    void controlsChanged();
    void ruleWanted(const QString &rule);

private:
    void show(const StagedEvent &staged);
    void leaveLastWords(const std::vector<StagedEvent> &stagedEvents);
    std::chrono::milliseconds timeFor(const StagedEvent &staged) const;
    void end();

    TableParts m_parts;
    QWidget *m_page;
    Playback *m_playback;
    PlaybackControls *m_controls;
    std::vector<QShortcut *> m_keys;    ///< while something is played
    std::vector<StoryLine> m_story;     ///< that is being played
    std::size_t m_ply = 0;              ///< with which it begins
    StagedEvent m_lastWords;            ///< whose text is in the prompt
    std::vector<canvas::Thing> m_scene; ///< marked on the board
    bool m_skips = false;               ///< until what goes on is over
};

} // namespace merlon
