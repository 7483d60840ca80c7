#include "core/board/files/format_version.h"

#include <charconv>

namespace merlon {

std::optional<FormatVersion> formatVersion(std::string_view text)
{
    FormatVersion version;
    const char *end = text.data() + text.size();
    const auto [dot, failure] = std::from_chars(text.data(), end, version.major);
    if (failure != std::errc() || dot == end || *dot != '.')
        return std::nullopt;
    const auto [rest, minorFailure] = std::from_chars(dot + 1, end, version.minor);
    if (minorFailure != std::errc() || rest != end || version.major < 1 || version.minor < 0)
        return std::nullopt;
    return version;
}

} // namespace merlon
