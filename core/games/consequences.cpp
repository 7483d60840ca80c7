#include "core/games/consequences.h"

#include "core/base/random.h"
#include "core/engine/event.h"
#include "core/engine/game.h"
#include "core/games/module.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <span>
#include <utility>

namespace merlon {

namespace {

/// What happens, as these seats may know it.
std::vector<Event> seenOf(std::span<const Event> events, SeatSet seats)
{
    std::vector<Event> seen;
    for (const Event &event : events) {
        if (isVisibleTo(event, seats))
            seen.push_back(maskedFor(event, seats));
    }
    return seen;
}

/// With a round comes what nobody has chosen.
bool beginsRound(std::span<const Event> events, const Vocabulary &vocabulary)
{
    return std::ranges::any_of(
        events, [&](const Event &event) { return vocabulary.events()[event.kind].role == TermRole::Round; });
}

} // namespace

/// Tried in several positions that may be: only if the same happens in all of them it depends on nothing hidden.
std::vector<Difference> consequencesOf(const View &view, const Tableau &tableau, Choice choice)
{
    constexpr std::uint64_t kPositions = 10;
    if (view.setup().vocabulary().isPass(choice)) // what comes then comes by itself
        return {};
    const std::unique_ptr<State> state = view.setup().start();
    std::vector<Event> events;
    std::vector<Event> first;
    for (std::uint64_t seed = 1; seed <= kPositions; ++seed) {
        Random random(seed);
        view.imagine(*state, random);
        if (state->whyNot(choice))
            return {};
        events.clear();
        EventSink sink(events);
        state->apply(choice, sink);
        if (beginsRound(events, view.setup().vocabulary()))
            return {};
        std::vector<Event> seen = seenOf(events, view.seats());
        if (seed == 1)
            first = std::move(seen);
        else if (seen != first)
            return {};
    }
    return differencesBetween(tableau, tableauOf(*state->seenBy(view.seats())));
}

} // namespace merlon
