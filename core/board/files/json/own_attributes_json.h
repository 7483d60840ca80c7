#pragma once

#include "core/base/error.h"
#include "core/base/json_fwd.h"
#include "core/board/attributes/own_attribute.h"

#include <string>
#include <string_view>
#include <vector>

namespace merlon {

/// What a designer has added, as files say it: a list of objects with `key`, `type` (flag, number, text, word, words) and
/// what goes with it.
Json ownAttributesToJson(const std::vector<OwnAttribute> &attributes);

/// The name of the type in files; empty for those that no designer can add.
std::string_view ownTypeName(AttributeType type);

/// From where they are read.
struct OwnAttributesSource {
    std::string file;
    std::string pointer;  ///< of the list
    bool isNewer = false; ///< a newer minor version: what nobody here knows is passed over
    std::vector<std::string> *passedOver = nullptr; ///< gets the pointers of that
};

/// At most kMostOwnAttributes with different keys; limits.h says how large each may be. Whether a family knows their kinds
/// and needs their keys itself is left to checkBoard.
Expected<std::vector<OwnAttribute>> ownAttributesFromJson(const Json &json,
                                                          const OwnAttributesSource &source);

} // namespace merlon
