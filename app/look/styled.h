#pragma once

#include <QStyle>
#include <QVariant>
#include <QWidget>

namespace merlon {

/// Sets a property by which the style sheet tells widgets apart, `primary`, `guided` or `lit`, and has it looked at again.
inline void setStyled(QWidget &widget, const char *property, bool isOn)
{
    if (widget.property(property).toBool() == isOn)
        return;
    widget.setProperty(property, isOn);
    widget.style()->unpolish(&widget);
    widget.style()->polish(&widget);
}

} // namespace merlon
