#pragma once

#include "core/base/wording.h"
#include "core/board/analysis/report.h"

#include <QTest>

#include <algorithm>
#include <cstdint>
#include <string>
#include <variant>

/// What a report about a board says.
namespace merlon::testing {

/// The row about a place; null: there is none.
inline const ReportRow *lineAbout(const AnalysisReport &report, const std::string &place)
{
    const auto row = std::ranges::find_if(report.rows, [&](const ReportRow &one) {
        return !one.places.empty() && one.places.front() == place;
    });
    return row == report.rows.end() ? nullptr : &*row;
}

/// A number of the table; -1: the cell is empty or no number.
inline int figureIn(const ReportRow *row, std::size_t column)
{
    const auto *found = row ? std::get_if<std::int64_t>(&row->cells[column]) : nullptr;
    return found ? static_cast<int>(*found) : -1;
}

inline bool tells(const AnalysisReport &report, const Text &sentence)
{
    return std::ranges::find(report.summary, sentence) != report.summary.end();
}

/// Each column has a heading and a cell in each row, and all sentences are whole.
inline void checkWords(const AnalysisReport &report, const EnglishWordings &words)
{
    for (const ReportRow &row : report.rows)
        QCOMPARE(row.cells.size(), report.columns.size());
    for (const Text &column : report.columns)
        QVERIFY2(!words.wording(column.code).empty(), column.code.c_str());
    for (const Text &told : report.summary) {
        QVERIFY2(!words.wording(told.code).empty(), told.code.c_str());
        QVERIFY2(say(told, words).find('%') == std::string::npos, told.code.c_str());
    }
}

} // namespace merlon::testing
