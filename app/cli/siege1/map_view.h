#pragma once

#include "app/cli/map_parts.h"
#include "app/cli/siege_names.h"
#include "app/words/speaker.h"
#include "core/games/siege1/play.h"
#include "core/games/siege1/siege1_view.h"

/// The map of Siege I for a terminal.
namespace merlon::cli::siege1map {

/// What the parts of the map read: the position as somebody may see it, and the names of things.
struct MapView : SiegeNames {
    MapView(const siege1::Siege1View &shown, const Speaker &words)
        : SiegeNames {words, siege1::kInvaderUnitKeys, siege1::kDefenderUnitKeys, siege1::kHeroKeys}
        , view(shown)
    {
    }

    const siege1::Siege1View &view;

    const siege1::SiegeData &data() const { return view.known(); }
    const siege1::Battlefield &field() const { return view.field(); }
    siege1::Scene scene() const { return {view.known(), view.field(), view.rules()}; }

    QString named(std::string_view type, std::string_view key) const;
    QString heroesAt(siege1::PlaceIndex index) const { return SiegeNames::heroesAt(data().heroes, index); }
    QString enginesAt(siege1::PlaceIndex index) const;
};

/// A title with what belongs to it; a dash for nothing.
QString line(const QString &title, const QString &text);

QString head(const MapView &view);
QString walls(const MapView &view, siege::Side side);
QString side(const MapView &view, siege::Side side);
QString fortress(const MapView &view);
QString invaders(const MapView &view);
QString wholeMap(const siege1::Siege1View &view, const Speaker &speaker);

} // namespace merlon::cli::siege1map
