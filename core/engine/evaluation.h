#pragma once

#include "core/engine/player.h"

#include <memory>

/// What a game knows about being played well. Computer players of any kind ask it; none of them knows a game.
namespace merlon {

class Game;
class View;

/// Gives points to the choices of one decision. Made anew for each decision; belongs to one thread.
class Scorer {
public:
    virtual ~Scorer() = default;

    /// The higher the better, only the order counts. `choice` is one that the view offers. It takes far less time than
    /// Player::kStopsWithin: players look between two scores whether they have been stopped.
    virtual int score(Choice choice) const = 0;
    /// Why it is a good choice, in words; empty where there is nothing to say.
    virtual Text why(Choice choice) const = 0;
};

/// What a game says of its choices. Immutable; may be asked by several threads.
class Evaluation {
public:
    virtual ~Evaluation() = default;

    /// Looks at a decision of one of the seats that the view is for, with nothing but what the view shows. The view
    /// must outlive the scorer.
    virtual std::unique_ptr<Scorer> scorer(const View &view) const = 0;
};

/// How a game is played well; null if nobody has written that down.
const Evaluation *evaluationOf(const Game &game);
/// A scorer of the view's own game; null for games that have no evaluation.
std::unique_ptr<Scorer> scorerOf(const View &view);

struct BestChoice {
    Choice choice;
    bool isBetter = false; ///< than at least one other
};

/// One of the choices, which are not none, with the most points; each of several best ones has the same chance.
/// Without a scorer all are as good. Once the budget is stopped, the best of those that have been looked at.
BestChoice bestOf(const ChoiceList &choices, const Scorer *scorer, Random &random, const Budget &budget = {});
/// All choices between which bestOf lets chance decide.
void allBestOf(const ChoiceList &choices, const Scorer *scorer, ChoiceList &out);

} // namespace merlon
