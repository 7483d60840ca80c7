#pragma once

#include "core/engine/game.h"

#include <QColor>
#include <QWidget>

#include <span>

namespace merlon {

namespace canvas {
struct Theme;
}
class Appearance;

/// The colour of a seat: that of its livery. Ink for those who are no seat.
QColor colourOfSeat(const canvas::Theme &theme, std::span<const SeatInfo> seats, Seat seat);

/// A small shield in the livery of a seat. Seats that share a livery each fill their own part of the shield, from left
/// to right.
class SeatShield final : public QWidget {
    Q_OBJECT

public:
    /// `lines`: its height in lines of text. `appearance` must live as long.
    SeatShield(const Appearance &appearance, double lines, QWidget *parent = nullptr);

    void setSeat(std::span<const SeatInfo> seats, Seat seat);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Appearance &m_appearance;
    double m_lines;
    int m_livery = -1;
    bool m_isOwn = false; ///< the seat has a livery of its own: the shield has its shape
    int m_place = 0;      ///< among the seats of this livery
    int m_size = 1;       ///< how many there are of them
};

} // namespace merlon
