#include "app/cli/commands/report.h"

#include "app/cli/output.h"
#include "app/cli/story/storyteller.h"
#include "app/cli/text_map.h"
#include "app/words/language.h"
#include "core/base/json.h"
#include "core/engine/notation/notation.h"
#include "core/engine/position/full_form.h"

#include <optional>
#include <vector>

using namespace Qt::StringLiterals;

namespace merlon::cli {

namespace {

/// Chance has choices too, but no seat of its own: only who sees everything sees them.
ChoiceList choicesFor(const Match &match, SeatSet seats)
{
    ChoiceList choices;
    if (seats == SeatSet::all() && !match.isOver())
        match.state().choices(choices);
    else
        match.seenBy(seats)->choices(choices);
    return choices;
}

std::string seatKey(const Setup &setup, Seat seat)
{
    if (seat < setup.seats().size())
        return setup.seats()[seat].key;
    if (seat == kChance)
        return "chance";
    return seat == kSomebody ? "somebody" : "nobody";
}

Json decisionJson(const Match &match, SeatSet seats)
{
    const Decision decision = match.seenBy(seats)->decision();
    const Vocabulary &vocabulary = match.setup().vocabulary();
    const Term &term = vocabulary.decisions()[decision.kind];
    Json about = Json::array();
    for (std::size_t i = 0; i < term.types.size(); ++i)
        about.push_back(vocabulary.keyOf(term.types[i], decision.about[i]));
    return {{"seat", seatKey(match.setup(), decision.seat)},
            {"kind", term.key},
            {"about", about},
            {"depth", decision.depth},
            {"rule", ruleName(match.setup().game(), decision.rule)}};
}

/// A sentence for each event, with its rule.
Json storyJson(const Match &match, const Speaker &speaker, SeatSet seats, std::span<const Event> before)
{
    Json story = Json::array();
    std::vector<StoryLine> lines = storyBefore(before, seats);
    const std::vector<StoryLine> played = match.story(seats);
    lines.insert(lines.end(), played.begin(), played.end());
    for (const StoryLine &line : lines) {
        for (const Event &event : line.events)
            story.push_back({{"rule", ruleName(match.setup().game(), event.rule)},
                             {"text", asSentence(speaker.sentence(event)).toStdString()}});
    }
    return story;
}

Json outcomeJson(const Match &match)
{
    const Outcome outcome = match.state().outcome();
    Json winners = Json::array();
    for (std::size_t seat = 0; seat < match.setup().seats().size(); ++seat) {
        if (outcome.isWinner(static_cast<Seat>(seat)))
            winners.push_back(match.setup().seats()[seat].key);
    }
    return {{"winners", winners}, {"why", match.setup().vocabulary().events()[outcome.why.kind].key}};
}

QString decisionText(const Match &match, const Speaker &speaker, SeatSet seats)
{
    if (match.isOver())
        return asSentence(speaker.sentence(match.state().outcome().why));
    const Decision decision = match.seenBy(seats)->decision();
    const QString rule = QString::fromStdString(ruleName(match.setup().game(), decision.rule));
    return u"%1 (%2)"_s.arg(asSentence(speaker.sentence(decision)), rule);
}

} // namespace

QString textReport(const Match &match, const Speaker &speaker, SeatSet seats, const ReportParts &parts)
{
    QStringList lines;
    if (parts.position)
        lines << textMap(*match.seenBy(seats), speaker);
    if (parts.decision)
        lines << wrapped(decisionText(match, speaker, seats), {});
    if (parts.choices) {
        for (const Choice choice : choicesFor(match, seats))
            lines << QString::fromStdString(notate(speaker.vocabulary(), choice));
    }
    return lines.join(u'\n');
}

QString jsonReport(const Match &match, const Speaker &speaker, SeatSet seats, const ReportParts &parts,
                   std::span<const Event> before)
{
    Json report = Json::object();
    if (parts.story)
        report["story"] = storyJson(match, speaker, seats, before);
    if (match.isOver())
        report["outcome"] = outcomeJson(match);
    if (parts.decision)
        report["decision"] = match.isOver() ? Json() : decisionJson(match, seats);
    if (parts.choices) {
        report["choices"] = Json::array();
        for (const Choice choice : choicesFor(match, seats))
            report["choices"].push_back(notate(match.setup().vocabulary(), choice));
    }
    if (parts.position) {
        std::optional<position::FullForm> full;
        if (parts.full)
            full.emplace();
        report["position"] = match.seenBy(seats)->position();
        if (seats == SeatSet::all()) // what a scenario or a record can begin with
            report["moment"] = match.state().position();
    }
    return QString::fromStdString(writeJson(report)).trimmed();
}

} // namespace merlon::cli
