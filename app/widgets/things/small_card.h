#pragma once

#include "app/widgets/things/card_tile.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace merlon {

/// What would come to lie on a card, or on all from an empty space on.
struct CardComing {
    bool isMarked = false;
    std::vector<std::size_t> sockets {}; ///< of the card that would be filled, from left to right
    int total = 0;                       ///< how much from there on, written on an empty space

    bool operator==(const CardComing &) const = default;
};

/// A card as a low tile: name above, picture and price below; with little height picture and price alone, with the name
/// between them if it fits. A card with sockets has these below its picture, and beside that what lies on it.
/// Without a picture it is an empty space for a card.
class SmallCard final : public ThingItem {
    Q_OBJECT

public:
    SmallCard(const canvas::Art &art, int seat, QWidget *parent);

    const CardContent &content() const { return m_content; }
    void setContent(CardContent content);
    std::optional<CardContent> asCard() const override;
    const CardComing &coming() const { return m_coming; }
    void setComing(CardComing coming);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintItem(QPainter &painter) override;

private:
    void paintCard(QPainter &painter) const;
    void paintComing(QPainter &painter) const;
    std::vector<CardSocket> shownSockets() const;
    void paintGround(QPainter &painter) const;
    void paintWithSockets(QPainter &painter) const;
    bool isNamed() const;
    QFont nameFont() const;
    void paintName(QPainter &painter, const QRectF &box) const;
    double paintTick(QPainter &painter, const QRectF &box) const;

    int m_seat;
    CardContent m_content;
    CardComing m_coming;
};

/// A number in a circle that stands before a row of cards.
class NumberMark final : public ThingItem {
    Q_OBJECT

public:
    NumberMark(const canvas::Art &art, int seat, QWidget *parent);

    struct Content {
        int number = 0;
        bool isNow = false;
        bool isStarred = false; ///< a small star beside it
        bool isTurned = false;  ///< as if seen from behind
    };
    void setContent(Content content);

    QSize sizeHint() const override;

protected:
    void paintItem(QPainter &painter) override;

private:
    int m_seat;
    Content m_content;
};

} // namespace merlon
