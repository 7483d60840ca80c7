#include "app/widgets/wheel_guard.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
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

WheelGuard::WheelGuard(QObject &owner)
    : QObject(&owner)
{
    for (QWidget *widget : QApplication::allWidgets()) // those that came before it
        refuseFocusByWheel(*widget);
    qApp->installEventFilter(this);
}

bool WheelGuard::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Polish && watched->isWidgetType()) { // it is whole, and about to be seen
        refuseFocusByWheel(*static_cast<QWidget *>(watched));
    } else if (event->type() == QEvent::Wheel && isField(*watched)) {
        event->ignore();
        return true;
    }
    return false;
}

} // namespace merlon
