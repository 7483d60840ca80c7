#include "app/cli/siege2/map_view.h"

#include "app/cli/output.h"
#include "app/cli/siege_fortress.h"
#include "app/words/counting.h"
#include "app/words/language.h"
#include "core/games/siege2/defender/buildings.h"
#include "core/games/siege2/pieces/pieces.h"

using namespace Qt::StringLiterals;

namespace merlon::cli {

using namespace siege2;

namespace {

QString tracksOf(const MapView &view, siege::BuildingType building)
{
    QStringList tracks;
    for (int number = 0; number < kActions; ++number) {
        const auto action = static_cast<Action>(number);
        if (dataOf(action).building != building)
            continue;
        tracks << trackText(view.action(action), view.data.tracks[static_cast<std::size_t>(number)],
                            costOf(view.scene(), action), isCompleted(view.data, action));
    }
    return tracks.join(u", "_s);
}

QString buildings(const MapView &view)
{
    BuildingTable table;
    for (std::size_t number = 0; number < kActionBuildings; ++number) {
        const siege::BuildingField &field = view.field.buildings[number];
        if (field.place == kNowhere)
            continue;
        const BuildingState &building = view.data.buildings[number];
        table.add(view, field, building.units, tracksOf(view, static_cast<siege::BuildingType>(number)),
                  things({building.saboteur ? view.card(Card::Saboteur) : QString(),
                          view.ritual(Card::Demon, building.demon)}));
    }
    return table.text();
}

QString orNone(const QString &text)
{
    return text.isEmpty() ? Cli::tr("nobody") : text;
}

QString heroicOrders(const MapView &view)
{
    QStringList orders;
    for (std::size_t order = 0; order < kHeroicOrders; ++order) {
        QStringList notes;
        if ((view.data.ordersGone >> order & 1) != 0)
            notes << Cli::tr("out of the game");
        else if ((view.data.ordersUsed >> order & 1) != 0)
            notes << Cli::tr("used");
        notes << view.ritual(Card::Possession, view.data.possession[order]);
        const QString note = things(notes);
        const QString name = view.speaker.name("heroic-order", kHeroicOrderKeys[order]);
        orders << (note.isEmpty() ? name : u"%1 (%2)"_s.arg(name, note));
    }
    for (std::size_t hero = 0; hero < kHeroes; ++hero) {
        if ((view.data.heroesUsed >> hero & 1) != 0)
            orders << Cli::tr("%1 has given an order").arg(view.hero(hero));
    }
    return orders.join(u", "_s);
}

QString plans(const MapView &view)
{
    QStringList plans;
    for (const PlanSlot &slot : view.data.plans) {
        if (slot.state == PlanState::None)
            continue;
        const QString name = slot.id < kPlans ? view.speaker.name("plan", kPlanKeys[slot.id]) : u"?"_s;
        if (slot.state == PlanState::Used)
            plans << Cli::tr("%1 (used)").arg(name);
        else if (slot.state == PlanState::Dropped)
            plans << Cli::tr("%1 (dropped)").arg(name);
        else
            plans << name;
    }
    return plans.join(u", "_s);
}

/// What is left of the tokens, as far as there is any.
QString supply(const MapView &view)
{
    const Scene scene = view.scene();
    QStringList items {view.defenders(view.data.defenderSupply)};
    const auto add = [&](const QString &name, int left) {
        if (left > 0)
            items << unbroken(u"%1 × %2"_s.arg(left).arg(name));
    };
    add(Cli::tr("wall component"), kStoneTotal - stoneInUse(scene));
    add(view.action(Action::Cannon), kTokensOfType - devicesInUse(scene, Device::Cannon));
    add(view.action(Action::Pole), kTokensOfType - devicesInUse(scene, Device::Pole));
    add(view.action(Action::BayWindow), kTokensOfType - devicesInUse(scene, Device::BayWindow));
    add(Cli::tr("cauldron against trolls"), kTokensOfType - cauldronsInUse(scene, Cauldron::Troll));
    add(Cli::tr("cauldron against orcs"), kTokensOfType - cauldronsInUse(scene, Cauldron::Orc));
    add(Cli::tr("cauldron against goblins"), kTokensOfType - cauldronsInUse(scene, Cauldron::Goblin));
    return things(items);
}

QString line(const QString &title, const QString &text)
{
    return wrapped(text, u"  "_s + fitted(title, 19) + u' ');
}

} // namespace

QString fortressOfMap(const MapView &view)
{
    const SiegeData &data = view.data;
    QStringList lines {mapHeading(Cli::tr("The fortress")), buildings(view)};
    lines << line(Cli::tr("Courtyard"),
                  orNone(things({view.defenders(data.courtyard), view.heroesAt(view.field.courtyard)})));
    lines << line(Cli::tr("Hospital"), orNone(view.defenders(data.hospital)));
    lines << line(Cli::tr("Supply"), supply(view));
    lines << line(Cli::tr("Heroic orders"), heroicOrders(view));
    lines << line(Cli::tr("Defense plans"), plans(view));
    if (data.blessed < siege::NoSide)
        lines << line(Cli::tr("Blessed side"),
                      view.speaker.name(data.blessed == siege::West ? "west" : "east"));
    return lines.join(u'\n');
}

} // namespace merlon::cli
