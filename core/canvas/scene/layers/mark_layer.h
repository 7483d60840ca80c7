#pragma once

#include "core/canvas/scene/kept_drawing.h"
#include "core/canvas/scene/layers/layer.h"

#include <cstddef>
#include <cstdint>
#include <vector>

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
    void paintRings(QPainter &painter, double scale);
    void paintAllSelected(QPainter &painter, double scale) const;
    void paintManySelected(QPainter &painter);
    void paintFaded(QPainter &painter, std::size_t place, double scale) const;
    void paintGlow(QPainter &painter, const QPainterPath &path, bool isGround, double scale) const;
    void spareNumbers(QPainter &painter, const QPainterPath &line, double scale) const;
    QPointF footOfPin(const Thing &thing, double size) const;
    void paintGlowOf(QPainter &painter, const std::vector<Thing> &chosen, double scale) const;
    QPainterPath edgeOf(const Thing &thing) const;
    void paintSelected(QPainter &painter, const Thing &thing, double scale) const;
    void paintSelectedSpeck(QPainter &painter, const QRectF &box, double scale) const;
    void paintMarked(QPainter &painter, const Thing &thing, double scale) const;
    void paintReached(QPainter &painter, const Thing &thing, double scale) const;
    void paintGhost(QPainter &painter, double scale) const;
    void paintArrow(QPainter &painter, double scale) const;
    void paintPointer(QPainter &painter, const Thing &thing, double scale) const;
    void paintPins(QPainter &painter, double scale) const;
    void paintPin(QPainter &painter, QPointF foot, std::size_t number, double scale) const;
    void paintHovered(QPainter &painter, const Thing &thing, double scale) const;
    void paintCurrent(QPainter &painter, const Thing &thing, double scale) const;

    Kind m_kind;
    KeptDrawing m_kept;                ///< the glow, or the rings of very many selected things
    std::vector<Thing> m_keptSelected; ///< of which the rings are kept
};

} // namespace merlon::canvas
