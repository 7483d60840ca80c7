#include "editor/balance/balance_report.h"

#include "app/export/export_file.h"
#include "app/look/lettering.h"
#include "app/look/text_size.h"
#include "app/statistics/chart_plot.h"
#include "app/widgets/rows/list_width.h"
#include "app/words/counting.h"
#include "app/words/language.h"

#include <QCheckBox>
#include <QClipboard>
#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QStandardPaths>
#include <QTableWidget>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr double kPixelsToAPoint = 2;
constexpr int kLeastLetters = 24; ///< of the names of the parts

} // namespace

BalanceReport::BalanceReport(QWidget *parent)
    : QWidget(parent)
    , m_theme(&canvas::Theme::day())
    , m_grid(new QGridLayout(this))
    , m_buttons(new QWidget)
    , m_headline(new QLabel)
    , m_about(new QLabel)
    , m_parts(new QListWidget)
    , m_forms(new QStackedWidget)
    , m_scroll(new QScrollArea)
    , m_plot(new BarPlot)
    , m_table(new QTableWidget)
    , m_asTable(new QCheckBox)
    , m_copy(new QPushButton)
    , m_export(new QPushButton)
{
    build();
    connect(m_parts, &QListWidget::currentRowChanged, this, &BalanceReport::showPart);
    connect(m_asTable, &QCheckBox::toggled, this, &BalanceReport::showPart);
    connect(m_copy, &QPushButton::clicked, this, &BalanceReport::copyTable);
    connect(m_export, &QPushButton::clicked, this, &BalanceReport::askForExport);
    retranslate();
    showNothing({});
}

void BalanceReport::build()
{
    m_headline->setTextFormat(Qt::PlainText);
    m_headline->setWordWrap(true);
    m_headline->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_about->setTextFormat(Qt::PlainText);
    m_about->setWordWrap(true);
    m_parts->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_scroll->setWidget(m_plot);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_forms->addWidget(m_scroll);
    m_forms->addWidget(m_table);
    m_asTable->setChecked(!hasCharts());
    m_asTable->setEnabled(hasCharts());
    auto *buttons = new QHBoxLayout(m_buttons);
    buttons->setContentsMargins(0, 0, 0, 0);
    buttons->addWidget(m_asTable);
    buttons->addWidget(m_copy);
    buttons->addWidget(m_export);
    m_grid->setContentsMargins(0, 0, 0, 0);
    arrange();
    followTextSize(this, [this] {
        m_headline->setFont(titleFont(font(), 1.1));
        fitToNames(*m_parts, kLeastLetters);
        showPart();
    });
}

/// The sentences above everything; buttons and parts beside what is shown, or above it.
void BalanceReport::arrange()
{
    constexpr int kLinesOfParts = 5;
    for (QWidget *part : std::initializer_list<QWidget *> {m_headline, m_buttons, m_about, m_parts, m_forms})
        m_grid->removeWidget(part);
    const int wide = m_isUpright ? 3 : 2;
    m_grid->addWidget(m_headline, 0, 0, 1, wide);
    m_grid->addWidget(m_buttons, m_isUpright ? 2 : 0, m_isUpright ? 0 : 2, 1, m_isUpright ? 3 : 1,
                      Qt::AlignTop);
    m_grid->addWidget(m_about, 1, 0, 1, 3);
    m_grid->addWidget(m_parts, m_isUpright ? 3 : 4, 0, 1, m_isUpright ? 3 : 1,
                      m_isUpright ? Qt::AlignLeft : Qt::Alignment());
    m_grid->addWidget(m_forms, 4, m_isUpright ? 0 : 1, 1, wide);
    m_grid->setRowStretch(4, 1);
    m_grid->setColumnStretch(1, 1);
    m_parts->setMaximumHeight(m_isUpright ? kLinesOfParts * fontMetrics().lineSpacing() : QWIDGETSIZE_MAX);
}

void BalanceReport::setUpright(bool isUpright)
{
    if (isUpright == m_isUpright)
        return;
    m_isUpright = isUpright;
    arrange();
}

void BalanceReport::show(Contents contents, const canvas::Theme &theme)
{
    const int before = m_parts->currentRow();
    m_contents = std::move(contents);
    m_theme = &theme;
    m_headline->setText(m_contents.summary.isEmpty() ? m_contents.headline : m_contents.summary.join(u'\n'));
    m_about->setText(m_contents.lines.join(u'\n'));
    const QSignalBlocker quiet(m_parts);
    m_parts->clear();
    for (const BalancePage &page : m_contents.pages)
        m_parts->addItem(page.name);
    fitToNames(*m_parts, kLeastLetters);
    m_parts->setCurrentRow(before >= 0 && before < m_parts->count() ? before : 0);
    for (QWidget *part : std::initializer_list<QWidget *> {m_parts, m_forms, m_copy, m_export})
        part->setEnabled(!m_contents.pages.empty());
    showPart();
}

void BalanceReport::showNothing(const QString &hint)
{
    show({{}, {hint}, {}, {}, {}}, *m_theme);
}

