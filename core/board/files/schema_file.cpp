#include "core/board/files/schema_file.h"

#include "core/base/json.h"
#include "core/base/utf8.h"
#include "core/board/files/format_version.h"
#include "core/board/files/json/own_attributes_json.h"

#include <utility>

namespace merlon {

namespace {

/// Reads one document. The first thing that is wrong is kept; every reading function says whether all is well.
class SchemaFileReader {
public:
    explicit SchemaFileReader(const std::string &source)
        : m_source(source)
    {
    }

    Expected<SchemaFile> read(const Json &root)
    {
        if (!root.is_object())
            refuse("", {"error.board-object", {}});
        else if (readFormat(root) && readMembers(root))
            return std::move(m_file);
        return tl::make_unexpected(m_error);
    }

private:
    bool refuse(std::string pointer, Text what, Text right = {})
    {
        m_error = {std::move(what), {m_source, 0, std::move(pointer)}, std::move(right)};
        return false;
    }

    bool readFormat(const Json &root)
    {
        const auto format = root.find("format");
        if (format == root.end() || !format->is_object() || !format->contains("name")
            || (*format)["name"] != kSchemaFormatName)
            return refuse("/format", {"error.schema-format", {}}, {"error.schema-format-right", {}});
        const auto held = format->find("version");
        const std::string text =
            held != format->end() && held->is_string() ? held->get<std::string>() : std::string();
        const std::optional<FormatVersion> version = formatVersion(text);
        if (!version)
            return refuse("/format/version", {"error.schema-version", {quotable(text)}},
                          {"error.board-version-right", {}});
        if (version->major > kSchemaFormatMajor)
            return refuse("/format/version", {"error.schema-newer", {quotable(text)}},
                          {"error.schema-newer-right", {std::int64_t {kSchemaFormatMajor}}});
        m_isNewer = version->minor > kSchemaFormatMinor;
        return true;
    }

    bool readMembers(const Json &root)
    {
        bool hasAttributes = false;
        for (const auto &[key, value] : root.items()) {
            const std::string here = pointerInto("", key);
            bool good = true;
            if (key == "schema")
                good = readFamily(value, here);
            else if (key == "own-attributes")
                good = hasAttributes = readAttributes(value, here);
            else if (key != "format" && key != "$schema" && !m_isNewer)
                good = refuse(
                    here, {"error.board-unknown-key", {quotable(key)}},
                    {"error.board-known-keys", {std::string("$schema, format, schema, own-attributes")}});
            if (!good)
                return false;
        }
        return hasAttributes || refuse("/own-attributes", {"error.board-array", {}});
    }

    bool readFamily(const Json &json, const std::string &here)
    {
        if (!json.is_string())
            return refuse(here, {"error.board-text", {}});
        m_file.family = json.get<std::string>();
        return true;
    }

    bool readAttributes(const Json &json, const std::string &here)
    {
        auto attributes = ownAttributesFromJson(json, {m_source, here, m_isNewer});
        if (attributes)
            m_file.attributes = std::move(*attributes);
        else
            m_error = std::move(attributes.error());
        return attributes.has_value();
    }

    const std::string &m_source;
    bool m_isNewer = false;
    SchemaFile m_file;
    Error m_error;
};

} // namespace

std::string writeSchemaFile(const SchemaFile &schema)
{
    Json json = Json::object();
    json["format"] = {
        {"name", kSchemaFormatName},
        {"version", std::to_string(kSchemaFormatMajor) + "." + std::to_string(kSchemaFormatMinor)}};
    if (!schema.family.empty())
        json["schema"] = schema.family;
    json["own-attributes"] = ownAttributesToJson(schema.attributes);
    return writeJson(json);
}

Expected<SchemaFile> schemaFileFromJson(const Json &json, const std::string &source)
{
    return SchemaFileReader(source).read(json);
}

Expected<SchemaFile> readSchemaFile(std::string_view text, const std::string &source)
{
    const Expected<Json> json = readJson(text, source);
    if (!json)
        return tl::make_unexpected(json.error());
    Expected<SchemaFile> file = schemaFileFromJson(*json, source);
    if (!file)
        return tl::make_unexpected(withLineOf(text, std::move(file.error())));
    return file;
}

} // namespace merlon
