#pragma once

#include "core/engine/game.h"

#include <QString>
#include <QWidget>

namespace merlon {

class Appearance;

/// For how many players a game is and how long it takes, each with a small picture.
class GameFacts final : public QWidget {
    Q_OBJECT

public:
    GameFacts(const Appearance &appearance, const Game *game, QWidget *parent = nullptr);

    void setGame(const Game *game);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }
    /// Says it in the language of now; it does so by itself, but those who repeat it may be told before.
    void retranslate();

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    const Appearance &m_appearance;
    const Game *m_game;
    QString m_players;
    QString m_minutes;
};

} // namespace merlon
