#include "app/widgets/rows/track_row.h"

#include "app/look/lettering.h"
#include "app/widgets/strokes.h"

#include <QPainter>

namespace merlon {

namespace {

/// Boxes for which there is room; longer tracks are drawn closer.
constexpr int kColumn = 4;
/// From one box to the next, and the tick behind them, in lines.
constexpr double kPitch = 1.18;
constexpr double kClosest = 0.86; ///< for the sake of a long name
constexpr double kTick = 1.05;
constexpr double kNameScale = 0.92;

} // namespace

TrackRow::TrackRow(const canvas::Art &art, QWidget *parent)
    : ThingItem(art, parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

void TrackRow::setContent(TrackContent content)
{
    if (content == m_content)
        return;
    m_content = std::move(content);
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

/// What is left of the row beside a name that is written a little narrower.
double TrackRow::besideName() const
{
    constexpr double kNarrow = 0.84;
    const double name = widthOf(textFont(font(), kNameScale), m_content.name) * kNarrow;
    return width() - nameLeft() - name - line() * 0.15;
}

/// The room for the tick. Beside a very long name it has none of its own and stands on the last box.
double TrackRow::tickRoom() const
{
    return besideName() < line() * (kColumn * kClosest + kTick) ? 0 : line() * kTick;
}

/// The width for boxes: less where a long name needs the room.
double TrackRow::column() const
{
    const double room = besideName() - tickRoom();
    return kColumn * line() * qBound(kClosest, room / (kColumn * line()), kPitch);
}

/// From the left side of one box to the next.
double TrackRow::pitch() const
{
    const double wanted = column() / kColumn;
    return m_content.boxes <= kColumn ? wanted : wanted * kColumn / m_content.boxes;
}

/// In a wide row there is a picture before the name.
double TrackRow::nameLeft() const
{
    return width() > line() * 19 ? line() * 1.9 : line() * 0.4;
}

/// Where the boxes stand; the tick is right of them. A long name moves a short track to the right, box by box.
QRectF TrackRow::track() const
{
    const double width = column();
    const double nameRight =
        nameLeft() + widthOf(textFont(font(), kNameScale), m_content.name) + line() * 0.15;
    double left = this->width() - tickRoom() - width;
    for (int spare = kColumn - m_content.boxes; spare > 0 && left < nameRight; --spare)
        left += width / kColumn;
    return {left, 0, width, static_cast<double>(height())};
}

QRectF TrackRow::box(int index) const
{
    const double size = qMin(qMin(line() * 1.08, height() * 0.92), pitch() * 0.93);
    return {track().left() + index * pitch(), (height() - size) / 2, size, size};
}

void TrackRow::paintItem(QPainter &painter)
{
    if (nameLeft() > line()) {
        const double size = line() * 1.2;
        art().paint(painter, m_content.picture, QRectF(line() * 0.4, (height() - size) / 2, size, size));
    }
    painter.setFont(textFont(font(), kNameScale));
    painter.setPen(m_content.done ? theme().quietText() : theme().ink);
    drawLine(painter, QRectF(nameLeft(), 0, track().left() - nameLeft() - line() * 0.15, height()),
             Qt::AlignLeft | Qt::AlignVCenter, m_content.name);
    for (int index = 0; index < m_content.boxes; ++index)
        paintBox(painter, box(index), index < m_content.filled);
    if (m_content.done)
        drawTick(painter,
                 QRectF(width() - line() * 1.0, (height() - line() * 0.9) / 2, line() * 0.9, line() * 0.9),
                 theme().growth);
}

/// The box that would be filled; all of them when the track is full.
QPainterPath TrackRow::nextBox() const
{
    QPainterPath path;
    const double corner = line() * 0.2;
    if (m_content.filled < m_content.boxes)
        path.addRoundedRect(box(m_content.filled), corner, corner);
    else
        path.addRoundedRect(box(0).united(box(m_content.boxes - 1)), corner, corner);
    return path;
}

/// Nearly every row can be chosen in a defender phase: a line at its head, and the box that would be filled.
void TrackRow::paintMark(QPainter &painter) const
{
    const QRectF row = outline().boundingRect();
    painter.fillRect(QRectF(row.left(), row.top(), line() * 0.14, row.height()), markColour());
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(markColour(), qMax(1.0, line() * 0.08)));
    painter.drawPath(nextBox());
}

void TrackRow::paintGlow(QPainter &painter) const
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(markColour(), qMax(1.0, line() * 0.1)));
    painter.drawPath(outline());
    drawGlow(painter, nextBox(), theme().choosable, line() * 0.11);
}

void TrackRow::paintBox(QPainter &painter, const QRectF &box, bool filled) const
{
    const QColor border = m_content.done || m_content.waiting ? theme().growth : theme().shade(0.32);
    painter.setPen(QPen(border, qMax(1.0, line() * 0.07)));
    painter.setBrush(filled ? theme().paper : theme().shade(0.09));
    const double corner = line() * 0.2;
    const double inset = line() * 0.05;
    painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), corner, corner);
    if (filled)
        art().paint(painter, m_content.counter, box.adjusted(inset * 2, inset * 2, -inset * 2, -inset * 2));
}

} // namespace merlon
