#pragma once

#include "core/engine/event.h"

#include <QString>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace merlon {

class Speaker;
struct Group;

/// Puts a group into sentences, in the language of now.
using Tell = QString (*)(const Group &group, const Speaker &speaker);

/// Events that follow one another and are told together, in sentences by subject. Each of the sentences can also be told
/// alone.
struct Group {
    /// Events that share a sentence, because they are about the same.
    struct Sentence {
        std::uint32_t subject = 0;
        std::vector<Event> events;
    };

    Tell tell = nullptr; ///< null: each event by its own sentence
    std::vector<Sentence> sentences;

    /// The number of the sentence to which the event now belongs.
    std::size_t add(std::uint32_t subject, const Event &event);
};

/// How an event is told: those that are told alike, one after another, make a group.
struct Telling {
    Tell tell = nullptr;       ///< null: by the sentence of its own
    std::uint32_t subject = 0; ///< of the sentence that it shares with others
};

/// Tells the events of one game better than one by one. This one tells each event by its own sentence; games that have
/// more to say stand in app/games/tellers.cpp. There is one for each story.
class Teller {
public:
    virtual ~Teller() = default;

    /// Takes note of each event of the story, in its order, before it is told.
    virtual void hear(const Event &event);
    /// The heading of the section that the event begins, where it says more than the declared one; else empty.
    virtual QString heading(const Event &event) const;
    /// None for what is left out, because other events say it better.
    virtual std::optional<Telling> tellingOf(const Event &event) const;
};

/// A line of a teller's table.
struct TellingRow {
    std::string_view event; ///< its key
    Tell tell = nullptr;    ///< null: it is left out
    /// The arguments that say what a sentence is about; -1: none.
    std::array<std::int8_t, 2> subject {-1, -1};
};

/// How a table tells an event with this key: by its own sentence if no line names it.
std::optional<Telling> tellingIn(std::span<const TellingRow> rows, std::string_view key, const Event &event);

} // namespace merlon
