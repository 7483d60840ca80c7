#pragma once

#include "tests/support/siege1_table.h"

#include <QString>
#include <QStringList>

#include <string>
#include <string_view>
#include <vector>

namespace merlon::siege1 {

/// Answers of a table in Qt's types, so that a comparison that fails shows both sides.

inline QString decisionOf(const Table &table)
{
    return QString::fromStdString(table.decision());
}

/// Why a choice is not legal and by which rule, "no-space 11.8"; empty if it is legal.
inline QString refusal(const Table &table, std::string_view choice)
{
    return QString::fromStdString(table.whyNot(choice));
}

/// The legal choices of one verb.
inline QStringList offered(const Table &table, std::string_view verb)
{
    QStringList list;
    for (const std::string &line : table.choices(verb))
        list << QString::fromStdString(line);
    return list;
}

/// Units from the weakest to the strongest: "1 3 1".
inline QString counts(const Units &units)
{
    return QStringLiteral("%1 %2 %3").arg(units[0]).arg(units[1]).arg(units[2]);
}

} // namespace merlon::siege1
