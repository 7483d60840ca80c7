#pragma once

#include "app/cli/map_parts.h"
#include "app/cli/siege_names.h"
#include "app/words/speaker.h"
#include "core/games/siege2/play.h"
#include "core/games/siege2/siege2_view.h"

#include <QString>

namespace merlon::cli {

/// What the parts of the map of Siege II read: the position as somebody may see it, and the names of things.
struct MapView : SiegeNames {
    MapView(const siege2::SiegeData &known, const siege2::Battlefield &ground, const Speaker &words)
        : SiegeNames {words, siege2::kInvaderUnitKeys, siege2::kDefenderUnitKeys, siege2::kHeroKeys}
        , data(known)
        , field(ground)
    {
    }

    const siege2::SiegeData &data;
    const siege2::Battlefield &field;

    siege2::Scene scene() const { return {data, field}; }
    /// What lies somewhere, by the name of the card or action that brings it, without a capital.
    QString card(siege2::Card card) const;
    QString action(siege2::Action action) const;
    QString heroesAt(siege2::PlaceIndex index) const { return SiegeNames::heroesAt(data.heroes, index); }
    /// The ritual token on a space: `gale (target)`, `gale (?)`; nothing if there is none.
    QString ritual(siege2::Card card, siege2::RitualToken token) const;
    /// The card of the row that is in use; -1 outside the row.
    int rowPosition() const;
};

QString headOfMap(const MapView &view);
QString sideOfMap(const MapView &view, siege::Side side);
QString wallsOfMap(const MapView &view, siege::Side side);
QString fortressOfMap(const MapView &view);
QString invaderOfMap(const MapView &view);

} // namespace merlon::cli
