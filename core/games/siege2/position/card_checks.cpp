#include "core/games/siege2/pieces/row.h"
#include "core/games/siege2/position/sections.h"

#include <algorithm>

/// Action cards, objectives and plans: each once, where the set-up and the rounds can have brought it.
namespace merlon::siege2::position {

namespace {

constexpr int kDrawnCards = 12;

std::string cardKey(std::uint8_t card)
{
    return std::string(cardNames()[card]);
}

/// A space for a card: in the row or in the card supply.
struct Space {
    std::string pointer;
    std::uint8_t card;
};

/// The spaces of the twelve cards (S2-2.3).
std::array<Space, kDrawnCards> drawnSpaces(const SiegeData &data)
{
    std::array<Space, kDrawnCards> spaces;
    for (std::size_t index = 0; index < kSupplyCards; ++index) {
        spaces[index] = {"/row/" + std::to_string(index + 2), data.row[index + 2]};
        spaces[index + kSupplyCards] = {"/card-supply/" + std::to_string(index), data.supplyCards[index]};
    }
    return spaces;
}

/// S2-2.3: before the cards are drawn there are none.
void checkUndrawn(Complaint &complaint, const SiegeData &data)
{
    for (const Space &space : drawnSpaces(data)) {
        if (space.card != kNoCard)
            complaint.add(space.pointer, {"error.position-card-early", {cardKey(space.card)}});
    }
}

/// Three cards of each phase from 2 to 5 (S2-2.3), which may have been exchanged.
void checkPhases(Complaint &complaint, const SiegeData &data)
{
    std::array<int, 7> cards {};
    for (const Space &space : drawnSpaces(data)) {
        if (space.card == kNoCard)
            return complaint.add(space.pointer, {"error.position-card-missing", {}});
        const int phase = dataOf(static_cast<Card>(space.card)).phase;
        if (phase < 2 || phase > 5)
            return complaint.add(space.pointer, {"error.position-card-place", {cardKey(space.card)}});
        ++cards[static_cast<std::size_t>(phase)];
    }
    for (std::size_t phase = 2; phase <= 5; ++phase) {
        if (cards[phase] != 3)
            complaint.add(
                "/row",
                {"error.position-phase", {static_cast<std::int64_t>(phase), std::int64_t {cards[phase]}}},
                {"error.position-phase-right", {}});
    }
    const auto earlier = [](std::uint8_t a, std::uint8_t b) {
        return dataOf(static_cast<Card>(a)).phase < dataOf(static_cast<Card>(b)).phase;
    };
    if (!std::is_sorted(data.row.begin(), data.row.end(), earlier)) // S2-5.5
        complaint.add("/row", {"error.position-row-order", {}});
}

void checkRow(Complaint &complaint, const SiegeData &data)
{
    const bool ends = data.row[0] == static_cast<int>(Card::Briefing)
        && data.row[1] == static_cast<int>(Card::Resources)
        && data.row[kManeuverPosition] == static_cast<int>(Card::Maneuver);
    if (!ends)
        return complaint.add("/row", {"error.position-row-ends", {}});
    std::uint32_t seen = 0;
    for (const Space &space : drawnSpaces(data)) {
        if (space.card == kNoCard)
            continue;
        if ((seen >> space.card & 1u) != 0)
            return complaint.add(space.pointer, {"error.position-card-twice", {cardKey(space.card)}});
        seen |= 1u << space.card;
    }
    if (stageOf(data) == Stage::SettingUp)
        checkUndrawn(complaint, data);
    else
        checkPhases(complaint, data);
}

/// S2-5.3, S2-15.7: cards of phases 2 to 5; spies lie on cards of the row.
void checkMarked(Complaint &complaint, const SiegeData &data)
{
    for (std::uint8_t card = 0; card < kCards; ++card) {
        const int phase = dataOf(static_cast<Card>(card)).phase;
        const bool isPlain = phase < 2 || phase > 5;
        if ((data.spied >> card & 1u) != 0 && (isPlain || rowPosition(data, card) < 0))
            complaint.add("/spies", {"error.position-card-place", {cardKey(card)}});
        if ((data.exchanged >> card & 1u) != 0 && (isPlain || !isDrawn(data, card)))
            complaint.add("/exchanged", {"error.position-card-place", {cardKey(card)}});
    }
}

/// S2-2.5, S2-2.6: objectives or plans, none of them before they are drawn.
template <class Slots>
void checkSlots(Complaint &complaint, const std::string &pointer, const Slots &slots, Names names, bool drawn)
{
    using State = decltype(slots[0].state);
    std::uint32_t seen = 0;
    int cards = 0;
    for (const auto &slot : slots) {
        if (slot.state == State::None)
            continue;
        const std::string at = pointerInto(pointer, std::to_string(cards++));
        if (slot.state == State::Held || !drawn)
            complaint.add(at, {"error.position-held", {}});
        if ((seen >> slot.id & 1u) != 0)
            complaint.add(at, {"error.position-card-twice", {std::string(names[slot.id])}});
        seen |= 1u << slot.id;
    }
}

/// S2-20.3
void checkObjectiveStates(Complaint &complaint, const SiegeData &data)
{
    for (std::size_t index = 0; index < data.objectives.size(); ++index) {
        const ObjectiveSlot &slot = data.objectives[index];
        const bool wrong = (slot.state == ObjectiveState::Staying && !stays(static_cast<Objective>(slot.id)))
            || (slot.state == ObjectiveState::Discarded && stays(static_cast<Objective>(slot.id)));
        if (wrong)
            complaint.add(pointerInto(pointerInto("/objectives", std::to_string(index)), "state"),
                          {"error.position-objective-state", {std::string(kObjectiveKeys[slot.id])}});
    }
}

} // namespace

void checkCards(Complaint &complaint, const Siege2Setup &, const SiegeData &data)
{
    checkRow(complaint, data);
    checkMarked(complaint, data);
    const bool drawn = stageOf(data) != Stage::SettingUp;
    checkSlots(complaint, "/objectives", data.objectives, kObjectiveKeys, drawn);
    checkObjectiveStates(complaint, data);
    checkSlots(complaint, "/plans", data.plans, kPlanKeys, drawn);
}

} // namespace merlon::siege2::position
