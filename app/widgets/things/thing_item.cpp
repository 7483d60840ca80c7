#include "app/widgets/things/thing_item.h"

#include "app/look/lettering.h"
#include "app/widgets/strokes.h"
#include "app/widgets/things/thing_accessible.h"

#include <QApplication>
#include <QEnterEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace merlon {

ThingItem::ThingItem(const canvas::Art &art, QWidget *parent)
    : QAbstractButton(parent)
    , m_art(art)
{
    installThingAccessible();
    setFocusPolicy(Qt::NoFocus);
    setAttribute(Qt::WA_Hover);
    connect(this, &QAbstractButton::clicked, this, [this] {
        if (!m_thing.isNothing())
            Q_EMIT picked(canvas::Thing(m_thing));
    });
}

void ThingItem::setThing(canvas::Thing thing)
{
    m_thing = std::move(thing);
}

void ThingItem::describe(const QString &name, const QString &explanation)
{
    setAccessibleName(name);
    setAccessibleDescription(explanation);
    setToolTip(explanation.isEmpty() ? u"<b>%1</b>"_s.arg(richText(name))
                                     : u"<b>%1</b><br>%2"_s.arg(richText(name), richText(explanation)));
}

void ThingItem::setChoosable(bool choosable)
{
    if (choosable == m_choosable)
        return;
    m_choosable = choosable;
    setFocusPolicy(choosable ? Qt::TabFocus : Qt::NoFocus);
    if (!choosable && hasFocus())
        clearFocus();
    update();
}

void ThingItem::setSelected(bool selected)
{
    if (selected == m_selected)
        return;
    m_selected = selected;
    update();
}

void ThingItem::setGuided(bool guided)
{
    if (guided == m_guided)
        return;
    m_guided = guided;
    update();
}

double ThingItem::line() const
{
    return lineOf(font());
}

QPainterPath ThingItem::outline() const
{
    const double inset = glow() * 0.7;
    QPainterPath path;
    path.addRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), line() * 0.35, line() * 0.35);
    return path;
}

void ThingItem::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    if (m_choosable) { // below the words, which keep their contrast
        QColor tint = theme().choosable;
        tint.setAlphaF(isLit() ? 0.2F : 0.1F);
        painter.fillPath(outline(), tint);
    }
    paintItem(painter);
    painter.setOpacity(1.0);
    paintState(painter);
}

void ThingItem::paintState(QPainter &painter) const
{
    const QPainterPath path = outline();
    if (underMouse() && !m_thing.isNothing()) {
        QColor tint = theme().ink;
        tint.setAlphaF(isDown() ? 0.16F : 0.07F);
        painter.fillPath(path, tint);
    }
    if (isLit())
        paintGlow(painter);
    else if (m_choosable)
        paintMark(painter);
    if (m_selected) {
        QColor tint = theme().choosable;
        tint.setAlphaF(0.22F);
        painter.fillPath(path, tint);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme().ink, line() * 0.17));
        painter.drawPath(path);
        painter.setPen(QPen(theme().choosable, line() * 0.09));
        painter.drawPath(path);
    }
    if (m_guided)
        paintGuided(painter);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme().ink, qMax(1.0, line() * 0.08), Qt::DotLine));
        painter.drawPath(path);
    }
}

/// As the board marks what is pointed at.
void ThingItem::paintGuided(QPainter &painter) const
{
    const QPainterPath path = outline();
    QColor tint = theme().growth;
    tint.setAlphaF(0.22F);
    painter.fillPath(path, tint);
    QPen dashes(theme().growth, line() * 0.16);
    dashes.setDashPattern({2.2, 1.8});
    painter.setBrush(Qt::NoBrush);
    painter.setPen(dashes);
    painter.drawPath(path);
}

QColor ThingItem::markColour() const
{
    constexpr double kInk = 0.25;
    const auto mix = [](int from, int to) { return qRound(from + (to - from) * kInk); };
    const QColor &light = theme().choosable;
    const QColor &ink = theme().ink;
    return {mix(light.red(), ink.red()), mix(light.green(), ink.green()), mix(light.blue(), ink.blue())};
}

void ThingItem::paintMark(QPainter &painter) const
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(markColour(), qMax(1.0, line() * 0.1)));
    painter.drawPath(outline());
}

void ThingItem::paintGlow(QPainter &painter) const
{
    drawGlow(painter, outline(), theme().choosable, line() * 0.14);
}

void ThingItem::enterEvent(QEnterEvent *event)
{
    QAbstractButton::enterEvent(event);
    if (!m_thing.isNothing())
        Q_EMIT pointed(canvas::Thing(m_thing));
}

void ThingItem::leaveEvent(QEvent *event)
{
    QAbstractButton::leaveEvent(event);
    if (!m_thing.isNothing())
        Q_EMIT pointed({});
}

void ThingItem::focusInEvent(QFocusEvent *event)
{
    QAbstractButton::focusInEvent(event);
    if (!m_thing.isNothing())
        Q_EMIT pointed(canvas::Thing(m_thing));
}

void ThingItem::focusOutEvent(QFocusEvent *event)
{
    QAbstractButton::focusOutEvent(event);
    if (!m_thing.isNothing())
        Q_EMIT pointed({});
}

void ThingItem::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

void ThingItem::mousePressEvent(QMouseEvent *event)
{
    m_pressed = event->position().toPoint();
    QAbstractButton::mousePressEvent(event);
}

void ThingItem::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint position = event->position().toPoint();
    const bool isFar = (position - m_pressed).manhattanLength() >= QApplication::startDragDistance();
    if (!m_ghost && isDown() && isFar && (m_choosable || m_selected))
        beginDrag();
    if (!m_ghost)
        return QAbstractButton::mouseMoveEvent(event);
    const QPoint inWindow = mapTo(window(), position);
    m_ghost->move(inWindow - m_ghost->rect().center());
    Q_EMIT dragged(mapToGlobal(position));
}

void ThingItem::mouseReleaseEvent(QMouseEvent *event)
{
    if (!m_ghost)
        return QAbstractButton::mouseReleaseEvent(event);
    endDrag();
    const QPoint position = mapToGlobal(event->position().toPoint());
    // When the pointer has left, too, which takes back what is said about this item.
    QMetaObject::invokeMethod(
        this, [this, position] { Q_EMIT dropped(position); }, Qt::QueuedConnection);
}

void ThingItem::hideEvent(QHideEvent *event)
{
    endDrag();
    QAbstractButton::hideEvent(event);
}

/// A copy of it follows the pointer.
void ThingItem::beginDrag()
{
    QPixmap picture(size() * devicePixelRatioF());
    picture.setDevicePixelRatio(devicePixelRatioF());
    picture.fill(Qt::transparent);
    render(&picture, {}, {}, QWidget::DrawChildren);
    setDown(false);
    if (!m_selected)
        Q_EMIT grasped(canvas::Thing(m_thing));
    m_ghost = new QLabel(window());
    m_ghost->setObjectName(u"dragged"_s);
    m_ghost->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_ghost->setPixmap(picture);
    m_ghost->adjustSize();
    m_ghost->show();
}

void ThingItem::endDrag()
{
    delete m_ghost;
}

} // namespace merlon
