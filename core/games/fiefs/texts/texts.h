#pragma once

#include "core/base/wording.h"

namespace merlon::fiefs {

WordingTable nameTexts();   ///< whatever has a name: seats, places, cards, tiles, artifacts
WordingTable fieldTexts();  ///< what can be set in a position: `word.field.`; options of the game: `option.`
WordingTable choiceTexts(); ///< what can be chosen: `choice.`, and what it does: `note.`
WordingTable eventTexts();  ///< what happens: `event.`, and the headings of the log
WordingTable reasonTexts(); ///< why something cannot be chosen: `reason.`
WordingTable decisionTexts();   ///< what has to be decided: `decision.`, and why it is asked: `why.`
WordingTable questionTexts();   ///< the same, put to the player who is asked: `yours.`
WordingTable coachTexts();      ///< what to think of at a question, for beginners: `coach.`
WordingTable aboutTexts();      ///< what a thing is for: `about.`
WordingTable tableauTexts();    ///< what lies beside the board, and how it stands: `item.`, `score.`
WordingTable boardTexts();      ///< what is wrong with a board, a position, options: `finding.`, `error.`
WordingTable boardPartTexts();  ///< what boards are made of: `about.kind.`, `about.attribute.`
WordingTable adviceTexts();     ///< why a computer player advises a choice: `advice.`
WordingTable statisticsTexts(); ///< charts: `chart.`, `word.chart.`

} // namespace merlon::fiefs
