#include "core/engine/records/known_scenario.h"

#include "core/engine/moments.h"

namespace merlon {

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

std::optional<KnownScenario> scenarioAsKnown(const Match &match, SeatSet seats, Random &random)
{
    KnownScenario known;
    Scenario &scenario = known.scenario;
    const Record record = match.record();
    scenario.game = record.game;
    scenario.board = record.board;
    scenario.options = record.options;
    for (const RecordSeat &seat : record.seats) {
        if (!seat.player.empty())
            scenario.seats[seat.seat] = seat.player;
    }
    for (std::size_t ply = match.ply() + 1; ply-- > 0; known.isNow = false) {
        const std::unique_ptr<State> state = match.stateAt(ply);
        if (!state->isAtMoment())
            continue;
        const std::unique_ptr<View> atMoment = seenAtMoment(*state, seats);
        if (std::optional<Json> position = imaginedPosition(*atMoment, *state->seenBy(seats), random)) {
            scenario.position = std::move(*position);
            return known;
        }
    }
    return std::nullopt;
}

} // namespace merlon
