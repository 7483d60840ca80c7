#pragma once

#include "app/games/siege/siege2/panel_view.h"

#include <QWidget>

#include <array>

namespace merlon {

class CountLabel;
class PipRow;
class SectionTitle;
class TokenChip;

/// What the invader has beside the board: the supply of units, wood, bag and fallen.
class InvaderSupply final : public QWidget {
    Q_OBJECT

public:
    InvaderSupply(const canvas::Art &art, QWidget *parent);

    void show(const PanelView &view);

private:
    SectionTitle *m_title;
    std::array<TokenChip *, siege::kUnitKinds> m_units {};
    CountLabel *m_wood;
    CountLabel *m_pile;
    CountLabel *m_bag;
    CountLabel *m_fallen;
};

/// The barrage machines on the board with their decks; hidden as long as there are none.
class InvaderMachines final : public QWidget {
    Q_OBJECT

public:
    InvaderMachines(const canvas::Art &art, QWidget *parent);

    void show(const PanelView &view);

private:
    void showMachine(const PanelView &view, const siege2::MachineState &machine, PipRow &row);

    SectionTitle *m_title;
    std::array<PipRow *, siege2::kMachinesOnBoard> m_machines {};
};

} // namespace merlon
