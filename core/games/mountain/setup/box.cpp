#include "core/games/mountain/edition.h"
#include "core/games/mountain/steps.h"
#include "core/games/mountain/turn/turn.h"

#include <algorithm>
#include <array>

/// MT-0.10 to MT-0.18: what is laid out and drawn before the first seat chooses.
namespace merlon::mountain {

namespace {

constexpr std::size_t kSecondRow = 5; ///< the first place of row 2
constexpr std::size_t kThirdRow = 9;

/// The six orders of three clans.
constexpr std::size_t kClanOrders = 6;
constexpr std::array<std::array<std::uint8_t, kStatueClans>, kClanOrders> kOrders {
    {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};

/// MT-0.11
void workLayHorde(Play &play, Step)
{
    for (std::size_t place = kHordePlaces; place-- > 0;)
        pushRefill(play, place);
}

/// MT-0.12: four of the pedestals go onto the cards of row 2.
void workFillBag(Play &play, Step)
{
    play.data.bag.fill(kPedestalsOfClan);
    for (std::size_t place = kThirdRow; place-- > kSecondRow;)
        push(play, StepKind::DrawPedestal, static_cast<int>(place));
}

/// MT-0.14, MT-0.4: a = how many tiles are still to be revealed. Doubles that are put aside are never drawn.
void dealWorkshopOutcomes(const Scene &scene, Step step, OutcomeList &out)
{
    const bool isDistinct = scene.rules.workshops == WorkshopChoice::Distinct;
    for (std::size_t kind = 0; kind < kWorkshops && step.a > 0; ++kind) {
        const bool isPutAside = isDistinct && scene.data.workshopsOpen[kind] > 0;
        const int left = isPutAside ? 0 : scene.data.workshopsLeft[kind];
        if (left > 0)
            out.push_back({choice(Verb::DealWorkshop, kind), static_cast<std::uint32_t>(left)});
    }
}

void takeDealWorkshop(Play &play, Step step, Choice made)
{
    play.data.workshopsLeft.take(made.args[0]);
    play.data.workshopsOpen.add(made.args[0]);
    tell(play, EventKind::WorkshopRevealed, {0, 14}, made.args[0]);
    if (step.a > 1)
        push(play, StepKind::DealWorkshops, step.a - 1);
}

/// MT-0.15
void workDealSpells(Play &play, Step)
{
    for (std::size_t place = kGrimoire; place-- > 0;)
        push(play, StepKind::DrawSpell, static_cast<int>(place));
}

/// MT-0.16
void firstStatueOutcomes(const Scene &scene, Step, OutcomeList &out)
{
    for (int number = 1; number <= scene.map.statueCount; ++number)
        out.push_back({choice(Verb::FirstStatue, number), 1});
}

void takeFirstStatue(Play &play, Step, Choice made)
{
    push(play, StepKind::OrderClans, made.args[0]);
}

/// a = the number of the space with which the clans begin.
void orderClansOutcomes(const Scene &, Step, OutcomeList &out)
{
    for (const auto &order : kOrders)
        out.push_back({choice(Verb::OrderClans, order[0], order[1], order[2]), 1});
}

void takeOrderClans(Play &play, Step step, Choice made)
{
    const std::size_t spaces = play.map.statueCount;
    for (std::size_t number = 0; number < spaces; ++number) {
        const std::size_t space = (step.a - 1u + number) % spaces;
        const auto clan = static_cast<std::uint8_t>(made.args[number % kStatueClans]);
        play.data.statues[space] = {play.map.statues[space], clan};
        tell(play, EventKind::StatuePlaced, {0, 16}, clan, play.map.statues[space]);
    }
}

/// MT-0.17: a = place of the track.
void layTokenOutcomes(const Scene &scene, Step step, OutcomeList &out)
{
    for (std::size_t value = 0; value < kTokenValues; ++value) {
        const auto laid =
            std::ranges::count(scene.data.track, static_cast<std::uint8_t>(value), &TrackPlace::value);
        const auto left = kTokensOfValue[value] - laid;
        if (left > 0)
            out.push_back(
                {choice(Verb::LayToken, value + 1, step.a / kStatueClans + 1, step.a % kStatueClans),
                 static_cast<std::uint32_t>(left)});
    }
}

void takeLayToken(Play &play, Step step, Choice made)
{
    play.data.track[step.a].value = static_cast<std::uint8_t>(made.args[0] - 1);
    tell(play, EventKind::TokenLaid, {0, 17}, made.args[0], made.args[1], made.args[2]);
    if (step.a + 1u < kTrackPlaces)
        push(play, StepKind::LayTokens, step.a + 1);
}

/// MT-0.18, MT-10.1: with teams, seat 0 or seat 2.
void chooseFirstOutcomes(const Scene &scene, Step, OutcomeList &out)
{
    for (Seat seat = 0; seat < scene.rules.seats;
         seat = static_cast<Seat>(seat + (scene.rules.teams ? 2 : 1))) {
        if (scene.rules.firstPlayer == kNobody || scene.rules.firstPlayer == seat)
            out.push_back({choice(Verb::FirstPlayer, seat), 1});
    }
}

void takeChooseFirst(Play &play, Step, Choice made)
{
    const auto first = static_cast<Seat>(made.args[0]);
    play.data.firstPlayer = first;
    tell(play, EventKind::FirstPlayerChosen, {0, 18}, first);
    pushAsk(play, StepKind::StartTurn, first);
    push(play, StepKind::StartResources);
    for (const StepKind kind : {StepKind::StartTrolls, StepKind::Portal}) {
        for (int place = play.rules.seats; place-- > 0;)
            pushAsk(play, kind, static_cast<Seat>((first + place) % play.rules.seats));
    }
}

} // namespace

MountainData Edition::start(const Map &map, const Rules &rules)
{
    MountainData data;
    data.tunnelAt.fill(kNoTunnel);
    for (std::size_t level = 0; level < kLevels; ++level) {
        Store<kLargestLevel> cards;
        for (std::size_t number = 0; number < kTrollsOfLevel[level]; ++number)
            cards.add(number);
        data.decks[level] = Pile<kLargestLevel, kLargestLevel>(cards);
    }
    Store<kSpells> spells;
    for (std::size_t spell = 0; spell < kSpells; ++spell)
        spells.add(spell);
    data.spellDeck = Pile<kSpells, kSpells>(spells);
    for (std::size_t kind = 0; kind < kWorkshops; ++kind)
        data.workshopsLeft.add(kind, kCopiesOfWorkshop);
    for (std::size_t shape = 0; shape < kShapes; ++shape)
        data.tiles[shape] = kShapeData[shape].tiles;
    data.coronations = rules.seats == 2 ? 1 : 0; // MT-0.13
    EventSink nobody;
    Play play {data, map, rules, nobody};
    push(play, StepKind::ChooseFirst);
    push(play, StepKind::LayTokens);
    push(play, StepKind::FirstStatue);
    push(play, StepKind::DealSpells);
    if (rules.workshops == WorkshopChoice::Chosen)
        data.workshopsOpen = Store<kWorkshops>(rules.chosen);
    else
        push(play, StepKind::DealWorkshops, rules.openWorkshops());
    push(play, StepKind::FillBag);
    push(play, StepKind::LayHorde);
    return data;
}

namespace steps {

constinit const StepRule layHorde = landmark(work(StepKind::LayHorde, "lay-horde", workLayHorde));
constinit const StepRule fillBag = work(StepKind::FillBag, "fill-bag", workFillBag);
constinit const StepRule dealWorkshops = drawing(StepKind::DealWorkshops, "deal-workshops", RuleId {0, 14},
                                                 dealWorkshopOutcomes, takeDealWorkshop);
constinit const StepRule dealSpells = work(StepKind::DealSpells, "deal-spells", workDealSpells);
constinit const StepRule firstStatue =
    drawing(StepKind::FirstStatue, "first-statue", RuleId {0, 16}, firstStatueOutcomes, takeFirstStatue);
constinit const StepRule orderClans =
    drawing(StepKind::OrderClans, "order-clans", RuleId {0, 16}, orderClansOutcomes, takeOrderClans);
constinit const StepRule layTokens =
    drawing(StepKind::LayTokens, "lay-tokens", RuleId {0, 17}, layTokenOutcomes, takeLayToken);
constinit const StepRule chooseFirst =
    drawing(StepKind::ChooseFirst, "choose-first", RuleId {0, 18}, chooseFirstOutcomes, takeChooseFirst);

} // namespace steps

} // namespace merlon::mountain
