#pragma once

#include "app/table/question/picking/choice_guide.h"
#include "app/table/question/picking/hauls.h"
#include "app/table/question/picking/placing.h"
#include "app/table/question/words/impossible.h"
#include "app/table/question/words/refusals.h"
#include "app/table/table_parts.h"

#include <QCoreApplication>
#include <QStringList>

#include <optional>
#include <vector>

namespace merlon {

/// Explains the question of a table: why it is asked, what a thing is, what choosing it does, and why something cannot
/// be chosen.
class Explainer {
    Q_DECLARE_TR_FUNCTIONS(Explainer)

public:
    explicit Explainer(const TableParts &parts)
        : m_parts(parts)
    {
    }

    /// A question is asked, with these choices.
    void begin(const ChoiceList &choices);
    /// Nothing is asked.
    void end();

    /// Everything that is not possible at the question, and why.
    std::vector<Refusal> refusals() const;
    /// Those about things that are seen beside the board, as rich text. The others are shown where one points at the
    /// board.
    QStringList refusalsBesideBoard() const;
    /// The reason against a thing: one that the question as a whole has against it, else one that follows from what has
    /// been picked. `guide`, here and below: how far the choice has come.
    Reason whyNot(const canvas::Thing &thing, const ChoiceGuide &guide) const;
    /// A reason as a sentence, with its rule.
    QString sentence(Reason reason) const;
    /// Why this thing cannot be picked, in a sentence.
    QString whyNotPicked(const canvas::Thing &thing, const ChoiceGuide &guide) const;
    /// When and why the question is asked: sentences, or nothing.
    QString whyNow() const;
    /// What a thing of the board is and what choosing it does, as rich text. `laid`: what would be laid there.
    QString about(const canvas::Thing &thing, const ChoiceGuide &guide, const Laid &laid = {}) const;
    /// What is laid now that it has been turned, and what comes of it where one points; empty if there is nothing to say.
    QString turned(std::optional<Choice> turning, const canvas::Thing &pointed, const Laid &laid) const;
    /// What such a haul does, as rich text; `before`: what is known when its last choice is made.
    QString foretelling(const Haul &haul, const View &before) const;
    /// The number of the rule that speaks against a thing (or nothing), or else of the question; empty without any.
    QString ruleAbout(const canvas::Thing &thing, const ChoiceGuide &guide) const;

private:
    /// Lines of rich text: what choosing a thing does, or why it cannot be chosen.
    QStringList choosing(const canvas::Thing &thing, const ChoiceGuide &guide, const Laid &laid) const;

    TableParts m_parts;
    std::vector<Impossible> m_impossible; ///< at the question that is asked
    bool m_isAsked = false;
};

} // namespace merlon
