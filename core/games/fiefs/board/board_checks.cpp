#include "core/games/fiefs/board/board_checks.h"

#include "core/board/finding_list.h"
#include "core/games/fiefs/board/fiefs_schema.h"
#include "core/games/fiefs/map.h"

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <utility>

namespace merlon::fiefs {

namespace {

constexpr std::int64_t kLeastWorth = 13;
constexpr double kCanvas = 1000;
using Indices = std::vector<std::size_t>;

/// The checks of section 3.2, each a function of its number. A board that breaks one of them can be looked at by all.
class BoardChecks {
public:
    explicit BoardChecks(const Board &board)
        : m_board(board)
        , m_borders(board.places().size())
    {
        for (std::size_t place = 0; place < board.places().size(); ++place) {
            const std::string &kind = board.places()[place].kind;
            (kind == "castle" ? m_castles : kind == "lake" ? m_lakes : m_territories).push_back(place);
            m_land.push_back(kind == "territory" ? territoryOf(board.places()[place]) : TerritoryOfBoard {});
        }
        for (const Link &link : board.links()) {
            const auto from = board.indexOf(link.from);
            const auto to = board.indexOf(link.to);
            if (from && to && from != to) {
                m_borders[*from].insert(*to);
                m_borders[*to].insert(*from);
            }
        }
    }

    std::vector<Finding> run()
    {
        checkSeats();
        checkLinks();
        checkTouchingCastles();
        checkCastles();
        checkReach();
        checkWaters();
        checkTerritories();
        checkBox();
        checkHomelands();
        checkWorth();
        checkCanvas();
        checkFixedTiles();
        checkSize();
        warnOfUnequalCastles();
        return m_findings.take();
    }

private:
    /// What has been added, to be completed before the next one.
    Finding &error(const char *id, const Indices &places, std::vector<TextArg> args,
                   std::optional<BoardChange> mend = {})
    {
        return add(id, Severity::Error, places, std::move(args), std::move(mend));
    }

    Finding &add(const char *id, Severity severity, const Indices &places, std::vector<TextArg> args,
                 std::optional<BoardChange> mend)
    {
        // Other games have checks of the same numbers: the sentence is told apart by the name of the game.
        Finding finding {id, severity, {}, {std::string("finding.fiefs-") + id, std::move(args)}, {}};
        for (const std::size_t place : places)
            finding.places.push_back(keyOf(place));
        if (mend && !mend->empty())
            finding.mend = std::move(mend);
        return m_findings.add(std::move(finding));
    }

    const std::string &keyOf(std::size_t place) const { return m_board.places()[place].key; }
    Word word(std::size_t place) const { return {keyOf(place)}; }
    std::int64_t seatOf(std::size_t castle) const
    {
        return numberOf(fiefsSchema(), m_board.places()[castle], "seat");
    }
    bool is(std::size_t place, const char *kind) const { return m_board.places()[place].kind == kind; }
    Indices bordering(std::size_t place, const char *kind) const
    {
        Indices found;
        std::ranges::copy_if(m_borders[place], std::back_inserter(found),
                             [&](std::size_t other) { return is(other, kind); });
        return found;
    }
    bool isFixedHomelands(std::size_t place) const
    {
        return is(place, "territory") && m_land[place].slot == 0
            && m_land[place].ground.has(Ability::Homelands);
    }
    BoardChange replaced(std::size_t place, Place mended) const
    {
        return {{ReplacePlace {place, std::move(mended)}}};
    }

    /// B1
    void checkSeats()
    {
        const auto count = static_cast<std::int64_t>(m_castles.size());
        std::set<std::int64_t> seats;
        for (const std::size_t castle : m_castles)
            seats.insert(seatOf(castle));
        const bool isNumbered = static_cast<std::int64_t>(seats.size()) == count && !seats.empty()
            && *seats.begin() == 1 && *seats.rbegin() == count;
        const bool isNumber = count >= 2 && count <= static_cast<std::int64_t>(kMostSeats);
        if (isNumber && isNumbered)
            return;
        error("B-01", m_castles, {}, isNumber ? std::optional(numberedCastles()) : std::nullopt).isMissing =
            count < 2;
    }

    /// The castles numbered from 1, in the order of the seats that they have now.
    BoardChange numberedCastles() const
    {
        Indices order = m_castles;
        std::ranges::stable_sort(order, {}, [this](std::size_t castle) { return seatOf(castle); });
        BoardChange change;
        for (std::size_t index = 0; index < order.size(); ++index) {
            Place castle = m_board.places()[order[index]];
            castle.attributes.insert_or_assign("seat", static_cast<std::int64_t>(index + 1));
            if (castle != m_board.places()[order[index]])
                change.edits.push_back(ReplacePlace {order[index], std::move(castle)});
        }
        return change;
    }

