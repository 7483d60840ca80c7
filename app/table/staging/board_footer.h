#pragma once

#include <QWidget>

class QVBoxLayout;

namespace merlon {

/// Slips of paper that lie at the lower edge of the board, above each other: they take no room from it.
class BoardFooter final : public QWidget {
    Q_OBJECT

public:
    explicit BoardFooter(QWidget &board);

    /// Above those that are there.
    void add(QWidget *slip);

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void place();

    QWidget &m_board;
    QVBoxLayout *m_column;
};

} // namespace merlon
