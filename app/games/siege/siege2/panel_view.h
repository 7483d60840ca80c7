#pragma once

#include "app/games/siege/panel_words.h"
#include "core/canvas/art.h"
#include "core/games/siege2/play.h"
#include "core/games/siege2/siege2_view.h"

#include <QString>

namespace merlon {

/// What the panels of Siege II read: the position as somebody may see it, and the names of things.
struct PanelView : SiegePanelView {
    PanelView(const siege2::Siege2View &seen, const Speaker &words)
        : SiegePanelView {words}
        , view(seen)
    {
    }

    const siege2::Siege2View &view;

    const siege2::SiegeData &data() const { return view.known(); }
    siege2::Scene scene() const { return {view.known(), view.field()}; }
    /// Whether nothing of the seat's is hidden from the viewer.
    bool sees(Seat seat) const;
    siege2::StepKind asked() const { return static_cast<siege2::StepKind>(view.decision().kind); }

    QString invaders(const siege2::Units &units) const;
    QString defenders(const siege2::Units &units) const;
    QString nameOf(siege2::Card card) const;
    QString nameOf(siege2::Action action) const;
};

} // namespace merlon
