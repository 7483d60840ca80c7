#include "app/games/siege/invader/machine_list.h"

#include "app/games/siege/panel_words.h"
#include "app/widgets/panel_column.h"
#include "app/widgets/section_title.h"

#include <QVBoxLayout>

namespace merlon {

MachineList::MachineList(const canvas::Art &art, std::size_t most, QWidget *parent)
    : QWidget(parent)
    , m_title(new SectionTitle(art, this))
{
    auto *column = columnOf(this);
    column->addWidget(m_title);
    for (std::size_t row = 0; row < most; ++row) {
        m_rows.push_back(new PipRow(art, kInvaderTeam, this));
        column->addWidget(m_rows.back());
    }
}

void MachineList::show(const std::vector<MachineContent> &machines)
{
    m_title->setText(PanelWords::tr("Machines"));
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        const bool used = row < machines.size();
        m_rows[row]->setVisible(used);
        m_rows[row]->setThing(used ? machines[row].thing : canvas::Thing {});
        if (!used)
            continue;
        m_rows[row]->describe(machines[row].content.name, machines[row].explanation);
        m_rows[row]->setContent(machines[row].content);
    }
    setVisible(!machines.empty());
}

} // namespace merlon
