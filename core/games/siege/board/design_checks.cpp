#include "core/games/siege/board/design_checks.h"

#include "core/games/siege/board/plan_checks.h"
#include "core/games/siege/board/plan_geometry.h"
#include "core/games/siege/board/remedies.h"
#include "core/games/siege/board/siege_schema.h"
#include "core/games/siege/board/start_pieces.h"

#include <algorithm>
#include <optional>

namespace merlon::siege {

namespace {

constexpr std::int64_t kSoldiers = 20;   ///< in the box
constexpr std::size_t kMostOffered = 24; ///< remedies for one finding

using Places = std::vector<std::size_t>;

class DesignCheck {
public:
    DesignCheck(const SiegeBoard &board, const DesignRules &rules, CheckReport &report)
        : m_board(board)
        , m_rules(rules)
        , m_report(report)
        , m_walls(board.ofKind("wall"))
    {
    }

    void run()
    {
        checkGarrison();
        if (m_rules.errands)
            checkErrands();
        checkWallsAlone();
        checkShooting();
        checkFlag(m_rules.cauldrons, "cauldron", "W-09");
        checkFlag(m_rules.platforms, "platform", "W-10");
        checkTraps();
        if (m_rules.devices)
            checkTowers();
        if (m_rules.start)
            checkInvaders();
    }

private:
    bool has(std::size_t place, std::string_view flag) const
    {
        return flagOf(siegeSchema(), m_board.place(place), flag);
    }

    /// W-02. The remedy is a soldier, as long as there are any.
    void checkGarrison()
    {
        Places bare = m_walls;
        std::erase_if(bare, [this](std::size_t wall) {
            return !startingUnits(m_board.board(), {&wall, 1}).empty();
        });
        std::map<std::string, std::int64_t> starting = startingUnits(m_board.board(), m_board.places());
        const std::int64_t left = kSoldiers - starting["soldier"];
        if (bare.size() == m_walls.size()) {
            Finding &finding = m_report.advice("W-02", bare, {});
            finding.message = {"finding.W-02-all", {}};
            if (static_cast<std::int64_t>(bare.size()) <= left)
                finding.mend = manned(bare);
            return;
        }
        for (const std::size_t wall : bare) {
            Finding &finding = m_report.advice("W-02", {wall}, {m_report.word(wall)});
            if (left > 0)
                finding.mend = manned({wall});
        }
    }

    /// A soldier in the first space of each wall that takes one; none if one of them has no such space.
    std::optional<BoardChange> manned(const Places &walls) const
    {
        BoardChange change;
        for (const std::size_t wall : walls) {
            std::vector<AttributeRecord> spaces = defenderSpacesOf(m_board.board(), wall);
            const auto free = std::ranges::find_if(spaces, [](const AttributeRecord &space) {
                return spaceTakes(fieldOf(space, "type"), "soldier");
            });
            if (free == spaces.end())
                return std::nullopt;
            free->insert_or_assign("start", std::string("soldier"));
            BoardChange one = m_report.withAttribute(wall, "defender-spaces", std::move(spaces));
            change.edits.push_back(std::move(one.edits.front()));
        }
        return change;
    }

    /// W-03
    void checkErrands()
    {
        for (const std::size_t building : m_board.ofKind("building")) {
            const Place &held = m_board.place(building);
            const bool isClosed = wordOf(siegeSchema(), held, "access") == "closed";
            const bool heals = wordOf(siegeSchema(), held, "type") == "hospital"; // it has no action
            if (!isClosed || heals || !defenderSpacesOf(m_board.board(), building).empty())
                continue;
            Finding &finding =
                m_report.advice("W-03", {building}, {m_report.word(building), std::string(m_rules.errands)});
            lacksSpace(finding, m_report, m_board, building, "any");
        }
    }

    /// W-04
    void checkWallsAlone()
    {
        const PlacesOfSides walls(m_board, "wall");
        for (const std::size_t wall : m_walls) {
            if (!m_board.joined(wall, "adjacent", "wall").empty())
                continue;
            Finding &finding =
                m_report.advice("W-04", {wall}, {m_report.word(wall), std::string(m_rules.moving)});
            lacksLink(finding, m_board, "adjacent", wall, walls.on(m_board.place(wall).side));
            finding.isChoice = true;
        }
    }

    /// W-05. The remedy is room for a marksman on the nearest wall to which it leads, or on another one.
    void checkShooting()
    {
        const std::vector<bool> faced = facedByTowers();
        for (const std::size_t rampart : m_board.ofKind("rampart")) {
            if (isShotAt(rampart, faced))
                continue;
            Finding &finding =
                m_report.advice("W-05", {rampart}, {m_report.word(rampart), std::string(m_rules.shooting)});
            Places walls = m_board.joined(rampart, "path", "wall");
            std::ranges::stable_sort(walls, {}, [&](std::size_t wall) {
                return apart(m_board.place(rampart).at, m_board.place(wall).at);
            });
            if (walls.size() > kMostOffered)
                walls.resize(kMostOffered);
            for (const std::size_t wall : walls) {
                if (!finding.mend)
                    finding.mend = withMarksmanSpace(wall);
                else if (auto other = withMarksmanSpace(wall))
                    finding.otherMends.push_back(std::move(*other));
            }
        }
    }

