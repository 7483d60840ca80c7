#pragma once

#include "core/canvas/scene/layers/token_layer.h"

namespace merlon::canvas {

/// A token on its way.
struct Walk {
    Token token;
    Manner manner = Manner::Walks;
    std::vector<QPointF> line; ///< one point: it stands
    double sizeFrom = 0;
    double sizeTo = 0;
    double opacityFrom = 1;
    double opacityTo = 1;
    bool shakes = false;
};

/// The tokens that walk, and the one that is dragged.
class MotionLayer final : public Layer {
public:
    /// Draws with the pixmaps of another layer.
    MotionLayer(const BoardScene &board, TokenLayer &tokens, double z)
        : Layer(board, z)
        , m_tokens(tokens)
    {
    }
    void setWalks(std::vector<Walk> walks);
    void setProgress(double progress);
    void setDragged(const Token *token, QPointF point, double size);
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void paintWalk(QPainter &painter, const QTransform &world, const Walk &walk);
    void paintFlight(QPainter &painter, const QTransform &world, const Walk &walk);
    void paintTurn(QPainter &painter, const QTransform &world, const Walk &walk);
    void paintRoll(QPainter &painter, const QTransform &world, const Walk &walk);
    void paintTurned(QPainter &painter, const QTransform &world, const Token &token, QPointF at, double size,
                     const QTransform &turn);

    TokenLayer &m_tokens;
    std::vector<Walk> m_walks;
    double m_progress = 0;
    std::unique_ptr<Token> m_dragged;
    QPointF m_dragPoint;
    double m_dragSize = 0;
};

} // namespace merlon::canvas
