#include "core/games/exiles/board/board_checks.h"

#include "core/board/finding_list.h"
#include "core/games/exiles/board/board_parts.h"
#include "core/games/exiles/board/exiles_schema.h"
#include "core/games/exiles/board/proposals.h"
#include "core/games/exiles/board/surplus.h"
#include "core/games/exiles/map.h"
#include "core/games/exiles/pieces/buildings.h"
#include "core/games/exiles/pieces/fortifications.h"

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <utility>

namespace merlon::exiles {

namespace {

constexpr double kCanvas = 1000;

/// The checks of section 3.3, each a function of its number. A board that breaks one of them can be looked at by all.
class BoardChecks {
public:
    explicit BoardChecks(const Board &board)
        : m_board(board)
        , m_parts(board)
        , m_proposals(m_parts)
    {
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
            finding.places.push_back(m_parts.keyOf(place));
        if (mend && !mend->empty())
            finding.mend = std::move(mend);
        return m_findings.add(std::move(finding));
    }
    /// Something that a place still needs. What is proposed is a guess.
    Finding &lacks(const char *id, std::size_t place, std::optional<BoardChange> proposal)
    {
        Finding &finding = error(id, {place}, {word(place)}, std::move(proposal));
        finding.isMissing = true;
        finding.isChoice = true;
        return finding;
    }
    Word word(std::size_t place) const { return {m_parts.keyOf(place)}; }

    /// V1
    void checkFronts()
    {
        const Indices zones = m_parts.all("assault");
        if (zones.empty()) {
            Finding &finding = error("V-01", {}, {});
            finding.isMissing = true;
            finding.wanted = PlaceWanted {"assault", {}, {}};
        } else if (zones.size() > kMostFronts) {
            removeOne(error("V-01", zones, {}), m_parts, zones);
        }
    }

    /// V2 to V5: exactly one link, which fits; `wanted`: the kind of places at its other end.
    template <class Fits>
    void checkWay(const char *id, std::size_t place, const Indices &links,
                  const std::optional<BoardChange> &proposal, const char *wanted, Fits fits)
    {
        if (links.empty())
            lacks(id, place, proposal).wanted = PlaceWanted {wanted, {}, {}};
        else if (links.size() > 1 || !fits(links.front()))
            keepOne(error(id, {place}, {word(place)}), links, fits);
    }

    /// V2, V3, V4
    void checkZones()
    {
        for (const std::size_t zone : m_parts.all("assault")) {
            checkWay("V-02", zone, m_parts.linksTo("advance", zone), m_proposals.wayTo(zone), "deployment",
                     [this](std::size_t link) { return m_parts.is(m_parts.startOf(link), "deployment"); });
            checkWay("V-04", zone, m_parts.linksFrom("advance", zone), m_proposals.wayFrom(zone), "section",
                     [this](std::size_t link) { return m_parts.isWall(m_parts.endOf(link)); });
        }
        for (const std::size_t zone : m_parts.all("deployment"))
            checkWay("V-03", zone, m_parts.linksFrom("advance", zone), m_proposals.wayFrom(zone), "assault",
                     [this](std::size_t link) { return m_parts.is(m_parts.endOf(link), "assault"); });
    }

    /// V5
    void checkWalls()
    {
        for (const std::size_t wall : m_parts.walls()) {
            auto proposal = m_proposals.wayTo(wall);
            if (!proposal && m_proposals.isLikelyTower(wall))
                proposal = setAttribute(m_board, m_parts.keyOf(wall), "form", std::string(kTower));
            checkWay("V-05", wall, m_parts.linksTo("advance", wall), proposal, "assault",
                     [this](std::size_t link) { return m_parts.is(m_parts.startOf(link), "assault"); });
        }
    }

