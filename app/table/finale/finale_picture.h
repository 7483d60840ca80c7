#pragma once

#include "app/table/finale/finale.h"

#include <QWidget>

namespace merlon {

class Appearance;

/// The picture of a game, bright for a victory and dark for a defeat, with a ribbon across its foot that says it.
class FinalePicture final : public QWidget {
    Q_OBJECT

public:
    explicit FinalePicture(const Appearance &appearance, QWidget *parent = nullptr);

    void show(const Finale &finale);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void paintScene(QPainter &painter, const QRect &frame) const;
    void paintRibbon(QPainter &painter) const;

    const Appearance &m_appearance;
    const Game *m_game = nullptr;
    Finale::Mood m_mood = Finale::Mood::Neutral;
    QString m_winner;
    QString m_ribbon;
    QColor m_colour;
};

} // namespace merlon
