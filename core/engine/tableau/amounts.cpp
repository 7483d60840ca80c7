#include "core/engine/tableau/amounts.h"

#include <algorithm>
#include <utility>

namespace merlon {

namespace {

bool isCounted(ZoneKind kind)
{
    return kind == ZoneKind::Tokens || kind == ZoneKind::Counter || kind == ZoneKind::Pile
        || kind == ZoneKind::Hand;
}

Seat ownerOf(const Zone &zone, const Tableau &tableau)
{
    const bool hasPanel = zone.panel >= 0 && static_cast<std::size_t>(zone.panel) < tableau.panels.size();
    return zone.owner == kNobody && hasPanel ? tableau.panels[static_cast<std::size_t>(zone.panel)].livery
                                             : zone.owner;
}

/// What it is, without how it lies.
Item kindOf(const Zone &zone, const Holding &holding)
{
    const Item &item = zone.items[holding.item];
    if (zone.kind == ZoneKind::Track)
        return {.key = holding.key, .art = holding.art};
    if (holding.isInSocket)
        return {.key = holding.key, .type = holding.type};
    return {
        .key = item.key, .type = item.type, .component = item.component, .art = item.art, .name = item.name};
}

/// Adds what lies beside the board, with a sign.
void sum(const Tableau &tableau, int sign, std::vector<Difference> &sums)
{
    for (const Zone &zone : tableau.zones) {
        if (zone.isOnBoard() || zone.isAlsoOnBoard || zone.isReserve || zone.kind == ZoneKind::Pile
            || zone.kind == ZoneKind::Hand)
            continue;
        for (const Holding &holding : holdingsIn(zone)) {
            if (holding.isLaid || holding.key.empty() || zone.items[holding.item].isReserve)
                continue;
            Difference one {ownerOf(zone, tableau), kindOf(zone, holding), 0};
            auto same = std::ranges::find_if(sums, [&](const Difference &other) {
                return other.owner == one.owner && other.item.type == one.item.type
                    && other.item.key == one.item.key;
            });
            if (same == sums.end())
                same = sums.insert(sums.end(), std::move(one));
            same->by += sign * holding.count;
        }
    }
}

} // namespace

std::vector<Holding> holdingsIn(const Zone &zone)
{
    std::vector<Holding> holdings;
    for (std::size_t i = 0; i < zone.items.size(); ++i) {
        const Item &item = zone.items[i];
        if (isCounted(zone.kind) && !item.isSpace)
            holdings.push_back({i, item.key, item.art, item.count});
        if (zone.kind == ZoneKind::Track && item.capacity > 0 && !item.counter.empty())
            holdings.push_back({i, item.counter, item.counter, item.filled});
        for (const Stack &stack : item.laid)
            holdings.push_back({i, stack.key, stack.art, stack.count, true});
        for (const Socket &socket : item.sockets) {
            if (socket.state == Socket::State::Filled)
                holdings.push_back(
                    {.item = i, .key = socket.key, .count = 1, .isInSocket = true, .type = socket.type});
        }
    }
    return holdings;
}

std::vector<Difference> differencesBetween(const Tableau &before, const Tableau &after)
{
    std::vector<Difference> sums;
    sum(before, -1, sums);
    sum(after, 1, sums);
    std::erase_if(sums, [](const Difference &difference) { return difference.by == 0; });
    return sums;
}

} // namespace merlon
