#pragma once

#include "core/engine/event.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace merlon {

/// Events that are told together, in one sentence or one after another.
enum class Family : std::uint8_t {
    Plain,  ///< a sentence of its own, as the core words it
    Silent, ///< left out of a brief chronicle: another event says it better
    RowDrawn,
    SecretsDrawn,
    UnitsDrawn,
    MaraudersGather,
    Passed,
    Paid,
    Exchanged,
    Placed,
    ObjectivesShown,
    Rituals,
    Marched,
    MarchedThrough,
    Deployed,
    Orders,
    Hourglasses,
    Moves,
    Killed,
    CannonAims,
    HitCards,
    Shots,
    Volleys,
    Fights,
    Hospital,
    // Siege I alone
    KeptCards,
    SeatDraws,
    Actions,
    Crews,
    FireCards,
    Glory,
};

struct FamilyRow {
    std::string_view key;
    Family family;
};

/// The family that a table gives to events with a key; Plain for those that it does not name.
Family familyIn(std::span<const FamilyRow> rows, std::string_view key);

/// The family of an event of Siege II by its key and rule.
Family familyOf(std::string_view key, RuleId rule);

/// What a sentence of the family is about: events with the same subject share a sentence. 0 where all do.
std::uint32_t subjectOf(Family family, std::string_view key, const Event &event);

/// Events of one family, in sentences by subject.
struct Group {
    struct Sentence {
        std::uint32_t subject = 0;
        std::vector<Event> events;
    };

    Family family = Family::Plain;
    std::vector<Sentence> sentences;

    void add(std::uint32_t subject, const Event &event);
};

} // namespace merlon
