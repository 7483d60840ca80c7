#pragma once

#include "core/canvas/scene/board_scene.h"
#include "core/canvas/view/board_view.h"

#include <QPolygonF>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <cstddef>
#include <vector>

namespace merlon::testing {

/// What is wrong with the names on a map: those that are not written, or lie over each other or over a piece. Empty: all
/// is well. Places for whose names the look has no room at all go without.
inline QStringList faultsOfNames(const canvas::BoardView &map)
{
    const auto &scene = static_cast<const canvas::BoardScene &>(*map.scene());
    const std::vector<canvas::WrittenName> names = scene.writtenNames();
    QStringList faults;
    const auto covers = [](const QPolygonF &one, const QPolygonF &other) {
        const QRectF common = one.intersected(other).boundingRect();
        return common.width() > 0.5 && common.height() > 0.5;
    };
    const std::vector<canvas::PlacePicture> &places = scene.things().picture().places;
    for (std::size_t place = 0; place < places.size(); ++place) {
        const auto isNamed = [place](const canvas::WrittenName &name) {
            return name.place == static_cast<int>(place);
        };
        const bool hasName =
            !places[place].name.isEmpty() && !scene.things().look()->nameAnchors(place).empty();
        if (hasName && std::ranges::none_of(names, isNamed))
            faults << QStringLiteral("%1 is missing").arg(places[place].name);
    }
    for (std::size_t i = 0; i < names.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            if (covers(names[i].area, names[j].area))
                faults << QStringLiteral("%1 lies over %2").arg(names[i].text, names[j].text);
        }
        for (const canvas::Spot &spot : scene.things().spots()) {
            if (covers(names[i].area, QPolygonF(spot.box())))
                faults << QStringLiteral("%1 lies over a piece").arg(names[i].text);
        }
    }
    return faults;
}

} // namespace merlon::testing
