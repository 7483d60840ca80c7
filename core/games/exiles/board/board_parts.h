#pragma once

#include "core/board/board.h"
#include "core/board/changes/change.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace merlon::exiles {

/// Places or links of a board, by number.
using Indices = std::vector<std::size_t>;

/// A board by its kinds of places and links, whatever is wrong with it. It must outlive this.
class BoardParts {
public:
    explicit BoardParts(const Board &board);

    const Board &board() const { return m_board; }
    const Indices &walls() const { return m_walls; }
    const Indices &towers() const { return m_towers; }
    const Indices &sections() const { return m_sections; } ///< in place order
    Indices all(std::string_view kind) const;

    const std::string &keyOf(std::size_t place) const { return m_board.places()[place].key; }
    bool is(std::size_t place, std::string_view kind) const { return m_board.places()[place].kind == kind; }
    bool isTower(std::size_t place) const; ///< for sections
    bool isWall(std::size_t place) const { return is(place, "section") && !isTower(place); }

    /// Links of a kind whose both ends exist.
    Indices linksFrom(std::string_view kind, std::size_t place) const { return ofKind(kind, m_out[place]); }
    Indices linksTo(std::string_view kind, std::size_t place) const { return ofKind(kind, m_in[place]); }
    Indices linksAt(std::string_view kind, std::size_t place) const; ///< from it, then to it
    std::size_t startOf(std::size_t link) const { return *m_board.indexOf(m_board.links()[link].from); }
    std::size_t endOf(std::size_t link) const { return *m_board.indexOf(m_board.links()[link].to); }
    /// In either direction.
    bool areLinked(std::string_view kind, std::size_t one, std::size_t other) const;
    Indices linkedWith(std::string_view kind, std::size_t place) const;

    Link linkBetween(std::string_view kind, std::size_t from, std::size_t to) const;
    BoardChange linked(std::string_view kind, std::size_t from, std::size_t to) const;

private:
    Indices ofKind(std::string_view kind, const Indices &links) const;

    const Board &m_board;
    std::vector<Indices> m_out; ///< by place: the links that begin there
    std::vector<Indices> m_in;  ///< and those that end there
    Indices m_walls;
    Indices m_towers;
    Indices m_sections;
};

} // namespace merlon::exiles
