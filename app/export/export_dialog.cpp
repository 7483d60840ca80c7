#include "app/export/export_dialog.h"

#include "app/export/board_image.h"
#include "app/export/export_file.h"
#include "app/export/log_text.h"
#include "app/games/faces.h"
#include "app/statistics/chart_plot.h"
#include "app/words/game_words.h"
#include "app/words/language.h"
#include "app/words/resources.h"
#include "core/engine/records/record.h"
#include "core/games/module.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QStandardPaths>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr QSize kChart {960, 540}; ///< points

QString endingOf(ExportDialog::Form form)
{
    switch (form) {
    case ExportDialog::Form::JsonFile:
        return u"json"_s;
    case ExportDialog::Form::TextFile:
        return u"txt"_s;
    case ExportDialog::Form::PngFile:
        return u"png"_s;
    case ExportDialog::Form::SvgFile:
        return u"svg"_s;
    case ExportDialog::Form::CsvFile:
        break;
    }
    return u"csv"_s;
}

/// A name for a file out of a title: small letters, digits and dashes.
QString plainName(const QString &title)
{
    QString name;
    for (const QChar letter : title.toLower()) {
        if (letter.isLetterOrNumber())
            name += letter;
        else if (!name.isEmpty() && !name.endsWith(u'-'))
            name += u'-';
    }
    return name.endsWith(u'-') ? name.chopped(1) : name;
}

void addValue(QComboBox *box, const QString &text, int value)
{
    box->addItem(text, value);
}

void chooseValue(QComboBox *box, int value)
{
    box->setCurrentIndex(std::max(0, box->findData(value)));
}

} // namespace

