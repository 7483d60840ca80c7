#include "app/cli/siege1/map_view.h"

#include "app/cli/text_table.h"
#include "app/words/language.h"
#include "core/games/siege1/assault/strength.h"
#include "core/games/siege1/pieces/pieces.h"

using namespace Qt::StringLiterals;

namespace merlon::cli::siege1map {

using namespace siege1;

namespace {

const QString kIndent = u"  "_s;

QString orderOn(const MapView &view, const WallState &wall)
{
    if (wall.order == Order::None)
        return {};
    if (wall.order == Order::Hidden)
        return Cli::tr("an order, face down");
    const QString order = view.named("order", kOrderKeys[static_cast<std::size_t>(wall.order) - 1]);
    return wall.has(WallState::kOrderFaceUp) ? Cli::tr("order: %1").arg(order)
                                             : Cli::tr("order, face down: %1").arg(order);
}

QString cauldronOn(const MapView &view, Cauldron cauldron)
{
    constexpr std::array kKeys {"troll-cauldron", "orc-cauldron", "goblin-cauldron"};
    return cauldron == Cauldron::None ? QString()
                                      : view.named("work", kKeys[static_cast<std::size_t>(cauldron) - 1]);
}

QString thingsOnWall(const MapView &view, const WallState &wall)
{
    QStringList items;
    if (wall.has(WallState::kSiegeTower)) {
        const QString crew = view.invadersIn(wall.crew, kTowerSpaces);
        items << u"%1 (%2)"_s.arg(view.named("action", "siege-tower"), crew);
    }
    for (std::size_t type = 0; type < kEquipmentKeys.size(); ++type) {
        if (wall.has(static_cast<Equipment>(type)))
            items << view.named("action", kEquipmentKeys[type]);
    }
    items << cauldronOn(view, wall.cauldron);
    if (wall.has(WallState::kAccident))
        items << view.named("action", "accident");
    if (wall.has(WallState::kPlatform))
        items << view.named("work", "platform");
    if (wall.has(WallState::kStorm))
        items << view.named("action", "storm");
    if (wall.has(WallState::kDazzled))
        items << view.named("work", "dazzle");
    items << orderOn(view, wall);
    for (const AltarState &altar : view.data().altars) {
        if (altar.side != siege::NoSide && altar.wall != kNowhere && &view.data().walls[altar.wall] == &wall)
            items << view.named("action", "altar");
    }
    return things(items);
}

QString strengthsOn(const MapView &view, int wall)
{
    const int defender = defenderTotal(view.scene(), wall);
    if (!isContested(view.data().walls[static_cast<std::size_t>(wall)]))
        return QString::number(defender);
    //: Strength of the invader and of the defender on a wall.
    return Cli::tr("%1 against %2").arg(invaderTotal(view.scene(), wall)).arg(defender);
}

/// The ways on from a place, each with what lies on it: `west wall 1, west wall 2 (bridge)`.
QString waysFrom(const MapView &view, PlaceIndex from)
{
    QStringList ways;
    for (std::size_t number = 0; number < view.field().paths.size(); ++number) {
        const siege::PathField &path = view.field().paths[number];
        if (path.from != from)
            continue;
        const PathState &state = view.data().paths[number];
        QString lies;
        if (state.trap != Trap::None)
            lies = view.named("work", state.trap == Trap::Goblin ? "goblin-trap" : "troll-trap");
        else if (state.has(PathState::kBridge))
            lies = view.named("action", "bridge");
        ways << (lies.isEmpty() ? view.place(path.to) : u"%1 (%2)"_s.arg(view.place(path.to), lies));
    }
    return shortList(ways);
}

QString thingsOnRampart(const MapView &view, const RampartState &rampart, PlaceIndex place)
{
    QStringList items {view.enginesAt(place)};
    if (rampart.mantelet != 0)
        items << view.named("action", "mantelet");
    for (std::size_t type = 0; type < kTrainingKeys.size(); ++type) {
        if (rampart.has(static_cast<Training>(type)))
            items << view.named("training", kTrainingKeys[type]);
    }
    return things(items);
}

QString inTower(const MapView &view, Post post)
{
    switch (post) {
    case Post::None:
        return u"-"_s;
    case Post::Archer:
        return view.speaker.name("archer");
    case Post::Cannon:
        return view.named("work", "cannon");
    case Post::Hook:
        return view.named("work", "hook");
    }
    return {};
}

QString towers(const MapView &view, siege::Side side)
{
    TextTable table({Cli::tr("Tower"), Cli::tr("Inside"), Cli::tr("Beside"), Cli::tr("Opposite")});
    for (std::size_t number = 0; number < view.field().towers.size(); ++number) {
        const siege::TowerField &field = view.field().towers[number];
        if (field.side != side)
            continue;
        QStringList walls;
        siege::forEach(field.walls, [&](int wall) {
            walls << view.place(view.field().walls[static_cast<std::size_t>(wall)].place);
        });
        table.add({view.place(field.place), inTower(view, view.data().towers[number].post), shortList(walls),
                   view.place(view.field().ramparts[field.rampart].place)});
    }
    return table.empty() ? QString() : table.text(kIndent);
}

QString approaches(const MapView &view, siege::Side side)
{
    constexpr int kQuartermasterRoom = 2;
    TextTable table(
        {Cli::tr("Before the walls"), Cli::tr("Units"), Cli::tr("Also there"), Cli::tr("Paths to")});
    for (std::size_t number = 0; number < view.field().ramparts.size(); ++number) {
        const siege::RampartField &field = view.field().ramparts[number];
        if (field.side != side)
            continue;
        const RampartState &rampart = view.data().ramparts[number];
        const int more = rampart.has(Training::Quartermaster) ? kQuartermasterRoom : 0;
        table.add({view.place(field.place), view.invadersIn(rampart.invaders, field.unitCapacity + more),
                   thingsOnRampart(view, rampart, field.place), waysFrom(view, field.place)});
    }
    const siege::ForegroundField &field = view.field().foregrounds[side];
    table.add({view.place(field.place),
               view.invadersIn(view.data().foregrounds[side].invaders, field.unitCapacity),
               view.enginesAt(field.place), waysFrom(view, field.place)});
    return table.text(kIndent);
}

} // namespace

QString walls(const MapView &view, siege::Side side)
{
    TextTable table({Cli::tr("Wall"), Cli::tr("Invaders"), Cli::tr("Defenders"), Cli::tr("Stone, wood"),
                     Cli::tr("Strength"), Cli::tr("Also there")});
    for (std::size_t number = 0; number < view.field().walls.size(); ++number) {
        const siege::WallField &field = view.field().walls[number];
        if (field.side != side)
            continue;
        const WallState &wall = view.data().walls[number];
        const int invaderRoom = field.invaderSpaces + (wall.has(Equipment::Ladders) ? 1 : 0);
        const int defenderRoom = siege::countOf(field.defenderSpaces.typed) + field.defenderSpaces.any
            + (wall.has(WallState::kPlatform) ? 1 : 0);
        table.add({view.place(field.place), view.invadersIn(wall.invaders, invaderRoom),
                   things({view.defendersIn(wall.defenders, defenderRoom), view.heroesAt(field.place)}),
                   u"%1, %2"_s.arg(wall.stone).arg(wall.wood), strengthsOn(view, static_cast<int>(number)),
                   thingsOnWall(view, wall)});
    }
    return table.text(kIndent);
}

QString side(const MapView &view, siege::Side side)
{
    const QString title = side == siege::West ? Cli::tr("The west side") : Cli::tr("The east side");
    QStringList parts {mapHeading(title), walls(view, side), towers(view, side), approaches(view, side)};
    parts.removeAll(QString());
    return parts.join(u'\n');
}

} // namespace merlon::cli::siege1map
