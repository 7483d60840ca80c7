#include "editor/panels/properties/records_editor.h"

#include "editor/model/properties.h"
#include "editor/panels/help/part_help.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

namespace merlon {

RecordsEditor::RecordsEditor(const AttributeSchema &schema, QWidget *parent, const Game *game)
    : AttributeEditor(parent)
    , m_schema(schema)
    , m_game(game)
    , m_column(new QVBoxLayout(this))
    , m_mixed(new QLabel(tr("The values differ. A new row replaces them all.")))
    , m_add(new QPushButton(tr("Add row")))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(3);
    m_mixed->setWordWrap(true);
    m_column->addWidget(m_mixed);
    m_column->addWidget(m_add, 0, Qt::AlignLeft);
    connect(m_add, &QPushButton::clicked, this, &RecordsEditor::appendRecord);
}

void RecordsEditor::showValue(const std::optional<AttributeValue> &value)
{
    const auto *records = value ? std::get_if<std::vector<AttributeRecord>>(&*value) : nullptr;
    m_mixed->setHidden(records != nullptr);
    m_records = records ? *records : std::vector<AttributeRecord> {};
    update();
}

void RecordsEditor::update()
{
    while (m_rows.size() > m_records.size())
        dropRow();
    while (m_rows.size() < m_records.size())
        addRow();
    const auto count = static_cast<std::int64_t>(m_records.size());
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        showRow(i);
        m_rows[i].remove->setEnabled(count > m_schema.minimum);
    }
    m_add->setEnabled(count < m_schema.maximum);
}

void RecordsEditor::addRow()
{
    const std::size_t number = m_rows.size();
    auto *widget = new QWidget(this);
    auto *across = new QHBoxLayout(widget);
    across->setContentsMargins(0, 0, 0, 0);
    across->setSpacing(3);
    Row row {widget, {}, nullptr};
    for (std::size_t i = 0; i < m_schema.fields.size(); ++i) {
        AttributeEditor *editor = makeAttributeEditor(m_schema.fields[i], widget, m_game);
        editor->setToolTip(asToolTip(titleOfAttribute(m_schema.fields[i]),
                                     helpOnField(m_schema.key, m_schema.fields[i].key)));
        across->addWidget(editor, 1);
        connect(editor, &AttributeEditor::edited, this,
                [this, number, i](const AttributeValue &value) { setField(number, i, value); });
        row.fields.push_back(editor);
    }
    auto *remove = new QToolButton;
    remove->setAutoRaise(true);
    remove->setIcon(style()->standardIcon(QStyle::SP_DockWidgetCloseButton));
    remove->setToolTip(tr("Delete row"));
    remove->setAccessibleName(remove->toolTip());
    connect(
        remove, &QToolButton::clicked, this, [this, number] { removeRecord(number); }, Qt::QueuedConnection);
    across->addWidget(remove);
    row.remove = remove;
    m_column->insertWidget(m_column->count() - 1, widget);
    widget->setHidden(false);
    m_rows.push_back(std::move(row));
}

void RecordsEditor::dropRow()
{
    m_rows.back().widget->deleteLater();
    m_rows.back().widget->hide();
    m_rows.pop_back();
}

void RecordsEditor::showRow(std::size_t number)
{
    const AttributeRecord &record = m_records[number];
    for (std::size_t i = 0; i < m_schema.fields.size(); ++i) {
        const auto field = record.find(m_schema.fields[i].key);
        if (field == record.end())
            m_rows[number].fields[i]->showValue(AttributeValue(std::string()));
        else
            m_rows[number].fields[i]->showValue(
                std::visit([](const auto &value) { return AttributeValue(value); }, field->second));
    }
}

void RecordsEditor::setField(std::size_t row, std::size_t field, const AttributeValue &value)
{
    const AttributeSchema &schema = m_schema.fields[field];
    AttributeRecord &record = m_records[row];
    const auto *word = std::get_if<std::string>(&value);
    if (schema.optional && word && word->empty())
        record.erase(schema.key);
    else if (word)
        record[schema.key] = *word;
    else if (const auto *number = std::get_if<std::int64_t>(&value))
        record[schema.key] = *number;
    else if (const auto *flag = std::get_if<bool>(&value))
        record[schema.key] = *flag;
    Q_EMIT edited(AttributeValue(m_records));
}

void RecordsEditor::removeRecord(std::size_t row)
{
    m_records.erase(m_records.begin() + static_cast<std::ptrdiff_t>(row));
    Q_EMIT edited(AttributeValue(std::vector<AttributeRecord>(m_records)));
}

void RecordsEditor::appendRecord()
{
    m_records.push_back(plainRecord(m_schema));
    Q_EMIT edited(AttributeValue(std::vector<AttributeRecord>(m_records)));
}

} // namespace merlon
