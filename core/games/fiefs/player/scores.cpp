#include "core/games/fiefs/player/scores.h"

#include "core/games/fiefs/knights.h"

#include <cassert>

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

class FiefsScorer final : public Scorer {
public:
    explicit FiefsScorer(const FiefsView &view)
        : m_view(view)
        , m_outlook(view)
    {
    }

    int score(Choice choice) const override { return scored(m_outlook, choice).points; }
    Text why(Choice choice) const override
    {
        const Why why = scored(m_outlook, choice).why;
        if (why.code == nullptr)
            return {};
        Text text {why.code, {}};
        if (why.argument >= 0) {
            const Text said = m_view.setup().vocabulary().text(choice);
            text.args.push_back(said.args[static_cast<std::size_t>(why.argument)]);
        }
        return text;
    }

private:
    const FiefsView &m_view;
    Outlook m_outlook;
};

class RulesOfThumb final : public Evaluation {
public:
    std::unique_ptr<Scorer> scorer(const View &view) const override
    {
        assert(dynamic_cast<const FiefsView *>(&view) != nullptr);
        return std::make_unique<FiefsScorer>(static_cast<const FiefsView &>(view));
    }
};

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
    static const RulesOfThumb kRules;
    return kRules;
}

} // namespace merlon::fiefs
