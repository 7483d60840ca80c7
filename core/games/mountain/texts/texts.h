#pragma once

#include "core/base/wording.h"

/// The sentences of Under the Mountain, by what they are about.
namespace merlon::mountain {

WordingTable
nameTexts(); ///< seats, boards, resources, pieces, and what arguments of choices are called: `word.`
WordingTable pieceTexts();    ///< single trolls, places of cards, shapes, halls, workshops, spells: `word.`
WordingTable optionTexts();   ///< options of the game: `word.option.`, `option.`
WordingTable choiceTexts();   ///< what can be chosen: `choice.`, and what ends a question: `done.`
WordingTable noteTexts();     ///< what a choice costs and does: `note.`
WordingTable eventTexts();    ///< what happens: `event.`, and how the game has ended: `ending.`, `won.`
WordingTable reasonTexts();   ///< why something cannot be chosen: `reason.`
WordingTable decisionTexts(); ///< what has to be decided: `decision.`, and why it is asked: `why.`
WordingTable questionTexts(); ///< the same, put to the player who is asked: `yours.`
WordingTable coachTexts();    ///< what to think of at a question, for beginners: `coach.`
WordingTable aboutTexts();    ///< what a thing is for: `about.`, `shelf.`
WordingTable trollTexts();    ///< the same of single trolls
WordingTable
tableauTexts(); ///< what is beside the board and in the box: `word.zone.`, `word.group.`, `score.`
WordingTable adviceTexts();     ///< why a computer player advises a choice: `advice.`
WordingTable statisticsTexts(); ///< charts: `chart.`, `word.chart.`
WordingTable analysisTexts();   ///< what can be found out about boards: `analysis.`
WordingTable boardTexts();      ///< what is wrong with a board or with options: `finding.`, `error.`
WordingTable boardPartTexts();  ///< what boards are made of: `about.kind.`, `about.attribute.`
WordingTable fieldTexts();
WordingTable positionTexts();

} // namespace merlon::mountain
