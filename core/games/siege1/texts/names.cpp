#include "core/games/siege1/texts/texts.h"

namespace merlon::siege1 {

std::span<const Wording> nameTexts()
{
    static constexpr Wording kWords[] = {
        // The game, its players, pieces and places
        {"word.siege1", QT_TRANSLATE_NOOP("core", "Siege: Glory")},
        {"word.invader-west", QT_TRANSLATE_NOOP("core", "western invader")},
        {"word.invader-east", QT_TRANSLATE_NOOP("core", "eastern invader")},
        {"word.defender-west", QT_TRANSLATE_NOOP("core", "western defender")},
        {"word.defender-east", QT_TRANSLATE_NOOP("core", "eastern defender")},
        {"word.seat.invader-west", QT_TRANSLATE_NOOP("core", "the western invader")},
        {"word.seat.invader-east", QT_TRANSLATE_NOOP("core", "the eastern invader")},
        {"word.seat.defender-west", QT_TRANSLATE_NOOP("core", "the western defender")},
        {"word.seat.defender-east", QT_TRANSLATE_NOOP("core", "the eastern defender")},
        {"word.team.invader", QT_TRANSLATE_NOOP("core", "the invader")},
        {"word.team.invaders", QT_TRANSLATE_NOOP("core", "the invaders")},
        {"word.team.defender", QT_TRANSLATE_NOOP("core", "the defender")},
        {"word.team.defenders", QT_TRANSLATE_NOOP("core", "the defenders")},
        {"word.defender-unit.archer", QT_TRANSLATE_NOOP("core", "an archer")},
        {"word.unit.archer", QT_TRANSLATE_NOOP("core", "an archer")},
        {"word.board.marksman", QT_TRANSLATE_NOOP("core", "archer")}, // that starts on a board
        {"word.board.archer", QT_TRANSLATE_NOOP("core", "archer")},
        {"word.altar", QT_TRANSLATE_NOOP("core", "altar")},
        {"word.place.honour-guard", QT_TRANSLATE_NOOP("core", "the honor guard")},
        {"word.place.barbican-rampart", QT_TRANSLATE_NOOP("core", "the barbican rampart")},

        // Phase cards: the number of the phase, a letter and the three actions
        {"word.phase-card.phase-2-a", QT_TRANSLATE_NOOP("core", "2A (Ballista, Catapult, Mantelet)")},
        {"word.phase-card.phase-2-b", QT_TRANSLATE_NOOP("core", "2B (Ballista, Ram, Altar)")},
        {"word.phase-card.phase-2-c", QT_TRANSLATE_NOOP("core", "2C (Catapult, Siege tower, Altar)")},
        {"word.phase-card.phase-2-d", QT_TRANSLATE_NOOP("core", "2D (Trebuchet, Ram, Mantelet)")},
        {"word.phase-card.phase-2-e", QT_TRANSLATE_NOOP("core", "2E (Trebuchet, Siege tower, Ballista)")},
        {"word.phase-card.phase-3-a", QT_TRANSLATE_NOOP("core", "3A (Bridge, Banner, Shields)")},
        {"word.phase-card.phase-3-b", QT_TRANSLATE_NOOP("core", "3B (Ladders, Ropes, Poison)")},
        {"word.phase-card.phase-3-c", QT_TRANSLATE_NOOP("core", "3C (Sap, Banner, Ladders)")},
        {"word.phase-card.phase-3-d", QT_TRANSLATE_NOOP("core", "3D (Bridge, Poison, Sap)")},
        {"word.phase-card.phase-3-e", QT_TRANSLATE_NOOP("core", "3E (Shields, Ropes, Ladders)")},
        {"word.phase-card.phase-4-a",
         QT_TRANSLATE_NOOP("core", "4A (Saboteur, Shooting master, Artilleryman)")},
        {"word.phase-card.phase-4-b",
         QT_TRANSLATE_NOOP("core", "4B (Quartermaster, Overseer, Artilleryman)")},
        {"word.phase-card.phase-4-c", QT_TRANSLATE_NOOP("core", "4C (Trench master, Trainer, Saboteur)")},
        {"word.phase-card.phase-4-d",
         QT_TRANSLATE_NOOP("core", "4D (Shooting master, Quartermaster, Trainer)")},
        {"word.phase-card.phase-4-e",
         QT_TRANSLATE_NOOP("core", "4E (Artilleryman, Trench master, Overseer)")},
        {"word.phase-card.phase-5-a", QT_TRANSLATE_NOOP("core", "5A (Bloodstone, Storm, Specter)")},
        {"word.phase-card.phase-5-b", QT_TRANSLATE_NOOP("core", "5B (Possession, Fire, Terror)")},
        {"word.phase-card.phase-5-c", QT_TRANSLATE_NOOP("core", "5C (Accident, Storm, Possession)")},
        {"word.phase-card.phase-5-d", QT_TRANSLATE_NOOP("core", "5D (Bloodstone, Terror, Fire)")},
        {"word.phase-card.phase-5-e", QT_TRANSLATE_NOOP("core", "5E (Specter, Accident, Possession)")},

        // Actions of the phase cards
        {"word.action.ballista", QT_TRANSLATE_NOOP("core", "Ballista")},
        {"word.action.catapult", QT_TRANSLATE_NOOP("core", "Catapult")},
        {"word.action.altar", QT_TRANSLATE_NOOP("core", "Altar")},
        {"word.action.mantelet", QT_TRANSLATE_NOOP("core", "Mantelet")},
        {"word.action.ram", QT_TRANSLATE_NOOP("core", "Ram")},
        {"word.action.trebuchet", QT_TRANSLATE_NOOP("core", "Trebuchet")},
        {"word.action.siege-tower", QT_TRANSLATE_NOOP("core", "Siege tower")},
        {"word.action.banner", QT_TRANSLATE_NOOP("core", "Banner")},
        {"word.action.ladders", QT_TRANSLATE_NOOP("core", "Ladders")},
        {"word.action.ropes", QT_TRANSLATE_NOOP("core", "Ropes")},
        {"word.action.sap", QT_TRANSLATE_NOOP("core", "Sap")},
        {"word.action.bridge", QT_TRANSLATE_NOOP("core", "Bridge")},
        {"word.action.shields", QT_TRANSLATE_NOOP("core", "Shields")},
        {"word.action.poison", QT_TRANSLATE_NOOP("core", "Poison")},
        {"word.action.artilleryman", QT_TRANSLATE_NOOP("core", "Artilleryman")},
        {"word.action.quartermaster", QT_TRANSLATE_NOOP("core", "Quartermaster")},
        {"word.action.trench-master", QT_TRANSLATE_NOOP("core", "Trench master")},
        {"word.action.shooting-master", QT_TRANSLATE_NOOP("core", "Shooting master")},
        {"word.action.overseer", QT_TRANSLATE_NOOP("core", "Overseer")},
        {"word.action.saboteur", QT_TRANSLATE_NOOP("core", "Saboteur")},
        {"word.action.trainer", QT_TRANSLATE_NOOP("core", "Trainer")},
        {"word.action.bloodstone", QT_TRANSLATE_NOOP("core", "Bloodstone")},
        {"word.action.possession", QT_TRANSLATE_NOOP("core", "Possession")},
        {"word.action.fire", QT_TRANSLATE_NOOP("core", "Fire")},
        {"word.action.spectre", QT_TRANSLATE_NOOP("core", "Specter")},
        {"word.action.terror", QT_TRANSLATE_NOOP("core", "Terror")},
        {"word.action.storm", QT_TRANSLATE_NOOP("core", "Storm")},
        {"word.action.accident", QT_TRANSLATE_NOOP("core", "Accident")},
        {"word.action.precise-fire", QT_TRANSLATE_NOOP("core", "Precise fire")},
        {"word.action.equipment-transfer", QT_TRANSLATE_NOOP("core", "Equipment transfer")},
        {"word.action.training-transfer", QT_TRANSLATE_NOOP("core", "Training transfer")},
        {"word.action.cheat-death", QT_TRANSLATE_NOOP("core", "Cheat death")},

        // Actions of the buildings
        {"word.work.cannon", QT_TRANSLATE_NOOP("core", "Cannon")},
        {"word.work.troll-cauldron", QT_TRANSLATE_NOOP("core", "Troll cauldron")},
        {"word.work.orc-cauldron", QT_TRANSLATE_NOOP("core", "Orc cauldron")},
        {"word.work.goblin-cauldron", QT_TRANSLATE_NOOP("core", "Goblin cauldron")},
        {"word.work.hook", QT_TRANSLATE_NOOP("core", "Hook")},
        {"word.work.platform", QT_TRANSLATE_NOOP("core", "Platform")},
        {"word.work.gate-repair", QT_TRANSLATE_NOOP("core", "Gate repair")},
        {"word.work.wall-repair", QT_TRANSLATE_NOOP("core", "Wall repair")},
        {"word.work.goblin-trap", QT_TRANSLATE_NOOP("core", "Goblin trap")},
        {"word.work.troll-trap", QT_TRANSLATE_NOOP("core", "Troll trap")},
        {"word.work.engine-damage", QT_TRANSLATE_NOOP("core", "Engine damage")},
        {"word.work.tower-raid", QT_TRANSLATE_NOOP("core", "Tower raid")},
        {"word.work.blessing", QT_TRANSLATE_NOOP("core", "Blessing")},
        {"word.work.dazzle", QT_TRANSLATE_NOOP("core", "Glare")},
        {"word.work.sniper", QT_TRANSLATE_NOOP("core", "Sniper")},
        {"word.work.conflicting-orders", QT_TRANSLATE_NOOP("core", "Confused orders")},
        {"word.work.train-soldier", QT_TRANSLATE_NOOP("core", "Train soldier")},
        {"word.work.train-veteran", QT_TRANSLATE_NOOP("core", "Train veteran")},
        {"word.work.hunt-saboteurs", QT_TRANSLATE_NOOP("core", "Track saboteurs")},

        // Deployments, orders, equipment, training
        {"word.deployment.minor", QT_TRANSLATE_NOOP("core", "the minor deployment")},
        {"word.deployment.major", QT_TRANSLATE_NOOP("core", "the major deployment")},
        {"word.order.exploding-orcs", QT_TRANSLATE_NOOP("core", "exploding orcs")},
        {"word.order.forced-march", QT_TRANSLATE_NOOP("core", "forced march")},
        {"word.equipment.ladders", QT_TRANSLATE_NOOP("core", "ladders")},
        {"word.equipment.ropes", QT_TRANSLATE_NOOP("core", "ropes")},
        {"word.equipment.shields", QT_TRANSLATE_NOOP("core", "shields")},
        {"word.training.quartermaster", QT_TRANSLATE_NOOP("core", "quartermaster")},
        {"word.training.trench-master", QT_TRANSLATE_NOOP("core", "trench master")},
        {"word.training.shooting-master", QT_TRANSLATE_NOOP("core", "shooting master")},
        {"word.training.overseer", QT_TRANSLATE_NOOP("core", "overseer")},
        {"word.training.saboteur", QT_TRANSLATE_NOOP("core", "saboteur")},

        // Acts of either side, cards of the hit deck
        {"word.deed.barricades", QT_TRANSLATE_NOOP("core", "Barricades")},
        {"word.deed.deception", QT_TRANSLATE_NOOP("core", "Words of deception")},
        {"word.deed.last-stand", QT_TRANSLATE_NOOP("core", "Last stand")},
        {"word.deed.prisoners", QT_TRANSLATE_NOOP("core", "Free the prisoners")},
        {"word.feat.troll-attack", QT_TRANSLATE_NOOP("core", "Troll attack")},
        {"word.feat.blood-rituals", QT_TRANSLATE_NOOP("core", "Blood rituals")},
        {"word.feat.mass-invasion", QT_TRANSLATE_NOOP("core", "Mass invasion")},
        {"word.feat.dismantled-walls", QT_TRANSLATE_NOOP("core", "Dismantled walls")},
        {"word.fire-card.miss", QT_TRANSLATE_NOOP("core", "miss")},
        {"word.fire-card.goblin", QT_TRANSLATE_NOOP("core", "goblin")},
        {"word.fire-card.goblin-orc", QT_TRANSLATE_NOOP("core", "goblin or orc")},
        {"word.fire-card.goblin-orc-troll", QT_TRANSLATE_NOOP("core", "goblin, orc or troll")},

        // Options of the game and their values
        {"word.players", QT_TRANSLATE_NOOP("core", "players")},
        {"word.cards", QT_TRANSLATE_NOOP("core", "cards of phases 2 to 5")},
        {"word.draft", QT_TRANSLATE_NOOP("core", "drawn and chosen")},
        {"word.starred", QT_TRANSLATE_NOOP("core", "given, for beginners")},
        // What lies on the board. A unit: goblin (in the siege tower).
        {"item.in-siege-tower", QT_TRANSLATE_NOOP("core", "in the siege tower")},
        // One of the gates of the barbican and what it still holds: gate (1 of 2, resistance 5).
        {"item.gate", QT_TRANSLATE_NOOP("core", "%1 of %2, resistance %3")},
        // A machine that has been aimed at a wall: target (of ballista 1).
        {"word.aim", QT_TRANSLATE_NOOP("core", "target")},
        {"item.aim", QT_TRANSLATE_NOOP("core", "of %1")},
        // The officer has spoken on this wall: speech (+2).
        {"word.speech", QT_TRANSLATE_NOOP("core", "speech")},
        {"item.speech", QT_TRANSLATE_NOOP("core", "+%1")},
        // Here the invaders have entered the fortress.
        {"word.entered", QT_TRANSLATE_NOOP("core", "breach")},
        {"word.ram", QT_TRANSLATE_NOOP("core", "ram")},
        {"word.gate-resistance", QT_TRANSLATE_NOOP("core", "resistance of the gates")},
        {"word.board", QT_TRANSLATE_NOOP("core", "as the board says")},
        {"word.team-breach-wins", QT_TRANSLATE_NOOP("core", "an entry wins")},
        {"word.off", QT_TRANSLATE_NOOP("core", "no")},
        {"word.on", QT_TRANSLATE_NOOP("core", "yes")},
        {"option.siege1.players",
         QT_TRANSLATE_NOOP("core",
                           "Two: one invader against one defender. Three: two invaders share the attack. "
                           "Four: two invaders against two defenders. Teammates win or lose together.")},
        {"option.siege1.cards",
         QT_TRANSLATE_NOOP(
             "core",
             "What the invaders can do in phases 2 to 5. Drawn and chosen: each invader draws cards and "
             "keeps one per phase. Given: the cards with a star, good for a first game.")},
        {"option.siege1.gate-resistance",
         QT_TRANSLATE_NOOP(
             "core",
             "How much each of the three gates withstands before the ram breaks it: as much as the "
             "board says, or only 6.")},
        {"option.siege1.team-breach-wins",
         QT_TRANSLATE_NOOP("core",
                           "For three and four players: the invaders win as soon as they enter the fortress. "
                           "Otherwise, glory is compared at that moment.")},
    };
    return kWords;
}

} // namespace merlon::siege1
