#pragma once

#include "core/base/json_fwd.h"
#include "core/base/random.h"
#include "core/engine/choice.h"
#include "core/engine/decision.h"
#include "core/engine/event.h"
#include "core/engine/reason.h"

#include <array>
#include <cstdint>
#include <memory>

namespace merlon {

class Setup;
class View;

/// How the game stands for one seat when it is over.
struct SeatResult {
    std::uint8_t place = 0; ///< 1 is best; team-mates share it
    std::int32_t score = 0; ///< 0 where the game has no score
};

/// How a game ended.
struct Outcome {
    bool over = false;
    std::array<SeatResult, kMaxSeats> seats {};
    Event why; ///< the event that ended it

    bool isWinner(Seat seat) const { return over && seats[seat].place == 1; }
};

/// Everything about a game at one moment, hidden things included. Belongs to one thread.
class State {
public:
    virtual ~State() = default;

    /// Who chooses now: a seat, chance, or nobody when the game is over.
    virtual Decision decision() const = 0;
    /// The legal choices, in a fixed order; never empty while the game runs. At a decision of chance its outcomes.
    virtual void choices(ChoiceList &out) const = 0;
    /// At a decision of chance: what can come out, with weights. Otherwise empty.
    virtual void outcomes(OutcomeList &out) const = 0;
    /// Applies a legal choice and runs on to the next decision that has two choices or more, or is marked `ask`.
    /// Choices forced on the way show as events. Asserts that the choice is legal.
    virtual void apply(Choice choice, EventSink &events) = 0;
    /// Why a choice is not legal now, with its rule; none exactly for the legal choices. Any 8 bytes are welcome.
    virtual Reason whyNot(Choice choice) const = 0;
    /// Who may know this choice, made now.
    virtual Secrecy secrecy(Choice choice) const = 0;
    /// The seat gives up; the game is over.
    virtual void resign(Seat seat, EventSink &events) = 0;

    virtual std::unique_ptr<State> clone() const = 0;
    /// Becomes equal to a state of the same setup, without an allocation.
    virtual void copyFrom(const State &other) = 0;
    /// The union of what these seats may know; the empty set is a spectator. Everything when the game is over.
    virtual std::unique_ptr<View> seenBy(SeatSet seats) const = 0;
    /// Over all fields in a fixed order, never over raw memory.
    virtual std::uint64_t hash() const = 0;
    /// Place and score of each seat, and why, once the game is over.
    virtual Outcome outcome() const = 0;
    /// The whole position as readable JSON, as it was at the last moment of the game that a position can name: what has
    /// happened since, in the middle of a sequence, is not in it. Setup::position reads it.
    virtual Json position() const = 0;
    /// Takes over from an earlier state what is only seen of what has happened, such as ruins: no rule asks for it, and no
    /// position tells of it, so that a state that was read from one knows nothing of it.
    virtual void takeTraces(const State & /*earlier*/) { }
    /// Whether nobody has chosen anything since that moment: position() reads back to a state equal to this one.
    virtual bool isAtMoment() const { return true; }
    /// Whether that moment is one at which a campaign is saved, and nobody has chosen anything since: see Setup::campaign.
    virtual bool isAtSavePoint() const { return false; }
    /// For games played for their results alone, whose positions nobody wants: forgets the last moment and keeps none
    /// from now on, nor do the clones, which makes choices and copies cheaper. position() and isAtMoment() must not be
    /// asked any more.
    virtual void forgetMoments() { }
    virtual const Setup &setup() const = 0;
};

/// What some seats may know of a state, and no more.
class View {
public:
    virtual ~View() = default;

    virtual SeatSet seats() const = 0;
    /// As State::decision; kSomebody where even that is secret.
    virtual Decision decision() const = 0;
    /// Empty unless one of these seats decides.
    virtual void choices(ChoiceList &out) const = 0;
    /// As State::whyNot, from what these seats may know: none exactly for the choices of the view. Where none of them
    /// decides, every choice has the same reason.
    virtual Reason whyNot(Choice choice) const = 0;
    virtual Outcome outcome() const = 0;
    /// A whole state that fits all that is known, the hidden things drawn at random from what is possible.
    /// `into` is any state of the same setup. The only way from a view to a state.
    virtual void imagine(State &into, Random &random) const = 0;
    /// Equal for equal knowledge.
    virtual std::uint64_t hash() const = 0;
    /// What is known now as readable JSON, with "?" for what is hidden. Between two moments it names none: `"at"` is "?".
    virtual Json position() const = 0;
    virtual const Setup &setup() const = 0;
};

} // namespace merlon
