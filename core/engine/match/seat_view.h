#pragma once

#include "core/base/error.h"
#include "core/engine/match/chronicle.h"
#include "core/engine/match/seen_acts.h"
#include "core/engine/match/seen_steps.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <vector>

namespace merlon {

class Match;

/// A match as some seats may know it, and what they may do in it: one seat, or all that share a screen; the empty set
/// is a spectator. A window is made from this and from nothing else, so that the match itself may be somewhere else.
/// What the seats may choose now, and why not something else, the view says that `now` gives.
class SeatView {
public:
    virtual ~SeatView() = default;

    virtual const Setup &setup() const = 0;
    virtual SeatSet seats() const = 0;
    /// The number of the question that stands. It grows with every answer and shrinks with undo.
    virtual std::size_t ply() const = 0;
    /// What the seats know now.
    virtual std::unique_ptr<View> now() const = 0;
    /// What they knew when question `ply` stood, which is not after the one that stands now.
    virtual std::unique_ptr<View> at(std::size_t ply) const = 0;
    /// The steps from question `from` to question `to`, as they may know them. The lines count from `from`.
    virtual std::vector<StoryLine> story(std::size_t from, std::size_t to) const = 0;
    /// All steps up to now.
    std::vector<StoryLine> story() const { return story(0, ply()); }
    /// Shows each step since question `from`, in its order, with what they knew after it.
    virtual void walk(std::size_t from, const std::function<void(SeenStep)> &visit) const = 0;

    /// What they would know at the next question, if this choice were made now: where the same seat of theirs goes on with
    /// a sequence of small choices, so that both can be made in one go. Null if something else follows, or if the choice is
    /// not legal.
    virtual std::unique_ptr<View> after(Choice choice) const = 0;

    /// What has happened since question `from` act by act, as they may know it; `plan`: that of the game. Deaths and fights
    /// are cut out, so that each can be shown by itself.
    virtual std::vector<SeenAct> acts(std::size_t from, const StoryPlan &plan) const = 0;

    /// Answers question number `ply` for a seat of theirs. Refuses an answer to another question, to a question that is
    /// not theirs, and a choice that is not legal; the match is then as it was.
    virtual Expected<void> play(Choice choice, std::size_t ply) = 0;
    /// A seat of theirs gives up. Refused after the end, and for other seats.
    virtual Expected<void> resign(Seat seat) = 0;
};

/// The same of a match on this machine, which must live as long.
std::unique_ptr<SeatView> seatViewOf(Match &match, SeatSet seats);
/// For eyes only: it refuses to play.
std::unique_ptr<SeatView> seatViewOf(const Match &match, SeatSet seats);

} // namespace merlon
