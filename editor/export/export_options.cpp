#include "editor/export/export_options.h"

#include "app/words/language.h"
#include "editor/export/board_export.h"
#include "editor/export/image_size_fields.h"
#include "editor/export/print_options.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>

#include <algorithm>
#include <initializer_list>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

void addChoice(QComboBox &box, const QString &text, auto value)
{
    box.addItem(text, static_cast<int>(value));
}

void chooseIn(QComboBox &box, auto value)
{
    box.setCurrentIndex(std::max(0, box.findData(static_cast<int>(value))));
}

} // namespace

ExportOptions::ExportOptions(const ExportSubject &subject, const ExportChoice &choice, QWidget *parent)
    : QWidget(parent)
    , m_rows(new QFormLayout(this))
    , m_form(new QComboBox)
    , m_size(new ImageSizeFields(choice))
    , m_theme(new QComboBox)
    , m_labels(new QComboBox)
    , m_language(new QComboBox)
    , m_print(new PrintOptions(choice.print))
{
    fill(subject, choice);
    build();
    // What the subject lacks is chosen as it was when it is there again.
    m_setUp = addSwitch("set-up", tr("Spaces and &starting pieces"), choice.setUp, subject.schema);
    m_notes =
        addSwitch("notes", tr("N&otes"), choice.notes, subject.sketch && !subject.sketch->notes.empty());
    m_grid = addSwitch("grid", tr("G&rid"), choice.grid, subject.schema);
    //: Check box: of an image, whether it shows what an analysis or a balance test has put on the board.
    m_overlay = addSwitch("overlay", tr("&Analysis or heat map"), choice.overlay, subject.overlay != nullptr);
    //: Check box: of an image, whether it shows only the part of the board that is selected.
    m_selection =
        addSwitch("selection", tr("Only the selec&tion"), choice.selectionOnly, !subject.selection.empty());
    m_rows->addRow(m_print);
    for (QComboBox *box : {m_theme, m_labels, m_language})
        connect(box, &QComboBox::currentIndexChanged, this, &ExportOptions::changed);
    connect(m_form, &QComboBox::currentIndexChanged, this, [this] {
        showWhatCounts();
        Q_EMIT changed();
    });
    connect(m_labels, &QComboBox::currentIndexChanged, this, &ExportOptions::showWhatCounts);
    connect(m_size, &ImageSizeFields::changed, this, &ExportOptions::changed);
    connect(m_print, &PrintOptions::changed, this, &ExportOptions::changed);
    setMinimumWidth(std::max(sizeHint().width(), m_print->sizeHint().width())); // whichever of them is shown
    showWhatCounts();
}

void ExportOptions::fill(const ExportSubject &subject, const ExportChoice &choice)
{
    const auto nameOfForm = [](ExportForm one) {
        switch (one) {
        case ExportForm::Png:
            return tr("Image (PNG)");
        case ExportForm::Svg:
            return tr("Drawing (SVG)");
        case ExportForm::Pdf:
            return tr("One page (PDF)");
        case ExportForm::PrintAndPlay:
            return tr("Print and play (PDF)");
        case ExportForm::GraphMl:
            return tr("Graph (GraphML)");
        case ExportForm::Dot:
            return tr("Graph for Graphviz (DOT)");
        }
        return QString();
    };
    for (const ExportForm one : exportForms(subject))
        addChoice(*m_form, nameOfForm(one), one);
    chooseIn(*m_form, choice.form);
    addChoice(*m_theme, tr("Same as the window"), ThemeWish::System);
    addChoice(*m_theme, tr("Day"), ThemeWish::Day);
    addChoice(*m_theme, tr("Night"), ThemeWish::Night);
    chooseIn(*m_theme, choice.theme);
    //: What is written at the places of a board.
    addChoice(*m_labels, tr("Names"), PlaceLabels::Names);
    //: What is written at the places of a board.
    addChoice(*m_labels, tr("Keys"), PlaceLabels::Keys);
    //: What is written at the places of a board: nothing.
    addChoice(*m_labels, tr("None"), PlaceLabels::None);
    chooseIn(*m_labels, choice.labels);
    fillLanguages(choice.language);
}

