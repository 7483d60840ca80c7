#pragma once

#include <array>
#include <cstdint>
#include <string_view>

/// The 18 artefacts: six crowns, six sceptres, six orbs, of which each seat has one of each kind (section 2.6 of the rules).
namespace merlon::fiefs {

enum class ArtefactKind : std::uint8_t { Crown, Sceptre, Orb };
inline constexpr std::size_t kArtefactKinds = 3;
inline constexpr std::array<std::string_view, kArtefactKinds> kArtefactKindKeys {"crown", "sceptre", "orb"};

/// Six of a kind one after the other.
enum class Artefact : std::uint8_t {
    Corruption,
    Prosperity,
    Order,
    Insight,
    Vitality,
    Fury,
    Fear,
    Influence,
    Rage,
    Vigour,
    Defiance,
    Loyalty,
    Brutality,
    Greed,
    Preparation,
    Cleansing,
    Devotion,
    Resurgence,
};
inline constexpr std::size_t kArtefacts = 18;
inline constexpr std::size_t kArtefactsOfKind = 6;

/// When it works.
enum class Occasion : std::uint8_t { OwnTurn, Attacker, Defender, Winner, Loser };

struct ArtefactData {
    std::string_view key;
    Occasion occasion;
};

inline constexpr std::array<ArtefactData, kArtefacts> kArtefactData {{
    {"corruption", Occasion::OwnTurn},
    {"prosperity", Occasion::OwnTurn},
    {"order", Occasion::OwnTurn},
    {"insight", Occasion::OwnTurn},
    {"vitality", Occasion::OwnTurn},
    {"fury", Occasion::OwnTurn},
    {"fear", Occasion::Attacker},
    {"influence", Occasion::Attacker},
    {"rage", Occasion::Attacker},
    {"vigour", Occasion::Defender},
    {"defiance", Occasion::Defender},
    {"loyalty", Occasion::Defender},
    {"brutality", Occasion::Winner},
    {"greed", Occasion::Winner},
    {"preparation", Occasion::Winner},
    {"cleansing", Occasion::Loser},
    {"devotion", Occasion::Loser},
    {"resurgence", Occasion::Loser},
}};

constexpr const ArtefactData &dataOf(Artefact artefact)
{
    return kArtefactData[static_cast<std::size_t>(artefact)];
}
constexpr ArtefactKind kindOf(Artefact artefact)
{
    return static_cast<ArtefactKind>(static_cast<std::size_t>(artefact) / kArtefactsOfKind);
}

} // namespace merlon::fiefs
