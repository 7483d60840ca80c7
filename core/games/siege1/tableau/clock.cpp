#include "core/engine/agenda/step.h"
#include "core/games/siege1/steps.h"
#include "core/games/siege1/tableau/parts.h"
#include "core/games/siege1/teams/teams.h"

#include <algorithm>
#include <array>
#include <initializer_list>

namespace merlon::siege1 {

namespace {

/// In the order of a round (S1-1.1), with their pictures.
constexpr std::array kPhases = std::to_array<std::pair<std::string_view, std::string_view>>({
    {"supplies", "supplies"},
    {"machines", "machines"},
    {"equipment", "equipment"},
    {"training", "training"},
    {"rituals", "rituals"},
    {"deployment", "maneuver"},
    {"orders", "orders"},
    {"defense", "defense"},
    {"assault", "assault"},
});
constexpr std::size_t kOrders = 6;
constexpr std::size_t kDefence = 7;
constexpr std::size_t kAssault = 8;

bool isOnAgenda(const SiegeData &data, std::initializer_list<StepKind> kinds)
{
    return std::ranges::any_of(kinds, [&](StepKind kind) { return agenda::findStep(data, kind) != nullptr; });
}

} // namespace

void layClock(const Siege1View &view, Clock &clock)
{
    const SiegeData &data = view.known();
    clock.round = data.round;
    clock.lastRound = kLastRound;
    for (const auto &[key, art] : kPhases)
        clock.phases.push_back({{std::string(key), "phase"}, "phase-" + std::string(art)});
    clock.phases[kDefence].owner = static_cast<Seat>(invaderSeats(view.rules()));
    if (data.round == 0)
        return;
    clock.now = data.phase > 0 ? data.phase - 1u : 0u;
    if (isOnAgenda(data, {StepKind::ChooseOrders, StepKind::PlaceOrder})
        && !isOnAgenda(data, {StepKind::ChooseDeployment, StepKind::DeployStage}))
        clock.now = kOrders;
    if (isOnAgenda(data,
                   {StepKind::EndAssault, StepKind::Disembark, StepKind::DisembarkUnit, StepKind::CleanUp})
        || data.winner != Winner::Nobody) {
        clock.now = kAssault;
    } else if (isOnAgenda(data,
                          {StepKind::WindowTurn, StepKind::Window, StepKind::CompleteFilled,
                           StepKind::Completion, StepKind::TargetOf})
               || (isOnAgenda(data, {StepKind::PlaceStone}) && !isOnAgenda(data, {StepKind::FlipCards}))) {
        clock.under = clock.now;
        clock.now = kDefence;
    }
}

} // namespace merlon::siege1
