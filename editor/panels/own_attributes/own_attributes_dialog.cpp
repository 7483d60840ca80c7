#include "editor/panels/own_attributes/own_attributes_dialog.h"

#include "app/export/export_file.h"
#include "app/words/game_words.h"
#include "app/words/language.h"
#include "app/words/own_words.h"
#include "core/base/json.h"
#include "core/base/text_file.h"
#include "core/board/attributes/own_attributes.h"
#include "core/board/files/json/own_attributes_json.h"
#include "core/board/files/schema_file.h"
#include "core/board/keys.h"
#include "editor/document/board_document.h"
#include "editor/panels/own_attributes/own_attribute_form.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr auto kSchemaSuffix = ".merlon-schema";

std::vector<OwnAttribute> attributesIn(const std::vector<OwnAttributeEdit> &edits)
{
    std::vector<OwnAttribute> attributes;
    std::ranges::transform(edits, std::back_inserter(attributes), &OwnAttributeEdit::attribute);
    return attributes;
}

} // namespace

OwnAttributesDialog::OwnAttributesDialog(BoardDocument &document, QWidget *parent)
    : QDialog(parent)
    , m_document(document)
    , m_edits(ownAttributeEdits(document.board()))
    , m_list(new QListWidget)
    , m_form(new OwnAttributeForm(document.schema()))
    , m_objection(new QLabel)
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel))
{
    setWindowTitle(tr("Your own attributes"));
    auto *about = new QLabel(
        tr("Add what you want to note about places, links and the board. It is kept, shown and found; "
           "the rules ignore it."));
    about->setWordWrap(true);
    m_objection->setWordWrap(true);
    m_objection->setTextFormat(Qt::PlainText);
    m_objection->setAccessibleName(tr("Problem"));
    auto *scroll = new QScrollArea; // the form may be higher than the screen
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidget(m_form);
    auto *across = new QHBoxLayout;
    across->addLayout(makeList());
    across->addWidget(scroll, 1);
    auto *column = new QVBoxLayout(this);
    column->addWidget(about);
    column->addLayout(across, 1);
    column->addWidget(m_objection);
    column->addLayout(makeFileButtons());
    column->addWidget(m_buttons);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &OwnAttributesDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &OwnAttributesDialog::reject);
    connect(m_list, &QListWidget::currentRowChanged, this, &OwnAttributesDialog::showCurrent);
    connect(m_form, &OwnAttributeForm::edited, this, &OwnAttributesDialog::take);
    fillList(0);
    resize(90 * fontMetrics().averageCharWidth(), 32 * fontMetrics().lineSpacing());
}

QPushButton *OwnAttributesDialog::makeButton(const QString &text, void (OwnAttributesDialog::*slot)())
{
    auto *button = new QPushButton(text);
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, slot);
    return button;
}

QVBoxLayout *OwnAttributesDialog::makeList()
{
    m_list->setAccessibleName(tr("Your own attributes"));
    auto *column = new QVBoxLayout;
    column->addWidget(m_list, 1);
    column->addWidget(makeButton(tr("&Add"), &OwnAttributesDialog::add));
    m_remove = makeButton(tr("&Remove"), &OwnAttributesDialog::remove);
    m_up = makeButton(tr("Move &up"), &OwnAttributesDialog::moveUp);
    m_down = makeButton(tr("Move &down"), &OwnAttributesDialog::moveDown);
    for (QPushButton *button : {m_remove, m_up, m_down})
        column->addWidget(button);
    return column;
}

QHBoxLayout *OwnAttributesDialog::makeFileButtons()
{
    m_save = makeButton(tr("&Save as schema…"), &OwnAttributesDialog::askForSaving);
    auto *row = new QHBoxLayout;
    row->addWidget(makeButton(tr("&Load schema…"), &OwnAttributesDialog::askForLoading));
    row->addWidget(m_save);
    row->addStretch(1);
    return row;
}

int OwnAttributesDialog::current() const
{
    return m_list->currentRow();
}

void OwnAttributesDialog::fillList(int row)
{
    {
        const QSignalBlocker silent(m_list);
        m_list->clear();
        for (const OwnAttributeEdit &edit : m_edits)
            m_list->addItem(titleOfOwn(edit.attribute));
        m_list->setCurrentRow(std::min(row, m_list->count() - 1));
    }
    showCurrent();
}

void OwnAttributesDialog::showCurrent()
{
    const int row = current();
    m_form->setEnabled(row >= 0);
    const OwnAttributeEdit edit = row < 0 ? OwnAttributeEdit {} : m_edits[static_cast<std::size_t>(row)];
    m_form->showAttribute(edit.attribute, edit.keyFollows);
    check();
}

