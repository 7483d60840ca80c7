#include "app/games/siege/siege1/panel_view.h"

#include "app/words/language.h"

namespace merlon::siege1table {

using namespace siege1;

bool PanelView::seesSecrets() const
{
    return view.seats().intersects(invaderTeam(rules())) || data().winner != Winner::Nobody;
}

QString PanelView::invaders(const siege::Units &units) const
{
    return SiegePanelView::units(units, kInvaderUnitKeys);
}

QString PanelView::defenders(const siege::Units &units) const
{
    return SiegePanelView::units(units, kDefenderUnitKeys);
}

QString PanelView::nameOf(Action action) const
{
    return speaker.name("action", dataOf(action).key);
}

QString PanelView::nameOf(Work work) const
{
    return speaker.name("work", dataOf(work).key);
}

QString PanelView::seatName(Seat seat) const
{
    QString name = speaker.seat(seat);
    if (!name.isEmpty())
        name[0] = name[0].toUpper();
    return name;
}

} // namespace merlon::siege1table
