#include "core/games/siege2/texts/texts.h"

namespace merlon::siege2 {

std::span<const Wording> coachTexts()
{
    static constexpr Wording kWords[] = {
        {"coach.order-row",
         QT_TRANSLATE_NOOP("siege2",
                           "The row is used from left to right. Put first what later cards need: resources "
                           "before engines, and the engine that you want most before the others.")},
        {"coach.drop-objective",
         QT_TRANSLATE_NOOP("siege2",
                           "Keep the objectives that suit your plan: one that you can meet by attacking "
                           "anyway, and one for which you need not change it. Their benefits come in the "
                           "middle of the game, when you need them.")},
        {"coach.drop-plan",
         QT_TRANSLATE_NOOP("siege2",
                           "Each plan helps once. Keep those that work on any wall: you do not know yet "
                           "where the invader will strike.")},
        {"coach.perform",
         QT_TRANSLATE_NOOP(
             "siege2",
             "Skip a card only if you need its price elsewhere. Engines early in the game pay for "
             "themselves; a ladder or a banner is best bought where your units already stand.")},
        {"coach.pay",
         QT_TRANSLATE_NOOP("siege2",
                           "Pay with what you have in plenty. Each unit paid gives the defender an "
                           "hourglass, so one strong unit may be cheaper than two weak ones.")},
        {"coach.discard",
         QT_TRANSLATE_NOOP("siege2",
                           "A troll brings the most wood but is the best fighter. Orcs are a good middle: 2 "
                           "wood for 1 hourglass.")},
        {"coach.offer-exchange",
         QT_TRANSLATE_NOOP("siege2",
                           "Exchange if a card of your row will not help this round and one of the supply "
                           "will. If you are content with the row, keep it and save the price.")},
        {"coach.exchange",
         QT_TRANSLATE_NOOP(
             "siege2",
             "Exchange the card that helps least for the one that you miss most. You may stop at any time.")},
        {"coach.place-machine",
         QT_TRANSLATE_NOOP("siege2",
                           "Look at the walls that can be reached from there, and choose the place from "
                           "which the weakest of them is in range. Point at a place to see them.")},
        {"coach.place-equipment",
         QT_TRANSLATE_NOOP("siege2",
                           "It stays there to the end. Choose a wall that you will attack, preferably one "
                           "that many units can reach.")},
        {"coach.place-bridge",
         QT_TRANSLATE_NOOP(
             "siege2",
             "A bridge keeps traps away from its path. Choose the path that most of your army will take.")},
        {"coach.place-training",
         QT_TRANSLATE_NOOP("siege2",
                           "Choose a rampart through which your army marches, with walls behind it that you "
                           "mean to attack.")},
        {"coach.choose-deck",
         QT_TRANSLATE_NOOP("siege2",
                           "Choose the engine that fires at the wall that matters most: with one fewer miss "
                           "card it hits more often.")},
        {"coach.place-saboteur",
         QT_TRANSLATE_NOOP("siege2",
                           "Choose the building with the track that is nearest to being full, or that would "
                           "hurt you most.")},
        {"coach.place-trolls",
         QT_TRANSLATE_NOOP("siege2",
                           "Choose the side on which you attack. Trolls are slow to arrive but win walls.")},
        {"coach.place-ritual",
         QT_TRANSLATE_NOOP("siege2",
                           "Place the tokens on the walls that you really threaten and on one that you do "
                           "not: the defender sees the tokens, not what they are.")},
        {"coach.take-back", QT_TRANSLATE_NOOP("siege2", "It costs nothing: take the strongest unit back.")},
        {"coach.raise-fallen",
         QT_TRANSLATE_NOOP("siege2",
                           "Choose the foreground on the side where you need the unit next round.")},
        {"coach.choose-maneuver",
         QT_TRANSLATE_NOOP(
             "siege2",
             "A minor maneuver gives the defender fewer hourglasses, a major one lets more units march. If "
             "your units stand far away, two maneuvers in one round are often worth it.")},
        {"coach.sap-in",
         QT_TRANSLATE_NOOP("siege2", "Saps bring units straight to the walls. Send the strongest.")},
        {"coach.march",
         QT_TRANSLATE_NOOP("siege2",
                           "Drag a place to move all that may go, or a stack to move one type. Gather your "
                           "army before one or two walls: you breach a wall if you are strong enough there, "
                           "and the numbers on the walls show how close you are.")},
        {"coach.march-on", QT_TRANSLATE_NOOP("siege2", "Choose the wall where the unit turns the balance.")},
        {"coach.deploy",
         QT_TRANSLATE_NOOP("siege2",
                           "Bring on as many units as you can to the side on which you attack: what waits in "
                           "the supply fights for nobody.")},
        {"coach.choose-trapped",
         QT_TRANSLATE_NOOP("siege2", "Choose the troll that is farthest from a wall that you can win.")},
        {"coach.join",
         QT_TRANSLATE_NOOP("siege2", "Take as many as there is space for, trolls and orcs first.")},
        {"coach.choose-orders",
         QT_TRANSLATE_NOOP(
             "siege2",
             "An open order is free, but the defender sees it before answering. Hidden orders cost 1 "
             "hourglass: the defender sees only which walls have one, and it may be a bluff.")},
        {"coach.give-order",
         QT_TRANSLATE_NOOP(
             "siege2",
             "Give the order to the wall that is nearly won; a bluff goes where the defender should look.")},
        {"coach.defender-phase",
         QT_TRANSLATE_NOOP("siege2",
                           "Each hourglass moves a unit or goes onto a building’s track. Strengthen the "
                           "walls that are marked with a bolt first, then fill the track that is nearest to "
                           "being full. Hourglasses that are left over are lost.")},
        {"coach.move-piece",
         QT_TRANSLATE_NOOP("siege2",
                           "Move strength to the wall that the invader can win. The numbers on the walls "
                           "show what is missing.")},
        {"coach.hero-select",
         QT_TRANSLATE_NOOP("siege2",
                           "A heroic order is free. Choose the unit that is needed least where it stands.")},
        {"coach.hero-wall", QT_TRANSLATE_NOOP("siege2", "Choose the wall that is in danger.")},
        {"coach.hero-building",
         QT_TRANSLATE_NOOP("siege2", "Choose the building with the action that you want next.")},
        {"coach.hero-hourglass",
         QT_TRANSLATE_NOOP("siege2", "Choose the track that is nearest to being full.")},
        {"coach.complete-tracks",
         QT_TRANSLATE_NOOP("siege2",
                           "The order matters little, but complete first what strengthens a wall that the "
                           "rest depends on.")},
        {"coach.place-device",
         QT_TRANSLATE_NOOP("siege2", "Choose a tower beside the walls that are attacked most.")},
        {"coach.place-cauldron",
         QT_TRANSLATE_NOOP("siege2",
                           "It works in each assault. Choose the wall before which the most invader units "
                           "gather, and the cauldron that kills them.")},
        {"coach.place-ladder",
         QT_TRANSLATE_NOOP(
             "siege2", "Choose a wall that you want to defend with one unit more than it has spaces for.")},
        {"coach.place-stone",
         QT_TRANSLATE_NOOP(
             "siege2",
             "Choose the wall that is in danger, or the one whose stones the engines have destroyed.")},
        {"coach.place-trap",
         QT_TRANSLATE_NOOP("siege2", "Choose the path on which the army has to pass in the next round.")},
        {"coach.trap-type",
         QT_TRANSLATE_NOOP("siege2",
                           "A troll trap hurts most if trolls come that way; a goblin trap kills more often. "
                           "The siege tower has a trap of its own.")},
        {"coach.silence-machine",
         QT_TRANSLATE_NOOP("siege2", "Choose the engine that aims at your weakest wall.")},
        {"coach.place-spy",
         QT_TRANSLATE_NOOP("siege2", "Choose the card that the invader needs most in the next round.")},
        {"coach.bless-side",
         QT_TRANSLATE_NOOP("siege2", "Choose the side where the most marksmen face the attackers.")},
        {"coach.mix-up-orders",
         QT_TRANSLATE_NOOP("siege2", "Choose the token on the wall where an order would hurt you most.")},
        {"coach.sharpshoot",
         QT_TRANSLATE_NOOP(
             "siege2",
             "Choose a unit on a wall that you would hold without it. A troll is usually the best target.")},
        {"coach.glare-wall",
         QT_TRANSLATE_NOOP("siege2",
                           "Choose the wall that would fall: nothing happens there in the next assault.")},
        {"coach.train",
         QT_TRANSLATE_NOOP(
             "siege2",
             "Train the unit that will stand on the walls most. A veteran holds more than a soldier.")},
        {"coach.plan-window",
         QT_TRANSLATE_NOOP("siege2",
                           "A plan that is used too early will be missed later. Use it if a wall would be "
                           "breached without it; otherwise pass.")},
        {"coach.forced-march", QT_TRANSLATE_NOOP("siege2", "Use all the moves: they are free.")},
        {"coach.forced-move", QT_TRANSLATE_NOOP("siege2", "Move it to the wall that is in danger.")},
        {"coach.open-armoury",
         QT_TRANSLATE_NOOP("siege2", "Replace the units that stand on the walls in danger first.")},
        {"coach.sally-rampart",
         QT_TRANSLATE_NOOP("siege2",
                           "Choose the rampart with the strongest units that will be on a wall next round.")},
        {"coach.sally-kill",
         QT_TRANSLATE_NOOP("siege2", "Kill the strongest units that the strength still allows.")},
        {"coach.masonry", QT_TRANSLATE_NOOP("siege2", "Put the stones on the walls that are attacked now.")},
        {"coach.last-stand",
         QT_TRANSLATE_NOOP("siege2",
                           "Choose a wall that would only just be breached: with this it must hold.")},
        {"coach.enlist",
         QT_TRANSLATE_NOOP("siege2", "Take all: units in the courtyard can reach any wall next round.")},
        {"coach.remove-heroic-order",
         QT_TRANSLATE_NOOP("siege2", "Remove the order that you have used least.")},
        {"coach.cannon",
         QT_TRANSLATE_NOOP(
             "siege2",
             "A cannon that fires is not lost. Fire at the rampart with an engine or with trolls on it.")},
        {"coach.kill-invader",
         QT_TRANSLATE_NOOP("siege2",
                           "Kill what would fight at a wall next: trolls before orcs, orcs before goblins.")},
        {"coach.fire",
         QT_TRANSLATE_NOOP("siege2",
                           "Fire at the wall that your army attacks in this assault. Holding fire is only "
                           "for engines with no such wall in range.")},
        {"coach.kill-defender",
         QT_TRANSLATE_NOOP("siege2", "Kill the strongest defender of the wall that you attack.")},
        {"coach.smash-tower", QT_TRANSLATE_NOOP("siege2", "Choose the tower whose device hinders you most.")},
        {"coach.aim-all", QT_TRANSLATE_NOOP("siege2", "Choose the target where the most units are.")},
        {"coach.aim",
         QT_TRANSLATE_NOOP("siege2",
                           "Aim at the units before a wall that would fall. Strong volleys kill trolls, weak "
                           "ones goblins.")},
        {"coach.volley-kill",
         QT_TRANSLATE_NOOP(
             "siege2",
             "Use up the volley: one troll or several goblins, whichever threatens the wall more.")},
        {"coach.pole",
         QT_TRANSLATE_NOOP("siege2", "Use the pole if it saves the wall; it can be used in each assault.")},
        {"coach.resolve-orders",
         QT_TRANSLATE_NOOP("siege2", "Start with the order on which the others depend.")},
        {"coach.detonate",
         QT_TRANSLATE_NOOP("siege2",
                           "Each orc destroys a stone and is killed. Use as many as it takes to breach "
                           "the wall, and no more.")},
        {"coach.call-troll", QT_TRANSLATE_NOOP("siege2", "Call the troll that is nearest.")},
        {"coach.lose-defenders",
         QT_TRANSLATE_NOOP("siege2",
                           "The difference is lost. Remove what you can spare: weak units rather than one "
                           "strong one, if their strength adds up.")},
        {"coach.lose-invaders",
         QT_TRANSLATE_NOOP("siege2",
                           "The difference is lost. Remove goblins first, if their strength adds up.")},
        {"coach.recover",
         QT_TRANSLATE_NOOP("siege2", "Take the strongest units back; the others go to the supply.")},
        {"coach.resolve-objective",
         QT_TRANSLATE_NOOP("siege2",
                           "Both take effect. Resolve first the one whose benefit helps with the other.")},
        {"coach.wrath-kill",
         QT_TRANSLATE_NOOP("siege2", "Kill the strongest unit on a wall that you attack next.")},
        {"coach.take-token", QT_TRANSLATE_NOOP("siege2", "Take the token that usually costs the most.")},
        {"coach.deploy-free", QT_TRANSLATE_NOOP("siege2", "It is free: take all that there is space for.")},
    };
    return kWords;
}

} // namespace merlon::siege2
