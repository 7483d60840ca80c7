#pragma once

#include "app/words/speaker.h"
#include "core/engine/choice.h"

#include <QString>

#include <span>
#include <string_view>

namespace merlon {

/// What is to be said about the choices of a verb, beside their price.
struct VerbNote {
    std::string_view verb;         ///< key of the vocabulary: `perform`
    int explained = kNothing;      ///< the argument that is explained as in the panels
    const char *english = nullptr; ///< a sentence of its own, context "siege_panels"; null: none
    std::string_view explainedAs =
        {}; ///< the type under which the argument is explained, if it is not its own

    static constexpr int kNothing = -1;
};

/// What is to be said about a choice: its cost in words if there is one, the sentence of its verb, the explanation of
/// an argument, and the number of the verb's rule, unless it has been named.
QString noteOn(const Speaker &speaker, Choice choice, const QString &cost, std::span<const VerbNote> notes);

/// What an hourglass more on an action does that holds so many and costs so much.
QString investmentInWords(int held, int cost);

} // namespace merlon
