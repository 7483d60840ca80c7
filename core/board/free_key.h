#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace merlon {

/// `wanted`, or with the first number behind it that makes it a key which is not taken: `tower-2`.
std::string freeKey(std::string_view wanted, const std::function<bool(std::string_view)> &isTaken);

} // namespace merlon
