#include "app/export/export_file.h"
#include "app/look/appearance.h"
#include "app/words/balance/balance_facts.h"
#include "editor/balance/balance_panel.h"
#include "editor/balance/balance_report.h"
#include "editor/canvas/drawing_view.h"
#include "editor/canvas/heat_overlay.h"
#include "editor/scenario/scenario_map.h"

#include <QCheckBox>
#include <QDir>
#include <QFileDialog>
#include <QListWidget>
#include <QPushButton>
#include <QStandardPaths>

#include <algorithm>
#include <memory>
#include <utility>

using namespace Qt::StringLiterals;

/// The runs that have been played: which of them are shown, what they say, and what they leave on the drawing.
namespace merlon {

void BalancePanel::keep(const SimulationResult &result)
{
    constexpr std::uint32_t kFewest = 2;
    if (result.games >= kFewest) {
        m_next.balance = balanceOf(m_next.setup(), result);
        m_runs.push_back(std::move(m_next));
        Q_EMIT statusMessage(winsOf(m_runs.back()));
    }
    m_next = {};
    fillRuns();
    retranslate();
}

void BalancePanel::fillRuns()
{
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    for (const BalanceRun &run : m_runs) {
        auto *item = new QListWidgetItem(titleOf(run) + u'\n' + winsOf(run));
        item->setToolTip(detailsOf(run));
        m_list->addItem(item);
    }
    m_list->setCurrentRow(m_list->count() - 1);
    showChosen();
}

std::vector<int> BalancePanel::chosen() const
{
    std::vector<int> rows;
    for (const QListWidgetItem *item : m_list->selectedItems())
        rows.push_back(m_list->row(item));
    std::ranges::sort(rows);
    return rows;
}

void BalancePanel::choose(const std::vector<int> &runs)
{
    const QSignalBlocker quiet(m_list);
    m_list->clearSelection();
    for (const int run : runs)
        m_list->item(run)->setSelected(true);
    showChosen();
}

void BalancePanel::showHeat(bool wanted)
{
    m_showHeat->setChecked(wanted);
}

void BalancePanel::showChosen()
{
    const std::vector<int> rows = chosen();
    const auto run = [this](int row) -> const BalanceRun & { return m_runs[static_cast<std::size_t>(row)]; };
    if (rows.size() == 1)
        showOne(run(rows[0]));
    else if (rows.size() == 2)
        showTwo(run(rows[0]), run(rows[1]));
    else
        m_report->showNothing(m_runs.empty()
                                  ? tr("Let computers play, to hear whether it is fair.")
                                  : tr("Choose a run to see what it says, or two to compare them."));
    m_again->setEnabled(rows.size() == 1);
    m_forget->setEnabled(!rows.empty());
    paintHeat();
}

void BalancePanel::showOne(const BalanceRun &run)
{
    const Speaker speaker(run.setup());
    const std::vector<BalanceTable> tables = tablesOf(run.balance, speaker);
    //: A run of games and more about it.
    const QString about = tr("%1 – %2").arg(titleOf(run), detailsOf(run));
    const QByteArray csv = csvOf(tables) + csvOf(factsOf(run.setup(), run.players, run.seed));
    m_report->show({winsOf(run), {about}, pagesOf(tables), csv}, m_appearance.theme());
}

void BalancePanel::showTwo(const BalanceRun &before, const BalanceRun &after)
{
    const std::vector<BalanceTable> first = tablesOf(before.balance, Speaker(before.setup()));
    const std::vector<BalanceTable> second = tablesOf(after.balance, Speaker(after.setup()));
    const std::vector<BalanceComparison> tables =
        compared(first, before.balance.games, second, after.balance.games);
    const QString change = changeBetween(before, after);
    //: Between two runs; %1 is what was done to the board: Move 3 places.
    const QString changed =
        change.isEmpty() ? tr("The board is the same in both.") : tr("Between them: %1.").arg(change);
    const QString otherwise = otherwiseBetween(before, after);
    const QString method =
        tr("▸ larger than chance: 0 lies outside the 95 % interval of the difference (Newcombe’s method on "
           "Wilson’s intervals; for means the same on normal ones). One figure in twenty is so by chance.");
    m_report->show({tr("%1 → %2").arg(titleOf(before), titleOf(after)),
                    {changed + u' ' + (otherwise.isEmpty() ? QString() : otherwise + u' ') + method},
                    pagesOf(tables, titleOf(before), titleOf(after)),
                    csvOf(tables)
                        + csvOf(factsOf(before.setup(), before.players, before.seed),
                                factsOf(after.setup(), after.players, after.seed))},
                   m_appearance.theme());
}

void BalancePanel::setHeat(std::shared_ptr<const HeatMap> heat)
{
    if (m_map)
        m_map->setHeat(heat);
    if (m_view && m_overlay && m_view->overlay() == m_overlay)
        m_view->setOverlay(nullptr);
    m_overlay.reset();
    if (!m_view || !heat)
        return;
    m_overlay = std::make_shared<HeatOverlay>(*heat);
    m_view->setOverlay(m_overlay);
}

void BalancePanel::paintHeat()
{
    setHeat(nullptr);
    const std::vector<int> rows = chosen();
    if (!document() || rows.empty() || !m_showHeat->isChecked())
        return;
    const BalanceRun &run = m_runs[static_cast<std::size_t>(rows.back())];
    if (run.subject.document != document())
        return;
    std::map<std::string, double> heat;
    for (const Balance::Loss &loss : run.balance.losses)
        heat[loss.place] = loss.inGame.value;
    setHeat(std::make_shared<HeatMap>(std::move(heat),
                                      //: The legend of a heat map; %1: the number of a run of games.
                                      tr("Units lost in a game (run %1)").arg(run.number)));
}

void BalancePanel::openAgain()
{
    const std::vector<int> runs = chosen();
    if (runs.empty())
        return;
    const BalanceRun run = m_runs[static_cast<std::size_t>(runs.back())];
    if (run.subject.scenario)
        Q_EMIT scenarioWanted(*run.subject.scenario);
    else
        Q_EMIT boardWanted(run.board());
    if (!run.subject.scenario && m_view && m_view->document().board() == run.board()) {
        m_form->setGame(run.setup().game().key());
        m_form->setOptions(run.setup().options());
    }
    BalanceForm::Players players;
    for (std::size_t seat = 0; seat < run.players.size(); ++seat)
        players[run.setup().seats()[seat].key] = run.players[seat];
    m_form->suggest(players);
}

void BalancePanel::askForExport()
{
    QStringList filters;
    for (const QString &form : BalanceReport::forms()) {
        const QString name = form == u"csv"_s ? tr("Numbers (*.csv)")
            : form == u"svg"_s                ? tr("Drawings (*.svg)")
                                              : tr("Pictures (*.png)");
        filters << name;
    }
    QString filter;
    const QString folder = personalFolder(QStandardPaths::DocumentsLocation);
    QString file = QFileDialog::getSaveFileName(this, tr("Export the report"), folder + u"/balance"_s,
                                                filters.join(u";;"_s), &filter);
    if (file.isEmpty())
        return;
    if (QFileInfo(file).suffix().isEmpty())
        file += filter.mid(filter.indexOf(u'.')).chopped(1);
    if (const Expected<void> saved = m_report->save(file); !saved)
        Q_EMIT errorOccurred(saved.error());
    else
        Q_EMIT statusMessage(tr("Exported as %1").arg(QDir::toNativeSeparators(file)));
}

} // namespace merlon
