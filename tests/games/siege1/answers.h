#pragma once

#include "tests/support/siege/answers.h"
#include "tests/support/siege/siege1_table.h"

#include <QString>

#include <string_view>

namespace merlon::siege1 {

using testing::countOf;
using testing::counts;
using testing::decisionOf;
using testing::happenedInOrder;
using testing::listed;
using testing::offered;
using testing::reached;

/// Why a choice is not legal and by which rule, "no-space 11.8"; empty if it is legal.
inline QString refusal(const Table &table, std::string_view choice)
{
    return QString::fromStdString(table.whyNot(choice));
}

} // namespace merlon::siege1
