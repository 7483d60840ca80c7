#pragma once

#include "app/words/counting.h"
#include "app/words/teller.h"

#include <QString>

#include <functional>
#include <string_view>
#include <vector>

/// What the sentences of the sieges' story are counted from.
namespace merlon {

/// All events of a group whose sentences are not told apart.
const std::vector<Event> &eventsOf(const Group &group);

/// `Bridge, Sap`: the values of an argument of the events that have the key (all events for an empty key).
QString namesOf(const std::vector<Event> &events, std::size_t argument, const Speaker &speaker,
                std::string_view key = {});

/// Counts the values of an argument over the events that have the key (all events for an empty key).
NameCounts tallied(const std::vector<Event> &events, std::size_t argument, const Speaker &speaker,
                   std::string_view key = {});

/// Counts the units that these events kill.
NameCounts killedIn(const std::vector<Event> &events, const Speaker &speaker);

/// One sentence for each subject of the group.
QString eachSentence(const Group &group, const std::function<QString(const Group::Sentence &)> &say);

} // namespace merlon
