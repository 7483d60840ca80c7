#include "core/board/changes/change.h"

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <unordered_set>

namespace merlon {

namespace {

/// For each row of `to` the row of `from` that it is, so that the matched rows have the same order in both.
using Matching = std::vector<std::optional<std::size_t>>;

/// What makes a place or link the same one in two boards. Doubled ones are told apart by their count.
std::string identity(const Place &place)
{
    return place.key;
}

std::string identity(const Link &link)
{
    return link.kind + '\n' + link.from + '\n' + link.to;
}

/// Keeps of the candidates a longest row of ascending ones (patience sorting).
void keepAscending(Matching &matching)
{
    std::vector<std::size_t> tails; // rows of `to`; the candidates of which ascend
    std::vector<std::optional<std::size_t>> before(matching.size());
    for (std::size_t i = 0; i < matching.size(); ++i) {
        if (!matching[i])
            continue;
        const auto at =
            std::lower_bound(tails.begin(), tails.end(), *matching[i],
                             [&](std::size_t tail, std::size_t value) { return *matching[tail] < value; });
        if (at != tails.begin())
            before[i] = *std::prev(at);
        if (at == tails.end())
            tails.push_back(i);
        else
            *at = i;
    }
    std::vector<bool> kept(matching.size(), false);
    if (!tails.empty()) {
        for (std::optional<std::size_t> i = tails.back(); i; i = before[*i])
            kept[*i] = true;
    }
    for (std::size_t i = 0; i < matching.size(); ++i) {
        if (!kept[i])
            matching[i].reset();
    }
}

/// Matches rows of equal identity; `mayKeep` says which rows of `from` may stay.
template <class Row, class MayKeep>
Matching match(std::span<const Row> from, std::span<const Row> to, MayKeep mayKeep)
{
    std::unordered_map<std::string, std::vector<std::size_t>> candidates;
    for (std::size_t i = from.size(); i-- > 0;) {
        if (mayKeep(from[i]))
            candidates[identity(from[i])].push_back(i); // the first one is taken first, from the back
    }
    Matching matching(to.size());
    for (std::size_t i = 0; i < to.size(); ++i) {
        const auto found = candidates.find(identity(to[i]));
        if (found == candidates.end() || found->second.empty())
            continue;
        matching[i] = found->second.back();
        found->second.pop_back();
    }
    keepAscending(matching);
    return matching;
}

/// The rows of `from` that stay.
std::vector<bool> keptRows(const Matching &matching, std::size_t size)
{
    std::vector<bool> kept(size, false);
    for (const auto &row : matching) {
        if (row)
            kept[*row] = true;
    }
    return kept;
}

template <class Erase>
void eraseOthers(const std::vector<bool> &kept, BoardChange &change)
{
    for (std::size_t i = kept.size(); i-- > 0;) {
        if (!kept[i])
            change.edits.push_back(Erase {i});
    }
}

template <class Insert, class Replace, class Row>
void insertAndReplace(std::span<const Row> from, std::span<const Row> to, const Matching &matching,
                      BoardChange &change)
{
    for (std::size_t i = 0; i < to.size(); ++i) {
        if (!matching[i])
            change.edits.push_back(Insert {i, to[i]});
        else if (from[*matching[i]] != to[i])
            change.edits.push_back(Replace {i, to[i]});
    }
}

} // namespace

BoardChange difference(const Board &from, const Board &to)
{
    BoardChange change;
    if (from.info() != to.info())
        change.edits.emplace_back(ReplaceInfo {to.info()});

    const Matching places = match(from.places(), to.places(), [](const Place &) { return true; });
    const std::vector<bool> keptPlaces = keptRows(places, from.places().size());
    std::unordered_set<std::string> erased;
    for (std::size_t i = 0; i < keptPlaces.size(); ++i) {
        if (!keptPlaces[i])
            erased.insert(from.places()[i].key);
    }
    // Links go before a place that they touch and come back after it.
    const Matching links = match(from.links(), to.links(), [&erased](const Link &link) {
        return !erased.contains(link.from) && !erased.contains(link.to);
    });

    eraseOthers<EraseLink>(keptRows(links, from.links().size()), change);
    eraseOthers<ErasePlace>(keptPlaces, change);
    insertAndReplace<InsertPlace, ReplacePlace>(from.places(), to.places(), places, change);
    insertAndReplace<InsertLink, ReplaceLink>(from.links(), to.links(), links, change);
    return change;
}

} // namespace merlon
