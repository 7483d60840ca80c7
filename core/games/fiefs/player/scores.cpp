#include "core/games/fiefs/player/scores.h"

#include "core/games/fiefs/knights.h"

namespace merlon::fiefs {

namespace {

Scored scored(const Outlook &outlook, Choice choice)
{
    switch (outlook.kind()) {
    case StepKind::Open:
    case StepKind::Poised:
        return scoreTurn(outlook, choice);
    case StepKind::Redistribute:
        return scoreRedistribution(outlook, choice);
    case StepKind::Send:
        return scoreSend(outlook, choice);
    case StepKind::ChooseBreak:
    case StepKind::ChoosePile:
    case StepKind::DecideTop:
    case StepKind::ChooseReshuffle:
    case StepKind::PutNext:
        return scoreCrown(outlook, choice);
    case StepKind::Window:
        return scoreWindow(outlook, choice);
    case StepKind::ChooseEqual:
    case StepKind::ChooseConflict:
    case StepKind::PlaySupport:
        return scoreBattle(outlook, choice);
    case StepKind::OptionalDiscard:
        return scoreDiscard(outlook, choice);
    default:
        return {};
    }
}

} // namespace

Outlook::Outlook(const FiefsView &view)
    : scene {view.known(), view.field(), view.rules()}
    , step(agenda::topOf(view.known()))
    , seat(view.decision().seat)
{
    for (Seat other = 0; other < scene.rules.seats; ++other) {
        if (scene.rules.areEnemies(seat, other)
            && (m_leader == kNobody || pointsOf(other) > pointsOf(m_leader)))
            m_leader = other;
    }
}

int Outlook::pointsOf(Seat of) const
{
    return pointsOfTeam(scene, scene.rules.teamOf(of));
}

const Evaluation &evaluation()
{
    static const RulesOfThumb<FiefsView, ChoiceScorer<FiefsView, Outlook, scored>> kRules;
    return kRules;
}

} // namespace merlon::fiefs
