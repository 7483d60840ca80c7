#pragma once

#include "app/table/question/advice_display.h"
#include "app/table/question/choice_guide.h"
#include "app/table/question/explainer.h"
#include "app/table/table_parts.h"
#include "app/words/choice_groups.h"
#include "core/engine/match/undo_limit.h"

#include <QObject>
#include <QPoint>

#include <memory>
#include <optional>
#include <vector>

namespace merlon {

/// Asks at a table: marks what can be chosen on the board and beside it, puts what is left on buttons, and takes what
/// is picked until a choice is complete.
class Questioner final : public QObject {
    Q_OBJECT

public:
    /// `page`: the table.
    Questioner(const TableParts &parts, QWidget *page);

    /// A game has come to the table.
    void open();
    /// The game goes.
    void clear();
    /// Asks the question of the position that is shown.
    void ask();
    /// Asks no more.
    void end();
    /// Marks nothing as choosable.
    void clearMarks();
    bool isAsking() const { return m_isAsking; }
    /// How far the choice has come; null while the table is clear.
    const ChoiceGuide *guide() const { return m_guide.get(); }

    void pick(const canvas::Thing &thing);
    /// Answers the question, unless there is something to think of first.
    void choose(Choice choice);
    /// Takes the last pick back, or goes to the beginning of a sequence of choices. False if there is nothing to take
    /// back.
    bool stepBack();
    void showAdvice(const Advice &advice);
    /// Says why nothing can be undone.
    void refuseUndo(Disclosure why);

    /// The choices of the question by what they say; to be shown as a list.
    std::vector<ChoiceGroup> allChoices() const;
    /// What is not possible at the question, and why.
    std::vector<Refusal> allRefusals() const { return m_explainer.refusals(); }
    /// The number of the rule that speaks against what is pointed at, or else of the question; empty without any.
    QString ruleAtHand() const;

Q_SIGNALS:
    void troubled(const merlon::Error &error);

private:
    bool isFilled() const;
    void showChoosable();
    void followPanels();
    void bringForward();
    void focusBoard();
    canvas::Thing boardUnder(QPoint onScreen);
    void grasp(const canvas::Thing &thing);
    void drop(const canvas::Thing &from, const canvas::Thing &to);
    bool pickOrStartOver(const canvas::Thing &thing);
    void refuse(const canvas::Thing &thing);
    void pointAtPanel(const canvas::Thing &thing);
    bool warns(Choice choice);
    std::vector<Choice> buttonChoices() const;
    std::vector<ChoiceGroup> withNotes(std::vector<ChoiceGroup> groups) const;
    QString hintFor(const std::vector<canvas::Thing> &things, bool hasButtons) const;

    TableParts m_parts;
    QWidget *m_page;
    std::unique_ptr<ChoiceGuide> m_guide;
    Explainer m_explainer;
    AdviceDisplay m_advice;
    bool m_isAsking = false;
    canvas::Thing m_grasped;        ///< is held by the pointer, and counts among the picks
    canvas::Thing m_pointed;        ///< at, on the board
    std::optional<Choice> m_warned; ///< of this choice, at this question
};

} // namespace merlon
