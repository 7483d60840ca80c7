#pragma once

#include "core/base/text.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <string>

namespace merlon {

/// Where in the outside world something is wrong. Unknown parts stay empty or 0.
struct Whereabouts {
    std::string source;   ///< file name, or what was read ("line", "position")
    std::size_t line = 0; ///< 1-based
    std::string pointer;  ///< JSON pointer such as /places/3/kind

    friend bool operator==(const Whereabouts &, const Whereabouts &) = default;
};

/// What is wrong with something from outside, where, and what would be right.
struct Error {
    Text what;
    Whereabouts where;
    Text right; ///< empty where there is nothing to suggest
};

template <class T>
using Expected = tl::expected<T, Error>;

/// "file:line: pointer: what. right" in the given language, on one line.
std::string say(const Error &error, const Wordings &wordings);

} // namespace merlon
