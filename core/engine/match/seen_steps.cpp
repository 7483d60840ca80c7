#include "core/engine/match/seen_steps.h"

#include <optional>
#include <utility>

namespace merlon {

namespace {

void apply(State &state, const Ply &ply)
{
    EventSink silence;
    if (ply.resignation)
        state.resign(ply.decision.seat, silence);
    else
        state.apply(ply.choice, silence);
}

} // namespace

void walkThrough(const State &start, std::span<const Ply> plies, SeatSet seats,
                 const std::function<void(SeenStep)> &visit)
{
    const std::unique_ptr<State> state = start.clone();
    std::optional<SeenStep> open;
    const auto close = [&] {
        if (!open)
            return;
        open->view = state->seenBy(seats);
        visit(*std::exchange(open, std::nullopt));
    };
    for (std::size_t i = 0; i < plies.size(); ++i) {
        const Ply &ply = plies[i];
        if (ply.resignation || isVisibleTo(ply.secrecy, seats))
            close();
        if (!open)
            open.emplace();
        apply(*state, ply);
        open->ply = i + 1;
        for (const Event &event : ply.events) {
            if (isVisibleTo(event, seats))
                open->events.push_back(maskedFor(event, seats));
        }
    }
    close();
}

} // namespace merlon
