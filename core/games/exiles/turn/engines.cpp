#include "core/games/exiles/city.h"
#include "core/games/exiles/turn/turn.h"

/// EX-5.3, EX-5.4: engines are built, exchanged, and rocks are piled up.
namespace merlon::exiles {

namespace {

Reason whyNotEngineAtAll(const Scene &scene, Seat seat, std::size_t engine)
{
    constexpr RuleId kRule {5, 3};
    if (engine == indexOf(Engine::Rocks))
        return notNow(kRule);
    if (const Reason wrong = whyNotMarker(scene, kRule))
        return wrong;
    if (scene.data.without.hasEngine(engine))
        return no(ReasonKind::NotInGame, kRule);
    const EngineData &data = kEngineData[engine];
    if (scene.data.levelOf(Building::Workshop) < data.workshop)
        return no(ReasonKind::BuildingTooLow, kRule, indexOf(Building::Workshop), data.workshop);
    if (engine >= kFirstSlotEngine && scene.data.enginesLeft[engine - kFirstSlotEngine] == 0)
        return no(ReasonKind::EnginesOut, {0, 3}, engine);
    return whyNotPay(scene, seat, data.cost, kRule);
}

Reason whyNotCauldron(const Scene &scene, std::size_t place)
{
    const Post post = scene.map.sectionOn(place);
    if (post == kNoPost || scene.map.isTower(post))
        return no(ReasonKind::NotAWall, {5, 3}, place);
    return scene.data.sections[post].hasCauldron
        ? no(ReasonKind::HasOneAlready, {5, 3}, indexOf(Engine::Cauldron))
        : kLegal;
}

/// Why an engine that the seat can build cannot stand there.
Reason whyNotEngineHere(const Scene &scene, std::size_t engine, std::size_t place)
{
    if (engine == indexOf(Engine::Cauldron))
        return whyNotCauldron(scene, place);
    const Post post = scene.map.postOn(place);
    if (post == kNoPost)
        return no(ReasonKind::NotASection, {5, 3}, place);
    return slotsOf(scene, post) > scene.data.posts[post].engineCount()
        ? kLegal
        : no(ReasonKind::NoSlot, {5, 3}, place);
}

/// Why it cannot take the slot of another one.
Reason whyNotExchangeHere(const Scene &scene, std::size_t engine, std::size_t place, std::size_t old)
{
    constexpr RuleId kRule {5, 3};
    if (engine < kFirstSlotEngine || old < kFirstSlotEngine || engine == old)
        return no(ReasonKind::SameType, kRule);
    const Post post = scene.map.postOn(place);
    if (post == kNoPost || slotsOf(scene, post) == 0)
        return no(ReasonKind::NoSlot, kRule, place);
    return scene.data.posts[post].engines[old - kFirstSlotEngine] > 0
        ? kLegal
        : no(ReasonKind::NoneThere, kRule, place);
}

Reason whyNotPaidEngine(const Scene &scene, Seat seat, Choice made)
{
    if (const Reason wrong = whyNotEngineAtAll(scene, seat, made.args[0]))
        return wrong;
    return is(made, Verb::BuildEngine) ? whyNotEngineHere(scene, made.args[0], made.args[1])
                                       : whyNotExchangeHere(scene, made.args[0], made.args[1], made.args[2]);
}

Reason whyNotPileRocks(const Scene &scene, Post post)
{
    constexpr RuleId kRule {5, 4};
    if (const Reason wrong = whyNotMarker(scene, kRule))
        return wrong;
    if (scene.data.without.hasEngine(indexOf(Engine::Rocks)))
        return no(ReasonKind::NotInGame, kRule);
    return scene.data.sections[post].hasRocks ? no(ReasonKind::HasOneAlready, kRule, indexOf(Engine::Rocks))
                                              : kLegal;
}

Reason whyNotPileRocksOn(const Scene &scene, std::size_t place)
{
    const Post post = scene.map.sectionOn(place);
    return post == kNoPost || scene.map.isTower(post) ? no(ReasonKind::NotAWall, {5, 4}, place)
                                                      : whyNotPileRocks(scene, post);
}

void buildEngine(Play &play, Seat seat, std::size_t engine, std::size_t place)
{
    spend(play, seat, kEngineData[engine].cost);
    const Post post = play.map.postOn(place);
    if (engine == indexOf(Engine::Cauldron)) {
        play.data.sections[post].hasCauldron = true;
    } else {
        ++play.data.posts[post].engines[engine - kFirstSlotEngine];
        --play.data.enginesLeft[engine - kFirstSlotEngine];
    }
    tell(play, EventKind::EngineBuilt, {5, 3}, seat, engine, place);
}

void giveUpEngine(Play &play, Seat seat, std::size_t engine, std::size_t place)
{
    --play.data.posts[play.map.postOn(place)].engines[engine - kFirstSlotEngine];
    ++play.data.enginesLeft[engine - kFirstSlotEngine];
    tell(play, EventKind::EngineGivenUp, {5, 3}, seat, engine, place);
}

void pileRocks(Play &play, Seat seat, std::size_t place)
{
    spend(play, seat, {});
    play.data.sections[play.map.sectionOn(place)].hasRocks = true;
    tell(play, EventKind::RocksPiled, {5, 4}, seat, place);
}

void offerEngine(const Scene &scene, std::size_t engine, PlaceIndex place, ChoiceList &out)
{
    out.addIf(!whyNotEngineHere(scene, engine, place), choice(Verb::BuildEngine, engine, place));
    for (std::size_t old = kFirstSlotEngine; old < kEngines; ++old)
        out.addIf(!whyNotExchangeHere(scene, engine, place, old),
                  choice(Verb::ExchangeEngine, engine, place, old));
}

} // namespace

Reason whyNotEngine(const Scene &scene, Seat seat, Choice made)
{
    return is(made, Verb::PileRocks) ? whyNotPileRocksOn(scene, made.args[0])
                                     : whyNotPaidEngine(scene, seat, made);
}

void offerRocks(const Scene &scene, ChoiceList &out)
{
    forEachSection(scene.map, [&](Post post, PlaceIndex place) {
        if (scene.map.isWall(post))
            out.addIf(!whyNotPileRocks(scene, post), choice(Verb::PileRocks, place));
    });
}

void offerEngines(const Scene &scene, Seat seat, ChoiceList &out)
{
    for (std::size_t engine = 1; engine < kEngines; ++engine) {
        if (whyNotEngineAtAll(scene, seat, engine))
            continue;
        forEachSection(scene.map, [&](Post, PlaceIndex place) { offerEngine(scene, engine, place, out); });
        offerEngine(scene, engine, scene.map.keep, out);
    }
}

void takeEngine(Play &play, Seat seat, Choice made)
{
    if (is(made, Verb::PileRocks))
        return pileRocks(play, seat, made.args[0]);
    if (is(made, Verb::ExchangeEngine))
        giveUpEngine(play, seat, made.args[2], made.args[1]);
    buildEngine(play, seat, made.args[0], made.args[1]);
}

} // namespace merlon::exiles
