#pragma once

#include "app/table/question/cards/choice_card.h"
#include "app/table/question/picking/choice_guide.h"
#include "app/table/table_parts.h"
#include "app/words/choice_groups.h"
#include "core/engine/tableau/components.h"

#include <QCoreApplication>

#include <optional>
#include <vector>

namespace merlon {

/// Which choices of a question are cards, and what is to be said of these.
class QuestionCards {
    Q_DECLARE_TR_FUNCTIONS(QuestionCards)

public:
    explicit QuestionCards(const TableParts &parts)
        : m_parts(parts)
    {
    }

    /// Of a choice of one card: what it looks like, what it is called if it is only numbered, and what it is for if the
    /// note does not say it.
    void describe(WordedChoice &worded) const;
    /// Where the question is which of a few cards: these, to be compared. Not where they are put in order, nor where they
    /// are seen in a hand. `guide`: how far the choice has come.
    std::vector<ChoiceCard::Content> toCompare(const ChoiceGuide &guide) const;
    /// Where a few cards are put in order: these, as they lie.
    std::vector<ChoiceCard::Content> toOrder(const ChoiceGuide &guide) const;

private:
    std::optional<ChoiceCard::Content> contentOf(Choice choice) const;
    std::optional<Component> of(Choice choice) const;
    QString pictureOf(const Component &card) const;
    bool isInHand(const Component &card) const;
    QString titleOn(const Component &card) const;
    QString textOn(const Component &card) const;

    TableParts m_parts;
};

} // namespace merlon
