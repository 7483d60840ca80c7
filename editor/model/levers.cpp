#include "editor/model/levers.h"

#include "editor/model/properties.h"
#include "editor/model/selection.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace merlon {

namespace {

using UnitCounts = std::map<std::string, std::int64_t>;
using Rows = std::vector<AttributeRecord>;

bool isWithin(const AttributeSchema &attribute, std::int64_t number)
{
    return number >= attribute.minimum && number <= attribute.maximum;
}

std::vector<AttributeValue> valueSteps(const AttributeSchema &attribute, std::int64_t number)
{
    std::vector<AttributeValue> steps;
    for (const std::int64_t step : {number + 1, number - 1}) {
        if (isWithin(attribute, step))
            steps.emplace_back(step);
    }
    return steps;
}

/// One of each word more or less.
std::vector<AttributeValue> valueSteps(const AttributeSchema &attribute, const UnitCounts &counts)
{
    std::vector<AttributeValue> steps;
    for (const std::string &word : attribute.words) {
        const auto found = counts.find(word);
        const std::int64_t now = found == counts.end() ? 0 : found->second;
        for (const std::int64_t step : {now + 1, now - 1}) {
            if (step < 0 || !isWithin(attribute, step))
                continue;
            UnitCounts other = counts;
            other[word] = step;
            if (step == 0)
                other.erase(word);
            steps.emplace_back(std::move(other));
        }
    }
    return steps;
}

/// The field that says what starts on a space; null if there is none.
const AttributeSchema *startField(const AttributeSchema &attribute)
{
    const auto found = std::ranges::find_if(attribute.fields, [](const AttributeSchema &field) {
        return field.optional && field.type == AttributeType::OneOf;
    });
    return found == attribute.fields.end() ? nullptr : &*found;
}

/// A row more at the end, the last empty one less; what starts in the last one less, something more in the first empty
/// one.
std::vector<AttributeValue> valueSteps(const AttributeSchema &attribute, const Rows &records)
{
    std::vector<AttributeValue> steps;
    const AttributeSchema *start = startField(attribute);
    const auto isFree = [start](const AttributeRecord &record) {
        return !start || !record.contains(start->key);
    };
    const auto count = static_cast<std::int64_t>(records.size());
    if (isWithin(attribute, count + 1)) {
        Rows more = records;
        more.push_back(plainRecord(attribute));
        steps.emplace_back(std::move(more));
    }
    if (count > 0 && isWithin(attribute, count - 1)) {
        Rows fewer = records;
        const auto last = std::find_if(fewer.rbegin(), fewer.rend(), isFree);
        fewer.erase(last == fewer.rend() ? fewer.end() - 1 : last.base() - 1);
        steps.emplace_back(std::move(fewer));
    }
    const auto firstFree = static_cast<std::size_t>(std::ranges::find_if(records, isFree) - records.begin());
    for (std::size_t word = 0; start && firstFree < records.size() && word < start->words.size(); ++word) {
        Rows fuller = records;
        fuller[firstFree][start->key] = start->words[word];
        steps.emplace_back(std::move(fuller));
    }
    for (std::size_t row = records.size(); start && row-- > 0;) {
        if (isFree(records[row]))
            continue;
        Rows emptier = records;
        emptier[row].erase(start->key);
        steps.emplace_back(std::move(emptier));
        break;
    }
    return steps;
}

std::vector<AttributeValue> attributeSteps(const AttributeSchema &attribute, const AttributeValue &value)
{
    if (const auto *number = std::get_if<std::int64_t>(&value);
        number && attribute.type == AttributeType::Number)
        return valueSteps(attribute, *number);
    if (const auto *counts = std::get_if<UnitCounts>(&value))
        return valueSteps(attribute, *counts);
    if (const auto *records = std::get_if<Rows>(&value); records && attribute.type == AttributeType::Records)
        return valueSteps(attribute, *records);
    return {};
}

bool isLinked(const Board &board, const std::string &kind, const std::string &from, const std::string &to)
{
    return std::ranges::any_of(board.links(), [&](const Link &link) {
        return link.kind == kind && link.from == from && link.to == to;
    });
}

/// A link of the kind from the nearest place that may have one to this; empty if there is none.
BoardChange linkTo(const Board &board, const LinkKind &kind, const Place &place)
{
    const Place *nearest = nullptr;
    double least = std::numeric_limits<double>::max();
    for (const Place &other : board.places()) {
        const double distance = std::hypot(other.at.x - place.at.x, other.at.y - place.at.y);
        if (other.key == place.key || other.side != place.side || distance >= least
            || !mayJoin(kind, other.kind, place.kind) || isLinked(board, kind.key, other.key, place.key)
            || isLinked(board, kind.key, place.key, other.key))
            continue;
        nearest = &other;
        least = distance;
    }
    return nearest ? addLink(board, {kind.key, nearest->key, place.key, {}, {}}) : BoardChange();
}

} // namespace

std::vector<BoardChange> smallChanges(const Board &board, const BoardSchema &schema, const std::string &place)
{
    std::vector<BoardChange> changes;
    const Place *changed = board.find(place);
    const PlaceKind *placeKind = changed ? schema.placeKind(changed->kind) : nullptr;
    if (!placeKind)
        return changes;
    for (const AttributeSchema &attribute : placeKind->attributes) {
        for (const AttributeValue &value :
             attributeSteps(attribute, attributeOf(schema, *changed, attribute.key)))
            changes.push_back(withProperty(board, schema, {{place}, {}}, attribute.key, value));
    }
    for (const LinkKind &kind : schema.links) {
        if (!kind.directed)
            continue;
        if (BoardChange link = linkTo(board, kind, *changed); !link.empty())
            changes.push_back(std::move(link));
    }
    return changes;
}

std::vector<BoardChange> smallChanges(const Board &board, const BoardSchema &schema,
                                      const std::vector<std::string> &places)
{
    std::vector<std::vector<BoardChange>> ofPlaces;
    std::size_t most = 0;
    for (const std::string &place : places) {
        ofPlaces.push_back(smallChanges(board, schema, place));
        most = std::max(most, ofPlaces.back().size());
    }
    std::vector<BoardChange> changes;
    for (std::size_t turn = 0; turn < most; ++turn) {
        for (std::vector<BoardChange> &ofPlace : ofPlaces) {
            if (turn < ofPlace.size())
                changes.push_back(std::move(ofPlace[turn]));
        }
    }
    return changes;
}

} // namespace merlon
