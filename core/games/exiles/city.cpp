#include "core/games/exiles/city.h"

#include "core/games/exiles/enemy.h"

#include <algorithm>

namespace merlon::exiles {

namespace {

constexpr int kNoLimit = 0xFF;

void lowerGate(Play &play, Post section)
{
    play.data.sections[section].gate = 0;
    moveFootholdsToWall(play, section);
}

/// EX-9.10
void fallToBarrier(Play &play, Post section, RuleId rule)
{
    SectionState &state = play.data.sections[section];
    if (state.level > 0)
        play.data.scars.sections.set(section);
    state.level = 0;
    state.resistance = 0;
    tell(play, EventKind::SectionFell, rule, play.map.placeOf(section));
    loseEnginesWithoutSlot(play, section, {9, 10});
    lowerGate(play, section);
}

} // namespace

int levelOn(const Scene &scene, Post section)
{
    return scene.data.sections[section].level;
}

int capacityOf(const Scene &scene, Post post)
{
    if (post == kKeepPost)
        return scene.data.levelOf(Building::Keep) >= 1 ? kNoLimit : 0;
    const SectionLevel &level = kSectionLevels[scene.data.sections[post].level];
    const MapSection &section = scene.map.section[post];
    return std::max(0, level.capacity(section.isTower) + section.capacityBonus);
}

int roomOn(const Scene &scene, Post post)
{
    return std::max(0, capacityOf(scene, post) - scene.data.posts[post].total());
}

Reason whyNotEnter(const Scene &scene, Post post, int number, RuleId rule)
{
    if (post == kKeepPost)
        return scene.data.levelOf(Building::Keep) >= 1 ? kLegal : no(ReasonKind::KeepClosed, {6, 2});
    return roomOn(scene, post) >= number ? kLegal : no(ReasonKind::NoRoom, rule, scene.map.placeOf(post));
}

SectionSet sectionsWithRoom(const Scene &scene)
{
    PostSet sections = 0;
    for (int index = 0; index < scene.map.sections; ++index) {
        const auto section = static_cast<Post>(index);
        sections |= roomOn(scene, section) > 0 ? bitOf(section) : 0;
    }
    return static_cast<SectionSet>(sections);
}

PostSet postsWithRoom(const Scene &scene)
{
    return sectionsWithRoom(scene) | (roomOn(scene, kKeepPost) > 0 ? bitOf(kKeepPost) : 0);
}

int resistanceOf(const Scene &scene, Post section)
{
    return scene.data.sections[section].resistance + (scene.data.now.reinforced == section ? 1 : 0);
}

bool hasGate(const Scene &scene, Post section)
{
    return scene.map.section[section].hasGate() && scene.data.sections[section].level > 0;
}

int gateOf(const Scene &scene, Post section)
{
    return hasGate(scene, section) ? scene.data.sections[section].gate : 0;
}

void raiseSection(Play &play, Post section)
{
    SectionState &state = play.data.sections[section];
    play.data.scars.sections.reset(section);
    ++state.level;
    state.resistance =
        static_cast<std::uint8_t>(state.level == 1 ? kSectionLevels[1].resistance : state.resistance + 1);
    if (!play.map.section[section].hasGate())
        return;
    state.gate = static_cast<std::uint8_t>(state.level == 1 ? kSectionLevels[1].gate : state.gate + 1);
    tell(play, EventKind::GateRaised, {3, 5}, play.map.section[section].gate, state.gate);
}

void damageSection(Play &play, Post section, int number, RuleId rule)
{
    SectionState &state = play.data.sections[section];
    if (play.data.now.aura == section)
        return tell(play, EventKind::SectionHolds, {15, 8}, play.map.placeOf(section));
    int lost = std::min(number, resistanceOf(play, section));
    tell(play, EventKind::SectionDamaged, rule, play.map.placeOf(section), lost);
    if (lost > 0 && play.data.now.reinforced == section) {
        play.data.now.reinforced = kNoPost;
        --lost;
    }
    state.resistance = static_cast<std::uint8_t>(state.resistance - lost);
    if (state.resistance == 0)
        fallToBarrier(play, section, {9, 10});
}

int slotsOf(const Scene &scene, Post post)
{
    if (post == kKeepPost)
        return keepSlots(scene.data.levelOf(Building::Keep));
    const MapSection &section = scene.map.section[post];
    const int level = scene.data.sections[post].level;
    if (!section.isTower || level == 0)
        return 0;
    return kSectionLevels[static_cast<std::size_t>(level)].slots + section.slotBonus;
}

void loseEnginesWithoutSlot(Play &play, Post post, RuleId rule)
{
    PostState &state = play.data.posts[post];
    for (std::size_t engine = 0; engine < kSlotEngines; ++engine) {
        while (state.engines[engine] > 0 && state.engineCount() > slotsOf(play, post)) {
            --state.engines[engine];
            ++play.data.enginesLeft[engine];
            tell(play, EventKind::EngineLost, rule, engine + kFirstSlotEngine, play.map.placeOf(post));
        }
        state.movedEngines[engine] = std::min(state.movedEngines[engine], state.engines[engine]);
    }
}

int buildingLevels(const ExilesData &data)
{
    int sum = 0;
    for (const std::uint8_t level : data.buildings)
        sum += level;
    return sum;
}

void dismiss(Play &play, Post post, std::size_t rank, int number)
{
    std::uint8_t &count = play.data.posts[post].units[unitOf(rank)][marksOf(rank)];
    count = static_cast<std::uint8_t>(count - number);
    std::uint8_t &left = play.data.unitsLeft[unitOf(rank)];
    left = static_cast<std::uint8_t>(left + number);
}

void station(Play &play, Post post, std::size_t unit, int number)
{
    std::uint8_t &count = play.data.posts[post].units[unit][0];
    count = static_cast<std::uint8_t>(count + number);
    std::uint8_t &left = play.data.unitsLeft[unit];
    left = static_cast<std::uint8_t>(left - number);
}

void moveUnits(Play &play, Post from, Post to, std::size_t rank, int number, std::size_t newMark)
{
    std::uint8_t &before = play.data.posts[from].units[unitOf(rank)][marksOf(rank)];
    before = static_cast<std::uint8_t>(before - number);
    std::uint8_t &after = play.data.posts[to].units[unitOf(rank)][marksOf(rank) | newMark];
    after = static_cast<std::uint8_t>(after + number);
}

void clearMark(ExilesData &data, Mark mark)
{
    const Ranks without = bytesWithout(mark);
    for (PostState &post : data.posts) {
        for (std::size_t unit = 0; unit < kUnits; ++unit) {
            const Ranks ranks = post.ranksOf(unit);
            post.setRanks(unit, (ranks & without) + unmarked(ranks & ~without, mark));
        }
    }
}

bool canAfford(const Goods &store, const Goods &cost)
{
    for (std::size_t resource = 0; resource < kResources; ++resource) {
        if (store[resource] < cost[resource])
            return false;
    }
    return true;
}

Reason whyNotPay(const Scene &scene, Seat seat, const Goods &cost, RuleId rule)
{
    return canAfford(scene.data[seat].store, cost) ? kLegal : no(ReasonKind::CannotAfford, rule);
}

void pay(Play &play, Seat seat, const Goods &cost)
{
    for (std::size_t resource = 0; resource < kResources; ++resource) {
        std::uint8_t &store = play.data[seat].store[resource];
        store = static_cast<std::uint8_t>(store - cost[resource]);
        std::uint8_t &left = play.data.goodsLeft[resource];
        left = static_cast<std::uint8_t>(left + cost[resource]);
    }
}

int gain(Play &play, Seat seat, std::size_t resource, int number)
{
    std::uint8_t &left = play.data.goodsLeft[resource];
    const int gained = std::min<int>(number, left);
    left = static_cast<std::uint8_t>(left - gained);
    std::uint8_t &store = play.data[seat].store[resource];
    store = static_cast<std::uint8_t>(store + gained);
    return gained;
}

namespace {

/// EX-8.3: whether a section covers the zone on which a ranged unit stands.
bool isSeenFromSections(const Scene &scene, Zone zone)
{
    for (int index = 0; index < scene.map.sections; ++index) {
        const auto section = static_cast<Post>(index);
        if (scene.data.posts[section].shooters() > 0
            && scene.map.covers[section][zone] <= scene.data.sections[section].level)
            return true;
    }
    return false;
}

} // namespace

bool coversZone(const Scene &scene, Post post, Zone zone)
{
    if (post != kKeepPost)
        return scene.map.covers[post][zone] <= scene.data.sections[post].level;
    return scene.map.covers[post][zone] <= scene.data.levelOf(Building::Keep)
        || isSeenFromSections(scene, zone);
}

} // namespace merlon::exiles
