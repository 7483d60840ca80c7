#include "app/words/story/sentences.h"

#include "app/words/language.h"
#include "app/words/speaker.h"
#include "app/words/story/siege1_story.h"

#include <array>
#include <optional>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

const std::vector<Event> &eventsOf(const Group &group)
{
    return group.sentences.front().events;
}

QString toldPlainly(const Group &group, const Speaker &speaker)
{
    QStringList sentences;
    for (const Group::Sentence &sentence : group.sentences) {
        for (const Event &event : sentence.events)
            sentences << asSentence(speaker.sentence(event));
    }
    return sentences.join(u' ');
}

QString namesOf(const std::vector<Event> &events, std::size_t argument, const Speaker &speaker,
                std::string_view key = {})
{
    QStringList names;
    for (const Event &event : events) {
        if (key.empty() || speaker.keyOf(event) == key)
            names << speaker.name(event, argument);
    }
    return names.join(u", "_s);
}

QString toldSecrets(const Group &group, const Speaker &speaker)
{
    QString text;
    const auto tell = [&](std::string_view key, const QString &known, const QString &hidden) {
        std::vector<Event> drawn;
        for (const Event &event : eventsOf(group)) {
            if (speaker.keyOf(event) == key)
                drawn.push_back(event);
        }
        if (!drawn.empty())
            text +=
                (drawn.front().args[0] == kHidden ? hidden : known.arg(namesOf(drawn, 0, speaker))) + u' ';
    };
    tell("objective-drawn", Cli::tr("The invader draws these objectives: %1."),
         Cli::tr("The invader draws objectives and looks at them."));
    tell("plan-drawn", Cli::tr("The defender draws these plans: %1."),
         Cli::tr("The defender draws plans and looks at them."));
    return text.trimmed();
}

QString toldDraw(const Group &group, const Speaker &speaker)
{
    const NameCounts drawn = tallied(eventsOf(group), 0, speaker);
    return Cli::tr("The invader draws %n unit(s): %1.", nullptr, sumOf(drawn)).arg(counted(drawn, speaker));
}

QString toldPassed(const Group &group, const Speaker &speaker)
{
    const QString skipped = namesOf(eventsOf(group), 0, speaker, "card-skipped");
    const QString impossible = namesOf(eventsOf(group), 0, speaker, "card-impossible");
    QStringList sentences;
    if (!skipped.isEmpty())
        sentences << Cli::tr("Skipped: %1.").arg(skipped);
    if (!impossible.isEmpty())
        sentences << Cli::tr("Cannot be used: %1.").arg(impossible);
    return sentences.join(u' ');
}

QString toldPayment(const Group &group, const Speaker &speaker)
{
    NameCounts units;
    int wood = 0;
    for (const Event &event : eventsOf(group)) {
        if (speaker.keyOf(event) == "wood-paid") {
            wood += event.args[1];
            continue;
        }
        constexpr std::array<const char *, 3> kUnits {"goblin", "orc", "troll"};
        for (std::size_t unit = 0; unit < kUnits.size(); ++unit) {
            if (event.args[unit + 1] > 0)
                units[kUnits[unit]] += event.args[unit + 1];
        }
    }
    QStringList paid;
    if (!units.empty())
        paid << counted(units, speaker);
    if (wood > 0)
        paid << Cli::tr("%n wood", nullptr, wood);
    return Cli::tr("The invader pays %1.").arg(paid.join(u", "_s));
}

QString toldExchange(const Group &group, const Speaker &speaker)
{
    QStringList pairs;
    for (const Event &event : eventsOf(group))
        //: Two cards.
        pairs << Cli::tr("%1 for %2").arg(speaker.name(event, 0), speaker.name(event, 1));
    return Cli::tr("Exchanged: %1.").arg(pairs.join(u", "_s));
}

/// Who crosses from where to where.
QString toldMarches(const Group &group, const Speaker &speaker)
{
    QStringList marches;
    for (const Group::Sentence &sentence : group.sentences) {
        const Event &first = sentence.events.front();
        const QString way = group.family == Family::MarchedThrough
            ? u"%1 → %2 → %3"_s.arg(speaker.name(first, 0), speaker.name(first, 2), speaker.name(first, 3))
            : u"%1 → %2"_s.arg(speaker.name(first, 0), speaker.name(first, 2));
        const NameCounts pieces = tallied(sentence.events, 1, speaker);
        //: A way, units.
        marches << Cli::tr("%1: %2").arg(way, counted(pieces, speaker));
    }
    return Cli::tr("March: %1.").arg(listed(marches));
}

