#include "app/words/balance/shipped_range.h"

#include "app/words/balance/balance_words.h"
#include "app/words/counting.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace merlon {

namespace {

/// The words of simulations.
class ShippedWords {
    Q_DECLARE_TR_FUNCTIONS(Simulation)
};

QString wholePercent(double share)
{
    return QLocale().toString(static_cast<int>(std::lround(100 * share)));
}

} // namespace

void add(ShippedRange &range, const Balance &balance)
{
    ++range.boards;
    range.teams.resize(std::max(range.teams.size(), balance.teams.size()));
    for (std::size_t i = 0; i < balance.teams.size(); ++i) {
        ShippedRange::Team &team = range.teams[i];
        team.low = std::min(team.low, balance.teams[i].share.value);
        team.high = std::max(team.high, balance.teams[i].share.value);
    }
}

bool isOutside(const ShippedRange &range, const Balance &balance)
{
    for (std::size_t i = 0; i < std::min(range.teams.size(), balance.teams.size()); ++i) {
        const Share &share = balance.teams[i].share;
        if (share.low > range.teams[i].high || share.high < range.teams[i].low)
            return true;
    }
    return false;
}

QString sentenceOf(const ShippedRange &range, const Balance &balance, const Speaker &speaker)
{
    if (range.boards == 0 || range.teams.size() != balance.teams.size())
        return {};
    const std::size_t told = range.teams.size() == 2 ? 1 : range.teams.size(); // the other has the rest
    QStringList teams;
    for (std::size_t i = 0; i < told; ++i)
        //: How often a team wins on several boards. %1: a role, %2 and %3: the lowest and the highest number
        teams << ShippedWords::tr("%1 %2%–%3%")
                     .arg(teamTitle(balance.teams[i], speaker), wholePercent(range.teams[i].low),
                          wholePercent(range.teams[i].high));
    if (isOutside(range, balance))
        //: %1: who wins how often on them: “Invader 45%–56%”
        return ShippedWords::tr("Outside the range of the boards that come with Merlon: %1.")
            .arg(listed(teams));
    //: %1: who wins how often on them: “Invader 45%–56%”
    return ShippedWords::tr("Boards that come with Merlon: %1.").arg(listed(teams));
}

} // namespace merlon
