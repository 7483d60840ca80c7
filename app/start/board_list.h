#pragma once

#include "app/start/openings.h"

#include <QWidget>

#include <map>
#include <string>

class QLabel;
class QListWidget;

namespace merlon {

class Appearance;
class MessageBar;

/// The boards for a game, with pictures. Those on which it cannot be played stand behind the others, faded; choosing
/// one of them tells why. The pictures are as large as lets all boards be seen; where not even small ones do, whole rows
/// are, and how many boards lie below.
class BoardList final : public QWidget {
    Q_OBJECT

public:
    explicit BoardList(const Appearance &appearance, QWidget *parent = nullptr);

    void setGame(const Game *game);
    /// The board that is chosen, if the game can be played on it; else null.
    const FoundBoard *chosen() const;
    /// What has the keyboard.
    QWidget *field() const;
    /// Any board on which the game can be played; null if there is none.
    const FoundBoard *anyPlayable() const;
    /// Draws the boards; not done before the window shows, because it takes a moment.
    void drawBoards();

    using ByGame = std::map<std::string, std::string>;
    /// The names of the boards that were chosen, by key of the game.
    const ByGame &remembered() const { return m_remembered; }
    /// To be called before setGame.
    void recall(ByGame boards) { m_remembered = std::move(boards); }

Q_SIGNALS:
    void changed();
    /// A playable board was chosen once more: the game can begin.
    void activated();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fill();
    void choose(int row);
    void describe();
    void fit();
    QSize cellFor(int picture) const;
    int rowsOf(QSize cell) const;
    int heightOf(int rows, QSize cell) const;
    int heightBeside() const;
    int descriptionHeight() const;
    int pictureFor(int room) const;
    void tellMore();
    void tellTroubles();
    void retranslate();
    QString titleAt(int row) const;
    const FoundBoard *boardAt(int row) const;

    const Appearance &m_appearance;
    const Game *m_game = nullptr;
    QLabel *m_title;
    QLabel *m_more; ///< how many boards one must scroll to
    QListWidget *m_list;
    QLabel *m_description;
    MessageBar *m_troubles;
    BoardShelf m_shelf; ///< its boards are those in the list
    ByGame m_remembered;
    bool m_isDrawn = false;
    bool m_isDrawnLarge = false;
};

} // namespace merlon
