#include "core/games/siege2/player/scores.h"

#include "core/games/rules_of_thumb.h"
#include "core/games/siege2/player/reasons.h"

namespace merlon::siege2 {

namespace {

int scoreOf(const Outlook &outlook, Choice choice)
{
    switch (outlook.kind()) {
    case StepKind::OrderRow:
    case StepKind::DropObjective:
    case StepKind::DropPlan:
        return scoreSetUp(outlook, choice);
    case StepKind::Perform:
    case StepKind::Pay:
    case StepKind::Discard:
    case StepKind::OfferExchange:
    case StepKind::Exchange:
        return scoreRow(outlook, choice);
    case StepKind::PlaceMachine:
    case StepKind::PlaceEquipment:
    case StepKind::PlaceBridge:
    case StepKind::PlaceTraining:
    case StepKind::ChooseDeck:
    case StepKind::PlaceSaboteur:
    case StepKind::PlaceTrolls:
        return scorePlacing(outlook, choice);
    case StepKind::PlaceRitual:
    case StepKind::TakeBack:
    case StepKind::RaiseFallen:
        return scoreRitual(outlook, choice);
    case StepKind::ChooseManeuver:
    case StepKind::SapIn:
    case StepKind::March:
    case StepKind::MarchOn:
    case StepKind::Deploy:
    case StepKind::Join:
        return scoreManeuver(outlook, choice);
    case StepKind::ChooseOrders:
    case StepKind::GiveOrder:
    case StepKind::ResolveOrders:
    case StepKind::Detonate:
    case StepKind::CallTroll:
        return scoreOrders(outlook, choice);
    case StepKind::ResolveObjective:
    case StepKind::WrathKill:
    case StepKind::TakeToken:
    case StepKind::DeployFree:
    case StepKind::RemoveHeroicOrder:
        return scoreObjective(outlook, choice);
    case StepKind::DefenderPhase:
    case StepKind::CompleteTracks:
        return scoreSpending(outlook, choice);
    case StepKind::MovePiece:
        return scoreMovement(outlook, choice);
    case StepKind::HeroSelect:
    case StepKind::HeroWall:
    case StepKind::HeroBuilding:
    case StepKind::HeroHourglass:
        return scoreHero(outlook, choice);
    case StepKind::PlaceDevice:
    case StepKind::PlaceCauldron:
    case StepKind::PlaceLadder:
    case StepKind::PlaceStone:
    case StepKind::PlaceTrap:
    case StepKind::TrapType:
    case StepKind::SilenceMachine:
    case StepKind::PlaceSpy:
    case StepKind::BlessSide:
    case StepKind::MixUpOrders:
    case StepKind::Sharpshoot:
    case StepKind::GlareWall:
    case StepKind::Train:
    case StepKind::ChooseTrapped:
        return scoreBuilding(outlook, choice);
    case StepKind::PlanWindow:
    case StepKind::ForcedMarch:
    case StepKind::ForcedMove:
    case StepKind::OpenArmoury:
    case StepKind::SallyRampart:
    case StepKind::SallyKill:
    case StepKind::Masonry:
    case StepKind::LastStand:
    case StepKind::Enlist:
        return scorePlan(outlook, choice);
    case StepKind::Cannon:
    case StepKind::Fire:
    case StepKind::SmashTower:
    case StepKind::KillInvader:
    case StepKind::KillDefender:
    case StepKind::AimAll:
    case StepKind::Aim:
    case StepKind::VolleyKill:
        return scoreShooting(outlook, choice);
    case StepKind::Pole:
    case StepKind::LoseDefenders:
    case StepKind::LoseInvaders:
    case StepKind::Recover:
        return scoreMelee(outlook, choice);
    // Work and draws are no decisions of a seat.
    case StepKind::None:
    case StepKind::DrawRow:
    case StepKind::DrawObjectives:
    case StepKind::DrawPlans:
    case StepKind::OpenGame:
    case StepKind::StartRound:
    case StepKind::RowCard:
    case StepKind::FinishCard:
    case StepKind::DrawUnits:
    case StepKind::BriefingWood:
    case StepKind::SortRow:
    case StepKind::ManeuverPart:
    case StepKind::EndPart:
    case StepKind::SpringTraps:
    case StepKind::Marauders:
    case StepKind::RefillMarauders:
    case StepKind::StartDefenderPhase:
    case StepKind::TrackSaboteurs:
    case StepKind::Assault:
    case StepKind::AimCannons:
    case StepKind::FireCannons:
    case StepKind::RevealHitCard:
    case StepKind::AimMachines:
    case StepKind::RevealShots:
    case StepKind::RevealShot:
    case StepKind::ResolveShots:
    case StepKind::AimSides:
    case StepKind::AimMarksmen:
    case StepKind::FireVolleys:
    case StepKind::Poison:
    case StepKind::PourCauldrons:
    case StepKind::UsePoles:
    case StepKind::ShowOrders:
    case StepKind::CompareStrengths:
    case StepKind::ResolveWalls:
    case StepKind::EndAssault:
    case StepKind::EndRound:
    case StepKind::Hospital:
    case StepKind::CleanUp:
    case StepKind::CheckObjectives:
        return 0;
    }
    return 0;
}

/// One of the three answers: none of the others has anything to say.
siege::Why whyOf(const Outlook &outlook, Choice choice)
{
    if (const siege::Why why = whyInAssault(outlook, choice); why.code)
        return why;
    return ruleOf(outlook.kind()).seat == kInvader ? whyInvader(outlook, choice)
                                                   : whyDefender(outlook, choice);
}

} // namespace

Scorer::Scorer(const Siege2View &view)
    : m_setup(view.setup())
    , m_outlook(view)
{
    if (m_outlook.kind() == StepKind::March && m_outlook.step.a > 0)
        m_outlook.attack = &m_attack.emplace(planAttack(m_outlook, m_outlook.step.a, m_outlook.data.budget));
    if (m_outlook.kind() == StepKind::DefenderPhase)
        m_outlook.posts = &m_posts.emplace(m_outlook);
}

int Scorer::score(Choice choice) const
{
    return scoreOf(m_outlook, choice);
}

Text Scorer::why(Choice choice) const
{
    return textOf(whyOf(m_outlook, choice), m_setup, m_outlook.field, choice);
}

const Evaluation &evaluation()
{
    static const RulesOfThumb<Siege2View, Scorer> kRulesOfThumb;
    return kRulesOfThumb;
}

} // namespace merlon::siege2
