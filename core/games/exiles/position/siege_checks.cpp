#include "core/games/exiles/city.h"
#include "core/games/exiles/enemy.h"
#include "core/games/exiles/own.h"
#include "core/games/exiles/position/parts.h"
#include "core/games/exiles/siege/siege.h"

#include <algorithm>

/// What there cannot be of the enemy in a position.
namespace merlon::exiles::position {

namespace {

bool isEmpty(const FrontState &front)
{
    const auto isNone = [](std::uint8_t number) { return number == 0; };
    return std::ranges::all_of(front.deployment, isNone) && std::ranges::all_of(front.assault, isNone)
        && std::ranges::all_of(front.engines, isNone) && front.towers == 0 && !front.isBridged
        && !front.isAttacked;
}

/// Looks at the enemy of a position that has been read.
class SiegeChecks {
public:
    SiegeChecks(Complaint &complaint, const ExilesSetup &setup, const ExilesData &data)
        : m_complaint(complaint)
        , m_setup(setup)
        , m_map(setup.field())
        , m_data(data)
        , m_scene(setup.scene(data))
    {
    }

    void run(Moment moment)
    {
        if (m_data.siege.faction == kNoFaction)
            return checkPeace(moment);
        if (!isInSiege(moment) && moment != Moment::Over)
            return complain("/siege", "error.exiles-no-siege");
        checkEnemy(moment);
        checkFronts();
        checkTokens();
        checkFootholds();
        checkBlinded();
        checkReinforced();
    }

private:
    void complain(const std::string &pointer, const char *code, std::vector<TextArg> args = {})
    {
        m_complaint.add(pointer, {code, std::move(args)});
    }
    std::string pointerTo(std::size_t place, std::string_view key = {}) const
    {
        const std::string pointer = pointerInto("/places", m_setup.board().places()[place].key);
        return key.empty() ? pointer : pointerInto(pointer, key);
    }

    /// No enemy, and nothing that lasts only during a siege.
    void checkPeace(Moment moment)
    {
        if (isInSiege(moment))
            return complain("/siege/faction", "error.exiles-no-faction");
        for (int index = 0; index < m_map.fronts; ++index) {
            const auto front = static_cast<std::size_t>(index);
            if (!isEmpty(m_data.fronts[front]))
                complain(pointerTo(m_map.front[front].assault), "error.exiles-no-siege");
        }
        const SiegeState &siege = m_data.siege;
        if (siege.round != 0 || siege.morale != 0 || siege.initialStrength != 0 || siege.isTested)
            complain("/siege", "error.exiles-no-siege");
        const TurnState &now = m_data.now;
        if (moment != Moment::Over && (now.powers != 0 || now.oracleUsed || now.sorcererUsed))
            complain("", "error.exiles-no-power-yet");
        if (now.inspired != kNoPost || now.aura != kNoPost || now.reinforced != kNoPost)
            complain("", "error.exiles-no-power-yet");
    }

    void checkEnemy(Moment moment)
    {
        const SiegeState &siege = m_data.siege;
        const bool isFirst = moment == Moment::Assault;
        const int most = isFirst ? 1 : kMostRounds;
        if (siege.round < 1 || siege.round > most)
            complain("/siege/round", "error.exiles-round", {std::int64_t {most}});
        const int morale = moraleOf(m_data, siege.faction);
        if (siege.morale > morale)
            complain("/siege/morale", "error.exiles-morale",
                     {Word {std::string(m_scene.faction().key), "faction"}, std::int64_t {morale}});
        if (siege.initialStrength < enemyStrength(m_scene))
            complain("/siege/strength", "error.exiles-strength",
                     {std::int64_t {enemyStrength(m_scene)}, std::int64_t {siege.initialStrength}});
        if (isInSiege(moment) && enemyMelee(m_scene) == 0) // EX-7.9
            complain("/places", "error.exiles-no-melee");
    }

