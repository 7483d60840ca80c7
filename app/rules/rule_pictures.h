#pragma once

#include "app/rules/figure_name.h"
#include "core/engine/game.h"

#include <QImage>
#include <QString>

#include <optional>

namespace merlon {

class Appearance;

/// Draws the pictures of a rulebook as the table draws what they show, in the colours of now. In the Markdown they are
/// `![alt](piece:orc@0)`, a picture of the game's art, with `@` and a team on a token of its colour; and figures, see
/// FigureName: `![alt](board:two-shoulders/west-wall-1+west-wall-2)`.
class RulePictures {
public:
    explicit RulePictures(const Appearance &appearance)
        : m_appearance(appearance)
    {
    }

    /// `line`: the height of a line of text in pixels. None if there is no such thing.
    std::optional<QImage> draw(const Game &game, const QString &name, double line, double pixelRatio) const;

private:
    QImage drawPiece(const Game &game, const QString &piece, double line, double pixelRatio) const;
    std::optional<QImage> drawFigure(const Game &game, const FigureName &figure, double line,
                                     double pixelRatio) const;

    const Appearance &m_appearance;
};

} // namespace merlon
