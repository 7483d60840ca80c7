#pragma once

#include "tests/support/siege/siege1_table.h"

#include <QString>
#include <QStringList>

#include <initializer_list>
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

inline QStringList listed(const std::vector<std::string> &lines)
{
    QStringList list;
    for (const std::string &line : lines)
        list << QString::fromStdString(line);
    return list;
}

/// The legal choices of one verb, or all of them.
inline QStringList offered(const Table &table, std::string_view verb)
{
    return listed(table.choices(verb));
}
inline QStringList offered(const Table &table)
{
    return listed(table.choices());
}

/// Units from the weakest to the strongest: "1 3 1".
inline QString counts(const Units &units)
{
    return QStringLiteral("%1 %2 %3").arg(units[0]).arg(units[1]).arg(units[2]);
}

/// Whether events that begin with these words happened one after another, perhaps with others in between.
inline bool happenedInOrder(const Table &table, std::initializer_list<std::string_view> beginnings)
{
    auto next = beginnings.begin();
    for (const std::string &event : table.events()) {
        if (next != beginnings.end() && std::string_view(event).starts_with(*next))
            ++next;
    }
    return next == beginnings.end();
}

/// How many events begin with these words.
inline int countOf(const Table &table, std::string_view beginning)
{
    int count = 0;
    for (const std::string &event : table.events())
        count += std::string_view(event).starts_with(beginning) ? 1 : 0;
    return count;
}

} // namespace merlon::siege1
