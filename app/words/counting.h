#pragma once

#include <QString>
#include <QStringList>

#include <map>
#include <string>

namespace merlon {

class Speaker;

/// How many of what, by key.
using NameCounts = std::map<std::string, int>;

/// `5 goblins`; empty if the game does not word numbers of these (`count.<key>`).
QString countedIfWorded(const std::string &key, int count, const Speaker &speaker);
/// `5 goblins`, where the game words numbers of these (`count.<key>`); else `2 × west wall 1`, or the bare name of a
/// single one.
QString counted(const std::string &key, int count, const Speaker &speaker);
/// `5 goblins, 1 orc`: first the pieces whose numbers are worded, in the order of the vocabulary.
QString counted(const NameCounts &tally, const Speaker &speaker);
int sumOf(const NameCounts &tally);

/// `a, b, c`.
QString separated(const QStringList &items);
/// `a; b; c`.
QString listed(const QStringList &items);
/// `a, b and c`.
QString enumerated(const QStringList &items);
/// `a, b or c`.
QString eitherOf(const QStringList &items);

} // namespace merlon
