#include "app/look/lettering.h"
#include "app/table/time/timeline.h"
#include "app/widgets/rows/seat_shield.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

/// What the timeline looks like.
namespace merlon {

namespace {

constexpr double kLeastPitch = 3; // pixels; below it several choices share a bar
constexpr double kMargin = 0.6;   // lines
constexpr double kLowHead = 0.15; // lines, without names
constexpr double kHead = 0.95;    // lines, for the names of rounds and phases
constexpr double kFaded = 0.3;

QColor faded(QColor colour, bool isFaded)
{
    if (isFaded)
        colour.setAlphaF(static_cast<float>(kFaded));
    return colour;
}

/// How much of its room a bar takes: the more came of a choice the more, but everything can be seen.
double shareOf(std::size_t news, std::size_t most)
{
    constexpr double kLeast = 0.3;
    const auto weight = [](std::size_t count) { return std::log2(1.0 + static_cast<double>(count)); };
    return most == 0 ? kLeast : kLeast + (1 - kLeast) * weight(news) / weight(most);
}

} // namespace

double Timeline::head() const
{
    return (m_isLow ? kLowHead : kHead) * lineOf(font());
}

QRectF Timeline::barsBox() const
{
    const double line = lineOf(font());
    return QRectF(rect()).adjusted(kMargin * line, head(), -kMargin * line, -0.15 * line);
}

void Timeline::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!m_moments || m_moments->isEmpty())
        return;
    paintHeads(painter);
    paintFuture(painter);
    paintBars(painter);
    paintKnob(painter);
}

/// Every second round on a ground of its own, with its number; phases by ticks, with their names where there is room.
void Timeline::paintHeads(QPainter &painter) const
{
    if (!m_moments->hasRounds())
        return;
    const canvas::Theme &theme = m_appearance.theme();
    const double line = lineOf(font());
    for (std::size_t first = 0; first <= choices();) {
        const int round = (*m_moments)[first].round;
        std::size_t end = first;
        while (end <= choices() && (*m_moments)[end].round == round)
            ++end;
        const double left = xOf(first);
        const double right = std::min(xOf(end), double(width()));
        if (round % 2 == 1)
            painter.fillRect(QRectF(left, 0, right - left, height()), theme.shade(0.07));
        if (m_isLow) {
            first = end;
            continue;
        }
        const QFont title = textFont(font(), 0.82, QFont::DemiBold);
        QString text = round == 0 ? tr("Setting up") : m_moments->words()->title(round);
        if (widthOf(title, text) + line * 0.4 > right - left)
            text = round == 0 ? QString() : QString::number(round);
        double taken = 0;
        if (widthOf(title, text) <= right - left) {
            painter.setFont(title);
            painter.setPen(theme.ink);
            painter.drawText(QRectF(left + line * 0.2, 0, right - left, head()), Qt::AlignVCenter, text);
            taken = widthOf(title, text) + line * 0.5;
        }
        paintPhases(painter, first, end, left + taken);
        first = end;
    }
}

void Timeline::paintPhases(QPainter &painter, std::size_t first, std::size_t end, double left) const
{
    const canvas::Theme &theme = m_appearance.theme();
    const double line = lineOf(font());
    const QFont small = textFont(font(), 0.75);
    painter.setFont(small);
    while (first < end) {
        const int phase = (*m_moments)[first].phase;
        std::size_t next = first;
        while (next < end && (*m_moments)[next].phase == phase)
            ++next;
        const double right = xOf(next);
        painter.setPen(QPen(theme.shade(0.35), 1));
        if (xOf(next) - xOf(first) > kLeastPitch)
            painter.drawLine(QPointF(xOf(first), head() * 0.8), QPointF(xOf(first), head()));
        if (phase >= 0) {
            const QString &name = m_moments->phases()[static_cast<std::size_t>(phase)];
            const double begin = std::max(left, xOf(first) + line * 0.2);
            if (begin + widthOf(small, name) + line * 0.2 < right) {
                painter.setPen(theme.shade(0.75));
                painter.drawText(QRectF(begin, 0, right - begin, head()), Qt::AlignVCenter, name);
            }
        }
        first = next;
    }
}

