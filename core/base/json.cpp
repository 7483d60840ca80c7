#include "core/base/json.h"

#include "core/base/json_track.h"
#include "core/base/limits.h"
#include "core/base/text_file.h"
#include "core/base/utf8.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <set>
#include <vector>

namespace merlon {

namespace {

using Members = Json::object_t::Container;

Members &membersOf(Json &object)
{
    return static_cast<Members &>(object.get_ref<Json::object_t &>());
}

/// Room for one more. The vector would copy its members with all that they hold: their keys are const, so that they
/// cannot be moved as a whole.
void makeRoom(Members &members)
{
    constexpr std::size_t kAtFirst = 4;
    if (members.size() < members.capacity())
        return;
    Members larger;
    larger.reserve(std::max(kAtFirst, 2 * members.size()));
    for (auto &[key, value] : members)
        larger.emplace_back(key, std::move(value));
    members.swap(larger);
}

/// Builds a Json from the events of the parser, within the limits. Members are appended without looking for
/// their keys in the ordered object, which would take quadratic time.
class JsonBuilder {
public:
    JsonBuilder(const Reading &reading, const std::string &source)
        : m_reading(reading)
        , m_source(source)
    {
    }

    bool null() { return add(Json()); }
    bool boolean(bool value) { return add(Json(value)); }
    bool number_integer(Json::number_integer_t value) { return add(Json(value)); }
    bool number_unsigned(Json::number_unsigned_t value) { return add(Json(value)); }
    bool number_float(Json::number_float_t value, const std::string &) { return add(Json(value)); }
    bool string(std::string &value) { return add(Json(std::move(value))); }
    bool binary(Json::binary_t &) { return false; }

    bool start_object(std::size_t) { return open(Json::object(), false); }
    bool start_array(std::size_t) { return open(Json::array(), true); }
    bool end_object() { return close(); }
    bool end_array() { return close(); }

    bool key(std::string &key)
    {
        m_track.key(key);
        if (!isNew(key))
            return refuse({"error.json-doubled-key", {quotable(key)}});
        m_open.back().key = std::move(key);
        return true;
    }

    bool parse_error(std::size_t, const std::string &token, const nlohmann::detail::exception &failure)
    {
        if (m_reading.isTooLong)
            return refuse({"error.json-long", {static_cast<std::int64_t>(kMaxJsonToken >> 20)}});
        if (m_complete)
            return refuse({"error.json-trailing", {}});
        const std::string_view why = failure.what(); // the only place where the parser says so
        if (why.find("unexpected end of input") != why.npos || why.find("missing closing quote") != why.npos)
            return refuse({"error.json-cut-off", {}});
        constexpr std::size_t kShownCharacters = 40;
        return refuse({"error.json-syntax", {shortened(token, kShownCharacters)}});
    }

    Expected<Json> result()
    {
        if (m_error)
            return tl::make_unexpected(*m_error);
        return std::move(m_root);
    }

private:
    struct Open {
        Json *value;
        std::string key;
        std::set<std::string> keys; ///< of an object with many members: no choice of them makes it slow
    };

    /// The end of a long token, cut at a whole UTF-8 character.
    static std::string shortened(const std::string &token, std::size_t length)
    {
        if (token.size() <= length)
            return token;
        std::size_t begin = token.size() - length;
        while (begin < token.size() && (static_cast<unsigned char>(token[begin]) & 0xc0) == 0x80)
            ++begin;
        return "…" + token.substr(begin);
    }

    bool refuse(Text what)
    {
        m_error = Error {std::move(what), {m_source, m_reading.line(), m_track.pointer()}, {}};
        return false;
    }

    /// Whether the object that is being read has no such key. Few keys are compared sooner than sorted.
    bool isNew(const std::string &key)
    {
        constexpr std::size_t kFew = 16;
        Open &open = m_open.back();
        const Members &members = membersOf(*open.value);
        if (members.size() < kFew)
            return std::ranges::find(members, key, &Members::value_type::first) == members.end();
        if (open.keys.empty()) {
            for (const auto &[earlier, value] : members)
                open.keys.insert(earlier);
        }
        return open.keys.insert(key).second;
    }

    Json *place(Json value)
    {
        if (m_open.empty()) {
            m_root = std::move(value);
            return &m_root;
        }
        Json &parent = *m_open.back().value;
        if (parent.is_array()) {
            auto &items = parent.get_ref<Json::array_t &>();
            return &items.emplace_back(std::move(value));
        }
        Members &members = membersOf(parent);
        makeRoom(members);
        return &members.emplace_back(m_open.back().key, std::move(value)).second;
    }

    bool countValue()
    {
        return ++m_values <= kMaxJsonValues
            || refuse({"error.json-values", {static_cast<std::int64_t>(kMaxJsonValues)}});
    }

    bool add(Json value)
    {
        if (!countValue())
            return false;
        place(std::move(value));
        finishValue();
        return true;
    }

    bool open(Json empty, bool isArray)
    {
        if (!countValue())
            return false;
        if (m_track.depth() == kMaxJsonDepth)
            return refuse({"error.json-depth", {std::int64_t {kMaxJsonDepth}}});
        Json *value = place(std::move(empty));
        m_open.push_back({value, {}, {}});
        m_track.open(isArray);
        return true;
    }

    bool close()
    {
        m_open.pop_back();
        m_track.close();
        finishValue();
        return true;
    }

    void finishValue()
    {
        m_track.next();
        m_complete = m_open.empty();
    }

    const Reading &m_reading;
    const std::string &m_source;
    Json m_root;
    std::vector<Open> m_open;
    PointerTrack m_track;
    std::size_t m_values = 0;
    bool m_complete = false;
    std::optional<Error> m_error;
};

} // namespace

std::size_t valuesIn(const Json &json)
{
    std::size_t values = 1;
    if (json.is_structured()) {
        for (const Json &part : json)
            values += valuesIn(part);
    }
    return values;
}

Expected<Json> readJson(std::string_view text, const std::string &source)
{
    if (text.size() > kMaxFileBytes)
        return tl::make_unexpected(tooLarge(source));
    if (const std::size_t zero = text.find('\0'); zero != text.npos) { // the parser would take it for the end
        const auto line =
            1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(zero), '\n');
        return tl::make_unexpected(
            Error {{"error.json-syntax", {"\\0"}}, {source, static_cast<std::size_t>(line), {}}, {}});
    }
    Reading reading(text);
    JsonBuilder builder(reading, source);
    Json::sax_parse(beginOf(reading), endOf(reading), &builder);
    return builder.result();
}

Expected<Json> readJsonFile(const std::filesystem::path &file)
{
    return readTextFile(file).and_then(
        [&file](const std::string &text) { return readJson(text, sourceName(file)); });
}

} // namespace merlon
