#include "core/games/siege1/player/scores.h"

#include "core/games/rules_of_thumb.h"
#include "core/games/siege1/player/invader/attack.h"
#include "core/games/siege1/player/reasons.h"

namespace merlon::siege1 {

namespace {

int scoreOf(const Outlook &outlook, Choice choice)
{
    switch (outlook.kind()) {
    case StepKind::KeepCard:
    case StepKind::FlipCards:
        return scoreCards(outlook, choice);
    case StepKind::Supply:
        return scoreSupply(outlook, choice);
    case StepKind::PhaseTurn:
    case StepKind::Pay:
        return scoreActing(outlook, choice);
    case StepKind::PlaceAction:
        return scorePlacing(outlook, choice);
    case StepKind::TakeSource:
    case StepKind::PlaceMoved:
    case StepKind::Raise:
        return scoreMoving(outlook, choice);
    case StepKind::ChooseDeployment:
    case StepKind::DeployStage:
    case StepKind::Focus:
        return scoreDeployment(outlook, choice);
    case StepKind::ChooseOrders:
    case StepKind::PlaceOrder:
    case StepKind::ResolveOrder:
    case StepKind::Explode:
    case StepKind::ForcedMarch:
    case StepKind::MarchOn:
        return scoreOrders(outlook, choice);
    case StepKind::Window:
        return scoreWindow(outlook, choice);
    case StepKind::MoveUnit:
        return scoreMovement(outlook, choice);
    case StepKind::PlaceStone:
    case StepKind::ChooseLastStand:
    case StepKind::Completion:
    case StepKind::TargetOf:
        return scoreWork(outlook, choice);
    case StepKind::AimCannon:
    case StepKind::CannonKill:
    case StepKind::AimEngine:
    case StepKind::KeepShot:
    case StepKind::KillDefender:
    case StepKind::Smash:
    case StepKind::Shoot:
    case StepKind::Casualties:
    case StepKind::GoblinShot:
        return scoreShooting(outlook, choice);
    case StepKind::Hook:
    case StepKind::LoseDefenders:
    case StepKind::LoseInvaders:
    case StepKind::Rescue:
    case StepKind::Convert:
    case StepKind::DisembarkUnit:
        return scoreMelee(outlook, choice);
    // Work and draws are no decisions of a seat.
    case StepKind::None:
    case StepKind::DrawCards:
    case StepKind::OpenGame:
    case StepKind::StartRound:
    case StepKind::TakeHourglasses:
    case StepKind::BeginPhase:
    case StepKind::DrawUnits:
    case StepKind::TakeResources:
    case StepKind::JoinCamp:
    case StepKind::EndDeployment:
    case StepKind::FocusAltars:
    case StepKind::Upkeep:
    case StepKind::OpenWindow:
    case StepKind::WindowTurn:
    case StepKind::CompleteFilled:
    case StepKind::Assault:
    case StepKind::AimCannons:
    case StepKind::FireCannons:
    case StepKind::RevealFireCard:
    case StepKind::AimEngines:
    case StepKind::FireEngines:
    case StepKind::RevealShot:
    case StepKind::AimArchers:
    case StepKind::FireVolleys:
    case StepKind::AimGoblins:
    case StepKind::PourCauldrons:
    case StepKind::UseHooks:
    case StepKind::ShowOrders:
    case StepKind::ResolveOrders:
    case StepKind::FightWall:
    case StepKind::EndFury:
    case StepKind::Hospital:
    case StepKind::Spectre:
    case StepKind::EmptyHospital:
    case StepKind::Barbican:
    case StepKind::EndAssault:
    case StepKind::Disembark:
    case StepKind::CleanUp:
        return 0;
    }
    return 0;
}

/// One of the three answers: none of the others has anything to say.
siege::Why whyOf(const Outlook &outlook, Choice choice)
{
    if (const siege::Why why = whyInAssault(outlook, choice); why.code)
        return why;
    return isInvader(outlook.rules, outlook.seat) ? whyInvader(outlook, choice)
                                                  : whyDefender(outlook, choice);
}

} // namespace

Scorer::Scorer(const Siege1View &view)
    : m_setup(view.setup())
    , m_outlook(view)
{
    if (m_outlook.kind() != StepKind::DeployStage)
        return;
    m_outlook.attack = &m_attack.emplace(planAttack(m_outlook, m_outlook.data.budget));
    if (!m_outlook.isLastDeployment())
        m_outlook.strike = &m_strike.emplace(planStrike(m_outlook, m_outlook.data.budget));
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
    static const RulesOfThumb<Siege1View, Scorer> kRulesOfThumb;
    return kRulesOfThumb;
}

} // namespace merlon::siege1
