#include "editor/model/selection.h"

#include "core/board/analysis.h"

#include <algorithm>
#include <cctype>

namespace merlon {

namespace {

template <class T>
void toggleAll(std::set<T> &in, const std::set<T> &others)
{
    for (const T &other : others) {
        if (in.erase(other) == 0)
            in.insert(other);
    }
}

/// All links of the board between places that exist, in both directions.
PlaceGraph everyLink(const Board &board)
{
    PlaceGraph graph {board.places().size(), {}};
    for (const Link &link : board.links()) {
        const auto from = board.indexOf(link.from);
        const auto to = board.indexOf(link.to);
        if (from && to)
            graph.links.emplace_back(*from, *to);
    }
    return bothWays(std::move(graph));
}

} // namespace

std::string lowerCase(std::string text)
{
    std::ranges::transform(text, text.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

std::vector<std::size_t> placesIn(const Board &board, const Selection &selection)
{
    std::vector<std::size_t> places;
    for (const std::string &key : selection.places) {
        if (const auto place = board.indexOf(key))
            places.push_back(*place);
    }
    std::ranges::sort(places);
    return places;
}

std::vector<std::size_t> linksIn(const Board &board, const Selection &selection)
{
    std::vector<std::size_t> links;
    for (std::size_t i = 0; i < board.links().size() && !selection.links.empty(); ++i) {
        if (selection.links.contains(linkName(board.links()[i])))
            links.push_back(i);
    }
    return links;
}

bool liesWithin(const Selection &selection, const Link &link)
{
    return selection.places.contains(link.from) && selection.places.contains(link.to);
}

Selection everything(const Board &board)
{
    Selection all;
    for (const Place &place : board.places())
        all.places.insert(place.key);
    for (const Link &link : board.links())
        all.links.insert(linkName(link));
    return all;
}

Selection inverseOf(const Board &board, const Selection &selection)
{
    return toggled(everything(board), stillThere(board, selection));
}

Selection connectedWith(const Board &board, const Selection &selection)
{
    std::vector<std::size_t> sources = placesIn(board, selection);
    for (const std::size_t link : linksIn(board, selection)) {
        if (const auto from = board.indexOf(board.links()[link].from))
            sources.push_back(*from);
    }
    const std::vector<bool> reached = reachedFrom(everyLink(board), sources);
    Selection connected;
    for (std::size_t i = 0; i < reached.size(); ++i) {
        if (reached[i])
            connected.places.insert(board.places()[i].key);
    }
    for (const Link &link : board.links()) {
        if (liesWithin(connected, link))
            connected.links.insert(linkName(link));
    }
    return connected;
}

Selection ofSameKind(const Board &board, const Selection &selection)
{
    std::set<std::string> placeKinds;
    std::set<std::string> linkKinds;
    for (const std::size_t place : placesIn(board, selection))
        placeKinds.insert(board.places()[place].kind);
    for (const LinkName &link : selection.links)
        linkKinds.insert(link.kind);
    Selection same;
    for (const Place &place : board.places()) {
        if (placeKinds.contains(place.kind))
            same.places.insert(place.key);
    }
    for (const Link &link : board.links()) {
        if (linkKinds.contains(link.kind))
            same.links.insert(linkName(link));
    }
    return same;
}

Selection ofSide(const Board &board, const std::string &side)
{
    Selection there;
    for (const Place &place : board.places()) {
        if (place.side == side)
            there.places.insert(place.key);
    }
    for (const Link &link : board.links()) {
        if (liesWithin(there, link))
            there.links.insert(linkName(link));
    }
    return there;
}

Selection found(const Board &board, const std::string &text)
{
    const std::string wanted = lowerCase(text);
    const auto contains = [&wanted](const std::string &word) {
        return lowerCase(word).find(wanted) != std::string::npos;
    };
    Selection fitting;
    for (const Place &place : board.places()) {
        const bool named =
            std::ranges::any_of(place.names, [&](const auto &name) { return contains(name.second); });
        if (named || contains(place.key) || contains(place.kind))
            fitting.places.insert(place.key);
    }
    return fitting;
}

Selection stillThere(const Board &board, const Selection &selection)
{
    Selection left;
    for (const std::string &key : selection.places) {
        if (board.indexOf(key))
            left.places.insert(key);
    }
    for (const std::size_t link : linksIn(board, selection))
        left.links.insert(linkName(board.links()[link]));
    return left;
}

Selection toggled(Selection selection, const Selection &other)
{
    toggleAll(selection.places, other.places);
    toggleAll(selection.links, other.links);
    toggleAll(selection.notes, other.notes);
    return selection;
}

Selection united(Selection selection, const Selection &other)
{
    selection.places.insert(other.places.begin(), other.places.end());
    selection.links.insert(other.links.begin(), other.links.end());
    selection.notes.insert(other.notes.begin(), other.notes.end());
    return selection;
}

} // namespace merlon
