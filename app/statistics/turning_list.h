#pragma once

#include "app/words/speaker.h"
#include "core/engine/statistics/statistics.h"
#include "core/engine/statistics/turning_points.h"

#include <QString>
#include <QWidget>

#include <string>
#include <vector>

class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;

namespace merlon {

/// The turning points of a game as a list, with what it takes to find them.
class TurningList final : public QWidget {
    Q_OBJECT

public:
    explicit TurningList(QWidget *parent = nullptr);

    /// What is asked for: to find, or to stop. `assumption`: what the odds assume, in a sentence.
    void showState(const QString &assumption, bool running, int done, int all);
    void showPoints(const std::vector<TurningPoint> &points, const std::vector<std::string> &parts,
                    const Statistics &statistics, const Speaker &speaker);

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
    bool m_running = false;
};

} // namespace merlon