/// What the form says goes into the list.
void OwnAttributesDialog::take()
{
    const int row = current();
    if (row < 0)
        return;
    OwnAttributeEdit &edit = m_edits[static_cast<std::size_t>(row)];
    edit.attribute = m_form->attribute();
    edit.keyFollows = m_form->keyFollows();
    m_list->item(row)->setText(titleOfOwn(edit.attribute));
    check();
}

/// What stands in the way of keeping them; empty if nothing does.
QString OwnAttributesDialog::objection() const
{
    const std::vector<OwnAttribute> attributes = attributesIn(m_edits);
    const auto read = ownAttributesFromJson(ownAttributesToJson(attributes), {});
    if (!read)
        return say(Error {read.error().what, {}, read.error().right});
    for (const OwnAttribute &own : attributes) {
        if (isFamilyKey(m_document.schema(), own.key))
            return merlon::say(Text {"finding.B-own-key", {own.key}});
    }
    return {};
}

void OwnAttributesDialog::check()
{
    const QString wrong = objection();
    const int row = current();
    m_objection->setText(wrong);
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(wrong.isEmpty());
    m_save->setEnabled(wrong.isEmpty() && !m_edits.empty());
    m_remove->setEnabled(row >= 0);
    m_up->setEnabled(row > 0);
    m_down->setEnabled(row >= 0 && row < m_list->count() - 1);
}

void OwnAttributesDialog::add()
{
    OwnAttribute own;
    //: An attribute that has been added, before it gets a name.
    const std::string wanted = keyFrom(tr("New attribute").toStdString());
    own.key = freeKey(wanted.empty() ? "mark" : wanted, [this](std::string_view taken) {
        return isFamilyKey(m_document.schema(), taken)
            || std::ranges::any_of(
                   m_edits, [taken](const OwnAttributeEdit &edit) { return edit.attribute.key == taken; });
    });
    own.places.isAll = true;
    m_edits.push_back({std::move(own), {}, true});
    fillList(static_cast<int>(m_edits.size()) - 1);
    m_form->setFocus();
}

void OwnAttributesDialog::remove()
{
    const int row = current();
    m_edits.erase(m_edits.begin() + row);
    fillList(std::min(row, static_cast<int>(m_edits.size()) - 1));
}

void OwnAttributesDialog::moveUp()
{
    moveBy(-1);
}

void OwnAttributesDialog::moveDown()
{
    moveBy(1);
}

void OwnAttributesDialog::moveBy(int rows)
{
    const int row = current();
    std::swap(m_edits[static_cast<std::size_t>(row)], m_edits[static_cast<std::size_t>(row + rows)]);
    fillList(row + rows);
}

void OwnAttributesDialog::askForLoading()
{
    const QString file = QFileDialog::getOpenFileName(
        this, tr("Load a schema"), personalFolder(QStandardPaths::DocumentsLocation),
        QStringList {tr("Schemas of Merlon (*.merlon-schema *.json)"), tr("All files (*)")}.join(u";;"_s));
    if (!file.isEmpty())
        load(file);
}

bool OwnAttributesDialog::load(const QString &file)
{
    const std::filesystem::path path = file.toStdU16String();
    const Expected<std::string> text = readTextFile(path);
    const Expected<SchemaFile> schema =
        text ? readSchemaFile(*text, sourceName(path)) : tl::make_unexpected(text.error());
    if (!schema) {
        m_objection->setText(say(schema.error()));
        return false;
    }
    if (!schema->family.empty() && schema->family != m_document.schema().key) {
        m_objection->setText(
            //: Error. %1: the key of the family
            tr("This schema is for another family of games: “%1”.")
                .arg(QString::fromStdString(schema->family)));
        return false;
    }
    m_edits = joinedAttributes(std::move(m_edits), schema->attributes);
    fillList(std::max(0, current()));
    return true;
}

void OwnAttributesDialog::askForSaving()
{
    QString file = QFileDialog::getSaveFileName(this, tr("Save as schema"),
                                                personalFolder(QStandardPaths::DocumentsLocation),
                                                tr("Schemas of Merlon (*.merlon-schema)"));
    if (file.isEmpty())
        return;
    if (!file.endsWith(QLatin1String(kSchemaSuffix)))
        file += QLatin1String(kSchemaSuffix);
    save(file);
}

bool OwnAttributesDialog::save(const QString &file)
{
    const std::string text = writeSchemaFile({m_document.schema().key, attributesIn(m_edits)});
    const Expected<void> written = writeFile(file, QByteArray::fromStdString(text));
    if (!written)
        m_objection->setText(say(written.error()));
    return written.has_value();
}

void OwnAttributesDialog::accept()
{
    if (!objection().isEmpty())
        return;
    m_document.perform(withOwnAttributes(m_document.board(), m_document.schema(), m_edits),
                       [] { return tr("Your own attributes"); });
    QDialog::accept();
}

} // namespace merlon
