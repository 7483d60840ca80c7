#include "app/look/styled.h"

#include <QStyle>
#include <QVariant>
#include <QWidget>

namespace merlon {

void setStyled(QWidget &widget, const char *property, bool isOn)
{
    if (widget.property(property).toBool() == isOn)
        return;
    widget.setProperty(property, isOn);
    widget.style()->unpolish(&widget);
    widget.style()->polish(&widget);
}

} // namespace merlon
