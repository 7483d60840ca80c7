#pragma once

#include "core/canvas/art/art.h"

#include <QPointer>
#include <QRegion>
#include <QVariantAnimation>
#include <QWidget>

#include <string>
#include <vector>

namespace merlon {

/// More or fewer of something in a widget than before.
struct AmountChange {
    QString picture; ///< under resources/art; empty: there is none
    std::string key; ///< of what it is: what left one widget and came to another has the same
    int by = 0;
    QPointer<QWidget> at;
    bool isReserve = false; ///< nobody has it: what is left of the box, and what has been paid
};

/// Lies over other widgets and shows for a moment what changes hands in them: pictures fly from where something is gone to
/// where it is more, and numbers rise where nothing came from or went to. Takes no clicks.
class FlightLayer final : public QWidget {
    Q_OBJECT

public:
    /// Covers `page`. `art` must live as long.
    FlightLayer(const canvas::Art &art, QWidget *page);

    /// In so many milliseconds; what still flies is forgotten. `inUse`: the card for which is paid: what somebody gives
    /// back to the box flies onto it; may be null.
    void fly(const std::vector<AmountChange> &changes, int milliseconds, QWidget *inUse = nullptr);
    bool isFlying() const { return m_animation.state() == QAbstractAnimation::Running; }
    /// How many pictures fly, and how many numbers rise.
    std::size_t flights() const { return m_flights.size(); }
    std::size_t numbers() const { return m_numbers.size(); }
    /// Where each picture flies to.
    std::vector<QPointF> goals() const;
    void stop();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Flight {
        QPixmap picture;
        QPointF from;
        QPointF to;
        double delay = 0; ///< part of the time
    };
    struct Number {
        QString text;
        QPointF at;
        bool isGain = false;
    };

    void launch(const std::vector<AmountChange> &changes, QWidget *inUse);
    void addFlights(const AmountChange &from, const AmountChange &to, int count);
    QPointF middleOf(const AmountChange &change) const;
    QPointF pointOf(const Flight &flight) const;
    QRegion painted() const;

    const canvas::Art &m_art;
    QVariantAnimation m_animation;
    std::vector<Flight> m_flights;
    std::vector<Number> m_numbers;
    QRegion m_painted; ///< of the last picture
};

} // namespace merlon
