#include "core/games/exiles/board/surplus.h"

#include "core/games/exiles/map.h"

#include <algorithm>
#include <utility>

namespace merlon::exiles {

namespace {

/// From behind, so that the numbers of the others stay.
BoardChange withoutLinks(Indices links)
{
    std::ranges::sort(links, std::greater {});
    BoardChange change;
    for (const std::size_t link : links)
        change.edits.emplace_back(EraseLink {link});
    return change;
}

} // namespace

void keepOne(Finding &finding, const Indices &links, const std::function<bool(std::size_t)> &fits)
{
    finding.isChoice = true;
    for (const std::size_t kept : links) {
        if (links.size() < 2 || !fits(kept))
            continue;
        Indices rest = links;
        std::erase(rest, kept);
        if (finding.mend)
            finding.otherMends.push_back(withoutLinks(std::move(rest)));
        else
            finding.mend = withoutLinks(std::move(rest));
        if (links.size() > kMostFronts)
            break; // nobody looks through so many
    }
    if (!finding.mend)
        finding.mend = withoutLinks(links);
}

void removeOne(Finding &finding, const BoardParts &parts, const Indices &places)
{
    finding.isChoice = true;
    finding.mend = removePlace(parts.board(), parts.keyOf(places.back()));
    if (places.size() > kMostSections)
        return;
    for (const std::size_t place : places)
        finding.otherMends.push_back(removePlace(parts.board(), parts.keyOf(place)));
}

} // namespace merlon::exiles
