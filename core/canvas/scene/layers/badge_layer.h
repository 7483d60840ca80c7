#pragma once

#include "core/canvas/picture/badge.h"
#include "core/canvas/scene/layers/layer.h"

#include <QFont>
#include <QPixmap>

#include <vector>

namespace merlon::canvas {

/// Badges above the tokens, where they cover as little as possible. They keep their size on the screen.
class BadgeLayer final : public Layer {
public:
    using Layer::Layer;

    void setFont(const QFont &font) { m_font = font; }
    void setBadges(std::vector<Badge> badges) { m_badges = std::move(badges); }
    const std::vector<Badge> &badges() const { return m_badges; }
    /// Looks for room at a scale; badges move only when this is called.
    void settle(const QRectF &visible, double scale, double devicePixelRatio);
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    struct Plate {
        QPixmap pixmap;
        QPointF centre; ///< in the scene
    };
    QFont fontFor(double scale) const;
    QPixmap drawn(const Badge &badge, const QFont &font, double devicePixelRatio) const;
    bool isThere(const Badge &badge) const;
    double coveredBy(const QRectF &box, const std::vector<QRectF> &plates) const;
    QPointF roomFor(const Badge &badge, QSizeF size, const std::vector<QRectF> &plates) const;

    QFont m_font;
    std::vector<Badge> m_badges;
    std::vector<Plate> m_plates;
};

} // namespace merlon::canvas
