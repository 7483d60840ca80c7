#include "editor/files/print_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

#include <utility>

namespace merlon {

PrintDialog::PrintDialog(const PrintChoice &choice, Describe describe, QWidget *parent)
    : QDialog(parent)
    , m_describe(std::move(describe))
    , m_paper(new QComboBox)
    , m_sheets(new QSpinBox)
    , m_pieces(new QCheckBox(tr("With &pieces, setup, reference sheets and sheets of the roles")))
    , m_cardBacks(new QCheckBox(tr("With the &backs of the cards, to print on both sides")))
    , m_result(new QLabel)
{
    setWindowTitle(tr("Print and play"));
    for (const auto &[paper, name] : {std::pair {Paper::A4, tr("A4")}, std::pair {Paper::A3, tr("A3")},
                                      //: A size of paper.
                                      std::pair {Paper::Letter, tr("Letter")}})
        m_paper->addItem(name, static_cast<int>(paper));
    m_paper->setCurrentIndex(m_paper->findData(static_cast<int>(choice.paper)));
    m_sheets->setRange(0, kMostBoardSheets);
    //: On how many sheets of paper a board is printed: so that pieces fit into its spaces.
    m_sheets->setSpecialValueText(tr("as the pieces need"));
    m_sheets->setValue(choice.boardSheets);
    m_pieces->setChecked(choice.pieces);
    m_cardBacks->setChecked(choice.cardBacks);
    m_cardBacks->setEnabled(choice.pieces);
    m_cardBacks->setToolTip(tr("Each sheet of cards is followed by one with the backs: print them on both "
                               "sides, flipped on the long edge."));
    m_result->setWordWrap(true);
    m_result->setMinimumHeight(4 * fontMetrics().lineSpacing());
    m_result->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    auto *rows = new QFormLayout(this);
    rows->addRow(tr("P&aper:"), m_paper);
    //: On how many sheets of paper a board is printed at most.
    rows->addRow(tr("&Sheets for the board, at most:"), m_sheets);
    rows->addRow(m_pieces);
    rows->addRow(m_cardBacks);
    rows->addRow(m_result);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("&Write PDF"));
    rows->addRow(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_paper, &QComboBox::currentIndexChanged, this, &PrintDialog::tell);
    connect(m_sheets, &QSpinBox::valueChanged, this, &PrintDialog::tell);
    connect(m_pieces, &QCheckBox::toggled, this, &PrintDialog::tell);
    connect(m_pieces, &QCheckBox::toggled, m_cardBacks, &QWidget::setEnabled);
    connect(m_cardBacks, &QCheckBox::toggled, this, &PrintDialog::tell);
    setMinimumWidth(60 * fontMetrics().averageCharWidth());
    tell();
}

PrintChoice PrintDialog::choice() const
{
    return {static_cast<Paper>(m_paper->currentData().toInt()), m_sheets->value(), m_pieces->isChecked(),
            m_cardBacks->isChecked()};
}

void PrintDialog::tell()
{
    m_result->setText(m_describe(choice()));
}

} // namespace merlon
