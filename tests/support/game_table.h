#pragma once

#include "core/engine/game.h"
#include "core/engine/notation/notation.h"

#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace merlon::testing {

/// Tests have nothing to go on with: says what is wrong and stops.
[[noreturn]] void fail(const std::string &what);

/// Any game on a table for tests: choices are made in notation, and what happened is read from the events.
class GameTable {
public:
    /// Makes a choice in notation for whoever decides, chance included. Fails the test if it is not legal.
    void play(std::string_view notation);
    void play(std::initializer_list<std::string_view> lines);
    bool isLegal(std::string_view notation) const;
    /// The rule that forbids a choice, "10.5"; empty if it is legal.
    std::string whyNotRule(std::string_view notation) const;
    /// The sentence that says why a choice is not legal, in English; empty if it is legal.
    std::string sentenceAgainst(std::string_view notation) const;
    /// All legal choices in notation, or those of one verb.
    std::vector<std::string> choices() const;
    std::vector<std::string> choices(std::string_view verb) const;

    /// The key of the present decision, such as `defender-phase`; empty when the game is over.
    std::string decision() const;
    Seat seat() const { return m_state->decision().seat; }
    bool isOver() const { return m_state->decision().seat == kNobody; }

    /// Events since the beginning or the last `forget`, as "kind arg arg ..." in the keys of the vocabulary.
    std::vector<std::string> events() const;
    bool happened(std::string_view event) const; ///< an event of exactly this text, or of this kind
    int count(std::string_view kind) const;      ///< events of a kind
    void forget() { m_events.clear(); }

protected:
    GameTable() = default;

    /// The key of the reason why a choice is not legal; empty if it is legal.
    std::string reasonAgainst(std::string_view notation) const;
    /// Plays the last choice that is offered (passing words come last) until the decision is of that kind, or the
    /// game is over.
    void playLastTo(std::uint16_t kind);

    std::unique_ptr<State> m_state;
    std::vector<Event> m_events;

private:
    const Vocabulary &vocabulary() const { return m_state->setup().vocabulary(); }
    Choice parse(std::string_view notation) const;
};

} // namespace merlon::testing
