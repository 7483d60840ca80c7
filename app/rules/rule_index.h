#pragma once

#include "core/engine/game.h"
#include "core/engine/rulebook/rulebook.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace merlon {

/// A word of the index, and the numbers of the rules that speak of it, in the order of the book.
struct IndexEntry {
    QString word;
    QStringList rules;
};

/// The index of a rulebook in the language spoken, sorted as in it: the names of a game's pieces, cards, actions and areas, each
/// with the rules that speak most of it. What no rule speaks of is left out, and so is what nearly all speak of. Empty if the
/// game cannot be opened.
std::vector<IndexEntry> ruleIndexOf(const Game &game, const Rulebook &book);

/// The same as a chapter of the book, in its form; empty if there are no entries.
QString indexChapter(const std::vector<IndexEntry> &index);

} // namespace merlon
