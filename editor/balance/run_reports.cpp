#include "editor/balance/run_reports.h"

#include "app/words/balance/balance_facts.h"
#include "app/words/balance/balance_summary.h"

#include <QCoreApplication>

#include <map>
#include <string>
#include <utility>
#include <vector>

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
        ? RunReports::tr("The board is the same in both runs.")
        : /*: Between two balance tests. %1: a list of settings */ RunReports::tr("Differences: %1.")
              .arg(change);
    const QString otherwise = otherwiseBetween(before, after);
    return otherwise.isEmpty() ? changed : changed + u' ' + otherwise;
}

/// In whole percent of all captures, which add up to 100.
std::map<std::string, double> capturesIn(const BalanceRun &run)
{
    constexpr int kPercentOfAll = 100;
    double all = 0;
    for (const Balance::AtPlace &capture : run.balance.captures)
        all += static_cast<double>(capture.times);
    std::vector<double> shares;
    for (const Balance::AtPlace &capture : run.balance.captures)
        shares.push_back(static_cast<double>(capture.times) / all);
    const std::vector<int> parts = roundedParts(shares, kPercentOfAll);
    std::map<std::string, double> heat;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (parts[i] > 0)
            heat[run.balance.captures[i].place] = parts[i];
    }
    return heat;
}

/// Units of a team per game.
std::map<std::string, double> lossesIn(const BalanceRun &run, int team)
{
    std::map<std::string, int> teams; // of kinds
    std::map<std::string, double> heat;
    for (const Balance::AtPlace &loss : run.balance.losses) {
        for (const auto &[kind, inGame] : loss.kinds) {
            if (!teams.contains(kind))
                teams[kind] = teamOfPiece(run.setup(), kind);
            if (teams[kind] == team)
                heat[loss.place] += inGame;
        }
    }
    return heat;
}

} // namespace

BalanceReport::Contents reportOf(const BalanceRun &run, const ShippedRange *shipped)
{
    const Speaker speaker(run.setup());
    const std::vector<BalanceTable> tables = tablesOf(run.balance, speaker);
    //: A run of games and more about it.
    const QString about = RunReports::tr("%1 – %2").arg(titleOf(run), detailsOf(run));
    const QByteArray csv = csvOf(tables) + csvOf(factsOf(run.setup(), run.players, run.seed));
    QStringList summary = summaryOf(run.balance, speaker);
    QStringList lines {about};
    const QString usual = shipped ? sentenceOf(*shipped, run.balance, speaker) : QString();
    if (!usual.isEmpty()) {
        summary.insert(1, usual);
        lines << RunReports::tr(
            "Gray bands: the boards that come with Merlon, with the same players, options "
            "and number of games.");
    }
    if (run.subject.start)
        lines << RunReports::tr(
            "Scenarios begin from a position of their own, so they are not compared with the "
            "boards that come with Merlon.");
    return {winsOf(run), lines, pagesOf(tables, shipped), csv, summary};
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
            csvOf(tables) + facts,
            {}};
}

QStringList heatTitles(const BalanceRun &run)
{
    const Speaker speaker(run.setup());
    QStringList titles {captureTitle(speaker)};
    for (const Balance::Team &team : run.balance.teams)
        //: Kind of heat map: units lost. %1: the role that lost them
        titles << RunReports::tr("Losses: %1").arg(teamTitle(team, speaker));
    return titles;
}

HeatMap heatOf(const BalanceRun &run, int which)
{
    const QStringList titles = heatTitles(run);
    const bool showsLosses = which > 0 && which < titles.size();
    std::map<std::string, double> heat = showsLosses ? lossesIn(run, which - 1) : capturesIn(run);
    const QString what = titles[showsLosses ? which : 0];
    QString title = showsLosses
        ? /*: Legend of a heat map. %1: what was lost, %2: the number of a balance test */
        RunReports::tr("%1 per game (run %2)").arg(what).arg(run.number)
        : /*: Legend of a heat map. %1: “Breaches”, %2: the number of a balance test */
        RunReports::tr("%1 in % of the total (run %2)").arg(what).arg(run.number);
    if (heat.empty())
        //: Legend of a heat map in which there is nothing. %1: what is not there
        title = RunReports::tr("%1: none").arg(title);
    const int steps = stepsSince(run);
    if (steps > 0)
        //: Legend of a heat map that is out of date. %1: what it shows, %n: how many steps of editing have followed
        title = RunReports::tr("%1, before %n change(s)", nullptr, steps).arg(title);
    HeatMap map(std::move(heat), title, steps > 0 ? HeatAge::Outdated : HeatAge::Current);
    map.setSentences(summaryOf(run.balance, Speaker(run.setup())) << detailsOf(run));
    return map;
}

} // namespace merlon
