#include "editor/canvas/overlays/pointer_label.h"

#include <algorithm>
#include <chrono>

namespace merlon {

PointerLabel::PointerLabel(QWidget &window)
    : QLabel(&window)
{
    using namespace std::chrono_literals;
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setFrameStyle(QFrame::Box | QFrame::Plain);
    setMargin(fontMetrics().height() / 3);
    setBackgroundRole(QPalette::ToolTipBase);
    setForegroundRole(QPalette::ToolTipText);
    setAutoFillBackground(true);
    m_end.setSingleShot(true);
    m_end.setInterval(3s);
    connect(&m_end, &QTimer::timeout, this, &PointerLabel::hide);
}

/// Below the mouse, above it where there is no room.
void PointerLabel::say(QPoint at, const QString &text)
{
    constexpr int kMostLetters = 44; ///< of a line
    setText(text);
    const QSize room = parentWidget()->size();
    const int letter = fontMetrics().averageCharWidth();
    const int edges = 2 * (margin() + frameWidth()) + letter;
    const int line = fontMetrics().horizontalAdvance(text);
    const int width = std::min({line + edges, kMostLetters * letter, room.width()});
    const int height = std::min(heightForWidth(width), room.height());
    const int gap = fontMetrics().height();
    const int below = at.y() + gap;
    const int top = below + height <= room.height() ? below : at.y() - gap / 2 - height;
    setGeometry(std::clamp(at.x() + gap / 2, 0, room.width() - width),
                std::clamp(top, 0, room.height() - height), width, height);
    raise();
    show();
    m_end.start();
}

void showBeside(const QWidget &where, QPoint globalPosition, const QString &text)
{
    QWidget *window = where.window();
    auto *label = window->findChild<PointerLabel *>(QString(), Qt::FindDirectChildrenOnly);
    if (!label)
        label = new PointerLabel(*window);
    label->say(window->mapFromGlobal(globalPosition), text);
}

} // namespace merlon
