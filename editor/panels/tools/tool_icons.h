#pragma once

#include "core/board/attributes/schema.h"
#include "core/canvas/art/art.h"

#include <QIcon>

namespace merlon {

/// A place of a kind as the map draws it.
QIcon iconOfPlace(const std::string &kind, const BoardSchema &schema, const canvas::Art &art);
/// A link of a kind, as a line between two knots.
QIcon iconOfLink(const std::string &kind, const BoardSchema &schema, const canvas::Art &art);
/// An icon of resources/art in one colour.
QIcon iconIn(const QString &picture, const QColor &colour, const QColor &asleep, const canvas::Art &art);

} // namespace merlon
