#pragma once

#include "app/look/appearance.h"
#include "app/story/named_chart.h"
#include "app/story/odds_run.h"
#include "app/table/match/table_session.h"
#include "app/words/speaker.h"
#include "core/engine/statistics/statistics.h"
#include "core/engine/statistics/turning_points.h"

#include <QDialog>
#include <QPointer>

#include <memory>

class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;
class QTimer;

namespace merlon {

class ChartPage;
class TurningList;

/// The statistics of a game: its charts, and its turning points. Shows what may be known at the screen, and follows the
/// game.
class StatisticsWindow final : public QDialog {
    Q_OBJECT

public:
    explicit StatisticsWindow(const Appearance &appearance, QWidget *parent = nullptr);
    ~StatisticsWindow() override;

    /// From now on of this game; null: of none.
    void follow(TableSession *session);
    /// How the odds are found, if not as the game says. Must live as long.
    void setOdds(const OddsSource &source);

    /// Shows a chart by its key, and what it is about.
    void showChart(std::string_view key, std::string_view about = {});
    const Statistics &statistics() const { return m_statistics; }
    ChartPage &page() { return *m_page; }
    TurningList &turningList() { return *m_turning; }
    /// All charts that show anything.
    std::vector<NamedChart> charts() const;

Q_SIGNALS:
    /// To the moment at which this question stood.
    void momentWanted(std::size_t ply);
    void exportWanted();

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void build();
    void connectParts();
    void retranslate();
    void refresh();
    void listCharts();
    void listVariants();
    void showCurrent();
    void showOdds();
    void tellOdds();
    void showTurningPoints();
    void readAgain();
    const Chart *current() const;
    const OddsSource *source() const;
    std::string chosenKey() const;

    const Appearance &m_appearance;
    QPointer<TableSession> m_session;
    std::unique_ptr<Speaker> m_speaker;
    Statistics m_statistics;
    SeatSet m_eyes;
    const OddsSource *m_ownSource = nullptr; ///< instead of that of the game
    OddsRun m_run;
    QTimer *m_later; ///< until it is read again

    QListWidget *m_list;
    QLabel *m_title;
    QComboBox *m_variant;
    QPushButton *m_asTable;
    QPushButton *m_copy;
    QPushButton *m_export;
    ChartPage *m_page;
    TurningList *m_turning;
    std::vector<TurningPoint> m_points;
};

} // namespace merlon
