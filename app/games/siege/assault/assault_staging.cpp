#include "app/games/siege/assault/assault_staging.h"

#include "app/games/siege/assault/assault_words.h"
#include "app/words/language.h"

#include <algorithm>
#include <set>

namespace merlon {

namespace {

using News = AssaultNews;

/// Whether the event is for the stage by itself: it says more than that somebody waits.
bool beginsStagedEvent(const AssaultReading &reading, const std::vector<StagedEvent> &stagedEvents)
{
    if (stagedEvents.empty() || reading.news == News::Begin)
        return true;
    const StagedEvent &last = stagedEvents.back();
    return reading.place >= 0 && (last.step != static_cast<int>(reading.step) || last.place != reading.place);
}

StagedEvent::Weight weightOf(News news)
{
    switch (news) {
    case News::Aim:
    case News::Other:
    case News::Pour:
        return StagedEvent::Weight::Passing;
    case News::Breach:
    case News::GateFalls:
        return StagedEvent::Weight::Great;
    default:
        return StagedEvent::Weight::Plain;
    }
}

/// The text of the staged event, when the record knows it.
void word(StagedEvent &staged, const AssaultRecord &record, const Speaker &speaker)
{
    if (staged.place < 0)
        return;
    const auto row = std::ranges::find(record.rows(), staged.place, &AssaultRow::place);
    if (row == record.rows().end())
        return;
    const auto step = static_cast<AssaultStep>(staged.step);
    staged.text = toldCell(*row, step, speaker);
    if (staged.weight == StagedEvent::Weight::Great && row->verdict == AssaultRow::Verdict::Breach)
        staged.text += u' ' + toldVerdict(*row, speaker);
    const QString place =
        speaker.name(speaker.setup().board().places()[static_cast<std::size_t>(staged.place)].key);
    //: A step of an assault, a place, numbers of rules.
    staged.note = AssaultWords::tr("%1, %2 (%3)")
                      .arg(titleOf(record.reader().game(), step), place,
                           rulesOf(staged.events, speaker.setup()).join(QStringLiteral(", ")));
    staged.scene = {canvas::placeThing(staged.place)};
}

/// The places and links that an event names.
void addTouched(const Event &event, const Vocabulary &words, std::set<int> &places, std::set<int> &links)
{
    const Term &term = words.events()[event.kind];
    for (std::size_t i = 0; i < term.types.size(); ++i) {
        const ArgumentKind kind = words.types()[term.types[i]].kind;
        if (kind == ArgumentKind::Place)
            places.insert(event.args[i]);
        else if (kind == ArgumentKind::Link)
            links.insert(event.args[i]);
    }
}

void removeDead(canvas::PlacePicture &place, const std::string &unit)
{
    const auto token = std::ranges::find(place.tokens, unit, &canvas::Token::key);
    if (token != place.tokens.end() && --token->count == 0)
        place.tokens.erase(token);
}

} // namespace

std::vector<StagedEvent> stagedEventsOf(AssaultRecord record, std::span<const Event> events,
                                        const Speaker &speaker)
{
    std::vector<StagedEvent> stagedEvents;
    bool isForStage = false;
    for (const Event &event : events) {
        const bool ran = record.isRunning();
        const AssaultReading reading = record.add(event);
        const bool runs = record.isRunning();
        const bool ends = ran && !runs;
        if (ends || (runs ? beginsStagedEvent(reading, stagedEvents) : stagedEvents.empty())) {
            StagedEvent staged;
            staged.weight = StagedEvent::Weight::Passing;
            if (runs && reading.news != News::Begin)
                staged.step = static_cast<int>(reading.step);
            staged.place = runs ? reading.place : -1;
            if (reading.news == News::Begin) {
                staged.text = Cli::tr("Assault of round %1").arg(record.round());
                staged.note = AssaultWords::tr("Space: next event. End: skip to the end.");
            }
            stagedEvents.push_back(std::move(staged));
        }
        StagedEvent &staged = stagedEvents.back();
        staged.events.push_back(event);
        if (runs) {
            staged.weight = std::max(staged.weight, weightOf(reading.news));
            isForStage = true;
            word(staged, record, speaker);
        }
    }
    return isForStage ? stagedEvents : std::vector<StagedEvent>();
}

canvas::Picture pictureAfter(const StagedEvent &staged, std::span<const Event> later,
                             const canvas::Picture &now, const canvas::Picture &end, const Vocabulary &words)
{
    if (later.empty() || now.places.size() != end.places.size() || now.links.size() != end.links.size())
        return end;
    std::set<int> places;
    std::set<int> links;
    std::set<int> laterPlaces;
    std::set<int> laterLinks;
    for (const Event &event : staged.events)
        addTouched(event, words, places, links);
    for (const Event &event : later)
        addTouched(event, words, laterPlaces, laterLinks);
    canvas::Picture after = now;
    for (const int place : places) {
        const auto index = static_cast<std::size_t>(place);
        if (index < end.places.size() && !laterPlaces.contains(place))
            after.places[index] = end.places[index];
    }
    for (const int link : links) {
        const auto index = static_cast<std::size_t>(link);
        if (index < end.links.size() && !laterLinks.contains(link))
            after.links[index] = end.links[index];
    }
    for (const Event &event : staged.events) {
        const Term &term = words.events()[event.kind];
        if (term.key == "unit-killed" && laterPlaces.contains(event.args[0])
            && event.args[0] < after.places.size())
            removeDead(after.places[event.args[0]], words.keyOf(term.types[1], event.args[1]));
    }
    return after;
}

} // namespace merlon
