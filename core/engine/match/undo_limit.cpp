#include "core/engine/match/undo_limit.h"

#include <algorithm>

namespace merlon {

namespace {

constexpr int kImagined = 32; ///< positions tried for each choice

/// All that seats notice of a choice.
struct Impression {
    std::uint64_t view = 0;
    Decision next;
    std::vector<Event> events;

    friend bool operator==(const Impression &, const Impression &) = default;
};

/// Makes the step and looks at what these seats see then.
Impression impressionOf(State &state, const Ply &step, SeatSet seats)
{
    std::vector<Event> all;
    EventSink sink(all);
    if (step.resignation)
        state.resign(step.decision.seat, sink);
    else
        state.apply(step.choice, sink);
    const std::unique_ptr<View> view = state.seenBy(seats);
    Impression impression {view->hash(), view->decision(), {}};
    for (const Event &event : all) {
        if (isVisibleTo(event, seats))
            impression.events.push_back(maskedFor(event, seats));
    }
    return impression;
}

bool showsHiddenThing(const Match &match, std::size_t ply, SeatSet seats)
{
    const Ply &step = match.chronicle()[ply];
    const std::unique_ptr<State> state = match.stateAt(ply);
    const std::unique_ptr<State> imagined = state->clone();
    const std::unique_ptr<View> before = state->seenBy(seats);
    const Impression real = impressionOf(*state, step, seats);
    Random random(ply, kImagined); // the same answer whenever it is asked
    for (int i = 0; i < kImagined; ++i) {
        before->imagine(*imagined, random);
        if (!step.resignation && imagined->whyNot(step.choice))
            return true;
        if (impressionOf(*imagined, step, seats) != real)
            return true;
    }
    return false;
}

} // namespace

Disclosure disclosureAt(const Match &match, std::size_t ply, SeatSet seats)
{
    const Ply &step = match.chronicle()[ply];
    if (seats.contains(step.decision.seat))
        return showsHiddenThing(match, ply, seats) ? Disclosure::HiddenThing : Disclosure::None;
    const bool isSeen = step.resignation || isVisibleTo(step.secrecy, seats)
        || std::ranges::any_of(step.events,
                               [seats](const Event &event) { return isVisibleTo(event, seats); });
    if (!isSeen)
        return Disclosure::None;
    return step.decision.seat == kChance ? Disclosure::Chance : Disclosure::OtherChoice;
}

UndoLimit undoableTo(const Match &match, SeatSet seats)
{
    for (std::size_t ply = match.ply(); ply-- > 0;) {
        if (const Disclosure why = disclosureAt(match, ply, seats); why != Disclosure::None)
            return {ply + 1, why};
    }
    return {};
}

} // namespace merlon
