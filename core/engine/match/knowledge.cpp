#include "core/engine/match/knowledge.h"

#include <algorithm>

namespace merlon {

bool knowTheSame(const Match &match, SeatSet one, SeatSet other)
{
    if (one == other)
        return true;
    const std::unique_ptr<View> view = match.seenBy(one);
    const std::unique_ptr<View> otherView = match.seenBy(other);
    if (view->hash() != otherView->hash() || view->decision() != otherView->decision())
        return false;
    const auto isSame = [&](const Secrecy &secrecy) {
        return isKnownTo(secrecy, one) == isKnownTo(secrecy, other);
    };
    return std::ranges::all_of(match.chronicle(), [&](const Ply &ply) {
        return isSame(ply.secrecy) && isSame(ply.decider)
            && std::ranges::all_of(ply.events, isSame, &Event::secrecy);
    });
}

} // namespace merlon
