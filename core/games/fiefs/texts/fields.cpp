#include "core/games/fiefs/texts/texts.h"

namespace merlon::fiefs {

WordingTable fieldTexts()
{
    static constexpr Wording kWords[] = {
        // Parts of a position, and the groups of the pieces of its tray and of the box
        {"word.position", QT_TRANSLATE_NOOP("fiefs", "the turn")},
        {"word.group.knight", QT_TRANSLATE_NOOP("fiefs", "knights")},
        {"word.group.piece", QT_TRANSLATE_NOOP("fiefs", "knights")},
        {"word.group.card", QT_TRANSLATE_NOOP("fiefs", "cards")},
        {"word.group.tile", QT_TRANSLATE_NOOP("fiefs", "tiles")},
        {"word.group.crown", QT_TRANSLATE_NOOP("fiefs", "crowns")},
        {"word.group.sceptre", QT_TRANSLATE_NOOP("fiefs", "scepters")},
        {"word.group.orb", QT_TRANSLATE_NOOP("fiefs", "orbs")},

        // What can be set in a position
        {"word.field.at", QT_TRANSLATE_NOOP("fiefs", "what comes next")},
        {"word.field.empty", QT_TRANSLATE_NOOP("fiefs", "empty board")},
        {"word.field.turn", QT_TRANSLATE_NOOP("fiefs", "number of the turn")},
        {"word.field.round", QT_TRANSLATE_NOOP("fiefs", "round")},
        {"word.field.seat", QT_TRANSLATE_NOOP("fiefs", "whose turn it is")},
        {"word.field.first-player", QT_TRANSLATE_NOOP("fiefs", "first player")},
        {"word.field.campaigns", QT_TRANSLATE_NOOP("fiefs", "campaigns left")},
        {"word.field.crown-used", QT_TRANSLATE_NOOP("fiefs", "crown used in this turn")},
        {"word.field.tile", QT_TRANSLATE_NOOP("fiefs", "tile")},
        {"word.field.owner", QT_TRANSLATE_NOOP("fiefs", "controlled by")},
        {"word.field.knights", QT_TRANSLATE_NOOP("fiefs", "knights")},
        {"word.field.castle", QT_TRANSLATE_NOOP("fiefs", "knights in the castle")},
        {"word.field.crown", QT_TRANSLATE_NOOP("fiefs", "crown")},
        {"word.field.crown-broken-in", QT_TRANSLATE_NOOP("fiefs", "crown broken in turn")},
        {"word.field.sceptre", QT_TRANSLATE_NOOP("fiefs", "scepter")},
        {"word.field.sceptre-broken-in", QT_TRANSLATE_NOOP("fiefs", "scepter broken in turn")},
        {"word.field.orb", QT_TRANSLATE_NOOP("fiefs", "orb")},
        {"word.field.orb-broken-in", QT_TRANSLATE_NOOP("fiefs", "orb broken in turn")},
        {"word.field.won-as-attacker", QT_TRANSLATE_NOOP("fiefs", "battles won as attacker")},
        {"word.field.won-as-defender", QT_TRANSLATE_NOOP("fiefs", "battles won as defender")},
        {"word.field.hand", QT_TRANSLATE_NOOP("fiefs", "hand")},

        // Moments of a game that a position can name
        {"word.at.set-up", QT_TRANSLATE_NOOP("fiefs", "the setup")},
        {"word.at.turn", QT_TRANSLATE_NOOP("fiefs", "a turn begins")},
        {"word.at.open", QT_TRANSLATE_NOOP("fiefs", "in a turn")},
        {"word.at.poised", QT_TRANSLATE_NOOP("fiefs", "after a redistribution")},
        {"word.at.battle", QT_TRANSLATE_NOOP("fiefs", "a battle begins")},

        // Options and their values
        {"word.option.siege", QT_TRANSLATE_NOOP("fiefs", "siege of castles")},
        {"word.option.allegiance", QT_TRANSLATE_NOOP("fiefs", "teams")},
        {"word.option.cut-throat", QT_TRANSLATE_NOOP("fiefs", "cut-throat")},
        {"word.option.skirmish", QT_TRANSLATE_NOOP("fiefs", "skirmish")},
        {"word.option.chaos", QT_TRANSLATE_NOOP("fiefs", "dice of chaos")},
        {"word.option.round-limit", QT_TRANSLATE_NOOP("fiefs", "last round")},
        {"word.option.discreet", QT_TRANSLATE_NOOP("fiefs", "discreet questions")},
        {"word.off", QT_TRANSLATE_NOOP("fiefs", "no")},
        {"word.on", QT_TRANSLATE_NOOP("fiefs", "yes")},
        {"word.allegiance.off", QT_TRANSLATE_NOOP("fiefs", "each player alone")},
        {"word.allegiance.pairs", QT_TRANSLATE_NOOP("fiefs", "teams of 2")},
        {"word.allegiance.triples", QT_TRANSLATE_NOOP("fiefs", "teams of 3")},
        {"word.round-limit.0", QT_TRANSLATE_NOOP("fiefs", "no limit")},
        {"option.fiefs.siege",
         QT_TRANSLATE_NOOP("fiefs",
                           "Castles can be attacked. Each defends itself with 8 knights, whatever their real "
                           "number. Taking one wins the game.")},
        {"option.fiefs.allegiance",
         QT_TRANSLATE_NOOP("fiefs",
                           "Teams add up their points and help each other with support cards. Pairs need 4 "
                           "or 6 players and 20 points, teams of 3 need 6 players and 30 points.")},
        {"option.fiefs.cut-throat",
         QT_TRANSLATE_NOOP("fiefs",
                           "Knights on territories without a supply line leave the map whenever the control "
                           "of a territory has changed.")},
        {"option.fiefs.skirmish",
         QT_TRANSLATE_NOOP("fiefs",
                           "A shorter game: 11 points win instead of 13, and Homelands are worth nothing. "
                           "Pairs need 17 points, teams of 3 need 25.")},
        {"option.fiefs.chaos",
         QT_TRANSLATE_NOOP("fiefs",
                           "Each castle begins with 6 more knights. After each battle the winner rolls a die "
                           "for each knight and loses one for each 1.")},
        {"option.fiefs.round-limit",
         QT_TRANSLATE_NOOP("fiefs", "After this round the game ends, and whoever has the most points wins.")},
        {"option.fiefs.discreet",
         QT_TRANSLATE_NOOP(
             "fiefs",
             "Players with cards are also asked for a Fracture, conflict or support card they lack: a "
             "question tells nothing about a hand. Usual where several people share a screen.")},
    };
    return kWords;
}

} // namespace merlon::fiefs
