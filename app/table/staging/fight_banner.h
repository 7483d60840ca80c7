#pragma once

#include "app/look/appearance.h"

#include <QString>
#include <QVariantAnimation>
#include <QWidget>

#include <array>
#include <vector>

namespace merlon::canvas {
class BoardView;
} // namespace merlon::canvas

namespace merlon {

/// A banner that hangs over a place of the board while it is fought for: the strengths of both sides, how much is needed
/// to take it, and across it what it came to.
class FightBanner final : public QWidget {
    Q_OBJECT

public:
    struct Content {
        int place = -1;
        QString title;
        std::array<QColor, 2> colours;
        std::array<int, 2> strengths {};
        int fallsAt =
            0;         ///< the strength of the attacker that takes the place; 0: that is not how it is taken
        QString gauge; ///< the same in words: `breach at 9`; what the strengths count where it is 0
        QString verdict;         ///< empty: not settled
        QColor winner;           ///< the colour of the verdict
        double tilt = 0;         ///< of the verdict, in degrees
        std::vector<int> others; ///< places that are fought for as well: it hangs over none of them if it can
    };

    /// Both must live as long.
    FightBanner(const Appearance &appearance, canvas::BoardView &board);

    /// Numbers are counted up to from those before, if it was at the same place, in so many milliseconds; 0: at once.
    void tell(Content content, int milliseconds);
    const Content &content() const { return m_content; }
    /// Hangs where it covers the least of what can be chosen now.
    void giveWay() { place(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void place();
    QPoint bestCorner(const QRect &spot) const;
    void paintCloth(QPainter &painter, const QRectF &cloth) const;
    void paintTitle(QPainter &painter, const QRectF &plate) const;
    void paintGauge(QPainter &painter, const QRectF &plate) const;
    void paintVerdict(QPainter &painter, const QRectF &cloth) const;

    const Appearance &m_appearance;
    canvas::BoardView &m_board;
    Content m_content;
    std::array<double, 2> m_from {};
    QVariantAnimation m_count;
};

} // namespace merlon
