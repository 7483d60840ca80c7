#pragma once

#include "core/base/error.h"
#include "core/base/json.h"
#include "core/engine/notation/vocabulary.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// One description of a part of a position serves for writing and for reading it: a function that goes over the
/// fields with a WritingForm or a ReadingForm. So nothing that is written is not read.
namespace merlon::position {

/// The keys of values, in the order of their enumeration; `?` is what a view does not know.
using Names = std::span<const std::string_view>;

inline constexpr std::string_view kUnknown = "?";

/// The first type of a vocabulary whose values are of a kind; there is one.
std::uint8_t typeOf(const Vocabulary &vocabulary, ArgumentKind kind);

/// The number of no place, as a position's data have it.
template <class Index>
inline constexpr Index kNoPlace = std::numeric_limits<Index>::max();

/// The first thing that is wrong with a position.
class Complaint {
public:
    void add(std::string pointer, Text what, Text right = {});
    bool any() const { return m_error.has_value(); }
    /// Only after any().
    Error take() { return std::move(*m_error); }

private:
    std::optional<Error> m_error;
};

/// A flag inside a bit set, with the key by which it is written.
struct FlagName {
    std::string_view key;
    std::uint8_t flag;
};

/// How many there can be at most of each of some words: one number for all of them, or one for each.
class Most {
public:
    constexpr Most(int all)
        : m_all(all)
    {
    }
    template <std::size_t count>
    constexpr Most(const std::array<std::uint8_t, count> &each)
        : m_each(each)
    {
    }
    constexpr int operator[](std::size_t index) const { return m_each.empty() ? m_all : m_each[index]; }

private:
    int m_all = 0;
    std::span<const std::uint8_t> m_each;
};

/// Writes every field of a part of a position.
class WritingForm {
public:
    explicit WritingForm(const Vocabulary &vocabulary)
        : m_vocabulary(vocabulary)
    {
    }

    void number(std::string_view key, int value, int /*most*/, int /*least*/ = 0) { set(key, value); }
    void flag(std::string_view key, std::uint8_t flags, std::uint8_t flag) { set(key, (flags & flag) != 0); }
    template <class Value>
    void word(std::string_view key, Names names, Value value)
    {
        set(key, names[static_cast<std::size_t>(value)]);
    }
    void bits(std::string_view key, Names names, std::uint32_t bits);
    void counts(std::string_view key, Names names, std::span<const std::uint8_t> counts, Most most);
    /// For each name one of `words` by its index, of which the first means nothing; `member`: what the words are.
    void words(std::string_view key, Names names, std::string_view member, Names words,
               std::span<const std::uint8_t> indices);
    /// Left out if it is kNoPlace.
    template <class Index>
    void place(std::string_view key, Index place)
    {
        if (place != kNoPlace<Index>)
            set(key, m_vocabulary.keyOf(typeOf(m_vocabulary, ArgumentKind::Place), place));
    }
    /// A token and what is known about it: the token's name alone if none of the flags is set.
    template <class Token>
    void token(std::string_view key, Names names, Token token, std::uint8_t flags,
               std::span<const FlagName> flagNames)
    {
        writeToken(key, names[static_cast<std::size_t>(token)], flags, flagNames);
    }

    Json take() { return std::move(m_json); }

private:
    template <class Value>
    void set(std::string_view key, Value value)
    {
        m_json[std::string(key)] = value;
    }
    void writeToken(std::string_view key, std::string_view token, std::uint8_t flags,
                    std::span<const FlagName> flagNames);

    const Vocabulary &m_vocabulary;
    Json m_json = Json::object();
};

/// Reads the fields that a JSON object has; what is absent keeps its value.
class ReadingForm {
public:
    /// `json` that is no object is a complaint; none at all is an empty object.
    ReadingForm(Complaint &complaint, const Vocabulary &vocabulary, const Json *json, std::string pointer);

