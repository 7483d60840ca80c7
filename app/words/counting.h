#pragma once

#include <QString>
#include <QStringList>

#include <map>
#include <string>

namespace merlon {

class Speaker;

/// How many of what, by key.
using NameCounts = std::map<std::string, int>;

/// `5 goblins`; for a key that has no plural here `2 × west wall 1`, or the bare name of a single one.
QString counted(const std::string &key, int count, const Speaker &speaker);
/// `5 goblins, 1 orc`, the weaker units first.
QString counted(const NameCounts &tally, const Speaker &speaker);
int sumOf(const NameCounts &tally);

/// `a; b; c`.
QString listed(const QStringList &items);
/// `a, b and c`.
QString enumerated(const QStringList &items);

} // namespace merlon
