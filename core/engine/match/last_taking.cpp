#include "core/engine/match/last_taking.h"

#include "core/engine/match/seen_acts.h"
#include "core/engine/notation/vocabulary.h"

namespace merlon {

std::optional<LastTaking> lastTaking(std::span<const StoryLine> story, const Vocabulary &words)
{
    LastTaking taking;
    for (std::size_t line = story.size(); line-- > 0;) {
        if (story[line].resignation)
            return std::nullopt;
        const std::vector<Event> &events = story[line].events;
        for (std::size_t event = events.size(); event-- > 0;) {
            switch (words.events()[events[event].kind].role) {
            case TermRole::Taken:
                if (taking.place < 0) {
                    taking.place = placeOf(events[event], words);
                    taking.event = events[event];
                }
                break;
            case TermRole::Fight:
                taking.fight = story[line].ply;
                return taking.place < 0 ? std::nullopt : std::optional(taking);
            case TermRole::Round:
            case TermRole::RoundEnd:
            case TermRole::Part:
                return std::nullopt;
            default:
                break;
            }
        }
    }
    return std::nullopt;
}

} // namespace merlon
