#include "editor/panels/findings/value_change.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <variant>
#include <vector>

namespace merlon {

namespace {

/// The row that only the longer list has.
const AttributeRecord *extraRow(const std::vector<AttributeRecord> &longer,
                                const std::vector<AttributeRecord> &shorter)
{
    if (longer.size() != shorter.size() + 1)
        return nullptr;
    const auto parting = std::ranges::mismatch(longer, shorter);
    return std::equal(parting.in1 + 1, longer.end(), parting.in2, shorter.end()) ? &*parting.in1 : nullptr;
}

/// The field in which two rows differ, if it is the only one.
const AttributeSchema *onlyField(const AttributeSchema &attribute, const AttributeRecord &before,
                                 const AttributeRecord &after)
{
    const AttributeSchema *only = nullptr;
    for (const AttributeSchema &field : attribute.fields) {
        if (fieldOf(before, field.key) == fieldOf(after, field.key))
            continue;
        if (only)
            return nullptr;
        only = &field;
    }
    return only;
}

} // namespace

RowChange rowChange(const AttributeSchema &attribute, const AttributeValue &before,
                    const AttributeValue &after)
{
    const auto *from = std::get_if<std::vector<AttributeRecord>>(&before);
    const auto *to = std::get_if<std::vector<AttributeRecord>>(&after);
    if (!from || !to)
        return {};
    if (const AttributeRecord *added = extraRow(*to, *from))
        return {.added = fieldOf(*added, "type")};
    if (const AttributeRecord *removed = extraRow(*from, *to))
        return {.removed = fieldOf(*removed, "type")};
    const auto parting = std::ranges::mismatch(*from, *to);
    if (from->size() != to->size() || parting.in1 == from->end()
        || !std::equal(parting.in1 + 1, from->end(), parting.in2 + 1))
        return {};
    const AttributeSchema *field = onlyField(attribute, *parting.in1, *parting.in2);
    return field ? RowChange {.field = field, .word = fieldOf(*parting.in2, field->key)} : RowChange {};
}

std::string onlyCount(const AttributeSchema &attribute, const AttributeValue &before,
                      const AttributeValue &after)
{
    using CountMap = std::map<std::string, std::int64_t>;
    const auto *from = std::get_if<CountMap>(&before);
    const auto *to = std::get_if<CountMap>(&after);
    if (!from || !to)
        return {};
    std::vector<std::string> words;
    for (const std::string &word : attribute.words) {
        const auto one = from->find(word);
        const auto other = to->find(word);
        if ((one == from->end() ? 0 : one->second) != (other == to->end() ? 0 : other->second))
            words.push_back(word);
    }
    return words.size() == 1 ? words.front() : std::string();
}

} // namespace merlon
