#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace merlon::cli {

/// Rows of cells in columns that are as wide as they must be. Where the terminal is too narrow, the widest
/// columns give way and their cells take several lines.
class TextTable {
public:
    explicit TextTable(QStringList header);

    void add(QStringList cells);
    bool empty() const { return m_rows.size() == 1; }
    QString text(const QString &indent) const;

private:
    std::vector<qsizetype> widths(qsizetype room) const;

    std::vector<QStringList> m_rows; ///< the first is the header
};

} // namespace merlon::cli
