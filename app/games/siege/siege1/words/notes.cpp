#include "app/games/siege/siege1/words/notes.h"

#include "app/games/siege/siege1/action_price.h"
#include "app/games/siege/verb_notes.h"
#include "core/games/siege1/defender/buildings.h"

namespace merlon::siege1table {

using namespace siege1;

namespace {

constexpr auto kNothing = VerbNote::kNothing;

std::span<const VerbNote> verbNotes()
{
    static constexpr VerbNote kNotes[] = {
        {"gain-resources", kNothing,
         QT_TRANSLATE_NOOP("siege_panels", "The unit gives the defender 1 hourglass.")},
        {"transfer", kNothing,
         QT_TRANSLATE_NOOP("siege_panels",
                           "Gives the defender 1 hourglass; the units go to the other invader.")},
        {"end-phase", kNothing,
         QT_TRANSLATE_NOOP("siege_panels", "Then the defender spends the hourglasses received. (S1-13.1)")},
        {"act", 0},
        {"lend", 0},
        {"pay", kNothing,
         QT_TRANSLATE_NOOP("siege_panels", "Each unit spent gives the defender 1 hourglass. (S1-5.4)")},
        {"end-deployments", kNothing,
         QT_TRANSLATE_NOOP("siege_panels", "Units left in the camp cost hourglasses. (S1-11.10)")},
        {"next-stage", kNothing,
         QT_TRANSLATE_NOOP("siege_panels", "Those who have not marched in this stage stay where they are.")},
        {"open-order", kNothing, QT_TRANSLATE_NOOP("siege_panels", "Free: one order, face up.")},
        {"hidden-orders", kNothing,
         QT_TRANSLATE_NOOP("siege_panels",
                           "Gives the defender 1 hourglass: any number of orders, face down.")},
        {"no-orders", kNothing,
         QT_TRANSLATE_NOOP("siege_panels", "No order changes the fights of this round.")},
        {"place-order", 0},
        {"invest", 0},
        {"complete", 0},
        {"speech", kNothing,
         QT_TRANSLATE_NOOP("siege_panels", "Each hourglass is 1 strength on the officer’s wall.")},
        {"raid", kNothing,
         QT_TRANSLATE_NOOP("siege_panels", "Costs as many hourglasses as the unit is strong.")},
        {"dishonour", 0},
        {"speed", 0},
        {"forfeit", kNothing, QT_TRANSLATE_NOOP("siege_panels", "All hourglasses that are left are lost.")},
        {"hold-cannon", kNothing, QT_TRANSLATE_NOOP("siege_panels", "It is not used in this assault.")},
        {"hold-hook", kNothing, QT_TRANSLATE_NOOP("siege_panels", "It is not used in this assault.")},
    };
    return kNotes;
}

/// What lies on the back of the card of a phase.
QString backInWords(const Speaker &speaker, int phase)
{
    const QString back = phase == 1 ? speaker.about("card", "all-out-assault")
                                    : speaker.about("action", dataOf(backOf(phase)).key);
    //: What lies on the back of a card.
    return PanelWords::tr("For good: %1").arg(back);
}

/// What the choice costs, or all there is to say of backs and deployments.
QString costInWords(const PanelView &view, Choice choice)
{
    const std::string_view verb = view.speaker.vocabulary().verbs()[choice.verb].key;
    if (verb == "flip")
        return backInWords(view.speaker, choice.args[0]);
    if (verb == "act" || verb == "lend")
        return priceInWords(view, static_cast<Action>(choice.args[0]));
    if (verb == "start-deployment")
        return deploymentInWords(view, static_cast<Deployment>(choice.args[0]));
    if (verb != "invest")
        return {};
    return investmentInWords(view.data().invested[choice.args[0]],
                             costOf(view.scene(), static_cast<Work>(choice.args[0])));
}

} // namespace

QString noteOn(const View &view, const Speaker &speaker, Choice choice)
{
    const PanelView panel(dynamic_cast<const Siege1View &>(view), speaker);
    return merlon::noteOn(speaker, choice, costInWords(panel, choice), verbNotes());
}

} // namespace merlon::siege1table
