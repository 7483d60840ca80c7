#pragma once

#include "app/look/appearance.h"
#include "app/table/time/moments.h"

#include <QWidget>

#include <span>

namespace merlon {

/// The choices of a match as small bars, one each as long as there is room, that stand on their line or hang from it by
/// team; the higher, the more came of them. A slider: it is dragged, clicked or moved by keys to look back.
class Timeline final : public QWidget {
    Q_OBJECT

public:
    explicit Timeline(const Appearance &appearance, QWidget *parent = nullptr);

    /// Shows these moments, which must live as long or until the next call; the slider stands at `position`.
    void setMoments(const Moments &moments, std::span<const SeatInfo> seats, std::size_t position);
    void clear();

    std::size_t position() const { return m_position; }
    std::size_t choices() const { return m_moments ? m_moments->choices() : 0; }
    /// `Round 3, Maneuver, choice 214 of 500`.
    QString textOf(std::size_t index) const;
    /// The moment to which a point of the widget belongs, and where it stands.
    std::size_t momentAt(double x) const;
    double xOf(std::size_t index) const;
    /// What the moment of a key is: a step, a round, an end. None if the key is not for this.
    std::optional<std::size_t> momentFor(int key) const;
    void want(std::size_t index);

    /// A strip of bars without names of rounds and phases, for low windows.
    void setLow(bool isLow);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Somebody wants to look at this moment; the last one is now.
    void wanted(std::size_t index);
    void playWanted();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool event(QEvent *event) override;

private:
    double pitch() const;
    double capacity() const;
    double head() const;
    QRectF barsBox() const;
    void paintHeads(QPainter &painter) const;
    void paintPhases(QPainter &painter, std::size_t first, std::size_t end, double left) const;
    void paintBars(QPainter &painter) const;
    void paintBar(QPainter &painter, Seat seat, double x, double width, double height, bool isFaded) const;
    void paintFuture(QPainter &painter) const;
    void paintKnob(QPainter &painter) const;

    const Appearance &m_appearance;
    bool m_isLow = false;
    const Moments *m_moments = nullptr;
    std::vector<SeatInfo> m_seats;
    std::size_t m_position = 0;
};

} // namespace merlon
