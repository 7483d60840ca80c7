#include "core/games/exiles/odds/siege_odds.h"

#include "core/engine/evaluation.h"
#include "core/engine/match/dealer.h"
#include "core/games/exiles/city.h"
#include "core/games/exiles/edition.h"
#include "core/games/exiles/enemy.h"
#include "core/games/exiles/own.h"
#include "core/games/exiles/player/scores.h"
#include "core/games/exiles/verdict.h"

#include <cmath>
#include <memory>
#include <string>
#include <vector>

namespace merlon::exiles {

namespace {

/// A count out of the rounds that were played, as a chance with its margin (two standard errors).
Estimate shareOf(std::uint32_t number, std::uint32_t samples)
{
    const double value = static_cast<double>(number) / samples;
    return {value, 2 * std::sqrt(value * (1 - value) / samples)};
}

/// Plays rounds out from one position by rules of thumb, and counts what comes of them.
class RoundPlayer {
public:
    RoundPlayer(const ExilesView &view, std::uint64_t seed)
        : m_view(view)
        , m_random(seed)
        , m_start(view.setup().start())
    {
        m_start->forgetMoments();
        const Scene scene = sceneOf(view.known());
        m_enemies =
            scene.data.siege.drawnCount > 0 ? enemyStrength(scene) + poolOf(scene.data) : sizeOfArmy(scene);
        m_units = unitsAlive(view.known());
        m_levels = buildingLevels(view.known());
        m_round = std::max<int>(1, view.known().siege.round);
    }

    void play()
    {
        m_view.imagine(*m_start, m_random);
        auto &state = static_cast<ExilesState &>(*m_start);
        std::array<bool, kMostFronts> through {};
        while (isInRound(state)) {
            lookForBreaches(state.data(), through);
            step(state);
        }
        count(state, through);
    }

    SiegeOdds odds() const
    {
        SiegeOdds odds;
        odds.samples = m_played;
        odds.breach = shareOf(m_anyBreach, m_played);
        odds.flight = shareOf(m_flights, m_played);
        for (std::size_t front = 0; front < kMostFronts; ++front)
            odds.breaches[front] = shareOf(m_breaches[front], m_played);
        odds.ownLosses = m_ownLosses / m_played;
        odds.enemyLosses = m_enemyLosses / m_played;
        odds.levels = m_levelsLost / m_played;
        return odds;
    }

private:
    Scene sceneOf(const ExilesData &data) const { return {data, m_view.field(), m_view.rules()}; }

    static int poolOf(const ExilesData &data)
    {
        int sum = 0;
        for (const std::uint8_t number : data.siege.pool)
            sum += number;
        return sum;
    }
    /// Of the army that is known, but not dealt to the fronts yet.
    static int sizeOfArmy(const Scene &scene)
    {
        const ArmyData army = armyOf(scene);
        int sum = 0;
        for (const std::uint8_t number : army.units)
            sum += number;
        return sum;
    }

    bool isInRound(const ExilesState &state) const
    {
        const ExilesData &data = state.data();
        return data.ending == Ending::None && data.turn == m_view.known().turn
            && data.siege.faction != kNoFaction && data.siege.round <= m_round;
    }

    /// Buildings are struck while the squads that got through are still told apart.
    void lookForBreaches(const ExilesData &data, std::array<bool, kMostFronts> &through) const
    {
        if (agenda::topOf(data).kind != static_cast<std::uint8_t>(StepKind::StrikeBuilding))
            return;
        forEachSquad(data, [&](SquadIndex, const Squad &squad) {
            through[squad.front] = through[squad.front] || (squad.isFoothold() && squad.isThrough);
        });
    }

    void step(ExilesState &state)
    {
        m_told.clear();
        EventSink told(m_told);
        if (state.decision().seat == kChance) {
            state.outcomes(m_outcomes);
            return state.apply(drawFrom(m_outcomes, m_random), told);
        }
        state.choices(m_choices);
        const Outlook outlook(sceneOf(state.data()), agenda::topOf(state.data()));
        Choice best = m_choices[0];
        int most = scored(outlook, best).points;
        for (std::size_t index = 1; index < m_choices.size(); ++index) {
            const int points = scored(outlook, m_choices[index]).points;
            if (points <= most)
                continue;
            most = points;
            best = m_choices[index];
        }
        state.apply(best, told);
    }

