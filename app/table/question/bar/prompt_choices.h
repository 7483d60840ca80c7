#pragma once

#include "app/table/question/bar/choice_columns.h"
#include "app/words/choice_groups.h"
#include "core/canvas/art/art.h"
#include "core/engine/choice.h"

#include <QScrollArea>
#include <QTimer>

#include <optional>
#include <vector>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace merlon {

class EndingSlot;

/// The choices of a question that are not made on the board: a button for each, with what it costs and does. Hidden
/// while there is nothing to show. What ends the step, or is the only choice, stands outside of what scrolls, always at the
/// same place.
class PromptChoices final : public QScrollArea {
    Q_OBJECT

public:
    /// It is to lie in the row (a box layout) of a bar, by whose width and colours it goes.
    explicit PromptChoices(QWidget *parent = nullptr);
    /// For the pictures of what choices cost and bring; has to live as long. Null: none are shown.
    void setArt(const canvas::Art *art);
    /// How many others share the bar with it: the question, a hand.
    void setNeighbours(int count);
    /// Where the button stands that ends the step or is the only one; to be put at the edge of the bar.
    EndingSlot &ending() { return *m_ending; }

    /// Buttons for choices, group by group, those without a heading first; a single one is emphasised, what
    /// ends a step too early is quiet. The notes of a few
    /// choices are written below their buttons, those of many are shown while their button is pointed at.
    void showChoices(const std::vector<ChoiceGroup> &choices);
    /// The choice that a guide speaks of, now and when it is shown again: its button is framed. None: no button.
    void setGuided(std::optional<Choice> choice);
    /// The widgets from which Tab leads to the choices, and back from them.
    void setTabNeighbours(QWidget *previous, QWidget *next);
    /// Ignores presses of the choices for a moment, of the space bar for longer: they were meant for an earlier question.
    void pause();
    bool isPaused() const { return m_pause.isActive(); }
    bool ignoresSpace() const { return m_spacePause.isActive(); }
    /// The button of this very choice; null if it has none.
    QPushButton *buttonOf(Choice choice) const;
    /// What is written below a button; null if there is nothing, or no room for it.
    static QWidget *noteBelow(const QPushButton &button);
    /// Gives the keyboard to the button of the most likely choice: to keep an order, or what brings the question further, rather
    /// without a price; else what ends the step. False if there is no such button.
    bool focusFirst();
    /// Whether all buttons end the step while something else can be done, or are offered by other questions as well.
    bool onlyEndEarly() const;
    /// Whether all that brings the question further has a price that can be saved: Enter must not pay it unasked.
    bool onlyCost() const;

Q_SIGNALS:
    void chosen(merlon::Choice choice);
    /// Two choices by one button, the second one at the question that follows.
    void bothChosen(merlon::Choice first, merlon::Choice then);
    /// All is to stay in the order in which it lies.
    void orderKept();
    /// A choice is pointed at whose note has no room below its button; empty: none.
    void noteWanted(const QString &note);
    /// The number of a rule that somebody wants to read.
    void ruleWanted(const QString &rule);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// A button with pictures.
    struct DrawnButton {
        QPushButton *widget = nullptr;
        QString picture;
        std::vector<Effect> effects;
    };

    void clear();
    void addEnding(const WordedChoice &worded);
    void frameGuided();
    QPushButton *buttonFor(const WordedChoice &choice);
    void drawEffects();
    void alignButtons();
    QPushButton *flowingButton(const WordedChoice &worded);
    QWidget *cardFor(const WordedChoice &choice, int columns);
    QLabel *noteLabel(const QString &note);
    void addChoices(const QString &heading, const std::vector<WordedChoice> &choices, const QString &note);
    void addNumbers(const ChoiceGroup &group);
    void orderButtons();
    void retranslate();

    const canvas::Art *m_art = nullptr;
    std::optional<Choice> m_guided {};
    QWidget *m_inside; ///< what scrolls
    QVBoxLayout *m_groups;
    EndingSlot *m_ending;
    ChoiceColumns m_columns;
    std::vector<QPushButton *> m_buttons;
    std::vector<DrawnButton> m_drawn; ///< buttons with pictures
    std::vector<QWidget *> m_fields;  ///< of numbers, before their buttons
    QWidget *m_previous = nullptr;
    QWidget *m_next = nullptr;
    QTimer m_pause;
    QTimer m_spacePause;
};

} // namespace merlon
