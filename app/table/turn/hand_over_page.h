#pragma once

#include "core/engine/game.h"

#include <QStringList>
#include <QWidget>

#include <span>

class QLabel;
class QPushButton;

namespace merlon {

class Appearance;
class HandOverPicture;

/// Covers the table while two persons change places at the screen, and says what has happened meanwhile that both may
/// know.
class HandOverPage final : public QWidget {
    Q_OBJECT

public:
    explicit HandOverPage(const Appearance &appearance, QWidget *parent = nullptr);

    /// All players as they are said: who is to come, who may look on with them, and who may not.
    struct Change {
        QString player;
        QStringList onlookers;
        QStringList others;
        QStringList
            meanwhile {}; ///< what everybody may know of what has happened, in sentences; the latest last
    };
    /// `seat`: of that player.
    void setChange(const Game &game, std::span<const SeatInfo> seats, Seat seat, Change change);

Q_SIGNALS:
    void taken();

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void retranslate();

    Change m_change;
    HandOverPicture *m_picture;
    QLabel *m_title;
    QLabel *m_onlookers;
    QLabel *m_others;
    QLabel *m_text;
    QLabel *m_meanwhile;
    QPushButton *m_take;
};

} // namespace merlon
