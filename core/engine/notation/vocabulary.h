#pragma once

#include "core/base/text.h"
#include "core/engine/choice.h"
#include "core/engine/decision.h"
#include "core/engine/event.h"
#include "core/engine/reason.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace merlon {

/// What the values of an argument are, so that windows know what to highlight.
enum class ArgumentKind : std::uint8_t {
    Number, ///< the value itself, from minimum to maximum
    Place,  ///< index of a place of the board, in board order
    Link,   ///< index of a link of the board, in board order
    Piece,  ///< a unit, a hero, a machine such as `ballista-2`
    Card,
    Area, ///< something off the board: a hand, a pile, a track, a pyramid
    SeatKey,
    Die,  ///< what a die shows: value i has so many pips, 0 was not rolled
    Word, ///< any other named value
};

/// The type of an argument, with a stable kebab-case key for every value.
struct ArgumentType {
    std::string key; ///< of the type itself: `wall`, `unit`, `row-card`
    ArgumentKind kind = ArgumentKind::Word;
    std::vector<std::string> values; ///< key of value i at index i; empty for Number
    std::uint16_t minimum = 0;       ///< for Number
    std::uint16_t maximum = 0;       ///< for Number
    bool unique =
        false; ///< of pieces: there is exactly one of each value, so that it need not be said where it stands
    /// Of areas that belong to places of the board: that of each value, in board order; empty for all others.
    std::vector<std::uint16_t> places {};

    /// The place that stands for a value, as that of a building does: no other value belongs to it; -1 if there is none.
    int placeFor(std::uint16_t value) const;
};

/// What a verb, an event or a reason is in a game, so that programs can treat it as it deserves without knowing the game.
enum class TermRole : std::uint8_t {
    None,
    Round,    ///< event: a round begins; its first number says which
    RoundEnd, ///< event: a round is over, with all its fights; stories leave it out
    Part,     ///< event: a part of a round begins after which much lies elsewhere
    Fight,    ///< event: a fight begins
    Pass,     ///< verb: lets a chance go by
    End,      ///< verb: ends a step in which more can be done, or leaves all as it is
    Aside,    ///< verb: offered at many questions, brings none of them further
    Begin,    ///< verb: begins a step in which more can be done; uses up nothing of what it names
    Pay,      ///< verb: only says what pays for the choice before it; event: something is paid
    Death,    ///< event: a piece is out of the game; its first place says where it stood
    Taken,    ///< event: a place has been taken; its first place says which
    Use, ///< event: a card, an action or a power has been used: its first argument of cards, areas or words
    Plain, ///< reason: goes without saying, such as that something is not asked; told to who tries it, not before
};

/// A verb, an event, a reason or a kind of decision: its key and the types of its arguments
/// (indices into Vocabulary::types).
struct Term {
    std::string key;
    std::vector<std::uint8_t> types;
    RuleId rule {}; ///< where the rulebook describes it
    TermRole role = TermRole::None;
    int standsAt =
        -1; ///< of a verb: the argument that says where its piece stands already; -1: it does not say
    bool standsWhereAsked = false; ///< of a verb: its piece stands where the question is asked
    /// Of a verb: the value of its first argument with which it lets a chance go by: `none`.
    std::string passesWith {};
    /// Of an event of use: keys of values that come in every round without such an event.
    std::vector<std::string> untold {};
};

/// All words of an opened board. Notation, JSON, log sentences, highlighting and fuzzing come from it alone.
/// Element 0 of verbs, events, reasons and decisions is reserved (key `none`).
class Vocabulary {
public:
    Vocabulary(std::vector<ArgumentType> types, std::vector<Term> verbs, std::vector<Term> events,
               std::vector<Term> reasons, std::vector<Term> decisions);

    std::span<const ArgumentType> types() const { return m_types; }
    std::span<const Term> verbs() const { return m_verbs; }
    std::span<const Term> events() const { return m_events; }
    std::span<const Term> reasons() const { return m_reasons; }
    std::span<const Term> decisions() const { return m_decisions; }

    /// The verb with this key; none if there is no such verb.
    std::optional<std::uint16_t> verb(std::string_view key) const;
    /// The key of a value of a type, `?` for kHidden, or an empty string for a value that does not exist.
    std::string keyOf(std::uint8_t type, std::uint16_t value) const;
    /// The value with this key; `?` gives kHidden. None if the type has no such value.
    std::optional<std::uint16_t> valueOf(std::uint8_t type, std::string_view key) const;
    /// Whether this is a type of pieces of which there is exactly one each.
    bool isUnique(std::string_view type) const;
    /// Whether it lets a chance go by: of the role Pass, or with the value that says so.
    bool isPass(Choice choice) const;
    /// Whether it ends a step: of the role End, or lets a chance go by.
    bool endsStep(Choice choice) const;
    /// Whether other questions offer it as well, and none of them is brought further by it.
    bool isAside(Choice choice) const { return m_verbs[choice.verb].role == TermRole::Aside; }
    /// Whether the verb exists, each argument exists in its type and unused arguments are 0. kHidden never does.
    bool isWellFormed(Choice choice) const;

    /// A sentence for an event (code `event.<key>`), a reason (`reason.<key>`), a decision (`decision.<key>`)
    /// or a choice (`choice.<key>`). Arguments become numbers or words.
    Text text(const Event &event) const;
    Text text(const Reason &reason) const;
    Text text(const Decision &decision) const;
    Text text(Choice choice) const;

private:
    std::vector<ArgumentType> m_types;
    std::vector<Term> m_verbs;
    std::vector<Term> m_events;
    std::vector<Term> m_reasons;
    std::vector<Term> m_decisions;
    std::unordered_map<std::string, std::uint16_t> m_verbIndex;
    std::vector<std::unordered_map<std::string, std::uint16_t>> m_valueIndex; ///< for each type
};

} // namespace merlon
