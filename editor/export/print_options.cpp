#include "editor/export/print_options.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QSpinBox>

#include <utility>

using namespace Qt::StringLiterals;

namespace merlon {

PrintOptions::PrintOptions(const PrintChoice &choice, QWidget *parent)
    : QWidget(parent)
    , m_paper(new QComboBox)
    , m_sheets(new QSpinBox)
    , m_pieces(new QCheckBox(tr("With &pieces, setup, reference sheets and sheets of the roles")))
    , m_cardBacks(new QCheckBox(tr("With the &backs of the cards, to print on both sides")))
    , m_cover(new QCheckBox(tr("With a co&ver: contents and how to assemble it")))
{
    for (const auto &[paper, name] : {std::pair {Paper::A4, tr("A4")}, std::pair {Paper::A3, tr("A3")},
                                      //: A size of paper.
                                      std::pair {Paper::Letter, tr("Letter")}})
        m_paper->addItem(name, static_cast<int>(paper));
    m_paper->setCurrentIndex(m_paper->findData(static_cast<int>(choice.paper)));
    m_sheets->setRange(0, kMostBoardSheets);
    //: On how many sheets of paper a board is printed: so that pieces fit into its spaces.
    m_sheets->setSpecialValueText(tr("depending on the pieces"));
    m_sheets->setValue(choice.boardSheets);
    m_sheets->setObjectName(u"sheets"_s);
    m_pieces->setChecked(choice.pieces);
    m_pieces->setObjectName(u"pieces"_s);
    m_cardBacks->setChecked(choice.cardBacks);
    m_cardBacks->setEnabled(choice.pieces);
    m_cardBacks->setToolTip(tr("Each sheet of cards is followed by one with the backs: print them on both "
                               "sides, flipped on the long edge."));
    m_cover->setChecked(choice.cover);
    m_cover->setEnabled(choice.pieces);
    m_cover->setObjectName(u"cover"_s);
    auto *rows = new QFormLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setRowWrapPolicy(QFormLayout::WrapLongRows);
    rows->addRow(tr("P&aper:"), m_paper);
    //: On how many sheets of paper a board is printed at most.
    rows->addRow(tr("Maximum &sheets:"), m_sheets);
    rows->addRow(m_pieces);
    rows->addRow(m_cardBacks);
    rows->addRow(m_cover);
    connect(m_paper, &QComboBox::currentIndexChanged, this, &PrintOptions::changed);
    connect(m_sheets, &QSpinBox::valueChanged, this, &PrintOptions::changed);
    connect(m_pieces, &QCheckBox::toggled, m_cardBacks, &QWidget::setEnabled);
    connect(m_pieces, &QCheckBox::toggled, m_cover, &QWidget::setEnabled);
    connect(m_pieces, &QCheckBox::toggled, this, &PrintOptions::changed);
    connect(m_cardBacks, &QCheckBox::toggled, this, &PrintOptions::changed);
    connect(m_cover, &QCheckBox::toggled, this, &PrintOptions::changed);
}

PrintChoice PrintOptions::choice() const
{
    return {static_cast<Paper>(m_paper->currentData().toInt()), m_sheets->value(), m_pieces->isChecked(),
            m_cardBacks->isChecked(), m_cover->isChecked()};
}

} // namespace merlon
