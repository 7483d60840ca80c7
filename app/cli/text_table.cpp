#include "app/cli/text_table.h"

#include "app/cli/output.h"

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace merlon::cli {

namespace {

constexpr qsizetype kGap = 2;
constexpr qsizetype kNarrowest = 8;
/// Rows stand a little to the right of their header.
const QString kStep = u"  "_s;

QStringList brokenInto(const QString &cell, qsizetype width)
{
    QStringList lines {QString()};
    for (const QString &word : cell.split(u' ', Qt::SkipEmptyParts)) {
        QString &line = lines.last();
        if (line.isEmpty())
            line = word;
        else if (line.size() + 1 + word.size() <= width)
            line += u' ' + word;
        else
            lines << word;
    }
    return lines;
}

QString trimmedRight(QString line)
{
    while (line.endsWith(u' '))
        line.chop(1);
    return line;
}

} // namespace

TextTable::TextTable(QStringList header)
{
    m_rows.push_back(std::move(header));
}

void TextTable::add(QStringList cells)
{
    m_rows.push_back(std::move(cells));
}

std::vector<qsizetype> TextTable::widths(qsizetype room) const
{
    std::vector<qsizetype> widths(static_cast<std::size_t>(m_rows.front().size()), 0);
    for (const QStringList &row : m_rows) {
        for (std::size_t column = 0; column < widths.size(); ++column)
            widths[column] = std::max(widths[column], row.value(qsizetype(column)).size());
    }
    const auto total = [&] {
        return std::accumulate(widths.begin(), widths.end(), kGap * (qsizetype(widths.size()) - 1));
    };
    while (total() > room) {
        const auto widest = std::ranges::max_element(widths);
        if (*widest <= kNarrowest)
            break;
        --*widest;
    }
    return widths;
}

QString TextTable::text(const QString &indent) const
{
    const std::vector<qsizetype> columns = widths(kColumns - indent.size() - kStep.size());
    QStringList lines;
    for (const QStringList &row : m_rows) {
        std::vector<QStringList> cells;
        qsizetype height = 1;
        for (std::size_t column = 0; column < columns.size(); ++column) {
            cells.push_back(brokenInto(row.value(qsizetype(column)), columns[column]));
            height = std::max(height, cells.back().size());
        }
        const bool isHeader = &row == &m_rows.front();
        for (qsizetype i = 0; i < height; ++i) {
            QString line = isHeader ? indent : indent + kStep;
            for (std::size_t column = 0; column < columns.size(); ++column) {
                const qsizetype step = isHeader && column == 0 ? kStep.size() : 0;
                line += cells[column].value(i).leftJustified(columns[column] + kGap + step);
            }
            lines << trimmedRight(line);
        }
    }
    return lines.join(u'\n').replace(QChar(QChar::Nbsp), u' ');
}

} // namespace merlon::cli
