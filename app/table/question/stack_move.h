#pragma once

#include "app/table/question/choice_guide.h"
#include "core/engine/decision.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace merlon {

/// What one drag does at several questions: a stack of units that go one by one, a unit that is selected and then sent. It
/// is over as soon as the game goes on otherwise than it was meant.
class StackMove {
public:
    /// The same picks are to be made `more` times, at questions like `decision` that follow on question `ply` without a
    /// gap.
    void begin(std::vector<canvas::Thing> picks, int more, const Decision &decision, std::size_t ply);
    /// This choice is to be made at the question of that seat that follows on question `ply`.
    void begin(Choice then, Seat seat, std::size_t ply);
    /// The choice for the question that stands now. None, and over, if it is another question, or it cannot be chosen.
    std::optional<Choice> next(ChoiceGuide guide, const Decision &decision, std::size_t ply);

private:
    std::optional<Choice> nextByPicks(ChoiceGuide guide, const Decision &decision) const;

    std::vector<canvas::Thing> m_picks;
    std::optional<Choice> m_then; ///< instead of picks
    int m_more = 0;               ///< 0: over
    Decision m_decision {};
    std::size_t m_ply = 0;
};

} // namespace merlon
