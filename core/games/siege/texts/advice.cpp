#include "core/games/siege/texts/texts.h"

namespace merlon::siege {

std::span<const Wording> adviceTexts()
{
    static constexpr Wording kWords[] = {
        // The invader
        {"advice.worth", QT_TRANSLATE_NOOP("core", "%1 brings more than it costs.")},
        {"advice.not-worth", QT_TRANSLATE_NOOP("core", "Nothing else here is worth its cost now.")},
        {"advice.goods-missing",
         QT_TRANSLATE_NOOP("core", "Something that is wanted cannot be paid for yet.")},
        {"advice.cheapest", QT_TRANSLATE_NOOP("core", "This costs least.")},
        {"advice.exchange", QT_TRANSLATE_NOOP("core", "A useful card takes the place of a useless one.")},
        {"advice.hard-goal", QT_TRANSLATE_NOOP("core", "The other objectives are easier to meet.")},
        {"advice.weak-plan", QT_TRANSLATE_NOOP("core", "The other plans help more.")},
        {"advice.threatens",
         QT_TRANSLATE_NOOP("core", "From there %1 can be attacked, which is held weakly.")},
        {"advice.weak-side", QT_TRANSLATE_NOOP("core", "On that side the walls are held weakly.")},
        {"advice.weak-wall", QT_TRANSLATE_NOOP("core", "%1 is held weakly.")},
        {"advice.marksmen", QT_TRANSLATE_NOOP("core", "Marksmen stand on %1.")},
        {"advice.safe-way", QT_TRANSLATE_NOOP("core", "It keeps traps away from a path that matters.")},
        {"advice.cannon-there", QT_TRANSLATE_NOOP("core", "A cannon shoots there.")},
        {"advice.deck", QT_TRANSLATE_NOOP("core", "In this deck one miss fewer matters most.")},
        {"advice.busiest", QT_TRANSLATE_NOOP("core", "There the defender works most.")},
        {"advice.hinders", QT_TRANSLATE_NOOP("core", "There it hinders the defender most.")},
        {"advice.many-wait",
         QT_TRANSLATE_NOOP("core", "Many units wait to march, or a strong attack is possible.")},
        {"advice.few-wait",
         QT_TRANSLATE_NOOP("core",
                           "Few units wait: the smaller one is enough, and the defender gains less by it.")},
        {"advice.second", QT_TRANSLATE_NOOP("core", "A second time brings an attack that is worth it.")},
        {"advice.no-second",
         QT_TRANSLATE_NOOP("core", "Another time would give the defender more than it brings.")},
        {"advice.breach", QT_TRANSLATE_NOOP("core", "With that, %1 is to be breached.")},
        {"advice.attack", QT_TRANSLATE_NOOP("core", "It is of use in the attack on %1.")},
        {"advice.tower",
         QT_TRANSLATE_NOOP("core", "Where a siege tower stands, stones do not help the defender.")},
        {"advice.stay", QT_TRANSLATE_NOOP("core", "Those that are left do more where they are.")},
        {"advice.hide-orders", QT_TRANSLATE_NOOP("core", "An order can decide a fight: it is worth hiding.")},
        {"advice.show-orders",
         QT_TRANSLATE_NOOP("core", "An order helps, but hiding it would cost more than it brings.")},
        {"advice.no-orders", QT_TRANSLATE_NOOP("core", "No order would help now.")},
        {"advice.order", QT_TRANSLATE_NOOP("core", "The order makes a difference on %1.")},
        {"advice.bluff", QT_TRANSLATE_NOOP("core", "The defender has to fear for %1.")},
        {"advice.lost-fight",
         QT_TRANSLATE_NOOP("core", "The fight is lost there, but stones can be taken along.")},
        // The defender
        {"advice.completes", QT_TRANSLATE_NOOP("core", "%1 can be completed now, and helps.")},
        {"advice.fills", QT_TRANSLATE_NOOP("core", "%1 will be useful later: it is prepared in time.")},
        {"advice.effect", QT_TRANSLATE_NOOP("core", "%1 has its effect at once.")},
        {"advice.free-order",
         QT_TRANSLATE_NOOP("core", "The order costs nothing and makes the defense better.")},
        {"advice.plan-now", QT_TRANSLATE_NOOP("core", "This is the moment at which it does most.")},
        {"advice.plan-later", QT_TRANSLATE_NOOP("core", "A better moment will come.")},
        {"advice.spent", QT_TRANSLATE_NOOP("core", "No other use of the hourglasses brings anything.")},
        {"advice.saves", QT_TRANSLATE_NOOP("core", "Without help, %1 may be breached.")},
        {"advice.strengthens", QT_TRANSLATE_NOOP("core", "%1 is attacked, or may be soon.")},
        {"advice.ready", QT_TRANSLATE_NOOP("core", "Somebody should stand ready on %1.")},
        {"advice.reserve", QT_TRANSLATE_NOOP("core", "From there it can go to any wall.")},
        {"advice.shoots", QT_TRANSLATE_NOOP("core", "From there it can shoot.")},
        {"advice.post", QT_TRANSLATE_NOOP("core", "It can do more in another place.")},
        {"advice.grows", QT_TRANSLATE_NOOP("core", "A stronger unit will fight better.")},
        {"advice.way", QT_TRANSLATE_NOOP("core", "Enemies are likely to come this way.")},
        {"advice.harm", QT_TRANSLATE_NOOP("core", "This one would do the most harm.")},
        // Both
        {"advice.kills", QT_TRANSLATE_NOOP("core", "There the shot can kill most.")},
        {"advice.stones", QT_TRANSLATE_NOOP("core", "Fewer stones on %1 help the attack.")},
        {"advice.weakens", QT_TRANSLATE_NOOP("core", "Fewer units on %1 help the attack.")},
        {"advice.hold-fire", QT_TRANSLATE_NOOP("core", "No shot would bring anything.")},
        {"advice.few-heads",
         QT_TRANSLATE_NOOP("core", "The strength is lost anyway: this costs the fewest units.")},
        {"advice.least", QT_TRANSLATE_NOOP("core", "This is worth least.")},
        {"advice.strongest", QT_TRANSLATE_NOOP("core", "The strongest unit is worth most.")},
    };
    return kWords;
}

} // namespace merlon::siege
