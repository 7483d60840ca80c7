#include "core/games/siege2/position/agenda.h"

#include <algorithm>
#include <bitset>

/// Which steps can lie on one another. A step that is taken off the agenda leaves some others in its place, always
/// in the same order; the top one of them is next. So the agenda is, from the bottom, a beginning of what some step
/// leaves, then a beginning of what the next one after it leaves, and so on.
namespace merlon::siege2::position {

namespace {

using enum StepKind;

/// One of what a step leaves: any of these kinds, and whether it may be missing.
struct Layer {
    std::span<const StepKind> kinds;
    bool optional = false;
};

/// A step and what it leaves, from the bottom to the top.
struct Leaving {
    StepKind step;
    std::span<const Layer> layers;
};

template <StepKind... kinds>
inline constexpr StepKind kKinds[] = {kinds...};

template <StepKind... kinds>
constexpr Layer one {kKinds<kinds...>, false};

template <StepKind... kinds>
constexpr Layer maybe {kKinds<kinds...>, true};

/// What the actions of buildings do but for the tracking of saboteurs, after which further tracks may be completed.
constexpr Layer kEffect = one<PlaceDevice, PlaceCauldron, PlaceLadder, PlaceStone, PlaceTrap, SilenceMachine,
                              PlaceSpy, BlessSide, MixUpOrders, Sharpshoot, GlareWall, Train>;
/// What action cards of phases 2 to 5 do.
constexpr Layer kCardEffect = one<PlaceMachine, PlaceBridge, PlaceEquipment, ChooseDeck, PlaceSaboteur,
                                  PlaceTrolls, PlaceTraining, PlaceRitual>;
constexpr Layer kDemon = maybe<KillDefender>;

template <const Layer &...layers>
inline constexpr Layer kLayers[] = {layers...};

constexpr Leaving kLeavings[] = {
    // S2-2; None stands for the beginning of the game.
    {None,
     kLayers<one<OpenGame>, one<DropPlan>, one<DrawPlans>, one<DropObjective>, one<DrawObjectives>,
             one<OrderRow>, one<OrderRow>, one<DrawRow>>},
    {DrawRow, kLayers<one<DrawRow>>},
    {OrderRow, kLayers<one<OrderRow>>},
    {DrawObjectives, kLayers<one<DrawObjectives>>},
    {DrawPlans, kLayers<one<DrawPlans>>},
    {OpenGame, kLayers<one<StartRound>>},
    // S2-3 to S2-5
    {StartRound, kLayers<one<RowCard>>},
    {RowCard, kLayers<one<Assault>>},
    {RowCard, kLayers<one<RowCard>, one<Perform>>},
    {RowCard, kLayers<one<RowCard>, one<FinishCard>, one<OfferExchange>, one<BriefingWood>, one<DrawUnits>>},
    {RowCard, kLayers<one<RowCard>, one<FinishCard>, one<ChooseOrders>, one<ChooseManeuver>>},
    {Perform, kLayers<one<FinishCard>, one<Discard>>},
    {Perform, kLayers<one<FinishCard>, kCardEffect, one<Pay>>},
    {Pay, kLayers<one<TakeBack>>},
    {FinishCard, kLayers<one<StartDefenderPhase>, one<CheckObjectives>>},
    {DrawUnits, kLayers<one<DrawUnits>>},
    {OfferExchange, kLayers<one<Exchange>>},
    {Exchange, kLayers<one<Exchange>>},
    {Exchange, kLayers<one<OrderRow>, one<OrderRow>, one<OrderRow>, one<OrderRow>, one<SortRow>>},
    // S2-8, S2-9
    {PlaceTrolls, kLayers<one<PlaceTrolls>>},
    {PlaceRitual, kLayers<one<PlaceRitual>>},
    // S2-10, S2-11
    {ChooseManeuver, kLayers<maybe<ChooseManeuver>, one<ManeuverPart>>},
    {ManeuverPart, kLayers<one<CheckObjectives>>},
    {ManeuverPart, kLayers<one<ManeuverPart>, one<EndPart>, one<SapIn, March, Deploy>>},
    {SapIn, kLayers<one<SapIn>>},
    {March, kLayers<one<March>>},
    {March, kLayers<one<March>, one<MarchOn>>},
    {Deploy, kLayers<one<Deploy>>},
    {EndPart, kLayers<one<CheckObjectives>, one<Marauders>, one<SpringTraps>>},
    {SpringTraps, kLayers<one<SpringTraps>, one<ChooseTrapped>>},
    {Marauders, kLayers<one<RefillMarauders>, one<Join>>},
    {Join, kLayers<one<Join>>},
    {ChooseOrders, kLayers<one<GiveOrder>>},
    {GiveOrder, kLayers<one<GiveOrder>>},
    // S2-12 to S2-15
    {StartDefenderPhase, kLayers<one<DefenderPhase>>},
    {DefenderPhase, kLayers<one<DefenderPhase>, one<CheckObjectives>, one<MovePiece, HeroSelect>>},
    {DefenderPhase, kLayers<one<DefenderPhase>, one<CheckObjectives>, kEffect, kDemon>},
    {DefenderPhase, kLayers<one<DefenderPhase>, one<CheckObjectives>, one<TrackSaboteurs>, kDemon>},
    {DefenderPhase,
     kLayers<one<DefenderPhase>, one<CheckObjectives>, one<ForcedMarch, OpenArmoury, SallyRampart, Masonry>>},
    {DefenderPhase, kLayers<one<DefenderPhase>, one<CheckObjectives>, one<RemoveHeroicOrder>, one<Enlist>>},
    {HeroSelect, kLayers<one<HeroWall, HeroBuilding>>},
    {HeroBuilding, kLayers<one<HeroHourglass>>},
    {HeroHourglass, kLayers<kEffect, kDemon>},
    {TrackSaboteurs, kLayers<one<CompleteTracks>>},
    {CompleteTracks, kLayers<one<CompleteTracks>, kEffect, kDemon>},
    {PlaceTrap, kLayers<one<TrapType>>},
    // S2-16
    {PlanWindow, kLayers<one<LastStand>>},
    {ForcedMarch, kLayers<maybe<ForcedMarch>, one<ForcedMove>>},
    {OpenArmoury, kLayers<one<OpenArmoury>>},
    {SallyRampart, kLayers<one<SallyKill>>},
    {SallyKill, kLayers<one<SallyKill>>},
    {Masonry, kLayers<one<Masonry>>},
    {Enlist, kLayers<one<Enlist>>},
    // S2-17, S2-18
    {Assault,
     kLayers<one<EndAssault>, one<ResolveWalls>, one<CompareStrengths>, maybe<PlanWindow>,
             one<CheckObjectives>, one<ShowOrders>, one<CheckObjectives>, one<UsePoles>, one<PourCauldrons>,
             maybe<PlanWindow>, one<CheckObjectives>, one<Poison>, one<CheckObjectives>, one<FireVolleys>,
             one<AimMarksmen>, one<AimSides>, one<CheckObjectives>, one<ResolveShots>, one<RevealShots>,
             one<AimMachines>, one<CheckObjectives>, one<FireCannons>, one<AimCannons>>},
    {AimCannons, kLayers<one<AimCannons>, one<Cannon>>},
    {FireCannons, kLayers<one<FireCannons>, one<RevealHitCard>>},
    {RevealHitCard, kLayers<one<KillInvader>>},
    {AimMachines, kLayers<one<AimMachines>, one<Fire>>},
    {RevealShots, kLayers<one<RevealShots>, one<RevealShot>>},
    {ResolveShots, kLayers<one<ResolveShots>, maybe<KillDefender>, one<SmashTower>>},
    {ResolveShots, kLayers<one<ResolveShots>, maybe<KillDefender>, one<KillInvader>, one<KillDefender>>},
    {KillDefender, kLayers<one<RaiseFallen>>},
    {AimSides, kLayers<one<AimAll>>},
    {AimMarksmen, kLayers<one<AimMarksmen>, one<Aim>>},
    {FireVolleys, kLayers<one<FireVolleys>, one<VolleyKill>>},
    {VolleyKill, kLayers<one<VolleyKill>>},
    {Poison, kLayers<one<Poison>, one<RaiseFallen>>},
    {PourCauldrons, kLayers<one<CheckObjectives>>},
    {UsePoles, kLayers<one<UsePoles>, one<Pole>>},
    {Pole, kLayers<one<RevealHitCard>>},
    {ShowOrders, kLayers<one<ResolveOrders>>},
    {ResolveOrders, kLayers<one<ResolveOrders>, one<Detonate, CallTroll>>},
    {ResolveWalls, kLayers<one<ResolveWalls>, one<LoseDefenders, LoseInvaders>>},
    {LoseDefenders, kLayers<maybe<LoseDefenders>, one<RaiseFallen>>},
    {LoseInvaders, kLayers<one<LoseInvaders>>},
    // S2-19, S2-20
    {EndAssault, kLayers<one<EndRound>, one<CheckObjectives>>},
    {EndRound, kLayers<one<CleanUp>, one<Hospital>, maybe<PlanWindow>>},
    {Hospital, kLayers<one<Recover>>},
    {Recover, kLayers<one<Recover>>},
    {CleanUp, kLayers<one<StartRound>>},
    {CheckObjectives, kLayers<one<ResolveObjective>>},
    {ResolveObjective, kLayers<one<CheckObjectives>, one<DrawUnits, WrathKill, TakeToken, DeployFree>>},
    {WrathKill, kLayers<one<RaiseFallen>>},
    {TakeToken, kLayers<one<PlaceBridge, PlaceEquipment>>},
    {DeployFree, kLayers<one<DeployFree>>},
};

/// Looks for a way in which an agenda can have come about.
class Laying {
public:
    explicit Laying(std::span<const Step> agenda)
        : m_agenda(agenda)
    {
    }

