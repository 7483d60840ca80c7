#include "core/games/exiles/texts/texts.h"

namespace merlon::exiles {

WordingTable questionTexts()
{
    static constexpr Wording kWords[] = {
        // Each of these follows “Your turn: ”.
        {"yours.take-hero", QT_TRANSLATE_NOOP("exiles", "choose your hero")},
        {"yours.draft", QT_TRANSLATE_NOOP("exiles", "choose a section to command")},
        {"yours.gift-window", QT_TRANSLATE_NOOP("exiles", "give something to %1, or pass")},
        {"yours.act", QT_TRANSLATE_NOOP("exiles", "build, collect, research or train, or end your turn")},
        // The same when no action is left
        {"yours.act.repair", QT_TRANSLATE_NOOP("exiles", "repair, or end your turn")},
        {"yours.act.trade", QT_TRANSLATE_NOOP("exiles", "trade, or end your turn")},
        {"yours.act.recruit", QT_TRANSLATE_NOOP("exiles", "recruit a unit for free, or end your turn")},
        {"yours.act.repair-trade", QT_TRANSLATE_NOOP("exiles", "repair or trade, or end your turn")},
        {"yours.act.repair-recruit",
         QT_TRANSLATE_NOOP("exiles", "repair or recruit a unit for free, or end your turn")},
        {"yours.act.trade-recruit",
         QT_TRANSLATE_NOOP("exiles", "trade or recruit a unit for free, or end your turn")},
        {"yours.act.repair-trade-recruit",
         QT_TRANSLATE_NOOP("exiles", "repair, trade or recruit a unit for free, or end your turn")},
        {"yours.train-instead", QT_TRANSLATE_NOOP("exiles", "choose the unit that replaces %2 (%1)")},
        {"yours.trade-give", QT_TRANSLATE_NOOP("exiles", "choose what you give")},
        {"yours.trade-give-amount", QT_TRANSLATE_NOOP("exiles", "choose how much you give")},
        {"yours.trade-want", QT_TRANSLATE_NOOP("exiles", "choose what you ask for")},
        {"yours.trade-want-amount", QT_TRANSLATE_NOOP("exiles", "choose how much you ask for")},
        {"yours.answer-trade", QT_TRANSLATE_NOOP("exiles", "accept or refuse the offer of %1")},
        {"yours.inspire",
         QT_TRANSLATE_NOOP("exiles", "choose the section that the Heretic inspires, or pass")},
        {"yours.move", QT_TRANSLATE_NOOP("exiles", "move your units, or finish")},
        {"yours.send-units", QT_TRANSLATE_NOOP("exiles", "choose where the units go, and how many")},
        {"yours.power-window", QT_TRANSLATE_NOOP("exiles", "use a blessing or a spell, or pass")},
        {"yours.paralysis",
         QT_TRANSLATE_NOOP("exiles", "remove up to {%1|no enemy units|1 enemy unit|%1 enemy units}")},
        {"yours.quake", QT_TRANSLATE_NOOP("exiles", "remove enemy units with endurance %1 in all")},
        {"yours.aim-at", QT_TRANSLATE_NOOP("exiles", "choose who shoots and where, or hold fire (%1)")},
        {"yours.volley-losses",
         QT_TRANSLATE_NOOP(
             "exiles",
             "remove up to {%3|no enemy units|1 enemy unit|%3 enemy units} (%1): endurance %2 in all")},
        {"yours.lose", QT_TRANSLATE_NOOP("exiles", "lose a unit (%1): endurance %2 in all")},
        {"yours.save-window", QT_TRANSLATE_NOOP("exiles", "save units (%1), or accept the losses")},
        {"yours.fire-at",
         QT_TRANSLATE_NOOP("exiles", "choose a target: %2 (%1), {%3|no shots|1 shot|%3 shots} left")},
        {"yours.fire-losses",
         QT_TRANSLATE_NOOP("exiles", "choose which enemy units or engines are hit (%1)")},
        {"yours.choose-engine", QT_TRANSLATE_NOOP("exiles", "choose which engine is lost (%1)")},
        {"yours.drop-what", QT_TRANSLATE_NOOP("exiles", "use or hold back: %2 (%1)")},
        {"yours.slaying", QT_TRANSLATE_NOOP("exiles", "kill enemy units (%1): endurance %2 in all")},
        {"yours.foresee", QT_TRANSLATE_NOOP("exiles", "move up to {%1|no units|1 unit|%1 units}, or finish")},
        {"yours.foreseen-to", QT_TRANSLATE_NOOP("exiles", "choose where it goes: %2")},
        {"yours.assign-units", QT_TRANSLATE_NOOP("exiles", "send units against the squads (%1)")},
        {"yours.lead-squad", QT_TRANSLATE_NOOP("exiles", "choose who leads against squad %1")},
        {"yours.slay-squad", QT_TRANSLATE_NOOP("exiles", "kill units of squad %1: endurance %2 in all")},
        {"yours.slay-weakest", QT_TRANSLATE_NOOP("exiles", "choose a unit of squad %1 to kill")},
        {"yours.choose-front", QT_TRANSLATE_NOOP("exiles", "choose a front to attack")},
        {"yours.deploy", QT_TRANSLATE_NOOP("exiles", "deploy your army")},
        {"yours.choose-target", QT_TRANSLATE_NOOP("exiles", "choose a target: %2 (%1)")},
        {"yours.choose-flight", QT_TRANSLATE_NOOP("exiles", "choose where the flyers attack (%1)")},
        {"yours.choose-engine-target", QT_TRANSLATE_NOOP("exiles", "choose a target: %2 (%1)")},
        {"yours.choose-element", QT_TRANSLATE_NOOP("exiles", "choose what the catapult hits")},
        {"yours.form-group", QT_TRANSLATE_NOOP("exiles", "form squads (%1)")},
        {"yours.head-squad", QT_TRANSLATE_NOOP("exiles", "choose who leads squad %1")},
        {"yours.equip", QT_TRANSLATE_NOOP("exiles", "give a ram or a siege tower (%1), or pass")},
    };
    return kWords;
}

} // namespace merlon::exiles
