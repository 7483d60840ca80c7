#pragma once

#include "tests/support/answers.h"
#include "tests/support/exiles/exiles_table.h"

#include <QString>

#include <string_view>

namespace merlon::exiles {

using testing::countOf;
using testing::decisionOf;
using testing::happenedInOrder;
using testing::listed;
using testing::offered;

/// Why a choice is not legal and by which rule, "no-marker 3.4"; empty if it is legal.
inline QString refusal(const Table &table, std::string_view choice)
{
    return QString::fromStdString(table.refusal(choice));
}
inline QString storeOf(const Table &table, Seat seat = kBlue)
{
    return QString::fromStdString(table.store(seat));
}

} // namespace merlon::exiles
