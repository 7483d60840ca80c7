#pragma once

#include "app/start/kept/kept_game.h"
#include "app/start/shelf/card_frame.h"

class QHBoxLayout;
class QLabel;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace merlon {

class GameFacts;
class PictureFrame;
class RoundDots;

/// What lies on top of the start page: the game that was played last, to go on with it; or, where none waits, the game
/// to begin with. Its button has the keyboard.
class FirstCard final : public CardFrame {
    Q_OBJECT

public:
    explicit FirstCard(const Appearance &appearance, QWidget *parent = nullptr);

    /// `kept` has been read.
    void showContinue(const KeptGame &kept);
    /// `learnsFirst`: the person has not had a lesson yet.
    void showStart(const Game &game, bool learnsFirst);
    /// How high its picture is, in pixels.
    void setPictureHeight(int height);
    bool isContinue() const { return m_game == nullptr; }
    /// Gives the keyboard to what is most likely wanted.
    void focusFirst();

Q_SIGNALS:
    void continueWanted(const std::filesystem::path &file);
    void deleteWanted(const std::filesystem::path &file);
    void playWanted(const merlon::Game &game);
    void learnWanted(const merlon::Game &game);

protected:
    void changeEvent(QEvent *event) override;

private:
    void prepareParts();
    void layOut();
    void showPlayers();
    void drawIcons();
    void retranslate();

    KeptGame m_kept;
    const Game *m_game = nullptr; ///< to begin with; null: there is one to go on with
    bool m_learnsFirst = false;
    PictureFrame *m_picture;
    QLabel *m_kind;
    QLabel *m_when;
    QLabel *m_title;
    QLabel *m_board;
    GameFacts *m_facts;
    RoundDots *m_rounds;
    QLabel *m_state;
    QWidget *m_players;
    QPushButton *m_go;
    QPushButton *m_learn;
    QPushButton *m_play;
    QToolButton *m_delete;
};

} // namespace merlon
