#pragma once

#include "core/base/wording.h"

/// What both sieges say.
namespace merlon::siege {

WordingTable tableauTexts();   ///< what lies beside the board, and how it stands: `item.`, `detail.`
WordingTable nameTexts();      ///< pieces, places and checks of boards
WordingTable boardPartTexts(); ///< what boards are made of: `about.kind.`, `about.attribute.`
WordingTable sentenceTexts();  ///< the same pieces and places as they stand in sentences
WordingTable adviceTexts();    ///< why a computer player chooses as it does: `advice.`
WordingTable fieldTexts();     ///< what can be set in a position: `word.field.`
WordingTable storyTexts();     ///< headings of the log: `heading.`, `section.`
WordingTable
statisticsTexts(); ///< charts of a game: `chart.`, `chart-unit.`, `chart-whole.`, `chart-note.`, `word.chart.`
WordingTable analysisTexts(); ///< what can be found out about boards: `analysis.`
WordingTable positionTexts(); ///< what can be wrong with a position: `error.position-`

} // namespace merlon::siege
