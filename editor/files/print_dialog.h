#pragma once

#include "app/export/print_sheets.h"

#include <QDialog>

#include <functional>

class QCheckBox;
class QComboBox;
class QLabel;
class QSpinBox;

namespace merlon {

/// How a board is to be printed: paper, size, with the pieces or without.
struct PrintChoice {
    Paper paper = usualPaper();
    int boardSheets = 0; ///< 0: as its spaces need, see PrintWish
    bool pieces = true;
    bool cardBacks = false; ///< for printers that print on both sides
};

/// Asks for it, and says how large the board becomes.
class PrintDialog final : public QDialog {
    Q_OBJECT

public:
    /// What a choice comes to, in words.
    using Describe = std::function<QString(const PrintChoice &choice)>;
    PrintDialog(const PrintChoice &choice, Describe describe, QWidget *parent = nullptr);

    PrintChoice choice() const;

private:
    void tell();

    Describe m_describe;
    QComboBox *m_paper;
    QSpinBox *m_sheets;
    QCheckBox *m_pieces;
    QCheckBox *m_cardBacks;
    QLabel *m_result;
};

} // namespace merlon
