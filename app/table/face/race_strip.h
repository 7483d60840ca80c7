#pragma once

#include "core/canvas/art/art.h"
#include "core/engine/decision.h"

#include <QString>
#include <QWidget>

#include <optional>
#include <vector>

namespace merlon {

/// Who has come how far.
struct RaceContent {
    struct Racer {
        std::vector<Seat> seats;
        std::vector<int> liveries; ///< one, or those of a team
        QString name;
        int points = 0;
    };
    int goal = 0; ///< 0: no race
    std::vector<Racer> racers;
};

/// The points of all on the way to those that win: a line with the emblems of the seats at their points.
class RaceStrip final : public QWidget {
    Q_OBJECT

public:
    RaceStrip(const canvas::Art &art, QWidget *parent);

    void setRace(RaceContent race);
    /// Draws the way that this seat hopes to make, dashed; none: no way.
    void showHope(Seat seat, std::optional<int> points);

    std::optional<int> hope() const { return m_hope; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    double along(int points) const;
    void paintHope(QPainter &painter, double y) const;
    void paintRacer(QPainter &painter, const RaceContent::Racer &racer, const QRectF &box) const;

    const canvas::Art &m_art;
    RaceContent m_race;
    Seat m_hoping = kNobody;
    std::optional<int> m_hope; ///< points
};

} // namespace merlon