void Timeline::paintBars(QPainter &painter) const
{
    std::size_t most = 0;
    for (std::size_t i = 0; i < choices(); ++i)
        most = std::max(most, (*m_moments)[i].news);
    // Where several choices fall on one bar, the highest of each seat is drawn.
    const double step = std::max(pitch(), kLeastPitch);
    const double width = std::clamp(step * 0.62, 2.0, lineOf(font()) * 0.32);
    std::array<double, kMaxSeats + 1> heights {};
    double column = -1;
    bool isFaded = false;
    const auto flush = [&] {
        for (std::size_t seat = 0; seat < heights.size(); ++seat) {
            if (heights[seat] > 0)
                paintBar(painter, seat < kMaxSeats ? static_cast<Seat>(seat) : kSomebody,
                         barsBox().left() + column * step + (step - width) / 2, width, heights[seat],
                         isFaded);
        }
        heights = {};
    };
    for (std::size_t i = 0; i < choices(); ++i) {
        const double own = std::floor((xOf(i) - barsBox().left()) / step + 1e-6);
        if (own != column) {
            flush();
            column = own;
            isFaded = i >= m_position;
        }
        const std::size_t slot = std::min<std::size_t>((*m_moments)[i].seat, kMaxSeats);
        heights[slot] = std::max(heights[slot], shareOf((*m_moments)[i].news, most));
    }
    flush();
}

/// Bars of the first team stand on the line, those of the others hang from it; the second seat of a team has hollow
/// ones. Of whom it is not known, a dot.
void Timeline::paintBar(QPainter &painter, Seat seat, double x, double width, double height,
                        bool isFaded) const
{
    const canvas::Theme &theme = m_appearance.theme();
    const QRectF box = barsBox();
    const double middle = box.center().y();
    if (seat >= m_seats.size()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(faded(theme.shade(0.7), isFaded));
        painter.drawEllipse(QPointF(x + width / 2, middle), width / 2, width / 2);
        return;
    }
    const double length = (box.height() / 2 - 1) * height;
    const bool hangs = m_seats[seat].team % 2 == 1;
    QRectF bar(x, hangs ? middle + 0.5 : middle - 0.5 - length, width, length);
    const QColor colour = faded(colourOfSeat(theme, m_seats, seat), isFaded);
    const auto mates =
        std::ranges::count(m_seats.begin(), m_seats.begin() + seat, m_seats[seat].team, &SeatInfo::team);
    const bool isHollow = mates % 2 == 1;
    painter.setPen(isHollow ? QPen(colour, 1) : QPen(Qt::NoPen));
    painter.setBrush(isHollow ? QBrush(Qt::NoBrush) : QBrush(colour));
    if (isHollow)
        bar.adjust(0.5, 0.5, -0.5, -0.5);
    painter.drawRect(bar);
}

/// What is still to come, as dots.
void Timeline::paintFuture(QPainter &painter) const
{
    const canvas::Theme &theme = m_appearance.theme();
    const QRectF box = barsBox();
    painter.setPen(QPen(theme.shade(0.25), 1));
    painter.drawLine(QPointF(box.left(), box.center().y()), QPointF(xOf(choices()), box.center().y()));
    if (m_moments->isOver())
        return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.shade(0.3));
    const double step = std::max(pitch(), lineOf(font()) * 0.5);
    for (double x = xOf(choices()) + step; x < box.right(); x += step)
        painter.drawEllipse(QPointF(x, box.center().y()), 1.2, 1.2);
}

/// Where the slider stands.
void Timeline::paintKnob(QPainter &painter) const
{
    const canvas::Theme &theme = m_appearance.theme();
    const double line = lineOf(font());
    const double x = xOf(m_position);
    const double radius = line * (hasFocus() ? 0.36 : 0.28);
    painter.setPen(QPen(theme.ink, 2));
    painter.drawLine(QPointF(x, radius), QPointF(x, height() - 2));
    painter.setPen(QPen(hasFocus() ? theme.choosable : theme.ink, hasFocus() ? 3 : 2));
    painter.setBrush(m_position < choices() ? theme.choosable : theme.ink);
    painter.drawEllipse(QPointF(x, radius + 1.5), radius, radius);
}

} // namespace merlon
