#pragma once

#include "core/board/changes/change.h"
#include "core/board/sketch.h"
#include "editor/model/selection.h"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>

/// Edits of the layers, groups and locks on a drawing: each gives the arrangement as it is afterwards.
namespace merlon {

/// What is in the first and not in the second.
Selection without(Selection things, const Selection &others);
bool haveCommon(const Selection &some, const Selection &others);

/// With everything that is in a group with some of it.
Selection withGroups(const Arrangement &arrangement, const Selection &things);
/// What can be neither selected nor moved: what is locked, and what lies on a layer that is locked or hidden.
Selection unreachable(const Arrangement &arrangement);
/// What lies on hidden layers.
Selection hiddenThings(const Arrangement &arrangement);
/// What is locked, by itself or with its layer, and can be seen.
Selection lockedThings(const Arrangement &arrangement);

/// All of it in one group, out of those that it was in.
Arrangement grouped(Arrangement arrangement, const Selection &things);
/// Without the groups in which some of it is.
Arrangement ungrouped(Arrangement arrangement, const Selection &things);
Arrangement locked(Arrangement arrangement, const Selection &things);
/// What lies on a locked layer is taken off that layer.
Arrangement unlocked(Arrangement arrangement, const Selection &things);
Arrangement allUnlocked(Arrangement arrangement);
/// Nothing of it is arranged any more.
Arrangement without(Arrangement arrangement, const Selection &things);

/// A new layer, the uppermost; nothing happens if there are kMostLayers already.
Arrangement withLayer(Arrangement arrangement, const std::string &name);
/// What was on it lies on no layer then.
Arrangement withoutLayer(Arrangement arrangement, std::size_t layer);
/// One up or down; where there is no room nothing happens.
Arrangement layerMoved(Arrangement arrangement, std::size_t layer, int by);
/// On this layer and no other; none: on no layer.
Arrangement putOnLayer(Arrangement arrangement, const Selection &things, std::optional<std::size_t> layer);
/// The layer on which all of it lies; none: on different ones, or on none.
std::optional<std::size_t> commonLayer(const Arrangement &arrangement, const Selection &things);

/// As it is when a change has been made: what is gone is left out, and what has another key or other ends is called so.
Arrangement following(Arrangement arrangement, const Board &before, const BoardChange &change);

/// The part of it that is about some things.
Arrangement partOf(const Arrangement &arrangement, const Selection &things);
/// The copies of places and notes by the keys of their originals.
struct CopiedKeys {
    std::map<std::string, std::string> places;
    std::map<std::string, std::string> notes {};
};
/// With copies of what `part` says, called as they are called: groups become new ones, layers of a name one. Copies are
/// not locked.
Arrangement withCopies(Arrangement arrangement, const Arrangement &part, const CopiedKeys &keys);

} // namespace merlon
