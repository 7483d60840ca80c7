#include "editor/window/actions/view/grid_dialog.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QSpinBox>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

QSpinBox *pointsBox(const QString &name, int least, int most, double now)
{
    auto *box = new QSpinBox;
    box->setObjectName(name);
    box->setRange(least, most);
    box->setValue(static_cast<int>(now));
    return box;
}

/// On and off with a switch of the menu.
QCheckBox *boxFor(QAction &action, const QString &text)
{
    auto *box = new QCheckBox(text);
    box->setChecked(action.isChecked());
    QObject::connect(box, &QCheckBox::clicked, &action, &QAction::trigger);
    QObject::connect(&action, &QAction::toggled, box, &QCheckBox::setChecked);
    return box;
}

} // namespace

GridDialog::GridDialog(const Lattice &lattice, QAction &shows, QAction &snaps, QWidget *parent)
    : QDialog(parent)
    , m_shape(new QComboBox)
    , m_step(pointsBox(u"step"_s, kLeastStep, kMostStep, lattice.step))
    , m_right(pointsBox(u"offset-right"_s, -kMostOffset, kMostOffset, lattice.offset.x))
    , m_down(pointsBox(u"offset-down"_s, -kMostOffset, kMostOffset, lattice.offset.y))
{
    setWindowTitle(tr("Grid"));
    m_shape->addItem(tr("Squares"), static_cast<int>(LatticeShape::Square));
    m_shape->addItem(tr("Hexagons"), static_cast<int>(LatticeShape::Hexagon));
    m_shape->addItem(tr("Rings around the middle"), static_cast<int>(LatticeShape::Polar));
    m_shape->setCurrentIndex(m_shape->findData(static_cast<int>(lattice.shape)));
    auto *rows = new QFormLayout(this);
    //: Of a grid: squares, hexagons or rings.
    rows->addRow(tr("&Shape:"), m_shape);
    //: Of a grid: how far its points are from each other.
    rows->addRow(tr("S&pacing:"), m_step);
    //: Of a grid: how far it is moved to the right.
    rows->addRow(tr("Offset to the &right:"), m_right);
    //: Of a grid: how far it is moved downward.
    rows->addRow(tr("Offset &downward:"), m_down);
    rows->addRow(boxFor(shows, tr("Show the &grid")));
    rows->addRow(boxFor(snaps, tr("S&nap to the grid")));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    rows->addRow(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    const auto tell = [this] { Q_EMIT latticeChanged(this->lattice()); };
    connect(m_shape, &QComboBox::currentIndexChanged, this, tell);
    for (QSpinBox *box : {m_step, m_right, m_down})
        connect(box, &QSpinBox::valueChanged, this, tell);
}

Lattice GridDialog::lattice() const
{
    return {static_cast<LatticeShape>(m_shape->currentData().toInt()),
            m_step->value(),
            {static_cast<double>(m_right->value()), static_cast<double>(m_down->value())}};
}

} // namespace merlon
