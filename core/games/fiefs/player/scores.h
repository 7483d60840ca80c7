#pragma once

#include "core/games/fiefs/edition.h"
#include "core/games/rules_of_thumb.h"

/// How Fiefs is played well: points for the choices of a decision, the more the better; only the order counts. One
/// function for each area of the rules, called only for decisions of its area.
namespace merlon::fiefs {

/// What a scorer looks at: the view, and who decides in it.
struct Outlook {
    explicit Outlook(const FiefsView &view);

    const FiefsData &data() const { return scene.data; }
    StepKind kind() const { return static_cast<StepKind>(step.kind); }
    /// The points with which a seat or its team stands.
    int pointsOf(Seat of) const;
    /// The enemy with the most points.
    Seat leader() const { return m_leader; }

    Scene scene;
    Step step;
    Seat seat;

private:
    Seat m_leader = kNobody;
};

Scored scoreTurn(const Outlook &outlook, Choice choice);           ///< FI-3, FI-4: cards, crown, campaigns
Scored scoreRedistribution(const Outlook &outlook, Choice choice); ///< FI-6
Scored scoreSend(const Outlook &outlook, Choice choice);           ///< FI-7.2
Scored scoreCrown(const Outlook &outlook, Choice choice);          ///< FI-5: the effects of crowns
Scored scoreWindow(const Outlook &outlook, Choice choice);         ///< FI-9
Scored scoreBattle(const Outlook &outlook, Choice choice);         ///< FI-8: cards and sceptres
Scored scoreDiscard(const Outlook &outlook, Choice choice);        ///< discards that are left to a seat

/// What an advance on a place with so many knights is worth; 0: no better than staying at home.
int worthOfAdvance(const Outlook &outlook, PlaceIndex place, int knights);
/// The best number of knights for an advance on a place, of those that can be sent.
int bestForce(const Outlook &outlook, PlaceIndex place);

/// Scores by these rules of thumb.
const Evaluation &evaluation();

} // namespace merlon::fiefs
