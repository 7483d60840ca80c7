#pragma once

#include "core/board/board.h"

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace merlon {

inline constexpr std::array<const char *, 2> kSiegeSides {"west", "east"};

/// A link of a siege board by numbers: its position among the links and its ends in board order.
struct SiegeLink {
    std::size_t position = 0;
    std::size_t from = 0;
    std::size_t to = 0;
    bool repeats = false; ///< an earlier link of its kind joins the same places
};

/// A board as a siege game sees it, for its checks: places by kind and side, links by kind, without the
/// places that the game ignores and the links that touch them. Any board that can be held may be looked at.
/// The board must outlive this.
class SiegeBoard {
public:
    using Ignores = bool (*)(const Place &place);

    SiegeBoard(const Board &board, Ignores ignores);

    const Board &board() const { return m_board; }
    const Place &place(std::size_t index) const { return m_board.places()[index]; }
    const std::string &key(std::size_t index) const { return place(index).key; }
    bool isKind(std::size_t index, std::string_view kind) const { return place(index).kind == kind; }

    /// The places that the game does not ignore, in board order.
    const std::vector<std::size_t> &places() const { return m_places; }
    std::vector<std::size_t> ofKind(std::string_view kind) const;
    std::vector<std::size_t> ofKind(std::string_view kind, std::string_view side) const;

    /// The links of a kind between two different places.
    std::vector<SiegeLink> links(std::string_view kind) const;
    /// Those of them that touch a place.
    std::vector<SiegeLink> linksAt(std::size_t index, std::string_view kind) const;
    /// How many links of whatever kind touch a place.
    std::size_t linkCount(std::size_t index) const { return m_touching[index].size(); }
    /// The links of the family's kinds that join a place to itself.
    const std::vector<SiegeLink> &loops() const { return m_loops; }
    /// The places of a kind that links of a kind join to a place, in either direction, each once, in board
    /// order.
    std::vector<std::size_t> joined(std::size_t index, std::string_view linkKind,
                                    std::string_view placeKind) const;
    /// The places that links join to a place, whatever the game makes of them and as often as they do.
    const std::vector<std::size_t> &around(std::size_t index) const { return m_around[index]; }

private:
    const Board &m_board;
    std::vector<std::size_t> m_places;
    std::vector<SiegeLink> m_links;
    std::vector<SiegeLink> m_loops;
    std::vector<std::vector<std::size_t>> m_touching; ///< by place: its links, as indices of m_links
    std::vector<std::vector<std::size_t>> m_around;   ///< by place
};

} // namespace merlon
