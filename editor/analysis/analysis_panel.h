#pragma once

#include "core/games/module.h"
#include "editor/analysis/report_table.h"

#include <QPointer>
#include <QThreadPool>
#include <QTimer>
#include <QWidget>

#include <memory>
#include <vector>

class QBoxLayout;
class QComboBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QSpinBox;

namespace merlon {

class DrawingView;
class ReportOverlay;

/// What can be found out about the board in front: an analysis is chosen, its table is shown here and its marks on the
/// drawing, again after every change. It works in the background, and only while it is seen.
class AnalysisPanel final : public QWidget {
    Q_OBJECT

public:
    explicit AnalysisPanel(QWidget *parent = nullptr);
    ~AnalysisPanel() override;

    /// The drawing of the board that is analysed; null: none. It must say so before it goes.
    void setView(DrawingView *view);
    /// Which analysis is shown, by its key; none if it is unknown or empty.
    void choose(const std::string &analysis);
    QComboBox &choice() { return *m_choice; }
    QComboBox &gameChoice() { return *m_game; }
    ReportTable &table() { return *m_table; }
    /// The box for the answer to a question; null if it is not asked now.
    QSpinBox *answerTo(const std::string &question) const;
    QString summary() const;
    QSize sizeHint() const override;
    /// Whether what is shown is about the board as it is now.
    bool isUpToDate() const { return m_shownRun == m_run && !m_waiting.isActive(); }

Q_SIGNALS:
    /// What the current row is about is selected: somebody wants to see it.
    void shown();
    void comparisonWanted();

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Asked {
        AnalysisQuestion question;
        QSpinBox *box;
    };

    void build();
    void boardChanged();
    void fillGames();
    void fillChoice();
    void ask();
    void refresh();
    void take(unsigned run, const AnalysisReport &report);
    void showReport();
    void showMarks();
    void removeMarks();
    void chooseRow();
    const Game *game() const;
    std::string analysis() const;
    AnalysisAnswers answers() const;
    void retranslate();

    QPointer<DrawingView> m_view;
    std::vector<const Game *> m_games; ///< that the board is meant for, or else all of its family
    std::shared_ptr<const Analyst> m_analyst;
    AnalysisReport m_report;
    std::shared_ptr<const ReportOverlay> m_overlay;
    std::map<std::string, int> m_answers; ///< the last ones, by question
    std::vector<Asked> m_asked;
    unsigned m_run = 0; ///< of what is being computed
    unsigned m_shownRun = 0;

    QBoxLayout *m_layout;
    QComboBox *m_choice;
    QComboBox *m_game;
    QFormLayout *m_form;
    QLabel *m_about;
    QLabel *m_summary;
    ReportTable *m_table;
    QPushButton *m_copy;
    QPushButton *m_compare;
    QTimer m_waiting;   ///< after a change, until the analysis begins
    QThreadPool m_pool; ///< goes first, so that nothing is computed for a panel that is gone
};

} // namespace merlon
