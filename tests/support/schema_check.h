#pragma once

#include "core/base/json_fwd.h"
#include "core/engine/game.h"

#include <cstdint>
#include <string>

/// Published schemas against what the program writes.
namespace merlon::testing {

/// A schema of resources/schema; throws what is wrong with it.
Json shippedSchema(const std::string &name);

/// The first thing in a value that a schema does not allow, after the pointer to it; empty if it allows everything.
/// Knows the keywords that speak of what programs write: $ref, type, enum, const, oneOf, minimum, maximum, maxItems,
/// items, properties, required and additionalProperties.
std::string objectionOf(const Json &schema, const Json &value);

/// Whose positions are held against a schema: whole ones, or also what each seat sees of them.
enum class Sight : std::uint8_t { Whole, AndOfSeats };

/// objectionOf all positions of a game of random choices.
std::string objectionInGame(const Json &schema, const Setup &setup, std::uint64_t seed, Sight sight);

} // namespace merlon::testing
