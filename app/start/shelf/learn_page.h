#pragma once

#include "app/lessons/lesson_shelf.h"
#include "core/engine/game.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace merlon {

class Appearance;
class LearnCards;
class PageHead;
class PictureFrame;
class PuzzleButtons;
class ScenarioButtons;
struct ScenarioShelf;

/// What there is to learn a game from: its lessons, its puzzles, its other scenarios and its rulebook.
class LearnPage final : public QWidget {
    Q_OBJECT

public:
    LearnPage(const Appearance &appearance, const std::vector<ShelvedLesson> &lessons,
              const ScenarioShelf &scenarios, QWidget *parent = nullptr);

    /// Null: the lessons of all games.
    void setGame(const Game *game);
    void lookAgain();
    void focusFirst();

Q_SIGNALS:
    void backWanted();
    void lessonWanted(const std::filesystem::path &file);
    void scenarioWanted(const std::filesystem::path &file);
    void rulesWanted(const merlon::Game &game);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    const Game *m_game = nullptr;
    PageHead *m_head;
    PictureFrame *m_picture;
    QLabel *m_hint;
    LearnCards *m_cards;
    PuzzleButtons *m_puzzles;
    ScenarioButtons *m_scenarios;
    QPushButton *m_rules;
};

} // namespace merlon
