#pragma once

#include "core/canvas/looks/board_look.h"
#include "core/canvas/looks/cells/cell_geometry.h"

namespace merlon::canvas {

/// Boards of hexagons or squares: one landscape, on which the sides of cells are fine lines.
class CellLook final : public BoardLook {
public:
    /// Of a family with cells.
    CellLook(const Board &board, const BoardSchema &schema);

    QString family() const override;
    QRectF bounds() const override { return m_geometry.bounds; }
    double unit() const override { return m_geometry.unit; }
    bool isSuited() const override { return true; }
    QPointF toScene(Point point) const override { return {point.x, point.y}; }
    Point toBoard(QPointF point) const override { return {point.x(), point.y()}; }
    const QPainterPath &shapeOfPlace(std::size_t place) const override
    {
        return m_geometry.places[place].shape;
    }
    QPainterPath joined(std::span<const std::size_t> places) const override;
    const std::vector<QPointF> &lineOfLink(std::size_t link) const override
    {
        return m_geometry.lines[link].points;
    }
    double widthOfLinks() const override;
    bool isShownBySide(std::size_t link) const override { return m_geometry.lines[link].isBySide; }
    bool isWay(const Link &) const override { return true; }
    bool isWayBack(const Link &link) const override;
    std::vector<NameAnchor> nameAnchors(std::size_t place) const override;
    bool isNamedInside(std::size_t) const override { return true; }
    std::vector<Spot> arrange(const Picture &picture) const override;
    void paintGround(QPainter &painter, const Art &art, const QRectF &sheet, double scale,
                     const GroundParts &parts) const override;
    QRectF changedSince(const BoardLook &before, const QRectF &sheet) const override;

    const CellGeometry &geometry() const { return m_geometry; }

private:
    CellGeometry m_geometry;
    QString m_family;
    std::vector<std::string> m_oneWay; ///< kinds of links
};

} // namespace merlon::canvas
