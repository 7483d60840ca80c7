#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace merlon {

/// What is done in a lesson: a game is played, or a board is drawn.
enum class LessonOf { Game, Board };

/// Says that a lesson is finished, and where to go from here: to the next one, into a game, or home.
class LessonEnd final : public QWidget {
    Q_OBJECT

public:
    explicit LessonEnd(LessonOf of = LessonOf::Game, QWidget *parent = nullptr);

    /// `next`: the name of the lesson that comes next; empty: there is none. `isOver`: so is the game of the lesson.
    void offer(const QString &next, bool isOver);
    /// Gives the keyboard to what is most likely wanted.
    void focusFirst();

Q_SIGNALS:
    void nextWanted();
    void playWanted();
    void homeWanted();

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void retranslate();
    QString textOfPlaying() const;

    LessonOf m_of;
    QString m_nextName;
    bool m_isOver = false;
    QLabel *m_praise;
    QPushButton *m_next;
    QPushButton *m_play;
    QPushButton *m_home;
};

} // namespace merlon
