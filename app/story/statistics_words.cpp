#include "app/story/statistics_words.h"

#include "app/story/chronicler.h"
#include "app/words/game_words.h"
#include "app/words/language.h"

#include <algorithm>
#include <span>

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
        return speaker.round(QString::fromStdString(chart.names[column]).toInt());
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
    const QString round = speaker.round(moment.round);
    if (!moment.section || speaker.roleOf(*moment.section) == TermRole::Round)
        return round;
    Chronicler chronicler(speaker);
    chronicler.tell(*moment.section);
    if (chronicler.paragraphs().empty())
        return round;
    const Paragraph &begun = chronicler.paragraphs().back();
    if (begun.kind == Paragraph::Kind::Fight)
        return begun.title;
    //: A round, what happens in it: `Round 3, Defense (4)`.
    return Cli::tr("%1, %2").arg(round, begun.title);
}

QString storyOf(const ChartMoment &moment, const std::string &place, const Speaker &speaker)
{
    const std::span<const ArgumentType> types = speaker.vocabulary().types();
    const auto touches = [&](const Event &event) {
        const Term &term = speaker.vocabulary().events()[event.kind];
        for (std::size_t i = 0; i < term.types.size(); ++i) {
            if (types[term.types[i]].kind == ArgumentKind::Place && speaker.key(event, i) == place)
                return true;
        }
        return false;
    };
    Chronicler chronicler(speaker);
    for (const Event &event : moment.events) {
        if (place.empty() || touches(event))
            chronicler.tell(event);
    }
    QStringList texts;
    for (const Paragraph &paragraph : chronicler.paragraphs()) {
        if (const QString text = textOf(paragraph, speaker); !text.isEmpty())
            texts << text;
    }
    return texts.join(u' ');
}

} // namespace merlon
