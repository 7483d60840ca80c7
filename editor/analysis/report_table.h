#pragma once

#include "core/board/analysis/report.h"

#include <QTableWidget>

namespace merlon {

/// A report as a table: sorted by a click on a head, copied as text with Ctrl+C.
class ReportTable final : public QTableWidget {
    Q_OBJECT

public:
    explicit ReportTable(QWidget *parent = nullptr);

    /// The row that was current stays so, if it is still there; otherwise the first is.
    void setReport(const std::vector<Text> &columns, const std::vector<ReportRow> &rows,
                   const Wordings &wordings);
    /// The current row, by its number in the report; none if there is none.
    std::optional<std::size_t> currentReportRow() const;
    void setCurrentReportRow(std::size_t reportRow);
    /// Everything, as it is sorted now: columns apart by tabs, for spreadsheets and mails.
    QString text() const;
    void copy() const;

Q_SIGNALS:
    /// Another row is current.
    void rowChanged();
    /// Somebody wants to see what a row is about.
    void rowChosen();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void setCell(int row, int column, const QString &text, std::optional<std::int64_t> rank,
                 std::size_t reportRow);
    bool m_isFilling = false;
};

} // namespace merlon
