#include "core/games/exiles/player/scores.h"

#include "core/games/exiles/player/layout.h"
#include "core/games/exiles/player/plan.h"

namespace merlon::exiles {

Outlook::Outlook(const ExilesView &view)
    : Outlook(Scene {view.known(), view.field(), view.rules()}, agenda::topOf(view.known()))
{
}

Outlook::Outlook(const Scene &position, Step top)
    : scene(position)
    , step(top)
    , seat(top.seat)
{
}

Outlook::~Outlook() = default;

const Plan &Outlook::plan() const
{
    if (!m_plan)
        m_plan = std::make_unique<Plan>(scene, seat);
    return *m_plan;
}

const Transfer &Outlook::transfer() const
{
    if (m_transfer)
        return *m_transfer;
    const bool isForeseen = kind() == StepKind::Foresee || kind() == StepKind::ForeseenTo;
    m_transfer = std::make_unique<Transfer>(
        isForeseen ? nextForeseen(scene) : nextTransfer(scene, seat, static_cast<Movement>(step.a)));
    return *m_transfer;
}

Choice Outlook::best() const
{
    if (m_best == Choice {})
        m_best = kind() == StepKind::AssignUnits ? bestAssignment(*this) : bestRemoval(*this);
    return m_best;
}

Scored scored(const Outlook &outlook, Choice choice)
{
    switch (outlook.kind()) {
    case StepKind::TakeHero:
    case StepKind::Draft:
        return scoreSetUp(outlook, choice);
    case StepKind::Act:
    case StepKind::TrainInstead:
        return scoreAct(outlook, choice);
    case StepKind::GiftWindow:
    case StepKind::TradeGive:
    case StepKind::TradeGiveAmount:
    case StepKind::TradeWant:
    case StepKind::TradeWantAmount:
    case StepKind::AnswerTrade:
        return scoreTrade(outlook, choice);
    case StepKind::Move:
    case StepKind::SendUnits:
    case StepKind::Foresee:
    case StepKind::ForeseenTo:
        return scoreMoving(outlook, choice);
    case StepKind::Inspire:
    case StepKind::PowerWindow:
        return scorePowers(outlook, choice);
    case StepKind::AimAt:
    case StepKind::FireAt:
        return scoreShooting(outlook, choice);
    case StepKind::VolleyLosses:
    case StepKind::FireLosses:
    case StepKind::Paralysis:
    case StepKind::Quake:
    case StepKind::Slaying:
    case StepKind::SlaySquad:
    case StepKind::SlayWeakest:
        return scoreRemovals(outlook, choice);
    case StepKind::Lose:
    case StepKind::SaveWindow:
    case StepKind::ChooseEngine:
        return scoreLosses(outlook, choice);
    case StepKind::DropWhat:
        return scoreDrops(outlook, choice);
    case StepKind::AssignUnits:
    case StepKind::LeadSquad:
        return scoreAssigning(outlook, choice);
    case StepKind::ChooseFront:
    case StepKind::Deploy:
    case StepKind::ChooseTarget:
    case StepKind::ChooseFlight:
    case StepKind::ChooseEngineTarget:
    case StepKind::ChooseElement:
    case StepKind::FormGroup:
    case StepKind::HeadSquad:
    case StepKind::Equip:
        return scoreWarlord(outlook, choice);
    default:
        return {};
    }
}

const Evaluation &evaluation()
{
    static const RulesOfThumb<ExilesView, ChoiceScorer<ExilesView, Outlook, scored>> kRules;
    return kRules;
}

} // namespace merlon::exiles
