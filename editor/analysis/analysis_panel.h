#pragma once

#include "app/words/board_wordings.h"
#include "core/games/module.h"
#include "editor/analysis/report_table.h"
#include "editor/analysis/usual_numbers.h"

#include <QPointer>
#include <QThreadPool>
#include <QTimer>
#include <QWidget>

#include <memory>
#include <string>
#include <utility>
#include <vector>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace merlon {

class AnalysisForm;
class DrawingView;
struct DocumentChange;
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
    /// What the analysis says of a place becomes current, now or when it is known. Without an analysis it is the first.
    void askAbout(const std::string &place);
    AnalysisForm &form() { return *m_form; }
    ReportTable &table() { return *m_table; }
    QString summary() const;
    QSize sizeHint() const override;
    /// Whether what is shown is about the board as it is now.
    bool isUpToDate() const { return m_shownRun == m_run && !m_waiting.isActive(); }

Q_SIGNALS:
    /// What the current row is about is selected: somebody wants to see it.
    void shown();
    void comparisonWanted();
    /// An image of the board with the marks that are shown.
    void imageWanted();

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    void follow(const DocumentChange &change);
    void refresh();
    void take(unsigned run, const AnalysisReport &report);
    void findUsual();
    void showUsual();
    /// By the rules that are asked, and by the names of the board.
    BoardWordings words() const;
    void showReport();
    void showAskedRow();
    void showMarks();
    void removeMarks();
    QStringList caption() const;
    void chooseRow();
    void retranslate();

    QPointer<DrawingView> m_view;
    AnalysisReport m_report;
    std::string m_asked; ///< the place whose row is to become current; empty: none
    std::shared_ptr<const ReportOverlay> m_overlay;
    unsigned m_run = 0; ///< of what is being computed
    unsigned m_shownRun = 0;

    /// What an analysis finds on the boards that come with Merlon.
    struct Usual {
        const Game *game = nullptr;
        std::string analysis;
        AnalysisAnswers answers;
        std::vector<UsualRange> ranges;

        bool isFor(const Game *other, const std::string &key, const AnalysisAnswers &given) const
        {
            return game == other && analysis == key && answers == given;
        }
    };
    std::vector<Usual> m_usual; ///< what has been found until now

    QBoxLayout *m_layout;
    AnalysisForm *m_form;
    QLabel *m_about;
    QLabel *m_summary;
    QLabel *m_usualText;
    ReportTable *m_table;
    QPushButton *m_copy;
    QPushButton *m_compare;
    QPushButton *m_image;
    QTimer m_waiting;   ///< after a change, until the analysis begins
    QThreadPool m_pool; ///< goes first, so that nothing is computed for a panel that is gone
};

} // namespace merlon
