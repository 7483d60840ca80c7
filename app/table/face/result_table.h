#pragma once

#include <QList>
#include <QStringList>

namespace merlon {

/// The table of the page that tells how a game ended: scores, or how things stand where it mattered.
struct ResultTable {
    QStringList heads; ///< the first one stands above what the rows are about
    QList<QStringList> rows;
    bool lastIsSum = false;
};

} // namespace merlon
