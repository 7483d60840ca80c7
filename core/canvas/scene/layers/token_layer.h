#pragma once

#include "core/canvas/scene/layers/layer.h"
#include "core/canvas/scene/painters/token_painter.h"

#include <cstddef>
#include <vector>

namespace merlon::canvas {

/// A token as it stands, or as it shifts while others walk.
struct DrawnToken {
    Token token;
    QPointF from;
    QPointF to;
    double sizeFrom = 0;
    double sizeTo = 0;
    double opacityFrom = 1;
    double opacityTo = 1;
    QPixmap pixmap {}; ///< as it was drawn last
    int pixels = 0;    ///< its size without margin
};

/// All tokens that do not walk.
class TokenLayer final : public Layer {
public:
    explicit TokenLayer(const BoardScene &board, double z)
        : Layer(board, z)
        , m_painter(board.art())
    {
    }

    void show(std::vector<DrawnToken> tokens);
    void setProgress(double progress);
    void settle(double scale, double devicePixelRatio);
    /// The colours are other ones.
    void forget();
    void setFamily(const QString &family) { m_painter.setFamily(family); }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

    /// Draws one token with its middle at a point of the scene, sharply if the layer has settled for that scale.
    void paintToken(QPainter &painter, const QTransform &world, const Token &token, QPointF centre,
                    double size);

private:
    int pixelsOf(double size) const;
    void paintPixmap(QPainter &painter, const QTransform &world, const QPixmap &pixmap, QPointF centre) const;
    std::vector<std::size_t> selectedTokens() const;
    void paintLifted(QPainter &painter, const QTransform &world, const DrawnToken &drawn);

    std::vector<DrawnToken> m_tokens;
    TokenPainter m_painter;
    double m_progress = 1;
    double m_scale = 1; ///< for which pixmaps are drawn
    double m_ratio = 1;
};

} // namespace merlon::canvas
