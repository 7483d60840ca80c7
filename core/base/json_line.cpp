#include "core/base/json.h"

#include "core/base/json_track.h"
#include "core/base/limits.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <optional>
#include <vector>

namespace merlon {

namespace {

/// A step of a JSON pointer: a key, or a number in an array.
struct PointerStep {
    std::string key;
    std::optional<std::size_t> number;

    explicit PointerStep(std::string_view text)
    {
        for (std::size_t i = 0; i < text.size(); ++i) {
            const bool isEscape = text[i] == '~' && i + 1 < text.size();
            key += isEscape ? (text[++i] == '1' ? '/' : '~') : text[i];
        }
        std::size_t read = 0;
        const char *const end = key.data() + key.size();
        const auto [rest, problem] = std::from_chars(key.data(), end, read);
        if (problem == std::errc() && rest == end)
            number = read;
    }

    bool leadsInto(const PointerTrack::Level &level) const
    {
        return level.isArray ? number == level.number : key == level.key;
    }
};

std::vector<PointerStep> stepsOf(std::string_view pointer)
{
    std::vector<PointerStep> steps;
    while (!pointer.empty()) {
        pointer.remove_prefix(1); // its slash
        const std::size_t end = std::min(pointer.find('/'), pointer.size());
        steps.emplace_back(pointer.substr(0, end));
        pointer.remove_prefix(end);
    }
    return steps;
}

/// Runs through a document until the value at a pointer begins.
class LineFinder {
public:
    LineFinder(const Reading &reading, std::string_view pointer)
        : m_reading(reading)
        , m_steps(stepsOf(pointer))
    {
    }

    bool null() { return value(); }
    bool boolean(bool) { return value(); }
    bool number_integer(Json::number_integer_t) { return value(); }
    bool number_unsigned(Json::number_unsigned_t) { return value(); }
    bool number_float(Json::number_float_t, const std::string &) { return value(); }
    bool string(std::string &) { return value(); }
    bool binary(Json::binary_t &) { return false; }
    bool start_object(std::size_t) { return open(false); }
    bool start_array(std::size_t) { return open(true); }
    bool end_object() { return close(); }
    bool end_array() { return close(); }
    bool key(std::string &key)
    {
        m_track.key(key);
        return true;
    }
    bool parse_error(std::size_t, const std::string &, const nlohmann::detail::exception &) { return false; }

    std::size_t line() const { return m_line; }

private:
    bool isHere()
    {
        const auto &levels = m_track.levels();
        if (levels.size() != m_steps.size())
            return false;
        for (std::size_t i = levels.size(); i-- > 0;) { // the innermost differ most often
            if (!m_steps[i].leadsInto(levels[i]))
                return false;
        }
        m_line = m_reading.line();
        return true;
    }

    bool value()
    {
        if (isHere())
            return false;
        m_track.next();
        return true;
    }

    bool open(bool isArray)
    {
        if (isHere())
            return false;
        m_track.open(isArray);
        return m_track.depth() <= kMaxJsonDepth;
    }

    bool close()
    {
        m_track.close();
        m_track.next();
        return true;
    }

    const Reading &m_reading;
    std::vector<PointerStep> m_steps;
    PointerTrack m_track;
    std::size_t m_line = 0;
};

} // namespace

std::size_t lineOfPointer(std::string_view text, std::string_view pointer)
{
    if (text.size() > kMaxFileBytes || (!pointer.empty() && pointer.front() != '/'))
        return 0;
    Reading reading(text);
    LineFinder finder(reading, pointer);
    Json::sax_parse(beginOf(reading), endOf(reading), &finder);
    return finder.line();
}

Error withLineOf(std::string_view text, Error error)
{
    error.where.line = lineOfPointer(text, error.where.pointer);
    return error;
}

} // namespace merlon
