#include "app/widgets/layout/flight_layer.h"

#include "app/look/lettering.h"

#include <QPainter>
#include <QPainterPath>
#include <QTimer>

#include <algorithm>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr double kSize = 1.9;   ///< of a picture that flies, in lines of text
constexpr double kLength = 0.7; ///< of a flight, as a part of the time
constexpr int kMost = 6;        ///< pictures from one place to another

} // namespace

FlightLayer::FlightLayer(const canvas::Art &art, QWidget *page)
    : QWidget(page)
    , m_art(art)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    m_animation.setStartValue(0.0);
    m_animation.setEndValue(1.0);
    connect(&m_animation, &QVariantAnimation::valueChanged, this, [this] {
        const QRegion before = std::exchange(m_painted, painted());
        update(before | m_painted); // no more: what lies below is drawn again with it
    });
    connect(&m_animation, &QVariantAnimation::finished, this, &FlightLayer::stop);
    hide();
}

void FlightLayer::stop()
{
    m_animation.stop();
    m_flights.clear();
    m_numbers.clear();
    hide();
}

/// Where something is drawn now.
QRegion FlightLayer::painted() const
{
    const double line = lineOf(font());
    const auto around = [line](QPointF middle, double lines) {
        const double half = lines * line;
        return QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half).toAlignedRect();
    };
    QRegion region;
    for (const Flight &flight : m_flights)
        region |= around(pointOf(flight), kSize);
    for (const Number &number : m_numbers)
        region |= around(number.at - QPointF(0, line), 3);
    return region;
}

/// Later: what is new in a panel finds its place first.
void FlightLayer::fly(const std::vector<AmountChange> &changes, int milliseconds, QWidget *inUse)
{
    stop();
    if (changes.empty() || milliseconds <= 0)
        return;
    QTimer::singleShot(0, this, [this, changes, milliseconds, card = QPointer<QWidget>(inUse)] {
        stop();
        launch(changes, card && card->isVisible() ? card.data() : nullptr);
        if (m_flights.empty() && m_numbers.empty())
            return;
        setGeometry(parentWidget()->rect());
        show();
        raise();
        m_animation.setDuration(milliseconds);
        m_animation.start();
    });
}

std::vector<QPointF> FlightLayer::goals() const
{
    std::vector<QPointF> goals;
    for (const Flight &flight : m_flights)
        goals.push_back(flight.to);
    return goals;
}

void FlightLayer::launch(const std::vector<AmountChange> &changes, QWidget *inUse)
{
    std::vector<AmountChange> gains;
    std::vector<AmountChange> losses;
    for (const AmountChange &change : changes) {
        if (change.at && change.at->isVisible() && change.by != 0)
            (change.by > 0 ? gains : losses).push_back(change);
    }
    for (AmountChange &gain : gains) {
        for (AmountChange &loss : losses) {
            const int count = std::min(gain.by, -loss.by);
            if (count <= 0 || gain.key != loss.key || gain.at == loss.at)
                continue;
            AmountChange goal = gain;
            if (inUse && gain.isReserve && !loss.isReserve)
                goal.at = inUse;
            addFlights(loss, goal, count);
            gain.by -= count;
            loss.by += count;
        }
    }
    for (const std::vector<AmountChange> *rest : {&gains, &losses}) {
        for (const AmountChange &change : *rest) {
            if (change.by != 0)
                m_numbers.push_back({(change.by > 0 ? u"+%1"_s : u"\u2212%1"_s).arg(std::abs(change.by)),
                                     middleOf(change), change.by > 0});
        }
    }
}

void FlightLayer::addFlights(const AmountChange &from, const AmountChange &to, int count)
{
    const QString picture = to.picture.isEmpty() ? from.picture : to.picture;
    if (picture.isEmpty() || !m_art.has(picture))
        return;
    const double ratio = devicePixelRatioF();
    const int size = qRound(kSize * lineOf(font()) * ratio);
    QPixmap pixmap(size, size);
    pixmap.fill(Qt::transparent);
    {
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        m_art.paint(painter, picture, QRectF(0, 0, size, size));
    }
    pixmap.setDevicePixelRatio(ratio);
    const int shown = std::min(count, kMost);
    for (int i = 0; i < shown; ++i)
        m_flights.push_back({pixmap, middleOf(from), middleOf(to), (1 - kLength) * i / shown});
}

QPointF FlightLayer::middleOf(const AmountChange &change) const
{
    const QWidget &widget = *change.at;
    return parentWidget()->mapFromGlobal(widget.mapToGlobal(QPointF(widget.rect().center())));
}

/// In an arc.
QPointF FlightLayer::pointOf(const Flight &flight) const
{
    const double now = m_animation.currentValue().toDouble();
    const double part = std::clamp((now - flight.delay) / kLength, 0.0, 1.0);
    const double eased = part * part * (3 - 2 * part);
    const QPointF way = flight.to - flight.from;
    const double rise = 0.18 * std::hypot(way.x(), way.y()) * 4 * eased * (1 - eased);
    return flight.from + way * eased - QPointF(0, rise);
}

void FlightLayer::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const double now = m_animation.currentValue().toDouble();
    for (const Flight &flight : m_flights) {
        const double part = (now - flight.delay) / kLength;
        if (part <= 0 || part >= 1)
            continue;
        const QSizeF size = flight.picture.deviceIndependentSize();
        painter.drawPixmap(pointOf(flight) - QPointF(size.width() / 2, size.height() / 2), flight.picture);
    }
    const double line = lineOf(font());
    painter.setFont(titleFont(font(), 1.3));
    for (const Number &number : m_numbers) {
        const QPointF at = number.at - QPointF(0, line * (0.4 + 1.4 * now));
        const QRectF box(at.x() - 2 * line, at.y() - line, 4 * line, 2 * line);
        painter.setOpacity(std::min(1.0, 3 * (1 - now)));
        QPainterPath letters;
        const QFontMetricsF metrics(painter.font());
        letters.addText(box.center()
                            + QPointF(-metrics.horizontalAdvance(number.text) / 2, metrics.capHeight() / 2),
                        painter.font(), number.text);
        painter.setPen(QPen(m_art.theme().paper, line * 0.28, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(letters);
        painter.fillPath(letters, m_art.theme().ink);
    }
}

} // namespace merlon
