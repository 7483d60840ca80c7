#pragma once

#include "core/engine/game.h"

#include <QColor>
#include <QTimer>
#include <QWidget>

#include <span>

class QLabel;

namespace merlon {

class Appearance;
class SeatShield;

/// Says for a moment who chooses now, above what is below it. Nothing waits for it, and the mouse goes through it.
class TurnNotice final : public QWidget {
    Q_OBJECT

public:
    /// Lies over `parent`, in the middle of its upper edge.
    TurnNotice(const Appearance &appearance, QWidget *parent);

    /// `text`: who it is, as it is said.
    void tell(std::span<const SeatInfo> seats, Seat seat, const QString &text);
    QString text() const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Appearance &m_appearance;
    QColor m_frame;
    SeatShield *m_shield;
    QLabel *m_text;
    QTimer m_end;
};

} // namespace merlon
