#include "app/games/siege/siege2/invader/invader_panel.h"

#include "app/games/siege/siege2/invader/action_cards.h"
#include "app/games/siege/siege2/invader/invader_camp.h"
#include "app/games/siege/siege2/invader/invader_orders.h"
#include "app/games/siege/siege2/invader/objectives.h"

#include <QBoxLayout>

namespace merlon {

InvaderPanel::InvaderPanel(const canvas::Art &art, QWidget *parent)
    : ThingPanel(art, siege2::kInvader, parent)
    , m_cards(new ActionCards(art, this))
    , m_supply(new InvaderSupply(art, this))
    , m_machines(new MachineList(art, siege2::kMachinesOnBoard, this))
    , m_objectives(new Objectives(art, this))
    , m_orders(new InvaderOrders(art, this))
{
    for (QWidget *part : {static_cast<QWidget *>(m_cards), static_cast<QWidget *>(m_supply),
                          static_cast<QWidget *>(m_machines), static_cast<QWidget *>(m_objectives),
                          static_cast<QWidget *>(m_orders)})
        parts().addWidget(part);
    parts().addStretch(1);
    adoptItems();
}

void InvaderPanel::show(const View &view, const Speaker &speaker)
{
    const PanelView shown {dynamic_cast<const siege2::Siege2View &>(view), speaker};
    setTitle(shown.title("invader"));
    m_cards->show(shown);
    m_supply->show(shown);
    m_machines->show(machinesOf(shown));
    m_objectives->show(shown);
    m_orders->show(shown);
    markItems();
}

} // namespace merlon
