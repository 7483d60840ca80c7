#include "core/games/mountain/board/board_checks.h"

#include "core/board/finding_list.h"
#include "core/games/mountain/board/mountain_schema.h"
#include "core/games/mountain/map.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <utility>

namespace merlon::mountain {

namespace {

constexpr int kLeastStartDistance = 4;
constexpr std::size_t kLeastStatues = 3;
using Indices = std::vector<std::size_t>;

/// The checks of section 3.2, each a function of its number. A board that breaks one of them can be looked at by all.
class BoardChecks {
public:
    explicit BoardChecks(const Board &board)
        : m_board(board)
        , m_neighbours(board.places().size())
    {
        for (std::size_t place = 0; place < board.places().size(); ++place) {
            m_cells.push_back(cellOf(board.places()[place]));
            m_at.try_emplace({m_cells[place].row, m_cells[place].col}, place);
        }
        for (const Link &link : board.links()) {
            const auto from = board.indexOf(link.from);
            const auto to = board.indexOf(link.to);
            if (from && to && from != to) {
                m_neighbours[*from].insert(*to);
                m_neighbours[*to].insert(*from);
            }
        }
    }

    std::vector<Finding> run()
    {
        checkSquares();
        checkLinks();
        checkMissingLinks();
        checkHeart();
        checkHeartCells();
        checkZones();
        checkReach();
        checkStarts();
        checkNumberOfStarts();
        checkDistances();
        checkWaysOut();
        checkStatues();
        checkSites();
        checkBuried();
        checkSize();
        return m_findings.take();
    }

private:
    Finding &error(const char *id, const Indices &places, std::vector<TextArg> args = {},
                   std::optional<BoardChange> mend = {})
    {
        // Other games have checks of the same numbers: the sentence is told apart by the name of the game.
        Finding finding {
            id, Severity::Error, {}, {std::string("finding.mountain-") + id, std::move(args)}, {}};
        for (const std::size_t place : places)
            finding.places.push_back(m_board.places()[place].key);
        if (mend && !mend->empty())
            finding.mend = std::move(mend);
        return m_findings.add(std::move(finding));
    }

    Word word(std::size_t place) const { return {m_board.places()[place].key}; }
    Indices cellsThat(const std::function<bool(const CellOfBoard &)> &are) const
    {
        Indices found;
        for (std::size_t place = 0; place < m_cells.size(); ++place) {
            if (are(m_cells[place]))
                found.push_back(place);
        }
        return found;
    }
    /// The place without some attributes.
    BoardChange without(std::size_t place, std::initializer_list<const char *> attributes) const
    {
        Place mended = m_board.places()[place];
        for (const char *key : attributes)
            mended.attributes.erase(key);
        if (mended == m_board.places()[place])
            return {};
        return {{ReplacePlace {place, std::move(mended)}}};
    }
    BoardChange with(std::size_t place, const char *attribute, AttributeValue value) const
    {
        return setAttribute(m_board, m_board.places()[place].key, attribute, std::move(value));
    }
    /// The cells that are less than so many steps from one, over cells that are not heart; itself not.
    std::set<std::size_t> cellsWithin(int steps, std::size_t start) const
    {
        std::set<std::size_t> reached {start};
        Indices edge {start};
        for (int step = 1; step < steps; ++step) {
            Indices farther;
            for (const std::size_t cell : edge) {
                for (const std::size_t other : m_neighbours[cell]) {
                    if (!m_cells[other].isHeart && reached.insert(other).second)
                        farther.push_back(other);
                }
            }
            edge = std::move(farther);
        }
        reached.erase(start);
        return reached;
    }

    /// MT-B1
    void checkSquares()
    {
        for (std::size_t place = 0; place < m_cells.size(); ++place) {
            const std::size_t first = m_at.at({m_cells[place].row, m_cells[place].col});
            if (first == place)
                continue;
            if (m_findings.isFull()) // all may be there, and removing one looks through all links
                m_findings.count(Severity::Error);
            else
                error("B-01", {first, place}, {word(first), word(place)},
                      removePlace(m_board, m_board.places()[place].key))
                    .isChoice = true;
        }
    }

    bool areSideBySide(std::size_t one, std::size_t other) const
    {
        return std::abs(m_cells[one].row - m_cells[other].row)
            + std::abs(m_cells[one].col - m_cells[other].col)
            == 1;
    }

    /// MT-B2
    void checkLinks()
    {
        std::set<std::pair<std::string, std::string>> known;
        for (std::size_t position = 0; position < m_board.links().size(); ++position) {
            const Link &link = m_board.links()[position];
            const auto from = m_board.indexOf(link.from);
            const auto to = m_board.indexOf(link.to);
            const bool isNew = known.insert(std::minmax(link.from, link.to)).second;
            if (from && to && (!isNew || !areSideBySide(*from, *to)))
                error("B-02", {*from, *to}, {word(*from), word(*to)}, removeLink(m_board, position));
        }
    }

