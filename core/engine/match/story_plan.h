#pragma once

#include "core/engine/decision.h"
#include "core/engine/event.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace merlon {

/// A section of a game's story that no event begins: what happens under some rules stands under one heading.
struct StorySection {
    enum class When : std::uint8_t {
        Beginning,   ///< only for what is told first
        OutOfFights, ///< since the beginning of the round, or the end of the last one
        InFights,    ///< since a fight has begun
        Always,
    };

    const char *heading; ///< the code of its wording
    RuleId first;        ///< of the rules
    RuleId last;
    When when = When::Always;
    const char *orStayIn = nullptr; ///< the heading of a section that goes on under these rules
    int team = -1;                  ///< whose pieces act under them by themselves; -1: of who has chosen
};

/// To whom a fight for a place has gone.
enum class Victor : std::uint8_t { Nobody, Attacker, Defender };

/// What is settled in a fight.
struct FightVerdict {
    const char *wording = nullptr; ///< its code, `verdict.holds`; null: nothing is settled
    Victor victor = Victor::Nobody;
};

/// What pieces do by themselves: an army that no player leads.
struct ActingAlone {
    std::span<const std::string_view> events {};
    int team = -1; ///< whose deeds they are if somebody sits in for it
};

/// Events of one kind that are told together as long as nothing else happens, in a line for each place, squad or seat that
/// they are about: shots at a place, what it has lost. Texts: `shared.<event>` tells several, with what the first one names,
/// then the list of them and their sum. `shared-item.<event>` is an entry of that list, with how many there are of it behind
/// what it names; without it an entry is the bare name of an argument. `shared-more.<event>` goes before `shared.<event>`
/// where the line has said already what it is about.
struct SharedLine {
    static constexpr std::int8_t kEach = -1;  ///< equal events are an entry, and counted
    static constexpr std::int8_t kApart = -2; ///< each is an entry of its own: dice

    std::string_view event {};
    /// Which lines it may begin. Empty: it goes on with whatever line is about the same, or else with the last one.
    std::string_view line {};
    std::int8_t subject = -1;   ///< the argument that says what the line is about; -1: one line for all
    std::int8_t number = kEach; ///< the argument that is added up in an entry; or one of the above
    std::uint8_t item = 0;      ///< the argument that names an entry without words of its own
};

/// How a game is told: its sections besides those that an event begins (wording `heading.<event>`), and how it is
/// followed act by act (seen_acts.h).
struct StoryPlan {
    std::span<const StorySection> sections {}; ///< the first one that fits counts
    bool dropsEmptySections = false;           ///< a heading under which nothing happens is not told
    std::span<const std::string_view>
        passing {}; ///< events that only prepare others, and are shown together with them
    /// Events of choices that are made one by one and shown as one: shots that are aimed, losses that are picked. They go
    /// on with others of this kind, and with what has happened at their place. None: fights run by themselves.
    std::span<const std::string_view> gathered {};
    ActingAlone alone {};                       ///< told as what another player does, whoever chose before
    std::span<const SharedLine> sharedLines {}; ///< the other events have sentences of their own
    /// What an event settles in a fight. Null: fights have no verdicts.
    FightVerdict (*verdictOf)(const Event &event) = nullptr;

    /// Whether fights are led choice by choice: there are acts of them in which nobody measures strength, what is settled is
    /// seen as it stood then, and a fight ends with its round.
    bool areFightsLed() const { return !gathered.empty(); }
};

} // namespace merlon
