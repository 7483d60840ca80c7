#pragma once

#include "tests/support/siege/answers.h"
#include "tests/support/siege/siege2_table.h"

#include <QString>

#include <string_view>

namespace merlon::siege2 {

using testing::countOf;
using testing::counts;
using testing::decisionOf;
using testing::happenedInOrder;
using testing::listed;
using testing::offered;
using testing::reached;

/// Why a choice is not legal and by which rule, "no-space 10.5"; empty if it is legal.
inline QString refusal(const Table &table, std::string_view choice)
{
    if (table.isLegal(choice))
        return {};
    return QString::fromStdString(table.whyNot(choice) + ' ' + table.whyNotRule(choice));
}

/// The barrage machines alone: targets, cards, effects.
inline void fireMachines(Table &table)
{
    table.begin({Table::step(StepKind::ResolveShots), Table::step(StepKind::RevealShots),
                 Table::step(StepKind::AimMachines)});
}

} // namespace merlon::siege2
