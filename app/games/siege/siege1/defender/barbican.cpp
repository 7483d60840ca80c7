#include "app/games/siege/siege1/defender/barbican.h"

#include "app/widgets/panel_column.h"
#include "app/widgets/pip_row.h"
#include "app/widgets/section_title.h"
#include "core/games/siege1/pieces/pieces.h"

#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon::siege1table {

using namespace siege1;

Barbican::Barbican(const canvas::Art &art, QWidget *parent)
    : QWidget(parent)
    , m_title(new SectionTitle(art, this))
    , m_gate(new PipRow(art, kDefenderTeam, this))
    , m_ram(new PipRow(art, kInvaderTeam, this))
{
    auto *column = columnOf(this);
    for (QWidget *row :
         {static_cast<QWidget *>(m_title), static_cast<QWidget *>(m_gate), static_cast<QWidget *>(m_ram)})
        column->addWidget(row);
}

void Barbican::show(const PanelView &view)
{
    setVisible(view.view.field().gate.exists());
    if (!view.view.field().gate.exists())
        return;
    //: The gatehouse with its three gates.
    m_title->setText(PanelWords::tr("Barbican"));
    showGate(view);
    showRam(view);
}

void Barbican::showGate(const PanelView &view)
{
    const siege::GateField &gate = view.view.field().gate;
    const BarbicanState &barbican = view.data().barbican;
    PipContent content;
    content.picture = u"siege/gate"_s;
    QString name;
    if (gateStands(view.scene())) {
        //: The gate of the barbican that stands, of so many.
        content.name = PanelWords::tr("Gate %1 of %2").arg(barbican.fallen + 1).arg(gate.gates);
        content.full = barbican.resistance;
        content.hollow = std::max(0, view.rules().gateResistance - barbican.resistance);
        //: A gate and what it still holds: Gate 1 of 3, resistance 8 of 8.
        name = PanelWords::tr("%1, resistance %2 of %3")
                   .arg(content.name)
                   .arg(barbican.resistance)
                   .arg(view.rules().gateResistance);
    } else {
        content.name = PanelWords::tr("All gates have fallen");
        content.faded = true;
        name = content.name;
    }
    m_gate->setThing(canvas::placeThing(gate.place));
    m_gate->describe(
        name,
        PanelWords::tr(
            "The ram takes resistance; each of the first two gates that falls brings the invaders 1 glory, "
            "the last one is an entry. (S1-20)"));
    m_gate->setContent(std::move(content));
}

void Barbican::showRam(const PanelView &view)
{
    const siege::GateField &gate = view.view.field().gate;
    const BarbicanState &barbican = view.data().barbican;
    const int crew = siege::countOf(barbican.crew);
    const int manned = std::min<int>(barbican.ramParts, crew / 2);
    PipContent content;
    content.picture = u"siege/ram"_s;
    //: The ram before the gate, and the number of units that man it.
    content.name = PanelWords::tr("Ram, crew %1").arg(crew);
    content.full = barbican.ramParts;
    content.hollow = std::max(0, gate.ramSpaces - barbican.ramParts);
    content.faded = barbican.ramParts == 0;
    m_ram->setThing(canvas::placeThing(gate.barbican));
    m_ram->describe(
        PanelWords::tr("Ram: parts %1 of %2, crew %3").arg(barbican.ramParts).arg(gate.ramSpaces).arg(crew),
        PanelWords::tr("Two units man a part; each manned part takes 1 resistance in an assault (now %1). "
                       "(S1-20.1)")
            .arg(manned));
    m_ram->setContent(std::move(content));
}

} // namespace merlon::siege1table
