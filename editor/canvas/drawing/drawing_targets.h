#pragma once

#include "core/board/board.h"
#include "core/canvas/picture/thing.h"
#include "editor/model/selection.h"

#include <QPoint>

#include <cstddef>
#include <optional>
#include <string>

namespace merlon {

namespace canvas {
class BoardScene;
}

class DrawingGround;
class DrawingView;
class ToolInput;

/// By name: a note, or else the place or link that lies below it.
Selection selectionOf(const canvas::Thing &thing, const Board &board, const std::string &note = {});

/// What of a drawing lies where, and what of that can be pointed at. Positions are in the viewport.
class DrawingTargets {
public:
    /// The view must live as long; the others are its own.
    DrawingTargets(const DrawingView &view, const canvas::BoardScene &scene, const DrawingGround &ground,
                   const ToolInput &input);

    /// The uppermost place there, locked or not.
    std::optional<std::size_t> placeAt(QPoint position) const;
    /// The place or link there, if the tool can point at it.
    canvas::Thing targetAt(QPoint position) const;
    /// The note, place or link there, if it can be selected.
    Selection selectionAt(QPoint position) const;
    /// The uppermost thing there, if it is locked: by itself, or with a layer of the designer's own.
    Selection lockedAt(QPoint position) const;
    /// With what is in groups with it and can be selected.
    Selection withGroups(const Selection &things) const;

private:
    double pixel() const;

    const DrawingView &m_view;
    const canvas::BoardScene &m_scene;
    const DrawingGround &m_ground;
    const ToolInput &m_input;
};

} // namespace merlon
