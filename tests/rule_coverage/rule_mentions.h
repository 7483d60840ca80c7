#pragma once

#include "core/engine/rulebook/rule_number.h"

#include <filesystem>
#include <set>
#include <string_view>
#include <vector>

namespace merlon {

/// The rules of a rulebook that a source names: `P1-2.3` in a comment or string, `p1_2_3` in the name of a
/// test (here with the made-up prefix P1).
std::set<RuleNumber> rulesMentionedIn(std::string_view source, std::string_view prefix);

/// The C++ and JSON files below a folder, in order of their names.
std::vector<std::filesystem::path> sourcesBelow(const std::filesystem::path &folder);

} // namespace merlon
