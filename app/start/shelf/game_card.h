#pragma once

#include "app/start/shelf/card_frame.h"
#include "core/engine/game.h"

class QLabel;
class QPushButton;

namespace merlon {

class GameFacts;
class PictureFrame;

/// A game on the shelf: its picture, what it is, for how many and how long, and the ways in.
class GameCard final : public CardFrame {
    Q_OBJECT

public:
    /// `hasLessons`: whether there are any for it.
    GameCard(const Appearance &appearance, const Game &game, bool hasLessons, QWidget *parent = nullptr);

    const Game &game() const { return m_game; }
    /// How high its picture is, in pixels.
    void setPictureHeight(int height);
    /// How high all the rest is, in a card of this width.
    int textHeight(int width) const;
    QPushButton *playButton() const { return m_play; }
    QPushButton *learnButton() const { return m_learn; }

Q_SIGNALS:
    void playWanted(const merlon::Game &game);
    void learnWanted(const merlon::Game &game);

protected:
    void changeEvent(QEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void drawIcons();
    void retranslate();

    const Game &m_game;
    PictureFrame *m_picture;
    QLabel *m_title;
    GameFacts *m_facts;
    QLabel *m_blurb;
    QPushButton *m_learn;
    QPushButton *m_play;
};

} // namespace merlon
