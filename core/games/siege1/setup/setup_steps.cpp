#include "core/games/siege1/pieces/pieces.h"
#include "core/games/siege1/steps.h"

#include <algorithm>

/// S1-2.6 to S1-2.8: the phase cards are dealt and chosen, the first resources and hourglasses handed out.
namespace merlon::siege1 {

namespace {

bool isTaken(const SiegeData &data, std::uint8_t card)
{
    const auto holds = [card](const InvaderState &seat) {
        return std::find(seat.cards.begin(), seat.cards.end(), card) != seat.cards.end();
    };
    return std::find(data.drawn.begin(), data.drawn.end(), card) != data.drawn.end()
        || std::any_of(data.invaders.begin(), data.invaders.end(), holds);
}

/// a = phase, b = number of cards drawn.
void drawCardOutcomes(const Scene &scene, Step step, OutcomeList &out)
{
    for (int letter = 0; letter < kCardsOfPhase; ++letter) {
        const std::uint8_t card = cardOf(step.a, letter);
        if (!isTaken(scene.data, card))
            out.push_back({choice(Verb::DrawCard, card), 1});
    }
}

/// S1-2.7: west picks first for phases 2 and 4.
Seat firstPicker(const Rules &rules, int phase)
{
    return static_cast<Seat>(invaderSeats(rules) == 1 ? 0 : phase % 2);
}

void takeDrawCard(Play &play, Step step, Choice made)
{
    play.data.drawn[step.b] = static_cast<std::uint8_t>(made.args[0]);
    tellOnly(play, invaderTeam(play.rules), 1, EventKind::CardDrawn, {2, 6}, made.args[0]);
    if (step.b + 1 < numbersFor(play.rules.players).cardsDrawn)
        push(play, StepKind::DrawCards, step.a, step.b + 1);
    else
        pushAsk(play, StepKind::KeepCard, firstPicker(play.rules, step.a), step.a);
}

/// a = phase, b = cards kept by others.
Reason whyNotKeep(const Scene &scene, Step, Choice made)
{
    if (!is(made, Verb::KeepCard))
        return notNow({2, 6});
    const auto &drawn = scene.data.drawn;
    const bool there = std::find(drawn.begin(), drawn.end(), made.args[0]) != drawn.end();
    return there ? kLegal : no(ReasonKind::NoSuchCard, {2, 6});
}

void offerKeep(const Scene &scene, Step step, ChoiceList &out)
{
    for (const std::uint8_t card : scene.data.drawn) {
        if (card < kPhaseCards)
            offer<whyNotKeep>(scene, step, out, choice(Verb::KeepCard, card));
    }
}

void removeRefused(Play &play)
{
    for (std::uint8_t &card : play.data.drawn) {
        if (card != kNoCard)
            tellOnly(play, invaderTeam(play.rules), 1, EventKind::CardRemoved, {2, 6}, card);
        card = kNoCard;
    }
}

void takeKeep(Play &play, Step step, Choice made)
{
    const auto card = static_cast<std::uint8_t>(made.args[0]);
    *std::find(play.data.drawn.begin(), play.data.drawn.end(), card) = kNoCard;
    invaderState(play, step.seat).cards[step.a - 2u] = card;
    tell(play, EventKind::CardKept, {2, 6}, step.seat, card);
    if (step.b + 1 < invaderSeats(play.rules))
        return pushAsk(play, StepKind::KeepCard, mateOf(play.rules, step.seat), step.a, step.b + 1);
    removeRefused(play);
    if (step.a < 5)
        push(play, StepKind::DrawCards, step.a + 1, 0);
}

/// S1-2.8; option `cards`.
void openGame(Play &play, Step)
{
    const PlayerNumbers table = numbersFor(play.rules.players);
    for (int seat = 0; seat < invaderSeats(play.rules); ++seat) {
        InvaderState &state = play.data.invaders[static_cast<std::size_t>(seat)];
        state.resources = table.startResources;
        tell(play, EventKind::ResourcesTaken, {2, 8}, seat, table.startResources);
        for (int phase = 2; play.rules.starred && phase <= 5; ++phase)
            state.cards[static_cast<std::size_t>(phase - 2)] = cardOf(phase, seat);
    }
    for (int number = 0; number < defenderSeats(play.rules); ++number) {
        play.data.defenders[static_cast<std::size_t>(number)].purse = table.startHourglasses;
        tell(play, EventKind::SeatGainsHourglasses, {2, 8}, invaderSeats(play.rules) + number,
             table.startHourglasses);
    }
    push(play, StepKind::StartRound);
}

std::uint8_t firstArgument(const Scene &, Step)
{
    return 1;
}

} // namespace

namespace steps {

constinit const StepRule drawCards = landmark(secret(
    about(drawing(StepKind::DrawCards, "draw-cards", {2, 6}, drawCardOutcomes, takeDrawCard), Type::Number),
    firstArgument));
constinit const StepRule keepCard =
    about(question(StepKind::KeepCard, "keep-card", {2, 6}, offerKeep, whyNotKeep, takeKeep), Type::Number);
constinit const StepRule openGame = landmark(work(StepKind::OpenGame, "open-game", siege1::openGame));

} // namespace steps

} // namespace merlon::siege1
