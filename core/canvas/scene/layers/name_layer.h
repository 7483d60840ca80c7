#pragma once

#include "core/canvas/scene/layers/layer.h"
#include "core/canvas/scene/name_room.h"

#include <QFont>
#include <QHash>
#include <QPixmap>
#include <QPolygonF>

#include <optional>
#include <span>
#include <vector>

namespace merlon::canvas {

/// The names of places, in a serif, where there is room.
class NameLayer final : public Layer {
public:
    using Layer::Layer;

    void setFont(const QFont &font)
    {
        m_font = font;
        forget();
    }
    /// The colours are other ones.
    void forget() { m_written.clear(); }
    /// The names of what is seen, at a scale, are to look for room when they are asked for or painted next, off the roads
    /// if there is any; names move only after this is called.
    void settle(const QRectF &visible, double scale, double devicePixelRatio)
    {
        m_wanted = {visible, scale, devicePixelRatio};
    }
    /// The place whose name is written there; -1 if there is none.
    int placeNamedAt(QPointF point);
    /// What is written where.
    std::vector<WrittenName> names();
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    /// How large the letters of a name are; the last resort is to write it over the picture of a place, though never
    /// over a piece or another name.
    enum class Letters : std::uint8_t { Usual, AsRoomAllows, OverPlaces };
    struct Plate {
        int place = -1;
        QString text;
        Letters letters = Letters::Usual;
        QFont font;
        QPixmap pixmap; ///< not turned
        QPointF centre; ///< in the scene
        double angle = 0;
        QPolygonF area;         ///< of the letters, in the scene
        bool isOnPlace = false; ///< on its own place, where others do not lie
        std::size_t number = 0; ///< of the area, while names look for room

        /// On whose place it may lie.
        int owner() const { return isOnPlace ? place : NameRoom::kNobody; }
    };

    /// What they are to settle for.
    struct Wanted {
        QRectF visible;
        double scale = 1;
        double ratio = 1;
    };
    void lookForRoom();
    QFont fontFor(double scale, const NameAnchor &anchor) const;
    /// From the top left corner of a box with room for its halo.
    void write(QPainter &painter, const QString &text, QFont font) const;
    QPixmap written(const QString &text, const QFont &font, QSizeF size, double devicePixelRatio);
    std::optional<Plate> plateAt(std::size_t place, const QString &text, const NameAnchor &anchor,
                                 Letters size) const;
    void putName(std::size_t place, NameRoom &room);
    /// False if there is no room for it.
    bool putText(std::size_t place, const QString &text, Letters size, NameRoom &room);
    /// How far from its place a name may be: beside it, or so far that there is room on any board that can be read.
    enum class Distance : std::uint8_t { Near, Far };
    bool putAround(std::size_t place, Distance distance, NameRoom &room);
    /// Writes a name if nothing of these kinds lies there.
    bool take(std::optional<Plate> plate, std::span<const NameRoom::Kind> kinds, NameRoom &room);
    void leaveRoads(NameRoom &room);

    QFont m_font;
    std::vector<Plate> m_names;
    QHash<QString, QPixmap> m_written; ///< by text, font and pixels
    std::optional<Wanted> m_wanted;
    double m_scale = 1;
};

} // namespace merlon::canvas