    /// V6, V7
    void checkFlanks()
    {
        for (const std::size_t zone : m_parts.all("assault")) {
            std::set<std::string> sides;
            const Indices flanks = m_parts.linksFrom("flank", zone);
            for (const std::size_t link : flanks) {
                const std::size_t tower = m_parts.endOf(link);
                if (!m_parts.is(tower, "section"))
                    continue; // V17
                if (!m_parts.isTower(tower))
                    error("V-06", {zone, tower}, {word(zone), word(tower)}, removeLink(m_board, link));
                else if (!sides.insert(flankSideOf(m_board.links()[link])).second)
                    error("V-06", {zone, tower}, {word(zone), word(tower)}, otherSides(flanks, link))
                        .isChoice = true;
            }
        }
        for (const std::size_t tower : m_parts.towers()) {
            if (m_parts.linksTo("flank", tower).empty())
                lacks("V-07", tower, m_proposals.flanks(tower));
        }
    }

    /// Two towers of a front get the sides on which they lie; a third one has to go.
    BoardChange otherSides(const Indices &flanks, std::size_t link) const
    {
        if (flanks.size() > 2)
            return removeLink(m_board, link);
        const bool isLeft = flankSideOf(m_board.links()[link]) == "left";
        return m_proposals.sides(flanks).value_or(
            setLinkAttribute(m_board, link, "side", std::string(isLeft ? "right" : "left")));
    }

    /// V8
    void checkRing()
    {
        const Indices &sections = m_parts.sections();
        for (const std::size_t place : sections) {
            for (const std::size_t link : m_parts.linksFrom("adjacent", place)) {
                if (m_parts.endOf(link) == place)
                    error("V-08", {place}, {word(place)}, removeLink(m_board, link));
            }
        }
        if (sections.empty())
            return;
        std::set<std::size_t> reached {sections.front()};
        Indices edge {sections.front()};
        while (!edge.empty()) {
            const std::size_t place = edge.back();
            edge.pop_back();
            for (const std::size_t next : m_parts.linkedWith("adjacent", place)) {
                if (reached.insert(next).second)
                    edge.push_back(next);
            }
        }
        const std::optional<BoardChange> ring = m_proposals.ring(reached);
        for (const std::size_t section : sections) {
            if (!reached.contains(section))
                lacks("V-08", section, ring);
        }
    }

    /// V9, V10
    void checkCovers()
    {
        for (const std::size_t wall : m_parts.walls()) {
            const Indices advances = m_parts.linksTo("advance", wall);
            if (advances.size() == 1 && m_parts.is(m_parts.startOf(advances.front()), "assault"))
                checkOwnZone(wall, m_parts.startOf(advances.front()));
        }
        for (const std::size_t tower : m_parts.towers()) {
            if (m_parts.linksFrom("covers", tower).empty())
                lacks("V-10", tower, m_proposals.covers(tower));
        }
    }

    void checkOwnZone(std::size_t wall, std::size_t zone)
    {
        const Indices covers = m_parts.linksFrom("covers", wall);
        const auto own =
            std::ranges::find(covers, zone, [this](std::size_t link) { return m_parts.endOf(link); });
        if (own == covers.end())
            error("V-09", {wall}, {word(wall)}, m_parts.linked("covers", wall, zone)).isMissing = true;
        else if (fromLevelOf(m_board.links()[*own]) != 0)
            error("V-09", {wall}, {word(wall)},
                  setLinkAttribute(m_board, *own, "from-level", std::int64_t {0}));
    }

    /// V11
    void checkKeep()
    {
        const Indices keeps = m_parts.all("keep");
        if (keeps.empty()) {
            Finding &finding = error("V-11", {}, {});
            finding.message.code += "-none";
            finding.isMissing = true;
            finding.wanted = PlaceWanted {"keep", {}, {}};
        } else if (keeps.size() > 1) {
            Finding &finding = error("V-11", keeps, {});
            finding.message.code += "-twice";
            removeOne(finding, m_parts, keeps);
        } else {
            checkWaysOfKeep(keeps.front());
        }
    }

