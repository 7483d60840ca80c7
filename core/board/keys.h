#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace merlon {

struct BoardSchema;
struct Link;

/// `wanted`, or with the first number behind it that makes it a key which is not taken: `tower-2`.
std::string freeKey(std::string_view wanted, const std::function<bool(std::string_view)> &isTaken);

/// Finds free keys one after the other. What is taken stays so: no number behind a stem is looked at twice.
class FreeKeys {
public:
    explicit FreeKeys(std::function<bool(std::string_view)> isTaken);
    /// As `freeKey`.
    std::string find(std::string_view wanted);

private:
    std::function<bool(std::string_view)> m_isTaken;
    std::map<std::string, std::size_t> m_numbers; ///< by stem: the first that may be free
};

/// What there is of unaccented letters and digits in a text, as a key: `West wall 1` as `west-wall-1`. Empty if there is
/// nothing of that.
std::string keyFrom(std::string_view text);

/// The key of a link in records and vocabularies: `a>b` if its kind has a direction, `a~b` if not or unknown.
std::string keyOf(const BoardSchema &schema, const Link &link);

} // namespace merlon
