#pragma once

#include "tests/support/answers.h"
#include "tests/support/fiefs/fiefs_table.h"
#include "tests/support/fiefs/small_boards.h"

#include <QString>

#include <string_view>

namespace merlon::fiefs {

using testing::countOf;
using testing::decisionOf;
using testing::happenedInOrder;
using testing::listed;
using testing::offered;

/// Why a choice is not legal and by which rule, "out-of-reach 0.3"; empty if it is legal.
inline QString refusal(const Table &table, std::string_view choice)
{
    if (table.isLegal(choice))
        return {};
    return QString::fromStdString(table.whyNot(choice) + ' ' + table.whyNotRule(choice));
}

inline QString ownerOf(const Table &table, std::string_view place)
{
    return QString::fromStdString(table.owner(place));
}
inline QString discardOf(const Table &table, Seat seat)
{
    return QString::fromStdString(table.discard(seat));
}
inline QString scoresOf(const Table &table)
{
    return QString::fromStdString(table.scores());
}

/// Both sides commit `conflict3`, and who is asked first for support plays none.
inline void fightPlainly(Table &table)
{
    table.play({"conflict conflict3", "conflict conflict3", "end-support"});
}

} // namespace merlon::fiefs
