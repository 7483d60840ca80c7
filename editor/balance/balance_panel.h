#pragma once

#include "editor/balance/balance_form.h"
#include "editor/balance/balance_job.h"
#include "editor/balance/balance_run.h"

#include <QPointer>
#include <QWidget>

#include <vector>

class QCheckBox;
class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;

namespace merlon {

class Appearance;
class BalanceReport;
class DrawingView;
class HeatMap;
class ScenarioMap;

/// Whether a board or scenario is fair: lets computers play it many times, keeps the runs of the session, shows one of
/// them or compares two, and paints the losses on the drawing. What is chosen in the form is kept for each document.
class BalancePanel final : public QWidget {
    Q_OBJECT

public:
    /// `appearance` must live longer.
    explicit BalancePanel(const Appearance &appearance, QWidget *parent = nullptr);
    ~BalancePanel() override;

    /// The board in front.
    void show(DrawingView &view);
    /// The scenario in front.
    void show(ScenarioMap &map);
    /// Nothing is in front.
    void showNothing();
    /// Plays the subject as the form says; nothing while other games are running.
    void begin(BalanceSubject subject);
    void stop();
    bool isRunning() const { return m_job.isRunning(); }
    /// Shows these runs, counted from 0: one, or two side by side.
    void choose(const std::vector<int> &runs);
    void showHeat(bool wanted);

    BalanceForm &form() { return *m_form; }
    BalanceReport &report() { return *m_report; }
    QPushButton &startButton() { return *m_start; }
    const std::vector<BalanceRun> &runs() const { return m_runs; }

Q_SIGNALS:
    void startWanted();
    /// Somebody wants to see the board of a run again.
    void boardWanted(const merlon::Board &board);
    /// The same of a scenario.
    void scenarioWanted(const merlon::Scenario &scenario);
    /// Something for the status line.
    void statusMessage(const QString &text);
    void errorOccurred(const merlon::Error &error);

protected:
    void changeEvent(QEvent *event) override;

private:
    /// What has been chosen for a document.
    struct Memory {
        QPointer<OpenDocument> document;
        BalanceForm::Memory form;
    };

    void build();
    QWidget *buildLeft();
    QWidget *buildRuns();
    OpenDocument *document() const;
    Memory *memoryOf(const OpenDocument &document);
    void enter(const OpenDocument &document);
    void leave();
    void showScenarioInForm();
    void setHeat(std::shared_ptr<const HeatMap> heat);
    void openAgain();
    void startOrStop();
    void showProgress(int played, int wanted);
    void keep(const SimulationResult &result);
    void fillRuns();
    std::vector<int> chosen() const;
    void showChosen();
    void showOne(const BalanceRun &run);
    void showTwo(const BalanceRun &before, const BalanceRun &after);
    void paintHeat();
    void askForExport();
    void retranslate();

    const Appearance &m_appearance;
    QPointer<DrawingView> m_view; ///< of the two that is in front, the other is null
    QPointer<ScenarioMap> m_map;
    std::vector<Memory> m_memories;   ///< of documents that have been in front
    BalanceForm::Players m_suggested; ///< by the scenario in front
    BalanceJob m_job;
    BalanceRun m_next; ///< what is being played
    std::vector<BalanceRun> m_runs;
    std::shared_ptr<const class Overlay> m_overlay; ///< the losses, on m_view
    BalanceForm *m_form;
    QPushButton *m_start;
    QProgressBar *m_progress;
    QLabel *m_runsTitle;
    QListWidget *m_list;
    QPushButton *m_again;
    QPushButton *m_forget;
    QCheckBox *m_showHeat;
    BalanceReport *m_report;
};

} // namespace merlon
