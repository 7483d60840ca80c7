#include "app/table/widgets/track_row.h"

#include "app/table/widgets/lettering.h"
#include "app/table/widgets/strokes.h"

#include <QPainter>

namespace merlon {

namespace {

/// Boxes for which there is room; longer tracks are drawn closer.
constexpr int kColumn = 4;
/// From one box to the next, and the tick behind them, in lines.
constexpr double kPitch = 1.18;
constexpr double kTick = 1.05;

} // namespace

TrackRow::TrackRow(const canvas::Art &art, QWidget *parent)
    : ThingItem(art, parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

void TrackRow::setFace(TrackFace face)
{
    m_face = std::move(face);
    update();
}

QSize TrackRow::sizeHint() const
{
    return QSizeF(line() * 13, line() * 1.2).toSize();
}

QSize TrackRow::minimumSizeHint() const
{
    return QSizeF(line() * 9, line() * 1.2).toSize();
}

QPainterPath TrackRow::outline() const
{
    const double inset = line() * 0.1;
    QPainterPath path;
    path.addRoundedRect(QRectF(rect()).adjusted(inset, inset / 2, -inset, -inset / 2), line() * 0.3,
                        line() * 0.3);
    return path;
}

/// From the left side of one box to the next.
double TrackRow::pitch() const
{
    const double roomy = line() * kPitch;
    return m_face.boxes <= kColumn ? roomy : roomy * kColumn / m_face.boxes;
}

/// Where the boxes stand; the tick is right of them. A long name moves a short track to the right, box by box.
QRectF TrackRow::track(double nameRight) const
{
    const double width = line() * kPitch * kColumn;
    double left = this->width() - line() * kTick - width;
    for (int spare = kColumn - m_face.boxes; spare > 0 && left < nameRight; --spare)
        left += line() * kPitch;
    return {left, 0, width, static_cast<double>(height())};
}

void TrackRow::paintItem(QPainter &painter)
{
    const double margin = line() * 0.3;
    double left = margin;
    if (width() > line() * 19) {
        const double size = line() * 1.2;
        art().paint(painter, m_face.picture, QRectF(left, (height() - size) / 2, size, size));
        left += size + margin;
    }
    painter.setFont(textFont(font(), 0.92));
    painter.setPen(m_face.done ? theme().shade(0.6) : theme().ink);
    const QRectF track = this->track(left + widthOf(painter.font(), m_face.name) + margin * 0.5);
    drawLine(painter, QRectF(left, 0, track.left() - left - margin * 0.5, height()),
             Qt::AlignLeft | Qt::AlignVCenter, m_face.name);

    const double size = qMin(line() * 1.08, height() * 0.92);
    for (int index = 0; index < m_face.boxes; ++index)
        paintBox(painter, QRectF(track.left() + index * pitch(), (height() - size) / 2, size, size),
                 index < m_face.filled);
    if (m_face.done)
        drawTick(painter,
                 QRectF(width() - line() * 1.0, (height() - line() * 0.9) / 2, line() * 0.9, line() * 0.9),
                 theme().growth);
}

void TrackRow::paintBox(QPainter &painter, const QRectF &box, bool filled) const
{
    const QColor border = m_face.done || m_face.waiting ? theme().growth : theme().shade(0.32);
    painter.setPen(QPen(border, qMax(1.0, line() * 0.07)));
    painter.setBrush(filled ? theme().paper : theme().shade(0.09));
    const double corner = line() * 0.2;
    const double inset = line() * 0.05;
    painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), corner, corner);
    if (filled)
        art().paint(painter, m_face.counter, box.adjusted(inset * 2, inset * 2, -inset * 2, -inset * 2));
}

} // namespace merlon
