#include "core/games/exiles/board/board_checks.h"

#include "core/board/finding_list.h"
#include "core/games/exiles/board/exiles_schema.h"
#include "core/games/exiles/map.h"
#include "core/games/exiles/pieces/buildings.h"
#include "core/games/exiles/pieces/fortifications.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <string>
#include <tuple>
#include <utility>

namespace merlon::exiles {

namespace {

constexpr double kCanvas = 1000;
using Indices = std::vector<std::size_t>;

/// The checks of section 3.3, each a function of its number. A board that breaks one of them can be looked at by all.
class BoardChecks {
public:
    explicit BoardChecks(const Board &board)
        : m_board(board)
        , m_out(board.places().size())
        , m_in(board.places().size())
    {
        for (std::size_t place = 0; place < board.places().size(); ++place) {
            if (is(place, "section"))
                (isTower(place) ? m_towers : m_walls).push_back(place);
        }
        m_sections = m_walls;
        m_sections.insert(m_sections.end(), m_towers.begin(), m_towers.end());
        std::ranges::sort(m_sections);
        for (std::size_t position = 0; position < board.links().size(); ++position) {
            const auto from = board.indexOf(board.links()[position].from);
            const auto to = board.indexOf(board.links()[position].to);
            if (!from || !to)
                continue;
            m_out[*from].push_back(position);
            m_in[*to].push_back(position);
        }
    }

    std::vector<Finding> run()
    {
        checkFronts();
        checkZones();
        checkWalls();
        checkFlanks();
        checkRing();
        checkCovers();
        checkKeep();
        checkBuildings();
        checkGates();
        checkDitches();
        checkRoom();
        checkNumbers();
        checkLinks();
        checkPoints();
        checkLevels();
        return m_findings.take();
    }

private:
    Finding &error(const char *id, const Indices &places, std::vector<TextArg> args,
                   std::optional<BoardChange> mend = {})
    {
        Finding finding {id, Severity::Error, {}, {std::string("finding.exiles-") + id, std::move(args)}, {}};
        for (const std::size_t place : places)
            finding.places.push_back(keyOf(place));
        if (mend && !mend->empty())
            finding.mend = std::move(mend);
        return m_findings.add(std::move(finding));
    }
    /// Something that a place still needs.
    void lacks(const char *id, std::size_t place) { error(id, {place}, {word(place)}).isMissing = true; }

    const std::string &keyOf(std::size_t place) const { return m_board.places()[place].key; }
    Word word(std::size_t place) const { return {keyOf(place)}; }
    bool is(std::size_t place, std::string_view kind) const { return m_board.places()[place].kind == kind; }
    bool isTower(std::size_t place) const
    {
        return wordOf(exilesSchema(), m_board.places()[place], "form") == kTower;
    }
    Indices all(std::string_view kind) const
    {
        Indices found;
        for (std::size_t place = 0; place < m_board.places().size(); ++place) {
            if (is(place, kind))
                found.push_back(place);
        }
        return found;
    }
    /// Of these links those of a kind; both ends of them exist.
    Indices ofKind(std::string_view kind, const Indices &links) const
    {
        Indices found;
        std::ranges::copy_if(links, std::back_inserter(found),
                             [&](std::size_t link) { return m_board.links()[link].kind == kind; });
        return found;
    }
    Indices linksFrom(std::string_view kind, std::size_t place) const { return ofKind(kind, m_out[place]); }
    Indices linksTo(std::string_view kind, std::size_t place) const { return ofKind(kind, m_in[place]); }
    /// To another place and from it.
    Indices linksAt(std::string_view kind, std::size_t place) const
    {
        Indices found = linksFrom(kind, place);
        std::ranges::copy(linksTo(kind, place), std::back_inserter(found));
        return found;
    }
    std::size_t endOf(std::size_t link) const { return *m_board.indexOf(m_board.links()[link].to); }
    std::size_t startOf(std::size_t link) const { return *m_board.indexOf(m_board.links()[link].from); }
    BoardChange linked(const char *kind, std::size_t from, std::size_t to) const
    {
        Link link;
        link.kind = kind;
        link.from = keyOf(from);
        link.to = keyOf(to);
        return addLink(m_board, std::move(link));
    }

    /// V1
    void checkFronts()
    {
        const Indices zones = all("assault");
        if (zones.empty() || zones.size() > kMostFronts)
            error("V-01", zones, {}).isMissing = zones.empty();
    }

