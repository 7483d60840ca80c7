#pragma once

#include "app/words/speaker.h"
#include "core/engine/statistics/statistics.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace merlon {

/// A row of numbers, as it is shown.
struct NamedSeries {
    QString name;
    int side = -1;      ///< whose colour it has: 0 to 5; -1: nobody’s
    bool apart = false; ///< beside the stacks
    std::vector<double> values;
};

/// A chart in words and numbers, as all its forms show it: picture, table, file.
struct NamedChart {
    QString title;  ///< with what it is about
    QString unit;   ///< of the numbers
    QString corner; ///< what the columns are: `Moment`
    bool stacked = false;
    QStringList columns;
    std::vector<std::size_t> rounds;   ///< of lines: the columns in which a round begins, and
    QStringList roundNames;            ///< how they are called
    std::vector<std::size_t> marks {}; ///< columns to point out
    std::vector<NamedSeries> series;

    bool isEmpty() const { return columns.isEmpty(); }
};

NamedChart named(const Statistics &statistics, const Chart &chart, const Speaker &speaker);

/// The names of the rounds that fit side by side below the chart; those that would run into the one before are empty.
QStringList roundNamesBelow(const NamedChart &chart);

/// In the format of the language; empty for what is not known.
QString shownNumber(double value);
/// The numbers as a file that spreadsheets read (RFC 4180): commas between, points in numbers, UTF-8.
QByteArray csvOf(const NamedChart &chart);
/// The numbers with tabs between, in the format of the language: to be pasted.
QString tabbedText(const NamedChart &chart);

} // namespace merlon
