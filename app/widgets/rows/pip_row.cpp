#include "app/widgets/rows/pip_row.h"

#include "app/look/lettering.h"

#include <QPainter>

namespace merlon {

PipRow::PipRow(const canvas::Art &art, int seat, QWidget *parent)
    : ThingItem(art, parent)
    , m_seat(seat)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void PipRow::setContent(PipContent content)
{
    if (content == m_content)
        return;
    m_content = std::move(content);
    update();
}

QSize PipRow::sizeHint() const
{
    return QSizeF(line() * 14, line() * 1.55).toSize();
}

QSize PipRow::minimumSizeHint() const
{
    return QSizeF(line() * 9, line() * 1.55).toSize();
}

void PipRow::paintItem(QPainter &painter)
{
    const double size = line() * 1.45;
    const double margin = line() * 0.2;
    painter.setOpacity(m_content.faded ? kFadedPicture : 1.0);
    art().paint(painter, m_content.picture, QRectF(margin, (height() - size) / 2, size, size));
    painter.setOpacity(1.0);
    double right = paintPips(painter, width() - margin);
    right = paintVisitors(painter, right);
    painter.setFont(textFont(font(), 0.92));
    painter.setPen(theme().ink);
    const double left = size + 2 * margin;
    drawLine(painter, QRectF(left, 0, right - left, height()), Qt::AlignLeft | Qt::AlignVCenter,
             m_content.name);
}

/// Hits are full, misses hollow. Returns where the pips begin.
double PipRow::paintPips(QPainter &painter, double right) const
{
    const double width = line() * 0.62;
    const double height = line() * 0.85;
    const double pitch = width + line() * 0.14;
    double left = right - pitch * (m_content.full + m_content.hollow);
    const double begin = left - line() * 0.3;
    const double top = (this->height() - height) / 2;
    for (int pip = 0; pip < m_content.full + m_content.hollow; ++pip, left += pitch) {
        const bool full = pip < m_content.full;
        painter.setPen(
            QPen(full ? theme().seat(m_content.livery >= 0 ? m_content.livery : m_seat) : theme().shade(0.45),
                 qMax(1.0, line() * 0.09)));
        painter.setBrush(full ? QBrush(theme().seat(m_content.livery >= 0 ? m_content.livery : m_seat))
                              : QBrush(Qt::NoBrush));
        painter.drawRoundedRect(QRectF(left, top, width, height), line() * 0.15, line() * 0.15);
    }
    return begin;
}

double PipRow::paintVisitors(QPainter &painter, double right) const
{
    const double size = line() * 1.2;
    for (const QString &visitor : m_content.visitors) {
        right -= size;
        art().paint(painter, visitor, QRectF(right, (height() - size) / 2, size, size));
    }
    return right - line() * 0.2;
}

} // namespace merlon
