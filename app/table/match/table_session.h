#pragma once

#include "app/table/match/prompter.h"
#include "app/table/match/seating.h"
#include "core/engine/match/match.h"
#include "core/engine/match/seat_view.h"
#include "core/engine/match/undo_limit.h"
#include "core/engine/player.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QThreadPool>
#include <QTimer>

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace merlon {

/// A match at one screen: lets computer players think on a thread of their own and persons answer in turn, and knows
/// whose secrets may be on the screen. Persons who share the screen hand it over: until the next one has taken the
/// seat, nobody's secrets show. Team-mates who may know the same, and somebody who sits at two seats, take turns
/// without that.
class TableSession final : public QObject {
    Q_OBJECT

public:
    enum class Stage {
        Asking,      ///< a person is to choose
        HandingOver, ///< the person who is to choose is not at the screen yet
        Thinking,    ///< a computer player is to choose, or its choice waits for its time
        Resting,     ///< a computer player is to choose, but the table has been paused
        Over,
    };

    /// `sittings`: one for each seat.
    TableSession(Match match, std::vector<Sitting> sittings, QObject *parent = nullptr);
    /// Stops the computer players that are thinking here, and waits until they have.
    ~TableSession() override;

    const Match &match() const { return m_match; }
    const std::vector<Sitting> &sittings() const { return m_sittings; }
    bool isPerson(Seat seat) const;
    /// Others sit at the seats from now on, one sitting for each: immediately, even while a computer player is thinking.
    /// Whose secrets may be on the screen is determined again; it never shows more of them because a computer takes over.
    void changeSittings(std::vector<Sitting> sittings);
    /// The number of seats at which persons sit.
    int persons() const;
    Stage stage() const { return m_stage; }
    /// Who is to choose; kNobody when the game is over.
    Seat asked() const { return m_match.state().decision().seat; }
    /// Whose knowledge may be on the screen: of the person at it, and of those who may look on (onlookersWith); of
    /// nobody while it is handed over; of everybody where no person plays, and after the end.
    SeatSet eyes() const;
    /// Who may look on when the person at this seat is at the screen, that person included.
    SeatSet onlookersWith(Seat seat) const { return merlon::onlookersWith(m_match, m_sittings, seat); }

    const Setup &setup() const { return m_match.setup(); }
    /// What these eyes may know of the match: for a window that shows it. It plays nothing; `play` does.
    std::unique_ptr<SeatView> seenBy(SeatSet eyes) const { return seatViewOf(m_match, eyes); }

    /// Begins, or goes on after the match was opened: to be called once, when everything is connected.
    void begin();
    /// The answer of the person who is asked. Refused in any other stage; the match is then as it was.
    Expected<void> play(Choice choice);
    /// The person who is to choose sits at the screen now.
    void takeSeat();
    /// While the screen is handed over for a question that is always asked: the choice to let the moment pass. It is
    /// always there and shows nothing, so that nobody has to change seats to make it. None at other questions, and
    /// where it is a secret who is asked.
    std::optional<Choice> passingChoice() const;
    /// Makes that choice. Whoever is at the screen stays there.
    Expected<void> letPass();
    /// Lets a computer player think about the current question, with nothing but what the seat that is asked may
    /// see; `advised` tells what it would do. Nothing in other stages.
    void askForAdvice();
    /// The same, and the choice is made.
    void letComputerChoose();
    /// The seat that chose last at this screen; kNobody if there was none.
    Seat atScreen() const { return m_atScreen; }
    /// Back and forward to the last and next question of a person (one question where only computers play). Without
    /// take-backs only as far as nothing has come out since that the persons at the screen could not know; `undoRefused`
    /// says what it was.
    bool canUndo() const;
    bool canRedo() const;
    void undo();
    void redo();
    /// Back to the beginning of a sequence of small choices, as far as undo may go. False if there is no such sequence.
    bool leaveSequence();
    /// Why the persons at the screen may not go back to question `ply`; None if they may.
    Disclosure barTo(std::size_t ply) const;
    /// Whether they may play on from question `ply` in a match of its own: where they may go back, after the end, and
    /// where only computers play.
    bool mayPlayOnFrom(std::size_t ply) const;
    /// Where computer players come from: makePlayer, if nothing else is said.
    void setPlayers(std::function<std::unique_ptr<Player>(std::string_view kind)> make)
    {
        m_makePlayer = std::move(make);
    }
    /// The person at the screen gives up.
    Expected<void> resign(Seat seat);

    /// The least time between two choices of computer players.
    void setPace(std::chrono::milliseconds pace) { m_pace = pace; }
    /// What computer players choose within this time is reported together.
    void setGathering(std::chrono::milliseconds gathering) { m_gathering = gathering; }
    /// Pauses computer players.
    void setResting(bool resting);
    bool isResting() const { return m_resting; }
    /// Lets a paused computer player make one choice.
    void stepOnce();
    /// Who answers instead of computer players, and instead of the dealer where results of chance are given.
    void setPrompter(Prompter prompter) { m_prompter = std::move(prompter); }
    /// The prompter need not wait any more.
    void promptAgain();
    /// While held, computers wait: something is still being shown.
    void setHeld(bool held);

    /// Keeps the match in this file from now on. Where that fails, now or later, the game goes on, and keeping it is
    /// tried again now and then.
    Expected<void> keepJournal(const std::filesystem::path &path);
    /// Why the journal is not kept any more; none while all is well.
    std::optional<Error> journalError() const;
    /// The same, once for each error: none if it has been returned before.
    std::optional<Error> newJournalError();
    /// The least time between two tries to keep a journal again.
    void setJournalPatience(std::chrono::milliseconds patience) { m_patience = patience; }

Q_SIGNALS:
    /// Choices have been made; the first of them is number `ply` (counted from 0) of the match's chronicle.
    void advanced(std::size_t ply);
    /// The match has gone back or forward in its own history.
    void rewound();
    /// Another stage, another question, or another person at the screen.
    void stageChanged();
    /// Nothing was undone, because of what has come out since.
    void undoRefused(merlon::Disclosure why);
    /// What a computer player would do at the current question, and why. Nobody is bound by it.
    void advised(const merlon::Advice &advice);
    /// Others sit at the seats.
    void seatsChanged();

private:
    Expected<void> answer(Choice choice);
    void sitDown(Seat seat);
    void tellRewound();
    bool mayGoTo(std::size_t ply);
    void settle();
    Stage nextStage() const;
    /// Of thoughts of computer players: once it is set they are given up, and nobody hears of them.
    using StopFlag = std::shared_ptr<std::atomic<bool>>;
    static void stop(StopFlag &thoughts);
    void ponder(const std::string &kind, StopFlag stopped, std::function<void(const Advice &)> done);
    void advise(std::function<void(const Advice &)> done);
    void think();
    bool prompt();
    void receive(std::size_t ply, Choice choice);
    void playThought();
    void tellNews();
    void forgetThought();
    void mendJournal();

    Match m_match;
    std::vector<Sitting> m_sittings;
    std::uint64_t m_seed; ///< of the computers' choices
    Stage m_stage = Stage::Resting;
    Seat m_atScreen = kNobody; ///< of a person
    SeatSet m_eyes;            ///< of those who may look at it
    bool m_isShow = false; ///< only computers have played from the beginning: everybody may see everything
    mutable std::optional<UndoLimit> m_limit; ///< once it has been asked for
    bool m_resting = false;
    bool m_stepping = false; ///< one choice although resting
    bool m_held = false;
    std::chrono::milliseconds m_pace {400};
    std::chrono::milliseconds m_gathering {0};
    std::optional<std::size_t> m_untold; ///< the first choice that has been made and not told
    QElapsedTimer m_sinceTold;
    Prompter m_prompter;
    QTimer m_wait;                   ///< runs until the next choice of a computer may be shown
    QThreadPool m_threads;           ///< on which computer players think
    StopFlag m_thinking;             ///< of the computer player whose turn it is; null: none is thinking
    StopFlag m_advising;             ///< of those who think for the person who is asked
    std::optional<Choice> m_thought; ///< a choice that waits for its time
    std::function<std::unique_ptr<Player>(std::string_view kind)> m_makePlayer;
    std::filesystem::path m_journalPath;
    std::optional<Error> m_journalFailure; ///< of the last try to begin a journal
    bool m_journalTold = false;            ///< the trouble has been told
    QElapsedTimer m_sinceJournal;          ///< since the last try
    std::chrono::milliseconds m_patience {15'000};
};

} // namespace merlon
