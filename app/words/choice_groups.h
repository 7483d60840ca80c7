#pragma once

#include "app/words/speaker.h"
#include "core/engine/choice.h"

#include <QString>

#include <span>
#include <vector>

namespace merlon {

/// A choice in words, among others of its group.
struct WordedChoice {
    Choice choice;
    QString text;           ///< under the heading of its group; a whole sentence where the group has none
    QString sentence;       ///< the whole sentence in any case
    QString note {};        ///< what it costs and does, if somebody has said so
    bool endsEarly = false; ///< ends a step in which something else can still be done
};

/// Choices that differ in little.
struct ChoiceGroup {
    QString heading; ///< their sentence with dots where they differ; empty for few choices
    std::vector<WordedChoice> choices;
    /// Where the choices differ in one number alone: that number of each, in order; else empty.
    std::vector<int> numbers {};
};

/// Puts choices into words for a menu. Choices with the same verb stand together, in the order in which their verbs
/// come first; where there are many, those with the same first argument.
std::vector<ChoiceGroup> groupChoices(std::span<const Choice> choices, const Speaker &speaker);

} // namespace merlon
