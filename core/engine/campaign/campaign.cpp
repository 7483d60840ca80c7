#include "core/engine/campaign/campaign.h"

#include "core/engine/records/beginning.h"
#include "core/engine/records/record_replay.h"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <system_error>

namespace merlon {

std::optional<SavePoint> lastSavePoint(const Campaign &campaign)
{
    assert(!campaign.chapters.empty());
    const std::vector<RecordPosition> &positions = campaign.chapters.back().record.positions;
    const auto last = std::find_if(positions.rbegin(), positions.rend(),
                                   [](const RecordPosition &one) { return one.isSavePoint; });
    if (last == positions.rend())
        return std::nullopt;
    return SavePoint {campaign.chapters.size() - 1, *last};
}

bool isAtSavePoint(const Campaign &campaign)
{
    const Record &record = campaign.chapters.back().record;
    if (!record.resignations.empty())
        return false;
    const std::optional<SavePoint> save = lastSavePoint(campaign);
    return record.entries.empty() || (save && save->position.after == record.entries.size());
}

std::optional<std::size_t> parentOf(const RecordParent &parent, std::size_t chapter)
{
    std::size_t number = 0;
    const char *const end = parent.record.data() + parent.record.size();
    const auto [rest, problem] = std::from_chars(parent.record.data(), end, number);
    const bool isNumber = problem == std::errc() && rest == end;
    return isNumber && number >= 1 && number <= chapter ? std::optional(number - 1) : std::nullopt;
}

std::unique_ptr<State> stateBefore(const Campaign &campaign, std::size_t chapter, const GameLookup &games)
{
    const auto recordOf = [&](std::size_t number) -> const Record & {
        return campaign.chapters[number].record;
    };
    std::vector<std::size_t> line {chapter}; // back to the first one
    while (recordOf(line.back()).parent) {
        const std::optional<std::size_t> parent = parentOf(*recordOf(line.back()).parent, line.back());
        if (!parent)
            return nullptr;
        line.push_back(*parent);
    }
    std::unique_ptr<State> state;
    for (std::size_t i = line.size() - 1; i > 0; --i) {
        Record record = recordOf(line[i]);
        cutAfter(record, recordOf(line[i - 1]).parent->after);
        record.positions.clear(); // they are not compared here
        const Expected<Match> match = replayChoices(record, games, state.get());
        if (!match)
            return nullptr;
        state = match->state().clone();
    }
    return state;
}

bool isOfOlderRules(const Record &chapter, const GameLookup &games)
{
    const Game *const game = games(chapter.game);
    return game && chapter.rulesVersion < game->rulesVersion();
}

Record takenUp(const Campaign &campaign, const std::vector<RecordSeat> &people, const GameLookup &games)
{
    Record next = campaign.chapters.back().record;
    next.positions.clear();
    next.resignations.clear();
    cutAfter(next, 0);
    if (const std::optional<SavePoint> save = lastSavePoint(campaign)) {
        next.parent =
            RecordParent {std::to_string(save->chapter + 1), save->position.after, save->position.hash};
        next.start = save->position.position;
        next.seed = seedAfter(next.seed, save->position.hash);
    }
    for (RecordSeat &seat : next.seats) {
        const auto found = std::ranges::find(people, seat.seat, &RecordSeat::seat);
        if (found != people.end())
            seat = *found;
    }
    if (const Game *const game = games(campaign.game))
        next.rulesVersion = game->rulesVersion();
    next.begun = beginningOf(next);
    return next;
}

} // namespace merlon
