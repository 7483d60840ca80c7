#include "app/games/siege/units/garrison.h"

#include "app/look/lettering.h"
#include "app/widgets/count_label.h"
#include "app/widgets/flow_layout.h"
#include "app/widgets/section_title.h"

#include <QGridLayout>

namespace merlon {

Garrison::Garrison(const canvas::Art &art, std::size_t tokens, QWidget *parent)
    : QWidget(parent)
    , m_hospitalTitle(new SectionTitle(art, this))
    , m_supplyTitle(new SectionTitle(art, this))
{
    const double line = lineOf(font());
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(qRound(line * 0.5));
    grid->setVerticalSpacing(qRound(line * 0.1));
    grid->addWidget(m_hospitalTitle, 0, 0);
    grid->addWidget(m_supplyTitle, 0, 1);
    const auto addChips = [&](int column) {
        auto *flow = new FlowLayout(0);
        grid->addLayout(flow, 1, column);
        grid->setColumnStretch(column, 1);
        return makeUnitChips(art, 0.85, *flow, this);
    };
    m_hospital = addChips(0);
    m_supply = addChips(1);
    auto *flow = new FlowLayout(qRound(line * 0.25));
    for (std::size_t token = 0; token < tokens; ++token) {
        m_tokens.push_back(new CountLabel(art, 0.85, this));
        flow->addWidget(m_tokens.back());
    }
    grid->addLayout(flow, 2, 0, 1, 2);
}

void Garrison::show(const GarrisonContent &content, const Speaker &speaker)
{
    m_hospitalTitle->setText(PanelWords::tr("Hospital"));
    m_supplyTitle->setText(PanelWords::tr("Supply"));
    showUnits(m_hospital, content.hospital, speaker);
    showUnits(m_supply, content.supply, speaker);
    for (std::size_t index = 0; index < m_tokens.size(); ++index) {
        const auto &[picture, name, left] = content.tokens[index];
        m_tokens[index]->setCount(picture, QString::number(left), left == 0);
        //: A token of the defender's and how many are not in use.
        m_tokens[index]->describe(PanelWords::tr("%1, left: %2").arg(name).arg(left), {});
    }
}

} // namespace merlon
