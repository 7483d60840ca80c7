#pragma once

#include "core/board/sketch.h"
#include "core/canvas/art/theme.h"

#include <QFont>
#include <QRectF>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

class QPainter;
class QTextLayout;

namespace merlon {

namespace canvas {
class BoardLook;
}

/// The notes of a drawing as cards in the scene: they grow with the map. Each kind has its colour and its sign.
class NoteLayer {
public:
    NoteLayer();
    ~NoteLayer();
    NoteLayer(const NoteLayer &) = delete;
    NoteLayer &operator=(const NoteLayer &) = delete;

    /// Gives the part of the scene where something looks otherwise now.
    QRectF follow(const Sketch &sketch, const canvas::BoardLook &look, const QFont &font);
    /// The key of the uppermost note there.
    std::optional<std::string> noteAt(QPointF point) const;
    /// Empty if there is no such note.
    QRectF boxOf(const std::string &key) const;
    /// What the painter's clip has of them; `pixel`: the size of a pixel in the scene.
    void paint(QPainter &painter, const canvas::Theme &theme, double pixel) const;

private:
    struct Card {
        Note note;
        QRectF box;
        std::shared_ptr<QTextLayout> text;
    };
    Card cardOf(const Note &note, const canvas::BoardLook &look) const;
    static void paint(QPainter &painter, const Card &card, const canvas::Theme &theme, double pixel);

    QFont m_font;
    std::vector<Card> m_cards;
};

/// The colour of a kind of note, and what stands for it where there is no colour.
QColor colourOf(NoteKind kind, const canvas::Theme &theme);
QString signOf(NoteKind kind);

} // namespace merlon
