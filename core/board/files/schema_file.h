#pragma once

#include "core/base/error.h"
#include "core/base/json_fwd.h"
#include "core/board/attributes/own_attribute.h"

#include <string>
#include <string_view>
#include <vector>

namespace merlon {

inline constexpr const char *kSchemaFormatName = "merlon-schema";
inline constexpr int kSchemaFormatMajor = 1;
inline constexpr int kSchemaFormatMinor = 0;

/// What a designer adds to the boards of a family, as a file of its own: `my-marks.merlon-schema`.
struct SchemaFile {
    std::string family {}; ///< `siege`; empty: boards of any family
    std::vector<OwnAttribute> attributes {};
    friend bool operator==(const SchemaFile &, const SchemaFile &) = default;
};

std::string writeSchemaFile(const SchemaFile &schema);
/// Reads it back. A newer minor version is read without what nobody here knows.
Expected<SchemaFile> schemaFileFromJson(const Json &json, const std::string &source);
Expected<SchemaFile> readSchemaFile(std::string_view text, const std::string &source);

} // namespace merlon
