#pragma once

#include "app/look/appearance.h"
#include "app/start/new_game_form.h"

#include <QWidget>

#include <filesystem>

class QLabel;
class QScrollArea;
class QStackedLayout;

namespace merlon {

class CampaignList;
class KeptCampaigns;
class KeptGames;
class LearnPage;
class ShelfPage;

/// What is seen first: the shelf of games. Behind it lie the page of a new game and that of the lessons.
class StartPage final : public QWidget {
    Q_OBJECT

public:
    explicit StartPage(const Appearance &appearance, QWidget *parent = nullptr);

    /// Shows these games of the person from now on.
    void follow(KeptGames &games);
    void follow(KeptCampaigns &campaigns);
    CampaignList &campaigns() const;
    NewGame newGame() const { return m_form->choice(); }
    /// The game after the one that has just begun is dealt otherwise.
    void dealAnew() { m_form->rollSeed(); }
    void recall(const StartMemory &memory) { m_form->recall(memory); }
    StartMemory memory() const { return m_form->memory(); }
    void showShelf();
    void showNewGame(const Game &game);
    /// Null: the lessons of all games.
    void showLessons(const Game *game);
    void drawBoards();

Q_SIGNALS:
    void keptGameWanted(const std::filesystem::path &file);
    void deleteWanted(const std::filesystem::path &file);
    void fileWanted();
    void newGameWanted();
    void lessonWanted(const std::filesystem::path &file);
    void scenarioWanted(const std::filesystem::path &file);
    void rulesWanted(const merlon::Game &game);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    QWidget *makeHead();
    QScrollArea *scrolled(QWidget *page);
    void drawCrest();
    void retranslate();

    const Appearance &m_appearance;
    QWidget *m_head;
    QLabel *m_crest;
    QLabel *m_name;
    QLabel *m_motto;
    QStackedLayout *m_pages;
    ShelfPage *m_shelf;
    NewGameForm *m_form;
    LearnPage *m_lessons;
};

} // namespace merlon
