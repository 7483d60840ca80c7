#pragma once

#include "core/canvas/scene/layer.h"

#include <QPixmap>
#include <QTransform>

#include <cstdint>

namespace merlon::canvas {

/// What glows under the tokens or is out of order, or what has a ring above them.
class MarkLayer final : public Layer {
public:
    enum class Kind : std::uint8_t { Glow, Ring };

    MarkLayer(const BoardScene &board, Kind kind, double z)
        : Layer(board, z)
        , m_kind(kind)
    {
    }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;
    /// Something else glows now.
    void forget();

private:
    void paintAllGlow(QPainter &painter, double scale) const;
    void paintKeptGlow(QPainter &painter);
    void paintRings(QPainter &painter, double scale) const;
    void paintFaded(QPainter &painter, std::size_t place, double scale) const;
    void paintGlow(QPainter &painter, const Thing &thing, double scale) const;
    void paintSelected(QPainter &painter, const Thing &thing, double scale) const;
    void paintMarked(QPainter &painter, const Thing &thing, double scale) const;
    void paintArrow(QPainter &painter, double scale) const;
    void paintHovered(QPainter &painter, const Thing &thing, double scale) const;
    void paintCurrent(QPainter &painter, const Thing &thing, double scale) const;

    Kind m_kind;
    QPixmap m_kept;       ///< the glow as it was drawn last
    QTransform m_keptFor; ///< the painter's transform then
};

} // namespace merlon::canvas
