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

bool LogFilter::isHeading(const QModelIndex &index) const
{
    return index.data(ParagraphRole).toInt() != static_cast<int>(Paragraph::Kind::Section);
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

bool LogFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    if (isOpen())
        return true;
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    if (!isHeading(index))
        return matches(index);
    const bool isRound = index.data(ParagraphRole).toInt() == static_cast<int>(Paragraph::Kind::Round);
    for (int below = row + 1; below < sourceModel()->rowCount(parent); ++below) {
        const QModelIndex next = sourceModel()->index(below, 0, parent);
        const int kind = next.data(ParagraphRole).toInt();
        if (kind == static_cast<int>(Paragraph::Kind::Round) || (!isRound && isHeading(next)))
            return false;
        if (!isHeading(next) && matches(next))
            return true;
    }
    return false;
}

} // namespace merlon
