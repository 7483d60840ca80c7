#include "app/table/staging/deciding_place.h"

#include "app/story/odds_end.h"
#include "core/engine/game.h"
#include "core/engine/match/last_taking.h"
#include "core/engine/notation/vocabulary.h"
#include "core/engine/tableau/tableau.h"
#include "core/games/module.h"

#include <algorithm>
#include <map>
#include <span>
#include <vector>

namespace merlon {

namespace {

/// How much strength the attacker lacks to take the place.
int lackingIn(const Duel &duel)
{
    const int needed = duel.fallsAt > 0 ? duel.fallsAt : duel.strengths[duel.defender()] + 1;
    return needed - duel.strengths[duel.attacker];
}

/// The step in which the last fight began, if that was in the last round.
std::optional<std::size_t> fightOfLastRound(std::span<const StoryLine> story, const Vocabulary &words)
{
    for (std::size_t line = story.size(); line-- > 0;) {
        const std::vector<Event> &events = story[line].events;
        for (std::size_t event = events.size(); event-- > 0;) {
            const TermRole role = words.events()[events[event].kind].role;
            if (role == TermRole::Fight)
                return story[line].ply;
            if (role == TermRole::Round)
                return std::nullopt;
        }
    }
    return std::nullopt;
}

bool isHeldIn(const SeenAct &act, const StoryPlan &plan)
{
    return act.inFight && plan.verdictOf && std::ranges::any_of(act.events, [&](const Event &event) {
               return plan.verdictOf(event).victor == Victor::Defender;
           });
}

/// The place that held against the strongest attack, the last one of several; none if nothing was attacked.
std::optional<int> mostEndangered(std::span<const SeenAct> acts, const StoryPlan &plan)
{
    std::map<int, Duel> duels; // as they stood before they were settled
    std::optional<int> place;
    int least = 0;
    for (const SeenAct &act : acts) {
        const Tableau tableau = act.view ? tableauOf(*act.view) : Tableau {};
        for (const Duel &duel : tableau.duels)
            duels[duel.place] = duel;
        const auto settled = duels.find(act.place);
        if (settled == duels.end() || !isHeldIn(act, plan))
            continue;
        const int lacking = lackingIn(settled->second);
        if (place && lacking > least)
            continue;
        place = act.place;
        least = lacking;
    }
    return place;
}

} // namespace

std::optional<DecidingPlace> decidingPlaceOf(const SeatView &seen)
{
    const Setup &setup = seen.setup();
    const std::vector<StoryLine> story = seen.story();
    if (const std::optional<LastTaking> taking = lastTaking(story, setup.vocabulary()))
        return DecidingPlace {taking->fight, taking->place};
    const OddsSource *source = oddsSourceOf(setup.game());
    if (!source || !oddsEndOf(seen, *source))
        return std::nullopt;
    const std::optional<std::size_t> fight = fightOfLastRound(story, setup.vocabulary());
    if (!fight)
        return std::nullopt;
    const StoryPlan &plan = storyPlanOf(setup.game());
    const std::vector<SeenAct> acts = seen.acts(*fight, plan);
    const std::optional<int> place = mostEndangered(acts, plan);
    return place ? std::optional(DecidingPlace {*fight, *place}) : std::nullopt;
}

} // namespace merlon
