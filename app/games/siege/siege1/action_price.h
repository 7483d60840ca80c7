#pragma once

#include "app/games/siege/price.h"
#include "app/games/siege/siege1/panel_view.h"
#include "core/games/siege1/pieces/cards.h"

namespace merlon::siege1table {

/// What an action costs.
Price priceOf(siege1::Action action);
/// The same in a sentence; empty if it is free.
QString priceInWords(const SiegePanelView &view, siege1::Action action);
/// How much a deployment moves, and what it costs.
QString deploymentInWords(const PanelView &view, siege1::Deployment deployment);

} // namespace merlon::siege1table
