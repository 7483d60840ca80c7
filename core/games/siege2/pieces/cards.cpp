#include "core/games/siege2/pieces/cards.h"

namespace merlon::siege2 {

namespace {

using enum Payment;

constexpr std::array<Payment, 3> kAnyUnit {OneGoblin, OneOrc, OneTroll};
constexpr std::array<Payment, 2> kTrollOrOrcs {OneTroll, TwoOrcs};
constexpr std::array<Payment, 2> kOrcOrGoblins {OneOrc, TwoGoblins};
constexpr std::array<Payment, 2> kOrcsOrGoblins {TwoOrcs, ThreeGoblins};
constexpr std::array<Payment, 1> kOrcs {TwoOrcs};
constexpr std::array<Payment, 1> kGoblins {TwoGoblins};
constexpr std::array<Payment, 1> kGoblin {OneGoblin};

constexpr std::array<CardData, kCards> kCardData {{
    {"briefing", 1, 0, 0, {}},
    {"resources", 1, 0, 0, kAnyUnit},
    {"ballista", 2, 6, 0, kTrollOrOrcs},
    {"catapult", 2, 6, 0, kTrollOrOrcs},
    {"mantelet", 2, 4, 0, kOrcOrGoblins},
    {"siege-tower", 2, 8, 0, kTrollOrOrcs},
    {"trebuchet", 2, 8, 0, kTrollOrOrcs},
    {"banner", 3, 1, 0, kOrcOrGoblins},
    {"bridge", 3, 1, 0, kOrcOrGoblins},
    {"ladder", 3, 2, 0, kOrcOrGoblins},
    {"poison", 3, 1, 0, kOrcOrGoblins},
    {"sap", 3, 2, 0, kOrcOrGoblins},
    {"artilleryman", 4, 0, 0, kOrcsOrGoblins},
    {"quartermaster", 4, 0, 0, kOrcs},
    {"saboteur", 4, 0, 0, kOrcsOrGoblins},
    {"trainer", 4, 0, 1, kOrcsOrGoblins},
    {"trench-master", 4, 0, 0, kOrcs},
    {"bloodstones", 5, 0, 0, kGoblins},
    {"demon", 5, 0, 0, kGoblin},
    {"gale", 5, 0, 0, kGoblin},
    {"possession", 5, 0, 0, kGoblin},
    {"specter", 5, 0, 0, kGoblin},
    {"maneuver", 6, 0, 0, {}},
}};

} // namespace

const CardData &dataOf(Card card)
{
    return kCardData[static_cast<std::size_t>(card)];
}

} // namespace merlon::siege2
