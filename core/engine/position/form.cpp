#include "core/engine/position/form.h"

#include "core/engine/position/full_form.h"

#include "core/engine/game.h"
#include "core/engine/notation/suggestions.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace merlon::position {

namespace {

std::vector<std::string> keysOf(Names names)
{
    std::vector<std::string> keys(names.begin(), names.end());
    std::erase(keys, kUnknown);
    return keys;
}

/// The text of a string that hides nothing.
std::optional<std::string> textIn(Complaint &complaint, const Json &json, const std::string &pointer)
{
    if (!json.is_string()) {
        complaint.add(pointer, {"error.position-text", {}});
        return {};
    }
    std::string text = json.get<std::string>();
    if (text == kUnknown) {
        complaint.add(pointer, {"error.position-hidden", {}}, {"error.position-hidden-right", {}});
        return {};
    }
    return text;
}

} // namespace

std::uint8_t typeOf(const Vocabulary &vocabulary, ArgumentKind kind)
{
    const auto types = vocabulary.types();
    const auto found = std::ranges::find(types, kind, &ArgumentType::kind);
    assert(found != types.end());
    return static_cast<std::uint8_t>(found - types.begin());
}

void Complaint::add(std::string pointer, Text what, Text right)
{
    if (!m_error)
        m_error = Error {std::move(what), {"position", 0, std::move(pointer)}, std::move(right)};
}

Text nearest(std::string_view word, std::vector<std::string> keys)
{
    return {"error.position-nearest", {listed(nearestTo(word, std::move(keys)))}};
}

int numberIn(Complaint &complaint, const Json &json, const std::string &pointer, int least, int most)
{
    if (!json.is_number_integer()) {
        complaint.add(pointer, {"error.position-number", {}});
        return least;
    }
    const bool fits = json.is_number_unsigned()
        ? std::cmp_greater_equal(json.get<std::uint64_t>(), least)
            && std::cmp_less_equal(json.get<std::uint64_t>(), most)
        : json.get<std::int64_t>() >= least && json.get<std::int64_t>() <= most;
    if (fits)
        return json.get<int>();
    complaint.add(pointer, {"error.position-range", {}},
                  {"error.position-range-right", {std::int64_t {least}, std::int64_t {most}}});
    return least;
}

std::size_t nameIn(Complaint &complaint, const Json &json, const std::string &pointer, Names names)
{
    const std::optional<std::string> text = textIn(complaint, json, pointer);
    if (!text)
        return 0;
    const auto found = std::find(names.begin(), names.end(), *text);
    if (found != names.end())
        return static_cast<std::size_t>(found - names.begin());
    complaint.add(pointer, {"error.position-unknown-word", {quotable(*text)}}, nearest(*text, keysOf(names)));
    return 0;
}

std::optional<std::uint16_t> valueIn(Complaint &complaint, const Vocabulary &vocabulary, std::uint8_t type,
                                     std::string_view key, const std::string &pointer)
{
    if (key == kUnknown) {
        complaint.add(pointer, {"error.position-hidden", {}}, {"error.position-hidden-right", {}});
        return {};
    }
    const std::optional<std::uint16_t> value = vocabulary.valueOf(type, key);
    if (!value)
        complaint.add(pointer, {"error.position-unknown-word", {quotable(key)}},
                      nearest(key, vocabulary.types()[type].values));
    return value;
}

std::size_t momentIn(ReadingForm &form, Names moments, std::size_t standard)
{
    const Json *agenda = form.find("agenda");
    const Json *at = form.find("at");
    const char *wrong = agenda != nullptr && !agenda->empty() ? "agenda"
        : at != nullptr && *at == kUnknown                    ? "at"
                                                              : nullptr;
    if (wrong != nullptr) {
        std::string all;
        for (const std::string_view moment : moments)
            all += (all.empty() ? "" : ", ") + std::string(moment);
        form.complain(wrong, {kBetweenMoments, {}}, {"error.position-moments", {all}});
        return standard;
    }
    return at == nullptr ? standard : nameIn(form.complaint(), *at, form.pointer("at"), moments);
}

namespace {

thread_local int fullForms = 0;

} // namespace

FullForm::FullForm()
{
    ++fullForms;
}

FullForm::~FullForm()
{
    --fullForms;
}

bool FullForm::isOn()
{
    return fullForms > 0;
}

Json differing(Json members, const Json &standard)
{
    if (FullForm::isOn())
        return members;
    Json result = Json::object();
    for (const auto &[key, value] : members.items()) {
        const auto same = standard.find(key);
        if (same == standard.end() || *same != value)
            result[key] = value;
    }
    return result;
}

void WritingForm::bits(std::string_view key, Names names, std::uint32_t bits)
{
    Json list = Json::array();
    for (std::size_t bit = 0; bit < names.size(); ++bit) {
        if ((bits >> bit & 1u) != 0)
            list.push_back(names[bit]);
    }
    set(key, std::move(list));
}

void WritingForm::counts(std::string_view key, Names names, std::span<const std::uint8_t> counts,
                         Most /*most*/)
{
    Json object = Json::object();
    for (std::size_t index = 0; index < names.size(); ++index) {
        if (counts[index] > 0)
            object[std::string(names[index])] = counts[index];
    }
    set(key, std::move(object));
}

void WritingForm::words(std::string_view key, Names names, std::string_view /*member*/, Names words,
                        std::span<const std::uint8_t> indices)
{
    Json object = Json::object();
    for (std::size_t index = 0; index < names.size(); ++index) {
        if (indices[index] > 0)
            object[std::string(names[index])] = words[indices[index]];
    }
    set(key, std::move(object));
}

