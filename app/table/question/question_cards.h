#pragma once

#include "app/table/question/choice_card.h"
#include "app/table/question/choice_guide.h"
#include "app/table/table_parts.h"
#include "core/engine/tableau/components.h"

#include <optional>
#include <vector>

namespace merlon {

/// Which choices of a question are cards, and what is to be said of these.
class QuestionCards {
public:
    explicit QuestionCards(const TableParts &parts)
        : m_parts(parts)
    {
    }

    /// The card that is all that a choice names.
    std::optional<Component> of(Choice choice) const;
    /// Under resources/art.
    QString pictureOf(const Component &card) const;
    /// Where the question is which of a few cards: these, to be compared. Not where they are put in order, nor where they
    /// are seen in a hand. `guide`: how far the choice has come.
    std::vector<ChoiceCard::Content> toCompare(const ChoiceGuide &guide) const;

private:
    bool isInHand(const Component &card) const;
    QString titleOn(const Component &card) const;
    QString textOn(const Component &card) const;

    TableParts m_parts;
};

} // namespace merlon
