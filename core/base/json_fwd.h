#pragma once

#include <nlohmann/json_fwd.hpp>

namespace merlon {

/// Declared, not defined: for headers, which many include who read no JSON. Sources that do include json.h.
/// Objects keep the order of their keys, so that files stay readable when they are written again.
using Json = nlohmann::ordered_json;

} // namespace merlon
