#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace merlon {

struct BoardSchema;
struct Link;

/// `wanted`, or with the first number behind it that makes it a key which is not taken: `tower-2`.
std::string freeKey(std::string_view wanted, const std::function<bool(std::string_view)> &isTaken);

/// The key of a link in records and vocabularies: `a>b` if its kind has a direction, `a~b` if not or unknown.
std::string keyOf(const BoardSchema &schema, const Link &link);

} // namespace merlon
