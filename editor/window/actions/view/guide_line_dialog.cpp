#include "editor/window/actions/view/guide_line_dialog.h"

#include "editor/model/guide_lines.h"
#include "editor/model/shaping.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QSpinBox>

#include <cmath>

namespace merlon {

GuideLineDialog::GuideLineDialog(Point through, QWidget *parent)
    : QDialog(parent)
    , m_through(through)
    , m_along(new QComboBox)
    , m_at(new QSpinBox)
{
    setWindowTitle(tr("Add a guide line"));
    //: Direction of a guide line.
    m_along->addItem(tr("Vertical"), static_cast<int>(GuideLine::Along::Down));
    //: Direction of a guide line.
    m_along->addItem(tr("Horizontal"), static_cast<int>(GuideLine::Along::Across));
    m_at->setRange(0, static_cast<int>(kDrawingSize));
    propose();
    auto *rows = new QFormLayout(this);
    //: Of a guide line: vertical or horizontal.
    rows->addRow(tr("&Direction:"), m_along);
    //: Of a guide line: the number on the ruler that it passes.
    rows->addRow(tr("&Position:"), m_at);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    rows->addRow(buttons);
    connect(m_along, &QComboBox::currentIndexChanged, this, &GuideLineDialog::propose);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

GuideLineDialog::GuideLineDialog(const GuideLine &line, QWidget *parent)
    : GuideLineDialog(Point {line.at, line.at}, parent)
{
    //: Title of the dialog that asks for the number on the ruler that a guide line passes.
    setWindowTitle(tr("Guide line position"));
    m_along->setCurrentIndex(m_along->findData(static_cast<int>(line.along)));
    m_at->setFocus();
    m_at->selectAll();
}

void GuideLineDialog::propose()
{
    m_at->setValue(static_cast<int>(std::lround(coordinateAlong(line().along, m_through))));
}

GuideLine GuideLineDialog::line() const
{
    return {static_cast<GuideLine::Along>(m_along->currentData().toInt()),
            static_cast<double>(m_at->value())};
}

} // namespace merlon
