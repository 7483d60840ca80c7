#pragma once

#include "core/base/json.h"
#include "core/base/limits.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

namespace merlon {

/// The text being parsed and how far the parser is.
struct Reading {
    std::string_view text;
    const char *furthest;
    bool isTooLong =
        false; ///< a text or number had more than kMaxJsonToken bytes: it is the end for the parser

    explicit Reading(std::string_view whole)
        : text(whole)
        , furthest(whole.data())
    {
    }

    /// The line of the token just read. Of what the parser has taken the last character does not count:
    /// it belongs to the token, or is the character after a number. (No token contains a line break.)
    std::size_t line() const
    {
        const char *last = furthest == text.data() ? furthest : furthest - 1;
        return 1 + static_cast<std::size_t>(std::count(text.data(), last, '\n'));
    }
};

/// An iterator over the text of a Reading, in which it leaves behind how far the parser is. Between the tokens it gives of
/// a run of blanks only the first: one does as well, and the parser keeps what it passes over.
class TrackedIterator {
public:
    using difference_type = std::ptrdiff_t;
    using value_type = char;
    using pointer = const char *;
    using reference = const char &;
    using iterator_category = std::input_iterator_tag;

    TrackedIterator(Reading &reading, const char *at)
        : m_reading(&reading)
        , m_at(at)
        , m_end(reading.text.data() + reading.text.size())
        , m_token(at)
    {
    }

    const char &operator*() const { return *m_at; }
    TrackedIterator &operator++()
    {
        const char passed = *m_at++;
        m_reading->furthest = m_at; // before the blanks that are skipped: a number ends at the first of them
        if (m_isEscaped)
            m_isEscaped = false;
        else if (m_inText && passed == '\\')
            m_isEscaped = true;
        else if (passed == '"')
            beginToken(!m_inText);
        else if (!m_inText && isBetweenTokens(passed)) {
            if (isBlank(passed))
                m_at = std::find_if_not(m_at, m_end, isBlank);
            beginToken(false);
        }
        if (m_at - m_token > static_cast<std::ptrdiff_t>(kMaxJsonToken))
            giveUp();
        return *this;
    }
    TrackedIterator operator++(int)
    {
        TrackedIterator before = *this;
        ++*this;
        return before;
    }
    friend bool operator==(const TrackedIterator &a, const TrackedIterator &b) { return a.m_at == b.m_at; }
    friend bool operator!=(const TrackedIterator &a, const TrackedIterator &b) { return a.m_at != b.m_at; }

private:
    static bool isBlank(char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; }
    static bool isBetweenTokens(char c)
    {
        return isBlank(c) || c == ',' || c == ':' || c == '[' || c == ']' || c == '{' || c == '}';
    }

    void beginToken(bool isText)
    {
        m_inText = isText;
        m_token = m_at;
    }

    void giveUp()
    {
        m_reading->isTooLong = true;
        m_reading->furthest = m_token + 1;
        m_at = m_end;
    }

    Reading *m_reading;
    const char *m_at;
    const char *m_end;
    const char *m_token; ///< where the token began in which the parser is
    bool m_inText = false;
    bool m_isEscaped = false;
};

inline TrackedIterator beginOf(Reading &reading)
{
    return {reading, reading.text.data()};
}

inline TrackedIterator endOf(Reading &reading)
{
    return {reading, reading.text.data() + reading.text.size()};
}

/// Where in the document a parser is.
class PointerTrack {
public:
    struct Level {
        bool isArray;
        std::size_t number;
        std::string key;
    };

    void open(bool isArray) { m_levels.push_back({isArray, 0, {}}); }
    void close() { m_levels.pop_back(); }
    void key(const std::string &key) { m_levels.back().key = key; }
    std::size_t depth() const { return m_levels.size(); }
    const std::vector<Level> &levels() const { return m_levels; }

    /// After a value is complete: the next one in an array has the next number.
    void next()
    {
        if (!m_levels.empty() && m_levels.back().isArray)
            ++m_levels.back().number;
    }

    std::string pointer() const
    {
        std::string pointer;
        for (const Level &level : m_levels)
            pointer = pointerInto(pointer, level.isArray ? std::to_string(level.number) : level.key);
        return pointer;
    }

private:
    std::vector<Level> m_levels;
};

} // namespace merlon
