#include "app/games/siege/siege1/phases.h"

#include "app/games/siege/siege1/panel_view.h"
#include "core/engine/agenda/step.h"

#include <algorithm>
#include <initializer_list>

using namespace Qt::StringLiterals;

namespace merlon::siege1table {

using namespace siege1;

namespace {

constexpr unsigned kOrders = 6;
constexpr unsigned kDefence = 7;
constexpr unsigned kAssault = 8;

/// In the order of a round (S1-1.1).
std::vector<PhaseCell> phases()
{
    return {
        //: Phases of a round.
        {u"siege/phase-supplies"_s, PanelWords::tr("Supplies"),
         PanelWords::tr("Phase 1: units from the bag, and resources. (S1-4)")},
        {u"siege/phase-machines"_s, PanelWords::tr("Machines"),
         PanelWords::tr("Phase 2: engines, mantelets, altars, the ram and siege towers. (S1-6)")},
        {u"siege/phase-equipment"_s, PanelWords::tr("Equipment"),
         PanelWords::tr("Phase 3: equipment on walls and paths. (S1-7)")},
        {u"siege/phase-training"_s, PanelWords::tr("Training"),
         PanelWords::tr("Phase 4: trained troops on ramparts, at engines and in buildings. (S1-8)")},
        {u"siege/phase-rituals"_s, PanelWords::tr("Rituals"),
         PanelWords::tr("Phase 5: rituals, which last until the round ends. (S1-9)")},
        //: A phase of a round: the army goes to its places.
        {u"siege/phase-maneuver"_s, PanelWords::tr("Deployment"),
         PanelWords::tr("Phase 6: the army marches from the camp to the walls. (S1-11)")},
        //: A phase of a round.
        {u"siege/phase-orders"_s, PanelWords::tr("Orders"),
         PanelWords::tr("At the end of phase 6: orders on walls, open or face down. (S1-12)")},
        //: A phase of a round: the defenders spend their hourglasses.
        {u"siege/phase-defense"_s, PanelWords::tr("Defense"),
         PanelWords::tr("After each phase the defenders spend all their hourglasses. (S1-13)"),
         kDefenderTeam},
        {u"siege/phase-assault"_s, PanelWords::tr("Assault"),
         PanelWords::tr("Everything shoots, then there is fighting on every wall and at the gate. (S1-18)")},
    };
}

bool isOnAgenda(const SiegeData &data, std::initializer_list<StepKind> kinds)
{
    return std::ranges::any_of(kinds, [&](StepKind kind) { return agenda::findStep(data, kind) != nullptr; });
}

} // namespace

RoundTime timeOf(const View &view)
{
    const SiegeData &data = dynamic_cast<const Siege1View &>(view).known();
    RoundTime time {data.round, kLastRound, phases(), {}, {}};
    if (data.round == 0)
        return time;
    time.now = data.phase > 0 ? data.phase - 1u : 0u;
    if (isOnAgenda(data, {StepKind::ChooseOrders, StepKind::PlaceOrder})
        && !isOnAgenda(data, {StepKind::ChooseDeployment, StepKind::DeployStage}))
        time.now = kOrders;
    if (isOnAgenda(data,
                   {StepKind::EndAssault, StepKind::Disembark, StepKind::DisembarkUnit, StepKind::CleanUp})
        || data.winner != Winner::Nobody) {
        time.now = kAssault;
    } else if (isOnAgenda(data,
                          {StepKind::WindowTurn, StepKind::Window, StepKind::CompleteFilled,
                           StepKind::Completion, StepKind::TargetOf})
               || (isOnAgenda(data, {StepKind::PlaceStone}) && !isOnAgenda(data, {StepKind::FlipCards}))) {
        time.under = time.now;
        time.now = kDefence;
    }
    return time;
}

} // namespace merlon::siege1table
