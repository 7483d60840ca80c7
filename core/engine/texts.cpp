#include "core/engine/texts.h"

namespace merlon {

std::span<const Wording> engineTexts()
{
    static constexpr Wording kWords[] = {
        // Rulebooks. %1 and %2 are numbers of rules or chapters such as S2-6.3 and S2-6.
        {"error.rulebook-empty", QT_TRANSLATE_NOOP("engine", "This rulebook has no numbered rule.")},
        {"error.rulebook-chapter", QT_TRANSLATE_NOOP("engine", "Rule %1 is not in chapter %2.")},
        {"error.rulebook-prefix", QT_TRANSLATE_NOOP("engine", "The number %1 does not begin with %2.")},
        {"error.rulebook-doubled", QT_TRANSLATE_NOOP("engine", "Rule %1 appears twice.")},
        {"error.rulebook-no-text", QT_TRANSLATE_NOOP("engine", "Rule %1 has no text.")},
        {"error.rule-number", QT_TRANSLATE_NOOP("engine", "“%1” is not a rule number.")},
        {"error.rule-number-right", QT_TRANSLATE_NOOP("engine", "Write %1 for a rule or %2 for a chapter.")},
        {"error.rule-unknown", QT_TRANSLATE_NOOP("engine", "There is no rule %1.")},
        {"error.rule-no-chapter", QT_TRANSLATE_NOOP("engine", "There is no chapter %1.")},
        // %1 is a list of numbers, nearest first.
        {"error.rule-nearest", QT_TRANSLATE_NOOP("engine", "Nearest: %1.")},
        // Notation: a choice as a line of words. Positions are counted from 1.
        {"notation.empty", QT_TRANSLATE_NOOP("engine", "The line is empty.")},
        {"notation.unknown-verb", QT_TRANSLATE_NOOP("engine", "“%1” (word 1) is not a known command.")},
        // %1 is the word as written, %2 its position, %3 the kind of word that should stand there (“wall”).
        {"notation.unknown-word", QT_TRANSLATE_NOOP("engine", "“%1” (word %2) is not of the type “%3”.")},
        // %1 is the position, %2 the kind of word that should stand there, %3 the whole line as it should be.
        {"notation.missing-word", QT_TRANSLATE_NOOP("engine", "Word %1 is missing: expected %2 (“%3”).")},
        {"notation.hidden-word",
         QT_TRANSLATE_NOOP("engine", "Word %1 is hidden (“?”) and cannot be played.")},
        {"notation.surplus-word", QT_TRANSLATE_NOOP("engine", "Unexpected extra word %2: “%1”.")},
        // %1 is a list of keys.
        {"notation.possible", QT_TRANSLATE_NOOP("engine", "Possible here: %1.")},
        {"notation.possible-number", QT_TRANSLATE_NOOP("engine", "Possible here: a number from %1 to %2.")},
        {"notation.usage", QT_TRANSLATE_NOOP("engine", "Syntax: “%1”.")},
        // %1 is the number of a rule such as S2-6.3, %2 a list.
        {"notation.rule", QT_TRANSLATE_NOOP("engine", "See rule %1.")},
        {"notation.rule-and-choices", QT_TRANSLATE_NOOP("engine", "See rule %1. Possible now: %2.")},
        {"notation.rule-and-verbs", QT_TRANSLATE_NOOP("engine", "See rule %1. Possible commands now: %2.")},

        //: %1: an option of a game, %2: what was wished for it, as it was typed
        {"error.option-value", QT_TRANSLATE_NOOP("engine", "The option “%1” cannot be “%2”.")},
        //: What an option can be. %1: a list of values
        {"error.option-values", QT_TRANSLATE_NOOP("engine", "Possible: %1.")},
        //: What an option can be. %1 and %2: numbers
        {"error.option-numbers", QT_TRANSLATE_NOOP("engine", "Possible: a number from %1 to %2.")},
        //: What an option can be. %1 and %2: numbers, %3: another value, as it is typed, such as 0
        {"error.option-numbers-or", QT_TRANSLATE_NOOP("engine", "Possible: %3, or a number from %1 to %2.")},

        {"match.not-asked", QT_TRANSLATE_NOOP("engine", "No human player has a choice to make now.")},
        {"match.over", QT_TRANSLATE_NOOP("engine", "The game is over.")},
        {"match.other-question",
         QT_TRANSLATE_NOOP("engine", "This answers question %1, but the current question is %2.")},
        {"match.no-such-question", QT_TRANSLATE_NOOP("engine", "There is no question %1 to go to.")},
        {"match.last-question", QT_TRANSLATE_NOOP("engine", "The last question is %1.")},
        {"match.no-such-seat", QT_TRANSLATE_NOOP("engine", "The game has no role %1.")},

        // What lies on the board. %1 is a piece, a card or a token.
        {"item.space", QT_TRANSLATE_NOOP("engine", "space for: %1")},
        {"item.face-down", QT_TRANSLATE_NOOP("engine", "%1, face down")},
        {"item.unknown", QT_TRANSLATE_NOOP("engine", "face down")},

        // Files of records and scenarios. %1 is a key, word or version as it stands in the file.
        {"file.object", QT_TRANSLATE_NOOP("engine", "Expected an object: { … }.")},
        {"file.array", QT_TRANSLATE_NOOP("engine", "Expected a list: [ … ].")},
        {"file.many", QT_TRANSLATE_NOOP("engine", "There are more than %1 of these.")},
        //: Error of a file. %1: a number
        {"file.long-line", QT_TRANSLATE_NOOP("engine", "A line has at most %1 characters.")},
        {"file.text", QT_TRANSLATE_NOOP("engine", "Expected a text in quotation marks.")},
        {"file.truth", QT_TRANSLATE_NOOP("engine", "Expected true or false.")},
        {"file.number", QT_TRANSLATE_NOOP("engine", "Expected an integer from %1 to %2.")},
        {"file.hash", QT_TRANSLATE_NOOP("engine", "Expected 16 hexadecimal digits in quotation marks.")},
        {"file.unknown-key", QT_TRANSLATE_NOOP("engine", "“%1” is not known here.")},
        {"file.missing-key", QT_TRANSLATE_NOOP("engine", "“%1” is missing here.")},
        {"file.not-this-format", QT_TRANSLATE_NOOP("engine", "This is not a file of the format %1.")},
        {"file.heading", QT_TRANSLATE_NOOP("engine", "Such a file has \"format\": %1.")},
        {"file.version", QT_TRANSLATE_NOOP("engine", "“%1” is not the version of a format.")},
        {"file.version-right", QT_TRANSLATE_NOOP("engine", "Example of a version: \"1.0\".")},
        {"file.newer-format",
         QT_TRANSLATE_NOOP("engine", "This file has the format %1, which is newer than this program.")},
        {"file.newest-format", QT_TRANSLATE_NOOP("engine", "This program reads formats up to %1.")},

        // %1 is what the operating system says.
        {"file.cannot-write", QT_TRANSLATE_NOOP("engine", "The file cannot be written: %1.")},
        {"file.touched",
         QT_TRANSLATE_NOOP(
             "engine", "Another program has changed, replaced or removed this file while it was in use.")},

        // Records. Hashes are 16 hexadecimal digits that sum up a position.
        {"record.unknown-game", QT_TRANSLATE_NOOP("engine", "There is no game called “%1”.")},
        {"scenario.no-seat", QT_TRANSLATE_NOOP("engine", "There is no role called “%1” here.")},
        {"record.newer-rules",
         QT_TRANSLATE_NOOP("engine",
                           "This game follows version %1 of the rules, which is newer than this program.")},
        {"record.rules-now", QT_TRANSLATE_NOOP("engine", "This program has version %1 of the rules.")},
        {"record.older-rules",
         QT_TRANSLATE_NOOP("engine",
                           "This game follows older rules. It cannot be replayed from its beginning; it "
                           "resumes from its last position.")},
        //: After record.older-rules. %1 and %2: numbers of versions of the rules
        {"record.older-rules-right",
         QT_TRANSLATE_NOOP(
             "engine", "It follows version %1 of the rules, this program version %2. Open it to play on.")},
        {"record.older-without-position",
         QT_TRANSLATE_NOOP("engine", "This game follows older rules and holds no position to resume from.")},
        {"record.lost-choices",
         QT_TRANSLATE_NOOP("engine", "The choices after that position are lost. Their number: %1.")},
        {"record.seats", QT_TRANSLATE_NOOP("engine", "These are not the roles of the game in its order.")},
        {"record.no-such-seat", QT_TRANSLATE_NOOP("engine", "The game has no role “%1”.")},
        {"record.chance", QT_TRANSLATE_NOOP("engine", "Expected \"dealt\" or \"given\".")},
        {"record.entry", QT_TRANSLATE_NOOP("engine", "An entry is a choice and a hash: [\"…\", \"…\"].")},
        {"record.long-line", QT_TRANSLATE_NOOP("engine", "A choice has at most %1 characters.")},
        {"record.order",
         QT_TRANSLATE_NOOP("engine",
                           "The numbers of entries in this list must grow and be within the saved game.")},
        {"record.entries", QT_TRANSLATE_NOOP("engine", "The number of entries of this saved game is %1.")},
        // %1 is the number of the entry, %2 its line of notation, %3 and %4 are hashes.
        {"record.entry-refused", QT_TRANSLATE_NOOP("engine", "Entry %1, “%2”, cannot be played.")},
        // The same, %3 is the number of a rule.
        {"record.entry-against-rule", QT_TRANSLATE_NOOP("engine", "Entry %1, “%2”, cannot be played (%3).")},
        {"record.entry-hash-right",
         QT_TRANSLATE_NOOP("engine", "A choice, a draw or the seed has been changed there or before.")},
        {"record.entry-hash",
         QT_TRANSLATE_NOOP("engine", "After entry %1, “%2”, the hash must be %3, but it is %4.")},
        // %1 is a number of entries, %2 and %3 are hashes.
        {"record.position-hash",
         QT_TRANSLATE_NOOP("engine", "The position after %1 entries must have the hash %2, but it has %3.")},
        // %1 is a seat, %2 and %3 are hashes.
        {"record.resignation-hash",
         QT_TRANSLATE_NOOP("engine", "After “%1” has resigned the hash must be %2, but it is %3.")},
        {"record.other-places",
         QT_TRANSLATE_NOOP("engine", "This game was begun on another board: its places are different.")},
        {"record.other-links",
         QT_TRANSLATE_NOOP("engine", "This game was begun on another board: its links are different.")},
        {"record.other-options", QT_TRANSLATE_NOOP("engine", "This game was begun with other options.")},
        {"record.other-setup",
         QT_TRANSLATE_NOOP("engine",
                           "This game was begun with another setup: other rules, roles, seed, draws, free "
                           "undo, parent or starting position.")},
        {"record.result", QT_TRANSLATE_NOOP("engine", "The result does not match the choices.")},

        // Lessons. %1 is a word as it stands in the file.
        {"lesson.no-steps", QT_TRANSLATE_NOOP("engine", "A lesson needs a step.")},
        {"lesson.await-and-until",
         QT_TRANSLATE_NOOP(
             "engine", "A step waits for choices (“await”) or lets the game continue (“until”), not both.")},
        {"lesson.pattern", QT_TRANSLATE_NOOP("engine", "No choice of this game has the word “%1” there.")},
        {"lesson.pointer", QT_TRANSLATE_NOOP("engine", "A guide cannot point at “%1”.")},
        {"lesson.pointer-right",
         QT_TRANSLATE_NOOP("engine",
                           "A place, a path “from>to”, a piece “place/piece” or a value “type:key”.")},

        // Lessons in which a board is drawn. %1 is a word as it stands in the file.
        {"lesson.wish", QT_TRANSLATE_NOOP("engine", "A lesson cannot wait for this.")},
        {"lesson.no-such-part", QT_TRANSLATE_NOOP("engine", "The boards of this game have no “%1”.")},
        //: What would be right in a lesson. %1: words of the file, such as “fortress”
        {"lesson.layouts", QT_TRANSLATE_NOOP("engine", "Layouts: %1.")},
        {"lesson.no-layouts", QT_TRANSLATE_NOOP("engine", "They have no layouts. Remove “arranged”.")},

        // Goals of scenarios. “won”, “event”, “at” and the like are words of the file and stay.
        {"goal.reach", QT_TRANSLATE_NOOP("engine", "A goal names exactly one thing to reach.")},
        {"goal.reach-right",
         QT_TRANSLATE_NOOP(
             "engine", "Write one of “won” (true), “event” (a key with arguments) and “at” (a pointer).")},
        {"goal.won", QT_TRANSLATE_NOOP("engine", "Expected true.")},
        //: %1: a pointer into a position, such as /round
        {"goal.pointer", QT_TRANSLATE_NOOP("engine", "“%1” is not a pointer into a position.")},
        {"goal.pointer-right", QT_TRANSLATE_NOOP("engine", "Example of a pointer: /round.")},
        {"goal.compare", QT_TRANSLATE_NOOP("engine", "The value is compared with exactly one number.")},
        {"goal.compare-right",
         QT_TRANSLATE_NOOP("engine", "Write one of “is”, “least” and “most” with a number.")},
        {"goal.within", QT_TRANSLATE_NOOP("engine", "A goal is limited by rounds or by turns, not by both.")},
        {"goal.within-right", QT_TRANSLATE_NOOP("engine", "Write “rounds” or “turns” with a number.")},
        //: %1: a word as it stands in the goal of a scenario
        {"goal.event", QT_TRANSLATE_NOOP("engine", "No event of this game has the word “%1” there.")},
        //: %1: a pointer into a position
        {"goal.path",
         QT_TRANSLATE_NOOP("engine", "The position has nothing at “%1”: the goal may never be reached.")},
        //: %1: a pointer into a position
        {"goal.no-number", QT_TRANSLATE_NOOP("engine", "At “%1” there is nothing that can be counted.")},
        {"goal.met", QT_TRANSLATE_NOOP("engine", "The goal is reached before anyone has made a choice.")},
        //: %1: the code of a language, such as fr
        {"goal.no-task",
         QT_TRANSLATE_NOOP("engine", "The task of the goal is missing in the language “%1”.")},

        // The rounds of a game, which calls them otherwise if they are no rounds. %1 is that word in some form: plural in
        // English; in French as well “in” (“à la manche”), “begun” (“manches commencées”), “last” and “one”. The other
        // placeholders are numbers.
        //: A round of a game, with its forms: “plural”, and those for which the sentences about rounds ask (%1:…)
        {"word.round", QT_TRANSLATE_NOOP("engine", "round{plural=rounds}")},
        //: A heading: %1: the word for rounds
        {"round.names", QT_TRANSLATE_NOOP("engine", "{%1:plural}")},
        //: %1: the word for a round, %2: its number
        {"round.number", QT_TRANSLATE_NOOP("engine", "%1 %2")},
        //: %1: the word for a round, %2: its number, %3: how many there are
        {"round.of", QT_TRANSLATE_NOOP("engine", "%1 %2 of %3")},
        //: A heading. %1: the word for rounds
        {"round.phases", QT_TRANSLATE_NOOP("engine", "{%1:plural} and phases")},
        //: %1: the word for a round, %2: its number
        {"round.won", QT_TRANSLATE_NOOP("engine", "Won in %1 %2")},
        //: %1: the word for a round, %2: its number
        {"round.lost", QT_TRANSLATE_NOOP("engine", "Lost in %1 %2")},
        {"round.last", QT_TRANSLATE_NOOP("engine", "This is the last %1 for the task.")},
        {"round.left", QT_TRANSLATE_NOOP("engine", "%2 {%1:plural} left for the task.")},
        //: A menu entry. %1: the word for a round
        {"round.back", QT_TRANSLATE_NOOP("engine", "One %1 b&ack")},
        //: A menu entry. %1: the word for a round
        {"round.forward", QT_TRANSLATE_NOOP("engine", "One %1 fo&rward")},
        {"round.keys", QT_TRANSLATE_NOOP("engine", "Page Up and Page Down: one %1.")},
        //: A column. %1: the word for rounds
        {"round.begun", QT_TRANSLATE_NOOP("engine", "{%1:plural} begun")},
        {"round.average", QT_TRANSLATE_NOOP("engine", "on average %3 choices in %2 {%1:plural}")},
        {"round.average-begun",
         QT_TRANSLATE_NOOP("engine", "On average %2 {%1:plural} begun and %3 choices of the players.")},

        // Simulations. %1 is a number, or the kind of a computer player.
        {"error.simulation-seats",
         QT_TRANSLATE_NOOP("engine", "This game needs one computer player for each of its %1 roles.")},
        {"error.player-unknown", QT_TRANSLATE_NOOP("engine", "There is no computer player “%1”.")},

        // Advice of computer players that holds for every game.
        {"advice.only", QT_TRANSLATE_NOOP("engine", "Nothing else is possible.")},
        {"advice.equal", QT_TRANSLATE_NOOP("engine", "No choice is clearly better than the others.")},

        // Journals: files that keep a running match.
        {"journal.no-beginning",
         QT_TRANSLATE_NOOP("engine", "This autosave ends before its first line does.")},
        {"journal.changed",
         QT_TRANSLATE_NOOP("engine", "This line of the autosave, or one before it, has been altered.")},

        // Campaigns: games that are kept over many evenings, chapter by chapter. %1 is the number of a chapter.
        {"campaign.no-chapter", QT_TRANSLATE_NOOP("engine", "This campaign ends before its first chapter.")},
        {"campaign.no-chapter-right",
         QT_TRANSLATE_NOOP("engine",
                           "Nothing in it can be played. Use a copy of the file, if there is one.")},
        {"campaign.changed",
         QT_TRANSLATE_NOOP("engine", "This line of the campaign, or one before it, has been altered.")},
        //: After campaign.changed. %1: number of chapters, %2: number of choices
        {"campaign.changed-right",
         QT_TRANSLATE_NOOP("engine", "Everything before it is kept. Chapters: %1. Choices: %2.")},
        {"campaign.none", QT_TRANSLATE_NOOP("engine", "This game is not played as a campaign.")},
        //: Error of a campaign. %1 and %2: keys of games, such as siege2
        {"campaign.other-game",
         QT_TRANSLATE_NOOP("engine", "This chapter is of the game “%1”, but the campaign is of “%2”.")},
        {"campaign.other-options",
         QT_TRANSLATE_NOOP("engine", "This chapter has other options than the first one.")},
        {"campaign.other-board",
         QT_TRANSLATE_NOOP("engine", "This chapter is played on another board than the first one.")},
        //: Error of a campaign. %1: the number of a chapter
        {"campaign.no-parent", QT_TRANSLATE_NOOP("engine", "Chapter %1 does not continue another chapter.")},
        //: Error of a campaign. %1: the number of a chapter, %2: what stands there in place of another number
        {"campaign.unknown-parent",
         QT_TRANSLATE_NOOP("engine", "Chapter %1 continues “%2”, which is no chapter before it.")},
        //: Error of a campaign. %1 and %2: numbers of chapters
        {"campaign.other-start",
         QT_TRANSLATE_NOOP("engine", "Chapter %1 does not begin at a save point of chapter %2.")},
        //: Error of a campaign. %1: the number of a chapter
        {"campaign.went-back",
         QT_TRANSLATE_NOOP("engine",
                           "Chapter %1 goes back to a save point, which is not allowed in this campaign.")},
        {"campaign.no-save-point", QT_TRANSLATE_NOOP("engine", "There is no save point here.")},
    };
    return kWords;
}

} // namespace merlon
