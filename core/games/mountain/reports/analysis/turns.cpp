#include "core/games/mountain/reports/analysis/reports.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

/// By which turns and mirrorings a mountain is its own image.
namespace merlon::mountain {

namespace {

using GridPoint =
    std::pair<std::int64_t, std::int64_t>; ///< row and column, or twice their distance from the middle

struct Turning {
    const char *key; ///< its name: `word.symmetry.` + key
    GridPoint (*image)(GridPoint);
};

/// Those that say most come first.
constexpr std::array<Turning, 6> kTurnings {{
    {"quarter-turn",
     [](GridPoint at) {
         return GridPoint {at.second, -at.first};
     }},
    {"half-turn",
     [](GridPoint at) {
         return GridPoint {-at.first, -at.second};
     }},
    {"left-right",
     [](GridPoint at) {
         return GridPoint {at.first, -at.second};
     }},
    {"top-bottom",
     [](GridPoint at) {
         return GridPoint {-at.first, at.second};
     }},
    {"falling-diagonal",
     [](GridPoint at) {
         return GridPoint {at.second, at.first};
     }},
    {"rising-diagonal",
     [](GridPoint at) {
         return GridPoint {-at.second, -at.first};
     }},
}};

bool hasSameFeatures(const CellOfBoard &one, const CellOfBoard &other)
{
    return one.hasRubble == other.hasRubble && one.buried == other.buried && one.isSite == other.isSite
        && (one.statue != 0) == (other.statue != 0);
}

/// In what a mountain differs from its image.
struct Unlike {
    std::vector<std::size_t> alone; ///< cells whose image is no cell
    std::vector<std::size_t> zones;
    std::vector<std::size_t> features;
    std::uint8_t starts = 0; ///< labelBit of each number of players for which the starts differ

    std::size_t size() const { return alone.size() + zones.size() + features.size(); }
};

class TurnsReport {
public:
    explicit TurnsReport(const AnalysedMountain &mountain)
        : m_mountain(mountain)
    {
        for (std::size_t place = 0; place < mountain.size(); ++place) {
            if (const auto &cell = mountain.cell(place)) {
                m_at.try_emplace({cell->row, cell->col}, place);
                m_labels = static_cast<std::uint8_t>(m_labels | cell->start);
            }
        }
        m_middle = twiceTheMiddle(true);
    }

    AnalysisReport make()
    {
        if (m_at.empty())
            return {};
        for (const char *column :
             {"symmetry", "lone-cells", "zone-differences", "feature-differences", "same-starts"})
            m_report.columns.push_back({std::string("analysis.column.") + column, {}});
        std::vector<Unlike> all;
        for (const Turning &turning : kTurnings) {
            all.push_back(differences(turning));
            addLine(turning, all.back());
        }
        tellOf(all);
        return std::move(m_report);
    }

private:
    /// Of the heart, or of all cells where there is none.
    GridPoint twiceTheMiddle(bool ofHeart) const
    {
        std::optional<std::pair<GridPoint, GridPoint>> box;
        for (const auto &[at, place] : m_at) {
            if (ofHeart && !m_mountain.cell(place)->isHeart)
                continue;
            if (!box)
                box = std::pair {at, at};
            box->first = {std::min(box->first.first, at.first), std::min(box->first.second, at.second)};
            box->second = {std::max(box->second.first, at.first), std::max(box->second.second, at.second)};
        }
        if (!box)
            return ofHeart ? twiceTheMiddle(false) : GridPoint {};
        return {box->first.first + box->second.first, box->first.second + box->second.second};
    }

    std::optional<std::size_t> imageOf(GridPoint at, const Turning &turning) const
    {
        const GridPoint image =
            turning.image({2 * at.first - m_middle.first, 2 * at.second - m_middle.second});
        const GridPoint twice {image.first + m_middle.first, image.second + m_middle.second};
        if (twice.first % 2 != 0 || twice.second % 2 != 0)
            return {}; // between the squares
        const auto found = m_at.find({twice.first / 2, twice.second / 2});
        return found == m_at.end() ? std::nullopt : std::optional(found->second);
    }

