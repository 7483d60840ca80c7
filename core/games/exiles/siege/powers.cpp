#include "core/games/exiles/city.h"
#include "core/games/exiles/enemy.h"
#include "core/games/exiles/siege/siege.h"
#include "core/games/exiles/steps.h"

#include <algorithm>

/// EX-15: the windows for spells and blessings, and what they do.
namespace merlon::exiles {

namespace {

Window windowOf(Step step)
{
    return static_cast<Window>(step.a);
}

// What allows a power

Reason whyNotSpell(const Scene &scene, Seat seat, Spell spell, std::size_t casting)
{
    if (scene.data.without.hasPower(bitOf(spell)))
        return no(ReasonKind::NotInGame, {15, 1});
    const int level = static_cast<int>(spell) + 1;
    if (scene.data.levelOf(Building::MageTower) < level)
        return no(ReasonKind::PowerTooHigh, {15, 1}, indexOf(Building::MageTower), level);
    if (casting == static_cast<std::size_t>(Casting::Normal))
        return scene.data.now.hasUsed(spell) ? no(ReasonKind::PowerUsed, {15, 1}) : kLegal;
    const bool isSorcerer = scene.data[seat].is(Hero::Sorcerer);
    return isSorcerer && !scene.data.now.sorcererUsed && level <= kMostExtraLevel
        ? kLegal
        : no(ReasonKind::NoExtraSpell, {15, 9});
}

void useSpell(Play &play, Seat seat, Spell spell, std::size_t casting)
{
    if (casting == static_cast<std::size_t>(Casting::Extra))
        play.data.now.sorcererUsed = true;
    else
        play.data.now.use(spell);
    tell(play, EventKind::SpellCast, {15, 1}, seat, static_cast<int>(spell));
}

/// EX-15.8
Reason whyNotBless(const Scene &scene, Window window, Choice made)
{
    constexpr RuleId kRule {15, 8};
    const auto blessing = static_cast<Blessing>(made.args[0]);
    const bool isHere = window == Window::Renewal ? blessing == Blessing::Renewal
                                                  : window == Window::Preparation
            && (blessing == Blessing::Reinforcement || blessing == Blessing::Aura);
    if (!isHere)
        return notNow({15, 1});
    const Post post = scene.map.sectionOn(made.args[1]);
    if (post == kNoPost)
        return no(ReasonKind::NotASection, kRule, made.args[1]);
    const SectionState &section = scene.data.sections[post];
    if (blessing != Blessing::Aura && section.level == 0)
        return no(ReasonKind::OnlyABarrier, kRule, made.args[1]);
    if (blessing == Blessing::Renewal && section.resistance >= kSectionLevels[section.level].resistance)
        return no(ReasonKind::NothingToRenew, kRule, made.args[1]);
    return whyNotBlessing(scene, blessing);
}

/// A deployment zone, and a ranged unit there that can still see.
Reason whyNotBlind(const Scene &scene, Seat seat, Choice made)
{
    constexpr RuleId kRule {15, 1};
    const Zone zone = scene.map.zoneOn(made.args[0]);
    const std::size_t kind = kindOf(made.args[1]);
    if (zone == kNoZone || !scene.isAttacking(made.args[1]) || unitsIn(scene.data, zone)[kind] == 0
        || !scene.enemy(kind).isRanged)
        return no(ReasonKind::NoEnemyThere, kRule, made.args[0]);
    if (scene.data.fronts[frontOf(zone)].blinded[kind] >= unitsIn(scene.data, zone)[kind])
        return no(ReasonKind::NoEnemyThere, {15, 2}, made.args[0]); // all are blind already
    return whyNotSpell(scene, seat, Spell::Blindness, made.args[2]);
}

Reason whyNotBurn(const Scene &scene, Seat seat, Choice made)
{
    const Zone zone = scene.map.zoneOn(made.args[0]);
    const std::size_t engine = made.args[1];
    if (zone == kNoZone || !isDeployment(zone) || engine >= kArmyEngines
        || scene.data.fronts[frontOf(zone)].engines[engine] == 0)
        return no(ReasonKind::NoEnemyThere, {15, 1}, made.args[0]);
    return whyNotSpell(scene, seat, Spell::Conflagration, made.args[2]);
}

Reason whyNotRockfall(const Scene &scene, Seat seat, Choice made)
{
    const Zone zone = scene.map.zoneOn(made.args[0]);
    if (zone == kNoZone || isDeployment(zone) || countIn(scene.data, zone) == 0)
        return no(ReasonKind::NoEnemyThere, {15, 2}, made.args[0]);
    return whyNotSpell(scene, seat, Spell::Rockfall, made.args[1]);
}

Reason whyNotInPreparation(const Scene &scene, Seat seat, Choice made)
{
    switch (verbOf(made)) {
    case Verb::Blind:
        return whyNotBlind(scene, seat, made);
    case Verb::Burn:
        return whyNotBurn(scene, seat, made);
    case Verb::Paralyze:
        return whyNotSpell(scene, seat, Spell::Paralysis, made.args[0]);
    case Verb::Bless:
        return whyNotBless(scene, Window::Preparation, made);
    default:
        return notNow({7, 7});
    }
}

/// EX-15.2: there must be a unit that half of the endurance of all can remove.
Reason whyNotEarthquake(const Scene &scene, Seat seat)
{
    int lowest = 0xFF;
    for (std::size_t kind = 0; kind < kEnemies; ++kind) {
        if (numberOnBoard(scene, kind) > 0)
            lowest = std::min<int>(lowest, scene.enemy(kind).endurance);
    }
    if (lowest > enemyEndurance(scene) / 2)
        return no(ReasonKind::NoMoreLosses, {15, 2});
    return whyNotSpell(scene, seat, Spell::Earthquake, static_cast<std::size_t>(Casting::Normal));
}

/// a = window, b = how many have passed in a row.
Reason whyNotPower(const Scene &scene, Step step, Choice made)
{
    if (is(made, Verb::Pass))
        return kLegal;
    switch (windowOf(step)) {
    case Window::Preparation:
        return whyNotInPreparation(scene, step.seat, made);
    case Window::Rockfall:
        return is(made, Verb::Rockfall) ? whyNotRockfall(scene, step.seat, made) : notNow({11, 8});
    case Window::Earthquake:
        return is(made, Verb::Earthquake) ? whyNotEarthquake(scene, step.seat) : notNow({11, 8});
    case Window::Renewal:
        return is(made, Verb::Bless) ? whyNotBless(scene, Window::Renewal, made) : notNow({11, 9});
    }
    return notNow();
}

// What is offered

void offerBlessings(const Scene &scene, Step step, Blessing blessing, ChoiceList &out)
{
    if (whyNotBlessing(scene, blessing))
        return;
    for (int index = 0; index < scene.map.sections; ++index)
        offer<whyNotPower>(
            scene, step, out,
            choice(Verb::Bless, static_cast<int>(blessing), scene.map.placeOf(static_cast<Post>(index))));
}

void offerSpellsBefore(const Scene &scene, Step step, std::size_t casting, ChoiceList &out)
{
    const bool canBlind = !whyNotSpell(scene, step.seat, Spell::Blindness, casting);
    const bool canBurn = !whyNotSpell(scene, step.seat, Spell::Conflagration, casting);
    offer<whyNotPower>(scene, step, out, choice(Verb::Paralyze, casting));
    for (int index = 0; index < scene.map.fronts; ++index) {
        const PlaceIndex zone = scene.map.front[static_cast<std::size_t>(index)].deployment;
        for (std::size_t kind = 0; canBlind && kind < kEnemies; ++kind)
            offer<whyNotPower>(scene, step, out, choice(Verb::Blind, zone, scene.nameOf(kind), casting));
        for (std::size_t engine = 0; canBurn && engine < kArmyEngines; ++engine)
            offer<whyNotPower>(scene, step, out, choice(Verb::Burn, zone, engine, casting));
    }
}

void offerRockfall(const Scene &scene, Step step, std::size_t casting, ChoiceList &out)
{
    if (whyNotSpell(scene, step.seat, Spell::Rockfall, casting))
        return;
    for (int index = 0; index < scene.map.fronts; ++index)
        offer<whyNotPower>(
            scene, step, out,
            choice(Verb::Rockfall, scene.map.front[static_cast<std::size_t>(index)].assault, casting));
}

/// What whyNotPower allows in the window; without a tower or a chapel that is soon told.
void offerPowers(const Scene &scene, Step step, ChoiceList &out)
{
    const std::size_t castings = scene.data.levelOf(Building::MageTower) > 0 ? kCastings : 0;
    switch (windowOf(step)) {
    case Window::Preparation:
        offerBlessings(scene, step, Blessing::Reinforcement, out);
        offerBlessings(scene, step, Blessing::Aura, out);
        for (std::size_t casting = 0; casting < castings; ++casting)
            offerSpellsBefore(scene, step, casting, out);
        break;
    case Window::Rockfall:
        for (std::size_t casting = 0; casting < castings; ++casting)
            offerRockfall(scene, step, casting, out);
        break;
    case Window::Earthquake:
        if (castings > 0)
            offer<whyNotPower>(scene, step, out, choice(Verb::Earthquake));
        break;
    case Window::Renewal:
        offerBlessings(scene, step, Blessing::Renewal, out);
        break;
    }
    out.add(choice(Verb::Pass));
}

// What is done

void bless(Play &play, Seat seat, Choice made)
{
    TurnState &now = play.data.now;
    const auto blessing = static_cast<Blessing>(made.args[0]);
    const Post post = play.map.sectionOn(made.args[1]);
    now.use(blessing);
    tell(play, EventKind::Blessed, {15, 1}, seat, made.args[0], made.args[1]);
    if (blessing == Blessing::Aura) {
        now.aura = post;
    } else if (blessing == Blessing::Reinforcement) {
        now.reinforced = post;
    } else {
        SectionState &section = play.data.sections[post];
        section.resistance = static_cast<std::uint8_t>(
            std::min<int>(section.resistance + kRenewed, kSectionLevels[section.level].resistance));
    }
}

void castSpell(Play &play, Seat seat, Choice made)
{
    switch (verbOf(made)) {
    case Verb::Blind:
        useSpell(play, seat, Spell::Blindness, made.args[2]);
        ++play.data.fronts[frontOf(play.map.zoneOn(made.args[0]))].blinded[kindOf(made.args[1])];
        return;
    case Verb::Burn:
        useSpell(play, seat, Spell::Conflagration, made.args[2]);
        return removeEnemyEngine(play, frontOf(play.map.zoneOn(made.args[0])), made.args[1], {15, 1});
    case Verb::Paralyze:
        useSpell(play, seat, Spell::Paralysis, made.args[0]);
        return pushAsk(play, StepKind::Paralysis, seat, kParalyzed);
    case Verb::Rockfall:
        useSpell(play, seat, Spell::Rockfall, made.args[1]);
        return push(play, StepKind::RockfallDie, static_cast<int>(frontOf(play.map.zoneOn(made.args[0]))),
                    seat);
    default:
        useSpell(play, seat, Spell::Earthquake, static_cast<std::size_t>(Casting::Normal));
        return pushAsk(play, StepKind::Quake, seat, enemyEndurance(play) / 2);
    }
}

void takePower(Play &play, Step step, Choice made)
{
    const Seat next = play.rules.next(step.seat);
    if (is(made, Verb::Pass)) {
        if (step.b + 1 < play.rules.seats)
            pushAsk(play, StepKind::PowerWindow, next, step.a, step.b + 1);
        return;
    }
    pushAsk(play, StepKind::PowerWindow, next, step.a, 0);
    if (is(made, Verb::Bless))
        bless(play, step.seat, made);
    else
        castSpell(play, step.seat, made);
}

// Removals by spells

/// Why a unit cannot be taken out of a zone.
Reason whyNotInZone(const Scene &scene, Choice made, RuleId rule)
{
    const Zone zone = scene.map.zoneOn(made.args[1]);
    return zone != kNoZone && scene.isAttacking(made.args[0])
            && unitsIn(scene.data, zone)[kindOf(made.args[0])] > 0
        ? kLegal
        : no(ReasonKind::NoEnemyThere, rule, made.args[1]);
}

template <auto whyNot>
void offerFromZones(const Scene &scene, Step step, ChoiceList &out)
{
    for (int index = 0; index < scene.map.zones(); ++index) {
        const PlaceIndex place = scene.map.placeOfZone(scene.map.zoneInOrder(index));
        for (std::size_t kind = 0; kind < kEnemies; ++kind)
            offer<whyNot>(scene, step, out, choice(Verb::Remove, scene.nameOf(kind), place));
    }
}

/// a = how many more units.
Reason whyNotParalyzed(const Scene &scene, Step, Choice made)
{
    if (is(made, Verb::Done))
        return kLegal;
    return is(made, Verb::Remove) ? whyNotInZone(scene, made, {15, 1}) : notNow({15, 1});
}

void offerParalyzed(const Scene &scene, Step step, ChoiceList &out)
{
    offerFromZones<whyNotParalyzed>(scene, step, out);
    out.add(choice(Verb::Done));
}

void takeParalyzed(Play &play, Step step, Choice made)
{
    if (is(made, Verb::Done))
        return;
    if (step.a > 1)
        pushAsk(play, StepKind::Paralysis, step.seat, step.a - 1);
    removeEnemy(play, play.map.zoneOn(made.args[1]), kindOf(made.args[0]), {15, 1});
    fleeIfBroken(play);
}

/// a = points. Units of squads are named with their squad.
Reason whyNotQuake(const Scene &scene, Step step, Choice made)
{
    constexpr RuleId kRule {15, 1};
    if (is(made, Verb::Done))
        return kLegal;
    const std::size_t kind = kindOf(made.args[0]);
    if (is(made, Verb::Slay)) {
        if (!scene.isAttacking(made.args[0]) || !hasEnemy(scene.data.squads[made.args[1]], kind))
            return no(ReasonKind::NotInSquad, kRule, made.args[0]);
    } else if (is(made, Verb::Remove)) {
        const Zone zone = scene.map.zoneOn(made.args[1]);
        if (zone != kNoZone && !isDeployment(zone))
            return notNow(kRule); // they are in squads
        if (const Reason wrong = whyNotInZone(scene, made, kRule))
            return wrong;
    } else {
        return notNow(kRule);
    }
    return scene.enemy(kind).endurance <= step.a ? kLegal : no(ReasonKind::TooTough, kRule, made.args[0]);
}

void offerQuake(const Scene &scene, Step step, ChoiceList &out)
{
    offerFromZones<whyNotQuake>(scene, step, out);
    forEachSquad(scene.data, [&](SquadIndex index, const Squad &) {
        for (std::size_t kind = 0; kind < kEnemies; ++kind)
            offer<whyNotQuake>(scene, step, out, choice(Verb::Slay, scene.nameOf(kind), index));
    });
    out.add(choice(Verb::Done));
}

void takeQuake(Play &play, Step step, Choice made)
{
    if (is(made, Verb::Done))
        return;
    const std::size_t kind = kindOf(made.args[0]);
    pushAsk(play, StepKind::Quake, step.seat, step.a - play.scene().enemy(kind).endurance);
    if (is(made, Verb::Slay))
        slay(play, static_cast<SquadIndex>(made.args[1]), kind, true, {15, 1});
    else
        removeEnemy(play, play.map.zoneOn(made.args[1]), kind, {15, 1});
    fleeIfBroken(play);
}

/// a = front, b = who has cast it.
void takeRockfall(Play &play, Step step, Choice made)
{
    tell(play, EventKind::HalvedDieRolled, {15, 1}, made.args[0],
         play.map.placeOf(play.map.front[step.a].wall));
    pushSlaying(play, static_cast<Seat>(step.b), step.a, d3Of(made.args[0]));
}

} // namespace

Reason whyNotBlessing(const Scene &scene, Blessing blessing)
{
    if (scene.data.without.hasPower(bitOf(blessing)))
        return no(ReasonKind::NotInGame, {15, 1});
    const int level = static_cast<int>(blessing) + 1;
    if (scene.data.levelOf(Building::Chapel) < level)
        return no(ReasonKind::PowerTooHigh, {15, 1}, indexOf(Building::Chapel), level);
    return scene.data.now.hasUsed(blessing) ? no(ReasonKind::PowerUsed, {15, 1}) : kLegal;
}

void openWindow(Play &play, Window window)
{
    pushAsk(play, StepKind::PowerWindow, play.data.firstPlayer, numberOf(window), 0);
}

namespace steps {

constinit const StepRule powerWindow =
    question(StepKind::PowerWindow, "power-window", RuleId {15, 2}, offerPowers, whyNotPower, takePower);
constinit const StepRule paralysis = about(inside(question(StepKind::Paralysis, "paralysis", RuleId {15, 1},
                                                           offerParalyzed, whyNotParalyzed, takeParalyzed)),
                                           Type::Number);
constinit const StepRule rockfallDie =
    drawing(StepKind::RockfallDie, "rockfall-die", RuleId {15, 1}, rollDie, takeRockfall);
constinit const StepRule quake =
    about(inside(question(StepKind::Quake, "quake", RuleId {15, 1}, offerQuake, whyNotQuake, takeQuake)),
          Type::Number);

} // namespace steps

} // namespace merlon::exiles
