#include "app/words/balance/balance_without.h"

#include <QCoreApplication>

namespace merlon {

namespace {

BalanceTable emptyTableFor(const Balance::Team &team, const Speaker &speaker)
{
    using Form = BalanceTable::Form;
    return {"without",
            /*: Title of a table. %1: roles, separated by commas */
            QCoreApplication::translate("Simulation", "Games won without one thing: %1")
                .arg(teamTitle(team, speaker)),
            {/*: Column of a table: what the games were played without */
             QCoreApplication::translate("Simulation", "Without"),
             QCoreApplication::translate("Simulation", "Share"),
             /*: Column of a table: of two shares */
             QCoreApplication::translate("Simulation", "Difference"),
             QCoreApplication::translate("Simulation", "At least"),
             QCoreApplication::translate("Simulation", "At most")},
            {Form::Share, Form::Share, Form::Share, Form::Share},
            0,
            {}};
}

} // namespace

std::vector<BalanceTable> tablesOf(const BalanceWithout &balance, const Speaker &speaker)
{
    std::vector<BalanceTable> tables;
    for (std::size_t team = 0; team < balance.whole.teams.size(); ++team) {
        const Share &whole = balance.whole.teams[team].share;
        BalanceTable table = emptyTableFor(balance.whole.teams[team], speaker);
        //: In a table of games that are played without one thing: those in which nothing is missing
        const QString nothing = QCoreApplication::translate("Simulation", "nothing");
        table.rows.push_back({nothing, {whole.value, 0, 0, 0}, whole});
        for (const auto &[key, games] : balance.without) {
            const Share &share = games.teams[team].share;
            const ShareDifference difference = differenceOf(whole, share);
            table.rows.push_back({QString::fromStdString(key),
                                  {share.value, difference.value, difference.low, difference.high},
                                  share});
        }
        tables.push_back(std::move(table));
    }
    return tables;
}

} // namespace merlon
