#pragma once

#include "app/games/siege/invader/machine_list.h"
#include "app/games/siege/siege2/panel_view.h"
#include "app/games/siege/units/unit_chips.h"

#include <QWidget>

namespace merlon {

class CountLabel;
class SectionTitle;

/// What the invader has beside the board: the supply of units, wood, bag and fallen.
class InvaderSupply final : public QWidget {
    Q_OBJECT

public:
    InvaderSupply(const canvas::Art &art, QWidget *parent);

    void show(const PanelView &view);

private:
    SectionTitle *m_title;
    UnitChips m_units {};
    CountLabel *m_wood;
    CountLabel *m_pile;
    CountLabel *m_bag;
    CountLabel *m_fallen;
};

/// The barrage machines on the board with their decks.
std::vector<MachineContent> machinesOf(const PanelView &view);

} // namespace merlon
