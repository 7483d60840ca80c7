#include "editor/panels/properties/attribute_editor.h"

#include "app/words/game_words.h"
#include "app/words/language.h"
#include "app/words/own_words.h"
#include "core/engine/game.h"
#include "editor/panels/properties/records_editor.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

/// The layout of an editor with one widget.
void fillWith(QWidget *editor, QWidget *widget)
{
    auto *row = new QHBoxLayout(editor);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(widget, 1);
    editor->setFocusProxy(widget);
}

class FlagEditor final : public AttributeEditor {
public:
    FlagEditor(const AttributeSchema &schema, QWidget *parent)
        : AttributeEditor(parent)
        , m_box(new QCheckBox)
    {
        m_box->setAccessibleName(titleOfAttribute(schema));
        fillWith(this, m_box);
        connect(m_box, &QCheckBox::clicked, this, [this](bool on) {
            m_box->setTristate(false);
            Q_EMIT edited(AttributeValue(on));
        });
    }
    void showValue(const std::optional<AttributeValue> &value) override
    {
        const QSignalBlocker silent(m_box);
        const bool *flag = value ? std::get_if<bool>(&*value) : nullptr;
        m_box->setTristate(!flag);
        m_box->setCheckState(!flag ? Qt::PartiallyChecked : *flag ? Qt::Checked : Qt::Unchecked);
    }

private:
    QCheckBox *m_box;
};

/// The value below the least stands for different ones.
class NumberEditor final : public AttributeEditor {
public:
    NumberEditor(const AttributeSchema &schema, QWidget *parent)
        : AttributeEditor(parent)
        , m_box(new QSpinBox)
        , m_least(static_cast<int>(schema.minimum))
    {
        m_box->setAccessibleName(titleOfAttribute(schema));
        m_box->setRange(m_least, static_cast<int>(schema.maximum));
        m_box->setKeyboardTracking(false);
        fillWith(this, m_box);
        connect(m_box, &QSpinBox::valueChanged, this, [this](int number) {
            if (number < m_least)
                return;
            m_box->setMinimum(m_least);
            Q_EMIT edited(AttributeValue(std::int64_t {number}));
        });
    }
    void showValue(const std::optional<AttributeValue> &value) override
    {
        const QSignalBlocker silent(m_box);
        const std::int64_t *number = value ? std::get_if<std::int64_t>(&*value) : nullptr;
        m_box->setSpecialValueText(number ? QString() : mixedMark());
        m_box->setMinimum(number ? static_cast<int>(std::min<std::int64_t>(m_least, *number)) : m_least - 1);
        m_box->setValue(number ? static_cast<int>(*number) : m_least - 1);
    }

private:
    QSpinBox *m_box;
    int m_least;
};

class WordEditor final : public AttributeEditor {
public:
    WordEditor(const AttributeSchema &schema, QWidget *parent, const Game *game)
        : AttributeEditor(parent)
        , m_box(new QComboBox)
    {
        m_box->setAccessibleName(titleOfAttribute(schema));
        m_box->setPlaceholderText(mixedMark());
        m_box->setSizeAdjustPolicy(
            QComboBox::AdjustToMinimumContentsLengthWithIcon); // two fit beside each other
        m_box->setMinimumContentsLength(4);
        if (schema.optional)
            m_box->addItem(AttributeEditor::tr("none"), QString());
        for (const std::string &word : schema.words)
            m_box->addItem(titleOfWord(schema, word, game), QString::fromStdString(word));
        fillWith(this, m_box);
        connect(m_box, &QComboBox::activated, this,
                [this] { Q_EMIT edited(AttributeValue(m_box->currentData().toString().toStdString())); });
    }
    void showValue(const std::optional<AttributeValue> &value) override
    {
        const std::string *word = value ? std::get_if<std::string>(&*value) : nullptr;
        m_box->setCurrentIndex(word ? m_box->findData(QString::fromStdString(*word)) : -1);
    }

private:
    QComboBox *m_box;
};

class TextEditor final : public AttributeEditor {
public:
    TextEditor(const AttributeSchema &schema, QWidget *parent)
        : AttributeEditor(parent)
        , m_line(new QLineEdit)
    {
        m_line->setAccessibleName(titleOfAttribute(schema));
        fillWith(this, m_line);
        connect(m_line, &QLineEdit::editingFinished, this, [this] {
            if (m_line->isModified())
                Q_EMIT edited(AttributeValue(m_line->text().toStdString()));
        });
    }
    void showValue(const std::optional<AttributeValue> &value) override
    {
        const std::string *text = value ? std::get_if<std::string>(&*value) : nullptr;
        m_line->setPlaceholderText(text ? QString() : mixedMark());
        m_line->setText(text ? QString::fromStdString(*text) : QString());
    }

private:
    QLineEdit *m_line;
};

