#pragma once

#include "app/table/question/picking/choice_guide.h"
#include "core/canvas/picture/picture.h"
#include "core/engine/decision.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace merlon {

/// What one drag does at several questions: a stack of units that go one by one, a unit that is selected and then sent. It
/// is over as soon as the game goes on otherwise than it was meant.
class StackMove {
public:
    /// The same picks, so many times, or as often as they can be made.
    struct Batch {
        std::vector<canvas::Thing> picks;
        int times = 0;
    };

    /// The batches are to be made one after the other, at questions like `decision` that follow on question `ply` without
    /// a gap; and before them these choices, at the questions of the same seat that lead there.
    void begin(std::vector<Batch> batches, const Decision &decision, std::size_t ply,
               std::vector<Choice> before = {});
    /// This choice is to be made at the question of that seat that follows on question `ply`.
    void begin(Choice then, Seat seat, std::size_t ply);
    /// These choices are to be made one after the other, at questions like `decision` that follow on question `ply` without a
    /// gap.
    void beginOrder(std::vector<Choice> order, const Decision &decision, std::size_t ply);
    /// The first choice is to be made at all questions of this kind and seat that follow on question `ply` without a gap.
    void beginKeeping(const Decision &decision, std::size_t ply);
    /// Nothing more is to be made.
    void forget();
    /// The choice for the question that stands now. None, and over, if it is another question, or it cannot be chosen.
    std::optional<Choice> next(const ChoiceGuide &guide, const Decision &decision, std::size_t ply);

private:
    std::optional<Choice> nextBefore(const ChoiceGuide &guide);
    std::optional<Choice> nextByPicks(const ChoiceGuide &guide, const Decision &decision);
    std::optional<Choice> nextInOrder(const ChoiceGuide &guide, const Decision &decision);
    std::optional<Choice> nextOf(const ChoiceGuide &guide, const Decision &decision);

    std::vector<Choice> m_before; ///< that are left before the batches
    std::vector<Batch> m_batches; ///< that are left; none: over
    std::optional<Choice> m_then; ///< instead of them
    std::vector<Choice> m_order;  ///< instead of them
    bool m_isKeeping = false;     ///< the first choice is made, instead of them
    Decision m_decision {};
    std::size_t m_ply = 0;
};

/// The choice that these picks make complete, if they can be made.
std::optional<Choice> choiceByPicks(ChoiceGuide guide, std::span<const canvas::Thing> picks);
/// All pieces of a place that may go to a thing, kind by kind, the strongest first: not all may find room. `guide`: nothing
/// has been picked yet.
std::vector<StackMove::Batch> batchesTo(const canvas::Thing &to, const ChoiceGuide &guide, int place,
                                        const canvas::PlacePicture &shown);
/// Whether the choice sends one of several alike, of which others can follow.
bool canGoAgain(Choice choice, const Vocabulary &words);

} // namespace merlon
