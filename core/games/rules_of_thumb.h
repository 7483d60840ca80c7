#pragma once

#include "core/engine/evaluation.h"
#include "core/engine/state.h"

#include <cassert>
#include <memory>

/// What the evaluations of the games have in common.
namespace merlon {

/// An evaluation that makes a scorer of its own for a view of its own game.
template <class GameView, class GameScorer>
class RulesOfThumb final : public Evaluation {
public:
    std::unique_ptr<Scorer> scorer(const View &view) const override
    {
        assert(dynamic_cast<const GameView *>(&view) != nullptr);
        return std::make_unique<GameScorer>(static_cast<const GameView &>(view));
    }
};

/// Why a choice has the best score: the code of a wording among the texts of the game, and what %1 is.
struct Why {
    const char *code = nullptr; ///< null: nothing to say
    int argument = -1;          ///< %1 is this argument of the choice
};

struct Scored {
    int points = 0;
    Why why {};
};

/// What `scored` says of each choice. An outlook is made of a view, once for each decision.
template <class GameView, class Outlook, Scored (*scored)(const Outlook &outlook, Choice choice)>
class ChoiceScorer final : public Scorer {
public:
    explicit ChoiceScorer(const GameView &view)
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
    const GameView &m_view;
    Outlook m_outlook;
};

} // namespace merlon
