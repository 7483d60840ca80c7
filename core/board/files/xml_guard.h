#pragma once

#include "core/base/error.h"

#include <optional>
#include <string>
#include <string_view>

namespace merlon {

inline constexpr int kMaxXmlDepth = 64;

/// Looks through XML before a recursive parser gets it: tags must be well formed and closed, nested at most
/// kMaxXmlDepth deep, at most kMostXmlElements (limits.h), in UTF-8, without document type declarations, null characters
/// and references to entities that XML itself does not know. None if all is well.
std::optional<Error> wrongWithXml(std::string_view text, const std::string &source);

} // namespace merlon
