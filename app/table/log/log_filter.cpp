#include "app/table/log/log_filter.h"

#include "app/table/log/log_model.h"

namespace merlon {

void LogFilter::setWish(Wish wish)
{
    if (wish == m_wish)
        return;
    m_wish = std::move(wish);
    invalidateFilter();
}

void LogFilter::lookAgain()
{
    if (!isOpen())
        invalidateFilter();
}

bool LogFilter::matches(const QModelIndex &index) const
{
    if (m_wish.round >= 0 && index.data(RoundRole).toInt() != m_wish.round)
        return false;
    if (m_wish.fights && !index.data(FightRole).toBool())
        return false;
    if (m_wish.seat != kNobody
        && !SeatSet::fromBits(static_cast<std::uint16_t>(index.data(SeatsRole).toUInt()))
                .contains(m_wish.seat))
        return false;
    if (m_wish.text.isEmpty())
        return true;
    for (const int role :
         {static_cast<int>(TitleRole), static_cast<int>(Qt::DisplayRole), static_cast<int>(RuleRole)}) {
        if (index.data(role).toString().contains(m_wish.text, Qt::CaseInsensitive))
            return true;
    }
    return false;
}

/// Of some acts there is nothing to say to those who may not know more.
bool LogFilter::showsAct(const QModelIndex &index) const
{
    return !index.data(Qt::DisplayRole).toString().isEmpty() && (isOpen() || matches(index));
}

bool LogFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    const LogRowKind kind = logRowKind(index);
    if (kind == LogRowKind::Act)
        return showsAct(index);
    if (isOpen())
        return true;
    for (int below = row + 1; below < sourceModel()->rowCount(parent); ++below) {
        const QModelIndex next = sourceModel()->index(below, 0, parent);
        const LogRowKind nextKind = logRowKind(next);
        if (nextKind <= kind)
            return false;
        if (nextKind == LogRowKind::Act && showsAct(next))
            return true;
    }
    return false;
}

} // namespace merlon
