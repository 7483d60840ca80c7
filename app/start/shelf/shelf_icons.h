#pragma once

#include <QColor>
#include <QIcon>

namespace merlon {

class Appearance;

/// A picture of resources/art/icons in one colour.
QIcon iconIn(const Appearance &appearance, const char *picture, const QColor &colour);

} // namespace merlon
