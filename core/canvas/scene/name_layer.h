#pragma once

#include "core/canvas/scene/layer.h"

#include <QFont>
#include <QStaticText>

namespace merlon::canvas {

/// The names of places, in a serif, where there is room.
class NameLayer final : public Layer {
public:
    using Layer::Layer;

    void setFont(const QFont &font) { m_font = font; }
    /// Looks for room for the names of what is seen, at a scale; names move only when this is called.
    void settle(const QRectF &visible, double scale);
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    struct Plate {
        QStaticText text;
        QFont font;
        QRectF box; ///< of the scene
    };
    QFont fontFor(double scale, bool italic) const;
    void putName(std::size_t place, double scale, std::vector<QRectF> &taken);

    QFont m_font;
    std::vector<Plate> m_names;
    double m_scale = 1;
};

} // namespace merlon::canvas
