#include "app/table/question/gestures.h"

#include <algorithm>
#include <array>

namespace merlon {

namespace {

struct Row {
    std::string_view verb;
    int place;
};

/// Verbs with a piece that stands on the board already.
constexpr std::array kRows = std::to_array<Row>({
    {"march", 0},
    {"march-through", 0},
    {"kill", 0},
    {"upgrade", 0},
    {"select", 1},
    {"swap-with", 1},
    {"rope", 0},
    {"target-unit", 0},
    {"lift", 0},
    {"exchange-with", 0},
});

} // namespace

int standingPlaceOf(const Term &verb)
{
    const auto *row = std::ranges::find(kRows, verb.key, &Row::verb);
    return row == kRows.end() ? -1 : row->place;
}

bool isOneOfAKind(std::string_view type)
{
    constexpr std::array<std::string_view, 4> kTypes {"machine", "engine", "altar", "hero"};
    return std::ranges::find(kTypes, type) != kTypes.end();
}

} // namespace merlon
