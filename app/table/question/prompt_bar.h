#pragma once

#include "app/words/choice_groups.h"
#include "core/engine/choice.h"

#include <QColor>
#include <QTimer>
#include <QWidget>

#include <vector>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace merlon {

/// The question of the moment: who decides what, in a sentence; a hint; and a button for each choice that is not made
/// on the board.
class PromptBar final : public QWidget {
    Q_OBJECT

public:
    explicit PromptBar(QWidget *parent = nullptr);

    /// `title`: the question; `hint`: what to do, or what is going on; both in the language spoken.
    void showQuestion(const QString &title, const QString &hint);
    /// Above the question: who chooses, where several persons do; empty: nothing.
    void showPlayer(const QString &player);
    /// Buttons for choices, group by group, those without a heading first; a single one is emphasised. The notes of a few
    /// choices are written below their buttons, those of many are shown while their button is pointed at.
    void showChoices(const std::vector<ChoiceGroup> &choices);
    /// Below the choices: what is not possible and why, as rich text with links such as `rule:S2-6.1`.
    void showImpossible(const QStringList &refusals);
    /// A button that takes the last pick back, if there is one; `text` empty: none.
    void showBack(const QString &text);
    /// A button with which the one who is asked comes to the screen; `text` empty: none.
    void showSeat(const QString &text);
    /// A button that begins a game at the moment that is looked at; `text` empty: none.
    void showPlayOn(const QString &text);
    /// Puts a tool between the question and the choices. It has room while it is shown.
    void addTool(QWidget *tool);
    /// The widget from which Tab leads to the choices.
    void setTabPredecessor(QWidget *previous);
    /// Instead of the hint, for a while: why something is not possible, or what something is.
    void showRemark(const QString &remark);
    /// Tells assistive technology that the question, or what is said about it, has changed.
    void announce();
    void setColour(const QColor &colour);
    /// Ignores presses of the choices for a moment, of the space bar for longer: they were meant for an earlier question.
    void pause();
    bool isPaused() const { return m_pause.isActive(); }
    /// Gives the keyboard to the button of the most likely choice. False if there is no button.
    bool focusFirst();
    const QString &title() const { return m_title; }
    const QString &hint() const { return m_hint; }
    const QString &player() const { return m_player; }

Q_SIGNALS:
    void chosen(merlon::Choice choice);
    void backWanted();
    void seatWanted();
    /// The number of a rule that somebody wants to read.
    void ruleWanted(const QString &rule);
    void playOnWanted();

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void write();
    void fitHeight();
    void clearChoices();
    QPushButton *buttonFor(const WordedChoice &choice);
    QWidget *cardFor(const WordedChoice &choice);
    QLabel *noteLabel(const QString &note);
    bool fitAsCards(const std::vector<WordedChoice> &choices) const;
    void addChoices(const QString &heading, const std::vector<WordedChoice> &choices);
    void addNumbers(const ChoiceGroup &group);
    void orderButtons();
    void followRules(QLabel *label);
    void tell(const QString &note);
    void nameParts();

    QString m_player;
    QString m_title;
    QString m_hint;
    QString m_note;              ///< of the choice that is pointed at; instead of the hint
    bool m_namesPlayers = false; ///< there is a line for who chooses
    QColor m_colour {Qt::black};
    QWidget *m_previous = nullptr;
    QLabel *m_text;
    QPushButton *m_back;
    QPushButton *m_seat;
    QPushButton *m_playOn;
    QScrollArea *m_scroll;
    QWidget *m_inside; ///< of the list of choices
    QHBoxLayout *m_row;
    QVBoxLayout *m_groups;
    QLabel *m_impossible;
    std::vector<QPushButton *> m_buttons;
    std::vector<QWidget *> m_fields; ///< of numbers, before their buttons
    QTimer m_pause;
    QTimer m_spacePause;
};

} // namespace merlon
