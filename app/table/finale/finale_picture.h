#pragma once

#include "app/table/finale/finale.h"

#include <QWidget>

namespace merlon {

class Appearance;

/// The place where a game was decided, with the units that were there and the banner of the winner, or else the picture
/// of the game: bright for a victory and dark for a defeat, with a ribbon across its foot that says it.
class FinalePicture final : public QWidget {
    Q_OBJECT

public:
    explicit FinalePicture(const Appearance &appearance, QWidget *parent = nullptr);

    void show(const Finale &finale);
    /// What it shows; none: the picture of the game.
    const std::optional<Finale::Scene> &scene() const { return m_scene; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void paintVignette(QPainter &painter, const QRect &frame) const;
    void paintMood(QPainter &painter, const QRect &frame) const;
    void paintUnits(QPainter &painter, const QRect &frame) const;
    void paintBanner(QPainter &painter) const;
    void paintRibbon(QPainter &painter) const;

    const Appearance &m_appearance;
    const Game *m_game = nullptr;
    Finale::Mood m_mood = Finale::Mood::Neutral;
    QString m_winner;
    QString m_ribbon;
    QColor m_colour;
    std::optional<Finale::Scene> m_scene;
};

} // namespace merlon
