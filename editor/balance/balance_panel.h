#pragma once

#include "editor/balance/balance_form.h"
#include "editor/balance/balance_job.h"
#include "editor/balance/balance_run.h"
#include "editor/balance/heat_display.h"
#include "editor/balance/kept_run.h"
#include "editor/balance/shipped_job.h"

#include <QPointer>
#include <QWidget>

#include <filesystem>
#include <vector>

class QBoxLayout;
class QProgressBar;
class QPushButton;
class QScrollArea;

namespace merlon {

class Appearance;
class BalanceReport;
class BalanceRunList;
class DrawingView;
class KeptOffer;
class LeverList;
class ScenarioDocument;
class ScenarioMap;

/// Whether a board or scenario is fair: lets computers play it many times, shows one of the runs or compares two, and
/// paints the losses on the drawing while it is seen. What is chosen in the form is kept for each document.
class BalancePanel final : public QWidget {
    Q_OBJECT

public:
    /// `appearance` must live longer.
    explicit BalancePanel(const Appearance &appearance, QWidget *parent = nullptr);

    /// The board in front.
    void show(DrawingView &view);
    /// The scenario in front.
    void show(ScenarioMap &map);
    /// Losses lie on the drawing only while the panel can be looked at.
    void setSeen(bool seen);
    /// Its parts lie one below the other, for a narrow dock at a side.
    void setUpright(bool isUpright);
    /// Nothing is in front.
    void showNothing();
    /// Plays the subject as the form says, or asks first whether to go on with what has been played of it before; nothing while
    /// other games are running.
    void begin(BalanceSubject subject);
    void stop();
    bool isRunning() const { return m_job.isRunning(); }

    BalanceForm &form() { return *m_form; }
    BalanceRunList &runList() { return *m_runs; }
    BalanceReport &report() { return *m_report; }
    LeverList &levers() { return *m_levers; }
    QPushButton &startButton() { return *m_start; }
    KeptOffer &keptOffer() { return *m_offer; }

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
    void arrange();
    QWidget *buildLeft();
    Memory *memoryOf(const OpenDocument &document);
    void enter(OpenDocument &document);
    void leave();
    void showScenarioInForm(const ScenarioDocument &document);
    void startOrStop();
    void connectOffer();
    void play(BalanceSubject subject, SimulationSettings settings, const KeptRun &kept,
              SimulationResult played);
    void showProgress(int played, int wanted);
    void keep(const SimulationResult &result);
    void showChosen();
    void paintHeat();
    void openAgain(const BalanceRun &run);
    void retranslate();

    const Appearance &m_appearance;
    HeatDisplay m_heat; ///< the losses, on the drawing in front
    bool m_isSeen = false;
    std::vector<Memory> m_memories;   ///< of documents that have been in front
    BalanceForm::Players m_suggested; ///< by the scenario in front
    BalanceJob m_job;
    ShippedJob m_shipped;              ///< what runs are held against
    BalanceRun m_next;                 ///< what is being played
    std::filesystem::path m_continued; ///< what is to go on, of which file; empty: nothing
    bool m_isUpright = false;
    QScrollArea *m_scroll;     ///< around everything
    QScrollArea *m_formScroll; ///< around the form
    QBoxLayout *m_parts;
    BalanceForm *m_form;
    KeptOffer *m_offer;
    QPushButton *m_start;
    QProgressBar *m_progress;
    BalanceRunList *m_runs;
    BalanceReport *m_report;
    LeverList *m_levers;
};

} // namespace merlon
