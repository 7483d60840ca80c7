#pragma once

#include "app/statistics/bar_plot.h"
#include "core/base/error.h"
#include "editor/balance/balance_pages.h"

#include <QWidget>

class QCheckBox;
class QGridLayout;
class QLabel;
class QListWidget;
class QPushButton;
class QScrollArea;
class QStackedWidget;
class QTableWidget;

namespace merlon {

/// What many games say of a board, or how two runs of them differ: part by part, as charts or as tables.
class BalanceReport final : public QWidget {
    Q_OBJECT

public:
    explicit BalanceReport(QWidget *parent = nullptr);

    struct Contents {
        QString headline;
        QStringList lines; ///< about what is shown
        std::vector<BalancePage> pages;
        QByteArray csv;
        QStringList summary; ///< of a run: three sentences instead of the headline
    };
    void show(Contents contents, const canvas::Theme &theme);
    /// Nothing to show; `hint`: what to do.
    void showNothing(const QString &hint);
    void themeChanged(const canvas::Theme &theme);
    /// Its parts lie one below the other, for a narrow panel.
    void setUpright(bool isUpright);
    void choosePart(int part);
    void showTable(bool wanted);

    const Contents &contents() const { return m_contents; }
    QListWidget &parts() { return *m_parts; }
    QTableWidget &table() { return *m_table; }
    QLabel &headline() { return *m_headline; }
    QLabel &about() { return *m_about; }
    /// What files may end with: `csv`, and with charts `svg` and `png`.
    static QStringList forms();
    /// Writes the whole report in the form that the end of the file's name says.
    Expected<void> save(const QString &file) const;

Q_SIGNALS:
    /// The report has been written into a file; `told` says so.
    void exported(const QString &told);
    void exportFailed(const merlon::Error &error);

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void arrange();
    void showPart();
    void copyTable() const;
    void askForExport();
    void retranslate();

    Contents m_contents;
    const canvas::Theme *m_theme;
    bool m_isUpright = false;
    QGridLayout *m_grid;
    QWidget *m_buttons;
    QLabel *m_headline;
    QLabel *m_about;
    QListWidget *m_parts;
    QStackedWidget *m_forms;
    QScrollArea *m_scroll;
    BarPlot *m_plot;
    QTableWidget *m_table;
    QCheckBox *m_asTable;
    QPushButton *m_copy;
    QPushButton *m_export;
};

} // namespace merlon