    Unlike differences(const Turning &turning) const
    {
        Unlike unlike;
        for (const auto &[at, place] : m_at) {
            const CellOfBoard &cell = *m_mountain.cell(place);
            const auto image = imageOf(at, turning);
            if (!image) {
                unlike.alone.push_back(place);
                unlike.starts = static_cast<std::uint8_t>(unlike.starts | cell.start);
                continue;
            }
            const CellOfBoard &other = *m_mountain.cell(*image);
            if (cell.zone != other.zone || cell.isHeart != other.isHeart)
                unlike.zones.push_back(place);
            else if (!hasSameFeatures(cell, other))
                unlike.features.push_back(place);
            unlike.starts = static_cast<std::uint8_t>(unlike.starts | (cell.start ^ other.start));
        }
        return unlike;
    }

    /// Of the labels that the board has, those whose starts are their own image.
    std::vector<std::int64_t> sameStarts(const Unlike &unlike) const
    {
        std::vector<std::int64_t> players;
        for (int number = kLeastLabel; number < kLeastLabel + static_cast<int>(kLabels); ++number) {
            if ((m_labels & ~unlike.starts & labelBit(number)) != 0)
                players.push_back(number);
        }
        return players;
    }

    void addLine(const Turning &turning, const Unlike &unlike)
    {
        std::vector<Text> starts;
        for (const std::int64_t players : sameStarts(unlike))
            starts.push_back({"analysis.number", {players}});
        ReportRow row {{std::vector<Word> {nameOfTurning(turning)},
                        static_cast<std::int64_t>(unlike.alone.size()),
                        static_cast<std::int64_t>(unlike.zones.size()),
                        static_cast<std::int64_t>(unlike.features.size()), std::move(starts)},
                       {},
                       {}};
        const auto mark = [&](const std::vector<std::size_t> &places, MarkStyle style) {
            for (const std::size_t place : places) {
                row.places.push_back(m_mountain.key(place));
                row.marks.push_back({style, m_mountain.key(place)});
            }
        };
        mark(unlike.alone, MarkStyle::Lacking);
        mark(unlike.zones, MarkStyle::Different);
        mark(unlike.features, MarkStyle::Different);
        m_report.rows.push_back(std::move(row));
    }

    static Word nameOfTurning(const Turning &turning) { return {turning.key, "symmetry"}; }

    /// Every turning under which the ground is the same; that of half a turn goes without saying after a quarter.
    void tellOf(const std::vector<Unlike> &all)
    {
        bool isQuarter = false;
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (all[i].size() > 0 || (i == 1 && isQuarter))
                continue;
            isQuarter = isQuarter || i == 0;
            m_report.summary.push_back({"analysis.summary.same-ground", {nameOfTurning(kTurnings[i])}});
            for (const std::int64_t players : sameStarts(all[i]))
                m_report.summary.push_back({"analysis.summary.same-starts", {players}});
        }
        if (!m_report.summary.empty())
            return;
        const auto closest = std::ranges::min_element(all, {}, &Unlike::size);
        m_report.summary.push_back(
            {"analysis.summary.no-symmetry",
             {nameOfTurning(kTurnings[static_cast<std::size_t>(closest - all.begin())]),
              static_cast<std::int64_t>(closest->size())}});
    }

    const AnalysedMountain &m_mountain;
    std::map<GridPoint, std::size_t> m_at; ///< the first cell on each square
    std::uint8_t m_labels = 0;             ///< labelBit of each number of players that has starts
    GridPoint m_middle;                    ///< of the heart, twice its row and column
    AnalysisReport m_report;
};

} // namespace

AnalysisReport turnsReport(const AnalysedMountain &mountain)
{
    return TurnsReport(mountain).make();
}

} // namespace merlon::mountain