    void checkFronts()
    {
        int attacked = 0;
        for (int index = 0; index < m_map.fronts; ++index) {
            const auto front = static_cast<std::size_t>(index);
            const FrontState &state = m_data.fronts[front];
            attacked += state.isAttacked ? 1 : 0;
            if (!state.isAttacked && !isEmpty(state))
                complain(pointerTo(m_map.front[front].assault, "attacked"), "error.exiles-not-attacked");
            for (std::size_t kind = 0; kind < kEnemies; ++kind) {
                if (m_scene.enemy(kind).isRanged && state.assault[kind] > 0) // EX-10.1
                    complain(pointerTo(m_map.front[front].assault, "enemies"), "error.exiles-ranged-assault",
                             {wordOfEnemy(m_scene.nameOf(kind))});
            }
        }
        if (attacked != m_data.siege.drawnCount)
            complain("/places", "error.exiles-attacked");
    }

    void checkSum(const Word &word, int limit, int used)
    {
        if (used > limit)
            complain("/places", "error.exiles-too-many", {word, std::int64_t {limit}, std::int64_t {used}});
    }

    void checkTokens()
    {
        for (std::size_t kind = 0; kind < kEnemies; ++kind) {
            int used = 0;
            for (const FrontState &front : m_data.fronts)
                used += front.deployment[kind] + front.assault[kind];
            forEachSquad(m_data,
                         [&](SquadIndex, const Squad &squad) { used += squad.leader == kind ? 1 : 0; });
            checkSum(wordOfEnemy(m_scene.nameOf(kind)), m_scene.enemy(kind).tokens, used);
        }
        for (std::size_t engine = 0; engine < kArmyEngines; ++engine) {
            int used = 0;
            for (const FrontState &front : m_data.fronts) {
                used += front.engines[engine];
                used += engine == indexOf(EnemyEngine::SiegeTower) ? front.towers : 0;
                used += engine == indexOf(EnemyEngine::Bridge) && front.isBridged ? 1 : 0;
            }
            checkSum({std::string(armyEngineNames()[engine]), "enemy-engine"}, kEnemyEngineData[engine].limit,
                     used);
        }
    }

    /// EX-11.1, EX-11.12: on towers only flyers, on gates only where they are broken.
    void checkFootholds()
    {
        forEachSquad(m_data, [&](SquadIndex index, const Squad &squad) {
            const Post section = sectionOfSquad(index);
            const EnemyData &enemy = m_scene.enemy(squad.leader);
            if (!m_data.fronts[squad.front].isAttacked)
                complain("/footholds", "error.exiles-not-attacked");
            if (enemy.isRanged || (m_map.isTower(section) && !enemy.flies))
                complain("/footholds", "error.exiles-foothold-unit",
                         {wordOfEnemy(m_scene.nameOf(squad.leader))});
            if (squad.perch == Perch::Gate && (!hasGate(m_scene, section) || gateOf(m_scene, section) > 0))
                complain("/footholds", "error.exiles-foothold-gate");
        });
    }

    void checkBlinded()
    {
        int sum = 0;
        for (int front = 0; front < m_map.fronts; ++front) {
            const auto index = static_cast<std::size_t>(front);
            const std::string pointer = pointerTo(m_map.front[index].deployment, "blinded");
            for (std::size_t kind = 0; kind < kEnemies; ++kind) {
                const int blinded = m_data.fronts[index].blinded[kind];
                sum += blinded;
                if (blinded > 0 && !m_scene.enemy(kind).isRanged)
                    complain(pointer, "error.exiles-blinded", {wordOfEnemy(m_scene.nameOf(kind))});
                else if (blinded > 0 && sum > kMostBlinded)
                    complain(pointer, "error.exiles-blinded-twice");
            }
        }
    }

    void checkReinforced()
    {
        const Post section = m_data.now.reinforced;
        if (section != kNoPost && m_data.sections[section].level == 0)
            complain("/reinforced", "error.exiles-barrier");
    }

    Complaint &m_complaint;
    const ExilesSetup &m_setup;
    const Map &m_map;
    const ExilesData &m_data;
    Scene m_scene;
};

} // namespace

void checkSiege(Complaint &complaint, const ExilesSetup &setup, const ExilesData &data, Moment moment)
{
    SiegeChecks(complaint, setup, data).run(moment);
}

} // namespace merlon::exiles::position
