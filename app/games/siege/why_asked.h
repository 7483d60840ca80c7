#pragma once

#include "core/engine/state.h"

#include <QString>

#include <initializer_list>
#include <span>
#include <string_view>

namespace merlon {

/// Why a question is asked now, in English, as it stands in the translation files (context "siege_panels"). `%1`: a
/// number that the question is about, such as the hourglasses that the one who is asked has left.
struct WhyAsked {
    std::string_view decision; ///< key of the vocabulary: `perform`
    const char *english;
};

/// The sentence for the question that a view stands at, from the first of the tables that has it; empty if none has.
QString whyAsked(const View &view, int number, std::initializer_list<std::span<const WhyAsked>> tables);

} // namespace merlon