    void checkWaysOfKeep(std::size_t keep)
    {
        Indices places {keep};
        BoardChange ways;
        for (const std::size_t section : m_parts.sections()) {
            if (m_parts.areLinked("interior", section, keep))
                continue;
            places.push_back(section);
            ways.edits.emplace_back(InsertLink {m_board.links().size() + ways.edits.size(),
                                                m_parts.linkBetween("interior", keep, section)});
        }
        if (!ways.empty())
            error("V-11", places, {}, std::move(ways)).isMissing = true;
    }

    /// V12: places of a building that has one already become those of the buildings that have none.
    void checkBuildings()
    {
        std::set<std::string> known;
        Indices spare;
        for (const std::size_t place : m_parts.all("city-building")) {
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
                      setAttribute(m_board, m_parts.keyOf(*next), "building", key));
                ++next;
            } else {
                Finding &finding = error("V-12", {}, {Word {key, "building"}});
                finding.isMissing = true;
                finding.wanted = PlaceWanted {"city-building", {}, key};
            }
        }
        for (; next != spare.end(); ++next) {
            Finding &finding =
                error("V-12", {*next}, {word(*next)}, removePlace(m_board, m_parts.keyOf(*next)));
            finding.message.code += "-twice";
            finding.isChoice = true;
        }
    }

    /// V13
    void checkGates()
    {
        std::set<std::size_t> walls;
        const auto fits = [this](std::size_t link) { return m_parts.isWall(m_parts.endOf(link)); };
        for (const std::size_t gate : m_parts.all("gate")) {
            const Indices opens = m_parts.linksFrom("opens", gate);
            checkWay("V-13", gate, opens, m_proposals.wallFor(gate), "section", fits);
            if (opens.size() != 1 || !fits(opens.front())
                || walls.insert(m_parts.endOf(opens.front())).second)
                continue;
            Finding &finding = error("V-13", {gate}, {word(gate)});
            if (m_board.places().size() <= kMostPlaces)
                finding.mend = removePlace(m_board, m_parts.keyOf(gate));
            finding.message.code += "-twice";
            finding.isChoice = true;
        }
    }

    /// V14
    void checkDitches()
    {
        for (const std::size_t ditch : m_parts.all("ditch")) {
            if (m_parts.linksFrom("guards", ditch).empty())
                lacks("V-14", ditch, m_proposals.sectionFor(ditch));
        }
    }

    /// V15
    void checkRoom()
    {
        for (const std::size_t section : m_parts.sections()) {
            const std::int64_t plain = kSectionLevels[0].capacity(m_parts.isTower(section));
            const std::int64_t bonus = numberOf(exilesSchema(), m_board.places()[section], "cap-bonus");
            if (plain + bonus < 1)
                error("V-15", {section}, {word(section)},
                      setAttribute(m_board, m_parts.keyOf(section), "cap-bonus", std::int64_t {1 - plain}));
        }
    }

    /// V16, and ours
    void checkNumbers()
    {
        if (m_parts.towers().size() > kMostSections - kMostFronts)
            removeOne(error("V-16", m_parts.towers(), {}), m_parts, m_parts.towers());
        if (m_parts.all("ditch").size() > kMostDitches || m_board.places().size() > kMostPlaces)
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
        for (const std::size_t wall : m_parts.walls()) {
            if (numberOf(exilesSchema(), m_board.places()[wall], "slot-bonus") != 0)
                error("V-19", {wall}, {word(wall)},
                      setAttribute(m_board, m_parts.keyOf(wall), "slot-bonus", std::int64_t {0}));
        }
    }

    const Board &m_board;
    BoardParts m_parts;
    Proposals m_proposals;
    FindingList m_findings;
};

} // namespace

std::vector<Finding> checkExilesBoard(const Board &board)
{
    return BoardChecks(board).run();
}

} // namespace merlon::exiles
