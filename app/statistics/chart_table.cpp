#include "app/statistics/chart_table.h"

namespace merlon {

void ChartTable::show(NamedChart chart)
{
    beginResetModel();
    m_chart = std::move(chart);
    endResetModel();
}

int ChartTable::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_chart.columns.size());
}

int ChartTable::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_chart.series.size()) + 1;
}

QVariant ChartTable::data(const QModelIndex &index, int role) const
{
    if (role == Qt::TextAlignmentRole && index.column() > 0)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    if (index.column() == 0)
        return m_chart.columns[index.row()];
    const NamedSeries &series = m_chart.series[static_cast<std::size_t>(index.column()) - 1];
    return shownNumber(series.values[static_cast<std::size_t>(index.row())]);
}

QVariant ChartTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == 0 ? m_chart.corner : m_chart.series[static_cast<std::size_t>(section) - 1].name;
}

} // namespace merlon
