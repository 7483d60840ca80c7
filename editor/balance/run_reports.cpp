#include "editor/balance/run_reports.h"

#include "app/words/balance/balance_facts.h"

#include <QCoreApplication>

#include <map>
#include <string>
#include <utility>

namespace merlon {

namespace {

/// The sentences of reports about runs.
class RunReports {
    Q_DECLARE_TR_FUNCTIONS(RunReports)
};

/// What was changed between two runs: on the board, and besides.
QString changesBetween(const BalanceRun &before, const BalanceRun &after)
{
    const QString change = changeBetween(before, after);
    //: Between two runs; %1 is what was done to the board: Move 3 places.
    const QString changed = change.isEmpty()
        ? RunReports::tr("The board is the same in both.")
        : /*: Between two balance tests. %1: a list of settings */ RunReports::tr("Differences: %1.")
              .arg(change);
    const QString otherwise = otherwiseBetween(before, after);
    return otherwise.isEmpty() ? changed : changed + u' ' + otherwise;
}

} // namespace

BalanceReport::Contents reportOf(const BalanceRun &run)
{
    const std::vector<BalanceTable> tables = tablesOf(run.balance, Speaker(run.setup()));
    //: A run of games and more about it.
    const QString about = RunReports::tr("%1 – %2").arg(titleOf(run), detailsOf(run));
    const QByteArray csv = csvOf(tables) + csvOf(factsOf(run.setup(), run.players, run.seed));
    return {winsOf(run), {about}, pagesOf(tables), csv};
}

BalanceReport::Contents reportOf(const BalanceRun &before, const BalanceRun &after)
{
    const std::vector<BalanceTable> first = tablesOf(before.balance, Speaker(before.setup()));
    const std::vector<BalanceTable> second = tablesOf(after.balance, Speaker(after.setup()));
    const std::vector<BalanceComparison> tables =
        compared(first, before.balance.games, second, after.balance.games);
    const QString method =
        RunReports::tr("▸ significant: the 95% interval of the difference does not contain 0 (Newcombe’s "
                       "method on Wilson’s intervals; for means, the same on normal intervals). About one "
                       "figure in twenty is significant by chance.");
    const QByteArray facts = csvOf(factsOf(before.setup(), before.players, before.seed),
                                   factsOf(after.setup(), after.players, after.seed));
    //: A setting of two balance tests. %1: in the first, %2: in the second
    return {RunReports::tr("%1 → %2").arg(titleOf(before), titleOf(after)),
            {changesBetween(before, after) + u' ' + method},
            pagesOf(tables, titleOf(before), titleOf(after)),
            csvOf(tables) + facts};
}

HeatMap lossesOf(const BalanceRun &run)
{
    std::map<std::string, double> heat;
    for (const Balance::Loss &loss : run.balance.losses)
        heat[loss.place] = loss.inGame.value;
    if (const int steps = stepsSince(run); steps > 0)
        return HeatMap(
            std::move(heat),
            //: The legend of a heat map that is out of date. %1: the number of a run of games; %n: how many
            //: steps of editing have followed.
            RunReports::tr("Units lost per game (run %1), before %n change(s)", nullptr, steps)
                .arg(run.number),
            HeatAge::Outdated);
    //: The legend of a heat map; %1: the number of a run of games.
    return HeatMap(std::move(heat), RunReports::tr("Units lost per game (run %1)").arg(run.number));
}

} // namespace merlon
