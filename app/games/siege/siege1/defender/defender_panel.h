#pragma once

#include "app/widgets/things/thing_panel.h"
#include "core/engine/decision.h"

#include <array>
#include <vector>

namespace merlon {
class BuildingBlock;
class CountLabel;
class Garrison;
class PanelTitle;
} // namespace merlon

namespace merlon::siege1table {

class Barbican;
class HeroesAndActs;
struct PanelView;

/// The defenders' side of the table in Siege I: glory, the hourglasses of each seat, buildings, barbican, heroes,
/// dishonourable acts, hospital and supply.
class DefenderPanel final : public ThingPanel {
    Q_OBJECT

public:
    DefenderPanel(const canvas::Art &art, QWidget *parent);

    void show(const View &view, const Speaker &speaker) override;
    /// Who plays a seat; seats of the invaders are passed over.
    void setPlayer(Seat seat, const QString &name);

private:
    void showPurse(const PanelView &view, Seat seat, CountLabel &label);

    CountLabel *m_glory;
    CountLabel *m_purse; ///< of a defender who is alone
    std::array<QWidget *, 2> m_seatRows {};
    std::array<PanelTitle *, 2> m_seatTitles {};
    std::array<CountLabel *, 2> m_purses {};
    std::vector<BuildingBlock *> m_buildings;
    Barbican *m_barbican;
    HeroesAndActs *m_heroes;
    Garrison *m_garrison;
    int m_first = 1; ///< number of the first seat of the defenders
    int m_count = 1;
};

} // namespace merlon::siege1table
