#include "app/table/question/refusal_display.h"

#include "app/look/lettering.h"
#include "app/table/position_display.h"
#include "app/widgets/things/thing_item.h"
#include "core/canvas/view/board_tooltips.h"
#include "core/canvas/view/board_view.h"
#include "core/canvas/view/motion_player.h"

#include <QPropertyAnimation>
#include <QToolTip>

#include <algorithm>

namespace merlon {

using canvas::Thing;

namespace {

/// What of these is on the board; nothing if it is beside it.
Thing firstPlaced(const PositionDisplay &display, const Thing &thing)
{
    if (thing.isNothing())
        return {};
    const std::vector<Thing> placed = display.placed({thing});
    return placed.empty() ? Thing {} : placed.front();
}

} // namespace

void RefusalDisplay::show(const QString &why, const Thing &at, const Thing &piece) const
{
    if (const Thing onBoard = firstPlaced(m_parts.display, at); !onBoard.isNothing())
        m_parts.board.tooltips().say(onBoard, richText(why));
    else if (ThingItem *item = itemOf(at))
        QToolTip::showText(item->mapToGlobal(item->rect().center()), richText(why), item, item->rect());
    if (m_parts.walk().count() == 0)
        return;
    if (const Thing onBoard = firstPlaced(m_parts.display, piece); !onBoard.isNothing())
        shakeOnBoard(onBoard);
    else if (ThingItem *item = itemOf(piece))
        shake(*item);
}

/// In a panel, where it can be seen; null if there is none.
ThingItem *RefusalDisplay::itemOf(const Thing &thing) const
{
    if (thing.isNothing())
        return nullptr;
    const QList<ThingItem *> items = m_page->findChildren<ThingItem *>();
    const auto found = std::ranges::find_if(
        items, [&](const ThingItem *item) { return item->isVisible() && item->thing() == thing; });
    return found == items.end() ? nullptr : *found;
}

void RefusalDisplay::shakeOnBoard(const Thing &piece) const
{
    const canvas::Picture &picture = m_parts.board.picture();
    if (m_parts.board.motions().isPlaying() || piece.key.empty() || piece.place < 0)
        return;
    const std::vector<canvas::Token> &tokens = picture.places[static_cast<std::size_t>(piece.place)].tokens;
    const auto token = std::ranges::find(tokens, piece.key, &canvas::Token::key);
    if (token == tokens.end())
        return;
    const canvas::Motion motion {*token, piece.place, piece.place};
    m_parts.board.motions().play({motion}, canvas::Picture(picture),
                                 static_cast<int>(m_parts.walk().count()));
}

void RefusalDisplay::shake(ThingItem &item) const
{
    if (item.findChild<QPropertyAnimation *>())
        return; // it does already
    const QPoint home = item.pos();
    const QPoint aside(item.fontMetrics().averageCharWidth() / 2, 0);
    auto *motion = new QPropertyAnimation(&item, "pos", &item);
    motion->setDuration(static_cast<int>(m_parts.walk().count()));
    motion->setStartValue(home);
    motion->setKeyValueAt(0.2, home - aside);
    motion->setKeyValueAt(0.4, home + aside);
    motion->setKeyValueAt(0.6, home - aside);
    motion->setKeyValueAt(0.8, home + aside);
    motion->setEndValue(home);
    QObject::connect(motion, &QPropertyAnimation::finished, &item, &QWidget::updateGeometry);
    motion->start(QAbstractAnimation::DeleteWhenStopped);
}

} // namespace merlon
