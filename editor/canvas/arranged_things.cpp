#include "editor/canvas/arranged_things.h"

#include "editor/document/board_document.h"
#include "editor/model/arrangement.h"

#include <algorithm>
#include <utility>

namespace merlon {

namespace {

/// Empty if none is hidden.
std::vector<bool> hiddenPlacesOf(const Board &board, const Selection &hidden)
{
    const std::vector<std::size_t> places = placesIn(board, hidden);
    std::vector<bool> are(places.empty() ? 0 : board.places().size(), false);
    for (const std::size_t place : places)
        are[place] = true;
    return are;
}

std::vector<bool> hiddenLinksOf(const Board &board, const Selection &hidden)
{
    if (hidden.places.empty() && hidden.links.empty())
        return {};
    std::vector<bool> are;
    for (const Link &link : board.links())
        are.push_back(hidden.places.contains(link.from) || hidden.places.contains(link.to)
                      || hidden.links.contains(linkName(link)));
    return std::ranges::find(are, true) == are.end() ? std::vector<bool>() : are;
}

} // namespace

bool ArrangedThings::follow(const BoardDocument &document)
{
    const Arrangement &arrangement = document.sketch().arrangement;
    const Board &board = document.board();
    m_hidden = hiddenThings(arrangement);
    m_locked = lockedThings(arrangement);
    m_unreachable = unreachable(arrangement);
    const std::vector<bool> places = std::exchange(m_hiddenPlaces, hiddenPlacesOf(board, m_hidden));
    const std::vector<bool> links = std::exchange(m_hiddenLinks, hiddenLinksOf(board, m_hidden));
    return places != m_hiddenPlaces || links != m_hiddenLinks;
}

bool ArrangedThings::canReach(const canvas::Thing &thing, const Board &board, bool takesLocked) const
{
    const Selection &barred = takesLocked ? m_hidden : m_unreachable;
    if (thing.place >= 0) {
        const auto place = static_cast<std::size_t>(thing.place);
        const bool isHidden = place < m_hiddenPlaces.size() && m_hiddenPlaces[place];
        return !isHidden && !barred.places.contains(board.places()[place].key);
    }
    if (thing.link < 0)
        return true;
    const auto link = static_cast<std::size_t>(thing.link);
    const bool isHidden = link < m_hiddenLinks.size() && m_hiddenLinks[link];
    return !isHidden && (barred.links.empty() || !barred.links.contains(linkName(board.links()[link])));
}

Selection ArrangedThings::lockedAmong(const Selection &thing) const
{
    return haveCommon(thing, m_locked) ? thing : Selection {};
}

} // namespace merlon
