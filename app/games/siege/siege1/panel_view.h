#pragma once

#include "app/games/siege/panel_words.h"
#include "core/games/siege1/siege1_view.h"
#include "core/games/siege1/steps.h"
#include "core/games/siege1/teams/teams.h"

/// The two sides of the table in Siege I.
namespace merlon::siege1table {

/// What the panels of Siege I read: the position as somebody may see it, and the names of things.
struct PanelView : SiegePanelView {
    PanelView(const siege1::Siege1View &seen, const Speaker &words)
        : SiegePanelView {words}
        , view(seen)
    {
    }

    const siege1::Siege1View &view;

    const siege1::SiegeData &data() const { return view.known(); }
    const siege1::Rules &rules() const { return view.rules(); }
    siege1::Scene scene() const { return {view.known(), view.field(), view.rules()}; }
};

} // namespace merlon::siege1table
