#pragma once

#include "app/widgets/things/thing_panel.h"

#include <vector>

namespace merlon {

class BuildingBlock;
class CountLabel;
class DefensePlans;
class Garrison;
class Heroes;
struct PanelView;

/// The defender's side of the table in Siege II: hourglasses, buildings, heroes, plans, hospital and supply.
class DefenderPanel final : public ThingPanel {
    Q_OBJECT

public:
    DefenderPanel(const canvas::Art &art, QWidget *parent);

    void show(const View &view, const Speaker &speaker) override;

private:
    void showReserve(const PanelView &view);

    CountLabel *m_reserve;
    std::vector<BuildingBlock *> m_buildings;
    Heroes *m_heroes;
    DefensePlans *m_plans;
    Garrison *m_garrison;
};

} // namespace merlon
