#pragma once

#include "editor/files/new_board.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QFormLayout;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace merlon {

class Appearance;
class BoardGallery;

/// Asks what a new board is called, for which game it is, and what it begins with.
class NewBoardDialog final : public QDialog {
    Q_OBJECT

public:
    /// `appearance` must live longer. `game`: the one that is chosen at first; null: the first that there is.
    NewBoardDialog(const Appearance &appearance, TakenNames taken, const Game *game,
                   QWidget *parent = nullptr);

    /// As it has been asked for.
    Board board() const;

private:
    QWidget *makeFieldRow();
    const Game &game() const;
    const Beginning &beginning() const;
    void showGame();
    void showBeginning();
    void checkName();

    TakenNames m_taken;
    std::vector<Beginning> m_beginnings; ///< of the game, in the order of the gallery
    QLineEdit *m_name;
    QComboBox *m_game;
    BoardGallery *m_gallery;
    QSpinBox *m_columns; ///< of a field of cells
    QSpinBox *m_rows;
    QComboBox *m_kind;
    QWidget *m_field; ///< all that is asked about a field
    QPushButton *m_create;
};

} // namespace merlon
