#include "app/games/siege/odds/balance.h"

#include "app/look/lettering.h"
#include "app/words/counting.h"
#include "core/games/siege/reports/foresight/foresight.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

using siege::WallOutlook;

namespace {

class Balance {
    Q_DECLARE_TR_FUNCTIONS(Balance)

public:
    static QString strengths(const WallOutlook &outlook)
    {
        if (outlook.attack == 0)
            //: Strength of the defenders of a wall.
            return tr("Nobody attacks · %1 hold").arg(outlook.hold);
        //: Strengths of both sides on a wall: `6 attack · 5 hold`.
        return tr("%1 attack · %2 hold").arg(outlook.attack).arg(outlook.hold);
    }

    static QString ending(const WallOutlook &outlook)
    {
        const int lead = std::abs(outlook.advantage);
        switch (outlook.end) {
        case WallOutlook::End::NoFight:
            return outlook.attack == 0 ? QString() : tr("No melee will take place here in this assault.");
        case WallOutlook::End::Even:
            return tr("Both are even: nobody wins.");
        case WallOutlook::End::DefendersWin:
            //: Hint at a wall. %1: a number of points of strength
            return tr("The defenders would win by %1.").arg(lead);
        case WallOutlook::End::ShieldsHold:
            //: Hint at a wall. %1: a number of points of strength
            return tr("The defenders would win by %1, but the shields would make up for it.").arg(lead);
        case WallOutlook::End::InvadersWin:
            //: Hint at a wall. %1: a number of points of strength
            return tr("The invaders would win by %1; the wall would hold.").arg(lead);
        case WallOutlook::End::Breach:
            //: Hint at a wall. %1: a number of points of strength
            return tr("The invaders would win by %1: the wall would be breached.").arg(lead);
        }
        return {};
    }

    /// `2 goblins and units of strength 3`
    static QString lost(const siege::Losses &losses, const Speaker &speaker, const char *type)
    {
        NameCounts sure;
        const auto found = std::ranges::find(speaker.vocabulary().types(), type, &ArgumentType::key);
        for (std::size_t unit = 0; unit < siege::kUnitKinds; ++unit) {
            if (losses.sure[unit] > 0 && found != speaker.vocabulary().types().end())
                sure[found->values[unit]] = losses.sure[unit];
        }
        QStringList parts;
        if (!sure.empty())
            parts << counted(sure, speaker);
        if (losses.chosen > 0)
            //: Units that somebody is to choose.
            parts << tr("units with a total strength of %1").arg(losses.chosen);
        return enumerated(parts);
    }

    static QStringList losses(const WallOutlook &outlook, const Speaker &speaker)
    {
        QStringList lines;
        if (!outlook.invaders.none())
            //: Hint at a wall. %1: units, such as “2 goblins”
            lines << tr("The invaders would lose %1.").arg(lost(outlook.invaders, speaker, "invader-unit"));
        if (!outlook.defenders.none())
            lines
                //: Hint at a wall. %1: units, such as “1 soldier”
                << tr("The defenders would lose %1.").arg(lost(outlook.defenders, speaker, "defender-unit"));
        if (outlook.orderWaits)
            lines << tr("The order here is not counted.");
        return lines;
    }
};

canvas::Badge badgeOf(const WallOutlook &outlook)
{
    constexpr int kInvaders = 0;
    constexpr int kDefenders = 1;
    canvas::Badge badge;
    badge.place = outlook.place;
    badge.text = u"%1:%2"_s.arg(outlook.attack).arg(outlook.hold);
    switch (outlook.end) {
    case WallOutlook::End::NoFight:
        badge.seat = outlook.attack == 0 ? kDefenders : -1;
        return badge;
    case WallOutlook::End::Even:
    case WallOutlook::End::ShieldsHold:
        badge.sign = canvas::Badge::Sign::Even;
        return badge;
    case WallOutlook::End::DefendersWin:
        badge.sign = canvas::Badge::Sign::Holds;
        badge.seat = kDefenders;
        return badge;
    case WallOutlook::End::InvadersWin:
        badge.sign = canvas::Badge::Sign::Wins;
        badge.seat = kInvaders;
        return badge;
    case WallOutlook::End::Breach:
        badge.sign = canvas::Badge::Sign::Falls;
        badge.seat = kInvaders;
        return badge;
    }
    return badge;
}

} // namespace

QString balanceOf(const View &view, const Speaker &speaker, int place)
{
    const std::vector<WallOutlook> outlooks = siege::wallOutlooks(view);
    const auto found = std::ranges::find(outlooks, place, &WallOutlook::place);
    if (found == outlooks.end())
        return {};
    QStringList lines {Balance::strengths(*found), Balance::ending(*found)};
    if (found->isFought())
        lines << Balance::losses(*found, speaker);
    lines.removeAll(QString());
    for (QString &line : lines)
        line = richText(line);
    lines.front() = u"<b>%1</b>"_s.arg(lines.front());
    return lines.join(u"<br>"_s);
}

std::vector<canvas::Badge> balanceBadges(const View &view)
{
    std::vector<canvas::Badge> badges;
    for (const WallOutlook &outlook : siege::wallOutlooks(view))
        badges.push_back(badgeOf(outlook));
    return badges;
}

} // namespace merlon
