#pragma once

#include "core/board/board.h"
#include "core/board/sketch.h"

#include <QDialog>

class QComboBox;
class QSpinBox;

namespace merlon {

/// Asks for a guide line: its direction, and where it is to be.
class GuideLineDialog final : public QDialog {
    Q_OBJECT

public:
    /// `through`: the point that is proposed.
    explicit GuideLineDialog(Point through, QWidget *parent = nullptr);
    /// About one that is there.
    explicit GuideLineDialog(const GuideLine &line, QWidget *parent = nullptr);

    GuideLine line() const;

private:
    /// Where a line of this direction would go through the point that is proposed.
    void propose();

    Point m_through;
    QComboBox *m_along;
    QSpinBox *m_at;
};

} // namespace merlon
