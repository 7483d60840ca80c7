#pragma once

#include "app/widgets/strokes.h"
#include "app/widgets/things/card_tile.h"
#include "app/widgets/things/thing_item.h"

#include <optional>
#include <vector>

namespace merlon {

/// What there is to see on a card that is held up.
struct HandCardContent {
    QString picture;
    QString name;
    QString mark; ///< a figure in its corner: `5`, `+2`
    QString kind; ///< of what family it is; with sockets they stand in its place
    std::vector<CardSocket> sockets {};
    std::vector<Amount> laid {}; ///< what it brings
    bool faded = false;
    friend bool operator==(const HandCardContent &, const HandCardContent &) = default;
};

/// A whole card of the fan: figure, picture, name, kind. It may lean to a side.
class HandCard final : public ThingItem {
    Q_OBJECT

public:
    HandCard(const canvas::Art &art, QWidget *parent);

    const HandCardContent &content() const { return m_content; }
    void setContent(HandCardContent content);
    std::optional<CardContent> asCard() const override;
    /// Degrees, clockwise, about the middle of the lower edge.
    void lean(double angle);
    /// How much of a card stands out at its sides when it leans.
    static constexpr double kMargin = 0.12;

    QSize sizeHint() const override;

protected:
    void paintItem(QPainter &painter) override;
    QPainterPath outline() const override;

private:
    QRectF card() const;
    QTransform leaning() const;
    void paintLaid(QPainter &painter, const QRectF &box) const;

    HandCardContent m_content;
    double m_angle = 0;
};

} // namespace merlon
