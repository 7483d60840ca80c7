#pragma once

#include "core/engine/evaluation.h"
#include "core/games/siege/player/attack_plan.h"
#include "core/games/siege1/player/outlook.h"

#include <optional>

/// The scores of the heuristic player for Siege I: the higher the better, only the order counts. One function for
/// each area of the rules; each is called only for decisions of its area.
namespace merlon::siege1 {

// Invader
int scoreCards(const Outlook &outlook, Choice choice);   ///< S1-2.6, S1-3.1: cards kept and turned
int scoreSupply(const Outlook &outlook, Choice choice);  ///< S1-4: resources, units for the mate
int scoreActing(const Outlook &outlook, Choice choice);  ///< S1-5: which actions, and paying for them
int scorePlacing(const Outlook &outlook, Choice choice); ///< S1-6 to S1-9: where they have their effect
int scoreMoving(const Outlook &outlook, Choice choice);  ///< S1-10.4 to S1-10.6: tiles moved, goblins raised
int scoreDeployment(const Outlook &outlook, Choice choice); ///< S1-11
int scoreOrders(const Outlook &outlook, Choice choice);     ///< S1-12, S1-19.3
// Defender
int scoreWindow(const Outlook &outlook,
                Choice choice); ///< S1-13, S1-16, S1-17: what hourglasses are spent on
int scoreMovement(const Outlook &outlook, Choice choice); ///< S1-14: where a lifted unit goes
int scoreWork(const Outlook &outlook, Choice choice); ///< S1-3.2, S1-15: where the works have their effect
// Both
int scoreShooting(const Outlook &outlook, Choice choice); ///< S1-18
int scoreMelee(const Outlook &outlook, Choice choice);    ///< S1-19, S1-21: hooks, losses, hospital

/// Scores the choices of one decision.
class Scorer final : public merlon::Scorer {
public:
    explicit Scorer(const Siege1View &view);
    Scorer(const Scorer &) = delete;
    Scorer &operator=(const Scorer &) = delete;

    int score(Choice choice) const override;
    Text why(Choice choice) const override;

private:
    const Setup &m_setup;
    Outlook m_outlook;
    std::optional<siege::AttackPlan> m_attack;
    std::optional<siege::AttackPlan> m_strike;
};

/// Scores by these rules of thumb.
const Evaluation &evaluation();

} // namespace merlon::siege1