    /// V2, V3, V4
    void checkZones()
    {
        for (const std::size_t zone : all("assault")) {
            const auto in = linksTo("advance", zone);
            if (in.size() != 1 || !is(startOf(in.front()), "deployment"))
                error("V-02", {zone}, {word(zone)}).isMissing = in.empty();
            const auto out = linksFrom("advance", zone);
            if (out.size() != 1 || !is(endOf(out.front()), "section") || isTower(endOf(out.front())))
                error("V-04", {zone}, {word(zone)}).isMissing = out.empty();
        }
        for (const std::size_t zone : all("deployment")) {
            const auto out = linksFrom("advance", zone);
            if (out.size() != 1 || !is(endOf(out.front()), "assault"))
                error("V-03", {zone}, {word(zone)}).isMissing = out.empty();
        }
    }

    /// V5
    void checkWalls()
    {
        for (const std::size_t wall : m_walls) {
            const auto in = linksTo("advance", wall);
            if (in.size() != 1 || !is(startOf(in.front()), "assault"))
                error("V-05", {wall}, {word(wall)}).isMissing = in.empty();
        }
    }

    /// V6, V7
    void checkFlanks()
    {
        for (const std::size_t zone : all("assault")) {
            std::set<std::string> sides;
            for (const std::size_t link : linksFrom("flank", zone)) {
                const std::string side = flankSideOf(m_board.links()[link]);
                if (!is(endOf(link), "section"))
                    continue; // V17
                if (!isTower(endOf(link)))
                    error("V-06", {zone, endOf(link)}, {word(zone), word(endOf(link))},
                          removeLink(m_board, link));
                else if (!sides.insert(side).second)
                    error("V-06", {zone, endOf(link)}, {word(zone), word(endOf(link))},
                          setLinkAttribute(m_board, link, "side",
                                           std::string(side == "left" ? "right" : "left")))
                        .isChoice = true;
            }
        }
        for (const std::size_t tower : m_towers) {
            if (linksTo("flank", tower).empty())
                lacks("V-07", tower);
        }
    }

    /// V8
    void checkRing()
    {
        for (const std::size_t place : m_sections) {
            for (const std::size_t link : linksFrom("adjacent", place)) {
                if (endOf(link) == place)
                    error("V-08", {place}, {word(place)}, removeLink(m_board, link));
            }
        }
        if (m_sections.empty())
            return;
        std::set<std::size_t> reached {m_sections.front()};
        Indices edge {m_sections.front()};
        while (!edge.empty()) {
            const std::size_t place = edge.back();
            edge.pop_back();
            for (const std::size_t link : linksAt("adjacent", place)) {
                const std::size_t next = startOf(link) == place ? endOf(link) : startOf(link);
                if (reached.insert(next).second)
                    edge.push_back(next);
            }
        }
        for (const std::size_t section : m_sections) {
            if (!reached.contains(section))
                lacks("V-08", section);
        }
    }

    /// V9, V10
    void checkCovers()
    {
        for (const std::size_t wall : m_walls) {
            const Indices advances = linksTo("advance", wall);
            if (advances.size() == 1 && is(startOf(advances.front()), "assault"))
                checkOwnZone(wall, startOf(advances.front()));
        }
        for (const std::size_t tower : m_towers) {
            if (linksFrom("covers", tower).empty())
                lacks("V-10", tower);
        }
    }

    void checkOwnZone(std::size_t wall, std::size_t zone)
    {
        const Indices covers = linksFrom("covers", wall);
        const auto own = std::ranges::find(covers, zone, [this](std::size_t link) { return endOf(link); });
        if (own == covers.end())
            error("V-09", {wall}, {word(wall)}, linked("covers", wall, zone));
        else if (fromLevelOf(m_board.links()[*own]) != 0)
            error("V-09", {wall}, {word(wall)},
                  setLinkAttribute(m_board, *own, "from-level", std::int64_t {0}));
    }

    /// V11
    void checkKeep()
    {
        const Indices keeps = all("keep");
        if (keeps.size() != 1) {
            error("V-11", keeps, {}).isMissing = keeps.empty();
            return;
        }
        const std::size_t keep = keeps.front();
        for (const std::size_t section : m_sections) {
            const bool isJoined = std::ranges::any_of(linksAt("interior", section), [&](std::size_t link) {
                return startOf(link) == keep || endOf(link) == keep;
            });
            if (!isJoined)
                error("V-11", {keep, section}, {}, linked("interior", keep, section));
        }
    }

