#include "app/story/statistics_words.h"

#include "app/story/chronicler.h"
#include "app/words/game_words.h"
#include "app/words/language.h"
#include "app/words/round_words.h"
#include "core/board/board.h"
#include "core/engine/match/seen_acts.h"
#include "core/games/module.h"

#include <algorithm>
#include <iterator>
#include <span>
#include <utility>
#include <vector>

namespace merlon {

namespace {

bool hasRounds(const Vocabulary &vocabulary)
{
    return std::ranges::any_of(vocabulary.events(),
                               [](const Term &event) { return event.role == TermRole::Round; });
}

QString wordFor(const std::string &type, const std::string &key, const Speaker &speaker)
{
    const QString word = speaker.sayIfWorded({"word.chart." + key, {}});
    if (!word.isEmpty())
        return word;
    return asTitle(type.empty() ? speaker.name(key) : speaker.name(type, key));
}

/// A moment within a round.
QString momentIn(const QString &round, const QString &part)
{
    //: A round, what happens in it: `Round 3, Defense (4)`.
    return Cli::tr("%1, %2").arg(round, part);
}

/// Whether an argument names the place, or stands for something there.
bool touches(const Event &event, const std::string &place, const Speaker &speaker)
{
    const std::span<const Place> places = speaker.setup().board().places();
    const Term &term = speaker.vocabulary().events()[event.kind];
    for (std::size_t i = 0; i < term.types.size(); ++i) {
        const ArgumentType &type = speaker.vocabulary().types()[term.types[i]];
        const std::size_t value = event.args[i];
        if (type.kind == ArgumentKind::Place && speaker.key(event, i) == place)
            return true;
        if (value < type.places.size() && type.places[value] < places.size()
            && places[type.places[value]].key == place)
            return true;
    }
    return false;
}

/// What happened before the moment, as far as it touches a place; all of it, if that is empty.
std::vector<Event> eventsAt(const std::string &place, const ChartMoment &moment, const Speaker &speaker)
{
    std::vector<Event> events;
    std::ranges::copy_if(moment.events, std::back_inserter(events),
                         [&](const Event &event) { return place.empty() || touches(event, place, speaker); });
    return events;
}

Chronicler chroniclerOf(std::span<const Event> events, const Speaker &speaker)
{
    Chronicler chronicler(speaker);
    for (const Event &event : events)
        chronicler.tell(event);
    return chronicler;
}

/// Each by itself.
QStringList sentencesOf(const Chronicler &chronicler, const Speaker &speaker)
{
    QStringList sentences;
    for (const Paragraph &paragraph : chronicler.paragraphs()) {
        for (const Group &group : paragraph.groups) {
            for (const Group::Sentence &sentence : group.sentences) {
                if (group.tell) {
                    sentences << textOf(Group {group.tell, {sentence}}, speaker);
                    continue;
                }
                for (const Event &event : sentence.events)
                    sentences << asSentence(speaker.sentence(event));
            }
        }
    }
    sentences.removeAll(QString());
    return sentences;
}

} // namespace

QString titleOf(const Chart &chart, const Speaker &speaker)
{
    const std::string code = "chart." + chart.key;
    const QString special =
        chart.series.empty() ? QString() : speaker.sayIfWorded({code + '.' + chart.series.front().key, {}});
    const QString title = special.isEmpty() ? speaker.sayIfWorded({code, {}}) : special;
    return title.isEmpty() && !chart.name.key.empty() ? wordFor(chart.name.type, chart.name.key, speaker)
                                                      : title;
}

QString aboutOf(const Chart &chart, const Speaker &speaker)
{
    return chart.about.empty() ? speaker.sayIfWorded({"chart-whole." + chart.key, {}})
                               : wordFor({}, chart.about, speaker);
}

QString unitOf(const Chart &chart, const Speaker &speaker)
{
    return speaker.sayIfWorded({"chart-unit." + chart.key, {}});
}

QString rowNameOf(const Chart &chart, const Speaker &speaker)
{
    return speaker.sayIfWorded({"chart-rows." + chart.key, {}});
}

QString noteOn(const std::string &chart, const Speaker &speaker)
{
    return speaker.sayIfWorded({"chart-note." + chart, {}});
}

QString nameOf(const ChartSeries &series, const Speaker &speaker)
{
    if (series.key.empty())
        return asTitle(speaker.seat(series.seat));
    const QString name = wordFor(series.type, series.key, speaker);
    //: A number, whose it is: `Resources (Western invader)`.
    return series.seat == kNobody ? name : Cli::tr("%1 (%2)").arg(name, asTitle(speaker.seat(series.seat)));
}

QString columnOf(const Statistics &statistics, const Chart &chart, std::size_t column, const Speaker &speaker)
{
    switch (chart.columns) {
    case ChartColumns::Moments:
        return nameOf(statistics.moments[column], speaker);
    case ChartColumns::Rounds:
        return RoundWords(speaker.setup().game()).title(QString::fromStdString(chart.names[column]).toInt());
    case ChartColumns::Words:
        break;
    }
    return wordFor(chart.nameType, chart.names[column], speaker);
}

QString nameOf(const ChartMoment &moment, const Speaker &speaker)
{
    if (moment.round == 0)
        //: In a list of moments. %1: its number
        return hasRounds(speaker.vocabulary())
            ? Cli::tr("Setting up")
            : /*: In a list of moments. %1: its number */ Cli::tr("Moment %1").arg(moment.ply);
    const QString round = RoundWords(speaker.setup().game()).title(moment.round);
    if (!moment.section || speaker.roleOf(*moment.section) == TermRole::Round)
        return round;
    Text own = speaker.vocabulary().text(*moment.section);
    own.code.replace(0, own.code.find('.'), "moment");
    if (const QString part = speaker.sayIfWorded(std::move(own)); !part.isEmpty())
        return momentIn(round, part);
    Chronicler chronicler(speaker);
    chronicler.tell(*moment.section);
    if (chronicler.paragraphs().empty())
        return round;
    const Paragraph &begun = chronicler.paragraphs().back();
    if (begun.kind == Paragraph::Kind::Fight)
        return begun.title;
    return momentIn(round, begun.title);
}

QString storyOf(const ChartMoment &moment, const std::string &place, const Speaker &speaker)
{
    QStringList texts;
    const Chronicler chronicler = chroniclerOf(eventsAt(place, moment, speaker), speaker);
    for (const Paragraph &paragraph : chronicler.paragraphs()) {
        if (const QString text = textOf(paragraph, speaker); !text.isEmpty())
            texts << text;
    }
    return texts.join(u' ');
}

QString gistOf(const ChartMoment &moment, const std::string &place, const Speaker &speaker)
{
    constexpr qsizetype kMost = 2; // sentences
    const StoryPlan &plan = storyPlanOf(speaker.setup().game());
    std::vector<Event> events = eventsAt(place, moment, speaker);
    const auto isPassed = [&](const Event &event) { return !isGreat(event, plan, speaker.vocabulary()); };
    const bool isSettled = !std::ranges::all_of(events, isPassed);
    if (isSettled)
        std::erase_if(events, isPassed);
    const QStringList sentences = sentencesOf(chroniclerOf(events, speaker), speaker);
    return isSettled ? sentences.mid(std::max<qsizetype>(0, sentences.size() - kMost)).join(u' ')
                     : sentences.value(0);
}

} // namespace merlon
