#include "app/games/siege/siege1/invader/invader_panel.h"

#include "app/games/siege/siege1/invader/camp.h"
#include "app/games/siege/siege1/invader/common_supply.h"
#include "app/games/siege/siege1/invader/engines.h"
#include "app/games/siege/siege1/invader/glory.h"
#include "app/games/siege/siege1/invader/phase_cards.h"
#include "app/widgets/count_label.h"

#include <QBoxLayout>

namespace merlon::siege1table {

using namespace siege1;

InvaderPanel::InvaderPanel(const canvas::Art &art, QWidget *parent)
    : ThingPanel(art, kInvaderTeam, parent)
    , m_glory(new CountLabel(art, 1.3, this))
    , m_drawn(new CardsDrawn(art, this))
{
    titleRow().addWidget(m_glory);
    parts().addWidget(m_drawn);
    for (SeatPart &part : m_seats) {
        part.title = new PanelTitle(art, kInvaderTeam, this, 1.05);
        part.cards = new PhaseCards(art, this);
        part.camp = new Camp(art, this);
        parts().addWidget(part.title);
        parts().addWidget(part.cards);
        parts().addWidget(part.camp);
    }
    m_engines = new MachineList(art, kEnginesOnBoard, this);
    m_acts = new HeroicActs(art, this);
    m_supply = new CommonSupply(art, this);
    for (QWidget *part : {static_cast<QWidget *>(m_engines), static_cast<QWidget *>(m_acts),
                          static_cast<QWidget *>(m_supply)})
        parts().addWidget(part);
    parts().addStretch(1);
    adoptItems();
}

void InvaderPanel::show(const View &view, const Speaker &speaker)
{
    const PanelView shown {dynamic_cast<const Siege1View &>(view), speaker};
    m_count = invaderSeats(shown.rules());
    setTitle(m_count == 1 ? shown.title("invader") : PanelWords::tr("Invaders"));
    showGlory(shown, kInvaderTeam, *m_glory);
    m_drawn->show(shown);
    for (Seat seat = 0; seat < m_seats.size(); ++seat) {
        const SeatPart &part = m_seats[seat];
        const bool used = seat < m_count;
        part.title->setVisible(used && m_count > 1);
        part.cards->setVisible(used);
        part.camp->setVisible(used);
        if (!used)
            continue;
        part.title->setTitle(shown.seatName(seat));
        part.title->setAsked(shown.isAsked(seat));
        part.cards->show(shown, seat);
        part.camp->show(shown, seat);
    }
    m_engines->show(enginesOf(shown));
    m_acts->show(shown);
    m_supply->show(shown);
    markItems();
}

void InvaderPanel::setPlayer(Seat seat, const QString &name)
{
    if (seat >= m_count)
        return;
    if (m_count == 1)
        return setSeatName(name);
    setSeatName({});
    m_seats[seat].title->setPlayer(name);
}

/// With little room the cards are lower.
int InvaderPanel::heightForWidth(int width) const
{
    return layout()->totalMinimumHeightForWidth(width);
}

} // namespace merlon::siege1table
