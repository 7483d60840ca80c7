#pragma once

#include <QWidget>

class QVBoxLayout;

namespace merlon::canvas {
class BoardView;
} // namespace merlon::canvas

namespace merlon {

/// Slips of paper that lie at the lower edge of the board, above each other. The lowest has room of its own: from when it is
/// first seen the board is fitted above it, until the table has another one, so that the map does not jump each time the
/// slip comes and goes. The others take no room from the board.
class BoardFooter final : public QWidget {
    Q_OBJECT

public:
    explicit BoardFooter(canvas::BoardView &board);

    /// Above those that are there.
    void add(QWidget *slip);

Q_SIGNALS:
    /// The slips cover another part of the board than before.
    void moved();

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void place();

    canvas::BoardView &m_board;
    QVBoxLayout *m_column;
};

} // namespace merlon
