#include "core/games/siege/board/siege_board.h"

#include "core/games/siege/board/siege_schema.h"

#include <algorithm>
#include <cstdint>
#include <set>
#include <unordered_set>

namespace merlon {

SiegeBoard::SiegeBoard(const Board &board, Ignores ignores)
    : m_board(board)
    , m_touching(board.places().size())
    , m_around(board.places().size())
{
    for (std::size_t i = 0; i < board.places().size(); ++i) {
        if (!ignores(board.places()[i]))
            m_places.push_back(i);
    }
    std::unordered_set<std::uint64_t> seen; // kind and ends of a link in one number
    seen.reserve(board.links().size());
    const std::size_t count = board.places().size();
    for (std::size_t i = 0; i < board.links().size(); ++i) {
        const Link &link = board.links()[i];
        const auto from = board.indexOf(link.from);
        const auto to = board.indexOf(link.to);
        if (from && to) {
            m_around[*from].push_back(*to);
            m_around[*to].push_back(*from);
        }
        const LinkKind *kind = siegeSchema().linkKind(link.kind);
        if (!from || !to || !kind || ignores(place(*from)) || ignores(place(*to)))
            continue;
        SiegeLink found {i, *from, *to, false};
        const bool turned = !kind->directed && *to < *from;
        const auto kindNumber = static_cast<std::uint64_t>(kind - siegeSchema().links.data());
        found.repeats =
            !seen.insert((kindNumber * count + (turned ? *to : *from)) * count + (turned ? *from : *to))
                 .second;
        if (*from == *to) {
            m_loops.push_back(found);
            continue;
        }
        m_touching[*from].push_back(m_links.size());
        m_touching[*to].push_back(m_links.size());
        m_links.push_back(found);
    }
}

std::vector<std::size_t> SiegeBoard::ofKind(std::string_view kind) const
{
    std::vector<std::size_t> found;
    std::copy_if(m_places.begin(), m_places.end(), std::back_inserter(found),
                 [&](std::size_t index) { return isKind(index, kind); });
    return found;
}

std::vector<std::size_t> SiegeBoard::ofKind(std::string_view kind, std::string_view side) const
{
    std::vector<std::size_t> found = ofKind(kind);
    std::erase_if(found, [&](std::size_t index) { return place(index).side != side; });
    return found;
}

std::vector<SiegeLink> SiegeBoard::links(std::string_view kind) const
{
    std::vector<SiegeLink> found;
    std::copy_if(m_links.begin(), m_links.end(), std::back_inserter(found),
                 [&](const SiegeLink &link) { return m_board.links()[link.position].kind == kind; });
    return found;
}

std::vector<SiegeLink> SiegeBoard::linksAt(std::size_t index, std::string_view kind) const
{
    std::vector<SiegeLink> found;
    for (const std::size_t touching : m_touching[index]) {
        if (m_board.links()[m_links[touching].position].kind == kind)
            found.push_back(m_links[touching]);
    }
    return found;
}

std::vector<std::size_t> SiegeBoard::joined(std::size_t index, std::string_view linkKind,
                                            std::string_view placeKind) const
{
    std::set<std::size_t> others;
    for (const SiegeLink &link : linksAt(index, linkKind)) {
        const std::size_t other = link.from == index ? link.to : link.from;
        if (isKind(other, placeKind))
            others.insert(other);
    }
    return {others.begin(), others.end()};
}

} // namespace merlon
