#pragma once

#include "core/engine/game.h"

#include <QColor>
#include <QPixmap>
#include <QWidget>

#include <span>

namespace merlon {

class Appearance;
class SeatShield;

/// The picture of a game, and before it the banner of the seat that is next. It knows nothing of what lies on the table.
class HandOverPicture final : public QWidget {
    Q_OBJECT

public:
    explicit HandOverPicture(const Appearance &appearance, QWidget *parent = nullptr);

    void setSeat(const Game &game, std::span<const SeatInfo> seats, Seat seat);
    /// Of the banner.
    QColor colour() const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QRectF cloth() const;
    QPointF middle() const;
    void fit();
    void paintBanner(QPainter &painter) const;

    const Appearance &m_appearance;
    SeatShield *m_shield;
    const Game *m_game = nullptr;
    int m_livery = -1;
    QPixmap m_scene; ///< as large as the widget; null: to be drawn
};

} // namespace merlon
