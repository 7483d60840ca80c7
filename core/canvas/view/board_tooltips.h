#pragma once

#include "core/canvas/picture/thing.h"

#include <QPoint>
#include <QString>

#include <functional>

namespace merlon::canvas {

class BoardPointer;
class BoardView;

/// What is said of a thing on the board to somebody who points at it, and to assistive technology. It lies beside the place
/// that it speaks of, not over it.
class BoardTooltips final {
public:
    /// Both must live as long.
    BoardTooltips(const BoardView &view, const BoardPointer &pointer);

    /// What a thing is, as rich text; without one, its name is said.
    void setExplanation(std::function<QString(const Thing &)> explain);
    /// The explanation, as plain text; empty if there is none.
    QString explanationOf(const Thing &thing) const;
    /// About what can be picked at a point of the viewport; hides it where there is nothing.
    void showAt(QPoint positionInViewport) const;
    /// Says this rich text at a thing at once, until the pointer leaves it; hides what is said if there is none.
    void say(const Thing &thing, const QString &text) const;

    /// What is said of a thing has changed: says it again if something is being said of the board.
    void renew(const Thing &thing) const;

private:
    void show(QPoint position, const Thing &thing, const QString &text) const;
    QPoint positionBeside(QPoint pointer, const Thing &thing, const QString &text) const;

    const BoardView &m_view;
    const BoardPointer &m_pointer;
    std::function<QString(const Thing &)> m_explain;
};

} // namespace merlon::canvas
