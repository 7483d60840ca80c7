#pragma once

#include "app/lessons/lesson_shelf.h"

#include <QAbstractButton>
#include <QWidget>

#include <vector>

class QGridLayout;

namespace merlon {

class Appearance;

/// A lesson on a card: its name, for whom it is, how long it takes, and how far the person has come.
class LearnCard final : public QAbstractButton {
    Q_OBJECT

public:
    LearnCard(const Appearance &appearance, ShelvedLesson lesson, QWidget *parent = nullptr);

    const ShelvedLesson &lesson() const { return m_lesson; }
    /// Reads anew how far the person has come, and speaks the language of now.
    void lookAgain();
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void paintProgress(QPainter &painter, const QRectF &box) const;

    const Appearance &m_appearance;
    ShelvedLesson m_lesson;
    LessonProgress m_progress;
    QString m_name;
    QString m_about;
};

/// The lessons that there are, or those of a game, two in a row.
class LearnCards final : public QWidget {
    Q_OBJECT

public:
    LearnCards(const Appearance &appearance, const std::vector<ShelvedLesson> &lessons,
               QWidget *parent = nullptr);

    /// Those of a game alone; an empty key: all of them.
    void showOnly(const std::string &game);
    /// Progress may have changed.
    void lookAgain();
    void focusFirst();

Q_SIGNALS:
    void lessonWanted(const std::filesystem::path &file);

protected:
    void changeEvent(QEvent *event) override;

private:
    QGridLayout *m_grid;
    std::vector<LearnCard *> m_cards;
};

} // namespace merlon
