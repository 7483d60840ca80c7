#pragma once

#include "core/players/siege2/defender/posts.h"
#include "core/players/siege2/invader/attack.h"
#include "core/players/siege2/outlook.h"

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
class Scorer {
public:
    explicit Scorer(const Siege2View &view);
    Scorer(const Scorer &) = delete;
    Scorer &operator=(const Scorer &) = delete;

    int score(Choice choice) const;
    /// Why it is the best choice, in words; empty where there is nothing to say.
    Text why(Choice choice) const;

private:
    const Setup &m_setup;
    Outlook m_outlook;
    std::optional<siege::AttackPlan> m_attack;
    std::optional<Posts> m_posts;
};

} // namespace merlon::siege2
