#pragma once

#include "editor/export/export_choice.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QSpinBox;

namespace merlon {

/// How a board is to be printed, to be chosen.
class PrintOptions final : public QWidget {
    Q_OBJECT

public:
    explicit PrintOptions(const PrintChoice &choice, QWidget *parent = nullptr);

    PrintChoice choice() const;

Q_SIGNALS:
    void changed();

private:
    QComboBox *m_paper;
    QSpinBox *m_sheets;
    QCheckBox *m_pieces;
    QCheckBox *m_cardBacks;
    QCheckBox *m_cover;
};

} // namespace merlon
