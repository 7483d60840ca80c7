#include "editor/panels/own_attributes/own_attribute_form.h"

#include "core/base/limits.h"
#include "core/board/attributes/own_attributes.h"
#include "core/board/keys.h"
#include "editor/model/properties.h"
#include "editor/panels/own_attributes/kind_tree.h"
#include "editor/panels/own_attributes/words_table.h"
#include "editor/panels/properties/attribute_editor.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace merlon {

namespace {

bool takesWords(AttributeType type)
{
    return type == AttributeType::OneOf || type == AttributeType::Set;
}

QString textOfLanguage(const OwnAttribute::Texts &texts, const std::string &language)
{
    const auto text = texts.find(language);
    return text == texts.end() ? QString() : QString::fromStdString(text->second);
}

/// A table or tree is as high as some rows of text.
void makeLow(QWidget &widget)
{
    constexpr int kRows = 6;
    widget.setMinimumHeight(kRows * widget.fontMetrics().lineSpacing());
}

} // namespace

OwnAttributeForm::OwnAttributeForm(const BoardSchema &schema, QWidget *parent)
    : QWidget(parent)
    , m_rows(new QFormLayout(this))
    , m_words(new WordsTable)
    , m_standard(new QWidget)
    , m_kinds(new KindTree(schema))
{
    build();
    setFocusProxy(m_english);
    makeLow(*m_words);
    makeLow(*m_kinds);
    connect(m_type, &QComboBox::activated, this,
            [this] { setType(static_cast<AttributeType>(m_type->currentData().toInt())); });
    connect(m_words, &WordsTable::edited, this, &OwnAttributeForm::setWords, Qt::QueuedConnection);
    connect(m_kinds, &KindTree::edited, this, [this] {
        m_kinds->writeInto(m_own);
        tell();
    });
}

void OwnAttributeForm::build()
{
    m_rows->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_english = addLine(tr("English name"), [this](const std::string &name) { setNameIn("en", name); });
    m_french = addLine(tr("French name"), [this](const std::string &name) { setNameIn("fr", name); });
    m_key = addLine(tr("Key"), [this](const std::string &key) {
        m_own.key = key;
        m_keyFollows = false;
    });
    m_type = new QComboBox;
    m_type->setAccessibleName(tr("Type"));
    //: Type of an attribute: one can be ticked.
    m_type->addItem(tr("Yes or no"), static_cast<int>(AttributeType::Flag));
    m_type->addItem(tr("Number"), static_cast<int>(AttributeType::Number));
    m_type->addItem(tr("Text"), static_cast<int>(AttributeType::Text));
    //: Type of an attribute: its value is one of a list of words.
    m_type->addItem(tr("One of several words"), static_cast<int>(AttributeType::OneOf));
    //: Type of an attribute: its value is any of a list of words.
    m_type->addItem(tr("Any of several words"), static_cast<int>(AttributeType::Set));
    m_rows->addRow(tr("Type"), m_type);
    m_least = addNumber(tr("Minimum"), &OwnAttribute::minimum);
    m_most = addNumber(tr("Maximum"), &OwnAttribute::maximum);
    m_rows->addRow(tr("Words"), m_words);
    auto *column = new QVBoxLayout(m_standard);
    column->setContentsMargins(0, 0, 0, 0);
    m_rows->addRow(tr("Default"), m_standard);
    //: Of an attribute: which types of places and links have it.
    m_rows->addRow(tr("Scope"), m_kinds);
    m_englishHelp = addLine(tr("English help"),
                            [this](const std::string &text) { setName(m_own.descriptions, "en", text); });
    m_frenchHelp = addLine(tr("French help"),
                           [this](const std::string &text) { setName(m_own.descriptions, "fr", text); });
}

QLineEdit *OwnAttributeForm::addLine(const QString &label,
                                     const std::function<void(const std::string &)> &set)
{
    auto *line = new QLineEdit;
    line->setAccessibleName(label);
    m_rows->addRow(label, line);
    connect(line, &QLineEdit::textEdited, this, [this, set](const QString &text) {
        set(text.trimmed().toStdString());
        tell();
    });
    return line;
}

