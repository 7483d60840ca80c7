#pragma once

#include "core/base/wording.h"

/// The sentences of Exiles, by what they are about.
namespace merlon::exiles {

WordingTable nameTexts();       ///< seats, boards, pieces, and what arguments of choices are called: `word.`
WordingTable rankTexts();       ///< units with their marks: `word.`
WordingTable optionTexts();     ///< options of the game: `word.option.`, `option.`
WordingTable choiceTexts();     ///< what can be chosen: `choice.`, and what ends a question: `done.`
WordingTable eventTexts();      ///< what happens: `event.`, and how the game has ended: `ending.`
WordingTable reasonTexts();     ///< why something cannot be chosen: `reason.`
WordingTable decisionTexts();   ///< what has to be decided: `decision.`
WordingTable questionTexts();   ///< the same, put to the player who is asked: `yours.`
WordingTable analysisTexts();   ///< what the editor finds out about boards: `analysis.`
WordingTable tableauTexts();    ///< what stands on the map: `ground.`, `item.`, `word.phase.`, `word.fort.`
WordingTable campaignTexts();   ///< how a campaign stands: `campaign.`
WordingTable adviceTexts();     ///< why a computer player advises a choice: `advice.`
WordingTable oddsTexts();       ///< what the odds are of: `chart.odds`, `chart-note.odds`
WordingTable boardTexts();      ///< boards: `finding.`, `error.`, `about.`, and the `shelf.`
WordingTable panelTexts();      ///< beside the board: `word.`, `item.`, `detail.`
WordingTable cityTexts();       ///< buildings, technologies and powers: `about.`, `detail.`
WordingTable pieceTexts();      ///< units, engines, factions, heroes, resources: `about.`
WordingTable fieldTexts();      ///< what can be set in a position: `word.field.`, `word.group.`, `word.at.`
WordingTable positionTexts();   ///< what cannot be in a position: `error.`
WordingTable noteTexts();       ///< what a choice costs and does: `note.`, `why.`, `warning.`
WordingTable theatreTexts();    ///< sums of fights: `word.score.`; dice: `word.die.`, `word.d3.`
WordingTable coachTexts();      ///< what to think of at a question, for beginners: `coach.`
WordingTable statisticsTexts(); ///< charts: `chart.`, `word.chart.`
WordingTable cardTexts();       ///< printed on cards and sheets: `card-label.`

} // namespace merlon::exiles
