#pragma once

#include "core/base/wording.h"

/// The sentences of Exiles, by what they are about.
namespace merlon::exiles {

WordingTable nameTexts();     ///< seats, boards, pieces, and what arguments of choices are called: `word.`
WordingTable rankTexts();     ///< units with their marks: `word.rank.`
WordingTable optionTexts();   ///< options of the game: `word.option.`, `option.`
WordingTable choiceTexts();   ///< what can be chosen: `choice.`, and what ends a question: `done.`
WordingTable eventTexts();    ///< what happens: `event.`, and how the game has ended: `ending.`
WordingTable reasonTexts();   ///< why something cannot be chosen: `reason.`
WordingTable decisionTexts(); ///< what has to be decided: `decision.`
WordingTable questionTexts(); ///< the same, put to the player who is asked: `yours.`
WordingTable analysisTexts(); ///< what the editor finds out about boards: `analysis.`
WordingTable boardTexts();    ///< boards: `finding.`, `error.`, `about.`, and the `shelf.`
WordingTable fieldTexts();    ///< what can be set in a position: `word.field.`, `word.group.`, `word.at.`
WordingTable positionTexts(); ///< what cannot be in a position: `error.`

} // namespace merlon::exiles
