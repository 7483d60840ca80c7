#pragma once

#include "app/table/staging/deciding_place.h"
#include "app/table/staging/staged_act.h"
#include "app/table/table_parts.h"
#include "core/engine/match/chronicle.h"

#include <QObject>

#include <chrono>
#include <optional>
#include <vector>

class QShortcut;

namespace merlon {

class FightDisplay;
class Playback;
class PlaybackControls;

/// Shows what happens act by act, so that it can be followed: each at its place, with words in the prompt and buttons to go
/// on. Computers and questions wait meanwhile. What is shown are positions that were.
class ActPlayer final : public QObject {
    Q_OBJECT

public:
    /// `page`: the table, which has the keys.
    ActPlayer(const TableParts &parts, FightDisplay &fights, QWidget *page);

    /// Begins to play what has happened from step `ply` of the chronicle on, up to the position that the table holds.
    /// False if it is not worth it, or nobody looks: then the caller shows it without a play.
    bool begin(std::vector<StoryLine> story, std::size_t ply);
    /// Plays acts of before once more, and returns to the position that the table holds.
    void playAgain(std::vector<StagedAct> acts);
    /// Plays what has happened while the one who looks on now did not, and returns to the position that the table holds.
    /// False if it is not worth it, or nobody looks.
    bool playMeanwhile(std::vector<StagedAct> acts);
    /// A game is over, and where it was decided in a fight has not been seen for long enough: shows it for a moment. What
    /// has happened has been told already. False if there is nothing to show, or nobody looks.
    bool showDecision();
    bool isPlaying() const;
    /// Plays what is left without a pause.
    void finish();
    /// Forgets what is left, because the table shows something else now. False if nothing is being played.
    bool stop();
    /// The game goes.
    void clear();

    /// The next act; if there is none, a step of a computer player that is paused.
    void stepOn();
    /// Computers and acts wait for `stepOn`, or go on by themselves.
    void setPaused(bool paused);
    /// Shows the rest without a pause, and what follows too, until a person is asked or has something to read, the fight
    /// is over, or one begins.
    void skip();
    /// Writes what is being played into the prompt, and shows or hides the buttons.
    void updatePrompt();
    bool hasControls() const;

Q_SIGNALS:
    /// The act is shown now.
    void reached(const merlon::StagedAct &act);
    /// Everything has been shown: the story that was played, and the step with which it begins; no story if it was played
    /// again.
    void ended(const std::vector<merlon::StoryLine> &story, std::size_t ply);
    /// Other things can be done than before.
    void stateChanged();
    void controlsChanged();

private:
    void play(std::vector<StagedAct> acts);
    std::optional<DecidingPlace> decidingPlace() const;
    bool dwellOnDecision(std::vector<StagedAct> &acts) const;
    void show(const StagedAct &act);
    std::chrono::milliseconds timeFor(const StagedAct &act) const;
    bool takesTime() const;
    bool isOwn(const StagedAct &act) const;
    bool isWorthIt(const std::vector<StagedAct> &acts) const;
    void end();
    bool goesOnSkipping(bool isAsking);
    void skipNoMore();
    bool isFighting() const;

    TableParts m_parts;
    FightDisplay &m_fights;
    QWidget *m_page;
    Playback *m_playback;
    PlaybackControls *m_controls;
    std::vector<QShortcut *> m_keys; ///< while something is played
    std::vector<StoryLine> m_story;  ///< that is being played
    std::size_t m_ply = 0;           ///< with which it begins
    StagedAct m_last;                ///< whose text is in the prompt
    bool m_showsDecision = false;    ///< what was begun last has the act with which the game was decided
    bool m_skips = false;            ///< until what goes on is over
    bool m_skipsFight = false;       ///< a fight, or what is none
};

} // namespace merlon