    /// B2: what the schema does not tell already.
    void checkLinks()
    {
        std::set<std::pair<std::string, std::string>> known;
        for (std::size_t position = 0; position < m_board.links().size(); ++position) {
            const Link &link = m_board.links()[position];
            const bool isNew = known.insert(std::minmax(link.from, link.to)).second;
            const auto from = m_board.indexOf(link.from);
            const auto to = m_board.indexOf(link.to);
            if (from && to && (!isNew || from == to))
                error("B-02", {*from, *to}, {word(*from), word(*to)}, removeLink(m_board, position));
        }
    }

    /// B3
    void checkTouchingCastles()
    {
        for (std::size_t position = 0; position < m_board.links().size(); ++position) {
            const auto from = m_board.indexOf(m_board.links()[position].from);
            const auto to = m_board.indexOf(m_board.links()[position].to);
            if (from && to && from != to && is(*from, "castle") && is(*to, "castle"))
                error("B-03", {*from, *to}, {word(*from), word(*to)}, removeLink(m_board, position));
        }
    }

    /// B4
    void checkCastles()
    {
        for (const std::size_t castle : m_castles) {
            if (bordering(castle, "territory").empty())
                error("B-04", {castle}, {word(castle)}).isMissing = true;
        }
    }

    /// The places that can be reached from one through territories and lakes.
    std::set<std::size_t> reachedFrom(std::size_t start) const
    {
        std::set<std::size_t> reached {start};
        Indices edge {start};
        while (!edge.empty()) {
            const std::size_t place = edge.back();
            edge.pop_back();
            for (const std::size_t next : m_borders[place]) {
                if (!is(next, "castle") && reached.insert(next).second)
                    edge.push_back(next);
            }
        }
        return reached;
    }

    /// B5: one finding for a territory, with the first castle that does not reach it. Left out where there are too many of
    /// both, as B1 and B13 say.
    void checkReach()
    {
        if (m_castles.size() > kMostSeats && m_board.places().size() > kMostPlaces)
            return;
        std::vector<std::set<std::size_t>> reached;
        for (const std::size_t castle : m_castles)
            reached.push_back(reachedFrom(castle));
        for (const std::size_t territory : m_territories) {
            const auto blind =
                std::ranges::find_if(reached, [&](const auto &one) { return !one.contains(territory); });
            if (blind == reached.end())
                continue;
            const std::size_t castle = m_castles[static_cast<std::size_t>(blind - reached.begin())];
            error("B-05", {territory, castle}, {word(territory), word(castle)});
        }
    }

    /// B6: one finding for a water.
    void checkWaters()
    {
        std::set<std::size_t> seen;
        for (const std::size_t lake : m_lakes) {
            if (seen.contains(lake))
                continue;
            Indices water {lake};
            std::set<std::size_t> shore;
            seen.insert(lake);
            for (std::size_t index = 0; index < water.size(); ++index) {
                for (const std::size_t next : m_borders[water[index]]) {
                    if (is(next, "territory"))
                        shore.insert(next);
                    else if (is(next, "lake") && seen.insert(next).second)
                        water.push_back(next);
                }
            }
            if (shore.size() < 2)
                error("B-06", water, {word(lake)});
        }
    }

    /// B7
    void checkTerritories()
    {
        for (const std::size_t territory : m_territories) {
            Place mended = m_board.places()[territory];
            for (const char *key : {"slot", "value", "capacity"}) {
                const std::int64_t most = key == std::string_view("capacity") ? 12 : 3;
                const std::int64_t value = numberOf(fiefsSchema(), mended, key);
                if (value < 1 || value > most)
                    mended.attributes.insert_or_assign(key, std::clamp<std::int64_t>(value, 1, most));
            }
            if (mended != m_board.places()[territory])
                error("B-07", {territory}, {word(territory)}, replaced(territory, std::move(mended)));
        }
    }

    /// B8
    void checkBox()
    {
        for (int value = 1; value <= 3; ++value) {
            Indices asking;
            std::ranges::copy_if(m_territories, std::back_inserter(asking), [&](std::size_t territory) {
                const TerritoryOfBoard &land = m_land[territory];
                return land.tile != kCustomTile && land.ground.value == value;
            });
            const auto count = static_cast<std::int64_t>(asking.size());
            if (count > tilesOfValue(value))
                error("B-08", asking, {std::int64_t {tilesOfValue(value)}, std::int64_t {value}, count},
                      otherTiles(value))
                    .isChoice = true;
        }
    }

    /// Territories that are dealt a tile of a value.
    Indices dealt(int value) const
    {
        Indices found;
        std::ranges::copy_if(m_territories, std::back_inserter(found), [&](std::size_t territory) {
            return m_land[territory].tile == kNoTile && m_land[territory].slot == value;
        });
        return found;
    }