    template <class Number>
    void number(std::string_view key, Number &value, int most, int least = 0)
    {
        value = static_cast<Number>(readNumber(key, static_cast<int>(value), least, most));
    }
    void flag(std::string_view key, std::uint8_t &flags, std::uint8_t flag);
    template <class Value>
    void word(std::string_view key, Names names, Value &value)
    {
        value = static_cast<Value>(readWord(key, names, static_cast<std::size_t>(value)));
    }
    template <class Bits>
    void bits(std::string_view key, Names names, Bits &bits)
    {
        bits = static_cast<Bits>(readBits(key, names, bits));
    }
    /// Each from 0 to its `most`; what the object does not name is 0.
    void counts(std::string_view key, Names names, std::span<std::uint8_t> counts, Most most);
    /// An index of `words` for each name; 0 for what the object does not name.
    void words(std::string_view key, Names names, std::string_view member, Names words,
               std::span<std::uint8_t> indices);
    template <class Index>
    void place(std::string_view key, Index &place)
    {
        if (const Json *json = find(key))
            place = static_cast<Index>(readPlace(*json, pointer(key)).value_or(kNoPlace<Index>));
    }
    template <class Token>
    void token(std::string_view key, Names names, Token &token, std::uint8_t &flags,
               std::span<const FlagName> flagNames)
    {
        token = static_cast<Token>(readToken(key, names, static_cast<std::size_t>(token), flags, flagNames));
    }

    /// The member with this key, which is known from now on; null if the object has none.
    const Json *find(std::string_view key);
    ReadingForm object(std::string_view key);
    bool has(std::string_view key) const;
    std::string pointer(std::string_view key) const { return pointerInto(m_pointer, key); }
    void complain(std::string_view key, Text what, Text right = {});
    /// Complains about a member that nobody has asked for.
    void finish();

    Complaint &complaint() { return m_complaint; }
    const Vocabulary &vocabulary() const { return m_vocabulary; }

private:
    int readNumber(std::string_view key, int standard, int least, int most);
    std::size_t readWord(std::string_view key, Names names, std::size_t standard);
    std::uint32_t readBits(std::string_view key, Names names, std::uint32_t standard);
    std::optional<std::uint16_t> readPlace(const Json &json, const std::string &pointer);
    std::size_t readToken(std::string_view key, Names names, std::size_t standard, std::uint8_t &flags,
                          std::span<const FlagName> flagNames);

    Complaint &m_complaint;
    const Vocabulary &m_vocabulary;
    const Json *m_json; ///< null if there is none
    std::string m_pointer;
    std::vector<std::string> m_known;
};

/// A number from `least` to `most`; otherwise a complaint and `least`.
int numberIn(Complaint &complaint, const Json &json, const std::string &pointer, int least, int most);
/// The index of a name; otherwise a complaint that suggests the nearest, and 0. Refuses `?`.
std::size_t nameIn(Complaint &complaint, const Json &json, const std::string &pointer, Names names);
/// The value of a type of the vocabulary; otherwise a complaint that suggests the nearest, and none.
std::optional<std::uint16_t> valueIn(Complaint &complaint, const Vocabulary &vocabulary, std::uint8_t type,
                                     std::string_view key, const std::string &pointer);
/// "The nearest are ...": for complaints about unknown keys.
Text nearest(std::string_view word, std::vector<std::string> keys);

/// The moment that a position names under `at`, as a number of its name; `standard` if it names none. Complains about
/// positions between two moments: those of a view, whose moment is `?`, and those that older programs wrote with the
/// steps that lay ahead, under `agenda`.
std::size_t momentIn(ReadingForm &form, Names moments, std::size_t standard);
/// The same where a position that names none stands at `over` if it says with which result, and else at `usual`.
template <class Moment>
Moment momentIn(ReadingForm &form, Names moments, Moment usual, Moment over)
{
    const Moment standard = form.has("result") ? over : usual;
    return static_cast<Moment>(momentIn(form, moments, static_cast<std::size_t>(standard)));
}

/// The members that differ from those of the standard object.
Json differing(Json members, const Json &standard);

} // namespace merlon::position
