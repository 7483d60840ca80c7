#pragma once

class QWidget;

namespace merlon {

/// Sets a property by which the style sheet tells widgets apart, `primary`, `guided` or `lit`, and has it looked at again.
void setStyled(QWidget &widget, const char *property, bool isOn);

} // namespace merlon
