#pragma once

#include "app/story/named_chart.h"
#include "core/canvas/art/theme.h"

#include <QWidget>

class QLabel;
class QStackedWidget;
class QTableView;

namespace merlon {

class ChartPlot;
class ChartTable;

/// One chart as a picture or as a table of the same numbers.
class ChartPage final : public QWidget {
    Q_OBJECT

public:
    explicit ChartPage(QWidget *parent = nullptr);

    void show(const NamedChart &chart, const canvas::Theme &theme);
    void showTable(bool wanted);
    bool showsTable() const { return m_asTable; }
    const NamedChart &chart() const { return m_chart; }
    QTableView &table() { return *m_view; }
    ChartPlot &plot() { return *m_plot; }
    /// Puts what is selected in the table, or all of it, on the clipboard.
    void copy() const;

Q_SIGNALS:
    void columnPicked(int column);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    NamedChart m_chart;
    QStackedWidget *m_forms;
    ChartPlot *m_plot;
    ChartTable *m_table;
    QTableView *m_view;
    QLabel *m_nothing;
    bool m_asTable = false;
};

} // namespace merlon
