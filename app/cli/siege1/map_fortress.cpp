#include "app/cli/siege1/map_view.h"

#include "app/cli/siege_fortress.h"
#include "app/words/language.h"
#include "core/games/siege1/defender/buildings.h"
#include "core/games/siege1/pieces/pieces.h"
#include "core/games/siege1/teams/teams.h"

using namespace Qt::StringLiterals;

namespace merlon::cli::siege1map {

using namespace siege1;

namespace {

QString worksOf(const MapView &view, siege::BuildingType building)
{
    QStringList works;
    for (int number = 0; number < kWorks; ++number) {
        const auto work = static_cast<Work>(number);
        if (dataOf(work).building != building)
            continue;
        works << trackText(view.named("work", dataOf(work).key),
                           view.data().invested[static_cast<std::size_t>(number)], costOf(view.scene(), work),
                           isDone(view.data(), work));
    }
    return works.join(u", "_s);
}

QString trouble(const MapView &view, std::size_t number)
{
    const BuildingState &building = view.data().buildings[number];
    QStringList items;
    if (building.has(BuildingState::kSaboteur))
        items << view.named("training", "saboteur");
    if (building.has(BuildingState::kFire))
        items << view.named("action", "fire");
    if (building.has(BuildingState::kLastStand))
        items << view.named("deed", "last-stand");
    return things(items);
}

QString buildings(const MapView &view)
{
    BuildingTable table;
    for (std::size_t number = 0; number < siege::kBuildingTypes; ++number) {
        const siege::BuildingField &field = view.field().buildings[number];
        const auto type = static_cast<siege::BuildingType>(number);
        if (field.place == kNowhere || type == siege::BuildingType::Hospital)
            continue;
        table.add(view, field, view.data().buildings[number].units, worksOf(view, type),
                  trouble(view, number));
    }
    return table.text();
}

QString hourglasses(const MapView &view)
{
    QStringList items;
    const int first = invaderSeats(view.view.rules());
    for (int number = 0; number < defenderSeats(view.view.rules()); ++number) {
        const DefenderState &state = view.data().defenders[static_cast<std::size_t>(number)];
        items << Cli::tr("%1: %2")
                     .arg(view.speaker.seat(static_cast<Seat>(first + number)))
                     .arg(state.purse + state.barricades);
    }
    return items.join(u", "_s);
}

QString gate(const MapView &view)
{
    if (!gateStands(view.scene()))
        return {};
    const BarbicanState &barbican = view.data().barbican;
    return things({Cli::tr("gate %1 of %2").arg(barbican.fallen + 1).arg(view.field().gate.gates),
                   Cli::tr("resistance %1").arg(barbican.resistance),
                   Cli::tr("ram parts %1").arg(barbican.ramParts), view.invaders(barbican.crew)});
}

QString deeds(const MapView &view)
{
    QStringList deeds;
    for (std::size_t deed = 0; deed < kDeeds; ++deed) {
        if ((view.data().deeds >> deed & 1) != 0)
            deeds << view.named("deed", kDeedKeys[deed]);
    }
    return deeds.join(u", "_s);
}

} // namespace

QString fortress(const MapView &view)
{
    const SiegeData &data = view.data();
    const Units &hospital = data.buildings[static_cast<std::size_t>(siege::BuildingType::Hospital)].units;
    QStringList lines {mapHeading(Cli::tr("The fortress")), buildings(view)};
    lines << line(Cli::tr("Hourglasses"), hourglasses(view)) << line(Cli::tr("Barbican"), gate(view))
          << line(Cli::tr("Courtyard"),
                  things({view.defenders(data.courtyard), view.heroesAt(view.field().courtyard)}))
          << line(Cli::tr("Hospital"), view.defenders(hospital))
          << line(Cli::tr("Supply"),
                  things({view.defenders(data.defenderSupply),
                          Cli::tr("stones %1, wood %2").arg(data.stone).arg(data.wood)}))
          << line(Cli::tr("Dishonourable acts"), deeds(view));
    return lines.join(u'\n');
}

} // namespace merlon::cli::siege1map
