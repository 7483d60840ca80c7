#pragma once

#include "editor/balance/balance_run.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;

namespace merlon {

/// The runs of the session as a list: one is chosen to be shown, or two to be compared.
class BalanceRunList final : public QWidget {
    Q_OBJECT

public:
    explicit BalanceRunList(QWidget *parent = nullptr);

    /// Nothing is chosen by this: see chooseLast.
    void add(BalanceRun run);
    void chooseLast();
    /// Counted from 0: one, or two side by side.
    void choose(const std::vector<int> &runs);
    const std::vector<BalanceRun> &runs() const { return m_runs; }
    /// Those that are chosen, the earliest first. They stay until a run is added or forgotten.
    std::vector<const BalanceRun *> chosen() const;
    /// Whether something of the chosen run is wanted on its board, and which of its `heatTitles`.
    bool isHeatWanted() const;
    void setHeatWanted(bool wanted);
    int heat() const;
    void setHeat(int which);
    /// Whether it can be seen on the board in front, and an image of it can be made.
    void setHeatShown(bool isShown);

Q_SIGNALS:
    void chosenChanged();
    void heatWantedChanged();
    /// An image of the board with what is shown on it.
    void imageWanted();
    /// Somebody wants to have the board or scenario of a run again.
    void subjectWanted(const merlon::BalanceRun &run);

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void fill();
    std::vector<int> chosenRows() const;
    void noteChosen();
    void offerHeat();
    void wantSubject();
    void forgetChosen();
    void retranslate();

    std::vector<BalanceRun> m_runs;
    QLabel *m_title;
    QListWidget *m_list;
    QCheckBox *m_heat;
    QComboBox *m_heatChoice;
    QPushButton *m_image;
    QPushButton *m_again;
    QPushButton *m_forget;
};

} // namespace merlon
