#pragma once

#include "editor/balance/balance_run.h"
#include "editor/balance/lever_job.h"

#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QPushButton;
class QTableWidget;

namespace merlon {

/// What single changes would do to a board that has been played: tried in the background when somebody wants it, listed by
/// their effect, and each applied by a button as one step that can be undone.
class LeverList final : public QWidget {
    Q_OBJECT

public:
    explicit LeverList(QWidget *parent = nullptr);

    /// Changes of the board of this run are to be tried; null: of none. What has been tried of another run is forgotten.
    void setRun(const BalanceRun *run);
    /// The document of the run may have changed.
    void follow();
    void start();
    void stop();
    bool isRunning() const { return m_job.isRunning(); }
    /// The one in this row of the list; nothing if the board is not that of the run any more.
    void applyRow(int row);

    QTableWidget &table() { return *m_table; }
    QPushButton &startButton() { return *m_start; }
    QPushButton &applyButton() { return *m_apply; }

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Lever {
        std::size_t change = 0;
        Share wins;
        ShareDifference effect {};
    };
    void build();
    void note(std::size_t change, const Share &wins);
    void fill();
    void fillRow(int row, const Lever &lever);
    QString nameOf(const Lever &lever) const;
    bool isAboutNow() const;
    void showState();
    void retranslate();

    LeverJob m_job;
    std::optional<BalanceRun> m_run;
    std::vector<BoardChange> m_changes; ///< that are tried
    std::vector<Lever> m_levers;        ///< in the order of the list
    QLabel *m_title;
    QTableWidget *m_table;
    QLabel *m_state;
    QPushButton *m_start;
    QPushButton *m_apply;
};

} // namespace merlon
