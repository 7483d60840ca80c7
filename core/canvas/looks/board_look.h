#pragma once

#include "core/board/board.h"
#include "core/canvas/picture/picture.h"
#include "core/canvas/picture/thing.h"

#include <QPainterPath>
#include <QPointF>
#include <QPolygonF>
#include <QRectF>
#include <QString>

#include <functional>
#include <memory>
#include <span>
#include <vector>

class QPainter;

namespace merlon::canvas {

class Art;

/// Where a token of a picture stands, in coordinates of the scene.
struct Spot {
    Thing thing; ///< what is pointed at there: the piece, or its place or link if it has no key
    int place = -1;
    int link = -1;
    std::size_t token = 0; ///< index among the tokens of its place or link
    QPointF centre;
    double size = 0; ///< width and height

    QRectF box() const { return {centre.x() - size / 2, centre.y() - size / 2, size, size}; }
};

/// Where the name of a place may stand, the best first: the middle of the text.
struct NameAnchor {
    QPointF centre;
    bool italic = false;
    Qt::Alignment side = Qt::AlignCenter; ///< of the text that lies at `centre`
    double angle = 0;                     ///< degrees, clockwise
    double share = 1;                     ///< of the usual size of letters
    double room = 0;                      ///< how wide the text may be in the scene; 0: as wide as it is
    bool isOnPlace = false;               ///< lies on the place, which others keep off
};

/// The dots for the level of a place, in a row.
struct LevelDots {
    QPointF first; ///< middle of the first one
    QPointF step;  ///< to the next one
    double radius = 0;
    int count = 0;

    /// The box around them, turned as they lie.
    QPolygonF outline() const;
};

/// Where a picture of what a place is made of lies, and how it is turned about its middle.
struct PictureSpot {
    QPointF centre;
    QSizeF size;
    double angle = 0; ///< degrees, clockwise
};

void paintPictures(QPainter &painter, const Art &art, const QString &name,
                   std::span<const PictureSpot> spots);

/// What of the ground is drawn.
struct GroundParts {
    bool places = true;
    bool links = true;
    std::function<void(QPainter &painter)>
        underneath {};                 ///< what lies on the parchment, under all else; or nothing
    std::vector<bool> hiddenPlaces {}; ///< by place; empty: none
    std::vector<bool> hiddenLinks {};  ///< by link; empty: none
    bool quietLinks = false;           ///< those too that a map on which is played leaves out

    bool showsPlace(std::size_t place) const
    {
        return places && (place >= hiddenPlaces.size() || !hiddenPlaces[place]);
    }
    bool showsLink(std::size_t link) const
    {
        return links && (link >= hiddenLinks.size() || !hiddenLinks[link]);
    }
    bool hidesSome() const { return !hiddenPlaces.empty() || !hiddenLinks.empty(); }
};

/// What a family of games looks like on one board, from the board's graph alone. Immutable. Scene coordinates: a
/// point of the board is about a unit in both directions.
class BoardLook {
public:
    virtual ~BoardLook() = default;

    /// The folder of its pictures under resources/art.
    virtual QString family() const = 0;
    /// Everything that must be seen when the board fits the window.
    virtual QRectF bounds() const = 0;
    /// What a small picture of a position has to show: its edge says little.
    virtual QRectF heart() const;
    /// How large symbols are drawn: 1 for a board of some 40 places, less for crowded ones.
    virtual double unit() const = 0;
    /// Whether symbols are as large as in a look that owes nothing to one before.
    virtual bool isSuited() const = 0;
    virtual QPointF toScene(Point point) const = 0;
    virtual Point toBoard(QPointF point) const = 0;

    virtual const QPainterPath &shapeOfPlace(std::size_t place) const = 0;
    /// One outline around these places: those that touch have one line around them all.
    virtual QPainterPath joined(std::span<const std::size_t> places) const;
    /// The places between which a place is drawn wherever its own point is; none: it is drawn at that point.
    virtual std::vector<std::size_t> endsOfPlace(std::size_t /*place*/) const { return {}; }
    /// The line along which a link is drawn; empty if it is not drawn.
    virtual const std::vector<QPointF> &lineOfLink(std::size_t link) const = 0;
    /// The line that a link between two places would have, whether the board has it or not; a look that does not draw
    /// such links: from middle to middle through the bends.
    virtual std::vector<QPointF> courseOf(const Link &link, std::size_t from, std::size_t to) const;
    virtual double widthOfLinks() const = 0;
    /// The ways that pieces walk between places, as links of the board in their direction.
    virtual bool isWay(const Link &link) const = 0;
    /// Whether such a way leads back as well.
    virtual bool isWayBack(const Link & /*link*/) const { return false; }
    /// Whether a map on which is played leaves a link out.
    virtual bool isQuiet(std::size_t /*link*/) const { return false; }
    /// Whether a link needs no line, because the side that two cells share shows it.
    virtual bool isShownBySide(std::size_t /*link*/) const { return false; }
    virtual std::vector<NameAnchor> nameAnchors(std::size_t place) const = 0;
    /// Whether any name may lie on the place itself.
    virtual bool isNamedInside(std::size_t place) const = 0;

    /// Where the picture lies that shows what a place is made of; `spread`: the places over which it is spread as one.
    virtual std::vector<PictureSpot> pictureSpots(std::size_t place, std::span<const int> spread) const;
    /// Where so many dots for the level of a place lie.
    virtual LevelDots levelDots(std::size_t place, int count) const;
    /// Where each token of a picture stands, those drawn last behind the others; tokens of a place never hide each
    /// other.
    virtual std::vector<Spot> arrange(const Picture &picture) const = 0;

    /// Draws what does not move; `sheet` is the part of the scene that is covered with parchment, `scale` the pixels
    /// for one unit of the scene.
    virtual void paintGround(QPainter &painter, const Art &art, const QRectF &sheet, double scale,
                             const GroundParts &parts) const = 0;
    /// The part of the sheet that may be painted otherwise than in the look that another state of the board had; at
    /// most the whole sheet.
    virtual QRectF changedSince(const BoardLook &before, const QRectF &sheet) const = 0;

protected:
    /// One outline around all shapes.
    static QPainterPath outlineAround(std::span<const QPainterPath> shapes);
};

/// The look of the family that the board belongs to: its own, cells if its places are cells, else a network. `before`: of another state of a board that is being edited:
/// symbols keep their size as long as it suits, and what has stayed as it was is not made again.
std::unique_ptr<BoardLook> makeLook(const Board &board, const BoardLook *before = nullptr);

} // namespace merlon::canvas
