#include "app/table/staging/board_footer.h"

#include "core/canvas/view/board_camera.h"
#include "core/canvas/view/board_view.h"

#include <QEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace merlon {

BoardFooter::BoardFooter(canvas::BoardView &board)
    : QWidget(&board)
    , m_board(board)
    , m_column(new QVBoxLayout(this))
{
    const int space = fontMetrics().height() / 3;
    m_column->setContentsMargins(space, 0, space, space);
    m_column->setSpacing(space);
    board.installEventFilter(this);
}

void BoardFooter::add(QWidget *slip)
{
    m_column->insertWidget(0, slip, 0, Qt::AlignLeft);
    slip->installEventFilter(this);
    place();
}

bool BoardFooter::event(QEvent *event)
{
    const bool handled = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest)
        place();
    return handled;
}

bool BoardFooter::eventFilter(QObject *watched, QEvent *event)
{
    const bool isOfBoard = watched == &m_board && event->type() == QEvent::Resize;
    const bool isOfSlip = watched != &m_board
        && (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent);
    if (isOfBoard || isOfSlip)
        place();
    return QWidget::eventFilter(watched, event);
}

/// As high as the slips that are seen, and gone if there are none: the map below is to be clicked.
void BoardFooter::place()
{
    bool isEmpty = true;
    for (int i = 0; i < m_column->count(); ++i) {
        QWidget *slip = m_column->itemAt(i)->widget();
        slip->setMaximumWidth(std::max(0, m_board.width() - m_column->contentsMargins().left() * 2));
        isEmpty = isEmpty && slip->isHidden();
    }
    const bool wasSeen = !isHidden();
    setVisible(!isEmpty);
    if (isEmpty)
        return;
    m_column->activate();
    const QSize size = sizeHint();
    const int width = std::min(size.width(), m_board.width());
    const QRect box(0, m_board.height() - size.height(), width, size.height());
    const bool isElsewhere = !wasSeen || box != geometry();
    setGeometry(box);
    raise();
    if (isElsewhere)
        Q_EMIT moved();
    const QWidget *lowest = m_column->itemAt(m_column->count() - 1)->widget();
    if (lowest->isHidden())
        return;
    const int covered =
        lowest->sizeHint().height() + m_column->contentsMargins().bottom() + m_column->spacing();
    m_board.camera().setCovered(std::max(covered, m_board.camera().covered()));
}

} // namespace merlon