void WritingForm::writeToken(std::string_view key, std::string_view token, std::uint8_t flags,
                             std::span<const FlagName> flagNames)
{
    Json object {{"token", token}};
    for (const FlagName &name : flagNames) {
        if ((flags & name.flag) != 0)
            object[std::string(name.key)] = true;
    }
    if (object.size() > 1)
        set(key, std::move(object));
    else
        set(key, token);
}

ReadingForm::ReadingForm(Complaint &complaint, const Vocabulary &vocabulary, const Json *json,
                         std::string pointer)
    : m_complaint(complaint)
    , m_vocabulary(vocabulary)
    , m_json(json)
    , m_pointer(std::move(pointer))
{
    if (m_json == nullptr || m_json->is_object())
        return;
    m_complaint.add(m_pointer, {"error.position-object", {}});
    m_json = nullptr;
}

const Json *ReadingForm::find(std::string_view key)
{
    if (std::ranges::find(m_known, key) == m_known.end())
        m_known.emplace_back(key);
    if (m_json == nullptr)
        return nullptr;
    const auto found = m_json->find(std::string(key));
    return found == m_json->end() ? nullptr : &*found;
}

bool ReadingForm::has(std::string_view key) const
{
    return m_json != nullptr && m_json->contains(std::string(key));
}

ReadingForm ReadingForm::object(std::string_view key)
{
    return {m_complaint, m_vocabulary, find(key), pointer(key)};
}

void ReadingForm::complain(std::string_view key, Text what, Text right)
{
    m_complaint.add(pointer(key), std::move(what), std::move(right));
}

void ReadingForm::finish()
{
    if (m_json == nullptr)
        return;
    for (const auto &member : m_json->items()) {
        if (std::find(m_known.begin(), m_known.end(), member.key()) == m_known.end())
            return complain(member.key(), {"error.position-unknown-key", {quotable(member.key())}},
                            nearest(member.key(), m_known));
    }
}

int ReadingForm::readNumber(std::string_view key, int standard, int least, int most)
{
    const Json *json = find(key);
    return json == nullptr ? standard : numberIn(m_complaint, *json, pointer(key), least, most);
}

void ReadingForm::flag(std::string_view key, std::uint8_t &flags, std::uint8_t flag)
{
    const Json *json = find(key);
    if (json == nullptr)
        return;
    if (!json->is_boolean())
        return complain(key, {"error.position-flag", {}});
    flags = static_cast<std::uint8_t>(json->get<bool>() ? flags | flag : flags & ~flag);
}

std::size_t ReadingForm::readWord(std::string_view key, Names names, std::size_t standard)
{
    const Json *json = find(key);
    return json == nullptr ? standard : nameIn(m_complaint, *json, pointer(key), names);
}

std::uint32_t ReadingForm::readBits(std::string_view key, Names names, std::uint32_t standard)
{
    const Json *json = find(key);
    if (json == nullptr)
        return standard;
    if (!json->is_array()) {
        complain(key, {"error.position-array", {}});
        return 0;
    }
    std::uint32_t bits = 0;
    for (std::size_t index = 0; index < json->size() && !m_complaint.any(); ++index) {
        const std::string at = pointerInto(pointer(key), std::to_string(index));
        const std::uint32_t bit = 1u << nameIn(m_complaint, (*json)[index], at, names);
        if ((bits & bit) != 0 && !m_complaint.any())
            m_complaint.add(at, {"error.position-doubled", {quotable((*json)[index].get<std::string>())}});
        bits |= bit;
    }
    return bits;
}

void ReadingForm::counts(std::string_view key, Names names, std::span<std::uint8_t> counts, Most most)
{
    const Json *json = find(key);
    if (json == nullptr)
        return;
    ReadingForm form(m_complaint, m_vocabulary, json, pointer(key));
    for (std::size_t index = 0; index < names.size(); ++index) {
        counts[index] = 0;
        form.number(names[index], counts[index], most[index]);
    }
    form.finish();
}

void ReadingForm::words(std::string_view key, Names names, std::string_view /*member*/, Names words,
                        std::span<std::uint8_t> indices)
{
    const Json *json = find(key);
    if (json == nullptr)
        return;
    ReadingForm form(m_complaint, m_vocabulary, json, pointer(key));
    for (std::size_t index = 0; index < names.size(); ++index) {
        indices[index] = 0;
        form.word(names[index], words, indices[index]);
    }
    form.finish();
}

std::optional<std::uint16_t> ReadingForm::readPlace(const Json &json, const std::string &pointer)
{
    const std::optional<std::string> text = textIn(m_complaint, json, pointer);
    if (!text)
        return {};
    return valueIn(m_complaint, m_vocabulary, typeOf(m_vocabulary, ArgumentKind::Place), *text, pointer);
}

std::size_t ReadingForm::readToken(std::string_view key, Names names, std::size_t standard,
                                   std::uint8_t &flags, std::span<const FlagName> flagNames)
{
    const Json *json = find(key);
    if (json == nullptr)
        return standard;
    for (const FlagName &name : flagNames)
        flags = static_cast<std::uint8_t>(flags & ~name.flag);
    if (!json->is_object())
        return nameIn(m_complaint, *json, pointer(key), names);
    ReadingForm form(m_complaint, m_vocabulary, json, pointer(key));
    std::size_t token = 0;
    form.word("token", names, token);
    for (const FlagName &name : flagNames)
        form.flag(name.key, flags, name.flag);
    form.finish();
    if (token == 0)
        complain(key, {"error.position-token", {}});
    return token;
}

} // namespace merlon::position
