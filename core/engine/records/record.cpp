#include "core/engine/records/record.h"

#include <algorithm>

namespace merlon {

void cutAfter(Record &record, std::size_t entries)
{
    if (record.entries.size() > entries)
        record.entries.resize(entries);
    std::erase_if(record.positions, [&](const RecordPosition &position) { return position.after > entries; });
    std::erase_if(record.resignations, [&](const RecordResignation &gone) { return gone.after > entries; });
    record.result.clear();
}

} // namespace merlon
