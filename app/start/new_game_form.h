#pragma once

#include "app/start/start_memory.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace merlon {

class Appearance;

/// What a new game is to be: game, board, options, who sits where, seed.
class NewGameForm final : public QWidget {
    Q_OBJECT

public:
    /// `games`: those that are offered.
    NewGameForm(const Appearance &appearance, const std::vector<const Game *> &games);

    /// What has been chosen, ready to begin.
    NewGame choice() const;
    /// Chooses what was chosen before, as far as there is still such a thing.
    void recall(const StartMemory &memory);
    StartMemory memory() const;
    /// Draws the boards; not done before the window shows, because it takes a moment.
    void drawBoards() { m_boards->drawBoards(); }
    void focusBegin();

Q_SIGNALS:
    void wanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void showGame();
    void fillSeats();
    void orderFields();
    void rollSeed();
    void followPersons();
    bool isAlone() const;
    void retranslate();
    const Game *game() const;

    QLabel *m_title;
    QLabel *m_gameLabel;
    QComboBox *m_game;
    BoardList *m_boards;
    SeatList *m_seats;
    OptionList *m_options;
    QLabel *m_seedLabel;
    QLineEdit *m_seed;
    QCheckBox *m_takeBacks;
    TakeBacks m_wishedTakeBacks;
    QPushButton *m_roll;
    QPushButton *m_begin;
};

} // namespace merlon
