#include "app/games/siege/siege2/panel_view.h"

#include "core/games/siege2/pieces/cards.h"

namespace merlon {

using namespace siege2;

bool PanelView::sees(Seat seat) const
{
    return view.seats().contains(seat) || data().winner != Winner::Nobody;
}

QString PanelView::invaders(const Units &units) const
{
    return SiegePanelView::units(units, kInvaderUnitKeys);
}

QString PanelView::defenders(const Units &units) const
{
    return SiegePanelView::units(units, kDefenderUnitKeys);
}

QString PanelView::nameOf(Card card) const
{
    return speaker.name("action-card", dataOf(card).key);
}

QString PanelView::nameOf(Action action) const
{
    return speaker.name("building-action", dataOf(action).key);
}

} // namespace merlon
