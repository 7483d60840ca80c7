#pragma once

#include "app/games/siege/price.h"
#include "app/games/siege/siege2/panel_view.h"
#include "core/games/siege2/pieces/cards.h"

namespace merlon {

/// What an action card costs.
Price priceOf(siege2::Card card);
/// The same in a sentence; empty if it costs neither wood nor units.
QString priceInWords(const SiegePanelView &view, siege2::Card card);

} // namespace merlon
