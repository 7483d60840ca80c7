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

/// The colour of a seat: that of its team. Ink for those who are no seat.
QColor colourOfSeat(const canvas::Theme &theme, std::span<const SeatInfo> seats, Seat seat);

/// A small shield in the colour of a seat. Seats of one team share the colour; each of them fills its own part of the
/// shield, from left to right.
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
    int m_team = -1;
    int m_place = 0; ///< in the team
    int m_size = 1;  ///< of the team
};

} // namespace merlon
