#include "app/cli/siege2/text_map.h"

#include "app/cli/siege2/map_view.h"
#include "core/base/json.h"

using namespace Qt::StringLiterals;

namespace merlon::cli {

QString textMap(const View &view, const Speaker &speaker)
{
    const auto *siege = dynamic_cast<const siege2::Siege2View *>(&view);
    if (!siege)
        return QString::fromStdString(writeJson(view.position()));
    const MapView map {siege->known(), siege->field(), speaker};
    QStringList parts {headOfMap(map), sideOfMap(map, siege::West), sideOfMap(map, siege::East),
                       fortressOfMap(map), invaderOfMap(map)};
    if (view.seats() == SeatSet {siege2::kDefender}) // one's own things stand next to the question
        parts.swapItemsAt(3, 4);
    return parts.join(u'\n');
}

QString textOfStatus(const View &view, const Speaker &speaker)
{
    const auto *siege = dynamic_cast<const siege2::Siege2View *>(&view);
    return siege ? headOfMap({siege->known(), siege->field(), speaker}) : QString();
}

QString textOfWalls(const View &view, const Speaker &speaker)
{
    const auto *siege = dynamic_cast<const siege2::Siege2View *>(&view);
    if (!siege)
        return {};
    const MapView map {siege->known(), siege->field(), speaker};
    return wallsOfMap(map, siege::West) + u'\n' + wallsOfMap(map, siege::East);
}

} // namespace merlon::cli
