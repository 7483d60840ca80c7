#include "app/widgets/rows/line_row.h"

#include "app/look/lettering.h"
#include "app/widgets/strokes.h"

#include <QPainter>

namespace merlon {

LineRow::LineRow(const canvas::Art &art, int seat, QWidget *parent)
    : ThingItem(art, parent)
    , m_seat(seat)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void LineRow::setContent(LineContent content)
{
    if (content == m_content)
        return;
    m_content = std::move(content);
    update();
}

QSize LineRow::sizeHint() const
{
    return QSizeF(line() * 14, line() * 1.55).toSize();
}

QSize LineRow::minimumSizeHint() const
{
    return QSizeF(line() * 7, line() * 1.55).toSize();
}

QFont LineRow::nameFont() const
{
    return textFont(font(), 0.92, m_content.current ? QFont::Bold : QFont::Normal);
}

QFont LineRow::noteFont() const
{
    return textFont(font(), 0.85);
}

double LineRow::noteWidth() const
{
    return m_content.note.isEmpty() ? 0.0 : widthOf(noteFont(), m_content.note) + margin();
}

bool LineRow::fitsIn(int width) const
{
    const double beside =
        3 * margin() + pictureSize() + noteWidth() + (m_content.met ? tickSize() + margin() : 0.0);
    return fitsLine(nameFont(), m_content.name, width - beside);
}

/// A light ground, as that of a slip.
void LineRow::paintCurrent(QPainter &painter) const
{
    QColor tint = theme().choosable;
    tint.setAlphaF(0.3F);
    painter.fillPath(outline(), tint);
}

void LineRow::paintItem(QPainter &painter)
{
    if (m_content.current)
        paintCurrent(painter);
    const bool fades = m_content.faded && !isChoosable();
    painter.setOpacity(fades ? kFadedPicture : 1.0);
    const double margin = this->margin();
    const double size = pictureSize();
    art().paint(painter, m_content.picture, QRectF(margin, (height() - size) / 2, size, size));
    double right = width() - margin;
    if (m_content.met) {
        const double tick = tickSize();
        drawTick(painter, QRectF(right - tick, (height() - tick) / 2, tick, tick), theme().growth);
        right -= tick + margin;
    }
    if (m_content.goal > 0 && width() > line() * 12) {
        const double bar = qMin(line() * 5.5, width() * 0.25);
        paintBar(painter, QRectF(right - bar, height() / 2.0 - line() * 0.22, bar, line() * 0.44));
        right -= bar + margin;
    }
    painter.setOpacity(fades ? fadedWords() : 1.0);
    painter.setFont(noteFont());
    painter.setPen(fades ? theme().ink : theme().quietText());
    const double note = noteWidth();
    drawLine(painter, QRectF(right - note, 0, note, height()), Qt::AlignRight | Qt::AlignVCenter,
             m_content.note);
    painter.setFont(nameFont());
    painter.setPen(theme().ink);
    const double left = size + 2 * margin;
    drawLine(painter, QRectF(left, 0, right - note - left, height()), Qt::AlignLeft | Qt::AlignVCenter,
             m_content.name);
}

void LineRow::paintBar(QPainter &painter, const QRectF &box) const
{
    const double corner = box.height() / 2;
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme().shade(0.15));
    painter.drawRoundedRect(box, corner, corner);
    const double share = qBound(0.0, static_cast<double>(m_content.done) / m_content.goal, 1.0);
    if (share <= 0)
        return;
    painter.setBrush(theme().seat(m_seat));
    painter.drawRoundedRect(
        QRectF(box.left(), box.top(), qMax(box.height(), box.width() * share), box.height()), corner, corner);
}

} // namespace merlon
