#include "editor/canvas/tools/grips.h"

#include "core/canvas/art/theme.h"
#include "editor/canvas/drawing/drawing_view.h"

#include <QLineF>
#include <QPainter>

namespace merlon {

double Grips::distance(const Tool::Touch &touch, QPointF scenePoint) const
{
    return QLineF(m_view.mapFromScene(scenePoint), touch.at).length();
}

void Grips::paintRoad(QPainter &painter, const QPolygonF &road, bool isAllowed, double pixel) const
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_view.theme().paper, 5 * pixel));
    painter.drawPolyline(road);
    painter.setPen(QPen(isAllowed ? m_view.theme().choosable : m_view.theme().seat(0), 2.6 * pixel,
                        isAllowed ? Qt::SolidLine : Qt::DotLine));
    painter.drawPolyline(road);
}

void Grips::paintGrip(QPainter &painter, QPointF at, Form form, double pixel) const
{
    const double size = 4.5 * pixel;
    const QRectF box(at - QPointF(size, size), QSizeF(2 * size, 2 * size));
    painter.setPen(QPen(m_view.theme().ink, 1.4 * pixel));
    painter.setBrush(m_view.theme().choosable);
    if (form == Form::Square)
        painter.drawRect(box);
    else
        painter.drawEllipse(box);
    painter.setBrush(Qt::NoBrush);
}

} // namespace merlon
