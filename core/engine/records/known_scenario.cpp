#include "core/engine/records/known_scenario.h"

#include "core/base/json.h"
#include "core/engine/moments.h"

#include <functional>

namespace merlon {

namespace {

/// A match as a scenario without a position.
Scenario scenarioOf(const Match &match)
{
    Scenario scenario;
    const Record record = match.record();
    scenario.game = record.game;
    scenario.board = record.board;
    scenario.options = record.options;
    for (const RecordSeat &seat : record.seats) {
        if (!seat.player.empty())
            scenario.seats[seat.seat] = seat.player;
    }
    return scenario;
}

/// The last question up to number `ply` that leaves something to play and of which `positionOf` gives a position.
std::optional<KnownScenario> lastWritable(const Match &match, std::size_t ply,
                                          const std::function<std::optional<Json>(const State &)> &positionOf)
{
    KnownScenario known {.scenario = scenarioOf(match)};
    for (known.ply = ply + 1; known.ply-- > 0; known.isNow = false) {
        const std::unique_ptr<State> state = match.stateAt(known.ply);
        if (!state->isAtMoment() || state->outcome().over)
            continue;
        if (std::optional<Json> position = positionOf(*state)) {
            known.scenario.position = std::move(*position);
            return known;
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<Json> imaginedPosition(const View &atMoment, const View &now, Random &random)
{
    constexpr int kTries = 8; // what comes to light on the way to the question may be another thing
    const std::unique_ptr<State> imagined = now.setup().start();
    for (int i = 0; i < kTries; ++i) {
        atMoment.imagine(*imagined, random);
        Json position = imagined->position();
        const Expected<std::unique_ptr<State>> again = now.setup().position(position);
        if (!again)
            return std::nullopt;
        if ((*again)->seenBy(now.seats())->hash() == now.hash())
            return position;
    }
    return std::nullopt;
}

std::optional<KnownScenario> scenarioAsKnown(const Match &match, std::size_t ply, SeatSet seats,
                                             Random &random)
{
    return lastWritable(match, ply, [&](const State &state) {
        return imaginedPosition(*seenAtMoment(state, seats), *state.seenBy(seats), random);
    });
}

std::optional<KnownScenario> wholeScenario(const Match &match, std::size_t ply)
{
    return lastWritable(match, ply, [&](const State &state) -> std::optional<Json> {
        Json position = state.position();
        return match.setup().position(position) ? std::optional(std::move(position)) : std::nullopt;
    });
}

} // namespace merlon
