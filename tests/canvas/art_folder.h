#pragma once

#include <filesystem>

namespace merlon::testing {

inline std::filesystem::path artFolder()
{
    return std::filesystem::path(MERLON_SOURCE_DIR) / "resources" / "art";
}

} // namespace merlon::testing
