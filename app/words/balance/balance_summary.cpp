#include "app/words/balance/balance_summary.h"

#include "app/words/balance/balance_words.h"
#include "app/words/counting.h"
#include "app/words/game_words.h"
#include "core/engine/tableau/components.h"
#include "core/games/module.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <vector>

namespace merlon {

namespace {

constexpr int kPercent = 100;
constexpr qsizetype kMostNames = 6;      ///< of what was never used
constexpr qsizetype kMostPlacesTold = 4; ///< where it is decided

/// The words of simulations.
class SummaryWords {
    Q_DECLARE_TR_FUNCTIONS(Simulation)
};

QString roundedPercent(double share)
{
    return QLocale().toString(static_cast<int>(std::lround(kPercent * share)));
}

QString whoWins(const Balance &balance, const Speaker &speaker)
{
    const QString shares = teamShares(balance, speaker);
    if (balance.teams.size() < 2)
        //: Where all play together. %1: how often they win: “Red, Blue 52% (45%–59%)”
        return SummaryWords::tr("Games won: %1.").arg(shares);
    const bool isOneSided = std::ranges::any_of(
        balance.teams, [&](const Balance::Team &team) { return leaningOf(balance, team) != Leaning::None; });
    if (isOneSided)
        //: %1: who wins how often: “Red 30% (24%–37%); Blue 70% (63%–76%)”
        return SummaryWords::tr("One-sided: %1.").arg(shares);
    //: %1: who wins how often: “Red 52% (45%–59%); Blue 48% (41%–55%)”
    return SummaryWords::tr("No side is clearly stronger: %1.").arg(shares);
}

/// The fewest places that have half of what was taken, if they are not too many.
QString whereTaken(const Balance &balance, const Speaker &speaker)
{
    std::uint64_t all = 0;
    for (const Balance::AtPlace &capture : balance.captures)
        all += capture.times;
    QStringList places;
    std::uint64_t taken = 0;
    for (const Balance::AtPlace &capture : balance.captures) {
        if (2 * taken >= all || places.size() == kMostPlacesTold)
            break;
        places << speaker.name(capture.place);
        taken += capture.times;
    }
    //: Where a board is decided. %1: “Breaches”, %2: a number, %3: places: “west wall 4 and west wall 5”
    return SummaryWords::tr("%1: %2% at %3.")
        .arg(captureTitle(speaker), roundedPercent(static_cast<double>(taken) / static_cast<double>(all)),
             enumerated(places));
}

/// How games ended most often, where nothing was taken.
QString howEnded(const Balance &balance, const Speaker &speaker)
{
    if (balance.endings.empty())
        return {};
    const Balance::Ending &ending = balance.endings.front();
    //: %1: a number, %2: how games ended, a sentence or a name
    return SummaryWords::tr("Most frequent ending (%1%): %2")
        .arg(roundedPercent(static_cast<double>(ending.games) / balance.games), endingTitle(ending, speaker));
}

QString neverUsed(const Balance &balance, const Speaker &speaker)
{
    QStringList names;
    for (const Balance::Usage &usage : balance.usage) {
        for (const auto &[value, tally] : usage.tallies) {
            const QString name = speaker.name(usage.type, value);
            if (tally.times == 0 && !names.contains(name))
                names << name;
        }
    }
    if (names.isEmpty())
        return balance.usage.empty() ? QString() : SummaryWords::tr("Everything was used at least once.");
    if (names.size() <= kMostNames)
        //: %1: cards and actions: “pole and bay window”
        return SummaryWords::tr("Never used: %1.").arg(enumerated(names));
    //: %1: cards and actions, separated by commas; %n: how many others there are
    return SummaryWords::tr("Never used: %1 and %n more.", nullptr,
                            static_cast<int>(names.size() - kMostNames))
        .arg(separated(names.first(kMostNames)));
}

} // namespace

QString captureTitle(const Speaker &speaker)
{
    const QString own = speaker.sayIfWorded({"word.chart.captures", {}});
    return own.isEmpty() ? SummaryWords::tr("Places taken") : own;
}

QString teamShares(const Balance &balance, const Speaker &speaker)
{
    std::vector<double> shares;
    for (const Balance::Team &team : balance.teams)
        shares.push_back(team.share.value);
    const std::vector<int> parts = roundedParts(shares, kPercent);
    QStringList teams;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const Balance::Team &team = balance.teams[i];
        //: Who wins which share of the games. %1: a role, %2: a number, %3 and %4: what it lies between
        teams << SummaryWords::tr("%1 %2% (%3%–%4%)")
                     .arg(teamTitle(team, speaker), QLocale().toString(parts[i]),
                          roundedPercent(team.share.low), roundedPercent(team.share.high));
    }
    return listed(teams);
}

QStringList summaryOf(const Balance &balance, const Speaker &speaker)
{
    QStringList sentences {whoWins(balance, speaker),
                           balance.captures.empty() ? howEnded(balance, speaker)
                                                    : whereTaken(balance, speaker),
                           neverUsed(balance, speaker)};
    sentences.removeAll(QString());
    return sentences;
}

int teamOfPiece(const Setup &setup, const std::string &key)
{
    const auto seat = std::ranges::find(setup.seats(), key, &SeatInfo::key);
    if (seat != setup.seats().end())
        return seat->team;
    const std::vector<Component> box = componentsOf(setup);
    const auto piece = std::ranges::find_if(box, [&](const Component &component) { // and no trap of that name
        return component.key == key && component.owner < setup.seats().size()
            && (component.role == ComponentRole::Unit || component.role == ComponentRole::Hero
                || component.role == ComponentRole::Die);
    });
    return piece == box.end() ? -1 : setup.seats()[piece->owner].team;
}

} // namespace merlon
