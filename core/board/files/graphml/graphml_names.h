#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

/// The names of data in GraphML files. What is not a name of a place's or link's own is an attribute; an
/// attribute of such a name is told apart by a prefix.
namespace merlon::graphml {

inline constexpr std::string_view kAttributePrefix = "attribute.";

inline bool isNodeData(std::string_view name)
{
    constexpr std::array<std::string_view, 6> kNames {"key", "kind", "side", "x", "y", "names"};
    return std::find(kNames.begin(), kNames.end(), name) != kNames.end();
}

inline bool isEdgeData(std::string_view name)
{
    return name == "kind" || name == "course" || name == "via";
}

inline std::string dataName(const std::string &attribute, bool (*isReserved)(std::string_view))
{
    const bool clashes =
        attribute.empty() || isReserved(attribute) || attribute.starts_with(kAttributePrefix);
    return clashes ? std::string(kAttributePrefix) + attribute : attribute;
}

inline std::string attributeName(const std::string &data)
{
    return data.starts_with(kAttributePrefix) ? data.substr(kAttributePrefix.size()) : data;
}

} // namespace merlon::graphml
