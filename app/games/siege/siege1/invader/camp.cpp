#include "app/games/siege/siege1/invader/camp.h"

#include "app/look/lettering.h"
#include "app/widgets/count_label.h"
#include "app/widgets/flow_layout.h"
#include "app/widgets/section_title.h"

#include <QGridLayout>

using namespace Qt::StringLiterals;

namespace merlon::siege1table {

using namespace siege1;

Camp::Camp(const canvas::Art &art, QWidget *parent)
    : QWidget(parent)
    , m_readyTitle(new SectionTitle(art, this))
    , m_campTitle(new SectionTitle(art, this))
    , m_resources(new CountLabel(art, 0.95, this))
    , m_upkeep(new CountLabel(art, 0.95, this))
{
    const double line = lineOf(font());
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(qRound(line * 0.5));
    grid->setVerticalSpacing(0);
    const auto add = [&](int column, SectionTitle *title, CountLabel *label) {
        auto *top = new QHBoxLayout;
        top->setSpacing(qRound(line * 0.2));
        top->addWidget(title, 1);
        top->addWidget(label);
        grid->addLayout(top, 0, column);
        auto *flow = new FlowLayout(0);
        grid->addLayout(flow, 1, column);
        grid->setColumnStretch(column, 1);
        return makeUnitChips(art, 0.85, *flow, this);
    };
    m_ready = add(0, m_readyTitle, m_resources);
    m_camp = add(1, m_campTitle, m_upkeep);
}

void Camp::show(const PanelView &view, Seat seat)
{
    const InvaderState &state = view.data().invaders[seat];
    const bool deploying = view.data().phase == 6;
    const bool asked = view.isAsked(seat);
    //: The units that pay for actions.
    m_readyTitle->setText(PanelWords::tr("Ready"));
    //: The units that wait to be deployed.
    m_campTitle->setText(PanelWords::tr("Camp"));
    const bool supplying = asked && view.asked() == StepKind::Supply;
    const bool marching = asked && deploying && view.asked() == StepKind::DeployStage;
    //: Where a unit is.
    showUnits(m_ready,
              {state.ready, kInvaderUnitKeys, "invader-unit", kInvaderTeam,
               PanelWords::tr("Ready: %1"), supplying},
              view.speaker);
    //: Where a unit is.
    showUnits(m_camp,
              {state.camp, kInvaderUnitKeys, "invader-unit", kInvaderTeam, PanelWords::tr("Camp: %1"),
               marching},
              view.speaker);
    m_resources->setCount(u"siege/wood"_s, QString::number(state.resources), state.resources == 0);
    m_resources->describe(
        PanelWords::tr("Resources: %1").arg(state.resources),
        PanelWords::tr("They pay for machines and equipment. What is left is kept. (S1-4.2)"));
    const int upkeep = upkeepOf(siege::countOf(state.camp));
    m_upkeep->setCount(u"siege/hourglass"_s, QString::number(upkeep), upkeep == 0);
    m_upkeep->describe(
        PanelWords::tr("Upkeep of the camp: %1").arg(upkeep),
        PanelWords::tr("Hourglasses for the defender at the end of phase 6, for units that are left in "
                       "the camp: 4 to 7 cost 1, 8 to 11 cost 3, more cost 6. (S1-11.10)"));
}

} // namespace merlon::siege1table
