#include "app/games/siege/story/sentences.h"

#include "app/games/siege/story/tallies.h"
#include "app/words/counting.h"
#include "app/words/language.h"
#include "app/words/speaker.h"

#include <optional>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

/// Who goes which way, in names and arrows.
QString toldOnTheWay(const Group &group, const Speaker &speaker,
                     QString (*wayOf)(const Event &, const Speaker &))
{
    QStringList marches;
    for (const Group::Sentence &sentence : group.sentences) {
        const NameCounts pieces = tallied(sentence.events, 1, speaker);
        //: A way, units.
        marches << Cli::tr("%1: %2").arg(wayOf(sentence.events.front(), speaker), counted(pieces, speaker));
    }
    //: Log. %1: units with their ways
    return Cli::tr("March: %1.").arg(listed(marches));
}

/// Units that arrive somewhere, not by a path.
QString toldNewUnits(const Group &group, const Speaker &speaker, std::size_t unitArgument)
{
    return eachSentence(group, [&](const Group::Sentence &sentence) {
        const Event &first = sentence.events.front();
        const bool joined = speaker.keyOf(first) == "marauders-joined";
        const NameCounts units = tallied(sentence.events, joined ? 0 : unitArgument, speaker);
        const QString place = speaker.name(first, joined || unitArgument == 0 ? 1 : 0);
        //: Log. %1: a place, %2: units
        return joined ? Cli::tr("Marauders join %1: %2.").arg(place, counted(units, speaker))
                      : /*: Log. %1: a place, %2: tokens or machines */ Cli::tr("New on %1: %2.")
                            .arg(place, counted(units, speaker));
    });
}

} // namespace

QString toldMarches(const Group &group, const Speaker &speaker)
{
    return toldOnTheWay(group, speaker, [](const Event &event, const Speaker &names) {
        return u"%1 → %2"_s.arg(names.name(event, 0), names.name(event, 2));
    });
}

QString toldMarchesThrough(const Group &group, const Speaker &speaker)
{
    return toldOnTheWay(group, speaker, [](const Event &event, const Speaker &names) {
        return u"%1 → %2 → %3"_s.arg(names.name(event, 0), names.name(event, 2), names.name(event, 3));
    });
}

QString toldPlacements(const Group &group, const Speaker &speaker)
{
    return toldNewUnits(group, speaker, 0);
}

QString toldArrivals(const Group &group, const Speaker &speaker)
{
    return toldNewUnits(group, speaker, 1);
}

QString toldOrders(const Group &group, const Speaker &speaker)
{
    QStringList orders;
    for (const Event &event : eventsOf(group)) {
        orders << (event.args[0] == kHidden
                       ? speaker.name(event, 1)
                       //: A place, an order.
                       : Cli::tr("%1: %2").arg(speaker.name(event, 1), speaker.name(event, 0)));
    }
    //: Log. %1: a list of places or orders
    return Cli::tr("Orders: %1.").arg(listed(orders));
}

QString toldHourglasses(const Group &group, const Speaker &speaker)
{
    QStringList tracks;
    for (const Group::Sentence &sentence : group.sentences) {
        const QString action = speaker.name(sentence.events.front(), 0);
        std::optional<Event> placed;
        bool isDone = false;
        for (const Event &event : sentence.events) {
            isDone = speaker.keyOf(event) == "action-completed";
            if (!isDone)
                placed = event;
        }
        //: An action, hourglasses on its track, its cost.
        const QString track =
            placed ? Cli::tr("%1 %2 of %3").arg(action).arg(placed->args[1]).arg(placed->args[2]) : action;
        tracks << (isDone ? track + u" ✓"_s : track);
    }
    //: Log. %1: actions with their hourglasses
    return Cli::tr("Hourglasses: %1.").arg(separated(tracks));
}

QString toldHospital(const Group &group, const Speaker &speaker)
{
    NameCounts recovered = tallied(eventsOf(group), 0, speaker, "unit-recovered");
    recovered.merge(tallied(eventsOf(group), 0, speaker, "unit-rescued"));
    QStringList sentences;
    if (!recovered.empty())
        //: Log. %1: units
        sentences << Cli::tr("Back in the courtyard: %1.").arg(counted(recovered, speaker));
    for (const Event &event : eventsOf(group)) {
        if (speaker.keyOf(event) == "units-retired")
            sentences << Cli::tr("%n unit(s) moved to the supply.", nullptr, event.args[0]);
    }
    return sentences.join(u' ');
}

} // namespace merlon
