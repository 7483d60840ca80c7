#include "core/games/exiles/city.h"
#include "core/games/exiles/turn/turn.h"

/// EX-3, EX-4.1: actions on fortifications, buildings, technologies and stores; those on engines are in engines.cpp.
namespace merlon::exiles {

namespace {

// Fortifications

/// EX-3.4: why the seat can raise no section of a level.
Reason whyNotRaise(const Scene &scene, Seat seat, int level)
{
    constexpr RuleId kRule {3, 4};
    if (const Reason wrong = whyNotMarker(scene, kRule))
        return wrong;
    if (level >= kMostLevel)
        return no(ReasonKind::HighestLevel, kRule);
    const SectionLevel &next = kSectionLevels[static_cast<std::size_t>(level) + 1];
    if (next.technology != kNoTechnology && !scene.data.knows(static_cast<Technology>(next.technology)))
        return no(ReasonKind::TechnologyMissing, kRule, next.technology);
    return whyNotPay(scene, seat, next.cost, kRule);
}

Reason whyNotBuildFort(const Scene &scene, Seat seat, std::size_t place)
{
    const Post post = scene.map.sectionOn(place);
    return post == kNoPost ? no(ReasonKind::NotASection, {3, 4}, place)
                           : whyNotRaise(scene, seat, scene.data.sections[post].level);
}

/// What a space must be before it becomes a ditch, or a moat; what that costs.
constexpr int before(bool isMoat)
{
    return isMoat ? kDitch : 0;
}
constexpr Goods costOfDigging(bool isMoat)
{
    return isMoat ? kMoatCost : Goods {};
}

/// EX-3.6
Reason whyNotDig(const Scene &scene, Seat seat, std::size_t place, bool isMoat)
{
    constexpr RuleId kRule {3, 6};
    const std::uint8_t ditch = place < kMostPlaces ? scene.map.ditchAt[place] : kNowhere;
    if (ditch == kNowhere)
        return no(ReasonKind::NotADitch, kRule, place);
    if (const Reason wrong = whyNotMarker(scene, kRule))
        return wrong;
    if (scene.data.ditches[ditch] != before(isMoat))
        return no(isMoat ? ReasonKind::NoDitchYet : ReasonKind::NotFlatGround, kRule, place);
    return whyNotPay(scene, seat, costOfDigging(isMoat), kRule);
}

/// EX-3.9
Reason whyNotRepairGate(const Scene &scene, Seat seat, Post wall)
{
    constexpr RuleId kRule {3, 9};
    const PlaceIndex gate = scene.map.section[wall].gate;
    if (!hasGate(scene, wall))
        return no(ReasonKind::NoGateThere, kRule, gate);
    const int most = kSectionLevels[scene.data.sections[wall].level].gate;
    return gateOf(scene, wall) < most ? whyNotPay(scene, seat, kGateRepair, kRule)
                                      : no(ReasonKind::NothingToRepair, kRule, gate);
}

Reason whyNotRepairSection(const Scene &scene, Seat seat, Post post)
{
    constexpr RuleId kRule {3, 9};
    const SectionState &section = scene.data.sections[post];
    if (section.level == 0 || section.resistance >= kSectionLevels[section.level].resistance)
        return no(ReasonKind::NothingToRepair, kRule, scene.map.placeOf(post));
    return whyNotPay(scene, seat, repairCost(section.level), kRule);
}

Reason whyNotRepair(const Scene &scene, Seat seat, std::size_t place)
{
    const Post wall = place < kMostPlaces ? scene.map.wallOfGate[place] : kNoPost;
    if (wall != kNoPost)
        return whyNotRepairGate(scene, seat, wall);
    const Post post = scene.map.sectionOn(place);
    return post == kNoPost ? no(ReasonKind::NotASection, {3, 9}, place)
                           : whyNotRepairSection(scene, seat, post);
}

void repair(Play &play, Seat seat, std::size_t place)
{
    const Post wall = play.map.wallOfGate[place];
    if (wall != kNoPost) {
        pay(play, seat, kGateRepair);
        ++play.data.sections[wall].gate;
        return tell(play, EventKind::GateRepaired, {3, 9}, seat, place, play.data.sections[wall].gate);
    }
    SectionState &section = play.data.sections[play.map.sectionOn(place)];
    pay(play, seat, repairCost(section.level));
    ++section.resistance;
    tell(play, EventKind::Repaired, {3, 9}, seat, place, section.resistance);
}

// The city

/// EX-3.7
Reason whyNotBuild(const Scene &scene, Seat seat, std::size_t building)
{
    constexpr RuleId kRule {3, 7};
    if (const Reason wrong = whyNotMarker(scene, kRule))
        return wrong;
    if (scene.data.without.hasBuilding(building))
        return no(ReasonKind::NotInGame, kRule);
    const int level = scene.data.buildings[building];
    if (level >= kBuildingData[building].most)
        return no(ReasonKind::HighestLevel, kRule);
    const BuildingLevel &next = kBuildingData[building].levels[static_cast<std::size_t>(level)];
    const TechnologySet missing = next.technologies & ~scene.data.technologies;
    if (missing != 0)
        return no(ReasonKind::TechnologyMissing, kRule, std::countr_zero(missing));
    return whyNotPay(scene, seat, next.cost, kRule);
}

/// EX-3.8
Reason whyNotResearch(const Scene &scene, std::size_t technology)
{
    constexpr RuleId kRule {3, 8};
    if (const Reason wrong = whyNotMarker(scene, kRule))
        return wrong;
    if (scene.data.knows(static_cast<Technology>(technology)))
        return no(ReasonKind::TechnologyKnown, kRule, technology);
    if (scene.data.without.hasTechnology(technology))
        return no(ReasonKind::NotInGame, kRule);
    return (technologiesUpTo(scene.data.levelOf(Building::Library)) >> technology & 1u) != 0
        ? kLegal
        : no(ReasonKind::BuildingTooLow, kRule, indexOf(Building::Library),
             kTechnologyData[technology].level);
}

/// EX-4.1: the technology that collecting needs.
std::uint8_t technologyToCollect(std::size_t resource)
{
    switch (static_cast<Resource>(resource)) {
    case Resource::Wood:
        break;
    case Resource::Stone:
        return technologyIndex(Technology::StoneWorking);
    case Resource::Iron:
        return technologyIndex(Technology::Mine);
    case Resource::Gold:
        return technologyIndex(Technology::GoldWorking);
    }
    return kNoTechnology;
}

Reason whyNotCollect(const Scene &scene, std::size_t resource)
{
    constexpr RuleId kRule {4, 1};
    if (const Reason wrong = whyNotMarker(scene, kRule))
        return wrong;
    const std::uint8_t technology = technologyToCollect(resource);
    if (technology != kNoTechnology && !scene.data.knows(static_cast<Technology>(technology)))
        return no(ReasonKind::TechnologyMissing, kRule, technology);
    return scene.data.goodsLeft[resource] > 0 ? kLegal : no(ReasonKind::SupplyEmpty, kRule, resource);
}

// What is done

void buildFort(Play &play, Seat seat, std::size_t place)
{
    const Post post = play.map.sectionOn(place);
    spend(play, seat, kSectionLevels[play.data.sections[post].level + 1u].cost);
    tell(play, EventKind::FortBuilt, {3, 4}, seat, place, play.data.sections[post].level + 1);
    raiseSection(play, post);
}

void dig(Play &play, Seat seat, std::size_t place, bool isMoat)
{
    spend(play, seat, costOfDigging(isMoat));
    play.data.ditches[play.map.ditchAt[place]] = static_cast<std::uint8_t>(isMoat ? kMoat : kDitch);
    tell(play, isMoat ? EventKind::Flooded : EventKind::Dug, {3, 6}, seat, place);
}

void build(Play &play, Seat seat, std::size_t building)
{
    spend(play, seat, kBuildingData[building].levels[play.data.buildings[building]].cost);
    ++play.data.buildings[building];
    play.data.scars.buildings.reset(building);
    tell(play, EventKind::Built, {3, 7}, seat, building, play.data.buildings[building]);
}

void collect(Play &play, Seat seat, std::size_t resource)
{
    spend(play, seat, {});
    const int number = gain(play, seat, resource, collectedOf(play, resource));
    tell(play, EventKind::Collected, {4, 1}, seat, number, resource);
}

} // namespace

int collectedOf(const Scene &scene, std::size_t resource)
{
    const std::size_t row = scene.data.knows(Technology::Mechanisms) ? 2
        : scene.data.knows(Technology::BeastsOfBurden)               ? 1
                                                                     : 0;
    return kCollected[row][resource];
}

Reason whyNotMarker(const Scene &scene, RuleId rule)
{
    return scene.data.now.markers > 0 ? kLegal : no(ReasonKind::NoMarker, rule);
}

void spend(Play &play, Seat seat, const Goods &cost)
{
    --play.data.now.markers;
    pay(play, seat, cost);
}

Reason whyNotAction(const Scene &scene, Seat seat, Choice made)
{
    switch (verbOf(made)) {
    case Verb::BuildFort:
        return whyNotBuildFort(scene, seat, made.args[0]);
    case Verb::Dig:
        return whyNotDig(scene, seat, made.args[0], false);
    case Verb::Flood:
        return whyNotDig(scene, seat, made.args[0], true);
    case Verb::Build:
        return whyNotBuild(scene, seat, made.args[0]);
    case Verb::Research:
        return whyNotResearch(scene, made.args[0]);
    case Verb::Collect:
        return whyNotCollect(scene, made.args[0]);
    case Verb::BuildEngine:
    case Verb::ExchangeEngine:
    case Verb::PileRocks:
        return whyNotEngine(scene, seat, made);
    case Verb::Repair:
        return whyNotRepair(scene, seat, made.args[0]);
    default:
        return notNow({3, 2});
    }
}

namespace {

void offerForts(const Scene &scene, Seat seat, ChoiceList &out)
{
    unsigned levels = 0; // those that can be raised
    for (int level = 0; level < kMostLevel; ++level)
        levels |= whyNotRaise(scene, seat, level) ? 0u : 1u << level;
    if (levels == 0)
        return;
    forEachSection(scene.map, [&](Post post, PlaceIndex place) {
        out.addIf((levels >> scene.data.sections[post].level & 1u) != 0, choice(Verb::BuildFort, place));
    });
}

void offerDitches(const Scene &scene, Seat seat, bool isMoat, ChoiceList &out)
{
    if (whyNotMarker(scene, {3, 6}) || whyNotPay(scene, seat, costOfDigging(isMoat), {3, 6}))
        return;
    const Verb verb = isMoat ? Verb::Flood : Verb::Dig;
    for (std::size_t ditch = 0; ditch < static_cast<std::size_t>(scene.map.ditches); ++ditch)
        out.addIf(scene.data.ditches[ditch] == before(isMoat), choice(verb, scene.map.ditch[ditch]));
}

void offerOnSections(const Scene &scene, Seat seat, ChoiceList &out)
{
    offerForts(scene, seat, out);
    forEachSection(scene.map, [&](Post post, PlaceIndex place) {
        out.addIf(!whyNotRepairSection(scene, seat, post), choice(Verb::Repair, place));
    });
    offerRocks(scene, out);
    forEachSection(scene.map, [&](Post post, PlaceIndex) {
        if (scene.map.section[post].hasGate())
            out.addIf(!whyNotRepairGate(scene, seat, post),
                      choice(Verb::Repair, scene.map.section[post].gate));
    });
    offerDitches(scene, seat, false, out);
    offerDitches(scene, seat, true, out);
}

} // namespace

/// What whyNotAction allows; what it asks of every candidate is asked once.
void offerActions(const Scene &scene, Seat seat, ChoiceList &out)
{
    offerOnSections(scene, seat, out);
    if (scene.data.now.markers == 0)
        return;
    for (std::size_t building = 0; building < kBuildings; ++building)
        out.addIf(!whyNotBuild(scene, seat, building), choice(Verb::Build, building));
    TechnologySet unknown = technologiesUpTo(scene.data.levelOf(Building::Library))
        & ~(scene.data.technologies | scene.data.without.technologies);
    for (; unknown != 0; unknown &= unknown - 1)
        out.add(choice(Verb::Research, std::countr_zero(unknown)));
    for (std::size_t resource = 0; resource < kResources; ++resource)
        out.addIf(!whyNotCollect(scene, resource), choice(Verb::Collect, resource));
    offerEngines(scene, seat, out);
}

void takeAction(Play &play, Seat seat, Choice made)
{
    switch (verbOf(made)) {
    case Verb::BuildFort:
        return buildFort(play, seat, made.args[0]);
    case Verb::Dig:
    case Verb::Flood:
        return dig(play, seat, made.args[0], is(made, Verb::Flood));
    case Verb::Build:
        return build(play, seat, made.args[0]);
    case Verb::Research:
        spend(play, seat, {});
        play.data.technologies |= bitOf(static_cast<Technology>(made.args[0]));
        tell(play, EventKind::Researched, {3, 8}, seat, made.args[0]);
        return;
    case Verb::Collect:
        return collect(play, seat, made.args[0]);
    case Verb::BuildEngine:
    case Verb::ExchangeEngine:
    case Verb::PileRocks:
        return takeEngine(play, seat, made);
    default:
        return repair(play, seat, made.args[0]);
    }
}

} // namespace merlon::exiles
