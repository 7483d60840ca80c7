#pragma once

#include "app/words/speaker.h"
#include "core/engine/choice.h"

#include <QString>

#include <optional>
#include <span>
#include <vector>

namespace merlon {

/// More or less of something that somebody has when a choice is made.
struct Effect {
    QString picture; ///< under resources/art; empty: there is none
    QString amount;  ///< how much it is, without a sign: `2 goblins`
    int by = 0;
    int livery = -1;  ///< of whom it is, if that is not who chooses
    QString owner {}; ///< as it stands in sentences: `the defender`

    friend bool operator==(const Effect &, const Effect &) = default;
};

/// A choice in words, among others of its group.
struct WordedChoice {
    Choice choice;
    QString text;     ///< under the heading of its group; a whole sentence where the group has none
    QString sentence; ///< the whole sentence in any case
    QString note {};  ///< what it costs and does, if somebody has said so
    std::vector<Effect> effects {};
    QString picture {};            ///< under resources/art, of what is chosen; empty: there is none
    bool endsEarly = false;        ///< ends a step in which something else can still be done
    QString undone {};             ///< what is left then, a sentence, also in the note
    bool isAside = false;          ///< other questions offer it as well
    bool isCostly = false;         ///< costs something, and the step can be ended without it
    bool hasOthers = false;        ///< the only one in words, but more can be chosen where it lies
    bool keepsOrder = false;       ///< is made at all questions of the kind that follow
    std::optional<Choice> then {}; ///< is made right after it, at the question that follows
};

/// Choices that differ in little.
struct ChoiceGroup {
    QString heading; ///< their sentence with dots where they differ; empty for few choices
    std::vector<WordedChoice> choices;
    /// Where many choices differ in one number alone: that number of each, in order; else empty.
    std::vector<int> numbers {};
    QString note {}; ///< what all of them cost and do; shown beside the heading
};

/// Puts choices of a question into words for a menu. Choices with the same verb stand together, in the order in which
/// their verbs come first; where there are many, those with the same first argument.
std::vector<ChoiceGroup> groupChoices(std::span<const Choice> choices, const Decision &decision,
                                      const Speaker &speaker);

} // namespace merlon
