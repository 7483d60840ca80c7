#pragma once

#include "app/lessons/lesson_end.h"

#include <QFrame>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace merlon {

class Appearance;

/// What a guide says, with buttons to go on and back, and at the end to what comes next. Shows what it is given and says what was pressed.
class GuideCard final : public QFrame {
    Q_OBJECT

public:
    explicit GuideCard(const Appearance &appearance, LessonOf of = LessonOf::Game, QWidget *parent = nullptr);

    /// What stands on the card.
    struct Page {
        QString lesson;       ///< its name
        std::size_t step = 0; ///< counted from 0
        std::size_t steps = 0;
        QString text;
        QString hint; ///< empty: no button for it
        QString rule; ///< a number that leads to the rulebook; may be empty
        bool canGoBack = false;
        bool canGoOn = false;
        bool canShow = false; ///< the guide could make the choice
        bool isAstray = false;
        bool isFinished = false;
        bool isOver = false; ///< the game of the lesson
        QString next;        ///< the name of the next lesson; empty: there is none
        friend bool operator==(const Page &, const Page &) = default;
    };
    void show(const Page &page);
    const Page &page() const { return m_page; }
    /// Gives the keyboard to what goes on, if that is all there is to do.
    void focusOnward();
    /// In a low window it is lower.
    void fitWindow(int height);

Q_SIGNALS:
    void onWanted();
    void backWanted();
    void showingWanted();
    void leavingWanted();
    void nextWanted();
    void playWanted();
    void ruleWanted(const QString &rule);

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void build();
    void layOutButtons(QBoxLayout &above, QBoxLayout &column);
    void connectButtons();
    void write();
    void nameButtons();
    void tell();
    void toggleHint(bool shown);
    void fitHeight();

    const Appearance &m_appearance;
    const LessonOf m_of;
    Page m_page;
    int m_heightOfWindow = QWIDGETSIZE_MAX;
    QLabel *m_title;
    QLabel *m_counter;
    QLabel *m_rule;
    QLabel *m_text;
    QLabel *m_hintText;
    QPushButton *m_back;
    QPushButton *m_hint;
    QPushButton *m_show;
    QPushButton *m_on;
    QPushButton *m_leave;
    LessonEnd *m_end;
};

} // namespace merlon
