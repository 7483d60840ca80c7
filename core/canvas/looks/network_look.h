#pragma once

#include "core/board/attributes/schema.h"
#include "core/canvas/looks/board_look.h"
#include "core/canvas/looks/network_names.h"
#include "core/canvas/looks/network_open_side.h"
#include "core/canvas/looks/network_plates.h"
#include "core/canvas/looks/network_scenery.h"

#include <array>
#include <optional>

namespace merlon::canvas {

struct Theme;

/// Boards that are neither cells nor of a family with a look of its own: places as plates of a shape for each kind,
/// links as lines between them, with arrowheads where they lead only one way.
class NetworkLook final : public BoardLook {
public:
    /// `schema`: null if the family is unknown. `before`: as for makeLook.
    NetworkLook(const Board &board, const BoardSchema *schema, const NetworkLook *before = nullptr);

    QString family() const override { return m_family; }
    QRectF bounds() const override { return m_bounds; }
    QRectF heart() const override;
    double unit() const override { return m_unit; }
    bool isSuited() const override;
    QPointF toScene(Point point) const override { return {point.x, point.y}; }
    Point toBoard(QPointF point) const override { return {point.x(), point.y()}; }
    const QPainterPath &shapeOfPlace(std::size_t place) const override { return m_places[place].shape; }
    const std::vector<QPointF> &lineOfLink(std::size_t link) const override { return m_lines[link].points; }
    double widthOfLinks() const override;
    bool isWay(const Link &) const override { return true; }
    bool isWayBack(const Link &link) const override;
    bool isQuiet(std::size_t link) const override { return m_lines[link].isQuiet; }
    std::vector<NameAnchor> nameAnchors(std::size_t place) const override;
    bool isNamedInside(std::size_t) const override { return false; }
    std::vector<PictureSpot> pictureSpots(std::size_t place, std::span<const int> spread) const override;
    LevelDots levelDots(std::size_t place, int count) const override;
    std::vector<Spot> arrange(const Picture &picture) const override;
    void paintGround(QPainter &painter, const Art &art, const QRectF &sheet, double scale,
                     const GroundParts &parts) const override;
    QRectF changedSince(const BoardLook &before, const QRectF &sheet) const override;

private:
    struct Line {
        std::vector<QPointF> points;
        std::size_t kind =
            0; ///< number in the schema: gives the dashes, and the colour where all kinds are shown
        bool isDirected = false;
        bool isQuiet = false;

        friend bool operator==(const Line &, const Line &) = default;
    };

    void addLines(const Board &board, const BoardSchema *schema);
    void partLines(const Board &board);
    void paintLines(QPainter &painter, const Theme &theme, const GroundParts &parts) const;
    void paintBeds(QPainter &painter, const Theme &theme, const std::vector<const Line *> &lines) const;
    void paintHead(QPainter &painter, const Line &line) const;
    void paintLand(QPainter &painter, const Art &art) const;
    void paintPlate(QPainter &painter, const Art &art, const NetworkPlate &plate) const;
    void paintField(QPainter &painter, const Theme &theme, const NetworkPlate &plate) const;
    void leaveOpen(Terrain beyond);

    QString m_family;
    double m_unit;
    std::size_t m_count; ///< of places
    std::vector<NetworkPlate> m_places;
    std::vector<Line> m_lines;
    std::vector<Scenery> m_scenery;
    QPainterPath m_yard; ///< within the walls, if there are any
    std::optional<OpenSide> m_openSide;
    Terrain m_beyond = Terrain::None;  ///< the open side
    std::vector<std::string> m_oneWay; ///< kinds of links
    QRectF m_bounds;
    QPointF m_middle; ///< of all places
};

} // namespace merlon::canvas
