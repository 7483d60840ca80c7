#include "app/cli/siege2/map_view.h"

#include "app/cli/output.h"
#include "app/cli/text_table.h"
#include "app/words/language.h"

using namespace Qt::StringLiterals;

namespace merlon::cli {

using namespace siege2;

namespace {

QString costOf(const MapView &view, Card card)
{
    const CardData &data = dataOf(card);
    QStringList payments;
    for (const Payment payment : data.payments)
        payments << view.invaders(unitsOf(payment));
    QString cost = payments.join(u' ' + Cli::tr("or") + u' ');
    if (data.wood > 0)
        cost = Cli::tr("%n wood", nullptr, data.wood) + u", "_s + cost;
    return cost;
}

QString stateOf(const MapView &view, std::size_t position)
{
    const PaidOnCard &paid = view.data.paid[position];
    const int now = view.rowPosition();
    QStringList items;
    if (!siege::isEmpty(paid.units) || paid.wood > 0)
        items << Cli::tr("used");
    else if (now >= 0 && static_cast<int>(position) == now)
        items << Cli::tr("now");
    else if (now >= 0 && static_cast<int>(position) < now)
        items << Cli::tr("done");
    if ((view.data.spied >> view.data.row[position] & 1u) != 0)
        items << Cli::tr("spy: 1 unit more");
    return things(items);
}

QString row(const MapView &view)
{
    TextTable table({Cli::tr("Row"), Cli::tr("Phase"), Cli::tr("Cost"), Cli::tr("State")});
    for (std::size_t position = 0; position < kRowCards; ++position) {
        const std::uint8_t id = view.data.row[position];
        if (id >= kCards)
            continue;
        const auto card = static_cast<Card>(id);
        table.add({u"%1. %2"_s.arg(position + 1).arg(view.speaker.name("action-card", dataOf(card).key)),
                   QString::number(dataOf(card).phase), costOf(view, card), stateOf(view, position)});
    }
    return table.empty() ? QString() : table.text(u"  "_s);
}

QString supplyCards(const MapView &view)
{
    QStringList cards;
    for (const std::uint8_t id : view.data.supplyCards) {
        if (id < kCards)
            cards << u"%1 (%2)"_s.arg(view.speaker.name("action-card", dataOf(static_cast<Card>(id)).key))
                         .arg(dataOf(static_cast<Card>(id)).phase);
    }
    return cards.join(u", "_s);
}

QString objectives(const MapView &view)
{
    QStringList objectives;
    for (const ObjectiveSlot &slot : view.data.objectives) {
        if (slot.state == ObjectiveState::None)
            continue;
        const QString name =
            slot.id < kObjectives ? view.speaker.name("objective", kObjectiveKeys[slot.id]) : u"?"_s;
        if (slot.state == ObjectiveState::Dropped)
            objectives << Cli::tr("%1 (dropped)").arg(name);
        else if (slot.state == ObjectiveState::Staying)
            objectives << Cli::tr("%1 (met, works on)").arg(name);
        else if (slot.state == ObjectiveState::Discarded)
            objectives << Cli::tr("%1 (met)").arg(name);
        else
            objectives << name;
    }
    return objectives.join(u", "_s);
}

QString lineOrDash(const QString &title, const QString &text)
{
    return wrapped(text.isEmpty() ? u"-"_s : text, u"  "_s + fitted(title, 19) + u' ');
}

} // namespace

QString headOfMap(const MapView &view)
{
    const SiegeData &data = view.data;
    QStringList items;
    items << (data.round == 0 ? Cli::tr("Setting up")
                              : Cli::tr("Round %1 of %2").arg(data.round).arg(kLastRound))
          << Cli::tr("Hourglasses in the reserve: %1").arg(data.reserve);
    if (data.due > 0)
        items << Cli::tr("to come: %1").arg(data.due);
    items << Cli::tr("Wood: %1 (pile %2)").arg(data.wood).arg(data.woodPile);
    return u"══ %1 "_s.arg(items.join(u" ═ "_s)).leftJustified(kColumns, u'═');
}

QString invaderOfMap(const MapView &view)
{
    const SiegeData &data = view.data;
    QStringList lines {mapHeading(Cli::tr("The invader")), row(view)};
    lines << lineOrDash(Cli::tr("Card supply"), supplyCards(view));
    lines << lineOrDash(Cli::tr("Supply"),
                        things({view.invaders(data.invaderSupply), Cli::tr("%n wood", nullptr, data.wood)}));
    lines << lineOrDash(Cli::tr("Bag"), view.invaders(data.bag));
    lines << lineOrDash(Cli::tr("Fallen"), view.invaders(data.fallen));
    lines << lineOrDash(Cli::tr("Objectives"), objectives(view));
    lines.removeAll(QString());
    return lines.join(u'\n');
}

} // namespace merlon::cli
