#include "core/canvas/view/board_tooltips.h"

#include "core/canvas/view/board_pointer.h"
#include "core/canvas/view/board_view.h"

#include <QCursor>
#include <QTextDocumentFragment>
#include <QToolTip>

#include <utility>

namespace merlon::canvas {

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

void BoardTooltips::show(QPoint position, const Thing &thing, const QString &text) const
{
    if (text.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(m_view.viewport()->mapToGlobal(position), text, m_view.viewport(),
                           m_view.rectOf(thing));
}

} // namespace merlon::canvas
