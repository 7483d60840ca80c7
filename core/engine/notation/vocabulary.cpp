#include "core/engine/notation/vocabulary.h"

#include <algorithm>
#include <cassert>
#include <charconv>

namespace merlon {

namespace {

/// Decimal digits, no sign, no leading zero: what keyOf writes and nothing else.
std::optional<std::uint16_t> readNumber(std::string_view digits)
{
    if (digits.empty() || (digits.size() > 1 && digits.front() == '0'))
        return std::nullopt;
    std::uint16_t number = 0;
    const char *const end = digits.data() + digits.size();
    const auto [stop, problem] = std::from_chars(digits.data(), end, number);
    if (problem != std::errc {} || stop != end)
        return std::nullopt;
    return number;
}

/// Only asserts ask.
[[maybe_unused]] bool isReadable(std::span<const Term> terms, std::size_t types, std::size_t most)
{
    if (terms.empty() || terms.front().key != "none" || !terms.front().types.empty())
        return false;
    for (const Term &term : terms) {
        if (term.key.empty() || term.types.size() > most)
            return false;
        for (const std::uint8_t type : term.types) {
            if (type >= types)
                return false;
        }
    }
    return true;
}

bool hasValue(const ArgumentType &type, std::uint16_t value)
{
    if (value == kHidden)
        return false;
    if (type.kind == ArgumentKind::Number)
        return value >= type.minimum && value <= type.maximum;
    return value < type.values.size();
}

template <std::size_t N>
Text textOf(const Vocabulary &vocabulary, const char *family, const Term &term,
            const std::array<std::uint16_t, N> &values)
{
    Text text {family + term.key, {}};
    for (std::size_t i = 0; i < term.types.size(); ++i) {
        const std::uint8_t type = term.types[i];
        if (vocabulary.types()[type].kind == ArgumentKind::Number && values[i] != kHidden)
            text.args.emplace_back(std::int64_t {values[i]});
        else
            text.args.emplace_back(Word {vocabulary.keyOf(type, values[i]), vocabulary.types()[type].key});
    }
    return text;
}

const Term &termAt(std::span<const Term> terms, std::uint16_t index)
{
    return terms[index < terms.size() ? index : 0];
}

} // namespace

int ArgumentType::placeFor(std::uint16_t value) const
{
    return value < places.size() && std::ranges::count(places, places[value]) == 1 ? places[value] : -1;
}

Vocabulary::Vocabulary(std::vector<ArgumentType> types, std::vector<Term> verbs, std::vector<Term> events,
                       std::vector<Term> reasons, std::vector<Term> decisions)
    : m_types(std::move(types))
    , m_verbs(std::move(verbs))
    , m_events(std::move(events))
    , m_reasons(std::move(reasons))
    , m_decisions(std::move(decisions))
{
    assert(isReadable(m_verbs, m_types.size(), 3));
    assert(isReadable(m_events, m_types.size(), 4));
    assert(isReadable(m_reasons, m_types.size(), 3));
    assert(isReadable(m_decisions, m_types.size(), 3));

    for (std::size_t i = 1; i < m_verbs.size(); ++i) {
        [[maybe_unused]] const bool fresh = m_verbIndex.emplace(m_verbs[i].key, std::uint16_t(i)).second;
        assert(fresh);
    }
    m_valueIndex.resize(m_types.size());
    for (std::size_t type = 0; type < m_types.size(); ++type) {
        const std::vector<std::string> &keys = m_types[type].values;
        assert(keys.size() < kHidden);
        for (std::size_t i = 0; i < keys.size(); ++i) {
            assert(keys[i] != "?" && !keys[i].empty() && keys[i].find(' ') == std::string::npos);
            [[maybe_unused]] const bool fresh = m_valueIndex[type].emplace(keys[i], std::uint16_t(i)).second;
            assert(fresh);
        }
    }
}

std::optional<std::uint16_t> Vocabulary::verb(std::string_view key) const
{
    const auto found = m_verbIndex.find(std::string(key));
    return found == m_verbIndex.end() ? std::nullopt : std::optional(found->second);
}

std::string Vocabulary::keyOf(std::uint8_t type, std::uint16_t value) const
{
    if (value == kHidden)
        return "?";
    if (type >= m_types.size())
        return {};
    if (!hasValue(m_types[type], value))
        return {};
    return m_types[type].kind == ArgumentKind::Number ? std::to_string(value) : m_types[type].values[value];
}

std::optional<std::uint16_t> Vocabulary::valueOf(std::uint8_t type, std::string_view key) const
{
    if (type >= m_types.size())
        return std::nullopt;
    if (key == "?")
        return kHidden;
    const ArgumentType &kind = m_types[type];
    if (kind.kind == ArgumentKind::Number) {
        const std::optional<std::uint16_t> number = readNumber(key);
        return number && hasValue(kind, *number) ? number : std::nullopt;
    }
    const auto found = m_valueIndex[type].find(std::string(key));
    return found == m_valueIndex[type].end() ? std::nullopt : std::optional(found->second);
}

bool Vocabulary::isUnique(std::string_view type) const
{
    return std::ranges::any_of(m_types,
                               [&](const ArgumentType &one) { return one.unique && one.key == type; });
}

bool Vocabulary::isWellFormed(Choice choice) const
{
    if (choice.verb == 0 || choice.verb >= m_verbs.size())
        return false;
    const std::vector<std::uint8_t> &types = m_verbs[choice.verb].types;
    for (std::size_t i = 0; i < choice.args.size(); ++i) {
        const bool fits =
            i < types.size() ? hasValue(m_types[types[i]], choice.args[i]) : choice.args[i] == 0;
        if (!fits)
            return false;
    }
    return true;
}

bool Vocabulary::isPass(Choice choice) const
{
    const Term &verb = m_verbs[choice.verb];
    return verb.role == TermRole::Pass
        || (!verb.passesWith.empty() && keyOf(verb.types[0], choice.args[0]) == verb.passesWith);
}

bool Vocabulary::endsStep(Choice choice) const
{
    return m_verbs[choice.verb].role == TermRole::End || isPass(choice);
}

Text Vocabulary::text(const Event &event) const
{
    return textOf(*this, "event.", termAt(m_events, event.kind), event.args);
}

Text Vocabulary::text(const Reason &reason) const
{
    return textOf(*this, "reason.", termAt(m_reasons, reason.kind()), reason.args());
}

Text Vocabulary::text(const Decision &decision) const
{
    return textOf(*this, "decision.", termAt(m_decisions, decision.kind), decision.about);
}

Text Vocabulary::text(Choice choice) const
{
    return textOf(*this, "choice.", termAt(m_verbs, choice.verb), choice.args);
}

} // namespace merlon
