#pragma once

#include "core/games/siege/pieces/costs.h"

#include <string>

/// What must hold for the pieces of both siege games.
namespace merlon::siege {

constexpr Sums sumsOf(const Units &units)
{
    return {units[0], units[1], units[2]};
}

/// 200 invader pieces and 41 defender pieces are always somewhere (S1-2.2, S2-2.2); empty if these are all.
inline std::string unitsMissing(const Sums &invaders, const Sums &defenders)
{
    if (invaders != sumsOf(kInvaderTotal))
        return "invader units are lost or won";
    return defenders != sumsOf(kDefenderTotal) ? "defender units are lost or won" : std::string {};
}

} // namespace merlon::siege
