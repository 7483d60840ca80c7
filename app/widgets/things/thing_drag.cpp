#include "app/widgets/things/thing_drag.h"

#include "app/widgets/things/thing_item.h"

#include <QApplication>
#include <QLabel>
#include <QMouseEvent>
#include <QPixmap>

using namespace Qt::StringLiterals;

namespace merlon {

ThingDrag::ThingDrag(ThingItem &item)
    : QObject(&item)
    , m_item(item)
{
    item.installEventFilter(this);
}

/// While it is dragged, the mouse does not press it.
bool ThingDrag::eventFilter(QObject *watched, QEvent *event)
{
    const auto position = [event] { return static_cast<QMouseEvent *>(event)->position().toPoint(); };
    switch (event->type()) {
    case QEvent::MouseButtonPress:
        m_pressed = position();
        break;
    case QEvent::MouseMove:
        if (move(position()))
            return true;
        break;
    case QEvent::MouseButtonRelease:
        if (release(position()))
            return true;
        break;
    case QEvent::Hide:
        end();
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

bool ThingDrag::move(QPoint position)
{
    const bool isFar = (position - m_pressed).manhattanLength() >= QApplication::startDragDistance();
    if (!m_ghost && m_item.isDown() && isFar && !m_item.thing().isNothing())
        begin();
    if (!m_ghost)
        return false;
    const QPoint inWindow = m_item.mapTo(m_item.window(), position);
    m_ghost->move(inWindow - m_ghost->rect().center());
    Q_EMIT dragged(m_item.mapToGlobal(position));
    return true;
}

bool ThingDrag::release(QPoint position)
{
    if (!m_ghost)
        return false;
    end();
    const QPoint onScreen = m_item.mapToGlobal(position);
    // When the pointer has left, too, which takes back what is said about this item.
    QMetaObject::invokeMethod(
        this, [this, onScreen] { Q_EMIT dropped(onScreen); }, Qt::QueuedConnection);
    return true;
}

void ThingDrag::begin()
{
    QPixmap picture(m_item.size() * m_item.devicePixelRatioF());
    picture.setDevicePixelRatio(m_item.devicePixelRatioF());
    picture.fill(Qt::transparent);
    m_item.render(&picture, {}, {}, QWidget::DrawChildren);
    m_item.setDown(false);
    if (!m_item.isSelected())
        Q_EMIT grasped(canvas::Thing(m_item.thing()));
    m_ghost = new QLabel(m_item.window());
    m_ghost->setObjectName(u"dragged"_s);
    m_ghost->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_ghost->setPixmap(picture);
    m_ghost->adjustSize();
    m_ghost->show();
}

void ThingDrag::end()
{
    delete m_ghost;
}

} // namespace merlon
