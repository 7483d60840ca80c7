#include "core/engine/records/growing_record.h"

#include "core/base/json.h"
#include "core/base/limits.h"
#include "core/engine/records/record_json.h"

#include <cstdlib>
#include <string_view>
#include <utility>

namespace merlon {

GrowingRecord::GrowingRecord(Record record, std::size_t line)
    : m_record(std::move(record))
{
    notePlaces(line);
}

Expected<void> GrowingRecord::add(const Json &json, std::size_t line, const std::string &source,
                                  std::size_t &values)
{
    DocumentReader reader(source);
    reader.object(json, "", {"entry", "position", "resignation", "back"});
    if (const Json *const entry = reader.member(json, "entry"))
        m_record.entries.push_back(readEntry(reader, *entry, "/entry"));
    else if (const Json *const position = reader.member(json, "position"))
        addPosition(reader, *position, values);
    else if (const Json *const resignation = reader.member(json, "resignation"))
        m_record.resignations.push_back(readResignation(reader, *resignation, "/resignation"));
    else
        goBack(reader, reader.required(json, "", "back"));
    m_record.result.clear();
    if (!isInOrder())
        reader.refuse("", {"record.order", {}});
    if (m_record.entries.size() > kMostEntries)
        reader.refuse("", {"file.many", {static_cast<std::int64_t>(kMostEntries)}});
    if (!reader.good())
        return tl::unexpected(reader.error());
    notePlaces(line);
    return {};
}

/// Positions are all that a journal holds at length.
void GrowingRecord::addPosition(DocumentReader &reader, const Json &position, std::size_t &values)
{
    values += valuesIn(position);
    if (values > kMaxJsonValues)
        return reader.refuse("", {"error.json-values", {static_cast<std::int64_t>(kMaxJsonValues)}});
    m_record.positions.push_back(readPosition(reader, position, "/position"));
}

/// What has come stands in this line; what was taken back stands nowhere.
void GrowingRecord::notePlaces(std::size_t line)
{
    m_places.entries.resize(m_record.entries.size(), line);
    m_places.positions.resize(m_record.positions.size(), line);
    m_places.resignations.resize(m_record.resignations.size(), line);
}

void GrowingRecord::goBack(DocumentReader &reader, const Json &json)
{
    reader.object(json, "/back", {"entries", "resignations"});
    const auto read = [&](const char *key, std::size_t most) {
        return static_cast<std::size_t>(reader.number(reader.required(json, "/back", key),
                                                      std::string("/back/") + key, 0,
                                                      static_cast<std::int64_t>(most)));
    };
    const std::size_t resignations = read("resignations", m_record.resignations.size());
    cutAfter(m_record, read("entries", m_record.entries.size()));
    if (m_record.resignations.size() > resignations)
        m_record.resignations.resize(resignations);
}

bool GrowingRecord::isInOrder() const
{
    const std::size_t entries = m_record.entries.size();
    return (m_record.positions.empty() || m_record.positions.back().after <= entries)
        && (m_record.resignations.empty() || m_record.resignations.back().after <= entries);
}

Error inLineOf(const JournalPlaces &places, Error error, const std::string &source, std::size_t first)
{
    const std::string pointer = std::exchange(error.where.pointer, {});
    const std::pair<std::string_view, const std::vector<std::size_t> &> lists[] = {
        {"/entries/", places.entries},
        {"/positions/", places.positions},
        {"/resignations/", places.resignations}};
    error.where.source = source;
    error.where.line = first;
    for (const auto &[list, lines] : lists) {
        if (!pointer.starts_with(list))
            continue;
        char *rest = nullptr;
        const auto number = static_cast<std::size_t>(std::strtoul(pointer.c_str() + list.size(), &rest, 10));
        if (number >= lines.size())
            continue;
        error.where.line = lines[number];
        error.where.pointer = rest; // within that line
    }
    return error;
}

} // namespace merlon
