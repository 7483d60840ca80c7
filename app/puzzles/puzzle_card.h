#pragma once

#include "core/engine/goals/goal_watch.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace merlon {

class Appearance;

/// The task of a puzzle, what is left for it, and, once it is solved or missed, where to go from there. Shows what it is
/// given and says what was pressed.
class PuzzleCard final : public QFrame {
    Q_OBJECT

public:
    explicit PuzzleCard(const Appearance &appearance, QWidget *parent = nullptr);

    /// What stands on the card.
    struct Page {
        QString name;
        QString task;
        QString left;    ///< how much is; may be empty
        QString outcome; ///< empty while it is open
        QString hint;    ///< empty: no button for it
        GoalStanding::Outcome state = GoalStanding::Outcome::Open;
        bool isSolution = false;  ///< what has been played is the solution
        bool hasSolution = false; ///< there is one to be shown
        bool canTakeBack = false;
        bool isOver = false; ///< the game
        friend bool operator==(const Page &, const Page &) = default;
    };
    void show(const Page &page);
    const Page &page() const { return m_page; }

Q_SIGNALS:
    void againWanted();
    void backWanted();
    void solutionWanted();
    void playOnWanted();
    void leavingWanted();

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void build();
    void write();
    void offer();
    void tell();
    void toggleHint(bool isShown);

    const Appearance &m_appearance;
    Page m_page;
    QLabel *m_title;
    QLabel *m_left;
    QLabel *m_text;
    QLabel *m_hintText;
    QWidget *m_buttons;
    QPushButton *m_hint;
    QPushButton *m_back;
    QPushButton *m_again;
    QPushButton *m_solution;
    QPushButton *m_playOn;
    QPushButton *m_leave;
};

} // namespace merlon
