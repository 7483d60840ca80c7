#pragma once

#include "app/start/openings.h"
#include "app/window/appearance.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace merlon {

class MessageBar;

/// What a new game is to be: board, who sits where, seed.
class NewGameForm final : public QWidget {
    Q_OBJECT

public:
    explicit NewGameForm(const Appearance &appearance, QWidget *parent = nullptr);

    /// What has been chosen, ready to begin.
    NewGame choice() const;
    /// Draws the boards; not done before the window shows, because it takes a moment.
    void drawBoards();
    void focusBegin();

Q_SIGNALS:
    void wanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    struct SeatRow {
        QLabel *label;
        QComboBox *kind;
        QLineEdit *name;
    };

    void fillGames();
    void fillBoards();
    void fillSeats();
    void tellTroubles();
    void rollSeed();
    void retranslate();
    const Game *game() const;
    const BoardInfo &infoAt(int row) const;

    const Appearance &m_appearance;
    QLabel *m_title;
    QLabel *m_gameLabel;
    QComboBox *m_game;
    QLabel *m_boardLabel;
    QListWidget *m_boards;
    MessageBar *m_troubles;
    QLabel *m_description;
    QGridLayout *m_grid;
    QLabel *m_seatsLabel;
    std::vector<SeatRow> m_seats;
    QLabel *m_seedLabel;
    QLineEdit *m_seed;
    QPushButton *m_roll;
    QPushButton *m_begin;
    BoardShelf m_shelf; ///< its boards are those in the list
    bool m_isDrawn = false;
};

} // namespace merlon
