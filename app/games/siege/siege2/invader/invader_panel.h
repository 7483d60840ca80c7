#pragma once

#include "app/widgets/things/thing_panel.h"

namespace merlon {

class ActionCards;
class InvaderOrders;
class InvaderSupply;
class MachineList;
class Objectives;

/// The invader's side of the table in Siege II: row of cards, supply, machines, objectives, orders and rituals.
class InvaderPanel final : public ThingPanel {
    Q_OBJECT

public:
    InvaderPanel(const canvas::Art &art, QWidget *parent);

    void show(const View &view, const Speaker &speaker) override;

private:
    ActionCards *m_cards;
    InvaderSupply *m_supply;
    MachineList *m_machines;
    Objectives *m_objectives;
    InvaderOrders *m_orders;
};

} // namespace merlon
