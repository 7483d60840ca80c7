#pragma once

#include <string_view>

namespace merlon {

/// Whether text is well-formed UTF-8: no stray bytes, overlong forms, surrogates or numbers beyond Unicode.
bool isUtf8(std::string_view text);

} // namespace merlon