    /// MT-B3
    void checkMissingLinks()
    {
        for (std::size_t place = 0; place < m_cells.size(); ++place) {
            for (const auto &[row, col] : {std::pair {0, 1}, std::pair {1, 0}}) {
                const auto next = m_at.find({m_cells[place].row + row, m_cells[place].col + col});
                if (next == m_at.end() || m_neighbours[place].contains(next->second))
                    continue;
                error("B-03", {place, next->second}, {word(place), word(next->second)},
                      addLink(m_board,
                              {.kind = "side",
                               .from = m_board.places()[place].key,
                               .to = m_board.places()[next->second].key,
                               .attributes = {},
                               .via = {}}));
            }
        }
    }

    /// The first cell of some that cannot be reached from the first of them over the others; the size if all can.
    std::size_t firstCutOff(const Indices &cells) const
    {
        if (cells.empty())
            return m_cells.size();
        const std::set<std::size_t> all(cells.begin(), cells.end());
        std::set<std::size_t> reached {cells.front()};
        Indices edge {cells.front()};
        for (std::size_t next = 0; next < edge.size(); ++next) {
            for (const std::size_t other : m_neighbours[edge[next]]) {
                if (all.contains(other) && reached.insert(other).second)
                    edge.push_back(other);
            }
        }
        const auto cutOff =
            std::ranges::find_if(cells, [&](std::size_t cell) { return !reached.contains(cell); });
        return cutOff == cells.end() ? m_cells.size() : *cutOff;
    }

    /// MT-B4
    void checkHeart()
    {
        const Indices heart = cellsThat(&CellOfBoard::isHeart);
        if (heart.empty())
            error("B-04", {}).isMissing = true;
        else if (firstCutOff(heart) < m_cells.size())
            error("B-04", heart);
    }

    /// MT-B5
    void checkHeartCells()
    {
        for (const std::size_t cell : cellsThat(&CellOfBoard::isHeart)) {
            const CellOfBoard &heart = m_cells[cell];
            if (heart.zone != 0 || heart.hasRubble || !heart.buried.empty() || heart.statue != 0
                || heart.isSite || heart.start != 0)
                error("B-05", {cell}, {word(cell)},
                      without(cell, {"zone", "rubble", "buried", "statue", "site", "start"}));
        }
    }

    /// MT-B6
    void checkZones()
    {
        std::set<int> used;
        for (std::size_t cell = 0; cell < m_cells.size(); ++cell) {
            if (m_cells[cell].isHeart)
                continue;
            used.insert(m_cells[cell].zone);
            if (m_cells[cell].zone == 0)
                error("B-06", {cell}, {word(cell)}, with(cell, "zone", std::int64_t {1}));
        }
        for (int zone = 1; zone <= static_cast<int>(kZones); ++zone) {
            if (!used.contains(zone))
                error("B-06-unused", {}, {std::int64_t {zone}}).isMissing = true;
        }
    }

    /// MT-B7
    void checkReach()
    {
        const Indices ground = cellsThat([](const CellOfBoard &cell) { return !cell.isHeart; });
        if (const std::size_t cutOff = firstCutOff(ground); cutOff < m_cells.size())
            error("B-07", {cutOff}, {word(cutOff)});
    }

    Indices startCells() const
    {
        return cellsThat([](const CellOfBoard &cell) { return cell.start != 0; });
    }

    /// MT-B8
    void checkStarts()
    {
        for (const std::size_t start : startCells()) {
            const CellOfBoard &cell = m_cells[start];
            if (cell.zone == 1 && !cell.hasRubble && cell.buried.empty() && cell.statue == 0 && !cell.isSite)
                continue;
            Place plain = m_board.places()[start];
            for (const char *key : {"rubble", "buried", "statue", "site"})
                plain.attributes.erase(key);
            plain.attributes.insert_or_assign("zone", std::int64_t {1});
            error("B-08", {start}, {word(start)}, BoardChange {{ReplacePlace {start, std::move(plain)}}});
        }
    }

    int startsLabelledFor(int players) const
    {
        return static_cast<int>(std::ranges::count_if(
            m_cells, [&](const CellOfBoard &cell) { return (cell.start & labelBit(players)) != 0; }));
    }

    /// The greatest number of players from 3 to 5 that there are starts for; 0: for none.
    int mostPlayers() const
    {
        for (int players = kMostSeats; players >= kLeastLabel; --players) {
            if (startsLabelledFor(players) >= players)
                return players;
        }
        return 0;
    }

