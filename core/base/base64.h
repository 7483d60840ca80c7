#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace merlon {

/// Bytes as text of RFC 4648, with padding and without line breaks.
std::string base64(std::string_view bytes);
/// Reads exactly what base64 writes.
std::optional<std::string> fromBase64(std::string_view text);

} // namespace merlon
