#include "app/games/siege/assault/assault_acts.h"

#include "app/games/siege/assault/assault_words.h"
#include "app/words/language.h"

#include <algorithm>
#include <set>

namespace merlon {

namespace {

using News = AssaultNews;

/// Whether the event is for the stage by itself: it says more than that somebody waits.
bool beginsAct(const AssaultReading &reading, const std::vector<Act> &acts)
{
    if (acts.empty() || reading.news == News::Begin)
        return true;
    const Act &last = acts.back();
    return reading.place >= 0 && (last.step != static_cast<int>(reading.step) || last.place != reading.place);
}

Act::Weight weightOf(News news)
{
    switch (news) {
    case News::Aim:
    case News::Other:
    case News::Pour:
        return Act::Weight::Passing;
    case News::Breach:
    case News::GateFalls:
        return Act::Weight::Great;
    default:
        return Act::Weight::Plain;
    }
}

/// What the act says, when the record knows it.
void word(Act &act, const AssaultRecord &record, const Speaker &speaker)
{
    if (act.place < 0)
        return;
    const auto row = std::ranges::find(record.rows(), act.place, &AssaultRow::place);
    if (row == record.rows().end())
        return;
    const auto step = static_cast<AssaultStep>(act.step);
    act.text = toldCell(*row, step, speaker);
    if (act.weight == Act::Weight::Great && row->verdict == AssaultRow::Verdict::Breach)
        act.text += u' ' + toldVerdict(*row, speaker);
    const QString place =
        speaker.name(speaker.setup().board().places()[static_cast<std::size_t>(act.place)].key);
    //: A step of an assault, a place, numbers of rules.
    act.note = AssaultWords::tr("%1, %2 (%3)")
                   .arg(titleOf(record.reader().game(), step), place,
                        rulesOf(act.events, speaker.setup()).join(QStringLiteral(", ")));
    act.scene = {canvas::placeThing(act.place)};
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

std::vector<Act> actsOf(AssaultRecord record, std::span<const Event> news, const Speaker &speaker)
{
    std::vector<Act> acts;
    bool isForStage = false;
    for (const Event &event : news) {
        const bool ran = record.isRunning();
        const AssaultReading reading = record.add(event);
        const bool runs = record.isRunning();
        const bool ends = ran && !runs;
        if (ends || (runs ? beginsAct(reading, acts) : acts.empty())) {
            Act act;
            act.weight = Act::Weight::Passing;
            if (runs && reading.news != News::Begin)
                act.step = static_cast<int>(reading.step);
            act.place = runs ? reading.place : -1;
            if (reading.news == News::Begin) {
                act.text = Cli::tr("Assault of round %1").arg(record.round());
                act.note = AssaultWords::tr("Space shows the next act, End the rest at once.");
            }
            acts.push_back(std::move(act));
        }
        Act &act = acts.back();
        act.events.push_back(event);
        if (runs) {
            act.weight = std::max(act.weight, weightOf(reading.news));
            isForStage = true;
            word(act, record, speaker);
        }
    }
    return isForStage ? acts : std::vector<Act>();
}

canvas::Picture pictureAfter(const Act &act, std::span<const Event> later, const canvas::Picture &now,
                             const canvas::Picture &end, const Vocabulary &words)
{
    if (later.empty() || now.places.size() != end.places.size() || now.links.size() != end.links.size())
        return end;
    std::set<int> places;
    std::set<int> links;
    std::set<int> laterPlaces;
    std::set<int> laterLinks;
    for (const Event &event : act.events)
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
    for (const Event &event : act.events) {
        const Term &term = words.events()[event.kind];
        if (term.key == "unit-killed" && laterPlaces.contains(event.args[0])
            && event.args[0] < after.places.size())
            removeDead(after.places[event.args[0]], words.keyOf(term.types[1], event.args[1]));
    }
    return after;
}

} // namespace merlon
