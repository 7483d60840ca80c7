#pragma once

#include "app/cli/map_parts.h"
#include "app/words/speaker.h"
#include "core/games/siege1/play.h"
#include "core/games/siege1/siege1_view.h"

/// The map of Siege I for a terminal.
namespace merlon::cli::siege1map {

/// What the parts of the map read: the position as somebody may see it, and the names of things.
struct MapView {
    const siege1::Siege1View &view;
    const Speaker &speaker;

    const siege1::SiegeData &data() const { return view.known(); }
    const siege1::Battlefield &field() const { return view.field(); }
    siege1::Scene scene() const { return {view.known(), view.field(), view.rules()}; }

    QString place(siege1::PlaceIndex index) const;
    QString named(std::string_view type, std::string_view key) const;
    /// `2 goblins, 1 orc`, or nothing.
    QString invaders(const siege1::Units &units) const;
    QString defenders(const siege1::Units &units) const;
    /// `3/4: 1 goblin, 2 orcs`.
    QString invadersIn(const siege1::Units &units, int room) const;
    QString defendersIn(const siege1::Units &units, int room) const;
    QString heroesAt(siege1::PlaceIndex index) const;
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
