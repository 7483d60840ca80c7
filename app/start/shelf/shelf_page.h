#pragma once

#include "app/lessons/lesson_shelf.h"

#include <QWidget>

#include <filesystem>
#include <vector>

class QGridLayout;

namespace merlon {

class Appearance;
class CampaignList;
class FirstCard;
class Game;
class GameCard;
class KeptGames;
class MyGames;

/// The shelf: the game to go on with or to begin with, a card for each game, and what the person has played.
class ShelfPage final : public QWidget {
    Q_OBJECT

public:
    ShelfPage(const Appearance &appearance, const std::vector<ShelvedLesson> &lessons,
              QWidget *parent = nullptr);

    void follow(KeptGames &games);
    CampaignList &campaigns() const { return *m_campaigns; }
    /// The person may have had a lesson.
    void lookAgain();
    /// Gives the keyboard to the most likely act: to go on, or to begin.
    void focusFirst();
    /// How high the window is that shows it.
    void setRoom(int height);

Q_SIGNALS:
    void keptGameWanted(const std::filesystem::path &file);
    void deleteWanted(const std::filesystem::path &file);
    void fileWanted();
    void playWanted(const merlon::Game &game);
    void learnWanted(const merlon::Game &game);

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void showFirst();
    void arrange();
    int pictureHeight(int wide, int columns) const;

    const std::vector<ShelvedLesson> m_lessons;
    KeptGames *m_games = nullptr;
    FirstCard *m_first;
    QGridLayout *m_grid;
    std::vector<GameCard *> m_cards;
    CampaignList *m_campaigns;
    MyGames *m_myGames;
    bool m_goesOn = false; ///< there is a game to go on with
    int m_columns = 0;
    int m_room = 0;
};

} // namespace merlon
