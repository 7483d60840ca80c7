#include "app/cli/siege2/map_view.h"

#include "app/cli/text_table.h"
#include "app/words/language.h"
#include "core/games/siege2/assault/strength.h"
#include "core/games/siege2/pieces/pieces.h"

using namespace Qt::StringLiterals;

namespace merlon::cli {

using namespace siege2;

namespace {

const QString kIndent = u"  "_s;

/// In the order of Equipment; the bridge lies on paths.
constexpr std::array kEquipmentCards {Card::Banner, Card::Ladder, Card::Poison, Card::Sap, Card::Bridge};

QString siegeTowers(int count)
{
    return count == 0 ? QString() : Cli::tr("%n siege tower(s)", nullptr, count);
}

QString orderOn(const MapView &view, const WallState &wall)
{
    if (wall.order == Order::None)
        return {};
    if (wall.order == Order::Hidden)
        return Cli::tr("an order, face down");
    const QString order = view.speaker.name("order", kOrderKeys[static_cast<std::size_t>(wall.order) - 1]);
    return wall.has(WallState::kOrderFaceUp) ? Cli::tr("order: %1").arg(order)
                                             : Cli::tr("order, face down: %1").arg(order);
}

QString cauldronOn(Cauldron cauldron)
{
    switch (cauldron) {
    case Cauldron::None:
        return {};
    case Cauldron::Goblin:
        return Cli::tr("cauldron against goblins");
    case Cauldron::Orc:
        return Cli::tr("cauldron against orcs");
    case Cauldron::Troll:
        return Cli::tr("cauldron against trolls");
    }
    return {};
}

QString thingsOnWall(const MapView &view, const WallState &wall)
{
    QStringList items {orderOn(view, wall), cauldronOn(wall.cauldron)};
    if (wall.has(WallState::kSiegeTower))
        items << siegeTowers(1);
    for (std::size_t type = 0; type < kEquipmentTypes; ++type) {
        if (wall.has(static_cast<Equipment>(type)))
            items << view.card(kEquipmentCards[type]);
    }
    if (wall.has(WallState::kDefenderLadder))
        items << Cli::tr("defender’s ladder");
    if (wall.has(WallState::kGlared))
        items << Cli::tr("glare: no fight");
    if (wall.has(WallState::kFury))
        items << Cli::tr("fury");
    if (wall.has(WallState::kLastStand))
        items << Cli::tr("last stand");
    items << view.ritual(Card::Gale, wall.gale) << view.ritual(Card::Specter, wall.specter);
    return things(items);
}

QString strengthsOn(const MapView &view, int number)
{
    const WallStrength strength = strengthOn(view.scene(), number);
    if (siege::isEmpty(view.data.walls[static_cast<std::size_t>(number)].invaders))
        return QString::number(strength.defender);
    //: Strength of the invader and of the defender on a wall.
    return Cli::tr("%1 against %2").arg(strength.invader).arg(strength.defender);
}

QString deviceOn(const MapView &view, Device device)
{
    constexpr std::array kActions {Action::Cannon, Action::Pole, Action::BayWindow};
    return device == Device::None ? u"-"_s : view.action(kActions[static_cast<std::size_t>(device) - 1]);
}

QString trapOn(Trap trap)
{
    switch (trap) {
    case Trap::None:
        return {};
    case Trap::Goblin:
        return Cli::tr("goblin trap");
    case Trap::Troll:
        return Cli::tr("troll trap");
    case Trap::SiegeTower:
        return Cli::tr("siege tower trap");
    case Trap::Hidden:
        return Cli::tr("trap of unknown kind");
    }
    return {};
}

/// The ways on from a place, each with what lies on it: `west wall 1, west wall 2 (bridge)`.
QString waysFrom(const MapView &view, PlaceIndex from)
{
    QStringList ways;
    for (std::size_t number = 0; number < view.field.paths.size(); ++number) {
        const siege::PathField &path = view.field.paths[number];
        if (path.from != from)
            continue;
        const PathState &state = view.data.paths[number];
        QString trap = trapOn(state.trap);
        if (!trap.isEmpty() && !state.has(PathState::kFaceUp) && state.trap != Trap::Hidden)
            trap = Cli::tr("%1, face down").arg(trap);
        const QString lies =
            things({trap, state.has(PathState::kBridge) ? view.card(Card::Bridge) : QString()});
        ways << (lies.isEmpty() ? view.place(path.to) : u"%1 (%2)"_s.arg(view.place(path.to), lies));
    }
    return shortList(ways);
}

QString machinesAt(const MapView &view, PlaceIndex place)
{
    QStringList items;
    const MachineOrder order = machineOrder(view.data);
    for (int i = 0; i < order.count; ++i) {
        const MachineState &machine = view.data.machines[order.inUse[static_cast<std::size_t>(i)]];
        if (machine.place != place)
            continue;
        const auto type = static_cast<std::uint8_t>(Type::Machine);
        //: A machine and the cards of its deck.
        items << Cli::tr("%1 (%2 hits, %3 misses)")
                     .arg(view.speaker.name(type, machineName(machine)))
                     .arg(machine.hits)
                     .arg(machine.misses);
        if (machine.malfunction)
            items << Cli::tr("malfunction");
        items << view.ritual(Card::Bloodstones, machine.bloodstone);
    }
    return things(items);
}

QString thingsOnRampart(const MapView &view, const RampartState &rampart, PlaceIndex place)
{
    return things({machinesAt(view, place), siegeTowers(rampart.siegeTowers),
                   rampart.has(RampartState::kMantelet) ? view.card(Card::Mantelet) : QString(),
                   rampart.has(RampartState::kQuartermaster) ? view.card(Card::Quartermaster) : QString(),
                   rampart.has(RampartState::kTrenchMaster) ? view.card(Card::TrenchMaster) : QString()});
}

QString towers(const MapView &view, siege::Side side)
{
    TextTable table(
        {Cli::tr("Tower"), Cli::tr("Marksmen"), Cli::tr("Device"), Cli::tr("Beside"), Cli::tr("Opposite")});
    for (std::size_t number = 0; number < view.field.towers.size(); ++number) {
        const siege::TowerField &field = view.field.towers[number];
        if (field.side != side)
            continue;
        const TowerState &tower = view.data.towers[number];
        QStringList walls;
        siege::forEach(field.walls, [&](int wall) {
            walls << view.place(view.field.walls[static_cast<std::size_t>(wall)].place);
        });
        table.add({view.place(field.place), u"%1/%2"_s.arg(tower.marksmen).arg(kTowerMarksmen),
                   deviceOn(view, tower.device), shortList(walls),
                   view.place(view.field.ramparts[field.rampart].place)});
    }
    return table.empty() ? QString() : table.text(kIndent);
}

QString approaches(const MapView &view, siege::Side side)
{
    TextTable table(
        {Cli::tr("Before the walls"), Cli::tr("Units"), Cli::tr("Also there"), Cli::tr("Paths to")});
    for (std::size_t number = 0; number < view.field.ramparts.size(); ++number) {
        const siege::RampartField &field = view.field.ramparts[number];
        if (field.side != side)
            continue;
        const RampartState &rampart = view.data.ramparts[number];
        table.add({view.place(field.place), view.invadersIn(rampart.invaders, field.unitCapacity),
                   thingsOnRampart(view, rampart, field.place), waysFrom(view, field.place)});
    }
    const PlaceIndex marauders = view.field.marauders;
    if (marauders != kNowhere && view.field.sideOf(marauders) == side) {
        table.add({view.place(marauders),
                   view.invaders(view.data.marauders),
                   {},
                   view.place(view.field.ramparts[view.field.raidRampart].place)});
    }
    const siege::ForegroundField &field = view.field.foregrounds[side];
    const ForegroundState &foreground = view.data.foregrounds[side];
    table.add({view.place(field.place), view.invadersIn(foreground.invaders, field.unitCapacity),
               things({machinesAt(view, field.place), siegeTowers(foreground.siegeTowers)}),
               waysFrom(view, field.place)});
    return table.text(kIndent);
}

} // namespace

QString wallsOfMap(const MapView &view, siege::Side side)
{
    TextTable table({Cli::tr("Wall"), Cli::tr("Invaders"), Cli::tr("Defenders"), Cli::tr("Stone"),
                     Cli::tr("Strength"), Cli::tr("Also there")});
    for (std::size_t number = 0; number < view.field.walls.size(); ++number) {
        const siege::WallField &field = view.field.walls[number];
        if (field.side != side)
            continue;
        const WallState &wall = view.data.walls[number];
        const int invaderRoom = field.invaderSpaces + (wall.has(Equipment::Ladder) ? 1 : 0);
        const int defenderRoom = siege::countOf(field.defenderSpaces.typed) + field.defenderSpaces.any
            + (wall.has(WallState::kDefenderLadder) ? 1 : 0);
        table.add({view.place(field.place), view.invadersIn(wall.invaders, invaderRoom),
                   things({view.defendersIn(wall.defenders, defenderRoom), view.heroesAt(field.place)}),
                   QString::number(wall.stone), strengthsOn(view, static_cast<int>(number)),
                   thingsOnWall(view, wall)});
    }
    return table.text(kIndent);
}

QString sideOfMap(const MapView &view, siege::Side side)
{
    const QString title = side == siege::West ? Cli::tr("The west side") : Cli::tr("The east side");
    QStringList parts {mapHeading(title), wallsOfMap(view, side), towers(view, side), approaches(view, side)};
    parts.removeAll(QString());
    return parts.join(u'\n');
}

} // namespace merlon::cli
