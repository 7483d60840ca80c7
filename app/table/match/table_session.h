#pragma once

#include "app/table/match/adviser.h"
#include "app/table/match/computer_turns.h"
#include "app/table/match/journal_keeper.h"
#include "app/table/match/seating.h"
#include "app/table/match/thinkers.h"
#include "app/table/match/undo_rights.h"
#include "core/engine/match/match.h"
#include "core/engine/match/seat_view.h"

#include <QObject>

#include <memory>
#include <optional>
#include <vector>

namespace merlon {

/// A match at one screen: computer players and persons answer in turn. Persons who share the screen hand it over: until
/// the next one has taken the seat, nobody's secrets show. Team-mates who may know the same, and somebody who sits at
/// two seats, take turns without that; so do those who play an open game: the screen shows what the one knows who is
/// asked.
class TableSession final : public QObject {
    Q_OBJECT

public:
    enum class Stage {
        Asking,      ///< a person is to choose
        HandingOver, ///< the person who is to choose is not at the screen yet
        Thinking,    ///< a computer player is to choose, or its choice waits for its time
        Paused,      ///< a computer player is to choose, but the table has been paused
        Over,
    };

    /// `players`: one for each seat.
    TableSession(Match match, std::vector<Sitting> players, QObject *parent = nullptr);

    const Match &match() const { return m_match; }
    const Setup &setup() const { return m_match.setup(); }
    Stage stage() const { return m_stage; }
    /// Who is to choose; kNobody when the game is over.
    Seat asked() const { return m_match.state().decision().seat; }
    /// Whose knowledge may be on the screen: see Seating; of nobody while it is handed over.
    SeatSet eyes() const;
    /// What these eyes may know of the match: for a window that shows it. It plays nothing; `play` does.
    std::unique_ptr<SeatView> seenBy(SeatSet eyes) const { return seatViewOf(m_match, eyes); }

    const Seating &seating() const { return m_seating; }
    const UndoRights &undoRights() const { return m_undoRights; }
    JournalKeeper &journal() { return m_journal; }
    Thinkers &thinkers() { return m_thinkers; }
    ComputerTurns &computers() { return m_computers; }
    const ComputerTurns &computers() const { return m_computers; }
    Adviser &adviser() { return m_adviser; }

    /// Begins, or goes on after the match was opened: to be called once, when everything is connected.
    void begin();
    /// What undo takes back with an answer.
    enum class Undo : std::uint8_t { Alone, WithTheOneBefore };
    /// The answer of the person who is asked. Refused in any other stage; the match is then as it was.
    Expected<void> play(Choice choice, Undo undo = Undo::Alone);
    /// The person who is to choose sits at the screen now.
    void takeSeat();
    /// Others sit at the seats from now on, one for each: immediately, even while a computer player is thinking.
    void changePlayers(std::vector<Sitting> players);
    /// The person at the screen gives up.
    Expected<void> resign(Seat seat);

    /// While the screen is handed over for a question that is always asked: the choice to let the moment pass. It is
    /// always there and shows nothing, so that nobody has to change seats to make it. None at other questions, and
    /// where it is a secret who is asked.
    std::optional<Choice> passingChoice() const;
    /// Makes that choice. Whoever is at the screen stays there.
    Expected<void> pass();

    /// Back and forward to the last and next question of a person (one question where only computers play), back as
    /// far as UndoRights allows; `undoRefused` says what stands against it.
    void undo();
    void redo();
    /// Back to the beginning of a sequence of small choices, as far as undo may go. False if there is no such sequence.
    bool leaveSequence();

Q_SIGNALS:
    /// Choices have been made; the first of them is number `ply` (counted from 0) of the match's chronicle.
    void advanced(std::size_t ply);
    /// The match has gone back or forward in its own history.
    void rewound();
    /// Another stage, another question, or another person at the screen.
    void stageChanged();
    /// Nothing was undone, because of what has come out since.
    void undoRefused(merlon::Disclosure why);
    /// Others sit at the seats.
    void seatsChanged();

private:
    Expected<void> answer(Choice choice);
    void playForComputer(Choice choice);
    void sitDown(Seat seat);
    bool mayGoTo(std::size_t ply);
    void reportRewound();
    void report();
    void leaveQuestion();
    Stage nextStage() const;
    void settle();

    Match m_match;
    Seating m_seating;
    UndoRights m_undoRights;
    JournalKeeper m_journal;
    Thinkers m_thinkers;
    ComputerTurns m_computers;
    Adviser m_adviser;
    Stage m_stage = Stage::Paused;
    std::optional<std::size_t> m_unreported; ///< the first choice that has been made and not reported
};

} // namespace merlon
