#pragma once

#include "core/canvas/scene/layers/layer.h"

#include <QPixmap>

#include <optional>

namespace merlon::canvas {

/// The ground as pixmaps: all of it at the scale at which it fits, and at higher scales what is seen. In between
/// they are stretched. They are drawn when they are painted first: a window finds its size in several steps.
class GroundLayer final : public Layer {
public:
    using Layer::Layer;

    void forget();
    /// A part that is to be drawn again when it is seen next; `pixels`: how far beyond it.
    void damage(const QRectF &area, double pixels);
    /// Draws something above the ground that does not move either; see BoardScene::setAboveGround.
    void setAbove(GroundPainter above) { m_above = std::move(above); }
    /// All of it in small, so many pixels wide: from the plate of the whole if there is one.
    QPixmap overview(double width);
    /// Whether that will be painted sharply.
    bool covers(const QRectF &visible, double scale, double devicePixelRatio) const;
    void settle(const QRectF &visible, double scale, double devicePixelRatio);
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    struct Plate {
        QPixmap pixmap;
        QRectF area; ///< of the scene
        double scale = 0;
        double ratio = 1;
        QRectF damaged {}; ///< to be drawn again

        bool fits(const QRectF &part, double wantedScale, double wantedRatio) const;
    };
    /// What is to be painted sharply.
    struct Rest {
        QRectF visible;
        double scale = 0;
        double ratio = 1;

        friend bool operator==(const Rest &, const Rest &) = default;
    };
    bool isDrawn(const Rest &rest) const;
    void drawWanted();
    Plate drawn(const QRectF &area, double scale, double devicePixelRatio) const;
    void draw(Plate &plate, const QRectF &area) const;
    void mend(Plate &plate) const;

    GroundPainter m_above;
    Plate m_whole;
    Plate m_detail;
    std::optional<Rest> m_wanted; ///< and not drawn yet
};

} // namespace merlon::canvas
