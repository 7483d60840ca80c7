#include "core/engine/notation/suggestions.h"

#include <algorithm>
#include <numeric>

namespace merlon {

namespace {

/// Keys are short; whatever is longer than this is near to none of them.
constexpr std::size_t kLongestCompared = 64;

} // namespace

std::size_t editDistance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t {0});
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::size_t diagonal = row[0]++;
        for (std::size_t j = 0; j < b.size(); ++j) {
            const std::size_t replaced = diagonal + (a[i] == b[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({replaced, row[j] + 1, row[j + 1] + 1});
        }
    }
    return row.back();
}

std::vector<std::string> nearestTo(std::string_view word, std::vector<std::string> keys)
{
    struct Candidate {
        std::size_t distance;
        std::size_t index;
    };
    std::vector<Candidate> candidates;
    candidates.reserve(keys.size());
    const std::string_view compared = word.substr(0, kLongestCompared);
    for (std::size_t i = 0; i < keys.size(); ++i)
        candidates.push_back({word.empty() ? 0 : editDistance(compared, keys[i]), i});
    std::ranges::stable_sort(candidates, {}, &Candidate::distance);

    std::vector<std::string> nearest;
    nearest.reserve(keys.size());
    for (const Candidate &candidate : candidates)
        nearest.push_back(std::move(keys[candidate.index]));
    return nearest;
}

std::string listed(const std::vector<std::string> &items)
{
    std::string list;
    const std::size_t shown = std::min(items.size(), kMostSuggestions);
    for (std::size_t i = 0; i < shown; ++i)
        list += (i == 0 ? "" : ", ") + items[i];
    return items.size() > shown ? list + ", …" : list;
}

} // namespace merlon
