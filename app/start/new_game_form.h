#pragma once

#include "app/start/start_memory.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace merlon {

class Appearance;
class GameFacts;
class PageHead;

/// The page of a new game: board, options and who plays what. What is rarely needed waits under More: the names of the
/// players, the seed, free undo and some options.
class NewGameForm final : public QWidget {
    Q_OBJECT

public:
    explicit NewGameForm(const Appearance &appearance);

    /// The game that is to be played.
    void setGame(const Game *game);
    const Game *game() const { return m_game; }
    /// What has been chosen, ready to begin.
    NewGame choice() const;
    /// Chooses what was chosen before, as far as there is still such a thing.
    void recall(const StartMemory &memory);
    StartMemory memory() const;
    /// Another seed: the next game is dealt otherwise.
    void rollSeed();
    /// Draws the boards; not done before the window shows, because it takes a moment.
    void drawBoards() { m_boards->drawBoards(); }
    void focusBegin();

Q_SIGNALS:
    void wanted();
    void backWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    void prepareParts();
    void layOut();
    QWidget *makeMore();
    void connectFields();
    void fillSeats();
    void showCampaign(bool isCampaign);
    void allowTakeBacks(bool isAllowed);
    void orderFields();
    void begin();
    void showMore(bool isShown);
    void followPersons();
    bool isAlone() const;
    void retranslate();

    const Game *m_game = nullptr;
    PageHead *m_head;
    GameFacts *m_facts;
    BoardList *m_boards;
    SeatList *m_seats;
    OptionList *m_options;
    QPushButton *m_more; ///< checkable
    QWidget *m_moreFields;
    QLabel *m_seedLabel;
    QLineEdit *m_seed;
    QCheckBox *m_takeBacks;
    QLabel *m_noTakeBacks; ///< why undo cannot be free; hidden where it can
    TakeBacks m_wishedTakeBacks;
    QPushButton *m_roll;
    QPushButton *m_again;
    std::uint64_t m_lastSeed = 0; ///< with which the game before was dealt; 0: there was none
    QLabel *m_campaignLabel;
    QLineEdit *m_campaign; ///< the name of a campaign; hidden where the game is none
    QPushButton *m_begin;
};

} // namespace merlon
