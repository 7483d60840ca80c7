#pragma once

#include "core/board/attributes/schema.h"
#include "core/board/board.h"
#include "core/engine/notation/vocabulary.h"

#include <array>
#include <cstddef>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// What the tables of words of a game are made of: its verbs, events and reasons, and the keys of its arguments.
namespace merlon {

/// A verb, an event or a reason: its key, the types of its arguments and its rule.
template <class Type>
struct TermRow {
    constexpr TermRow(const char *termKey, std::initializer_list<Type> termTypes, RuleId termRule = {},
                      TermRole termRole = TermRole::None)
        : key(termKey)
        , rule(termRule)
        , role(termRole)
    {
        for (const Type type : termTypes)
            types[count++] = type;
    }
    /// A verb of a piece that stands where this argument says.
    constexpr TermRow standingAt(int argument) const
    {
        TermRow row = *this;
        row.standsAt = argument;
        return row;
    }
    /// A verb of a piece that stands where the question is asked: at the place that it is about.
    constexpr TermRow standingWhereAsked() const
    {
        TermRow row = *this;
        row.standsWhereAsked = true;
        return row;
    }
    /// A verb that lets a chance go by when its first argument is this value.
    constexpr TermRow passingWith(const char *value) const
    {
        TermRow row = *this;
        row.passesWith = value;
        return row;
    }
    /// An event of something used, with the values that come in every round without it, or never with it.
    constexpr TermRow without(std::initializer_list<const char *> values) const
    {
        TermRow row = *this;
        for (const char *value : values)
            row.untold[row.untoldCount++] = value;
        return row;
    }
    const char *key;
    std::array<Type, 4> types {};
    std::size_t count = 0;
    RuleId rule;
    TermRole role;
    int standsAt = -1;
    bool standsWhereAsked = false;
    const char *passesWith = "";
    std::array<const char *, 12> untold {};
    std::size_t untoldCount = 0;
};

/// The terms of a table, after the reserved first one.
template <class Type>
std::vector<Term> termsOf(std::span<const TermRow<Type>> rows)
{
    std::vector<Term> result {{"none", {}}};
    for (const TermRow<Type> &row : rows) {
        Term term {row.key, {}, row.rule, row.role, row.standsAt, row.standsWhereAsked, row.passesWith};
        term.untold.assign(row.untold.begin(),
                           row.untold.begin() + static_cast<std::ptrdiff_t>(row.untoldCount));
        for (std::size_t i = 0; i < row.count; ++i)
            term.types.push_back(static_cast<std::uint8_t>(row.types[i]));
        result.push_back(std::move(term));
    }
    return result;
}

template <class Keys>
std::vector<std::string> strings(const Keys &keys)
{
    return {keys.begin(), keys.end()};
}

/// The keys of a table of data.
template <class Rows>
std::vector<std::string> keysOfRows(const Rows &rows)
{
    std::vector<std::string> keys;
    for (const auto &row : rows)
        keys.emplace_back(row.key);
    return keys;
}

/// The keys of the first `count` values of an enumeration, by `dataOf`.
template <class Value>
std::vector<std::string> keysOfData(int count)
{
    std::vector<std::string> keys;
    for (int value = 0; value < count; ++value)
        keys.emplace_back(dataOf(static_cast<Value>(value)).key);
    return keys;
}

/// `ballista-1`, `ballista-2` and so on for each type.
std::vector<std::string> numberedKeys(std::span<const std::string_view> types, std::span<const int> counts);
std::vector<std::string> placeKeys(const Board &board);
/// As keyOf: `a>b` for links with a direction, `a~b` for all others.
std::vector<std::string> linkKeys(const Board &board, const BoardSchema &schema);

} // namespace merlon
