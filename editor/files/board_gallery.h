#pragma once

#include "core/board/board.h"

#include <QListWidget>
#include <QTimer>

#include <vector>

namespace merlon {

class Appearance;

/// A board in a gallery.
struct BoardCard {
    QString name;
    QString about; ///< what it is, in a sentence
    Board board;
};

/// Pictures of boards to choose from. They are drawn one after the other while the gallery is seen: a board takes longer to
/// be drawn than all the rest.
class BoardGallery final : public QListWidget {
    Q_OBJECT

public:
    /// `appearance` must live longer.
    explicit BoardGallery(const Appearance &appearance, QWidget *parent = nullptr);

    void setCards(std::vector<BoardCard> cards);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void drawNext();

    const Appearance &m_appearance;
    std::vector<BoardCard> m_cards;
    QTimer m_drawing;
};

} // namespace merlon
