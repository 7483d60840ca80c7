#pragma once

#include "app/table/face/round_time.h"
#include "core/canvas/art/art.h"

#include <QWidget>

#include <vector>

namespace merlon {

class RoundWords;

/// The name of the game, and smaller that of the board.
class BarTitle final : public QWidget {
    Q_OBJECT

public:
    BarTitle(const canvas::Art &art, QWidget *parent);

    void setNames(const QString &game, const QString &board);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const canvas::Art &m_art;
    QString m_game;
    QString m_board;
};

/// The rounds as circles: those past filled, that of now with a ring. Where there is no room for them, in words.
class RoundStrip final : public QWidget {
    Q_OBJECT

public:
    RoundStrip(const canvas::Art &art, QWidget *parent);

    void setRound(int round, int last, const RoundWords &words);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    /// One for each round, where there are few.
    bool hasCircles() const { return m_last > 0 && m_last <= 10; }
    double widthOfCircles() const;
    const canvas::Art &m_art;
    int m_round = 0;
    int m_last = 1;
    QString m_text; ///< which round it is
};

/// The phases of a round, that of now in the colour of who acts. With little room the others are pictures alone, with
/// less they are not shown.
class PhaseStrip final : public QWidget {
    Q_OBJECT

public:
    PhaseStrip(const canvas::Art &art, QWidget *parent);

    void setTime(RoundTime time);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    /// That of all phases, most of them pictures alone.
    int widthOfPictures() const;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    /// What stands in a cell.
    enum class Parts { Word, Picture, Both };

    bool isNow(std::size_t phase) const { return m_time.now == phase; }
    double widthOfCell(std::size_t phase, Parts parts) const;
    double widthOfGaps() const;
    double widthOfAll(Parts parts) const;
    /// For which there is room in all cells.
    Parts partsShown() const;
    /// What stands in the cell of a phase where most show `shown`: that of now has always a word.
    Parts partsOf(std::size_t phase, Parts shown) const;
    /// The cell of each phase, in the room that there is; empty for one that is not shown.
    std::vector<QRectF> cells() const;
    void paintCell(QPainter &painter, std::size_t phase, const QRectF &cell, Parts parts) const;

    const canvas::Art &m_art;
    RoundTime m_time;
};

} // namespace merlon
