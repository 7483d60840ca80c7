#include "app/games/siege/siege2/invader/invader_camp.h"

#include "app/look/lettering.h"
#include "app/widgets/count_label.h"
#include "app/widgets/flow_layout.h"
#include "app/widgets/panel_column.h"
#include "app/widgets/section_title.h"
#include "core/games/siege2/pieces/pieces.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace merlon {

using namespace siege2;

namespace {

QString ritualInWords(RitualToken token)
{
    return inWords(token,
                   {PanelWords::tr("Bloodstones lie on it, face down: a bluff."),
                    PanelWords::tr("Bloodstones lie on it, face down: the target."),
                    PanelWords::tr("Bloodstones lie on it: the target."),
                    PanelWords::tr("Bloodstones lie on it, face down.")});
}

MachineContent contentOf(const PanelView &view, const MachineState &machine)
{
    const auto type = static_cast<std::uint8_t>(Type::Machine);
    const std::string key = view.speaker.vocabulary().keyOf(type, machineName(machine));
    PipContent content;
    content.picture = pictureOf(kMachineKeys[machine.type - 1u]);
    //: A machine and the place where it stands: ballista 1, west rampart 2.
    content.name = PanelWords::tr("%1, %2").arg(view.title(key), view.place(machine.place));
    content.full = machine.hits;
    content.hollow = machine.misses;
    content.faded = machine.malfunction != 0;
    QStringList sentences {
        PanelWords::tr("Its deck: hits %1, misses %2.").arg(machine.hits).arg(machine.misses)};
    if (machine.malfunction) {
        content.visitors.push_back(u"siege/malfunction"_s);
        sentences << PanelWords::tr("Malfunction: it does not fire in the next assault.");
    }
    if (machine.bloodstone != RitualToken::None) {
        content.visitors.push_back(pictureOf(machine.bloodstone, "bloodstones"));
        sentences << ritualInWords(machine.bloodstone);
    }
    return {thingOf("machine", key), std::move(content), sentences.join(u' ')};
}

} // namespace

InvaderSupply::InvaderSupply(const canvas::Art &art, QWidget *parent)
    : QWidget(parent)
    , m_title(new SectionTitle(art, this))
    , m_wood(new CountLabel(art, 1.15, this))
    , m_pile(new CountLabel(art, 1.15, this))
    , m_bag(new CountLabel(art, 1.0, this))
    , m_fallen(new CountLabel(art, 1.0, this))
{
    auto *column = columnOf(this);
    auto *top = new QHBoxLayout;
    top->setSpacing(qRound(lineOf(font()) * 0.3));
    top->addWidget(m_title, 1);
    top->addWidget(m_bag);
    top->addWidget(m_fallen);
    column->addLayout(top);
    auto *flow = new FlowLayout(qRound(lineOf(font()) * 0.3));
    m_units = makeUnitChips(art, 0.95, *flow, this);
    for (CountLabel *label : {m_wood, m_pile})
        flow->addWidget(label);
    column->addLayout(flow);
}

void InvaderSupply::show(const PanelView &view)
{
    const SiegeData &known = view.data();
    //: The units and wood that the invader can use.
    m_title->setText(PanelWords::tr("Supply"));
    showUnits(m_units,
              {known.invaderSupply, kInvaderUnitKeys, "invader-unit", kInvader, PanelWords::tr("Supply: %1")},
              view.speaker);
    const auto show = [](CountLabel &label, const QString &picture, int count) {
        label.setCount(picture, QString::number(count), count == 0);
    };
    show(*m_wood, u"siege/wood"_s, known.wood);
    m_wood->describe(PanelWords::tr("Wood: %1").arg(known.wood), {});
    show(*m_pile, u"siege/resources"_s, known.woodPile);
    m_pile->describe(PanelWords::tr("Wood pile: %1").arg(known.woodPile),
                     PanelWords::tr("The stock of wood. When it is empty, no more wood can be taken."));
    show(*m_bag, u"siege/bag"_s, siege::countOf(known.bag));
    m_bag->describe(PanelWords::tr("Bag: %1").arg(siege::countOf(known.bag)), view.invaders(known.bag));
    show(*m_fallen, u"siege/fallen"_s, siege::countOf(known.fallen));
    m_fallen->describe(PanelWords::tr("Fallen: %1").arg(siege::countOf(known.fallen)),
                       view.invaders(known.fallen));
}

std::vector<MachineContent> machinesOf(const PanelView &view)
{
    std::vector<MachineContent> machines;
    const MachineOrder order = machineOrder(view.data());
    for (int index = 0; index < order.count; ++index)
        machines.push_back(
            contentOf(view, view.data().machines[order.inUse[static_cast<std::size_t>(index)]]));
    return machines;
}

} // namespace merlon
