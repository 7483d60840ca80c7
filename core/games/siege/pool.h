#pragma once

#include "core/base/random.h"

#include <vector>

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

} // namespace merlon::siege
