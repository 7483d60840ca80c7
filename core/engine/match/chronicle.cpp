#include "core/engine/match/chronicle.h"

namespace merlon {

std::vector<StoryLine> storyFor(std::span<const Ply> plies, SeatSet seats)
{
    std::vector<StoryLine> story;
    std::size_t number = 0;
    for (std::size_t i = 0; i < plies.size(); ++i) {
        const Ply &ply = plies[i];
        if (ply.resignation || isVisibleTo(ply.secrecy, seats)) {
            StoryLine line;
            line.number = ++number;
            line.ply = i;
            line.seat = isVisibleTo(ply.decider, seats) ? ply.decision.seat : kSomebody;
            line.resignation = ply.resignation;
            line.dealt = ply.dealt;
            if (!ply.resignation)
                line.choice = maskedFor(ply.choice, ply.secrecy, seats);
            story.push_back(std::move(line));
        }
        for (const Event &event : ply.events) {
            if (!isVisibleTo(event, seats))
                continue;
            if (story.empty())
                story.emplace_back();
            story.back().events.push_back(maskedFor(event, seats));
        }
    }
    return story;
}

} // namespace merlon
