#pragma once

#include "app/words/counting.h"
#include "app/words/families.h"

#include <QString>

#include <functional>

namespace merlon {

class Speaker;

/// The sentences for a group of events.
QString told(const Group &group, const Speaker &speaker);

/// The same for what happens in an assault (sentences_assault.cpp).
QString toldCannonAims(const Group &group, const Speaker &speaker);
QString toldHitCards(const Group &group, const Speaker &speaker);
QString toldShots(const Group &group, const Speaker &speaker);
QString toldVolleys(const Group &group, const Speaker &speaker);
QString toldFights(const Group &group, const Speaker &speaker);
QString toldKills(const Group &group, const Speaker &speaker);

/// Counts the values of an argument over the events that have the key (all events for an empty key).
NameCounts tallied(const std::vector<Event> &events, std::size_t argument, const Speaker &speaker,
                   std::string_view key = {});

/// Counts the units that these events kill.
NameCounts killedIn(const std::vector<Event> &events, const Speaker &speaker);

/// One sentence for each subject of the group.
QString eachSentence(const Group &group, const std::function<QString(const Group::Sentence &)> &say);

} // namespace merlon
