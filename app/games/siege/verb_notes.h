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

/// The sentence of its own and the explanation of an argument. `whatItDoes`: as the panels say it.
QString verbNote(const Speaker &speaker, Choice choice, std::span<const VerbNote> notes,
                 QString (*whatItDoes)(std::string_view type, std::string_view key));

/// The note with the number of the verb's rule behind it, unless it has one.
QString withRule(const QString &note, const Speaker &speaker, Choice choice);

} // namespace merlon