void ExportOptions::fillLanguages(const QString &language)
{
    m_language->addItem(tr("Same as the window"), QString());
    const QStringList names = Language::names();
    for (qsizetype i = 0; i < names.size(); ++i)
        m_language->addItem(names[i], Language::codes()[i]);
    m_language->setCurrentIndex(std::max(0, m_language->findData(language)));
}

void ExportOptions::build()
{
    m_form->setObjectName(u"form"_s);
    m_theme->setObjectName(u"theme"_s);
    m_labels->setObjectName(u"labels"_s);
    m_language->setObjectName(u"language"_s);
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->addRow(tr("&Format:"), m_form);
    m_rows->addRow(tr("Si&ze:"), m_size);
    m_rows->addRow(tr("&Colors:"), m_theme);
    //: What is written at the places of a board: names, keys, nothing.
    m_rows->addRow(tr("&Labels:"), m_labels);
    //: Of the names of places in a file.
    m_rows->addRow(tr("Lan&guage of names:"), m_language);
}

QCheckBox *ExportOptions::addSwitch(const char *name, const QString &text, bool isOn, bool isPossible)
{
    auto *box = new QCheckBox(text);
    box->setObjectName(QLatin1String(name));
    box->setChecked(isOn);
    box->setEnabled(isPossible);
    m_rows->addRow(box);
    connect(box, &QCheckBox::toggled, this, &ExportOptions::changed);
    return box;
}

void ExportOptions::keepRatioOf(QSizeF image)
{
    m_size->keepRatioOf(image);
}

ExportForm ExportOptions::form() const
{
    return static_cast<ExportForm>(m_form->currentData().toInt());
}

ExportChoice ExportOptions::choice() const
{
    ExportChoice choice;
    choice.form = form();
    m_size->writeTo(choice);
    choice.theme = static_cast<ThemeWish>(m_theme->currentData().toInt());
    choice.labels = static_cast<PlaceLabels>(m_labels->currentData().toInt());
    choice.language = m_language->currentData().toString();
    choice.setUp = m_setUp->isChecked();
    choice.notes = m_notes->isChecked();
    choice.grid = m_grid->isChecked();
    choice.overlay = m_overlay->isChecked();
    choice.selectionOnly = m_selection->isChecked() && m_selection->isEnabled();
    choice.print = m_print->choice();
    return choice;
}

void ExportOptions::showWhatCounts()
{
    //: Of all that is printed to be played.
    const QString languageLabel = tr("Lan&guage:");
    //: Of the names of places in a file.
    const QString namesLabel = tr("Lan&guage of names:");
    const bool image = isImage(form());
    const bool graph = isGraph(form());
    for (QWidget *field : std::initializer_list<QWidget *> {m_size, m_theme}) {
        field->setVisible(image);
        m_rows->labelForField(field)->setVisible(image);
    }
    for (QComboBox *field : {m_labels, m_language}) {
        field->setVisible(!graph);
        m_rows->labelForField(field)->setVisible(!graph);
    }
    const bool isPrint = form() == ExportForm::PrintAndPlay;
    if (auto *label = qobject_cast<QLabel *>(m_rows->labelForField(m_language)))
        label->setText(isPrint ? languageLabel : namesLabel);
    m_language->setEnabled(isPrint
                           || m_labels->currentData().toInt() == static_cast<int>(PlaceLabels::Names));
    for (QCheckBox *box : {m_setUp, m_notes, m_grid, m_overlay})
        box->setVisible(image);
    m_selection->setVisible(image || graph);
    m_print->setVisible(isPrint);
}

} // namespace merlon
