#include "app/table/staging/fight_banner.h"

#include "app/look/lettering.h"
#include "core/canvas/view/board_camera.h"
#include "core/canvas/view/board_highlights.h"
#include "core/canvas/view/board_view.h"
#include "core/canvas/view/clear_corner.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

// In lines of text
constexpr double kWidth = 11;
constexpr double kTitle = 1.5;
constexpr double kCloth = 4.2;
constexpr double kGauge = 1.5;
constexpr int kMostBoxes = 16; ///< of the gauge

} // namespace

FightBanner::FightBanner(const Appearance &appearance, canvas::BoardView &board)
    : QWidget(&board)
    , m_appearance(appearance)
    , m_board(board)
{
    setObjectName(u"fight-banner"_s);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    m_count.setStartValue(0.0);
    m_count.setEndValue(1.0);
    connect(&m_count, &QVariantAnimation::valueChanged, this, [this] { update(); });
    connect(&board.camera(), &canvas::BoardCamera::seenChanged, this, &FightBanner::place);
    hide();
}

void FightBanner::tell(Content content, int milliseconds)
{
    const bool isSame = isVisible() && content.place == m_content.place;
    for (std::size_t side = 0; side < m_from.size(); ++side)
        m_from[side] = isSame ? m_content.strengths[side] : 0;
    const bool counts = milliseconds > 0 && (!isSame || content.strengths != m_content.strengths);
    m_content = std::move(content);
    //: Read aloud: %1: a place, %2 and %3: the strengths of the attacker and the defender, %4: what it came to, or nothing.
    setAccessibleName(tr("%1: %2 against %3. %4")
                          .arg(m_content.title)
                          .arg(m_content.strengths[0])
                          .arg(m_content.strengths[1])
                          .arg(m_content.verdict));
    m_count.stop();
    m_count.setDuration(counts ? milliseconds : 0);
    show();
    place();
    raise();
    if (counts)
        m_count.start();
    else
        m_count.setCurrentTime(0);
    update();
}

/// At the side of the place where it covers the least that matters, within the board in any case.
void FightBanner::place()
{
    if (isHidden())
        return;
    const double line = lineOf(font());
    resize(QSizeF(kWidth * line, (kTitle + kCloth + kGauge + 1) * line).toSize());
    move(bestCorner(m_board.rectOf(canvas::placeThing(m_content.place))));
}

QPoint FightBanner::bestCorner(const QRect &spot) const
{
    std::vector<QRect> kept {spot};
    for (const int other : m_content.others)
        kept.push_back(m_board.rectOf(canvas::placeThing(other)));
    for (const canvas::Thing &thing : m_board.highlights().choosable()) // matters twice
        kept.insert(kept.end(), 2, m_board.rectOf(thing));
    return canvas::clearCorner(size(), spot, spot.center(), {QPoint(), m_board.size()}, kept);
}

void FightBanner::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double line = lineOf(font());
    const double edge = line / 2;
    paintTitle(painter, {edge, 1, width() - 2 * edge, kTitle * line});
    const QRectF cloth(edge, (kTitle + 0.2) * line, width() - 2 * edge, kCloth * line);
    paintCloth(painter, cloth);
    if (!m_content.gauge.isEmpty())
        paintGauge(painter, {0, cloth.bottom() - 0.1 * line, static_cast<double>(width()), kGauge * line});
    if (!m_content.verdict.isEmpty())
        paintVerdict(painter, cloth);
}

void FightBanner::paintTitle(QPainter &painter, const QRectF &plate) const
{
    const canvas::Theme &theme = m_appearance.theme();
    painter.setPen(QPen(theme.ink, 1.6));
    painter.setBrush(theme.paper);
    painter.drawRoundedRect(plate, 4, 4);
    painter.setFont(titleFont(font()));
    painter.setPen(theme.ink);
    drawLine(painter, plate.adjusted(4, 0, -4, 0), Qt::AlignCenter, m_content.title);
}

