#include "app/games/siege/siege1/defender/defender_panel.h"

#include "app/games/siege/siege1/defender/barbican.h"
#include "app/games/siege/siege1/defender/buildings.h"
#include "app/games/siege/siege1/defender/garrison.h"
#include "app/games/siege/siege1/defender/heroes.h"
#include "app/games/siege/siege1/invader/glory.h"
#include "app/widgets/count_label.h"

#include <QBoxLayout>

namespace merlon::siege1table {

using namespace siege1;

DefenderPanel::DefenderPanel(const canvas::Art &art, QWidget *parent)
    : ThingPanel(art, kDefenderTeam, parent)
    , m_glory(new CountLabel(art, 1.3, this))
    , m_purse(new CountLabel(art, 1.3, this))
{
    titleRow().addWidget(m_purse);
    titleRow().addWidget(m_glory);
    auto *seats = new QVBoxLayout;
    seats->setSpacing(0);
    parts().addLayout(seats);
    for (std::size_t seat = 0; seat < m_seatRows.size(); ++seat) {
        m_seatRows[seat] = new QWidget(this);
        auto *row = new QHBoxLayout(m_seatRows[seat]);
        row->setContentsMargins(0, 0, 0, 0);
        m_seatTitles[seat] = new PanelTitle(art, kDefenderTeam, m_seatRows[seat], 1.05);
        m_purses[seat] = new CountLabel(art, 0.95, m_seatRows[seat]);
        row->addWidget(m_seatTitles[seat], 1);
        row->addWidget(m_purses[seat]);
        seats->addWidget(m_seatRows[seat]);
    }
    auto *buildings = new QVBoxLayout;
    buildings->setSpacing(0);
    for (int number = 0; number < kActionBuildings; ++number) {
        const auto building = static_cast<siege::BuildingType>(number);
        m_buildings.push_back(new BuildingBlock(art, worksIn(building), this));
        buildings->addWidget(m_buildings.back());
    }
    parts().addLayout(buildings, 3);
    // Made in this order, which is that of the Tab key.
    m_heroes = new HeroesAndActs(art, this);
    m_barbican = new Barbican(art, this);
    m_garrison = new Garrison(art, garrisonTokens(), this);
    for (QWidget *part : {static_cast<QWidget *>(m_heroes), static_cast<QWidget *>(m_barbican),
                          static_cast<QWidget *>(m_garrison)})
        parts().addWidget(part);
    parts().addStretch(1);
    adoptItems();
}

void DefenderPanel::show(const View &view, const Speaker &speaker)
{
    const PanelView shown {dynamic_cast<const Siege1View &>(view), speaker};
    m_first = invaderSeats(shown.rules());
    m_count = defenderSeats(shown.rules());
    setTitle(m_count == 1 ? shown.title("defender") : PanelWords::tr("Defenders"));
    showGlory(shown, kDefenderTeam, *m_glory);
    m_purse->setVisible(m_count == 1);
    showPurse(shown, static_cast<Seat>(m_first), *m_purse);
    for (int number = 0; number < 2; ++number) {
        const auto index = static_cast<std::size_t>(number);
        m_seatRows[index]->setVisible(m_count == 2);
        if (m_count == 1)
            continue;
        const auto seat = static_cast<Seat>(m_first + number);
        m_seatTitles[index]->setTitle(shown.seatName(seat));
        m_seatTitles[index]->setAsked(shown.isAsked(seat));
        showPurse(shown, seat, *m_purses[index]);
    }
    for (std::size_t building = 0; building < m_buildings.size(); ++building)
        m_buildings[building]->show(contentOf(shown, static_cast<siege::BuildingType>(building)));
    m_heroes->show(shown);
    m_barbican->show(shown);
    m_garrison->show(garrisonOf(shown), speaker);
    markItems();
}

void DefenderPanel::showPurse(const PanelView &view, Seat seat, CountLabel &label)
{
    const DefenderState &state = defenderState(view.scene(), seat);
    const int all = state.purse + state.barricades;
    label.setCount(hourglassOf(inTeam(view.rules(), seat)), QString::number(all), all == 0);
    label.describe(PanelWords::tr("Hourglasses of the %1: %2").arg(view.speaker.seat(seat)).arg(all),
                   state.barricades > 0
                       ? PanelWords::tr("Of these, only for the workshop and only now: %1. (S1-17.1)")
                             .arg(state.barricades)
                       : PanelWords::tr("They must be spent after the phase that brought them. (S1-13.1)"));
}

void DefenderPanel::setPlayer(Seat seat, const QString &name)
{
    if (seat < m_first || seat >= m_first + m_count)
        return;
    if (m_count == 1)
        return setSeatName(name);
    setSeatName({});
    m_seatTitles[static_cast<std::size_t>(seat - m_first)]->setPlayer(name);
}

} // namespace merlon::siege1table
