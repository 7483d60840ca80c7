#include "app/widgets/wheel_guard.h"

#include <QAbstractSpinBox>
#include <QChildEvent>
#include <QComboBox>
#include <QSlider>

namespace merlon {

namespace {

/// Whether the wheel would change it.
bool isField(const QObject &widget)
{
    return qobject_cast<const QComboBox *>(&widget) || qobject_cast<const QAbstractSpinBox *>(&widget)
        || qobject_cast<const QSlider *>(&widget);
}

/// The wheel does not give it the keyboard either.
void refuseFocusByWheel(QWidget &widget)
{
    if (isField(widget) && widget.focusPolicy() == Qt::WheelFocus)
        widget.setFocusPolicy(Qt::StrongFocus);
}

} // namespace

WheelGuard::WheelGuard(QWidget &panel)
    : QObject(&panel)
{
    watch(panel);
}

void WheelGuard::watch(QWidget &widget)
{
    widget.installEventFilter(this);
    refuseFocusByWheel(widget);
    for (QObject *child : widget.children()) {
        if (child->isWidgetType())
            watch(*static_cast<QWidget *>(child));
    }
}

bool WheelGuard::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ChildAdded) {
        QObject *child = static_cast<QChildEvent *>(event)->child();
        if (child->isWidgetType())
            watch(*static_cast<QWidget *>(child));
    } else if (event->type() == QEvent::Polish) { // whatever was watched unfinished is whole now
        refuseFocusByWheel(*static_cast<QWidget *>(watched));
    } else if (event->type() == QEvent::Wheel && isField(*watched)) {
        event->ignore();
        return true;
    }
    return false;
}

} // namespace merlon
