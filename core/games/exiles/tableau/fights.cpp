#include "core/games/exiles/city.h"
#include "core/games/exiles/enemy.h"
#include "core/games/exiles/siege/fight_chances.h"
#include "core/games/exiles/siege/siege.h"
#include "core/games/exiles/steps.h"
#include "core/games/exiles/tableau/panels.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <vector>

/// Who measures strength with whom: the exiles to the left, the enemy to the right.
namespace merlon::exiles {

namespace {

constexpr std::size_t kOfExiles = 0;
constexpr std::size_t kOfEnemy = 1;

/// A line of a sum, for both sides.
struct LedgerLine {
    const char *key;
    int own = 0;
    int enemy = 0;
};

/// What is measured at a place, line by line; the last one is the sum.
struct Measured {
    int place = -1;
    Seat commander = kNobody;
    std::size_t attacker = kOfEnemy;
    std::vector<LedgerLine> lines {};
    const char *counted = "duel.scores";

    const LedgerLine &sum() const { return lines.back(); }
};

/// A squad and those who are to fight it, with the dice that have been rolled.
struct Meeting {
    SquadIndex squad = kNoSquad;
    int enemyDie = 0; ///< as d3; 0: not rolled
    int ownDie = 0;
};

/// EX-11.14: the fight that is being rolled or settled; none otherwise.
Meeting meetingNow(const ExilesData &data)
{
    if (const Step *rolling = agenda::findStep(data, StepKind::FightDie))
        return {static_cast<SquadIndex>(rolling->a), rolling->b == 0 ? 0 : d3Of(rolling->b), 0};
    if (const Step *settled = agenda::findStep(data, StepKind::FightEnd)) {
        const FightDice dice = diceOf(settled->c);
        return {static_cast<SquadIndex>(settled->a), d3Of(dice.enemy), d3Of(dice.own)};
    }
    return {};
}

Measured measuredOf(const Layout &layout, const Meeting &meeting)
{
    const Scene &scene = layout.scene;
    const Post section = sectionOfSquad(meeting.squad);
    const FightScore enemy = enemyScore(scene, meeting.squad, meeting.enemyDie);
    const FightScore own = defenderScore(scene, meeting.squad, meeting.ownDie);
    Measured measured {scene.map.placeOf(section), scene.commanderOf(section)};
    const std::array lines {
        LedgerLine {"leader", own.leader, enemy.leader}, LedgerLine {"support", own.support, enemy.support},
        LedgerLine {"die", own.die, enemy.die}, LedgerLine {"special", own.special, enemy.special},
        LedgerLine {"wall", own.wall, enemy.wall}};
    std::ranges::copy_if(lines, std::back_inserter(measured.lines),
                         [](const LedgerLine &line) { return line.own != 0 || line.enemy != 0; });
    measured.lines.push_back({"sum", own.sum(), enemy.sum()});
    return measured;
}

/// Squads that still have to fight; the one that fights now first, then those who are furthest ahead.
std::vector<Measured> measuredSquads(const Layout &layout)
{
    const ExilesData &data = layout.data;
    std::vector<Measured> squads;
    if (data.siege.stage < kStageOfLineUp || data.siege.stage > kStageOfMelee)
        return squads;
    const Meeting now = meetingNow(data);
    forEachSquad(data, [&](SquadIndex index, const Squad &squad) {
        if (index != now.squad && !squad.isMet && !squad.isThrough)
            squads.push_back(measuredOf(layout, {index}));
    });
    std::ranges::stable_sort(squads, [](const Measured &one, const Measured &other) {
        return one.sum().enemy - one.sum().own > other.sum().enemy - other.sum().own;
    });
    if (now.squad != kNoSquad && data.squads[now.squad].exists())
        squads.insert(squads.begin(), measuredOf(layout, now));
    return squads;
}

/// EX-8.5: what is aimed at a zone; then what is left of it while units are removed.
void addOwnVolleys(const Layout &layout, std::vector<Measured> &measured)
{
    const Scene &scene = layout.scene;
    const Step *losses = agenda::findStep(layout.data, StepKind::VolleyLosses);
    for (int index = 0; index < scene.map.zones(); ++index) {
        const auto zone = static_cast<Zone>(index);
        const int place = scene.map.placeOfZone(zone);
        const int cover = palisadeCover(layout.data, zone);
        int fire = layout.data.volleys[zone].fire;
        if (losses && losses->a == place)
            fire = losses->b + cover;
        if (fire == 0)
            continue;
        Measured volley {place, scene.commanderOfFront(frontOf(zone)), kOfExiles};
        volley.lines = {{"fire", fire, cover}};
        volley.counted = "duel.fire-and-cover";
        measured.push_back(std::move(volley));
    }
}

/// EX-8.8: what the enemy aims at a section, against its resistance.
void addEnemyVolleys(const Layout &layout, std::vector<Measured> &measured)
{
    const Scene &scene = layout.scene;
    for (int index = 0; index < scene.map.sections; ++index) {
        const auto section = static_cast<Post>(index);
        const EnemyVolley volley = enemyVolleyAt(scene, section);
        if (volley.shooters == 0)
            continue;
        Measured shots {scene.map.placeOf(section), scene.commanderOf(section)};
        shots.lines = {{"fire", volley.cover, volley.fire}};
        shots.counted = "duel.cover-and-fire";
        measured.push_back(std::move(shots));
    }
}

void addLedger(const Layout &layout, const Measured &measured)
{
    merlon::Zone &zone = layout.tableau.beside(kNobody, ZoneKind::Ledger, {"fight", "zone"});
    zone.sides = {measured.commander, layout.enemySeat()};
    zone.head = Item {.art = "phase-melee", .isPickable = false};
    zone.head->place = measured.place;
    for (const LedgerLine &line : measured.lines)
        zone.items.push_back({.key = line.key,
                              .type = "score",
                              .note = textWith("item.fight-line", {line.own, line.enemy}),
                              .numbers = {line.own, line.enemy},
                              .isPickable = false});
}

/// One for each place: a row of several fights at one place shows the one that stands first.
void addDuel(const Layout &layout, const Measured &measured)
{
    std::vector<Duel> &duels = layout.tableau.duels;
    if (std::ranges::find(duels, measured.place, &Duel::place) != duels.end())
        return;
    Duel duel {.place = measured.place,
               .sides = {measured.commander, layout.enemySeat()},
               .strengths = {measured.sum().own, measured.sum().enemy}};
    duel.attacker = measured.attacker;
    duel.counted = {measured.counted, {}};
    duels.push_back(duel);
}

} // namespace

void layFights(const Layout &layout)
{
    if (!layout.isSiege())
        return;
    std::vector<Measured> measured = measuredSquads(layout);
    for (const Measured &squad : measured)
        addLedger(layout, squad);
    addOwnVolleys(layout, measured);
    addEnemyVolleys(layout, measured);
    for (const Measured &each : measured)
        addDuel(layout, each);
    std::ranges::sort(layout.tableau.duels, {}, &Duel::place);
}

} // namespace merlon::exiles
