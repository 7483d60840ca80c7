#pragma once

#include "core/base/error.h"
#include "core/base/json_fwd.h"
#include "core/board/sketch.h"

#include <string>
#include <vector>

namespace merlon {

/// The member `editor` of a board file: what it says by default is left out.
Json arrangementToJson(const Arrangement &arrangement);

/// At most kMostLayers layers, kMostArranged names of things and kMostGuideLines guide lines. A thing that is in several layers or groups counts for the
/// first. `takesUnknown`: the file is of a newer version, and the pointers of what it knows besides go to `passedOver`.
Expected<Arrangement> arrangementFromJson(const Json &json, const std::string &source, bool takesUnknown,
                                          std::vector<std::string> *passedOver);

} // namespace merlon