    /// EX-11.11: the squads that met nobody are gone after an Overrun; what was told of them last is left.
    void addUnopposed(const ExilesData &data, std::array<bool, kMostFronts> &through) const
    {
        const Map &map = m_view.field();
        for (const Event &event : m_told) {
            if (event.kind != static_cast<std::uint16_t>(EventKind::SquadUnopposed))
                continue;
            const Post section = map.sectionOn(event.args[0]);
            for (std::size_t front = 0; front < static_cast<std::size_t>(map.fronts); ++front) {
                const MapFront &at = map.front[front];
                const bool isOfFront = section == at.wall || section == at.left || section == at.right;
                through[front] = through[front] || (isOfFront && data.fronts[front].isAttacked);
            }
        }
    }

    void count(const ExilesState &state, std::array<bool, kMostFronts> through)
    {
        const ExilesData &data = state.data();
        ++m_played;
        if (data.ending == Ending::Overrun)
            addUnopposed(data, through);
        bool any = false;
        for (std::size_t front = 0; front < kMostFronts; ++front) {
            m_breaches[front] += through[front] ? 1 : 0;
            any = any || through[front];
        }
        m_anyBreach += any ? 1 : 0;
        const bool hasFled = data.ending != Ending::Overrun && data.siege.faction == kNoFaction;
        m_flights += hasFled ? 1 : 0;
        m_ownLosses += m_units - unitsAlive(data);
        m_levelsLost += m_levels - buildingLevels(data);
        if (!hasFled)
            m_enemyLosses += m_enemies - enemyStrength(sceneOf(data));
        else
            m_enemyLosses += m_enemies;
    }

    const ExilesView &m_view;
    Random m_random;
    std::unique_ptr<State> m_start;
    ChoiceList m_choices;
    OutcomeList m_outcomes;
    std::vector<Event> m_told; ///< by the last choice
    int m_enemies = 0;
    int m_units = 0;
    int m_levels = 0;
    int m_round = 1;
    std::uint32_t m_played = 0;
    std::uint32_t m_anyBreach = 0;
    std::uint32_t m_flights = 0;
    std::array<std::uint32_t, kMostFronts> m_breaches {};
    double m_ownLosses = 0;
    double m_enemyLosses = 0;
    double m_levelsLost = 0;
};

class BreachChances final : public OddsSource {
public:
    /// The walls, by which the fronts are called.
    std::vector<std::string> parts(const Setup &setup) const override
    {
        const Map &map = static_cast<const ExilesSetup &>(setup).field();
        std::vector<std::string> walls;
        for (int front = 0; front < map.fronts; ++front) {
            const PlaceIndex wall = map.placeOf(map.front[static_cast<std::size_t>(front)].wall);
            walls.push_back(setup.board().places()[wall].key);
        }
        return walls;
    }

    int team() const override { return kTeamOfEnemy; }

    std::optional<Odds> find(const View &view, const std::atomic<bool> &cancelled) const override
    {
        const std::optional<SiegeOdds> found = siegeOdds(view, {.cancelled = &cancelled});
        if (!found || cancelled)
            return std::nullopt;
        Odds odds {found->breach, {}};
        const int fronts = static_cast<const ExilesView &>(view).field().fronts;
        for (int front = 0; front < fronts; ++front)
            odds.parts.push_back(found->breaches[static_cast<std::size_t>(front)]);
        return odds;
    }
};

} // namespace

std::optional<SiegeOdds> siegeOdds(const View &view, const SiegeOddsSettings &settings)
{
    const auto &seen = static_cast<const ExilesView &>(view);
    if (seen.known().siege.faction == kNoFaction || seen.known().ending != Ending::None)
        return std::nullopt;
    RoundPlayer player(seen, settings.seed);
    for (std::uint32_t sample = 0; sample < settings.samples; ++sample) {
        if (settings.cancelled && settings.cancelled->load(std::memory_order_relaxed)) {
            if (sample == 0)
                return std::nullopt;
            break;
        }
        player.play();
    }
    return player.odds();
}

const OddsSource &breachChances()
{
    static const BreachChances kChances;
    return kChances;
}

} // namespace merlon::exiles
