#include "core/games/mountain/purse.h"
#include "core/games/mountain/steps.h"
#include "core/games/mountain/turn/turn.h"

#include <array>

/// MT-4.7, MT-4.12: how places of the horde are filled, and who retires.
namespace merlon::mountain {

namespace {

constexpr int kBribesToRetire = 4;

/// MT-4.7: the levels from which a place of a row is filled, the first choice first.
constexpr std::array<std::array<int, kLevels>, kLevels> kLevelsForRow {{{1, 2, 3}, {2, 3, 1}, {3, 2, 1}}};

/// MT-4.7: a = place.
void workRefill(Play &play, Step step)
{
    const auto row = static_cast<std::size_t>(rowOfPlace(step.a) - 1);
    for (const int level : kLevelsForRow[row]) {
        if (!play.data.decks[static_cast<std::size_t>(level - 1)].empty())
            return push(play, StepKind::DrawTroll, step.a, level);
    }
}

/// a = place, b = level.
void drawTrollOutcomes(const Scene &scene, Step step, OutcomeList &out)
{
    scene.data.decks[step.b - 1u].forEachCandidate([&](PieceKind number, int copies) {
        out.push_back({choice(Verb::RevealTroll, firstOfLevel(step.b) + number, step.a),
                       static_cast<std::uint32_t>(copies)});
    });
}

void takeDrawTroll(Play &play, Step step, Choice made)
{
    const auto troll = static_cast<Troll>(made.args[0]);
    auto &deck = play.data.decks[step.b - 1u];
    deck.determineTop(static_cast<std::size_t>(troll - firstOfLevel(step.b)), SeatSet::all());
    deck.take();
    play.data.horde[step.a] = {.troll = troll};
    tell(play, EventKind::TrollRevealed, {4, 7}, troll, step.a);
    if (step.b == 2)
        push(play, StepKind::DrawPedestal, step.a);
}

/// MT-0.12, MT-4.7: a = place; nothing if the bag is empty.
void drawPedestalOutcomes(const Scene &scene, Step step, OutcomeList &out)
{
    for (std::size_t clan = 0; clan < kStatueClans; ++clan) {
        if (scene.data.bag[clan] > 0)
            out.push_back({choice(Verb::DrawPedestal, clan, step.a), scene.data.bag[clan]});
    }
}

void takeDrawPedestal(Play &play, Step step, Choice made)
{
    --play.data.bag[made.args[0]];
    play.data.horde[step.a].pedestal = static_cast<std::uint8_t>(made.args[0]);
    tell(play, EventKind::PedestalDrawn, {4, 7}, made.args[0], step.a);
}

void retireCard(Play &play, std::size_t place)
{
    HordeCard &card = play.data.horde[place];
    tell(play, EventKind::TrollRetired, {4, 12}, card.troll, place);
    if (card.pedestal != kNoClan)
        ++play.data.bag[card.pedestal];
    putUnderDeck(play.data, card.troll);
    card = {};
    pushRefill(play, place);
}

/// MT-4.12: a = the first place that has not been looked at.
void workRetire(Play &play, Step step)
{
    for (std::size_t place = step.a; place < kHordePlaces; ++place) {
        if (play.data.horde[place].bribeCount() < kBribesToRetire)
            continue;
        push(play, StepKind::Retire, static_cast<int>(place + 1));
        return retireCard(play, place);
    }
}

} // namespace

void pushRefill(Play &play, std::size_t place)
{
    push(play, StepKind::Refill, static_cast<int>(place));
}

void putUnderDeck(MountainData &data, Troll troll)
{
    const int level = dataOf(troll).level;
    Store<kLargestLevel> card;
    card.add(static_cast<std::size_t>(troll - firstOfLevel(level)));
    data.decks[static_cast<std::size_t>(level - 1)].putUnder(card, SeatSet::all());
}

void takeBribes(Play &play, Seat seat, std::size_t place, RuleId rule)
{
    HordeCard &card = play.data.horde[place];
    if (card.bribeCount() == 0)
        return;
    tell(play, EventKind::BribesTaken, rule, seat, card.troll, card.bribeCount());
    for (std::size_t kind = 0; kind < kResources; ++kind) {
        std::uint16_t &stock = play.stockOf(seat)[kind];
        stock = static_cast<std::uint16_t>(stock + card.bribes[kind]);
    }
    card.bribes = {};
}

namespace steps {

constinit const StepRule refill = work(StepKind::Refill, "refill", workRefill);
constinit const StepRule drawTroll =
    about(drawing(StepKind::DrawTroll, "draw-troll", RuleId {4, 7}, drawTrollOutcomes, takeDrawTroll),
          Type::PlaceInHorde);
constinit const StepRule drawPedestal = about(
    drawing(StepKind::DrawPedestal, "draw-pedestal", RuleId {4, 7}, drawPedestalOutcomes, takeDrawPedestal),
    Type::PlaceInHorde);
constinit const StepRule retire = work(StepKind::Retire, "retire", workRetire);

} // namespace steps

} // namespace merlon::mountain