    /// MT-B9
    void checkNumberOfStarts()
    {
        if (mostPlayers() == 0)
            error("B-09", startCells()).isMissing = true;
    }

    /// MT-B10
    void checkDistances()
    {
        for (const std::size_t start : startCells()) {
            if (m_findings.isFull()) // every start may be near all others
                return;
            for (const std::size_t other : cellsWithin(kLeastStartDistance, start)) {
                if (other > start && (m_cells[start].start & m_cells[other].start) != 0)
                    error("B-10", {start, other}, {word(start), word(other)});
            }
        }
    }

    bool isSoft(std::size_t cell) const { return !m_cells[cell].isHeart && !m_cells[cell].hasRubble; }

    /// MT-B11: two cells without rubble in a row, beginning at the start.
    void checkWaysOut()
    {
        std::vector<std::ptrdiff_t> softBeside(m_cells.size());
        for (std::size_t cell = 0; cell < m_cells.size(); ++cell)
            softBeside[cell] = std::ranges::count_if(m_neighbours[cell],
                                                     [this](std::size_t other) { return isSoft(other); });
        for (const std::size_t start : startCells()) {
            const std::ptrdiff_t itself = isSoft(start) ? 1 : 0;
            const bool hasWay = std::ranges::any_of(m_neighbours[start], [&](std::size_t first) {
                return isSoft(first) && softBeside[first] > itself;
            });
            if (!hasWay)
                error("B-11", {start}, {word(start)});
        }
    }

    /// The statue spaces numbered from 1 in the order of the numbers that they have now.
    BoardChange numberedStatues(Indices spaces) const
    {
        std::ranges::stable_sort(spaces, {}, [this](std::size_t space) { return m_cells[space].statue; });
        BoardChange change;
        for (std::size_t index = 0; index < spaces.size(); ++index) {
            Place space = m_board.places()[spaces[index]];
            space.attributes.insert_or_assign("statue", static_cast<std::int64_t>(index + 1));
            if (space != m_board.places()[spaces[index]])
                change.edits.push_back(ReplacePlace {spaces[index], std::move(space)});
        }
        return change;
    }

    /// MT-B12
    void checkStatues()
    {
        const Indices spaces = cellsThat([](const CellOfBoard &cell) { return cell.statue != 0; });
        std::set<std::int64_t> numbers;
        for (const std::size_t space : spaces) {
            numbers.insert(m_cells[space].statue);
            if (m_cells[space].isSite)
                error("B-12-site", {space}, {word(space)}, without(space, {"site"})).isChoice = true;
        }
        const auto count = static_cast<std::int64_t>(spaces.size());
        const bool isNumbered = static_cast<std::int64_t>(numbers.size()) == count
            && (numbers.empty() || (*numbers.begin() == 1 && *numbers.rbegin() == count));
        const bool isNumber = spaces.size() >= kLeastStatues && spaces.size() <= kMostStatues;
        if (!isNumber || !isNumbered)
            error("B-12", spaces, {count}, isNumber ? std::optional(numberedStatues(spaces)) : std::nullopt)
                .isMissing = spaces.size() < kLeastStatues;
    }

    /// MT-B13
    void checkSites()
    {
        const Indices sites = cellsThat(&CellOfBoard::isSite);
        for (const std::size_t site : sites) {
            if (m_cells[site].hasRubble || !m_cells[site].buried.empty())
                error("B-13-site", {site}, {word(site)}, without(site, {"rubble", "buried"}));
        }
        const auto least = static_cast<std::int64_t>(2 * mostPlayers() + 2);
        if (mostPlayers() > 0 && static_cast<std::int64_t>(sites.size()) < least)
            error("B-13", sites, {least}).isMissing = true;
    }

    /// MT-B14
    void checkBuried()
    {
        for (std::size_t cell = 0; cell < m_cells.size(); ++cell) {
            if (m_cells[cell].buried.sum() > kMostBuried)
                error("B-14", {cell}, {word(cell)});
        }
    }

    /// B-15 (ours)
    void checkSize()
    {
        if (m_cells.size() > kMostCells)
            error("B-15", {}, {static_cast<std::int64_t>(kMostCells)});
    }

    const Board &m_board;
    std::vector<CellOfBoard> m_cells;
    std::map<std::pair<std::int64_t, std::int64_t>, std::size_t> m_at; ///< the first place on each square
    std::vector<std::set<std::size_t>> m_neighbours;
    FindingList m_findings;
};

} // namespace

std::vector<Finding> checkMountainBoard(const Board &board)
{
    return BoardChecks(board).run();
}

} // namespace merlon::mountain
