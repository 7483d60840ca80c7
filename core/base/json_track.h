#pragma once

#include "core/base/json.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

namespace merlon {

/// An iterator over text that leaves behind how far the parser has read. Of a run of line breaks and tabs it gives only
/// one: where they may stand one does as well, and the parser keeps what it passes over.
class TrackedIterator {
public:
    using difference_type = std::ptrdiff_t;
    using value_type = char;
    using pointer = const char *;
    using reference = const char &;
    using iterator_category = std::input_iterator_tag;

    TrackedIterator(const char *at, const char *end, const char **furthest)
        : m_at(at)
        , m_end(end)
        , m_furthest(furthest)
    {
    }

    const char &operator*() const { return *m_at; }
    TrackedIterator &operator++()
    {
        const bool isPastBreak = isBreak(*m_at);
        ++m_at;
        while (isPastBreak && m_at != m_end && isBreak(*m_at))
            ++m_at;
        *m_furthest = m_at;
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
    static bool isBreak(char c) { return c == '\n' || c == '\r' || c == '\t'; }

    const char *m_at;
    const char *m_end;
    const char **m_furthest;
};

/// The text being parsed and how far the parser is.
struct Reading {
    std::string_view text;
    const char *furthest;

    explicit Reading(std::string_view whole)
        : text(whole)
        , furthest(whole.data())
    {
    }

    TrackedIterator begin() { return {text.data(), text.data() + text.size(), &furthest}; }
    TrackedIterator end() { return {text.data() + text.size(), text.data() + text.size(), &furthest}; }

    /// The line of the token just read. Of what the parser has taken the last character does not count:
    /// it belongs to the token, or is the character after a number. (No token contains a line break.)
    std::size_t line() const
    {
        const char *last = furthest == text.data() ? furthest : furthest - 1;
        return 1 + static_cast<std::size_t>(std::count(text.data(), last, '\n'));
    }
};

/// Where in the document a parser is.
class PointerTrack {
public:
    void open(bool isArray) { m_levels.push_back({isArray, 0, {}}); }
    void close() { m_levels.pop_back(); }
    void key(const std::string &key) { m_levels.back().key = key; }
    std::size_t depth() const { return m_levels.size(); }

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
    struct Level {
        bool isArray;
        std::size_t number;
        std::string key;
    };

    std::vector<Level> m_levels;
};

} // namespace merlon
