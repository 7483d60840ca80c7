#include "editor/analysis/usual_numbers.h"

#include "app/words/counting.h"
#include "app/words/language.h"
#include "app/words/resources.h"
#include "core/board/files/library.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <filesystem>
#include <variant>

namespace merlon {

namespace {

/// The sentence about usual numbers.
class UsualWords {
    Q_DECLARE_TR_FUNCTIONS(UsualNumbers)
};

void takeIn(UsualRange &range, std::int64_t number)
{
    const bool isFirst = range.low > range.high;
    range = {isFirst ? number : std::min(range.low, number), isFirst ? number : std::max(range.high, number)};
}

void takeInto(std::vector<UsualRange> &usual, const AnalysisReport &report)
{
    usual.resize(std::max(usual.size(), report.columns.size()));
    for (const ReportRow &row : report.rows) {
        for (std::size_t column = 0; column < std::min(row.cells.size(), usual.size()); ++column) {
            if (const auto *number = std::get_if<std::int64_t>(&row.cells[column]))
                takeIn(usual[column], *number);
        }
    }
}

bool hasNumbers(const AnalysisReport &report, std::size_t column)
{
    return std::ranges::any_of(report.rows, [column](const ReportRow &row) {
        return column < row.cells.size() && std::holds_alternative<std::int64_t>(row.cells[column]);
    });
}

} // namespace

std::vector<UsualRange> usualNumbers(const Game &game, const Analyst &analyst, const std::string &analysis,
                                     const AnalysisAnswers &answers)
{
    const std::vector<std::filesystem::path> folder {resourceDirectories("boards").front()};
    std::vector<UsualRange> usual;
    for (const std::string &name : boardNames(folder)) {
        const Expected<Board> board = loadBoard(name, folder, schemaOf);
        if (board && std::ranges::count(board->info().games, game.key()) > 0)
            takeInto(usual, analyst.analyse(*board, analysis, answers));
    }
    return usual;
}

QString usualSentence(const AnalysisReport &report, const std::vector<UsualRange> &usual,
                      const Wordings &wordings)
{
    const QLocale locale(languageCode());
    QStringList parts;
    for (std::size_t column = 0; column < std::min(report.columns.size(), usual.size()); ++column) {
        const UsualRange &range = usual[column];
        if (range.low > range.high || !hasNumbers(report, column))
            continue;
        //: Of boards. %1: what is counted, such as “narrow places”, %2, %3: the lowest and the highest number
        parts << UsualWords::tr("%1 %2–%3")
                     .arg(QString::fromStdString(say(report.columns[column], wordings)),
                          locale.toString(range.low), locale.toString(range.high));
    }
    //: Below the result of an analysis. %1: a list such as “narrow places 1–4; paths 2–5”
    return parts.isEmpty() ? QString()
                           : UsualWords::tr("Boards that come with Merlon: %1.").arg(listed(parts));
}

} // namespace merlon