void BalanceReport::themeChanged(const canvas::Theme &theme)
{
    m_theme = &theme;
    showPart();
}

void BalanceReport::choosePart(int part)
{
    m_parts->setCurrentRow(part);
}

void BalanceReport::showTable(bool wanted)
{
    m_asTable->setChecked(wanted);
}

void BalanceReport::showPart()
{
    const auto row = static_cast<std::size_t>(m_parts->currentRow());
    const BalancePage page = row < m_contents.pages.size() ? m_contents.pages[row] : BalancePage {};
    m_table->clear();
    m_table->setColumnCount(static_cast<int>(page.columns.size()));
    m_table->setRowCount(static_cast<int>(page.cells.size()));
    m_table->setHorizontalHeaderLabels(page.columns);
    m_table->setAccessibleName(page.chart.title);
    for (int line = 0; line < m_table->rowCount(); ++line) {
        const QStringList &cells = page.cells[static_cast<std::size_t>(line)];
        for (int column = 0; column < cells.size(); ++column) {
            auto *item = new QTableWidgetItem(cells[column]);
            item->setTextAlignment(column == 0 ? Qt::AlignLeft | Qt::AlignVCenter
                                               : Qt::AlignRight | Qt::AlignVCenter);
            QFont font = m_table->font();
            font.setBold(page.chart.rows[static_cast<std::size_t>(line)].stressed);
            item->setFont(font);
            m_table->setItem(line, column, item);
        }
    }
    m_table->resizeColumnsToContents();
    m_table->resizeRowsToContents();
    if (!page.chart.rows.empty())
        m_plot->show(page.chart, *m_theme);
    m_scroll->verticalScrollBar()->setValue(0);
    m_forms->setHidden(page.chart.rows.empty());
    m_parts->setHidden(page.chart.rows.empty());
    m_forms->setCurrentIndex(m_asTable->isChecked() ? 1 : 0);
}

/// The whole part with its heading, to be pasted into a spreadsheet.
void BalanceReport::copyTable() const
{
    const auto row = static_cast<std::size_t>(m_parts->currentRow());
    if (row >= m_contents.pages.size())
        return;
    const BalancePage &page = m_contents.pages[row];
    QString text = page.columns.join(u'\t') + u'\n';
    for (const QStringList &cells : page.cells)
        text += cells.join(u'\t') + u'\n';
    QGuiApplication::clipboard()->setText(text);
}

QStringList BalanceReport::forms()
{
    return hasCharts() ? QStringList {u"csv"_s, u"svg"_s, u"png"_s} : QStringList {u"csv"_s};
}

Expected<void> BalanceReport::save(const QString &file) const
{
    const QString form = QFileInfo(file).suffix().toLower();
    if (form == u"csv"_s)
        return writeFile(file, m_contents.csv);
    BarSheet sheet {m_contents.headline, m_contents.summary + m_contents.lines, {}};
    for (const BalancePage &page : m_contents.pages)
        sheet.charts.push_back(page.chart);
    if (hasCharts() && form == u"svg"_s)
        return writeFile(file, svgOf(sheet, *m_theme, font()));
    if (hasCharts() && form == u"png"_s)
        return writeFile(file, pngOf(sheet, *m_theme, font(), kPixelsToAPoint));
    //: Error. %1: the end of a file name, such as “foo”
    return tl::unexpected(ownError(tr("Unsupported file type “.%1”.").arg(form),
                                   /*: After an error. %1: a list such as “PNG, SVG, PDF” */
                                   tr("Supported: %1.").arg(separated(forms())), file.toStdString()));
}

void BalanceReport::askForExport()
{
    QStringList filters;
    for (const QString &form : forms()) {
        const QString name = form == u"csv"_s ? tr("Figures (*.csv)")
            : form == u"svg"_s                ? tr("Drawings (*.svg)")
                                              : tr("Images (*.png)");
        filters << name;
    }
    QString filter;
    const QString folder = personalFolder(QStandardPaths::DocumentsLocation);
    QString file = QFileDialog::getSaveFileName(this, tr("Export the report"), folder + u"/balance"_s,
                                                filters.join(u";;"_s), &filter);
    if (file.isEmpty())
        return;
    if (QFileInfo(file).suffix().isEmpty())
        file += filter.mid(filter.indexOf(u'.')).chopped(1);
    if (const Expected<void> saved = save(file); !saved)
        Q_EMIT exportFailed(saved.error());
    else
        //: Status. %1: a file
        Q_EMIT exported(tr("Exported to %1").arg(QDir::toNativeSeparators(file)));
}

void BalanceReport::retranslate()
{
    m_asTable->setText(tr("Show as &table"));
    m_copy->setText(tr("&Copy"));
    m_copy->setToolTip(tr("Copy the figures of this part"));
    m_export->setText(tr("E&xport…"));
    m_export->setToolTip(tr("Saves the whole report as figures or as an image."));
    m_parts->setAccessibleName(tr("Parts of the report"));
}

void BalanceReport::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace merlon
