#include "app/table/widgets/lettering.h"

#include <QFontMetricsF>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace merlon {

QFont titleFont(const QFont &base, double scale)
{
    QFont font = textFont(base, scale, QFont::Bold);
    font.setFamilies({u"EB Garamond"_s, u"Noto Serif"_s, u"DejaVu Serif"_s});
    font.setStyleHint(QFont::Serif);
    return font;
}

QFont textFont(const QFont &base, double scale, QFont::Weight weight)
{
    QFont font = base;
    if (base.pointSizeF() > 0)
        font.setPointSizeF(base.pointSizeF() * scale);
    else
        font.setPixelSize(qMax(1, qRound(base.pixelSize() * scale)));
    font.setWeight(weight);
    return font;
}

double lineOf(const QFont &font)
{
    return QFontMetricsF(font).height();
}

double widthOf(const QFont &font, const QString &text)
{
    return QFontMetricsF(font).horizontalAdvance(text);
}

void drawLine(QPainter &painter, const QRectF &box, int alignment, const QString &text)
{
    const QFontMetricsF metrics(painter.font());
    painter.drawText(box, alignment | Qt::TextSingleLine | Qt::TextDontClip,
                     metrics.elidedText(text, Qt::ElideRight, box.width() + 0.5));
}

} // namespace merlon