ExportDialog::ExportDialog(const TableSession &session, std::vector<NamedChart> charts,
                           const Appearance &appearance, QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_charts(std::move(charts))
    , m_appearance(appearance)
    , m_part(new QComboBox)
    , m_chart(new QComboBox)
    , m_form(new QComboBox)
    , m_theme(new QComboBox)
    , m_scale(new QDoubleSpinBox)
    , m_news(new QLabel)
{
    setWindowTitle(tr("Export"));
    addValue(m_part, tr("Saved game"), static_cast<int>(Part::TheRecord));
    addValue(m_part, tr("Log"), static_cast<int>(Part::TheLog));
    addValue(m_part, tr("Board as it is now"), static_cast<int>(Part::TheBoard));
    if (!m_charts.empty())
        addValue(m_part, tr("Chart"), static_cast<int>(Part::AChart));
    for (const NamedChart &chart : m_charts)
        m_chart->addItem(chart.title);
    addValue(m_theme, tr("Same as the window"), static_cast<int>(ThemeWish::System));
    addValue(m_theme, tr("Day"), static_cast<int>(ThemeWish::Day));
    addValue(m_theme, tr("Night"), static_cast<int>(ThemeWish::Night));
    m_scale->setRange(0.5, 6);
    m_scale->setSingleStep(0.5);
    m_scale->setValue(2);
    m_scale->setDecimals(1);
    //: A factor: 2 ×.
    m_scale->setSuffix(tr(" ×"));
    build();
    listForms();
}

void ExportDialog::build()
{
    auto *column = new QFormLayout(this);
    column->addRow(tr("&Content:"), m_part);
    column->addRow(tr("C&hart:"), m_chart);
    column->addRow(tr("&Format:"), m_form);
    column->addRow(tr("&Colors:"), m_theme);
    column->addRow(tr("&Size:"), m_scale);
    m_news->setWordWrap(true);
    m_news->setMinimumHeight(3 * fontMetrics().lineSpacing());
    column->addRow(m_news);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton *save = buttons->addButton(tr("&Save…"), QDialogButtonBox::ActionRole);
    save->setProperty("primary", true);
    save->setDefault(true);
    column->addRow(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(save, &QPushButton::clicked, this, &ExportDialog::askAndSave);
    connect(m_part, &QComboBox::currentIndexChanged, this, &ExportDialog::listForms);
    connect(m_form, &QComboBox::currentIndexChanged, this, [this] {
        const bool isPicture = form() == Form::PngFile || form() == Form::SvgFile;
        m_theme->setEnabled(isPicture);
        m_scale->setEnabled(form() == Form::PngFile);
    });
    setMinimumWidth(70 * fontMetrics().averageCharWidth());
}

void ExportDialog::listForms()
{
    m_form->clear();
    const bool isPicture = part() == Part::TheBoard || (part() == Part::AChart && hasCharts());
    if (part() == Part::TheRecord)
        addValue(m_form, tr("Saved game (JSON)"), static_cast<int>(Form::JsonFile));
    if (part() == Part::TheLog)
        addValue(m_form, tr("Text"), static_cast<int>(Form::TextFile));
    if (isPicture) {
        addValue(m_form, tr("Image (PNG)"), static_cast<int>(Form::PngFile));
        addValue(m_form, tr("Drawing (SVG)"), static_cast<int>(Form::SvgFile));
    }
    if (part() == Part::AChart)
        addValue(m_form, tr("Figures (CSV)"), static_cast<int>(Form::CsvFile));
    m_chart->setEnabled(part() == Part::AChart);
    m_news->clear();
    m_news->setTextInteractionFlags(Qt::NoTextInteraction); // nothing to reach with Tab
}

ExportDialog::Part ExportDialog::part() const
{
    return static_cast<Part>(m_part->currentData().toInt());
}

ExportDialog::Form ExportDialog::form() const
{
    return static_cast<Form>(m_form->currentData().toInt());
}

void ExportDialog::choose(Part part, Form form, int chart)
{
    chooseValue(m_part, static_cast<int>(part));
    chooseValue(m_form, static_cast<int>(form));
    m_chart->setCurrentIndex(chart);
}

void ExportDialog::chooseChart(const QString &title)
{
    choose(Part::AChart, hasCharts() ? Form::PngFile : Form::CsvFile, std::max(0, m_chart->findText(title)));
}

void ExportDialog::setTheme(ThemeWish theme)
{
    chooseValue(m_theme, static_cast<int>(theme));
}

void ExportDialog::setScale(double scale)
{
    m_scale->setValue(scale);
}

const canvas::Theme &ExportDialog::theme() const
{
    switch (static_cast<ThemeWish>(m_theme->currentData().toInt())) {
    case ThemeWish::Day:
        return canvas::Theme::day();
    case ThemeWish::Night:
        return canvas::Theme::night();
    case ThemeWish::System:
        break;
    }
    return m_appearance.theme();
}

QString ExportDialog::fileName() const
{
    const QString name = part() == Part::AChart && m_chart->currentIndex() >= 0 ? m_chart->currentText()
                                                                                : m_part->currentText();
    return u"merlon-%1.%2"_s.arg(plainName(name), endingOf(form()));
}

QByteArray ExportDialog::boardContents() const
{
    const Setup &setup = m_session.setup();
    const canvas::Art art(resourceDirectories("art").front(), theme());
    const Speaker speaker(setup);
    canvas::Picture picture =
        faceOf(setup.game())->picture(tableauOf(*m_session.seenBy(m_session.eyes())->now()), speaker);
    const BoardImage image(setup.board(), std::move(picture), art, font());
    return form() == Form::SvgFile ? image.svg(titleOf(setup.game().key())) : image.png(m_scale->value());
}

QByteArray ExportDialog::chartContents() const
{
    const NamedChart &chart = m_charts[static_cast<std::size_t>(m_chart->currentIndex())];
    if (form() == Form::CsvFile)
        return csvOf(chart);
    ChartPlot plot;
    plot.setFont(font());
    plot.resize(kChart);
    plot.show(chart, theme(), chart.title);
    return form() == Form::SvgFile ? plot.svg(kChart) : plot.png(kChart, m_scale->value());
}

QByteArray ExportDialog::contents() const
{
    switch (part()) {
    case Part::TheRecord:
        return QByteArray::fromStdString(writeRecord(m_session.match().record()));
    case Part::TheLog:
        return logText(*m_session.seenBy(m_session.eyes()), Speaker(m_session.setup())).toUtf8();
    case Part::TheBoard:
        return boardContents();
    case Part::AChart:
        break;
    }
    return chartContents();
}

Expected<void> ExportDialog::save(const QString &file) const
{
    return writeFile(file, contents());
}

void ExportDialog::askAndSave()
{
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString filter = u"%1 (*.%2)"_s.arg(m_form->currentText().section(u" ("_s, 0, 0), endingOf(form()));
    const QString file =
        QFileDialog::getSaveFileName(this, tr("Export"), documents + u'/' + fileName(),
                                     QStringList {filter, tr("All files (*)")}.join(u";;"_s));
    if (file.isEmpty())
        return;
    const Expected<void> saved = save(file);
    m_news->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    //: %1: a file
    m_news->setText(saved ? tr("Saved to %1.").arg(file) : asSentence(say(saved.error())));
}

} // namespace merlon
