#pragma once

#include "core/canvas/picture/thing.h"
#include "core/engine/choice.h"
#include "core/engine/state.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace merlon {

/// What carries pieces from one place to another: a choice, or one that says where and a second one that says how many.
struct Haul {
    Choice first;
    std::optional<Choice> then {};
    std::string piece {}; ///< key of the item
    int from = -1;
    int to = -1;
    int number = 1;                        ///< of pieces
    std::shared_ptr<const View> before {}; ///< what is known when the last of the choices is made

    Choice last() const { return then.value_or(first); }
};

/// The choices of a question that carry pieces between two places although they do not name the piece, so that it can be
/// dragged. Only games that tell their moves have such.
class Hauls {
public:
    /// `view`: what the seat that is asked knows. All is found in a position that it could imagine.
    static Hauls at(const View &view, const ChoiceList &choices);

    /// The pieces that can be dragged, as things on the board.
    std::vector<canvas::Thing> pieces() const;
    /// The places to which this piece can be dragged; none if it cannot.
    std::vector<canvas::Thing> targetsOf(const canvas::Thing &piece) const;
    /// The choices that begin to carry this piece, in the order of the question.
    std::vector<Choice> choicesOf(const canvas::Thing &piece) const;
    /// The haul of this piece to a place, of so many or as many as may go. Null if there is none.
    const Haul *find(const canvas::Thing &piece, int place, int number) const;

private:
    std::vector<Haul> m_hauls;
};

} // namespace merlon
