#pragma once

#include "app/look/appearance.h"

#include <QObject>
#include <QPoint>

#include <vector>

class QKeyEvent;
class QMouseEvent;
class QWidget;

namespace merlon {

class ChoiceCard;

/// Lets cards that lie side by side be put in order: one is dragged to its place, which a mark shows, or moved by Alt and an
/// arrow key.
class CardOrder final : public QObject {
    Q_OBJECT

public:
    /// `row`: in which the cards lie; it owns this. `appearance` must live as long.
    CardOrder(const Appearance &appearance, QWidget &row);

    /// These are put in order, as they lie from left to right; none: nothing is. They must live until the next ones come.
    void begin(const std::vector<ChoiceCard *> &cards);

Q_SIGNALS:
    /// A card is to lie elsewhere: counted from 0, in the row as it is without the card.
    void moved(int from, int to);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    int numberOf(const QObject *card) const;
    bool drag(const QMouseEvent &event);
    bool drop();
    void letGo();
    bool step(int from, const QKeyEvent &event);
    int target() const;
    void mark(int to);

    QWidget &m_row;
    QWidget *m_mark;
    std::vector<ChoiceCard *> m_cards;
    int m_held = -1; ///< the card that is pressed
    bool m_isDragging = false;
    QPoint m_pressed; ///< where, on the card
};

} // namespace merlon
