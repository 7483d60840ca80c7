#include "core/engine/campaign/chapter_lines.h"

#include "core/base/json.h"
#include "core/engine/records/journal_lines.h"
#include "core/engine/records/record_json.h"

namespace merlon {

namespace {

/// The positions and resignations after so many entries.
std::string linesAfter(const Record &record, std::size_t entries, std::uint64_t &sum)
{
    std::string lines;
    for (const RecordPosition &position : record.positions) {
        if (position.after == entries)
            lines += journalLine({{"position", toJson(position)}}, sum);
    }
    for (const RecordResignation &resignation : record.resignations) {
        if (resignation.after == entries)
            lines += journalLine({{"resignation", toJson(resignation)}}, sum);
    }
    return lines;
}

} // namespace

std::string chapterLines(const Record &record, const std::string &begun, const Game &game, std::uint64_t &sum)
{
    Record beginning = record;
    beginning.positions.clear();
    beginning.resignations.clear();
    cutAfter(beginning, 0);
    std::string lines = journalLine({{"begun", begun}, {"chapter", recordToJson(beginning, game)}}, sum);
    lines += linesAfter(record, 0, sum);
    for (std::size_t i = 0; i < record.entries.size(); ++i) {
        lines += journalLine({{"entry", toJson(record.entries[i])}}, sum);
        lines += linesAfter(record, i + 1, sum);
    }
    return lines;
}

} // namespace merlon
