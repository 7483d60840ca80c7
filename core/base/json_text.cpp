#include "core/base/json.h"

#include <optional>

namespace merlon {

namespace {

constexpr std::size_t kLineLength = 110;
constexpr std::size_t kIndent = 2;

std::string scalarText(const Json &value)
{
    return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

/// Appends a value in one line; false as soon as the line is longer than it may be.
bool appendInLine(const Json &value, std::size_t end, std::string &line)
{
    if (!value.is_structured()) {
        line += scalarText(value);
        return line.size() <= end;
    }
    line += value.is_object() ? '{' : '[';
    bool first = true;
    for (const auto &[key, item] : value.items()) {
        line += first ? "" : ", ";
        first = false;
        if (value.is_object())
            line += scalarText(key) + ": ";
        if (!appendInLine(item, end, line))
            return false;
    }
    line += value.is_object() ? '}' : ']';
    return line.size() <= end;
}

/// `used`: how much of the line stands before the value.
void append(const Json &value, std::size_t indent, std::size_t used, std::string &text)
{
    std::string line;
    if (!value.is_structured() || value.empty()
        || appendInLine(value, kLineLength - std::min(used, kLineLength), line)) {
        text += value.is_structured() && !value.empty() ? line : scalarText(value);
        return;
    }
    text += value.is_object() ? "{\n" : "[\n";
    bool first = true;
    for (const auto &[key, item] : value.items()) {
        text += first ? "" : ",\n";
        first = false;
        text.append(indent + kIndent, ' ');
        const std::string name = value.is_object() ? scalarText(key) + ": " : "";
        text += name;
        append(item, indent + kIndent, indent + kIndent + name.size() + 1, text);
    }
    text += '\n';
    text.append(indent, ' ');
    text += value.is_object() ? '}' : ']';
}

} // namespace

std::string pointerInto(const std::string &pointer, std::string_view key)
{
    std::string longer = pointer + "/";
    for (const char c : key) {
        if (c == '~')
            longer += "~0";
        else if (c == '/')
            longer += "~1";
        else
            longer += c;
    }
    return longer;
}

std::string writeJson(const Json &json)
{
    std::string text;
    append(json, 0, 0, text);
    text += '\n';
    return text;
}

} // namespace merlon