    /// One space takes any unit from now on: an empty one if there is one.
    std::optional<BoardChange> withMarksmanSpace(std::size_t wall) const
    {
        std::vector<AttributeRecord> spaces = defenderSpacesOf(m_board.board(), wall);
        if (spaces.empty())
            return std::nullopt;
        const auto empty = std::ranges::find_if(
            spaces, [](const AttributeRecord &space) { return fieldOf(space, "start").empty(); });
        (empty == spaces.end() ? spaces.begin() : empty)->insert_or_assign("type", std::string("any"));
        return m_report.withAttribute(wall, "defender-spaces", std::move(spaces));
    }

    std::vector<bool> facedByTowers() const
    {
        std::vector<bool> faced(m_board.board().places().size(), false);
        for (const SiegeLink &link : m_board.links("facing")) {
            if (m_board.isKind(link.from, "tower"))
                faced[link.to] = true;
            if (m_board.isKind(link.to, "tower"))
                faced[link.from] = true;
        }
        return faced;
    }

    bool isShotAt(std::size_t rampart, const std::vector<bool> &faced) const
    {
        return std::ranges::any_of(m_board.joined(rampart, "path", "wall"),
                                   [this](std::size_t wall) { return takesMarksman(wall); })
            || faced[rampart]
            || (m_rules.towersReachBeside
                && std::ranges::any_of(m_board.joined(rampart, "beside", "rampart"),
                                       [&faced](std::size_t beside) { return faced[beside]; }));
    }

    bool takesMarksman(std::size_t wall) const
    {
        return has(wall, "platform")
            || std::ranges::any_of(defenderSpacesOf(m_board.board(), wall), [](const AttributeRecord &space) {
                   return spaceTakes(fieldOf(space, "type"), "marksman");
               });
    }

    /// W-09 and W-10: actions of buildings that can never be used. The remedy is the largest wall.
    void checkFlag(const char *rule, const char *flag, const char *id)
    {
        if (!rule || std::ranges::any_of(m_walls, [&](std::size_t wall) { return has(wall, flag); }))
            return;
        Finding &finding = m_report.advice(id, {}, {std::string(rule)});
        const auto room = [this](std::size_t wall) {
            return numberOf(siegeSchema(), m_board.place(wall), "invader-spaces");
        };
        if (const auto largest = std::ranges::max_element(m_walls, {}, room); largest != m_walls.end())
            finding.mend = m_report.withAttribute(*largest, flag, true);
    }

    /// W-11. The remedy is to allow them on all paths from foregrounds.
    void checkTraps()
    {
        BoardChange allowed;
        for (const SiegeLink &path : m_board.links("path")) {
            Link link = m_board.board().links()[path.position];
            if (flagOf(siegeSchema(), link, "trappable"))
                return;
            if (!m_board.isKind(path.from, "foreground"))
                continue;
            link.attributes.erase("trappable"); // as usual
            allowed.edits.push_back(ReplaceLink {path.position, std::move(link)});
        }
        m_report.advice("W-11", {}, {std::string(m_rules.traps)}).mend = std::move(allowed);
    }

    /// W-12
    void checkTowers()
    {
        for (const char *side : kSiegeSides) {
            if (m_board.ofKind("tower", side).empty())
                lacksPlace(m_report.advice("W-12", {}, {Word {side}, std::string(m_rules.devices)}), "tower",
                           side);
        }
    }

    /// W-13. The remedy is what usually stands there.
    void checkInvaders()
    {
        const std::map<std::string, std::int64_t> usual {{"goblin", 1}, {"orc", 3}, {"troll", 1}};
        for (const std::size_t foreground : m_board.ofKind("foreground")) {
            const Place &held = m_board.place(foreground);
            const auto starting = startingUnits(m_board.board(), {&foreground, 1});
            if (std::ranges::any_of(starting, [](const auto &unit) { return unit.second > 0; }))
                continue;
            Finding &finding = m_report.advice("W-13", {foreground},
                                               {m_report.word(foreground), std::string(m_rules.start)});
            if (numberOf(siegeSchema(), held, "unit-capacity") >= 5)
                finding.mend = m_report.withAttribute(foreground, "start-units", usual);
        }
    }

    const SiegeBoard &m_board;
    const DesignRules &m_rules;
    CheckReport &m_report;
    Places m_walls;
};

} // namespace

void checkDesign(const SiegeBoard &board, const DesignRules &rules, CheckReport &report)
{
    if (report.hasError())
        return;
    DesignCheck(board, rules, report).run();
    checkPlan(board, report);
}

} // namespace merlon::siege
