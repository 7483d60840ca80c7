#pragma once

#include <span>
#include <vector>

/// Marks an English wording for lupdate (which knows the name of the macro) without any Qt.
#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(context, text) text
#endif

namespace merlon {

/// An English sentence and the code by which the core speaks of it. The English sentence is at the same time
/// the source text for Qt Linguist, in the context "core".
///
/// %1 to %9 stand for the arguments of a text. `{%1|none|one|%1 of them}` is for numbers: the first form for 0,
/// the next one for 1, and so on, the last one for everything beyond. Every language chooses its own forms.
struct Wording {
    const char *code;
    const char *english;
};

/// The tables, one for each part of the core.
std::span<const Wording> baseWords();          ///< reading files
std::span<const Wording> boardWords();         ///< findings and errors of boards
std::span<const Wording> analysisWords();      ///< what is found out about boards: `analysis.`
std::span<const Wording> engineWords();        ///< notation, positions, records, matches
std::span<const Wording> adviceWords();        ///< why a computer player chooses as it does: `advice.`
std::span<const Wording> siegeWords();         ///< pieces, places and checks that both siege games share
std::span<const Wording> siegeSentenceWords(); ///< the same pieces and places as they stand in sentences
std::span<const Wording> siege1Words();        ///< cards, tokens and everything else that Siege I names
std::span<const Wording> siege1EventWords();   ///< what happens in Siege I before the assault: `event.`
std::span<const Wording> siege1AssaultWords(); ///< what happens in its assaults and to its glory: `event.`
std::span<const Wording>
siege1ReasonWords(); ///< why something cannot be chosen, where Siege II has no such reason
std::span<const Wording> siege1DecisionWords(); ///< what has to be decided, with the same exception
std::span<const Wording> siege1ChoiceWords();   ///< what can be chosen, with the same exception
std::span<const Wording> siege2Words();         ///< cards, tokens and everything else that Siege II names
std::span<const Wording> siege2EventWords();    ///< what happens in Siege II: `event.`
std::span<const Wording> siege2ReasonWords();   ///< why something cannot be chosen: `reason.`
std::span<const Wording> siege2DecisionWords(); ///< what has to be decided: `decision.`
std::span<const Wording> siege2ChoiceWords();   ///< what can be chosen: `choice.`
std::span<const Wording> siege2PositionWords(); ///< what can be wrong with a position of Siege II
std::span<const Wording> positionFieldWords();  ///< what can be set in a position: `word.field.`

/// All of them.
std::vector<std::span<const Wording>> wordTables();

} // namespace merlon
