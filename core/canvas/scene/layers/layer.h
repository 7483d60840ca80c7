#pragma once

#include "core/canvas/scene/board_scene.h"

#include <QGraphicsItem>

namespace merlon::canvas {

/// Everything of one kind in one item: a board may have ten thousand places.
class Layer : public QGraphicsItem {
public:
    explicit Layer(const BoardScene &board, double z)
        : m_board(board)
    {
        setZValue(z);
        setFlag(QGraphicsItem::ItemUsesExtendedStyleOption); // tells which part is exposed
        setAcceptedMouseButtons(Qt::NoButton);
    }
    QRectF boundingRect() const override { return m_area; }
    void setArea(const QRectF &area)
    {
        prepareGeometryChange();
        m_area = area;
    }

protected:
    const BoardThings &things() const { return m_board.things(); }

    const BoardScene &m_board;

private:
    QRectF m_area;
};

} // namespace merlon::canvas
