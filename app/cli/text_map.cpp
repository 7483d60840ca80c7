#include "app/cli/text_map.h"

#include "app/cli/siege1/map_view.h"
#include "app/cli/siege2/map_view.h"
#include "app/cli/tableau_map.h"
#include "app/words/language.h"

using namespace Qt::StringLiterals;

namespace merlon::cli {

namespace {

QString wallsAtTheEnd(const QString &walls)
{
    return Cli::tr("The walls at the end:") + u'\n' + walls;
}

} // namespace

QString textMap(const View &view, const Speaker &speaker)
{
    if (const auto *siege1 = dynamic_cast<const siege1::Siege1View *>(&view))
        return siege1map::wholeMap(*siege1, speaker);
    const auto *siege = dynamic_cast<const siege2::Siege2View *>(&view);
    if (!siege)
        return mapOfTableau(view, speaker);
    const MapView map {siege->known(), siege->field(), speaker};
    QStringList parts {headOfMap(map), sideOfMap(map, siege::West), sideOfMap(map, siege::East),
                       fortressOfMap(map), invaderOfMap(map)};
    if (view.seats() == SeatSet {siege2::kDefender}) // one's own things stand next to the question
        parts.swapItemsAt(3, 4);
    return parts.join(u'\n');
}

QString textOfStatus(const View &view, const Speaker &speaker)
{
    if (const auto *siege1 = dynamic_cast<const siege1::Siege1View *>(&view))
        return siege1map::head({*siege1, speaker});
    const auto *siege = dynamic_cast<const siege2::Siege2View *>(&view);
    return siege ? headOfMap({siege->known(), siege->field(), speaker}) : statusOfTableau(view, speaker);
}

QString textOfEnd(const View &view, const Speaker &speaker)
{
    if (const auto *siege1 = dynamic_cast<const siege1::Siege1View *>(&view)) {
        const siege1map::MapView map {*siege1, speaker};
        return wallsAtTheEnd(siege1map::walls(map, siege::West) + u'\n' + siege1map::walls(map, siege::East));
    }
    const auto *siege = dynamic_cast<const siege2::Siege2View *>(&view);
    if (!siege)
        return scoresOfTableau(view, speaker);
    const MapView map {siege->known(), siege->field(), speaker};
    return wallsAtTheEnd(wallsOfMap(map, siege::West) + u'\n' + wallsOfMap(map, siege::East));
}

} // namespace merlon::cli
