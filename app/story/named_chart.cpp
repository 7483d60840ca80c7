#include "app/story/named_chart.h"

#include "app/story/statistics_words.h"
#include "app/words/csv.h"
#include "app/words/language.h"
#include "app/words/round_words.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

QString cornerOf(const Chart &chart, const Speaker &speaker)
{
    switch (chart.columns) {
    case ChartColumns::Moments:
        return /*: Column of a chart as a table, above numbers */ Cli::tr("Moment");
    case ChartColumns::Rounds:
        return RoundWords(speaker.setup().game()).name();
    case ChartColumns::Words:
        break;
    }
    const QString rows = rowNameOf(chart, speaker);
    //: The head of a table whose rows are words.
    return rows.isEmpty() ? Cli::tr("Name") : rows;
}

/// The lines of seats have the colours of their liveries.
int sideOf(const ChartSeries &series, const Setup &setup)
{
    const bool isOfASeat = series.side < 0 && series.seat < setup.seats().size();
    return isOfASeat ? setup.seats()[series.seat].liveryNumber() : series.side;
}

void nameRounds(NamedChart &chart, const Statistics &statistics, const RoundWords &words)
{
    int round = -1;
    for (std::size_t column = 0; column < statistics.moments.size(); ++column) {
        const ChartMoment &moment = statistics.moments[column];
        if (moment.round == round)
            continue;
        round = moment.round;
        if (round == 0)
            continue;
        chart.rounds.push_back(column);
        chart.roundNames << words.title(round);
    }
}

/// What is left for all, beside what each role has, is called so, and not like the whole chart.
QString lineNameOf(const Chart &chart, const ChartSeries &series, const Speaker &speaker)
{
    const bool isLeft = series.seat == kNobody && series.key == chart.key
        && std::ranges::any_of(chart.series, [](const ChartSeries &one) { return one.seat != kNobody; });
    //: A line of a chart of what each role has, such as wood: what lies in the common pile.
    return isLeft ? Cli::tr("Pile") : nameOf(series, speaker);
}

/// All rows, the first of names: each field as `text` and `number` write it.
template <class WriteText, class WriteNumber>
QString rowsOf(const NamedChart &chart, QChar between, const QString &end, WriteText text, WriteNumber number)
{
    QStringList fields {text(chart.corner)};
    for (const NamedSeries &series : chart.series)
        fields << text(series.name);
    QString rows = fields.join(between) + end;
    for (qsizetype column = 0; column < chart.columns.size(); ++column) {
        fields = {text(chart.columns[column])};
        for (const NamedSeries &series : chart.series)
            fields << number(series.values[static_cast<std::size_t>(column)]);
        rows += fields.join(between) + end;
    }
    return rows;
}

} // namespace

NamedChart named(const Statistics &statistics, const Chart &chart, const Speaker &speaker)
{
    NamedChart result;
    const QString about = aboutOf(chart, speaker);
    //: The title of a chart, what it is about: `Strength on the walls: West wall 2`.
    result.title =
        about.isEmpty() ? titleOf(chart, speaker) : Cli::tr("%1: %2").arg(titleOf(chart, speaker), about);
    result.unit = unitOf(chart, speaker);
    result.corner = cornerOf(chart, speaker);
    result.stacked = chart.columns != ChartColumns::Moments;
    for (const ChartSeries &series : chart.series)
        result.series.push_back({lineNameOf(chart, series, speaker), sideOf(series, speaker.setup()),
                                 series.apart, series.values});
    const std::size_t columns = chart.series.empty() ? 0 : chart.series.front().values.size();
    for (std::size_t column = 0; column < columns; ++column)
        result.columns << columnOf(statistics, chart, column, speaker);
    if (!result.stacked)
        nameRounds(result, statistics, RoundWords(speaker.setup().game()));
    return result;
}

QStringList roundNamesBelow(const NamedChart &chart)
{
    constexpr double kFitting = 14;
    const double apart = static_cast<double>(chart.columns.size()) / kFitting;
    double last = -apart;
    QStringList names;
    for (qsizetype round = 0; round < chart.roundNames.size(); ++round) {
        const auto at = static_cast<double>(chart.rounds[static_cast<std::size_t>(round)]);
        const bool fits = at - last >= apart;
        names << (fits ? chart.roundNames[round] : QString());
        last = fits ? at : last;
    }
    return names;
}

QString shownNumber(double value)
{
    return std::isnan(value) ? QString() : QLocale().toString(value, 'g', 6);
}

QByteArray csvOf(const NamedChart &chart)
{
    return rowsOf(chart, u',', u"\r\n"_s, csvField,
                  [](double value) { return std::isnan(value) ? QString() : QString::number(value); })
        .toUtf8();
}

QString tabbedText(const NamedChart &chart)
{
    return rowsOf(
        chart, u'\t', u"\n"_s, [](const QString &text) { return text; },
        [](double value) { return shownNumber(value); });
}

} // namespace merlon
