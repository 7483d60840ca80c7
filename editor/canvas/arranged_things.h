#pragma once

#include "core/board/sketch.h"
#include "core/canvas/picture/thing.h"
#include "editor/model/selection.h"

#include <vector>

namespace merlon {

class BoardDocument;

/// What a designer's own layers and locks make of the things of a drawing: what is seen, and what can be pointed at.
class ArrangedThings {
public:
    /// Whether something is seen now that was not, or the other way round.
    bool follow(const BoardDocument &document);

    /// By number; empty: all are seen. A link is seen as long as both its ends are.
    const std::vector<bool> &hiddenPlaces() const { return m_hiddenPlaces; }
    const std::vector<bool> &hiddenLinks() const { return m_hiddenLinks; }
    const Selection &hidden() const { return m_hidden; }

    /// `takesLocked`: as if nothing were locked.
    bool canReach(const canvas::Thing &thing, const Board &board, bool takesLocked) const;
    bool canReachNote(const std::string &key) const { return !m_unreachable.notes.contains(key); }
    /// The thing, if it is seen and locked; else nothing.
    Selection lockedAmong(const Selection &thing) const;

private:
    Selection m_hidden;
    Selection m_locked;
    Selection m_unreachable;
    std::vector<bool> m_hiddenPlaces;
    std::vector<bool> m_hiddenLinks;
};

} // namespace merlon
