#pragma once

#include "app/puzzles/scenario_shelf.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace merlon {

/// The puzzles that there are, or those of a game, below their title: each a button that says whether it has been solved.
class PuzzleButtons final : public QWidget {
    Q_OBJECT

public:
    explicit PuzzleButtons(std::vector<ShelvedScenario> puzzles, QWidget *parent = nullptr);

    /// Those of a game alone; an empty key: all of them.
    void showOnly(const std::string &game);
    /// Some may have been solved meanwhile.
    void lookAgain();

Q_SIGNALS:
    void wanted(const std::filesystem::path &file);

protected:
    void changeEvent(QEvent *event) override;

private:
    std::vector<ShelvedScenario> m_puzzles;
    QLabel *m_title;
    std::vector<QPushButton *> m_buttons; ///< one for each puzzle
};

} // namespace merlon
