#pragma once

#include "app/games/siege/panel_words.h"
#include "core/canvas/art/art.h"
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
};

} // namespace merlon
