#pragma once

#include "core/base/wording.h"

namespace merlon::siege2 {

WordingTable tableauTexts();     ///< what lies beside the board, and how it stands: `item.`, `detail.`
WordingTable nameTexts();        ///< cards, tokens and everything else that has a name
WordingTable aboutTexts();       ///< what a thing is for: `about.`
WordingTable eventTexts();       ///< what happens: `event.`
WordingTable reasonTexts();      ///< why something cannot be chosen: `reason.`
WordingTable decisionTexts();    ///< what has to be decided: `decision.`
WordingTable questionTexts();    ///< the same, put to the player who is asked: `yours.`
WordingTable coachTexts();       ///< what to think of at a question, for beginners: `coach.`
WordingTable explanationTexts(); ///< why something is asked, what a choice does: `why.`, `note.`
WordingTable choiceTexts();      ///< what can be chosen: `choice.`, and what ends a step: `done.`

} // namespace merlon::siege2
