#pragma once

#include "core/canvas/picture/thing.h"
#include "core/engine/choice.h"
#include "core/engine/notation/vocabulary.h"
#include "core/engine/reason.h"
#include "core/engine/state.h"

#include <vector>

namespace merlon {

/// Something that a player might want at the current question, and the reason against it.
struct Impossible {
    Choice choice;           ///< not legal; represents all that differ from it in other arguments only
    int argument = kNothing; ///< the argument whose value no legal choice of this verb has
    Reason reason;

    static constexpr int kNothing = -1; ///< the verb has no legal choice at all, for the same reason
};

/// What is near to the legal choices of the question and is not one of them, each with the view's own reason
/// (View::whyNot): other values of each argument, and verbs that have no legal choice. Things that have nothing to
/// do with the question are omitted. `view`: of the person who is to read it, at a question to that person.
std::vector<Impossible> impossibleNow(const View &view, const ChoiceList &legal);

/// Whether its argument is a place or a link of the board, where it can be pointed at.
bool isOnBoard(const Impossible &impossible, const Vocabulary &vocabulary);

/// The thing beside the board that cannot be chosen; nothing if it is none.
canvas::Thing thingOf(const Impossible &impossible, const Vocabulary &vocabulary);
/// The place of the board that stands for that thing; -1 if there is none.
int placeFor(const Impossible &impossible, const Vocabulary &vocabulary);

} // namespace merlon
