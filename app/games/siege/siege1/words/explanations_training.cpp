#include "app/games/siege/siege1/words/explanations.h"

namespace merlon::siege1table {

std::span<const Explanation> trainingTexts()
{
    static constexpr Explanation kTexts[] = {
        {"action", "artilleryman",
         QT_TRANSLATE_NOOP("siege_panels", "Shuffles a hit card into the deck of a machine."), "S1-8.1"},
        {"action", "quartermaster",
         QT_TRANSLATE_NOOP("siege_panels",
                           "On a rampart: it holds 2 more units, and in each deployment the first two units "
                           "that arrive use no budget."),
         "S1-8.2"},
        {"action", "trench-master",
         QT_TRANSLATE_NOOP("siege_panels",
                           "On a rampart: against volleys the strength of its units counts double."),
         "S1-8.3"},
        {"action", "shooting-master",
         QT_TRANSLATE_NOOP("siege_panels", "On a rampart: its goblins shoot at archers."), "S1-8.4"},
        {"action", "overseer",
         QT_TRANSLATE_NOOP(
             "siege_panels",
             "On a rampart: its units may also march to a neighbouring rampart or back to the foreground."),
         "S1-8.5"},
        {"action", "saboteur",
         QT_TRANSLATE_NOOP("siege_panels", "In a building: each action there costs 1 more hourglass."),
         "S1-8.6"},
        {"action", "trainer",
         QT_TRANSLATE_NOOP("siege_panels",
                           "For 2 goblins 2 orcs come from the fallen into the camp, for 2 orcs 2 trolls."),
         "S1-8.7"},
        {"action", "training-transfer",
         QT_TRANSLATE_NOOP(
             "siege_panels",
             "Moves one training tile to another rampart of its side, or a saboteur to another building."),
         "S1-10.5"},
    };
    return kTexts;
}

std::span<const Explanation> ritualTexts()
{
    static constexpr Explanation kTexts[] = {
        {"action", "bloodstone",
         QT_TRANSLATE_NOOP(
             "siege_panels",
             "On a catapult, in this round: if it hits, a defender unit of the invader’s choice dies too."),
         "S1-9.1"},
        {"action", "possession",
         QT_TRANSLATE_NOOP("siege_panels", "On a hero, in this round: the hero cannot act."), "S1-9.2"},
        {"action", "fire",
         QT_TRANSLATE_NOOP("siege_panels",
                           "In a building, in this round: each action there costs 1 more hourglass."),
         "S1-9.3"},
        {"action", "spectre",
         QT_TRANSLATE_NOOP("siege_panels",
                           "At the hospital, in this round: those who do not recover become invader units "
                           "from the fallen."),
         "S1-9.4"},
        {"action", "terror",
         QT_TRANSLATE_NOOP("siege_panels",
                           "In the courtyard, in this round: the weakest units there die until one is left."),
         "S1-9.5"},
        {"action", "storm",
         QT_TRANSLATE_NOOP(
             "siege_panels",
             "On a wall, in this round: each unit or hero that comes there costs 1 more hourglass."),
         "S1-9.6"},
        {"action", "accident",
         QT_TRANSLATE_NOOP("siege_panels",
                           "At a cauldron, in this round: it kills no invader but a defender of its kind."),
         "S1-9.7"},
        {"action", "cheat-death",
         QT_TRANSLATE_NOOP("siege_panels", "Up to 3 goblins come from the fallen to the foregrounds."),
         "S1-10.6"},
    };
    return kTexts;
}

} // namespace merlon::siege1table
