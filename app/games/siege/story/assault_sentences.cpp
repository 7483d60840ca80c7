#include "app/games/siege/story/sentences.h"

#include "app/games/siege/story/tallies.h"
#include "app/words/language.h"
#include "app/words/speaker.h"

#include <optional>

using namespace Qt::StringLiterals;

namespace merlon {

QString toldCannonAims(const Group &group, const Speaker &speaker)
{
    return eachSentence(group, [&](const Group::Sentence &sentence) {
        QStringList towers;
        for (const Event &event : sentence.events)
            towers << speaker.name(event, 0);
        //: A place, towers.
        return Cli::tr("Aimed at %1: %2.").arg(speaker.name(sentence.events.front(), 1), enumerated(towers));
    });
}

QString toldShots(const Group &group, const Speaker &speaker)
{
    return eachSentence(group, [&](const Group::Sentence &sentence) {
        const QString machine = speaker.name(sentence.events.front(), 0);
        QString wall;
        std::string shot;
        for (const Event &event : sentence.events) {
            if (speaker.keyOf(event) == "machine-aimed" || speaker.keyOf(event) == "engine-aimed")
                wall = speaker.name(event, 1);
            else
                shot = speaker.key(event, 1);
        }
        if (shot.empty())
            //: A machine, a wall.
            return /*: Log. %1: an engine or a cannon, %2: a place */ Cli::tr("%1 aims at %2.")
                .arg(machine, wall);
        if (wall.isEmpty())
            //: A machine.
            return shot == "hit" ? /*: Log. %1: an engine or a cannon */ Cli::tr("%1 hits.").arg(machine)
                                 : /*: Log. %1: an engine or a cannon */ Cli::tr("%1 misses.").arg(machine);
        //: A machine, a wall.
        return shot == "hit" ? Cli::tr("%1 hits %2.").arg(machine, wall)
                             //: A machine, a wall.
                             : Cli::tr("%1 misses %2.").arg(machine, wall);
    });
}

QString toldVolleys(const Group &group, const Speaker &speaker)
{
    return eachSentence(group, [&](const Group::Sentence &sentence) {
        const QString place = speaker.name(sentence.events.front(), 0);
        const NameCounts killed = killedIn(sentence.events, speaker);
        const Event &first = sentence.events.front();
        if (speaker.keyOf(first) != "volley-fired" && speaker.keyOf(first) != "archers-fire")
            //: A place, units.
            return Cli::tr("Losses (%1): %2.").arg(place, counted(killed, speaker));
        if (killed.empty())
            //: Log. %1: a number, %2: a place
            return /*: Log. %1: a number, %2: a place */ Cli::tr("Volley of strength %1 (%2).")
                .arg(first.args[1])
                .arg(place);
        return /*: Log. %1: a number, %2: a place, %3: units */ Cli::tr(
                   "Volley of strength %1 (%2). Losses: %3.")
            .arg(first.args[1])
            .arg(place, counted(killed, speaker));
    });
}

QString toldFights(const Group &group, const Speaker &speaker)
{
    return eachSentence(group, [&](const Group::Sentence &sentence) {
        std::optional<Event> strengths;
        for (const Event &event : sentence.events) {
            if (speaker.keyOf(event) == "strengths-compared" || speaker.keyOf(event) == "totals-compared")
                strengths = event;
        }
        const QString place = speaker.name(sentence.events.front(), 0);
        const NameCounts killed = killedIn(sentence.events, speaker);
        if (!strengths)
            //: A place, units.
            return Cli::tr("Losses (%1): %2.").arg(place, counted(killed, speaker));
        //: A wall, strengths of invader and defender.
        const QString fight =
            Cli::tr("%1: %2 against %3").arg(place).arg(strengths->args[1]).arg(strengths->args[2]);
        return killed.empty() ? fight
                              //: A fight, units.
                              : Cli::tr("%1. Losses: %2.").arg(fight, counted(killed, speaker));
    });
}

QString toldKills(const Group &group, const Speaker &speaker)
{
    return eachSentence(group, [&](const Group::Sentence &sentence) {
        const NameCounts killed = tallied(sentence.events, 1, speaker);
        //: A place, units.
        return Cli::tr("Losses (%1): %2.")
            .arg(speaker.name(sentence.events.front(), 0), counted(killed, speaker));
    });
}

} // namespace merlon
