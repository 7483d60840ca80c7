#pragma once

#include "core/games/exiles/edition.h"
#include "core/games/rules_of_thumb.h"

/// How Exiles is played well: points for the choices of a decision, in hundredths of an action. One function for each area
/// of the rules, called only for decisions of its area.
namespace merlon::exiles {

class Plan;
struct Transfer;

/// Worse than not to do it.
inline constexpr int kWorseThanNothing = -100000;

/// What a scorer looks at: the view, who decides in it, and what takes longer to find out, once it is asked for.
class Outlook {
public:
    explicit Outlook(const ExilesView &view);
    /// The same of any position.
    Outlook(const Scene &scene, Step step);
    ~Outlook();

    const ExilesData &data() const { return scene.data; }
    StepKind kind() const { return static_cast<StepKind>(step.kind); }
    /// What the seat does next in Period II.
    const Plan &plan() const;
    /// Which units change their place next in the pass of the moment.
    const Transfer &transfer() const;
    /// The choice that was found to be the best; for decisions that are looked at as a whole.
    Choice best() const;

    Scene scene;
    Step step;
    Seat seat;

private:
    mutable std::unique_ptr<Plan> m_plan;
    mutable std::unique_ptr<Transfer> m_transfer;
    mutable Choice m_best {};
};

Scored scoreSetUp(const Outlook &outlook, Choice choice);     ///< EX-1.5, EX-2.3
Scored scoreAct(const Outlook &outlook, Choice choice);       ///< EX-3, EX-5
Scored scoreTrade(const Outlook &outlook, Choice choice);     ///< EX-4
Scored scoreMoving(const Outlook &outlook, Choice choice);    ///< EX-7.3, EX-7.5, EX-10.8, EX-11.9
Scored scorePowers(const Outlook &outlook, Choice choice);    ///< EX-7.1, EX-15
Scored scoreShooting(const Outlook &outlook, Choice choice);  ///< EX-8, EX-9
Scored scoreRemovals(const Outlook &outlook, Choice choice);  ///< what shots, spells, rocks and fights remove
Scored scoreLosses(const Outlook &outlook, Choice choice);    ///< EX-8.9, EX-9.12, EX-15.4
Scored scoreDrops(const Outlook &outlook, Choice choice);     ///< EX-11.6
Scored scoreAssigning(const Outlook &outlook, Choice choice); ///< EX-11.10
Scored scoreWarlord(const Outlook &outlook, Choice choice);   ///< EX-17

/// Decisions that are looked at as a whole.
Choice bestRemoval(const Outlook &outlook);
Choice bestAssignment(const Outlook &outlook);

/// The points of a choice, whatever the decision.
Scored scored(const Outlook &outlook, Choice choice);

/// Scores by these rules of thumb.
const Evaluation &evaluation();

} // namespace merlon::exiles
