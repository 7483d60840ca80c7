#include "editor/canvas/overlays/finding_marks.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <iterator>

namespace merlon {

namespace {

/// Where a mark stands: walls lie aslant.
QPointF cornerOfPlace(const canvas::BoardLook &look, std::size_t place)
{
    const QPainterPath &shape = look.shapeOfPlace(place);
    const QRectF box = shape.boundingRect();
    const QPointF corner = box.center() + QPointF(box.width(), -box.height()) * 0.36;
    return shape.contains(corner) ? corner : box.center();
}

/// A mark of exclamation on a disc or, for advice, a triangle; tiny ones without the mark. What is still to do is no
/// cause for alarm.
void paintFinding(QPainter &painter, QPointF at, FindingSort sort, const canvas::Theme &theme, double size,
                  double pixel)
{
    constexpr double kSmallestSign = 4; ///< pixels
    const bool isError = sort != FindingSort::Advice;
    const bool isLegible = size >= kSmallestSign * pixel;
    const QColor colour = sort == FindingSort::Wrong ? theme.seat(0)
        : sort == FindingSort::ToDo                  ? theme.shade(0.5)
                                                     : theme.choosable;
    if (!isLegible && isError) { // there may be thousands, and round corners take their time
        painter.fillRect(QRectF(at.x() - size, at.y() - size, 2 * size, 2 * size), colour);
        return;
    }
    painter.setPen(isLegible ? QPen(theme.paper, 1.4 * pixel) : QPen(Qt::NoPen));
    painter.setBrush(colour);
    if (isError)
        painter.drawEllipse(at, size, size);
    else
        painter.drawPolygon(QPolygonF({at + QPointF(0, -1.2 * size), at + QPointF(1.2 * size, 0.9 * size),
                                       at + QPointF(-1.2 * size, 0.9 * size)}));
    painter.setBrush(Qt::NoBrush);
    if (!isLegible)
        return;
    painter.setPen(QPen(isError ? theme.paper : theme.onChoosable, 2.2 * pixel, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(at - QPointF(0, 4 * pixel), at + QPointF(0, 0.6 * pixel));
    painter.drawPoint(at + QPointF(0, 4.2 * pixel));
}

} // namespace

QRectF FindingMarks::follow(const std::vector<BoardFinding> &findings, const Board &board,
                            const canvas::BoardLook &look)
{
    std::vector<std::pair<std::size_t, FindingSort>> concerned;
    for (const BoardFinding &found : findings) {
        for (const std::string &key : found.finding.places) {
            if (const auto place = board.indexOf(key))
                concerned.emplace_back(*place, sortOf(found.finding));
        }
    }
    std::ranges::stable_sort(concerned, {}, &std::pair<std::size_t, FindingSort>::first); // errors come first
    const auto doubled =
        std::unique(concerned.begin(), concerned.end(),
                    [](const auto &one, const auto &other) { return one.first == other.first; });
    concerned.erase(doubled, concerned.end());
    std::vector<std::pair<std::size_t, FindingSort>> different;
    std::ranges::set_symmetric_difference(m_marked, concerned, std::back_inserter(different));
    QRectF changed;
    for (const auto &[place, sort] : different) {
        if (place < board.places().size())
            changed |= QRectF(cornerOfPlace(look, place), QSizeF(1, 1));
    }
    m_marked = std::move(concerned);
    return changed;
}

void FindingMarks::paint(QPainter &painter, const canvas::BoardLook &look, std::size_t places,
                         const std::vector<bool> &hidden, const canvas::Theme &theme, double pixel) const
{
    constexpr double kRadius = 8; ///< pixels
    constexpr double kTiny = 2.5;
    const QRectF seen = painter.clipBoundingRect().adjusted(-20 * pixel, -20 * pixel, 20 * pixel, 20 * pixel);
    for (const auto &[place, sort] : m_marked) {
        if (place >= places)
            break; // the check of this board is still to come
        if (place < hidden.size() && hidden[place])
            continue;
        const QRectF box = look.shapeOfPlace(place).boundingRect();
        if (!box.intersects(seen))
            continue;
        const QPointF at = cornerOfPlace(look, place);
        const bool isSmall = box.width() < 24 * pixel;
        if (seen.contains(at))
            paintFinding(painter, at, sort, theme, (isSmall ? kTiny : kRadius) * pixel, pixel);
    }
}

} // namespace merlon
