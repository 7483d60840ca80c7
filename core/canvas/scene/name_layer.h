#pragma once

#include "core/canvas/scene/layer.h"

#include <QFont>
#include <QHash>
#include <QPixmap>
#include <QPolygonF>

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
    /// Looks for room for the names of what is seen, at a scale; names move only when this is called.
    void settle(const QRectF &visible, double scale, double devicePixelRatio);
    /// The place whose name is written there; -1 if there is none.
    int placeNamedAt(QPointF point) const;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    struct Plate {
        int place = -1;
        QString text;
        QFont font;
        QPixmap pixmap; ///< not turned
        QPointF centre; ///< in the scene
        double angle = 0;
        QPolygonF area; ///< of the letters, in the scene
    };
    /// How large the letters of a name are; the last resort is to write it over the picture of a place, though never
    /// over a piece or another name.
    enum class Letters : std::uint8_t { Usual, AsRoomAllows, OverPlaces };

    QFont fontFor(double scale, const NameAnchor &anchor) const;
    /// From the top left corner of a box with room for its halo.
    void write(QPainter &painter, const QString &text, QFont font) const;
    QPixmap written(const QString &text, const QFont &font, QSizeF size, double devicePixelRatio);
    void putName(std::size_t place, double scale, double devicePixelRatio, std::vector<QPolygonF> &taken);
    /// False if there is no room for it.
    bool putText(std::size_t place, const QString &text, Letters size, double scale, double devicePixelRatio,
                 std::vector<QPolygonF> &taken);

    QFont m_font;
    std::vector<Plate> m_names;
    QHash<QString, QPixmap> m_written; ///< by text, font and pixels
    double m_scale = 1;
    std::size_t m_pieces = 0; ///< how many of what is taken are pieces; they come first
};

} // namespace merlon::canvas
