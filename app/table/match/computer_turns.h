#pragma once

#include "app/table/match/seating.h"
#include "app/table/match/thinkers.h"

#include <QElapsedTimer>
#include <QTimer>

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>

namespace merlon {

/// What a prompter says to a question that no person is asked.
struct Prompting {
    enum class Kind : std::uint8_t {
        Leaves,  ///< a computer player or the dealer answers, as always
        Answers, ///< with this choice
        Waits,   ///< nobody answers before ComputerTurns::promptAgain
    };
    Kind kind = Kind::Leaves;
    Choice choice {};
};

/// Answers for other players: a lesson.
using Prompter = std::function<Prompting(const Match &)>;

/// Chooses where no person is asked: lets computer players think, and says when what they thought of is to be played: at
/// their pace, not while they are paused, and not while something is still being shown.
class ComputerTurns final : public QObject {
    Q_OBJECT

public:
    /// All must live as long.
    ComputerTurns(const Match &match, const Seating &seating, Thinkers &thinkers);

    /// The least time between two choices.
    void setPace(std::chrono::milliseconds pace) { m_pace = pace; }
    /// What is chosen within this time is reported together.
    void setGathering(std::chrono::milliseconds gathering) { m_gathering = gathering; }
    void setPaused(bool paused);
    bool isPaused() const { return m_isPaused; }
    /// Lets a paused computer player make one choice.
    void stepOnce();
    /// While held, choices wait: something is still being shown.
    void setHeld(bool held);
    /// Who answers instead of computer players, and instead of the dealer where results of chance are given.
    void setPrompter(Prompter prompter) { m_prompter = std::move(prompter); }
    /// The prompter need not wait any more.
    void promptAgain();
    /// Whether the prompter wants everybody to wait.
    bool isToldToWait() const;

    /// Whether somebody is to choose who is no person, and is not paused.
    bool mayChoose() const;
    /// Lets the one think who is to choose, unless that is done already.
    void begin();
    /// The question that was thought about is no longer asked.
    void forget();
    /// Whether the next choice may still be reported together with the one before.
    bool mayGather() const;
    /// What has been chosen has been reported.
    void noteReport();

Q_SIGNALS:
    /// It is time to play this choice.
    void chosen(merlon::Choice choice);
    /// Computer players need not wait any more, or are to wait now: they are paused, or a prompter says so.
    void waitChanged();

private:
    bool isTheirTurn() const;
    bool askPrompter();
    void receive(std::size_t ply, Choice choice);
    void playIfTime();

    const Match &m_match;
    const Seating &m_seating;
    Thinkers &m_thinkers;
    std::chrono::milliseconds m_pace {400};
    std::chrono::milliseconds m_gathering {0};
    bool m_isPaused = false;
    bool m_isStepping = false; ///< one choice although paused
    bool m_isHeld = false;
    Prompter m_prompter;
    QTimer m_wait; ///< runs until the next choice may be shown
    QElapsedTimer m_sinceReport;
    Thought m_thinking;
    std::optional<Choice> m_choice; ///< waits for its time
};

} // namespace merlon
