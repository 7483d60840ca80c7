#include "core/games/exiles/steps.h"

#include <algorithm>

/// EX-1.5, EX-1.6: heroes and the First Player.
namespace merlon::exiles {

namespace {

bool isHeroTaken(const Scene &scene, std::size_t hero)
{
    return std::ranges::any_of(scene.data.seats, [hero](const SeatState &seat) { return seat.hero == hero; });
}

Reason whyNotHero(const Scene &scene, Step, Choice made)
{
    constexpr RuleId kRule {1, 5};
    if (!is(made, Verb::TakeHero))
        return notNow(kRule);
    return isHeroTaken(scene, made.args[0]) ? no(ReasonKind::HeroTaken, kRule, made.args[0]) : kLegal;
}

void offerHeroes(const Scene &scene, Step step, ChoiceList &out)
{
    for (std::size_t hero = 0; hero < kHeroes; ++hero)
        offer<whyNotHero>(scene, step, out, choice(Verb::TakeHero, hero));
}

void giveHero(Play &play, Seat seat, std::size_t hero)
{
    play.data[seat].hero = static_cast<std::uint8_t>(hero);
    tell(play, EventKind::HeroTaken, {1, 5}, seat, hero);
}

void takeHeroChosen(Play &play, Step step, Choice made)
{
    giveHero(play, step.seat, made.args[0]);
}

/// a = seat
void drawHeroes(const Scene &scene, Step, OutcomeList &out)
{
    for (std::size_t hero = 0; hero < kHeroes; ++hero) {
        if (!isHeroTaken(scene, hero))
            out.push_back({choice(Verb::DealHero, hero), 1});
    }
}

void takeHeroDealt(Play &play, Step step, Choice made)
{
    giveHero(play, static_cast<Seat>(step.a), made.args[0]);
}

void drawFirst(const Scene &scene, Step, OutcomeList &out)
{
    for (Seat seat = 0; seat < scene.rules.seats; ++seat)
        out.push_back({choice(Verb::FirstPlayer, seat), 1});
}

/// EX-1.6. The turn marker and the First Player marker stand one step before where StartTurn moves them to (EX-2.1).
void takeFirst(Play &play, Step, Choice made)
{
    const Seat first = static_cast<Seat>(made.args[0]);
    play.data.turn = static_cast<std::uint8_t>(play.rules.start().turn - 1);
    play.data.firstPlayer = static_cast<Seat>((first + play.rules.seats - 1) % play.rules.seats);
    tell(play, EventKind::FirstPlayerChosen, {1, 6}, first);
    push(play, StepKind::StartTurn);
}

} // namespace

namespace steps {

constinit const StepRule takeHero = landmark(
    question(StepKind::TakeHero, "take-hero", RuleId {1, 5}, offerHeroes, whyNotHero, takeHeroChosen));
constinit const StepRule dealHero = landmark(
    about(drawing(StepKind::DealHero, "deal-hero", RuleId {1, 5}, drawHeroes, takeHeroDealt), Type::Seat));
constinit const StepRule chooseFirst =
    drawing(StepKind::ChooseFirst, "choose-first", RuleId {1, 6}, drawFirst, takeFirst);

} // namespace steps

} // namespace merlon::exiles
