#include "core/engine/agenda/step.h"
#include "core/games/siege2/pieces/row.h"
#include "core/games/siege2/steps.h"
#include "core/games/siege2/tableau/parts.h"

#include <algorithm>
#include <array>

namespace merlon::siege2 {

namespace {

/// In the order of RoundPhase.
constexpr std::array<std::string_view, 8> kPhaseKeys {"supplies", "machines", "equipment", "training",
                                                      "rituals",  "maneuver", "defense",   "assault"};

bool isOnAgenda(const SiegeData &data, StepKind kind)
{
    return agenda::findStep(data, kind) != nullptr;
}

/// The phases of cards are numbered 1 to 6 (S2-2.1).
RoundPhase phaseOf(std::uint8_t card)
{
    return static_cast<RoundPhase>(dataOf(static_cast<Card>(card)).phase - 1);
}

/// Whether a token of the ritual has been used this round, on its space or flipped.
bool hasRitual(const SiegeData &data, Card card)
{
    const auto ritual = static_cast<std::size_t>(ritualOf(card));
    if (data.bluffsShown[ritual] > 0 || (data.targetsShown >> ritual & 1) != 0)
        return true;
    const auto any = [](const auto &places, auto token) {
        return std::ranges::any_of(places,
                                   [token](const auto &place) { return place.*token != RitualToken::None; });
    };
    if (card == Card::Bloodstones)
        return any(data.machines, &MachineState::bloodstone);
    if (card == Card::Demon)
        return any(data.buildings, &BuildingState::demon);
    if (card == Card::Gale)
        return any(data.walls, &WallState::gale);
    if (card == Card::Specter)
        return any(data.walls, &WallState::specter);
    return std::ranges::any_of(data.possession, [](RitualToken token) { return token != RitualToken::None; });
}

} // namespace

RoundMoment momentOf(const SiegeData &data)
{
    RoundMoment moment;
    moment.rowPosition = rowPositionInUse(data);
    if (moment.rowPosition < 0)
        return moment;
    if (moment.rowPosition == kRowCards) {
        moment.phase = RoundPhase::Assault;
        return moment;
    }
    const std::uint8_t card = data.row[static_cast<std::size_t>(moment.rowPosition)];
    if (card < kCards)
        moment.card = phaseOf(card);
    moment.phase = isOnAgenda(data, StepKind::DefenderPhase) ? RoundPhase::Defense : moment.card;
    return moment;
}

bool isManeuvering(const SiegeData &data)
{
    constexpr std::array kParts {StepKind::ManeuverPart, StepKind::SapIn,  StepKind::March,
                                 StepKind::MarchOn,      StepKind::Deploy, StepKind::EndPart};
    return std::ranges::any_of(kParts,
                               [&](StepKind kind) { return agenda::findStep(data, kind) != nullptr; });
}

bool isPerformed(const SiegeData &data, int position)
{
    const auto index = static_cast<std::size_t>(position);
    const std::uint8_t id = data.row[index];
    if (id >= kCards)
        return false;
    const auto card = static_cast<Card>(id);
    const int now = rowPositionInUse(data);
    if (card == Card::Briefing || card == Card::Maneuver)
        return position < now || (position == now && isOnAgenda(data, StepKind::DefenderPhase));
    if (!siege::isEmpty(data.paid[index].units) || data.paid[index].wood > 0)
        return true;
    // The only unit paid may have been taken back (devoted-warlocks).
    return dataOf(card).phase == 5 && position <= now && hasRitual(data, card);
}

void layClock(const Siege2View &view, Clock &clock)
{
    const RoundMoment moment = momentOf(view.known());
    clock.round = view.known().round;
    clock.lastRound = kLastRound;
    for (const std::string_view key : kPhaseKeys)
        clock.phases.push_back({{std::string(key), "phase"}, "phase-" + std::string(key)});
    clock.phases[static_cast<std::size_t>(RoundPhase::Defense)].owner = kDefender;
    if (moment.phase)
        clock.now = static_cast<std::size_t>(*moment.phase);
    if (moment.card)
        clock.under = static_cast<std::size_t>(*moment.card);
}

} // namespace merlon::siege2
