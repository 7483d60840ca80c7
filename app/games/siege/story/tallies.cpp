#include "app/games/siege/story/tallies.h"

#include "app/words/counting.h"
#include "app/words/language.h"
#include "app/words/speaker.h"

using namespace Qt::StringLiterals;

namespace merlon {

const std::vector<Event> &eventsOf(const Group &group)
{
    return group.sentences.front().events;
}

QString namesOf(const std::vector<Event> &events, std::size_t argument, const Speaker &speaker,
                std::string_view key)
{
    QStringList names;
    for (const Event &event : events) {
        if (key.empty() || speaker.keyOf(event) == key)
            names << speaker.name(event, argument);
    }
    return separated(names);
}

NameCounts tallied(const std::vector<Event> &events, std::size_t argument, const Speaker &speaker,
                   std::string_view key)
{
    NameCounts tally;
    for (const Event &event : events) {
        if (key.empty() || speaker.keyOf(event) == key)
            ++tally[speaker.key(event, argument)];
    }
    return tally;
}

NameCounts killedIn(const std::vector<Event> &events, const Speaker &speaker)
{
    NameCounts killed;
    for (const Event &event : events) {
        const std::string_view key = speaker.keyOf(event);
        if (key == "unit-killed" || key == "crew-killed")
            ++killed[speaker.key(event, 1)];
    }
    return killed;
}

QString eachSentence(const Group &group, const std::function<QString(const Group::Sentence &)> &say)
{
    QStringList sentences;
    for (const Group::Sentence &sentence : group.sentences)
        sentences << asSentence(say(sentence));
    return sentences.join(u' ');
}

} // namespace merlon
