#pragma once

#include "editor/panels/properties/attribute_editor.h"

#include <vector>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace merlon {

/// Edits a list of records: a row for each, with an editor for each of its fields; rows can be added and taken away
/// within the range that the schema gives.
class RecordsEditor final : public AttributeEditor {
    Q_OBJECT

public:
    RecordsEditor(const AttributeSchema &schema, QWidget *parent, const Game *game);

    void showValue(const std::optional<AttributeValue> &value) override;

private:
    struct Row {
        QWidget *widget;
        std::vector<AttributeEditor *> fields;
        QWidget *remove;
    };

    void addRow();
    void dropRow();
    void showRow(std::size_t number);
    void setField(std::size_t row, std::size_t field, const AttributeValue &value);
    void removeRecord(std::size_t row);
    void appendRecord();
    void update();

    AttributeSchema m_schema;
    const Game *m_game; ///< by whose words it speaks; may be null
    std::vector<AttributeRecord> m_records;
    std::vector<Row> m_rows;
    QVBoxLayout *m_column;
    QLabel *m_mixed; ///< says that the selected places differ
    QPushButton *m_add;
};

} // namespace merlon