    /// How many tiles of a value are left in the box; less than none if too many are asked for.
    std::int64_t tilesLeft(int value) const
    {
        const auto asked = std::ranges::count_if(m_territories, [&](std::size_t territory) {
            const TerritoryOfBoard &land = m_land[territory];
            return land.tile != kCustomTile && land.ground.value == value;
        });
        return tilesOfValue(value) - asked;
    }

    /// Takes some out of many, spread evenly.
    static Indices takenFrom(Indices &many, std::size_t some)
    {
        Indices taken;
        Indices left;
        const std::size_t all = many.size();
        for (std::size_t i = 0; i < all; ++i)
            ((i + 1) * some / all > i * some / all ? taken : left).push_back(many[i]);
        many = std::move(left);
        return taken;
    }

    /// As many of those that are dealt a tile of this value as are too many get one of another value, as long as there
    /// are such, then one of their own.
    BoardChange otherTiles(int value) const
    {
        Indices moved = dealt(value);
        const std::size_t tooMany = static_cast<std::size_t>(-tilesLeft(value));
        if (tooMany > moved.size())
            return {};
        moved = takenFrom(moved, tooMany);
        BoardChange change;
        const auto put = [&](const Indices &places, const char *attribute, const AttributeValue &wanted) {
            for (const std::size_t place : places) {
                Place mended = m_board.places()[place];
                mended.attributes.insert_or_assign(attribute, wanted);
                change.edits.push_back(ReplacePlace {place, std::move(mended)});
            }
        };
        for (int other = 1; other <= 3; ++other) {
            const auto left = static_cast<std::size_t>(std::max<std::int64_t>(0, tilesLeft(other)));
            put(takenFrom(moved, std::min(left, moved.size())), "slot", std::int64_t {other});
        }
        put(moved, "tile", std::string("custom"));
        return change;
    }

    /// B9
    void checkHomelands()
    {
        for (const std::size_t territory : m_territories) {
            if (isFixedHomelands(territory) && bordering(territory, "castle").size() > 1)
                error("B-09", {territory}, {});
        }
        for (const std::size_t castle : m_castles) {
            Indices homelands = bordering(castle, "territory");
            std::erase_if(homelands, [this](std::size_t place) { return !isFixedHomelands(place); });
            if (homelands.size() > 2)
                error("B-09", {castle}, {});
        }
    }

    /// B10
    void checkWorth()
    {
        std::int64_t worth = 0;
        for (const std::size_t territory : m_territories)
            worth += m_land[territory].ground.value;
        if (worth < kLeastWorth)
            error("B-10", {}, {worth}).isMissing = true;
    }

    /// B11
    void checkCanvas()
    {
        for (std::size_t place = 0; place < m_board.places().size(); ++place) {
            Place mended = m_board.places()[place];
            mended.at = {std::clamp(mended.at.x, 0.0, kCanvas), std::clamp(mended.at.y, 0.0, kCanvas)};
            if (mended != m_board.places()[place])
                error("B-11", {place}, {word(place)}, replaced(place, std::move(mended)));
        }
    }

    /// B12
    void checkFixedTiles()
    {
        for (std::size_t tile = 0; tile < kTiles; ++tile) {
            Indices fixed;
            std::ranges::copy_if(m_territories, std::back_inserter(fixed),
                                 [&](std::size_t territory) { return m_land[territory].tile == tile; });
            const auto count = static_cast<std::int64_t>(fixed.size());
            if (count > kTileData[tile].copies)
                error("B-12", fixed,
                      {std::int64_t {kTileData[tile].copies}, Word {std::string(kTileData[tile].key), "tile"},
                       count});
        }
    }

    /// B13 (ours)
    void checkSize()
    {
        if (m_board.places().size() > kMostPlaces)
            error("B-13", {}, {std::int64_t {kMostPlaces}});
    }

    /// W1
    void warnOfUnequalCastles()
    {
        if (m_castles.empty())
            return;
        std::vector<std::size_t> counts;
        for (const std::size_t castle : m_castles)
            counts.push_back(bordering(castle, "territory").size());
        const auto [least, most] = std::ranges::minmax_element(counts);
        if (*least == *most)
            return;
        const std::size_t poor = m_castles[static_cast<std::size_t>(least - counts.begin())];
        const std::size_t rich = m_castles[static_cast<std::size_t>(most - counts.begin())];
        add("W-01", Severity::Warning, {poor, rich}, {word(poor), word(rich)}, std::nullopt);
    }

    const Board &m_board;
    std::vector<std::set<std::size_t>> m_borders;
    std::vector<TerritoryOfBoard> m_land;
    Indices m_castles;
    Indices m_territories;
    Indices m_lakes;
    FindingList m_findings;
};

} // namespace

std::vector<Finding> checkFiefsBoard(const Board &board)
{
    return BoardChecks(board).run();
}

} // namespace merlon::fiefs