    /// V12: places of a building that has one already become those of the buildings that have none.
    void checkBuildings()
    {
        std::set<std::string> known;
        Indices spare;
        for (const std::size_t place : all("city-building")) {
            if (!known.insert(wordOf(exilesSchema(), m_board.places()[place], "building")).second)
                spare.push_back(place);
        }
        auto next = spare.begin();
        for (const BuildingData &building : kBuildingData) {
            const std::string key(building.key);
            if (known.contains(key))
                continue;
            if (next != spare.end()) {
                error("V-12", {*next}, {Word {key, "building"}},
                      setAttribute(m_board, keyOf(*next), "building", key));
                ++next;
            } else {
                error("V-12", {}, {Word {key, "building"}}).isMissing = true;
            }
        }
        for (; next != spare.end(); ++next) {
            Finding &finding = error("V-12", {*next}, {word(*next)}, removePlace(m_board, keyOf(*next)));
            finding.message.code += "-twice";
            finding.isChoice = true;
        }
    }

    /// V13
    void checkGates()
    {
        std::set<std::size_t> walls;
        for (const std::size_t gate : all("gate")) {
            const auto opens = linksFrom("opens", gate);
            if (opens.size() != 1 || !is(endOf(opens.front()), "section") || isTower(endOf(opens.front()))
                || !walls.insert(endOf(opens.front())).second)
                error("V-13", {gate}, {word(gate)}).isMissing = opens.empty();
        }
    }

    /// V14
    void checkDitches()
    {
        for (const std::size_t ditch : all("ditch")) {
            if (linksFrom("guards", ditch).empty())
                lacks("V-14", ditch);
        }
    }

    /// V15
    void checkRoom()
    {
        for (const std::size_t section : m_sections) {
            const std::int64_t plain = kSectionLevels[0].capacity(isTower(section));
            const std::int64_t bonus = numberOf(exilesSchema(), m_board.places()[section], "cap-bonus");
            if (plain + bonus < 1)
                error("V-15", {section}, {word(section)},
                      setAttribute(m_board, keyOf(section), "cap-bonus", std::int64_t {1 - plain}));
        }
    }

    /// V16, and ours
    void checkNumbers()
    {
        if (m_towers.size() > kMostSections - kMostFronts)
            error("V-16", m_towers, {});
        if (all("ditch").size() > kMostDitches || m_board.places().size() > kMostPlaces)
            error("V-20", {}, {std::int64_t {kMostPlaces}, std::int64_t {kMostDitches}});
    }

    /// V17
    void checkLinks()
    {
        std::set<std::tuple<std::string, std::string, std::string>> known;
        for (std::size_t position = 0; position < m_board.links().size(); ++position) {
            const Link &link = m_board.links()[position];
            const LinkKind *kind = exilesSchema().linkKind(link.kind);
            const auto from = m_board.indexOf(link.from);
            const auto to = m_board.indexOf(link.to);
            if (!from || !to || !kind)
                continue; // every board is told
            const auto ends = kind->directed
                ? std::pair(link.from, link.to)
                : std::pair<std::string, std::string>(std::minmax(link.from, link.to));
            const bool isNew = known.insert({link.kind, ends.first, ends.second}).second;
            const bool isFit = mayJoin(*kind, m_board.places()[*from].kind, m_board.places()[*to].kind);
            if (isNew && isFit)
                continue;
            Finding &finding =
                error("V-17", {*from, *to}, {word(*from), word(*to)}, removeLink(m_board, position));
            if (!isFit)
                finding.message.code += "-kinds";
        }
    }

    /// V18: what every board is not told already.
    void checkPoints()
    {
        for (std::size_t place = 0; place < m_board.places().size(); ++place) {
            Place mended = m_board.places()[place];
            mended.at = {std::clamp(mended.at.x, 0.0, kCanvas), std::clamp(mended.at.y, 0.0, kCanvas)};
            if (mended != m_board.places()[place])
                error("V-18", {place}, {word(place)},
                      BoardChange {{ReplacePlace {place, std::move(mended)}}});
        }
    }

    /// V19: what the schema does not tell already.
    void checkLevels()
    {
        for (const std::size_t wall : m_walls) {
            if (numberOf(exilesSchema(), m_board.places()[wall], "slot-bonus") != 0)
                error("V-19", {wall}, {word(wall)},
                      setAttribute(m_board, keyOf(wall), "slot-bonus", std::int64_t {0}));
        }
    }

    const Board &m_board;
    std::vector<Indices> m_out; ///< by place: the links that begin there
    std::vector<Indices> m_in;  ///< and those that end there
    Indices m_walls;
    Indices m_towers;
    Indices m_sections;
    FindingList m_findings;
};

} // namespace

std::vector<Finding> checkExilesBoard(const Board &board)
{
    return BoardChecks(board).run();
}

} // namespace merlon::exiles
