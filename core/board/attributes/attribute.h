#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <variant>
#include <vector>

namespace merlon {

/// One row of an attribute that is a list of records: `{ "type": "archer", "start": "marksman" }`.
using AttributeRecord = std::map<std::string, std::variant<bool, std::int64_t, std::string>>;

/// The value of an attribute. Which of these it is, the schema says: flag, number, text or one of a set of
/// words, set of words, counts (`{ "goblin": 1, "orc": 3 }`), list of records.
using AttributeValue = std::variant<bool, std::int64_t, std::string, std::vector<std::string>,
                                    std::map<std::string, std::int64_t>, std::vector<AttributeRecord>>;

/// Attributes by kebab-case key. Only what differs from the schema's default needs to be there.
using Attributes = std::map<std::string, AttributeValue>;

enum class AttributeType : std::uint8_t {
    Flag,    ///< bool
    Number,  ///< integer in [minimum, maximum]
    OneOf,   ///< one of `words`
    Text,    ///< free text
    Set,     ///< set of `words`, as a sorted list
    Counts,  ///< number for each of `words`, in [minimum, maximum]
    Records, ///< list of records with the given fields, at most `maximum` of them
};

} // namespace merlon
