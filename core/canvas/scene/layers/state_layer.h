#pragma once

#include "core/canvas/scene/kept_drawing.h"
#include "core/canvas/scene/layers/layer.h"
#include "core/canvas/scene/painters/gallery_painter.h"

#include <QPainterPath>

#include <optional>
#include <vector>

namespace merlon::canvas {

/// What changes of the ground in a game: what places are made of now, whose they are and their level; and what lies
/// over several places; and the pictures on it. Between the ground that never changes and everything that stands on it.
class StateLayer final : public Layer {
public:
    using Layer::Layer;

    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;
    /// The picture has changed.
    void forget();

private:
    /// The places of an owner on a board of cells, as one land.
    struct Realm {
        int owner = -1;
        QPainterPath land;
    };

    bool isAnythingThere() const;
    void paintAll(QPainter &painter);
    void findRealms();
    void paintRealm(QPainter &painter, const Realm &realm) const;
    void paintPlace(QPainter &painter, std::size_t place) const;
    void paintLevel(QPainter &painter, std::size_t place) const;
    void paintPatches(QPainter &painter);
    void paintPatch(QPainter &painter, const PatchPicture &patch) const;
    void paintArt(QPainter &painter, std::size_t place) const;
    void paintDoor(QPainter &painter, std::size_t place, const DoorPicture &door) const;

    std::vector<Realm> m_realms; ///< found when they are painted
    bool m_areRealmsKnown = false;
    std::optional<GalleryPainter> m_galleries; ///< found when they are painted
    KeptDrawing m_kept;
};

} // namespace merlon::canvas
