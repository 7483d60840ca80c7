#pragma once

#include "app/look/appearance.h"
#include "app/story/named_chart.h"
#include "app/table/match/table_session.h"
#include "core/base/error.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QDoubleSpinBox;
class QLabel;

namespace merlon {

/// Saves parts of a game as files: its record, its log, the board, charts and their numbers.
class ExportDialog final : public QDialog {
    Q_OBJECT

public:
    enum class Part { TheRecord, TheLog, TheBoard, AChart };
    enum class Form { JsonFile, TextFile, PngFile, SvgFile, CsvFile };

    /// `session` must live as long. What is hidden from those at the screen stays so in log and board.
    ExportDialog(const TableSession &session, std::vector<NamedChart> charts, const Appearance &appearance,
                 QWidget *parent = nullptr);

    /// `chart`: number of the chart, if it is one.
    void choose(Part part, Form form, int chart = 0);
    /// Of the chart with this title; the first if there is none.
    void chooseChart(const QString &title);
    void setTheme(ThemeWish theme);
    void setScale(double scale);
    /// The name that is offered for the file, without a folder.
    QString fileName() const;
    /// Writes what is chosen.
    Expected<void> save(const QString &file) const;

private:
    void build();
    void listForms();
    void askAndSave();
    Part part() const;
    Form form() const;
    const canvas::Theme &theme() const;
    QByteArray contents() const;
    QByteArray boardContents() const;
    QByteArray chartContents() const;

    const TableSession &m_session;
    std::vector<NamedChart> m_charts;
    const Appearance &m_appearance;
    QComboBox *m_part;
    QComboBox *m_chart;
    QComboBox *m_form;
    QComboBox *m_theme;
    QDoubleSpinBox *m_scale;
    QLabel *m_news;
};

} // namespace merlon
