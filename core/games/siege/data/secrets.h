#pragma once

#include "core/base/random.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

/// Section 6 of the rules: what is hidden from seats, and how they imagine it.
namespace merlon::siege {

/// Takes a random element out of a pool.
template <class Value>
Value takeFrom(std::vector<Value> &pool, Random &random)
{
    const std::size_t index = random.below(static_cast<std::uint32_t>(pool.size()));
    const Value value = pool[index];
    pool[index] = pool.back();
    pool.pop_back();
    return value;
}

/// Orders that lie face down on walls could be any.
template <class Data>
void hideOrders(Data &data)
{
    for (auto &wall : data.walls) {
        if (wall.order != decltype(wall.order)::None && !wall.has(wall.kOrderFaceUp))
            wall.order = decltype(wall.order)::Hidden;
    }
}

/// Puts the orders that are not known to lie elsewhere in the place of hidden ones. There are `orders` kinds, of each
/// `copiesOf(order)` in the game.
template <class Data, class CopiesOf>
void imagineOrders(Data &data, int orders, CopiesOf copiesOf, Random &random)
{
    using Order = decltype(data.walls[0].order);
    std::vector<Order> pool;
    for (int index = 1; index <= orders; ++index) {
        const auto order = static_cast<Order>(index);
        const auto known = std::count_if(data.walls.begin(), data.walls.end(),
                                         [order](const auto &wall) { return wall.order == order; });
        pool.insert(pool.end(), static_cast<std::size_t>(copiesOf(order) - known), order);
    }
    for (auto &wall : data.walls) {
        if (wall.order == Order::Hidden)
            wall.order = takeFrom(pool, random);
    }
}

} // namespace merlon::siege
