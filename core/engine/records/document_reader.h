#pragma once

#include "core/base/error.h"
#include "core/base/json_fwd.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace merlon {

/// 16 hexadecimal digits.
std::string hexOf(std::uint64_t number);
/// Reads exactly what hexOf writes.
std::optional<std::uint64_t> fromHex(std::string_view digits);

/// The heading of a file: `{"name": "merlon-record", "version": "1.0"}`.
Json formatHeading(const char *name, int major, int minor);

/// The name in the heading of a document; empty if it has none.
std::string formatNameOf(const Json &json);

/// Reads the parts of a document from outside. The first thing that is wrong is kept; what is read after that
/// has no meaning, so that a reader can look at the error once, at the end. JSON values must outlive the
/// reader.
class DocumentReader {
public:
    explicit DocumentReader(std::string source)
        : m_source(std::move(source))
    {
    }

    bool good() const { return !m_error; }
    /// Pointers of what a newer minor version has written and nobody here knows.
    const std::vector<std::string> &passedOver() const { return m_passedOver; }
    /// Call only if something was wrong.
    const Error &error() const { return *m_error; }
    /// Keeps an error, unless there is one already.
    void refuse(std::string pointer, Text what, Text right = {});
    void keep(Error error);

    /// Checks the `format` of a document: name as given, no newer major. A newer minor may have unknown keys.
    void heading(const Json &root, const char *name, int major, int minor);
    /// Whether the document is of this version of its format or of a later one.
    bool isSince(int major, int minor) const;
    /// Makes sure that it is an object with no other keys than these.
    void object(const Json &json, const std::string &pointer, std::vector<std::string_view> keys);
    /// The elements of an array; an empty array if it is none.
    const Json &array(const Json &json, const std::string &pointer);
    /// The member of an object; null if it has none, which is wrong in a required member.
    const Json *member(const Json &json, const char *key) const;
    const Json &required(const Json &json, const std::string &pointer, const char *key);

    std::string text(const Json &json, const std::string &pointer);
    std::int64_t number(const Json &json, const std::string &pointer, std::int64_t least, std::int64_t most);
    std::uint64_t hash(const Json &json, const std::string &pointer);

private:
    std::string m_source;
    int m_major = 0;
    int m_minor = 0;
    bool m_isNewerMinor = false;
    std::vector<std::string> m_passedOver;
    std::optional<Error> m_error;
};

} // namespace merlon
