#pragma once

#include "app/widgets/things/thing_item.h"

namespace merlon {

/// How a token looks.
struct TokenContent {
    enum class Shape : std::uint8_t {
        Disc,  ///< a unit or hero: a ring in the colour of its seat
        Plain, ///< a thing: its picture alone
    };

    QString picture;
    Shape shape = Shape::Disc;
    int seat = -1;
    int count = 1;         ///< shown as a badge
    bool badgeAt1 = false; ///< show also the badge of a single one
    bool faded = false;    ///< used, none left
    QString visitor {};    ///< a token that lies on it: possession
    bool crossed = false;  ///< out of the game
    QString letters {};    ///< instead of a picture, where there is none

    bool operator==(const TokenContent &) const = default;
};

/// A token with a badge for the count.
class TokenChip final : public ThingItem {
    Q_OBJECT

public:
    /// `scale`: of its diameter, 1 is two lines of text.
    TokenChip(const canvas::Art &art, double scale, QWidget *parent);

    const TokenContent &content() const { return m_content; }
    void setContent(TokenContent content);
    /// Whether there is room for a badge at its right; there is.
    void setBadgeRoom(bool hasRoom);

    QSize sizeHint() const override;

protected:
    void paintItem(QPainter &painter) override;
    QPainterPath outline() const override;

private:
    void paintLetters(QPainter &painter, const QRectF &box) const;
    QRectF token() const;

    double m_scale;
    bool m_hasBadgeRoom = true;
    TokenContent m_content;
};

} // namespace merlon
