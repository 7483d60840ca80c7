#include "core/engine/records/journal_lines.h"

#include "core/base/hash.h"
#include "core/base/json.h"
#include "core/engine/records/document_reader.h"

namespace merlon {

namespace {

constexpr std::size_t kSumLength = 16;

} // namespace

std::uint64_t journalSum(std::uint64_t before, std::string_view json)
{
    Hasher hasher;
    hasher.add(before);
    hasher.add(json);
    return hasher.value();
}

std::string journalLine(const Json &json, std::uint64_t &sum)
{
    const std::string text = json.dump(-1, ' ', false, Json::error_handler_t::replace);
    sum = journalSum(sum, text);
    return hexOf(sum) + ' ' + text + '\n';
}

Expected<Json> readJournalLine(std::string_view line, std::uint64_t &sum, const std::string &source)
{
    const std::string_view text = line.size() > kSumLength ? line.substr(kSumLength + 1) : std::string_view();
    sum = journalSum(sum, text);
    if (line.substr(0, kSumLength + 1) != hexOf(sum) + ' ')
        return tl::unexpected(Error {{kJournalChanged, {}}, {source, 0, {}}, {}});
    return readJson(text, source);
}

std::uint64_t sumAfter(std::string_view lines)
{
    if (lines.size() < 2)
        return 0;
    const std::size_t last = lines.substr(0, lines.size() - 1).rfind('\n') + 1; // 0 if it is the only one
    return fromHex(lines.substr(last, kSumLength)).value_or(0);
}

WholeLines wholeLinesOf(std::string_view text)
{
    const std::size_t end = text.rfind('\n') + 1; // 0 if there is none
    WholeLines lines {text.substr(0, end), end < text.size()};
    if (end == 0)
        return lines;
    // A crash can leave zeros where the last line was to be written; before other lines they are damage.
    const std::size_t last = text.substr(0, end - 1).rfind('\n') + 1;
    if (lines.text.find('\0', last) != std::string_view::npos)
        lines = {text.substr(0, last), true};
    return lines;
}

} // namespace merlon
