#pragma once

#include "core/canvas/art/theme.h"
#include "editor/model/selection.h"

#include <QRectF>

class QPainter;

/// A frame that is drawn about what is to be selected, in the scene.
namespace merlon {

class DrawingView;

/// What lies within it and can be selected, with its groups.
Selection thingsFramed(const DrawingView &view, const QRectF &frame);
/// `pixel`: the size of a pixel in the scene.
void paintSelectionFrame(QPainter &painter, const QRectF &frame, const canvas::Theme &theme, double pixel);

} // namespace merlon
