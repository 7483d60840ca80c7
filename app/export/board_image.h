#pragma once

#include "core/board/board.h"
#include "core/canvas/art/art.h"
#include "core/canvas/picture/picture.h"

#include <QByteArray>
#include <QFont>
#include <QString>

namespace merlon {

/// A board with a position on it as a picture of its own.
class BoardImage {
public:
    BoardImage(const Board &board, canvas::Picture picture, const canvas::Art &art, QFont font);

    /// `scale`: pixels to a point; the longer side has 1200 points. Empty if the picture would be too large.
    QByteArray png(double scale) const;
    /// Lines are lines, and letters are letters.
    QByteArray svg(const QString &title) const;

private:
    const Board &m_board;
    canvas::Picture m_picture;
    const canvas::Art &m_art;
    QFont m_font;
};

} // namespace merlon
