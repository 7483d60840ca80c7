#pragma once

#include "core/canvas/art/art.h"

#include <QFont>
#include <QFontMetrics>
#include <QPixmap>
#include <QString>
#include <QStringList>

/// What stands on the button of a choice.
namespace merlon {

/// Edge of the picture of a card on a button, in pixels.
int cardSize(const QFont &font);

/// A card with that edge, for a screen with this ratio of pixels; null if there is no such picture.
QPixmap cardPicture(const QString &picture, const canvas::Art &art, int size, double ratio);

/// A text in lines that are at most so wide; in two, they are of like length. Words are never broken, be they too wide.
QStringList broken(const QString &text, const QFontMetrics &metrics, int width);

} // namespace merlon