    /// Whether the agenda from `at` on can lie where this step was taken off.
    bool follows(std::size_t at, StepKind step)
    {
        if (at == m_agenda.size())
            return true;
        const std::size_t place = at * kKindCount + static_cast<std::size_t>(step);
        if (m_tried[place])
            return false;
        m_tried[place] = true;
        for (const Leaving &leaving : kLeavings) {
            if (leaving.step == step && isBeginning(at, leaving.layers))
                return true;
        }
        return false;
    }

private:
    static constexpr std::size_t kKindCount = static_cast<std::size_t>(DeployFree) + 1;

    bool isBeginning(std::size_t at, std::span<const Layer> layers)
    {
        if (at == m_agenda.size())
            return true;
        if (layers.empty())
            return false;
        const auto here = static_cast<StepKind>(m_agenda[at].kind);
        for (const StepKind kind : layers.front().kinds) {
            if ((kind == here && isBeginning(at + 1, layers.subspan(1))) || follows(at, kind))
                return true;
        }
        return layers.front().optional && isBeginning(at, layers.subspan(1));
    }

    std::span<const Step> m_agenda;
    std::bitset<(kMaxSteps + 1) * kKindCount> m_tried;
};

} // namespace

const Step *findStep(const SiegeData &data, StepKind kind)
{
    const auto end = data.agenda.begin() + data.agendaSize;
    const auto found = std::find_if(data.agenda.begin(), end, [kind](const Step &step) {
        return step.kind == static_cast<std::uint16_t>(kind);
    });
    return found == end ? nullptr : &*found;
}

std::size_t wellLaid(std::span<const Step> agenda)
{
    for (std::size_t size = 1; size <= agenda.size(); ++size) {
        if (!Laying(agenda.first(size)).follows(0, None))
            return size - 1;
    }
    return agenda.size();
}

} // namespace merlon::siege2::position
