#pragma once

#include "app/words/speaker.h"
#include "core/engine/statistics/statistics.h"
#include "core/games/siege/odds/turning_points.h"

#include <QString>
#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;

namespace merlon {

/// The charts of the odds over a game, anywhere and on each wall, from what has been found so far; empty ones if that
/// is nothing.
std::vector<Chart> oddsCharts(const Statistics &statistics,
                              const std::vector<std::optional<siege::BreachOdds>> &odds, const Setup &setup);
/// `Round 3, defense, west wall 2: 12 % → 48 %. What happened.`
QString sentenceOf(const siege::TurningPoint &point, const Statistics &statistics, const Speaker &speaker);

/// The turning points of a game as a list, with what it takes to find them.
class TurningList final : public QWidget {
    Q_OBJECT

public:
    explicit TurningList(QWidget *parent = nullptr);

    /// What is asked for: to find, or to stop. `possible`: odds can be found at all.
    void showState(bool possible, bool running, int done, int all);
    void showPoints(const std::vector<siege::TurningPoint> &points, const Statistics &statistics,
                    const Speaker &speaker);

Q_SIGNALS:
    void startWanted();
    void stopWanted();
    void momentWanted(std::size_t ply);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QLabel *m_title;
    QLabel *m_assumption;
    QListWidget *m_list;
    QProgressBar *m_progress;
    QPushButton *m_start;
    bool m_possible = true;
    bool m_running = false;
};

} // namespace merlon
