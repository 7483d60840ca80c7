#pragma once

#include "app/table/question/advice_display.h"
#include "app/table/question/picking/choice_picker.h"
#include "app/table/question/question_display.h"
#include "app/table/question/refusal_display.h"
#include "app/table/question/words/explainer.h"
#include "app/table/table_parts.h"
#include "app/words/choice_groups.h"
#include "core/engine/match/undo_limit.h"

#include <QObject>

#include <optional>
#include <vector>

namespace merlon {

/// Asks at a table, and passes the answer on to the session. What is picked comes from ChoicePicker, what can be chosen
/// is shown by QuestionDisplay.
class Questioner final : public QObject {
    Q_OBJECT

public:
    /// `page`: the table. `cards`: shows a choice between cards; has to live as long.
    Questioner(const TableParts &parts, ChoiceCards &cards, QWidget *page);

    /// A game has come to the table.
    void open();
    /// The game goes.
    void clear();
    /// Asks the question of the position that is shown. False if it is answered for the player: nothing new can be done at
    /// it, and they want to skip such questions.
    bool ask();
    /// Asks no more.
    void end();
    /// Marks nothing as choosable.
    void clearMarks() { m_display.clearMarks(); }
    ChoicePicker &picker() { return m_picker; }

    /// Answers the question, unless there is something to think of first.
    void choose(Choice choice);
    /// Takes the last pick back, or goes to the beginning of a sequence of choices. False if there is nothing to take
    /// back.
    bool stepBack();
    /// Turns what can be laid over several places a quarter, clockwise or back, or flips it. False if nothing can be.
    bool turn(bool clockwise);
    bool flip();
    /// Shows what a computer player would choose.
    void showAdvice(const Advice &advice) { m_advice.show(advice); }
    /// Says why nothing can be undone.
    void refuseUndo(Disclosure why);

    /// The choices of the question by what they say; to be shown as a list.
    std::vector<ChoiceGroup> allChoices() const;
    /// What is not possible at the question, and why.
    std::vector<Refusal> allRefusals() const { return m_explainer.refusals(); }
    /// The number of the rule that speaks against what is pointed at, or else of the question; empty without any.
    QString ruleAtHand() const;

Q_SIGNALS:
    /// An answer was refused.
    void troubled(const merlon::Error &error);

private:
    bool isFilled() const;
    void remark(const QString &text);
    void showKeyboard();
    void goOn();
    std::optional<Choice> wayOn(const ChoiceList &choices) const;
    void foretell(const canvas::Thing &over, const Haul *haul);
    void showHope(const View &view, std::optional<Choice> choice);
    void showReach(const canvas::Thing &thing);
    void followTurning();
    void showTurned();
    void goOnLater(Choice choice);
    void pointAtPanel(const canvas::Thing &thing);
    bool warns(Choice choice);

    TableParts m_parts;
    Explainer m_explainer;
    ChoicePicker m_picker;
    QuestionDisplay m_display;
    AdviceDisplay m_advice;
    RefusalDisplay m_refusals;
    canvas::Thing m_pointed;        ///< at, on the board
    bool m_tellsTurned = false;     ///< the remark is of what was turned, where one pointed then
    std::optional<Choice> m_warned; ///< of this choice, at this question
};

} // namespace merlon
