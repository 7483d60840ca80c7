#include "core/games/siege/texts/texts.h"

namespace merlon::siege {

std::span<const Wording> adviceTexts()
{
    static constexpr Wording kWords[] = {
        // The invader
        {"advice.worth", QT_TRANSLATE_NOOP("siege", "%1 brings more than it costs.")},
        {"advice.not-worth", QT_TRANSLATE_NOOP("siege", "Nothing else here is worth its cost now.")},
        {"advice.goods-missing", QT_TRANSLATE_NOOP("siege", "Something useful cannot be paid for yet.")},
        {"advice.cheapest", QT_TRANSLATE_NOOP("siege", "This costs least.")},
        {"advice.exchange", QT_TRANSLATE_NOOP("siege", "A useful card takes the place of a useless one.")},
        {"advice.hard-goal", QT_TRANSLATE_NOOP("siege", "The other objectives are easier to meet.")},
        {"advice.weak-plan", QT_TRANSLATE_NOOP("siege", "The other plans help more.")},
        {"advice.threatens",
         QT_TRANSLATE_NOOP("siege", "From there %1 can be attacked, which is weakly defended.")},
        {"advice.weak-side", QT_TRANSLATE_NOOP("siege", "On that side the walls are weakly defended.")},
        {"advice.weak-wall", QT_TRANSLATE_NOOP("siege", "%1 is weakly defended.")},
        {"advice.marksmen", QT_TRANSLATE_NOOP("siege", "There are marksmen on %1.")},
        {"advice.safe-way", QT_TRANSLATE_NOOP("siege", "It keeps traps away from a path that matters.")},
        {"advice.cannon-there", QT_TRANSLATE_NOOP("siege", "A cannon shoots there.")},
        {"advice.deck", QT_TRANSLATE_NOOP("siege", "In this deck one miss fewer matters most.")},
        {"advice.busiest", QT_TRANSLATE_NOOP("siege", "The defender works most there.")},
        {"advice.hinders", QT_TRANSLATE_NOOP("siege", "It hinders the defender most there.")},
        {"advice.many-wait",
         QT_TRANSLATE_NOOP("siege", "Many units are waiting to march, or a strong attack is possible.")},
        {"advice.few-wait",
         QT_TRANSLATE_NOOP("siege",
                           "Few units are waiting: the smaller one is enough, and the defender gains less.")},
        {"advice.second", QT_TRANSLATE_NOOP("siege", "Doing it a second time allows a worthwhile attack.")},
        {"advice.no-second",
         QT_TRANSLATE_NOOP("siege", "Doing it again would give the defender more than it brings.")},
        {"advice.breach", QT_TRANSLATE_NOOP("siege", "This can breach %1.")},
        {"advice.attack", QT_TRANSLATE_NOOP("siege", "It is useful in the attack on %1.")},
        {"advice.tower",
         QT_TRANSLATE_NOOP("siege", "Where there is a siege tower, stones do not help the defender.")},
        {"advice.stay", QT_TRANSLATE_NOOP("siege", "The remaining units are more useful where they are.")},
        {"advice.hide-orders",
         QT_TRANSLATE_NOOP("siege", "An order can decide a fight: it is worth hiding.")},
        {"advice.show-orders",
         QT_TRANSLATE_NOOP("siege", "An order helps, but hiding it would cost more than it brings.")},
        {"advice.no-orders", QT_TRANSLATE_NOOP("siege", "No order would help now.")},
        {"advice.order", QT_TRANSLATE_NOOP("siege", "The order makes a difference on %1.")},
        {"advice.bluff", QT_TRANSLATE_NOOP("siege", "%1 is in danger.")},
        {"advice.lost-fight",
         QT_TRANSLATE_NOOP("siege", "The fight there is lost, but stones can still be destroyed.")},
        // The defender
        {"advice.completes", QT_TRANSLATE_NOOP("siege", "%1 can be completed now, and helps.")},
        {"advice.fills",
         QT_TRANSLATE_NOOP("siege", "%1 will be useful later, and this prepares it in time.")},
        {"advice.effect", QT_TRANSLATE_NOOP("siege", "%1 takes effect immediately.")},
        {"advice.free-order", QT_TRANSLATE_NOOP("siege", "The order is free and strengthens the defense.")},
        {"advice.plan-now", QT_TRANSLATE_NOOP("siege", "This is the best moment for it.")},
        {"advice.plan-later", QT_TRANSLATE_NOOP("siege", "A better moment will come.")},
        {"advice.spent", QT_TRANSLATE_NOOP("siege", "No other use of the hourglasses brings anything.")},
        {"advice.saves", QT_TRANSLATE_NOOP("siege", "Without help, %1 may be breached.")},
        {"advice.strengthens", QT_TRANSLATE_NOOP("siege", "%1 is attacked, or may be soon.")},
        {"advice.ready", QT_TRANSLATE_NOOP("siege", "A unit should be ready on %1.")},
        {"advice.reserve", QT_TRANSLATE_NOOP("siege", "From there it can move to any wall.")},
        {"advice.shoots", QT_TRANSLATE_NOOP("siege", "From there it can shoot.")},
        {"advice.post", QT_TRANSLATE_NOOP("siege", "It is more useful elsewhere.")},
        {"advice.grows", QT_TRANSLATE_NOOP("siege", "A stronger unit will fight better.")},
        {"advice.way", QT_TRANSLATE_NOOP("siege", "Enemies are likely to come this way.")},
        {"advice.harm", QT_TRANSLATE_NOOP("siege", "This one would do the most damage.")},
        // Both
        {"advice.kills", QT_TRANSLATE_NOOP("siege", "There the shot can kill most.")},
        {"advice.stones", QT_TRANSLATE_NOOP("siege", "Fewer stones on %1 help the attack.")},
        {"advice.weakens", QT_TRANSLATE_NOOP("siege", "Fewer units on %1 help the attack.")},
        {"advice.hold-fire", QT_TRANSLATE_NOOP("siege", "No shot would achieve anything.")},
        {"advice.few-heads",
         QT_TRANSLATE_NOOP("siege", "The strength is lost anyway: this costs the fewest units.")},
        {"advice.least", QT_TRANSLATE_NOOP("siege", "This is worth least.")},
        {"advice.strongest", QT_TRANSLATE_NOOP("siege", "The strongest unit is worth most.")},
    };
    return kWords;
}

} // namespace merlon::siege
