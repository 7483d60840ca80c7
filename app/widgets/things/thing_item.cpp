#include "app/widgets/things/thing_item.h"

#include "app/look/lettering.h"
#include "app/widgets/strokes.h"
#include "app/widgets/things/thing_accessible.h"
#include "app/widgets/things/thing_drag.h"

#include <QEnterEvent>
#include <QKeyEvent>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

/// As the board marks what is pointed at.
void paintGuided(QPainter &painter, const QPainterPath &path, const QColor &colour, double line)
{
    QColor tint = colour;
    tint.setAlphaF(0.22F);
    painter.fillPath(path, tint);
    QPen dashes(colour, line * 0.16);
    dashes.setDashPattern({2.2, 1.8});
    painter.setBrush(Qt::NoBrush);
    painter.setPen(dashes);
    painter.drawPath(path);
}

} // namespace

ThingItem::ThingItem(const canvas::Art &art, QWidget *parent)
    : QAbstractButton(parent)
    , m_art(art)
    , m_drag(new ThingDrag(*this))
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
    fitFocus();
    update();
}

void ThingItem::setOpenable(bool openable)
{
    if (openable == m_openable)
        return;
    m_openable = openable;
    setCursor(openable ? Qt::PointingHandCursor : Qt::ArrowCursor);
    fitFocus();
}

void ThingItem::setReachable(bool reachable)
{
    if (reachable == m_reachable)
        return;
    m_reachable = reachable;
    fitFocus();
}

void ThingItem::fitFocus()
{
    const bool takesFocus = m_choosable || m_openable || m_reachable;
    setFocusPolicy(takesFocus ? Qt::TabFocus : Qt::NoFocus);
    if (!takesFocus && hasFocus())
        clearFocus();
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
        paintGuided(painter, path, theme().growth, line());
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme().ink, qMax(1.0, line() * 0.08), Qt::DotLine));
        painter.drawPath(path);
    }
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

} // namespace merlon
