#pragma once

#include <string>
#include <string_view>

namespace merlon {

/// Whether text is well-formed UTF-8: no stray bytes, overlong forms, surrogates or numbers beyond Unicode.
bool isUtf8(std::string_view text);

/// A piece of a foreign text that is fit for a message: at most 40 bytes, without control characters.
std::string quotable(std::string_view text);

} // namespace merlon
