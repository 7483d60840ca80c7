#pragma once

#include "app/widgets/things/card_content.h"
#include "app/widgets/things/thing_item.h"

#include <optional>
#include <vector>

namespace merlon {

/// The price of a card, smaller if the box is too narrow for it.
void drawPrice(QPainter &painter, const canvas::Art &art, const QFont &base, const QRectF &box,
               const CardContent &content);

/// The sockets of a card in the middle of a box, smaller if it is too narrow for them: what is filled has a golden ring
/// and its full colours, what is empty a ring of dots, what is about to be filled a golden ground.
void drawSockets(QPainter &painter, const canvas::Art &art, const QRectF &box,
                 const std::vector<CardSocket> &sockets);

/// A card with its picture, name and price.
class CardTile final : public ThingItem {
    Q_OBJECT

public:
    CardTile(const canvas::Art &art, int seat, QWidget *parent);

    const CardContent &content() const { return m_content; }
    void setContent(CardContent content);
    std::optional<CardContent> asCard() const override;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintItem(QPainter &painter) override;

private:
    QRectF card() const;
    double paintName(QPainter &painter, const QRectF &box) const;
    void paintGround(QPainter &painter, const QRectF &card) const;
    void paintPicture(QPainter &painter, const QRectF &box) const;
    void paintLaid(QPainter &painter, const QRectF &box) const;

    int m_seat;
    CardContent m_content;
};

} // namespace merlon
