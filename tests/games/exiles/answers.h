#pragma once

#include "core/base/json.h"
#include "tests/support/answers.h"
#include "tests/support/exiles/exiles_table.h"

#include <QByteArray>
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
/// A position, written with ' for ".
inline Json jsonOf(QByteArray text)
{
    text.replace('\'', '"');
    return Json::parse(text.toStdString());
}
inline QString storeOf(const Table &table, Seat seat = kBlue)
{
    return QString::fromStdString(table.store(seat));
}

} // namespace merlon::exiles
