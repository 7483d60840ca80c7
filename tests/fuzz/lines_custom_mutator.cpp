#include "core/base/json.h"
#include "core/base/random.h"
#include "core/engine/records/journal_lines.h"
#include "tests/fuzz/dictionary.h"
#include "tests/fuzz/json_mutator.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t *data, std::size_t size, std::size_t mostSize);

namespace {

using namespace merlon;

std::vector<std::string> linesOf(std::string_view text)
{
    std::vector<std::string> lines;
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        lines.emplace_back(line);
        text.remove_prefix(std::min(text.size(), line.size() + 1));
    }
    return lines;
}

/// A line comes twice, vanishes, or becomes another document.
void changeLine(std::vector<std::string> &lines, Random &random)
{
    constexpr std::size_t kSum = 17; // with the blank
    const auto index = static_cast<std::ptrdiff_t>(random.below(static_cast<std::uint32_t>(lines.size())));
    std::string &line = lines[static_cast<std::size_t>(index)];
    switch (random.below(6)) {
    case 0:
        lines.insert(lines.begin() + index, std::string(line));
        return;
    case 1:
        lines.erase(lines.begin() + index);
        return;
    case 2:
        std::swap(line, lines[random.below(static_cast<std::uint32_t>(lines.size()))]);
        return;
    default:
        if (const auto json = readJson(std::string_view(line).substr(std::min(line.size(), kSum)), "fuzz"))
            line = std::string(kSum, '0')
                + fuzz::mutated(*json, random, fuzz::dictionary())
                      .dump(-1, ' ', false, Json::error_handler_t::replace);
    }
}

/// With all sums as they should be.
std::string summed(const std::vector<std::string> &lines)
{
    std::string text;
    std::uint64_t sum = 0;
    for (const std::string &line : lines) {
        const auto json =
            readJson(line.size() > 17 ? std::string_view(line).substr(17) : std::string_view(), "fuzz");
        text += json ? journalLine(*json, sum) : line + '\n';
    }
    return text;
}

} // namespace

/// The sums of a changed line are made anew, so that it is looked at.
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t *data, std::size_t size, std::size_t mostSize,
                                               unsigned seed)
{
    Random random(seed);
    std::vector<std::string> lines = linesOf({reinterpret_cast<const char *>(data), size});
    if (lines.empty() || random.below(8) == 0)
        return LLVMFuzzerMutate(data, size, mostSize);
    changeLine(lines, random);
    const std::string text = summed(lines);
    if (text.empty() || text.size() > mostSize)
        return size;
    std::ranges::copy(text, data);
    return text.size();
}
