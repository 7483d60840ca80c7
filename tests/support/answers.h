#pragma once

#include "tests/support/game_table.h"

#include <QString>
#include <QStringList>

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

/// Answers of a table in Qt's types, so that a comparison that fails shows both sides.
namespace merlon::testing {

inline QString decisionOf(const GameTable &table)
{
    return QString::fromStdString(table.decision());
}

inline QStringList listed(const std::vector<std::string> &lines)
{
    QStringList list;
    for (const std::string &line : lines)
        list << QString::fromStdString(line);
    return list;
}

/// The legal choices of one verb, or all of them.
inline QStringList offered(const GameTable &table, std::string_view verb)
{
    return listed(table.choices(verb));
}
inline QStringList offered(const GameTable &table)
{
    return listed(table.choices());
}

/// Whether events that begin with these words happened one after another, perhaps with others in between.
inline bool happenedInOrder(const GameTable &table, std::initializer_list<std::string_view> beginnings)
{
    auto next = beginnings.begin();
    for (const std::string &event : table.events()) {
        if (next != beginnings.end() && std::string_view(event).starts_with(*next))
            ++next;
    }
    return next == beginnings.end();
}

/// How many events begin with these words.
inline int countOf(const GameTable &table, std::string_view beginning)
{
    int count = 0;
    for (const std::string &event : table.events())
        count += std::string_view(event).starts_with(beginning) ? 1 : 0;
    return count;
}

} // namespace merlon::testing
