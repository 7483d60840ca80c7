#pragma once

#include "core/engine/evaluation.h"
#include "core/games/siege2/player/defender/posts.h"
#include "core/games/siege2/player/invader/attack.h"
#include "core/games/siege2/player/outlook.h"

#include <optional>

/// The scores of the heuristic player for Siege II: the higher the better, only the order counts. One function for
/// each area of the rules; each is called only for decisions of its area.
namespace merlon::siege2 {

// Invader
int scoreSetUp(const Outlook &outlook, Choice choice);    ///< S2-2, S2-5.5: order of cards, objectives, plans
int scoreRow(const Outlook &outlook, Choice choice);      ///< S2-3 to S2-5: perform, pay, discard, exchange
int scorePlacing(const Outlook &outlook, Choice choice);  ///< S2-6 to S2-8: machines, equipment, training
int scoreRitual(const Outlook &outlook, Choice choice);   ///< S2-9
int scoreManeuver(const Outlook &outlook, Choice choice); ///< S2-10
int scoreOrders(const Outlook &outlook, Choice choice);   ///< S2-11, S2-18.4 to S2-18.6
int scoreObjective(const Outlook &outlook, Choice choice); ///< S2-20
// Defender
int scoreSpending(const Outlook &outlook, Choice choice); ///< S2-12: the defender phase
int scoreMovement(const Outlook &outlook, Choice choice); ///< S2-13: where a selected piece goes
int scoreHero(const Outlook &outlook, Choice choice);     ///< S2-14: the parts of heroic orders
int scoreBuilding(const Outlook &outlook, Choice choice); ///< S2-15: what building actions do
int scorePlan(const Outlook &outlook, Choice choice);     ///< S2-16
// Both
int scoreShooting(const Outlook &outlook, Choice choice); ///< S2-17: cannons, machines, marksmen
int scoreMelee(const Outlook &outlook, Choice choice);    ///< S2-18, S2-19: poles, losses, hospital

/// Scores the choices of one decision.
class Scorer final : public merlon::Scorer {
public:
    explicit Scorer(const Siege2View &view);
    Scorer(const Scorer &) = delete;
    Scorer &operator=(const Scorer &) = delete;

    int score(Choice choice) const override;
    Text why(Choice choice) const override;

private:
    const Setup &m_setup;
    Outlook m_outlook;
    std::optional<siege::AttackPlan> m_attack;
    std::optional<Posts> m_posts;
};

/// Scores by these rules of thumb.
const Evaluation &evaluation();

} // namespace merlon::siege2