QSpinBox *OwnAttributeForm::addNumber(const QString &label, std::int64_t OwnAttribute::*part)
{
    auto *box = new QSpinBox;
    box->setAccessibleName(label);
    box->setRange(static_cast<int>(-kFarthestOwnNumber), static_cast<int>(kFarthestOwnNumber));
    m_rows->addRow(label, box);
    connect(box, &QSpinBox::valueChanged, this, [this, part](int number) {
        m_own.*part = number;
        fitStandard();
        tell();
    });
    return box;
}

/// The English name makes the key, or the French one where there is no other.
void OwnAttributeForm::setNameIn(const std::string &language, const std::string &name)
{
    setName(m_own.names, language, name);
    const bool isFirst = language == "en" || !m_own.names.contains("en");
    if (!m_keyFollows || !isFirst || keyFrom(name).empty())
        return;
    m_own.key = keyFrom(name);
    m_key->setText(QString::fromStdString(m_own.key));
}

void OwnAttributeForm::setType(AttributeType type)
{
    if (type == m_own.type)
        return;
    constexpr std::int64_t kUsualMost = 100;
    m_own.type = type;
    m_own.minimum = 0;
    m_own.maximum = type == AttributeType::Number ? kUsualMost : 0;
    if (!takesWords(type)) {
        m_own.words.clear();
        m_own.wordNames.clear();
    }
    m_own.standard = plainStandard(m_own);
    showAttribute(OwnAttribute(m_own), m_keyFollows);
    tell();
}

void OwnAttributeForm::setWords()
{
    m_words->writeInto(m_own);
    m_words->showAttribute(m_own);
    fitStandard();
    tell();
}

/// The default stays as long as it is a value that there may be.
void OwnAttributeForm::fitStandard()
{
    if (!isValidFor(asSchema(m_own), m_own.standard))
        m_own.standard = plainStandard(m_own);
    showStandard();
}

void OwnAttributeForm::showStandard()
{
    for (AttributeEditor *old : m_standard->findChildren<AttributeEditor *>()) {
        old->hide();
        old->deleteLater();
    }
    AttributeSchema schema = asSchema(m_own);
    schema.maximum = std::max(schema.minimum, schema.maximum);
    AttributeEditor *editor = makeAttributeEditor(schema, m_standard);
    editor->showValue(m_own.standard);
    m_standard->layout()->addWidget(editor);
    m_standard->setFocusProxy(editor);
    connect(editor, &AttributeEditor::edited, this, [this, editor](const AttributeValue &value) {
        m_own.standard = value;
        editor->showValue(value);
        tell();
    });
}

void OwnAttributeForm::showAttribute(const OwnAttribute &own, bool keyFollows)
{
    m_own = own;
    m_keyFollows = keyFollows;
    const auto put = [](QLineEdit &line, const QString &text) {
        if (line.text() != text)
            line.setText(text);
    };
    put(*m_key, QString::fromStdString(own.key));
    put(*m_english, textOfLanguage(own.names, "en"));
    put(*m_french, textOfLanguage(own.names, "fr"));
    put(*m_englishHelp, textOfLanguage(own.descriptions, "en"));
    put(*m_frenchHelp, textOfLanguage(own.descriptions, "fr"));
    m_type->setCurrentIndex(m_type->findData(static_cast<int>(own.type)));
    for (const auto &[box, number] : {std::pair(m_least, own.minimum), std::pair(m_most, own.maximum)}) {
        const QSignalBlocker silent(box);
        box->setValue(static_cast<int>(number));
        m_rows->setRowVisible(box, own.type == AttributeType::Number);
    }
    m_rows->setRowVisible(m_words, takesWords(own.type));
    m_words->showAttribute(own);
    m_kinds->showAttribute(own);
    showStandard();
}

void OwnAttributeForm::tell()
{
    Q_EMIT edited();
}

} // namespace merlon
