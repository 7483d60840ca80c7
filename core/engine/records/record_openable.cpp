#include "core/engine/records/record_replay.h"

#include <charconv>
#include <string_view>

namespace merlon {

namespace {

/// The number in a pointer such as /entries/16/0; none if it does not point into this list.
std::optional<std::size_t> numberIn(std::string_view list, std::string_view pointer)
{
    if (!pointer.starts_with(list))
        return std::nullopt;
    pointer.remove_prefix(list.size());
    std::size_t number = 0;
    const auto [rest, problem] = std::from_chars(pointer.data(), pointer.data() + pointer.size(), number);
    return problem == std::errc() ? std::optional(number) : std::nullopt;
}

/// False if the pointer leads to nothing that can be left out.
bool leaveOut(Record &record, std::string_view pointer)
{
    if (const auto entry = numberIn("/entries/", pointer); entry && *entry < record.entries.size()) {
        cutAfter(record, *entry);
        return true;
    }
    if (const auto position = numberIn("/positions/", pointer);
        position && *position < record.positions.size()) {
        record.positions.erase(record.positions.begin() + static_cast<std::ptrdiff_t>(*position));
        return true;
    }
    if (const auto gone = numberIn("/resignations/", pointer); gone && *gone < record.resignations.size()) {
        record.resignations.resize(*gone);
        record.result.clear();
        return true;
    }
    return false;
}

} // namespace

Expected<std::optional<Error>> cutToOpenable(Record &record, const GameLookup &games)
{
    std::optional<Error> first;
    for (;;) {
        const Expected<OpenedRecord> opened = openRecord(record, games);
        if (opened)
            return first;
        if (!first)
            first = opened.error();
        if (!leaveOut(record, opened.error().where.pointer))
            return tl::unexpected(opened.error());
    }
}

} // namespace merlon
