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
    ActingAlone alone {}; ///< told as what another player does, whoever chose before
    /// What an event settles in a fight. Null: fights have no verdicts.
    FightVerdict (*verdictOf)(const Event &event) = nullptr;

    /// Whether fights are led choice by choice: there are acts of them in which nobody measures strength, what is settled is
    /// seen as it stood then, and a fight ends with its round.
    bool areFightsLed() const { return !gathered.empty(); }
};

} // namespace merlon
