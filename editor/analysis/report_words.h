#pragma once

#include "core/board/analysis/report.h"

#include <QString>

namespace merlon {

/// A cell of a table; empty if there is nothing in it.
QString say(const ReportCell &cell, const Wordings &wordings);
/// The number that a cell is sorted by; none for words.
std::optional<std::int64_t> rankOf(const ReportCell &cell);
QString sentencesOf(const std::vector<Text> &texts, const Wordings &wordings);

} // namespace merlon
