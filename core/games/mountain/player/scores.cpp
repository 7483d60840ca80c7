#include "core/games/mountain/player/scores.h"

#include "core/games/mountain/purse.h"

#include <algorithm>

namespace merlon::mountain {

namespace {

Scored scored(const Outlook &outlook, Choice choice)
{
    switch (outlook.kind()) {
    case StepKind::Portal:
    case StepKind::Settle:
        return scoreSetUp(outlook, choice);
    case StepKind::PayFrom:
    case StepKind::Give:
        return scorePayment(outlook, choice);
    case StepKind::Prepare:
        return scorePrepare(outlook, choice);
    case StepKind::ChooseDig:
    case StepKind::Act:
        return scoreAct(outlook, choice);
    case StepKind::ChooseSwap:
    case StepKind::ChooseGift:
    case StepKind::ChooseTroll:
    case StepKind::ChooseBribes:
    case StepKind::ChooseBuried:
    case StepKind::ChooseTransmutation:
    case StepKind::ChooseAnchor:
    case StepKind::ChooseTile:
        return scoreSpell(outlook, choice);
    case StepKind::UseWorkshop:
        return scoreWorkshop(outlook, choice);
    case StepKind::Bribe:
    case StepKind::TakePedestal:
    case StepKind::Join:
        return scoreRecruiting(outlook, choice);
    case StepKind::TurnTile:
    case StepKind::PlaceTile:
    case StepKind::PlacePedestal:
    case StepKind::Establish:
        return scoreDigging(outlook, choice);
    case StepKind::BuildHall:
    case StepKind::PlaceHall:
        return scoreHall(outlook, choice);
    case StepKind::Haul:
    case StepKind::HaulTo:
    case StepKind::PayCart:
    case StepKind::GhostHaul:
    case StepKind::GhostTo:
        return scoreHauling(outlook, choice);
    default:
        return {};
    }
}

} // namespace

Outlook::Outlook(const MountainView &view)
    : scene {view.known(), view.field(), view.rules()}
    , step(agenda::topOf(view.known()))
    , seat(view.decision().seat)
    , worth(worthWith(turnsLeftOf(scene, seat)))
    , purse(spendable(scene, seat))
{
}

const Prospect &Outlook::prospect() const
{
    if (!m_prospect) {
        const bool isTurned = kind() == StepKind::TurnTile || kind() == StepKind::PlaceTile;
        const int shape = isTurned ? step.a : Prospect::kEvery;
        const int orientation = kind() == StepKind::PlaceTile ? step.c : Prospect::kEvery;
        m_prospect = std::make_unique<Prospect>(scene, seat, worth, shape, orientation);
    }
    return *m_prospect;
}

const Haulage &Outlook::haulage() const
{
    if (!m_haulage)
        m_haulage = std::make_unique<Haulage>(scene, seat);
    return *m_haulage;
}

int Outlook::bestRecruit(const Amounts &other) const
{
    const int bribes = recruiting().bribes(other);
    std::optional<int> &best = m_bestRecruit[static_cast<std::size_t>(bribes)];
    if (!best)
        best = bestRecruitPoints(*this, recruiting(), bribes);
    return *best;
}

int Outlook::worthOfCarts(int number) const
{
    const int cart = worth.of(Resource::Cart);
    if (number >= static_cast<int>(m_worthOfCarts.size()))
        return haulage().worthOfCarts(number, cart);
    std::optional<int> &known = m_worthOfCarts[static_cast<std::size_t>(number)];
    if (!known)
        known = haulage().worthOfCarts(number, cart);
    return *known;
}

int Outlook::worthOfPurse(const Amounts &other) const
{
    const int action = std::max({0, prospect().bestDig(other), bestRecruit(other)});
    return worthWithoutCarts(worth, other) + worthOfCarts(other[Resource::Cart]) + action;
}

int Outlook::gainOfPurse(const Amounts &other) const
{
    if (!m_worthOfPurse)
        m_worthOfPurse = worthOfPurse(purse);
    return worthOfPurse(other) - *m_worthOfPurse;
}

const Evaluation &evaluation()
{
    static const RulesOfThumb<MountainView, ChoiceScorer<MountainView, Outlook, scored>> kRules;
    return kRules;
}

} // namespace merlon::mountain
