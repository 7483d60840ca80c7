#pragma once

#include "editor/model/lattice.h"

#include <QDialog>

class QAction;
class QCheckBox;
class QComboBox;
class QSpinBox;

namespace merlon {

/// The settings of the grid; what is changed there is seen at once.
class GridDialog final : public QDialog {
    Q_OBJECT

public:
    /// `shows`, `snaps`: the switches of the menu, which must live longer.
    GridDialog(const Lattice &lattice, QAction &shows, QAction &snaps, QWidget *parent = nullptr);

Q_SIGNALS:
    void latticeChanged(const merlon::Lattice &lattice);

private:
    Lattice lattice() const;

    QComboBox *m_shape;
    QSpinBox *m_step;
    QSpinBox *m_right;
    QSpinBox *m_down;
};

} // namespace merlon
