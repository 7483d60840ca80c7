#pragma once

#include "app/look/appearance.h"
#include "app/table/face/lens/large_card.h"
#include "app/widgets/things/thing_item.h"

#include <QObject>
#include <QPointer>

#include <optional>

namespace merlon {

/// Shows the card of a panel or a hand that is pointed at, or has the keyboard, large over the board; and beside it one that
/// has been pinned to be compared with it. Where there is no room, the tooltip of the card tells the same.
class CardLens final : public QObject {
    Q_OBJECT

public:
    /// `table`: to which all cards belong. `board`: over which they are shown. All must live as long.
    CardLens(const Appearance &appearance, QWidget &table, QWidget &board, QObject *parent);

    /// From now on shows what this one shows as a card.
    void watch(ThingItem *item);
    /// Pins the card that is pointed at, instead of the one that is pinned. That itself, or none: as `release`.
    bool pin();
    /// False if no card was pinned.
    bool release();
    /// The game goes, or its words are others.
    void clear();
    const LargeCard &pinned() const { return *m_pinned; }
    const LargeCard &pointed() const { return *m_pointed; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    std::optional<LargeCard::Content> contentNow() const;
    bool show();
    void leave();
    void chooseSide();
    void refreshPinned();
    bool place();

    QWidget &m_table;
    QWidget &m_board;
    LargeCard *m_pinned;
    LargeCard *m_pointed;
    QPointer<ThingItem> m_item; ///< that is pointed at
    bool m_isPinned = false;
    bool m_isPointed = false;
    bool m_isRight = false; ///< at the right edge of the board
};

} // namespace merlon