/// Units that arrive somewhere, not by a path.
QString toldArrivals(const Group &group, const Speaker &speaker, std::size_t unitArgument)
{
    return eachSentence(group, [&](const Group::Sentence &sentence) {
        const Event &first = sentence.events.front();
        const bool joined = speaker.keyOf(first) == "marauders-joined";
        const NameCounts units = tallied(sentence.events, joined ? 0 : unitArgument, speaker);
        const QString place = speaker.name(first, joined || unitArgument == 0 ? 1 : 0);
        return joined ? Cli::tr("Marauders join %1: %2.").arg(place, counted(units, speaker))
                      //: A place, units.
                      : Cli::tr("New on %1: %2.").arg(place, counted(units, speaker));
    });
}

QString toldRituals(const Group &group, const Speaker &speaker)
{
    return eachSentence(group, [&](const Group::Sentence &sentence) {
        QStringList spaces;
        for (const Event &event : sentence.events) {
            spaces << (event.args[2] == kHidden
                           ? speaker.name(event, 1)
                           : u"%1 (%2)"_s.arg(speaker.name(event, 1), speaker.name(event, 2)));
        }
        return Cli::tr("Ritual tokens, face down: %1.").arg(spaces.join(u", "_s));
    });
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
    return Cli::tr("Hourglasses: %1.").arg(tracks.join(u", "_s));
}

QString toldMoves(const Group &group, const Speaker &speaker)
{
    QStringList moves;
    for (const Event &event : eventsOf(group)) {
        const std::string_view key = speaker.keyOf(event);
        moves << (key == "defenders-swapped" || key == "units-exchanged"
                      ? u"%1 (%2) ↔ %3 (%4)"_s.arg(speaker.name(event, 0), speaker.name(event, 1),
                                                   speaker.name(event, 2), speaker.name(event, 3))
                      //: A piece, from, to.
                      : Cli::tr("%1: %2 → %3")
                            .arg(speaker.name(event, 0), speaker.name(event, 1), speaker.name(event, 2)));
    }
    return Cli::tr("Moves: %1.").arg(listed(moves));
}

QString toldHospital(const Group &group, const Speaker &speaker)
{
    NameCounts recovered = tallied(eventsOf(group), 0, speaker, "unit-recovered");
    recovered.merge(tallied(eventsOf(group), 0, speaker, "unit-rescued"));
    QStringList sentences;
    if (!recovered.empty())
        sentences << Cli::tr("Back in the courtyard: %1.").arg(counted(recovered, speaker));
    for (const Event &event : eventsOf(group)) {
        if (speaker.keyOf(event) == "units-retired")
            sentences << Cli::tr("%n unit(s) go(es) to the supply.", nullptr, event.args[0]);
    }
    return sentences.join(u' ');
}

} // namespace

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

QString told(const Group &group, const Speaker &speaker)
{
    switch (group.family) {
    case Family::Plain:
        return toldPlainly(group, speaker);
    case Family::Silent:
        return {};
    case Family::RowDrawn:
        return Cli::tr("The cards of this game: %1.").arg(namesOf(eventsOf(group), 0, speaker));
    case Family::SecretsDrawn:
        return toldSecrets(group, speaker);
    case Family::ObjectivesShown:
        return Cli::tr("Objectives laid out: %1.").arg(namesOf(eventsOf(group), 0, speaker));
    case Family::UnitsDrawn:
        return toldDraw(group, speaker);
    case Family::MaraudersGather:
        return Cli::tr("New marauders gather: %1.")
            .arg(counted(tallied(eventsOf(group), 0, speaker), speaker));
    case Family::Passed:
        return toldPassed(group, speaker);
    case Family::Paid:
        return toldPayment(group, speaker);
    case Family::Exchanged:
        return toldExchange(group, speaker);
    case Family::Placed:
        return toldArrivals(group, speaker, 0);
    case Family::Deployed:
        return toldArrivals(group, speaker, 1);
    case Family::Rituals:
        return toldRituals(group, speaker);
    case Family::Marched:
    case Family::MarchedThrough:
        return toldMarches(group, speaker);
    case Family::Orders:
        return toldOrders(group, speaker);
    case Family::Hourglasses:
        return toldHourglasses(group, speaker);
    case Family::Moves:
        return toldMoves(group, speaker);
    case Family::Killed:
        return toldKills(group, speaker);
    case Family::CannonAims:
        return toldCannonAims(group, speaker);
    case Family::HitCards:
        return toldHitCards(group, speaker);
    case Family::Shots:
        return toldShots(group, speaker);
    case Family::Volleys:
        return toldVolleys(group, speaker);
    case Family::Fights:
        return toldFights(group, speaker);
    case Family::Hospital:
        return toldHospital(group, speaker);
    case Family::KeptCards:
        return toldKeptCards(group, speaker);
    case Family::SeatDraws:
        return toldSeatDraws(group, speaker);
    case Family::Actions:
        return toldActions(group, speaker);
    case Family::Crews:
        return toldCrews(group, speaker);
    case Family::FireCards:
        return toldFireCards(group, speaker);
    case Family::Glory:
        return toldGlory(group, speaker);
    }
    return {};
}

} // namespace merlon
