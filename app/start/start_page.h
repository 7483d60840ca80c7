#pragma once

#include "app/look/appearance.h"
#include "app/start/new_game_form.h"
#include "app/start/running_games.h"

#include <QWidget>

#include <filesystem>

class QFrame;
class QLabel;
class QPushButton;

namespace merlon {

class LearnCards;

/// What is seen first: go on with the game that was running, open a record or scenario, begin a new game.
class StartPage final : public QWidget {
    Q_OBJECT

public:
    explicit StartPage(const Appearance &appearance, QWidget *parent = nullptr);

    /// Offers to go on with these games; `summaries` say which they are.
    void offerToContinue(const QStringList &summaries) { m_running->setGames(summaries); }
    NewGame newGame() const { return m_form->choice(); }
    void recall(const StartMemory &memory) { m_form->recall(memory); }
    StartMemory memory() const { return m_form->memory(); }
    /// Gives the keyboard to the lessons.
    void focusLessons();
    void drawBoards() { m_form->drawBoards(); }

Q_SIGNALS:
    /// The number of a game that is offered.
    void continueWanted(int game);
    void forgetWanted(int game);
    void fileWanted();
    void newGameWanted();
    void lessonWanted(const std::filesystem::path &file);

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void retranslate();
    void drawCrest();
    void fitTo(QFrame &sheet);

    const Appearance &m_appearance;
    QLabel *m_crest;
    QLabel *m_name;
    QLabel *m_motto;
    RunningGames *m_running;
    QPushButton *m_open;
    LearnCards *m_lessons;
    NewGameForm *m_form;
};

} // namespace merlon