/// Two halves in the colours of the sides, with points below, on a pole.
void FightBanner::paintCloth(QPainter &painter, const QRectF &cloth) const
{
    const canvas::Theme &theme = m_appearance.theme();
    const double line = lineOf(font());
    constexpr int kPoints = 3;
    for (std::size_t side = 0; side < 2; ++side) {
        QRectF half(cloth.left() + static_cast<double>(side) * cloth.width() / 2, cloth.top(),
                    cloth.width() / 2, cloth.height() - 0.8 * line);
        QPainterPath path(half.topLeft());
        path.lineTo(half.topRight());
        path.lineTo(half.bottomRight());
        for (int point = 0; point < kPoints; ++point) {
            const double step = half.width() / kPoints;
            const double right = half.right() - point * step;
            path.lineTo(right - step / 2, half.bottom() + 0.7 * line);
            path.lineTo(right - step, half.bottom());
        }
        path.closeSubpath();
        painter.setPen(QPen(theme.ink, 2));
        painter.setBrush(m_content.colours[side]);
        painter.drawPath(path);
        painter.setFont(titleFont(font(), 2.2));
        painter.setPen(theme.paper);
        const double now = m_count.currentValue().toDouble();
        const double from = m_from[side];
        const double number = from + (m_content.strengths[side] - from) * now;
        painter.drawText(half, Qt::AlignCenter, QString::number(qRound(number)));
    }
    painter.setPen(QPen(theme.ink, 1.6));
    painter.setBrush(theme.paper);
    const QPointF middle(cloth.center().x(), cloth.top() + (cloth.height() - 0.8 * line) / 2);
    painter.drawEllipse(middle, 0.7 * line, 0.7 * line);
    painter.setFont(titleFont(font(), 1.2));
    painter.setPen(theme.ink);
    painter.drawText(QRectF(middle.x() - line, middle.y() - line, 2 * line, 2 * line), Qt::AlignCenter,
                     u":"_s);
    painter.setPen(QPen(theme.ink, 1.6));
    painter.setBrush(theme.trail);
    const QRectF pole(cloth.left() - 4, cloth.top() - 3, cloth.width() + 8, 6);
    painter.drawRoundedRect(pole, 3, 3);
    painter.setBrush(theme.choosable);
    painter.drawEllipse(QPointF(pole.left(), pole.center().y()), 5, 5);
    painter.drawEllipse(QPointF(pole.right(), pole.center().y()), 5, 5);
}

/// A box for each point that is needed, those that are there filled; otherwise what is counted.
void FightBanner::paintGauge(QPainter &painter, const QRectF &plate) const
{
    const canvas::Theme &theme = m_appearance.theme();
    const double line = lineOf(font());
    painter.setPen(QPen(theme.ink, 1.4));
    painter.setBrush(theme.paper);
    painter.drawRoundedRect(plate.adjusted(1, 1, -1, -1), 5, 5);
    painter.setFont(textFont(font(), 0.9, QFont::Bold));
    painter.setPen(theme.ink);
    if (m_content.fallsAt <= 0)
        return drawLine(painter, plate.adjusted(line / 2, 0, -line / 2, 0), Qt::AlignCenter, m_content.gauge);
    const double words = std::min(widthOf(painter.font(), m_content.gauge), plate.width() * 0.6);
    const QRectF text(plate.right() - words - line / 2, plate.top(), words, plate.height());
    drawLine(painter, text, Qt::AlignCenter, m_content.gauge);
    if (m_content.fallsAt > kMostBoxes)
        return;
    const double room = text.left() - plate.left() - line;
    const double step = room / m_content.fallsAt;
    for (int box = 0; box < m_content.fallsAt; ++box) {
        const QRectF square(plate.left() + line / 2 + box * step, plate.center().y() - 0.38 * line,
                            std::max(2.0, step - 1.5), 0.76 * line);
        painter.setPen(QPen(theme.ink, 1));
        painter.setBrush(box < m_content.strengths[0] ? QBrush(m_content.colours[0]) : QBrush(theme.paper));
        painter.drawRoundedRect(square, 1.5, 1.5);
    }
}

/// Stamped across the cloth.
void FightBanner::paintVerdict(QPainter &painter, const QRectF &cloth) const
{
    const canvas::Theme &theme = m_appearance.theme();
    const double line = lineOf(font());
    painter.save();
    painter.translate(cloth.center());
    painter.rotate(m_content.tilt);
    const QRectF stamp(-cloth.width() * 0.47, -1.35 * line, cloth.width() * 0.94, 2.7 * line);
    painter.setPen(QPen(m_content.winner, 3));
    painter.setBrush(theme.paper);
    painter.drawRoundedRect(stamp, 5, 5);
    painter.setPen(QPen(m_content.winner, 1.2));
    painter.drawRoundedRect(stamp.adjusted(5, 5, -5, -5), 3, 3);
    painter.setFont(titleFont(font(), 1.9));
    drawLine(painter, stamp.adjusted(8, 2, -8, -2), Qt::AlignCenter, m_content.verdict);
    painter.restore();
}

} // namespace merlon
