#pragma once

#include "app/table/question/cards/choice_cards.h"
#include "app/table/question/cards/question_cards.h"
#include "app/table/question/picking/choice_guide.h"
#include "app/table/question/words/explainer.h"
#include "app/table/table_parts.h"
#include "app/words/choice_groups.h"

#include <QCoreApplication>

#include <vector>

namespace merlon {

/// Shows at a table what can be chosen: marks it on the board and beside it, puts what is left on buttons, and writes
/// the question with a hint. `guide`, below: how far the choice has come.
class QuestionDisplay {
    Q_DECLARE_TR_FUNCTIONS(QuestionDisplay)

public:
    /// `page`: the table. `explainer` and `cards` must live as long.
    QuestionDisplay(const TableParts &parts, const Explainer &explainer, ChoiceCards &cards, QWidget *page);

    /// `choosable`: what can be pointed at next, or where what is held can be dropped.
    void show(const ChoiceGuide &guide, const std::vector<canvas::Thing> &choosable);
    /// The same on the board and in the panels alone: the bar keeps still while something is held.
    void mark(const ChoiceGuide &guide, const std::vector<canvas::Thing> &choosable);
    /// Other panels are seen than before: what can be chosen in one that is no longer seen gets buttons, and loses them
    /// when the panel is seen again.
    void followPanels(const ChoiceGuide &guide, const std::vector<canvas::Thing> &choosable);
    /// Marks nothing as choosable.
    void clearMarks();
    /// Nothing is asked any more.
    void end() { m_cards.offer({}); }
    /// Panels in which something can be chosen that is not on the board come to the front.
    void bringForward(const ChoiceGuide &guide);
    /// What is laid on the board can be turned at the question that stands.
    void setTurning(bool turning) { m_canTurn = turning; }
    /// Where most can be chosen has the keyboard: a button, or the first place that can be chosen.
    void takeKeyboard(const ChoiceGuide &guide);
    /// With what the choices cost and do.
    std::vector<ChoiceGroup> withNotes(std::vector<ChoiceGroup> groups) const;

private:
    QString question() const;
    QString hint(const ChoiceGuide &guide) const;
    void focusBoard();
    std::vector<Choice> buttonChoices(const ChoiceGuide &guide) const;
    std::vector<ChoiceGroup> withKeeping(std::vector<ChoiceGroup> groups, const ChoiceGuide &guide) const;
    std::vector<ChoiceGroup> withSequel(std::vector<ChoiceGroup> groups, const ChoiceGuide &guide) const;
    std::vector<Effect> effectsOf(Choice choice) const;
    std::vector<Effect> effectsOf(const View &view, const Tableau &tableau, Choice choice) const;
    std::vector<ChoiceGroup> withEffects(std::vector<ChoiceGroup> groups) const;
    std::vector<ChoiceGroup> withHesitation(std::vector<ChoiceGroup> groups, const ChoiceGuide &guide) const;
    std::vector<ChoiceGroup> withEndings(std::vector<ChoiceGroup> groups, const ChoiceGuide &guide,
                                         const std::vector<canvas::Thing> &choosable) const;

    TableParts m_parts;
    const Explainer &m_explainer;
    QuestionCards m_questionCards;
    ChoiceCards &m_cards;
    QWidget *m_page;
    bool m_canTurn = false;
};

} // namespace merlon
