#include "core/games/exiles/texts/texts.h"

namespace merlon::exiles {

WordingTable coachTexts()
{
    static constexpr Wording kWords[] = {
        // The setup and the turn
        {"coach.take-hero",
         QT_TRANSLATE_NOOP("exiles",
                           "The Deserter brings a free unit in every turn: good for beginners. The others "
                           "help in sieges.")},
        {"coach.draft",
         QT_TRANSLATE_NOOP("exiles",
                           "Take sections side by side: you will move units between them. Each wall needs a "
                           "player who looks after it.")},
        {"coach.gift-window",
         QT_TRANSLATE_NOOP("exiles",
                           "Give what the other player needs for a level or a technology now. You have one "
                           "trade in each turn.")},
        {"coach.act",
         QT_TRANSLATE_NOOP("exiles",
                           "Early on, build palisade walls and a library, and research stone working. Always "
                           "keep enough wood for soldiers.")},
        {"coach.train-instead",
         QT_TRANSLATE_NOOP("exiles",
                           "If a wall is full, a better unit in place of a weak one makes it stronger.")},
        {"coach.trade-give", QT_TRANSLATE_NOOP("exiles", "Give what you cannot use in this turn.")},
        {"coach.trade-give-amount",
         QT_TRANSLATE_NOOP("exiles", "Give just as much as the other player needs.")},
        {"coach.trade-want",
         QT_TRANSLATE_NOOP("exiles",
                           "Ask for what you lack for one more action, or for nothing: you win together.")},
        {"coach.trade-want-amount",
         QT_TRANSLATE_NOOP("exiles", "Leave the other player enough for their own actions.")},
        {"coach.answer-trade",
         QT_TRANSLATE_NOOP("exiles", "Accept if your own plan still works without it.")},

        // The preparation of the siege
        {"coach.inspire",
         QT_TRANSLATE_NOOP("exiles", "Choose a tower full of archers that covers many zones.")},
        {"coach.move",
         QT_TRANSLATE_NOOP("exiles",
                           "Leave a few units on each wall until you know where the enemy attacks. Archers "
                           "belong in towers.")},
        {"coach.send-units",
         QT_TRANSLATE_NOOP("exiles", "A full section can take no help later. Leave some room.")},
        {"coach.power-window",
         QT_TRANSLATE_NOOP(
             "exiles", "Each power works once in a turn. Use it where a wall is about to break, or pass.")},
        {"coach.paralysis",
         QT_TRANSLATE_NOOP("exiles", "Remove the strongest leaders: the others only support.")},
        {"coach.quake",
         QT_TRANSLATE_NOOP("exiles",
                           "Remove footholds first, then leaders. Aim at more than half of the army.")},

        // Shooting and engines
        {"coach.aim-at",
         QT_TRANSLATE_NOOP("exiles",
                           "Several weak units are easier to remove than one strong one. Once more than half "
                           "of the army is lost, the enemy may flee.")},
        {"coach.volley-losses",
         QT_TRANSLATE_NOOP("exiles", "Remove what would lead a squad, or as many units as you can.")},
        {"coach.lose",
         QT_TRANSLATE_NOOP("exiles", "If you have the choice, keep units that can lead or shoot.")},
        {"coach.save-window",
         QT_TRANSLATE_NOOP("exiles",
                           "Save a unit that holds a wall alone. Units saved can be used immediately.")},
        {"coach.fire-at",
         QT_TRANSLATE_NOOP(
             "exiles",
             "Catapults are best against engines, ballistas against leaders at the foot of the wall.")},
        {"coach.fire-losses",
         QT_TRANSLATE_NOOP("exiles", "A trebuchet breaks walls in every round: remove it early.")},
        {"coach.choose-engine", QT_TRANSLATE_NOOP("exiles", "Lose the one that is cheapest to build again.")},

        // Melee
        {"coach.drop-what",
         QT_TRANSLATE_NOOP("exiles", "It works once in a siege. Wait for squads with many weak units.")},
        {"coach.slaying",
         QT_TRANSLATE_NOOP("exiles", "Kill a leader whose squad has nobody strong to follow.")},
        {"coach.foresee", QT_TRANSLATE_NOOP("exiles", "Bring units to where a squad would meet nobody.")},
        {"coach.foreseen-to",
         QT_TRANSLATE_NOOP("exiles", "Help the section where one more unit turns a fight.")},
        {"coach.assign-units",
         QT_TRANSLATE_NOOP("exiles",
                           "Send units against every squad: otherwise it gets onto the wall and damages the "
                           "city. Point at a choice to see its odds.")},
        {"coach.lead-squad",
         QT_TRANSLATE_NOOP("exiles",
                           "The leader gives its strength, the others only support. Take the strongest.")},
        {"coach.slay-squad",
         QT_TRANSLATE_NOOP("exiles",
                           "Kill as many as the points allow: once more than half of the army is lost, the "
                           "enemy may flee.")},
        {"coach.slay-weakest", QT_TRANSLATE_NOOP("exiles", "Kill the one that the squad will miss most.")},

        // The Warlord
        {"coach.choose-front",
         QT_TRANSLATE_NOOP("exiles", "Attack where there are few units, or where the wall is low.")},
        {"coach.deploy",
         QT_TRANSLATE_NOOP(
             "exiles", "Put strong melee units together on one front, and archers where they find targets.")},
        {"coach.choose-target", QT_TRANSLATE_NOOP("exiles", "Shoot at low sections full of weak units.")},
        {"coach.choose-flight",
         QT_TRANSLATE_NOOP("exiles", "No wall stops flyers: attack where few units defend.")},
        {"coach.choose-engine-target",
         QT_TRANSLATE_NOOP("exiles", "Break the wall that your squads will storm.")},
        {"coach.choose-element",
         QT_TRANSLATE_NOOP("exiles", "Hit what is most in your way: shooters, engines or the wall.")},
        {"coach.form-group",
         QT_TRANSLATE_NOOP(
             "exiles",
             "Give each leader support. One strong squad breaks in more easily than two weak ones.")},
        {"coach.head-squad",
         QT_TRANSLATE_NOOP("exiles", "The leader gives its strength. Take the strongest.")},
        {"coach.equip",
         QT_TRANSLATE_NOOP(
             "exiles", "A siege tower helps where the wall is high. A ram needs strength 6 in its squad.")},
    };
    return kWords;
}

} // namespace merlon::exiles