/// A box to tick for each word.
class SetEditor final : public AttributeEditor {
public:
    SetEditor(const AttributeSchema &schema, QWidget *parent, const Game *game)
        : AttributeEditor(parent)
        , m_words(schema.words)
    {
        auto *column = new QVBoxLayout(this);
        column->setContentsMargins(0, 0, 0, 0);
        for (const std::string &word : m_words) {
            auto *box = new QCheckBox(titleOfWord(schema, word, game));
            m_boxes.push_back(box);
            column->addWidget(box);
            connect(box, &QCheckBox::clicked, this, &SetEditor::tell);
        }
    }
    void showValue(const std::optional<AttributeValue> &value) override
    {
        const auto *set = value ? std::get_if<std::vector<std::string>>(&*value) : nullptr;
        for (std::size_t i = 0; i < m_boxes.size(); ++i) {
            m_boxes[i]->setTristate(!set);
            const bool in = set && std::ranges::count(*set, m_words[i]) > 0;
            m_boxes[i]->setCheckState(!set ? Qt::PartiallyChecked : in ? Qt::Checked : Qt::Unchecked);
        }
    }

private:
    void tell()
    {
        std::vector<std::string> set;
        for (std::size_t i = 0; i < m_boxes.size(); ++i) {
            if (m_boxes[i]->checkState() == Qt::Checked)
                set.push_back(m_words[i]);
        }
        std::ranges::sort(set);
        Q_EMIT edited(AttributeValue(set));
    }

    std::vector<std::string> m_words;
    std::vector<QCheckBox *> m_boxes;
};

/// A number for each word; a word with none is left out.
class CountsEditor final : public AttributeEditor {
public:
    CountsEditor(const AttributeSchema &schema, QWidget *parent, const Game *game)
        : AttributeEditor(parent)
        , m_words(schema.words)
    {
        auto *form = new QFormLayout(this);
        form->setContentsMargins(0, 0, 0, 0);
        for (const std::string &word : m_words) {
            auto *box = new QSpinBox;
            box->setRange(static_cast<int>(schema.minimum), static_cast<int>(schema.maximum));
            box->setKeyboardTracking(false);
            form->addRow(titleOfWord(schema, word, game), box);
            m_boxes.push_back(box);
            connect(box, &QSpinBox::valueChanged, this, &CountsEditor::tell);
        }
    }
    void showValue(const std::optional<AttributeValue> &value) override
    {
        using Counts = std::map<std::string, std::int64_t>;
        const Counts *counts = value ? std::get_if<Counts>(&*value) : nullptr;
        for (std::size_t i = 0; i < m_boxes.size(); ++i) {
            const QSignalBlocker silent(m_boxes[i]);
            const bool in = counts && counts->contains(m_words[i]);
            m_boxes[i]->setSpecialValueText(counts ? QString() : mixedMark());
            m_boxes[i]->setValue(in ? static_cast<int>(counts->at(m_words[i])) : m_boxes[i]->minimum());
        }
    }

private:
    void tell()
    {
        std::map<std::string, std::int64_t> counts;
        for (std::size_t i = 0; i < m_boxes.size(); ++i) {
            m_boxes[i]->setSpecialValueText({});
            if (m_boxes[i]->value() != 0)
                counts[m_words[i]] = m_boxes[i]->value();
        }
        Q_EMIT edited(AttributeValue(counts));
    }

    std::vector<std::string> m_words;
    std::vector<QSpinBox *> m_boxes;
};

} // namespace

AttributeEditor *makeAttributeEditor(const AttributeSchema &schema, QWidget *parent, const Game *game)
{
    switch (schema.type) {
    case AttributeType::Flag:
        return new FlagEditor(schema, parent);
    case AttributeType::Number:
        return new NumberEditor(schema, parent);
    case AttributeType::OneOf:
        return new WordEditor(schema, parent, game);
    case AttributeType::Text:
        return new TextEditor(schema, parent);
    case AttributeType::Set:
        return new SetEditor(schema, parent, game);
    case AttributeType::Counts:
        return new CountsEditor(schema, parent, game);
    case AttributeType::Records:
        return new RecordsEditor(schema, parent, game);
    }
    return nullptr;
}

QString mixedMark()
{
    return u"—"_s;
}

QString titleOfAttribute(const AttributeSchema &schema)
{
    return schema.own ? titleOfOwn(*schema.own) : titleOf(schema.key);
}

/// A family's boards may have other words than a game: `word.board.<word>` says what it calls them.
QString titleOfWord(const AttributeSchema &schema, const std::string &word, const Game *game)
{
    if (schema.own)
        return titleOfOwnWord(*schema.own, word);
    const std::string code = "word.board." + word;
    if (game && !spoken(*game).wording(code).empty())
        return QString::fromStdString(nameOf(Word {word, "board"}, spoken(*game)));
    return QString::fromStdString(nameOf(Word {word, schema.key}, game ? spoken(*game) : spoken()));
}

const Game *speakingGame(const Board &board)
{
    for (const std::string &key : board.info().games) {
        if (const Game *game = findGame(key))
            return game;
    }
    return nullptr;
}

} // namespace merlon
