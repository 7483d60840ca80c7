#pragma once

#include "core/canvas/looks/board_look.h"
#include "core/canvas/looks/siege/ground/siege_geometry.h"
#include "core/canvas/picture/token_rows.h"

#include <string_view>

namespace merlon::canvas {

inline constexpr std::string_view kSiegeFamily = "siege";

/// Boards of the siege family.
class SiegeLook final : public BoardLook {
public:
    /// `before`: as for makeLook.
    explicit SiegeLook(const Board &board, const SiegeLook *before = nullptr);

    QString family() const override;
    QRectF bounds() const override { return m_geometry.bounds; }
    double unit() const override { return m_geometry.unit; }
    bool isSuited() const override { return m_geometry.unit == unitFor(m_geometry.places.size()); }
    QPointF toScene(Point point) const override;
    Point toBoard(QPointF point) const override;
    const QPainterPath &shapeOfPlace(std::size_t place) const override;
    QPainterPath joined(std::span<const std::size_t> places) const override;
    const std::vector<QPointF> &lineOfLink(std::size_t link) const override;
    std::vector<QPointF> courseOf(const Link &link, std::size_t from, std::size_t to) const override;
    double widthOfLinks() const override { return kTrailWidth * m_geometry.unit; }
    bool isWay(const Link &link) const override { return link.kind == "path"; }
    std::vector<NameAnchor> nameAnchors(std::size_t place) const override;
    bool isNamedInside(std::size_t place) const override
    {
        return m_geometry.places[place].kind == SiegeKind::Courtyard;
    }
    std::vector<Spot> arrange(const Picture &picture) const override;
    void paintGround(QPainter &painter, const Art &art, const QRectF &sheet, double scale,
                     const GroundParts &parts) const override;
    QRectF changedSince(const BoardLook &before, const QRectF &sheet) const override;

    const SiegeGeometry &geometry() const { return m_geometry; }

private:
    SiegeGeometry m_geometry;
};

/// As makeLook, for boards of the family.
std::unique_ptr<BoardLook> makeSiegeLook(const Board &board, const BoardLook *before);

} // namespace merlon::canvas
