#include "core/games/exiles/city.h"
#include "core/games/exiles/player/plan.h"
#include "core/games/exiles/player/recruits.h"
#include "core/games/exiles/player/scores.h"
#include "core/games/exiles/player/worth.h"
#include "core/games/exiles/turn/turn.h"

#include <algorithm>

/// EX-1.5, EX-2.3, EX-3 to EX-5: heroes, commands, actions and trades.
namespace merlon::exiles {

namespace {

constexpr int kPlanned = 1000;
constexpr int kFreeUnit = 2000;

const char *wordsFor(Purpose purpose)
{
    switch (purpose) {
    case Purpose::Nothing:
        return nullptr;
    case Purpose::Repair:
        return "advice.repair";
    case Purpose::Wall:
        return "advice.wall";
    case Purpose::Tower:
        return "advice.tower";
    case Purpose::Ditch:
        return "advice.ditch";
    case Purpose::Building:
        return "advice.build";
    case Purpose::Research:
        return "advice.research";
    case Purpose::Unit:
        return "advice.train";
    case Purpose::BetterUnit:
        return "advice.replace";
    case Purpose::Engine:
        return "advice.engine";
    case Purpose::Rocks:
        return "advice.rocks";
    case Purpose::Saving:
        return "advice.collect";
    }
    return nullptr;
}

bool mayFreeRecruit(const Scene &scene, Seat seat)
{
    return scene.data[seat].is(Hero::Deserter) && !scene.data.now.deserterUsed;
}

/// EX-5.5: with no room left, the free unit takes the place of a spearman.
Scored scoreFree(const Outlook &outlook, Choice made)
{
    const std::size_t best = bestFreeUnit(outlook.scene);
    const Post post = outlook.scene.map.sectionOn(made.args[1]);
    const bool isPlace = outlook.kind() == StepKind::TrainInstead || post == bestPostFor(outlook.scene, best);
    return {made.args[0] == best && isPlace ? kFreeUnit : 1, {"advice.free-unit", 0}};
}

bool isForFreeUnit(const Outlook &outlook, Choice made)
{
    const Scene &scene = outlook.scene;
    const std::size_t best = bestFreeUnit(scene);
    constexpr std::size_t kWeakest = 0;
    return mayFreeRecruit(scene, outlook.seat) && best != kUnits && best != kWeakest
        && made.args[1] == kWeakest && bestPostFor(scene, best) == kNoPost;
}

Scored scoreTrainInstead(const Outlook &outlook, Choice made)
{
    if (is(made, Verb::FreeRecruit))
        return scoreFree(outlook, made);
    const bool isRanged = kUnitData[outlook.step.b].isRanged;
    return {made.args[0] == bestUnit(outlook.scene, isRanged) ? kPlanned : kUnitWorth[made.args[0]],
            {"advice.replace"}};
}

// Trade

/// What `seat` could hand over so that `other` does at once what it plans; the number is 0 if there is nothing.
struct Gift {
    std::size_t resource = kResources;
    int number = 0;
};

Gift giftFor(const Scene &scene, Seat seat, Seat other)
{
    const Plan wanted(scene, other);
    Gift gift;
    for (std::size_t resource = 0; resource < kResources; ++resource) {
        if (wanted.missing()[resource] == 0)
            continue;
        if (gift.number > 0)
            return {}; // one type is not enough
        gift = {resource, wanted.missing()[resource]};
    }
    if (gift.number == 0)
        return {};
    const Plan own(scene, seat);
    const int kept = own.missing() == Goods {} ? own.cost()[gift.resource] : 0;
    return scene.data[seat].store[gift.resource] - gift.number >= kept ? gift : Gift {};
}

Gift currentGift(const Outlook &outlook)
{
    return giftFor(outlook.scene, outlook.seat, outlook.data().trade.partner);
}

int worthOfGoods(std::size_t resource, int number)
{
    constexpr std::array<int, kResources> kWorth {2, 3, 3, 5};
    return resource < kResources ? kWorth[resource] * number : 0;
}

/// An exchange is accepted if it is fair, and what the seat plans is still possible.
bool isFair(const Outlook &outlook)
{
    const Trade &trade = outlook.data().trade;
    const int kept = outlook.plan().missing() == Goods {} && trade.want < kResources
        ? outlook.plan().cost()[trade.want]
        : 0;
    return worthOfGoods(trade.give, trade.giveNumber) >= worthOfGoods(trade.want, trade.wantNumber)
        && outlook.data()[outlook.seat].store[trade.want] - trade.wantNumber >= kept;
}

} // namespace

Scored scoreSetUp(const Outlook &outlook, Choice made)
{
    if (is(made, Verb::TakeHero)) {
        constexpr std::array<const char *, kHeroes> kWords {"advice.oracle", "advice.sorcerer",
                                                            "advice.heretic", "advice.deserter"};
        return {0, {kWords[made.args[0]]}}; // the table of army rows makes one as good as another
    }
    // One section is as good as another as long as nobody knows which front is attacked.
    return {outlook.scene.map.isWall(outlook.scene.map.sectionOn(made.args[0])) ? 1 : 0, {"advice.defend"}};
}

Scored scoreAct(const Outlook &outlook, Choice made)
{
    if (outlook.kind() == StepKind::TrainInstead)
        return scoreTrainInstead(outlook, made);
    if (is(made, Verb::FreeRecruit))
        return scoreFree(outlook, made);
    if (is(made, Verb::Replace) && isForFreeUnit(outlook, made))
        return {kFreeUnit, {"advice.free-unit"}};
    if (made == outlook.plan().next())
        return {kPlanned, {wordsFor(outlook.plan().purpose()), 0}};
    return {is(made, Verb::EndTurn) ? 0 : kWorseThanNothing, {"advice.end-turn"}};
}

Scored scoreTrade(const Outlook &outlook, Choice made)
{
    switch (outlook.kind()) {
    case StepKind::GiftWindow: {
        const bool isUseful = is(made, Verb::Trade)
            && giftFor(outlook.scene, outlook.seat, static_cast<Seat>(made.args[0])).number > 0;
        return {is(made, Verb::Pass) ? 0
                    : isUseful       ? 1
                                     : -1,
                {is(made, Verb::Pass) ? "advice.no-gift" : "advice.gift"}};
    }
    case StepKind::TradeGive:
        return {made.args[0] == currentGift(outlook).resource ? 1 : 0, {"advice.gift"}};
    case StepKind::TradeGiveAmount: {
        const int wanted = std::max(1, currentGift(outlook).number);
        return {-std::abs(made.args[0] - wanted), {"advice.gift"}};
    }
    case StepKind::TradeWant:
        return {made.args[0] == kResources ? 1 : 0, {"advice.gift"}};
    case StepKind::TradeWantAmount:
        return {-made.args[0], {"advice.gift"}};
    default:
        return {is(made, Verb::AcceptTrade) == isFair(outlook) ? 1 : 0,
                {isFair(outlook) ? "advice.accept-trade" : "advice.refuse-trade"}};
    }
}

} // namespace merlon::exiles
