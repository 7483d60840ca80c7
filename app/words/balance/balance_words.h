#pragma once

#include "app/words/speaker.h"
#include "core/simulation/balance.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <utility>
#include <vector>

namespace merlon {

/// A part of what many games say of a board, as a table in words and numbers.
struct BalanceTable {
    enum class Form { Count, Share, Mean };
    struct Row {
        QString name;
        std::vector<double> numbers;
        Share figure;    ///< the number that the table is about, with its interval
        int livery = -1; ///< of the role that it is about; below 0: of none
    };

    std::string key; ///< of the table: the same in all languages
    QString title;
    QStringList columns;     ///< the first is that of the names
    std::vector<Form> forms; ///< of the other columns
    std::size_t main = 0;    ///< which of them the figures are of
    std::vector<Row> rows;

    /// A number of column `column`, counted from 0 after the names, in the format of the language.
    QString shown(std::size_t column, double number) const;
    /// All of a column; shares of one whole are rounded so that they add up to 100.
    QStringList shownColumn(std::size_t column) const;
};

/// The roles of a team as a title, separated by commas: "Nivernais, Champagne".
QString teamTitle(const Balance::Team &team, const Speaker &speaker);

/// The place or team that the last event of a game tells of; without any, its sentence. Where it tells of a number, what
/// the game says of it (`ended.overrun`).
QString endingTitle(const Balance::Ending &ending, const Speaker &speaker);

/// Wins, means, length, endings, losses by place, what seats had at the end, and what has been used how often; those of
/// which a game has nothing are left out.
std::vector<BalanceTable> tablesOf(const Balance &balance, const Speaker &speaker);

/// The numbers as a file that spreadsheets read (RFC 4180): a line for each with its table, row and column. Shares are
/// of 1.
QByteArray csvOf(const std::vector<BalanceTable> &tables);

} // namespace merlon
