#pragma once

#include "core/base/error.h"
#include "core/engine/game.h"
#include "core/engine/match/chronicle.h"
#include "core/engine/match/dealer.h"
#include "core/engine/match/match_course.h"
#include "core/engine/records/record.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace merlon {

class Journal;
struct ChapterPlace;

/// What a match is played with besides the game itself.
struct MatchSettings {
    std::uint64_t seed = 0;
    ChanceMode chance = ChanceMode::Dealt;
    std::vector<RecordSeat> players {}; ///< by key of their seat; may leave seats out
    bool takeBacks = false;             ///< choices may be taken back whatever came out since
};

/// Holds the real state of a game that is being played, and is the only one to change it. Stops at questions:
/// decisions of a seat, and of chance if its results are given rather than dealt. Belongs to one thread.
class Match {
public:
    /// From the game's own start.
    Match(const std::shared_ptr<const Setup> &setup, MatchSettings settings);
    /// From a position of that setup: a scenario, a sketch of an editor.
    Match(const std::shared_ptr<const Setup> &setup, std::unique_ptr<State> start, MatchSettings settings);
    /// Continues a record at one of its positions: `record` is cut to what lies before it. See openRecord.
    Match(std::shared_ptr<const Setup> setup, std::unique_ptr<State> position, Record record,
          std::uint32_t chances);
    Match(Match &&) noexcept;
    Match &operator=(Match &&) noexcept;
    ~Match();

    const Setup &setup() const { return *m_setup; }
    /// Everything, hidden things included: for the program itself, never for a player.
    const State &state() const { return *m_state; }
    std::unique_ptr<View> seenBy(SeatSet seats) const { return m_state->seenBy(seats); }
    bool isOver() const;
    /// The position in which the chronicle begins.
    const State &start() const { return m_course.start(); }

    /// The number of the question that stands now. It grows with every answer and shrinks with undo.
    std::size_t ply() const { return m_now; }
    /// A copy of the state at question number `ply`, hidden things included; also at one that was undone, or one that
    /// the dealer answered.
    std::unique_ptr<State> stateAt(std::size_t ply) const { return m_course.stateAt(ply); }
    /// Leads such a copy from question `from` on to question `to`.
    void lead(State &state, std::size_t from, std::size_t to) const { m_course.lead(state, from, to); }
    /// A match of its own that stands at question `ply` of this one, with the same history before it. Chance falls
    /// as it did here as long as it is asked the same.
    Match branchAt(std::size_t ply) const;
    /// Whether the match was begun with take-backs allowed. Who may take back what is for undoableTo to say; this
    /// class goes wherever it is told.
    bool takeBacks() const { return m_record.takeBacks; }
    /// The decisions of chance up to now, also those before a record was opened.
    std::uint32_t chances() const { return m_course.chancesAt(m_now); }
    /// Answers question number `ply`. Refuses an answer to another question, a choice that is not legal and
    /// any choice after the end; the match is then as it was. A choice after undo cuts off what was undone.
    Expected<void> play(Choice choice, std::size_t ply);
    /// The same in notation, for the question that stands now.
    Expected<void> play(std::string_view line);
    /// What the dealer would answer to the question of chance that stands now, for a person who lets it roll.
    Choice dealtChoice() const;
    /// The seat gives up. Refused after the end and for a seat that the game has not.
    Expected<void> resign(Seat seat);

    bool canUndo() const;
    bool canRedo() const { return m_now < m_course.plies().size(); }
    /// Back to the question before, forward to the one after. False if there is none.
    bool undo();
    bool redo();
    /// To a question by its number; a number at which the dealer answered means the question after it.
    Expected<void> goTo(std::size_t ply);
    /// The question at depth 0 with which the sequence of small choices began that is under way; none if there is none.
    std::optional<std::size_t> beginningOfSequence() const;
    /// Leaves a sequence of small choices: back to the question at depth 0. False if there is no such
    /// sequence.
    bool leaveSequence();

    /// The steps up to now, hidden things included. A match that continues a record begins at a position of
    /// it.
    std::span<const Ply> chronicle() const { return m_course.plies().first(m_now); }
    /// The steps up to now as these seats may know them, all of it once the game is over.
    std::vector<StoryLine> story(SeatSet seats) const;

    /// The record up to now, with the position now.
    Record record() const;

    /// Somebody else plays this seat from now on; a key that the game has not is passed over. The journal, if there is
    /// one, must be begun anew to say so.
    void seat(RecordSeat player);

    /// From now on keeps the match in a file after every choice (recoverJournal reads it). An empty path: no
    /// more.
    Expected<void> keepJournal(const std::filesystem::path &path);
    /// The same as the last chapter of the campaign in that file.
    Expected<void> keepChapter(const std::filesystem::path &path, const ChapterPlace &place);
    /// The journal, to ask whether all is well; null if there is none.
    Journal *journal() const { return m_journal.get(); }

private:
    enum class Answerer { Player, Dealer };
    void answer(Choice choice, Answerer answerer);
    void dealChance();
    void cutFuture();
    void cutToNow(Record &record) const;
    void moveTo(std::size_t ply);
    void tellJournal(std::size_t before);
    void tellEntry(std::size_t entries);
    /// The position of a moment.
    RecordPosition positionAt(std::size_t moment) const;
    void keepPosition();
    void keepPositionAt(std::size_t moment);

    std::shared_ptr<const Setup> m_setup;
    Dealer m_dealer;
    std::unique_ptr<State> m_state;
    MatchCourse m_course;
    std::size_t m_now = 0; ///< the number of the question that stands; what lies beyond it was undone
    std::unique_ptr<Journal> m_journal;
    Record m_record; ///< what was undone included
};

} // namespace merlon
