#pragma once

#include "core/board/board.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace merlon::exiles {

/// That a zone can be shot at from a section or from the Keep, at that level of it and above.
struct CoveredZone {
    std::size_t from = 0;
    std::size_t zone = 0;
    int level = 0;
};

/// A front of a board, sound or not: places by their index.
struct AnalysedFront {
    std::size_t assault = 0;
    std::optional<std::size_t> deployment {};
    std::optional<std::size_t> wall {};
    std::vector<std::size_t> towers {}; ///< at its flanks
    std::vector<std::size_t> line {};   ///< the ditch spaces that guard its wall or its towers
    bool hasGate = false;

    /// What it is called by.
    std::size_t namesake() const { return wall.value_or(assault); }
};

/// A board as its analyses see it, sound or not. It must outlive this.
class AnalysedFortress {
public:
    /// No sound board has more.
    static constexpr std::size_t kFrontsLookedAt = 8;
    static constexpr std::size_t kSectionsLookedAt = 16;

    explicit AnalysedFortress(const Board &board);

    const Board &board() const { return m_board; }
    const std::string &key(std::size_t place) const { return m_board.places()[place].key; }
    const std::string &kind(std::size_t place) const { return m_board.places()[place].kind; }
    bool isTower(std::size_t section) const;

    /// In front order, the first ones if there are very many.
    const std::vector<AnalysedFront> &fronts() const { return m_fronts; }
    /// In place order, the first ones if there are very many.
    const std::vector<std::size_t> &sections() const { return m_sections; }
    bool isLookedAtInPart() const { return m_isLookedAtInPart; }
    int count(std::string_view kind) const;

    /// From where a zone is covered at some level, in the order of the links.
    std::vector<CoveredZone> coversOf(std::size_t zone) const;
    /// How many units have room on a section of that level.
    int capacityOf(std::size_t section, int level) const;
    /// How many ranged units could shoot at a zone from sections that are all of that level.
    int shootersInReach(std::size_t zone, int level) const;

    const std::vector<std::size_t> &neighboursOf(std::size_t section) const { return m_neighbours[section]; }
    /// How many links away along the ring, by place; none where no way leads.
    std::vector<std::optional<int>> distancesFrom(std::size_t section) const;

private:
    using Ends = std::vector<std::vector<std::size_t>>; ///< by place: those at the other end of links

    void collect();
    void join(const Link &link);
    AnalysedFront frontBefore(std::size_t zone) const;

    const Board &m_board;
    std::vector<AnalysedFront> m_fronts;
    std::vector<std::size_t> m_sections;
    Ends m_neighbours;
    Ends m_advances; ///< from a zone
    Ends m_comers;   ///< to a zone
    Ends m_flanks;   ///< of an assault zone
    Ends m_ditches;  ///< of a section
    std::vector<bool> m_hasGate;
    std::vector<CoveredZone> m_covers;
    bool m_isLookedAtInPart = false;
};

} // namespace merlon::exiles
