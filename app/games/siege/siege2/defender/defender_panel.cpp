#include "app/games/siege/siege2/defender/defender_panel.h"

#include "app/games/siege/siege2/defender/buildings.h"
#include "app/games/siege/siege2/defender/garrison.h"
#include "app/games/siege/siege2/defender/heroes.h"
#include "app/widgets/count_label.h"

#include <QBoxLayout>

using namespace Qt::StringLiterals;

namespace merlon {

using namespace siege2;

DefenderPanel::DefenderPanel(const canvas::Art &art, QWidget *parent)
    : ThingPanel(art, kDefender, parent)
    , m_reserve(new CountLabel(art, 1.5, this))
{
    titleRow().addWidget(m_reserve);
    auto *buildings = new QVBoxLayout;
    buildings->setSpacing(0);
    for (int building = 0; building < kActionBuildings; ++building) {
        m_buildings.push_back(
            new BuildingBlock(art, actionsIn(static_cast<siege::BuildingType>(building)), this));
        buildings->addWidget(m_buildings.back());
    }
    parts().addLayout(buildings, 3);
    // Made in this order, which is that of the Tab key.
    m_heroes = new Heroes(art, this);
    m_plans = new DefensePlans(art, this);
    m_garrison = new Garrison(art, garrisonTokens(), this);
    parts().addWidget(m_heroes);
    parts().addWidget(m_plans);
    parts().addWidget(m_garrison);
    parts().addStretch(1);
    adoptItems();
}

void DefenderPanel::show(const View &view, const Speaker &speaker)
{
    const PanelView shown {dynamic_cast<const Siege2View &>(view), speaker};
    setTitle(shown.title("defender"));
    showReserve(shown);
    for (std::size_t building = 0; building < m_buildings.size(); ++building)
        m_buildings[building]->show(contentOf(shown, static_cast<siege::BuildingType>(building)));
    m_heroes->show(shown);
    m_plans->show(shown);
    m_garrison->show(garrisonOf(shown), speaker);
    markItems();
}

void DefenderPanel::showReserve(const PanelView &view)
{
    const SiegeData &known = view.data();
    m_reserve->setCount(u"siege/hourglass"_s, QString::number(known.reserve), known.reserve == 0);
    const QString name = PanelWords::tr("Hourglasses in the reserve: %1").arg(known.reserve);
    m_reserve->describe(
        name,
        known.due > 0 ? PanelWords::tr("After the invader’s action, hourglasses to come: %1.").arg(known.due)
                      : QString());
}

} // namespace merlon
