#pragma once

#include "app/story/named_chart.h"

#include <QAbstractTableModel>

namespace merlon {

/// The numbers of a chart as a table: a row for each of its columns.
class ChartTable final : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void show(NamedChart chart);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    NamedChart m_chart;
};

} // namespace merlon
