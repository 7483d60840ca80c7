#include "core/games/exiles/board/board_parts.h"

#include "core/games/exiles/board/exiles_schema.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace merlon::exiles {

BoardParts::BoardParts(const Board &board)
    : m_board(board)
    , m_out(board.places().size())
    , m_in(board.places().size())
{
    for (const std::size_t place : all("section")) {
        m_sections.push_back(place);
        (isTower(place) ? m_towers : m_walls).push_back(place);
    }
    for (std::size_t position = 0; position < board.links().size(); ++position) {
        const auto from = board.indexOf(board.links()[position].from);
        const auto to = board.indexOf(board.links()[position].to);
        if (!from || !to)
            continue;
        m_out[*from].push_back(position);
        m_in[*to].push_back(position);
    }
}

Indices BoardParts::all(std::string_view kind) const
{
    Indices found;
    for (std::size_t place = 0; place < m_board.places().size(); ++place) {
        if (is(place, kind))
            found.push_back(place);
    }
    return found;
}

bool BoardParts::isTower(std::size_t place) const
{
    return wordOf(exilesSchema(), m_board.places()[place], "form") == kTower;
}

Indices BoardParts::ofKind(std::string_view kind, const Indices &links) const
{
    Indices found;
    std::ranges::copy_if(links, std::back_inserter(found),
                         [&](std::size_t link) { return m_board.links()[link].kind == kind; });
    return found;
}

Indices BoardParts::linksAt(std::string_view kind, std::size_t place) const
{
    Indices found = linksFrom(kind, place);
    std::ranges::copy(linksTo(kind, place), std::back_inserter(found));
    return found;
}

bool BoardParts::areLinked(std::string_view kind, std::size_t one, std::size_t other) const
{
    const Indices links = linksAt(kind, one);
    return std::ranges::any_of(
        links, [&](std::size_t link) { return startOf(link) == other || endOf(link) == other; });
}

Indices BoardParts::linkedWith(std::string_view kind, std::size_t place) const
{
    Indices others = linksAt(kind, place);
    for (std::size_t &link : others)
        link = startOf(link) == place ? endOf(link) : startOf(link);
    std::erase(others, place);
    return others;
}

Link BoardParts::linkBetween(std::string_view kind, std::size_t from, std::size_t to) const
{
    Link link;
    link.kind = kind;
    link.from = keyOf(from);
    link.to = keyOf(to);
    return link;
}

BoardChange BoardParts::linked(std::string_view kind, std::size_t from, std::size_t to) const
{
    return addLink(m_board, linkBetween(kind, from, to));
}

} // namespace merlon::exiles
