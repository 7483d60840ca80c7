#include "core/canvas/view/board_tooltips.h"

#include "core/canvas/view/board_highlights.h"
#include "core/canvas/view/board_pointer.h"
#include "core/canvas/view/board_view.h"
#include "core/canvas/view/clear_corner.h"

#include <QCursor>
#include <QLabel>
#include <QTextDocument>
#include <QTextDocumentFragment>
#include <QToolTip>

#include <utility>
#include <vector>

namespace merlon::canvas {

namespace {

/// As large as Qt makes a tooltip, or somewhat larger.
QSize sizeOfTooltip(const QString &text)
{
    constexpr int kFrame = 7;
    QLabel label;
    label.setFont(QToolTip::font());
    label.setMargin(kFrame);
    label.setIndent(1);
    label.setWordWrap(Qt::mightBeRichText(text));
    label.setText(text);
    return label.sizeHint();
}

} // namespace

BoardTooltips::BoardTooltips(const BoardView &view, const BoardPointer &pointer)
    : m_view(view)
    , m_pointer(pointer)
{
}

void BoardTooltips::setExplanation(std::function<QString(const Thing &)> explain)
{
    m_explain = std::move(explain);
}

QString BoardTooltips::explanationOf(const Thing &thing) const
{
    return m_explain ? QTextDocumentFragment::fromHtml(m_explain(thing)).toPlainText() : QString();
}

void BoardTooltips::showAt(QPoint position) const
{
    const Thing thing = m_pointer.pickableAt(position);
    const QString text = thing.isNothing() ? QString() : m_explain ? m_explain(thing) : m_view.nameOf(thing);
    show(position, thing, text);
}

void BoardTooltips::say(const Thing &thing, const QString &text) const
{
    const QPoint pointer = m_view.viewport()->mapFromGlobal(QCursor::pos());
    const QRect box = m_view.rectOf(thing);
    show(box.isEmpty() || box.contains(pointer) ? pointer : box.center(), thing, text);
}

void BoardTooltips::renew(const Thing &thing) const
{
    if (QToolTip::isVisible() && m_explain)
        say(thing, m_explain(thing));
}

/// Beside the place that it speaks of, so that this can be seen while it is read.
void BoardTooltips::show(QPoint position, const Thing &thing, const QString &text) const
{
    if (text.isEmpty())
        return QToolTip::hideText();
    QWidget *viewport = m_view.viewport();
    QToolTip::showText(viewport->mapToGlobal(positionBeside(position, thing, text)), text, viewport,
                       m_view.rectOf(thing));
}

/// That of the pointer, where no room is left beside it.
QPoint BoardTooltips::positionBeside(QPoint pointer, const Thing &thing, const QString &text) const
{
    constexpr int kSpace = 8;        // pixels between the place and the tooltip
    constexpr QPoint kBelow {2, 16}; // of the pointer: Qt shows tooltips there
    const QRect seen = m_view.viewport()->rect();
    const QRect spot = m_view.rectOf(thing.place < 0 ? thing : placeThing(thing.place)) & seen;
    if (spot.isEmpty())
        return pointer;
    const BoardHighlights &highlights = m_view.highlights();
    std::vector<QRect> kept(20, spot); // it matters most
    for (const Thing &reached : highlights.reached())
        kept.insert(kept.end(), 2, m_view.rectOf(reached));
    for (const Thing &choosable : highlights.choosable())
        kept.push_back(m_view.rectOf(choosable));
    const QSize size = sizeOfTooltip(text);
    const QPoint corner =
        clearCorner(size, spot.adjusted(-kSpace, -kSpace, kSpace, kSpace), pointer, seen, kept);
    return QRect(corner, size).contains(pointer) ? pointer : corner - kBelow;
}

} // namespace merlon::canvas
