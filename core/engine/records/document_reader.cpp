#include "core/engine/records/document_reader.h"

#include "core/base/json.h"
#include "core/engine/notation/suggestions.h"

#include <algorithm>
#include <charconv>

namespace merlon {

namespace {

struct Version {
    int major = 0;
    int minor = 0;
};

std::optional<Version> versionFrom(const std::string &text)
{
    Version version;
    const char *const end = text.data() + text.size();
    const auto [dot, problem] = std::from_chars(text.data(), end, version.major);
    if (problem != std::errc {} || dot == end || *dot != '.')
        return std::nullopt;
    const auto [rest, minorProblem] = std::from_chars(dot + 1, end, version.minor);
    if (minorProblem != std::errc {} || rest != end || version.major < 1 || version.minor < 0)
        return std::nullopt;
    return version;
}

const Json &nothing()
{
    static const Json kNothing;
    return kNothing;
}

} // namespace

std::string hexOf(std::uint64_t number)
{
    constexpr char kDigits[] = "0123456789abcdef";
    std::string digits(16, '0');
    for (std::size_t i = digits.size(); i-- > 0; number >>= 4)
        digits[i] = kDigits[number & 0xFu];
    return digits;
}

std::optional<std::uint64_t> fromHex(std::string_view digits)
{
    std::uint64_t number = 0;
    const char *const end = digits.data() + digits.size();
    const auto [rest, problem] = std::from_chars(digits.data(), end, number, 16);
    if (digits.size() != 16 || problem != std::errc {} || rest != end || hexOf(number) != digits)
        return std::nullopt;
    return number;
}

Json formatHeading(const char *name, int major, int minor)
{
    return {{"name", name}, {"version", std::to_string(major) + '.' + std::to_string(minor)}};
}

std::string formatNameOf(const Json &json)
{
    if (!json.is_object() || !json.contains("format") || !json["format"].is_object())
        return {};
    const auto name = json["format"].find("name");
    return name != json["format"].end() && name->is_string() ? name->get<std::string>() : std::string();
}

void DocumentReader::refuse(std::string pointer, Text what, Text right)
{
    keep({std::move(what), {m_source, 0, std::move(pointer)}, std::move(right)});
}

void DocumentReader::keep(Error error)
{
    if (!m_error)
        m_error = std::move(error);
}

void DocumentReader::heading(const Json &root, const char *name, int major, int minor)
{
    const Json *const format = root.is_object() ? member(root, "format") : nullptr;
    const Json *const held = format && format->is_object() ? member(*format, "name") : nullptr;
    if (!held || *held != name) {
        const std::string right = formatHeading(name, major, minor).dump();
        return refuse("/format", {"file.not-this-format", {std::string(name)}}, {"file.heading", {right}});
    }
    const std::string text = this->text(required(*format, "/format", "version"), "/format/version");
    const std::optional<Version> version = versionFrom(text);
    if (!version)
        return refuse("/format/version", {"file.version", {quotable(text)}}, {"file.version-right", {}});
    if (version->major > major) {
        return refuse("/format/version", {"file.newer-format", {text}},
                      {"file.newest-format", {std::int64_t {major}}});
    }
    m_major = version->major;
    m_minor = version->minor;
    m_isNewerMinor = version->major == major && version->minor > minor;
}

bool DocumentReader::isSince(int major, int minor) const
{
    return m_major > major || (m_major == major && m_minor >= minor);
}

void DocumentReader::object(const Json &json, const std::string &pointer, std::vector<std::string_view> keys)
{
    if (!json.is_object())
        return refuse(pointer, {"file.object", {}});
    for (const auto &[key, value] : json.items()) {
        if (std::ranges::find(keys, key) != keys.end())
            continue;
        if (m_isNewerMinor) {
            m_passedOver.push_back(pointerInto(pointer, key));
        } else {
            const std::vector<std::string> known(keys.begin(), keys.end());
            return refuse(pointerInto(pointer, key), {"file.unknown-key", {quotable(key)}},
                          {"notation.possible", {listed(nearestTo(key, known))}});
        }
    }
}

const Json &DocumentReader::array(const Json &json, const std::string &pointer)
{
    static const Json kEmpty = Json::array();
    if (json.is_array())
        return json;
    refuse(pointer, {"file.array", {}});
    return kEmpty;
}

const Json *DocumentReader::member(const Json &json, const char *key) const
{
    if (!json.is_object())
        return nullptr;
    const auto found = json.find(key);
    return found == json.end() ? nullptr : &*found;
}

const Json &DocumentReader::required(const Json &json, const std::string &pointer, const char *key)
{
    if (const Json *const found = member(json, key))
        return *found;
    refuse(pointer, {"file.missing-key", {std::string(key)}});
    return nothing();
}

std::string DocumentReader::text(const Json &json, const std::string &pointer)
{
    if (json.is_string())
        return json.get<std::string>();
    refuse(pointer, {"file.text", {}});
    return {};
}

std::int64_t DocumentReader::number(const Json &json, const std::string &pointer, std::int64_t least,
                                    std::int64_t most)
{
    const bool isTooLarge =
        json.is_number_unsigned() && json.get<std::uint64_t>() > std::uint64_t {INT64_MAX};
    if (json.is_number_integer() && !isTooLarge) {
        const auto number = json.get<std::int64_t>();
        if (number >= least && number <= most)
            return number;
    }
    refuse(pointer, {"file.number", {least, most}});
    return least;
}

std::uint64_t DocumentReader::hash(const Json &json, const std::string &pointer)
{
    if (json.is_string()) {
        if (const std::optional<std::uint64_t> number = fromHex(json.get_ref<const std::string &>()))
            return *number;
    }
    refuse(pointer, {"file.hash", {}});
    return 0;
}

} // namespace merlon
