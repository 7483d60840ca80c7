#include "app/games/siege/siege2/words/notes.h"

#include "app/games/siege/siege2/card_price.h"
#include "app/games/siege/verb_notes.h"
#include "core/games/siege2/defender/buildings.h"

namespace merlon {

using namespace siege2;

namespace {

std::span<const VerbNote> verbNotes()
{
    static constexpr VerbNote kNotes[] = {
        {"order-next", 0},
        {"drop-objective", 0},
        {"drop-plan", 0},
        {"perform", 0},
        {"skip", VerbNote::kNothing,
         QT_TRANSLATE_NOOP("siege_panels", "The card is not used in this round, and nothing is paid.")},
        {"pay", VerbNote::kNothing,
         QT_TRANSLATE_NOOP("siege_panels", "Each unit paid gives the defender 1 hourglass. (S2-4.3)")},
        {"pay-with-spy", VerbNote::kNothing,
         QT_TRANSLATE_NOOP(
             "siege_panels",
             "The spy takes 1 unit more. Each unit paid gives the defender 1 hourglass. (S2-4.3)")},
        {"start-exchange", VerbNote::kNothing,
         QT_TRANSLATE_NOOP("siege_panels",
                           "Gives the defender 1 hourglass; then any number of cards change places.")},
        {"no-exchange", VerbNote::kNothing,
         QT_TRANSLATE_NOOP("siege_panels", "Free: the row stays as it is.")},
        {"exchange", 1},
        {"maneuver", 0},
        {"no-more-maneuvers", VerbNote::kNothing,
         QT_TRANSLATE_NOOP("siege_panels", "No more hourglasses for marching; the army stays where it is.")},
        {"orders", 0},
        {"give-order", 0},
        {"place-hourglass", 0},
        {"activate", 0, QT_TRANSLATE_NOOP("siege_panels", "Free: its track is full.")},
        {"heroic-order", 1},
        {"use-plan", 0},
        {"end-phase", VerbNote::kNothing,
         QT_TRANSLATE_NOOP("siege_panels", "Hourglasses that nothing can take are lost.")},
        {"trap-type", 0},
        {"remove-heroic-order", 0},
        {"hold", VerbNote::kNothing, QT_TRANSLATE_NOOP("siege_panels", "It is not used in this assault.")},
        {"hold-fire", VerbNote::kNothing,
         QT_TRANSLATE_NOOP("siege_panels", "It is not used in this assault.")},
        {"resolve-objective", 0},
        {"take-token", 0, nullptr, "action-card"},
    };
    return kNotes;
}

/// What the choice costs; empty if the rest of the note says it.
QString costInWords(const PanelView &view, Choice choice)
{
    const std::string_view verb = view.speaker.vocabulary().verbs()[choice.verb].key;
    if (verb == "perform") {
        const QString price = priceInWords(view, static_cast<Card>(choice.args[0]));
        const bool spied = (view.data().spied >> choice.args[0] & 1u) != 0;
        return spied ? price + QChar(u' ') + PanelWords::tr("A spy: it costs 1 unit more.") : price;
    }
    if (verb != "place-hourglass")
        return {};
    return investmentInWords(view.data().tracks[choice.args[0]],
                             costOf(view.scene(), static_cast<Action>(choice.args[0])));
}

} // namespace

QString noteOn(const View &view, const Speaker &speaker, Choice choice)
{
    const PanelView panel(dynamic_cast<const Siege2View &>(view), speaker);
    return noteOn(speaker, choice, costInWords(panel, choice), verbNotes());
}

} // namespace merlon
