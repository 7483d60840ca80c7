#pragma once

#include <optional>
#include <string_view>

namespace merlon {

/// The version of a file format: `1.2`.
struct FormatVersion {
    int major = 0;
    int minor = 0;
};

/// None: it is no version, or none from 1.0 on.
std::optional<FormatVersion> formatVersion(std::string_view text);

} // namespace merlon
