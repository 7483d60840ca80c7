#include "app/table/face/race_strip.h"

#include "app/look/lettering.h"
#include "app/words/counting.h"
#include "core/canvas/art/livery.h"

#include <QPainter>

#include <algorithm>
#include <map>

namespace merlon {

RaceStrip::RaceStrip(const canvas::Art &art, QWidget *parent)
    : QWidget(parent)
    , m_art(art)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

void RaceStrip::setRace(RaceContent race)
{
    m_race = std::move(race);
    m_hope.reset();
    QStringList standings;
    for (const RaceContent::Racer &racer : m_race.racers)
        //: %1: a player's role, %2: points. Part of a list.
        standings << tr("%1: %2").arg(racer.name).arg(racer.points);
    //: %1: the points that win, %2: a list of players with their points.
    const QString text = tr("Race to %1 points. %2.").arg(m_race.goal).arg(enumerated(standings));
    setAccessibleName(text);
    setToolTip(text);
    updateGeometry();
    update();
}

void RaceStrip::showHope(Seat seat, std::optional<int> points)
{
    if (m_hoping == seat && m_hope == points)
        return;
    m_hoping = seat;
    m_hope = points;
    update();
}

QSize RaceStrip::sizeHint() const
{
    const double line = lineOf(font());
    return QSizeF(line * 1.9 * (m_race.goal + 1), line * 2.6).toSize();
}

QSize RaceStrip::minimumSizeHint() const
{
    const double line = lineOf(font());
    return QSizeF(line * 14, line * 2.6).toSize();
}

/// Where so many points stand.
double RaceStrip::along(int points) const
{
    const double margin = lineOf(font()) * 1.1;
    return margin + (width() - 2 * margin) * qBound(0, points, m_race.goal) / qMax(1, m_race.goal);
}

void RaceStrip::paintEvent(QPaintEvent *)
{
    if (m_race.goal == 0)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const canvas::Theme &theme = m_art.theme();
    const double line = lineOf(font());
    const double y = height() - line * 0.72;
    QColor quiet = theme.barText;
    quiet.setAlphaF(0.5F);
    painter.setPen(QPen(quiet, line * 0.14));
    painter.drawLine(QPointF(along(0), y), QPointF(along(m_race.goal), y));
    int leading = 0;
    std::map<int, int> at; // how many emblems stand at these points
    for (const RaceContent::Racer &racer : m_race.racers) {
        leading = std::max(leading, racer.points);
        ++at[qMin(racer.points, m_race.goal)];
    }
    painter.setPen(QPen(theme.choosable, line * 0.18));
    painter.drawLine(QPointF(along(0), y), QPointF(along(leading), y));
    const bool showsAll = along(1) - along(0) > line * 1.5;
    painter.setFont(textFont(font(), 0.78, QFont::DemiBold));
    for (int points = 0; points <= m_race.goal; ++points) {
        const bool isGoal = points == m_race.goal;
        const bool isTaken = at.contains(points);
        if (!showsAll && !isGoal && !isTaken && points % 5 != 0)
            continue;
        const double radius = line * (isGoal ? 0.72 : 0.6);
        painter.setPen(QPen(isGoal || points <= leading ? theme.choosable : quiet, line * 0.1));
        painter.setBrush(isGoal ? theme.choosable : isTaken ? theme.barText : theme.bar);
        painter.drawEllipse(QPointF(along(points), y), radius, radius);
        painter.setPen(isGoal ? theme.onChoosable : isTaken ? theme.bar : theme.barText);
        painter.drawText(QRectF(along(points) - line, y - line, 2 * line, 2 * line), Qt::AlignCenter,
                         QString::number(points));
    }
    paintHope(painter, y);
    std::map<int, int> drawn;
    const double size = line * 1.05;
    for (const RaceContent::Racer &racer : m_race.racers) {
        const int points = qMin(racer.points, m_race.goal);
        const double pitch = size * 0.92;
        const double left = along(points) - pitch * (at[points] - 1) / 2 + pitch * drawn[points]++ - size / 2;
        paintRacer(painter, racer, QRectF(left, line * 0.08, size, size));
    }
}

/// From the emblem of whoever hopes to the place where it would stand: a ring there, with the emblem in outline above.
void RaceStrip::paintHope(QPainter &painter, double y) const
{
    const auto racer = std::ranges::find_if(m_race.racers, [this](const RaceContent::Racer &other) {
        return std::ranges::find(other.seats, m_hoping) != other.seats.end();
    });
    if (!m_hope || racer == m_race.racers.end() || *m_hope <= racer->points || racer->liveries.empty())
        return;
    const double line = lineOf(font());
    const double radius = line * 0.72;
    const int goal = qMin(*m_hope, m_race.goal);
    painter.save();
    painter.setPen(QPen(m_art.theme().choosable, line * 0.18, Qt::DotLine));
    painter.drawLine(QPointF(along(racer->points) + radius, y), QPointF(along(goal) - radius, y));
    painter.setPen(QPen(m_art.theme().choosable, line * 0.14, Qt::DashLine));
    painter.setBrush(m_art.theme().bar);
    painter.drawEllipse(QPointF(along(goal), y), radius, radius);
    painter.setPen(m_art.theme().choosable);
    painter.drawText(QRectF(along(goal) - line, y - line, 2 * line, 2 * line), Qt::AlignCenter,
                     QString::number(*m_hope));
    const double size = line * 1.05;
    painter.setPen(QPen(m_art.theme().seat(racer->liveries.front()), line * 0.1, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(canvas::liveryShape(racer->liveries.front(),
                                         QRectF(along(goal) - size / 2, line * 0.08, size, size)));
    painter.restore();
}

/// Emblems of a team share the box.
void RaceStrip::paintRacer(QPainter &painter, const RaceContent::Racer &racer, const QRectF &box) const
{
    const double part = box.width() / static_cast<double>(racer.liveries.size());
    for (std::size_t i = 0; i < racer.liveries.size(); ++i) {
        painter.save();
        painter.setClipRect(QRectF(box.left() - 1 + part * static_cast<double>(i), box.top() - 1, part + 2,
                                   box.height() + 2));
        painter.setPen(QPen(m_art.theme().barText, box.width() * 0.09));
        painter.setBrush(m_art.theme().seat(racer.liveries[i]));
        painter.drawPath(canvas::liveryShape(racer.liveries[i], box));
        painter.restore();
    }
}

} // namespace merlon
