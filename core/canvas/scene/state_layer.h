#pragma once

#include "core/canvas/scene/layer.h"

namespace merlon::canvas {

/// What changes of the ground in a game: what places are made of now, whose they are and their level; and what lies
/// over several places. Between the ground that never changes and everything that stands on it.
class StateLayer final : public Layer {
public:
    using Layer::Layer;

    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void paintPlace(QPainter &painter, std::size_t place) const;
    void paintPatch(QPainter &painter, const PatchPicture &patch) const;
};

} // namespace merlon::canvas
