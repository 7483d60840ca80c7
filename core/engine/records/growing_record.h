#pragma once

#include "core/base/error.h"
#include "core/base/json_fwd.h"
#include "core/engine/records/journal.h"
#include "core/engine/records/record.h"

#include <cstddef>
#include <string>

namespace merlon {

class DocumentReader;

/// A record to which the lines of a journal are added, in their order.
class GrowingRecord {
public:
    GrowingRecord() = default;
    /// `line`: of the file, in which all of it stands.
    GrowingRecord(Record record, std::size_t line);

    /// An entry, a position, a resignation or a step back, which stands in this line of the file. `values`: the JSON values
    /// of all positions of the file so far. An error, without its line, if it makes no sense here.
    Expected<void> add(const Json &json, std::size_t line, const std::string &source, std::size_t &values);

    const Record &record() const { return m_record; }
    Record &record() { return m_record; }
    const JournalPlaces &places() const { return m_places; }

private:
    void addPosition(DocumentReader &reader, const Json &position, std::size_t &values);
    void goBack(DocumentReader &reader, const Json &json);
    void notePlaces(std::size_t line);
    bool isInOrder() const;

    Record m_record;
    JournalPlaces m_places;
};

/// An error about such a record, with the file and the line in which that part of it stands; `first`: the line in which the
/// record begins.
Error inLineOf(const JournalPlaces &places, Error error, const std::string &source, std::size_t first);

} // namespace merlon
