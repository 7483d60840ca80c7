#pragma once

#include "core/board/attributes/schema.h"

#include <QWidget>

#include <string>
#include <vector>

class QCheckBox;
class QFormLayout;
class QLabel;
class QSpinBox;

namespace merlon {

class AttributeEditor;
class CellBrush;

/// The brush for cells: how wide it is, how many cells it paints, and which attributes it leaves besides the kind.
class CellBrushPanel final : public QWidget {
    Q_OBJECT

public:
    /// Both must live longer.
    CellBrushPanel(CellBrush &brush, const BoardSchema &schema, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Row {
        AttributeSchema attribute;
        QCheckBox *isLeft; ///< whether the brush leaves it
        AttributeEditor *value;
    };

    std::vector<AttributeSchema> attributes() const;
    void buildRows();
    void addRow(const AttributeSchema &attribute);
    void leave(const AttributeSchema &attribute, const AttributeValue *value);
    void follow();
    void retranslate();

    CellBrush &m_brush;
    const BoardSchema &m_schema;
    std::string m_kind; ///< of the rows
    QLabel *m_title;
    QLabel *m_radiusLabel;
    QSpinBox *m_radius;
    QLabel *m_shareLabel;
    QSpinBox *m_share;
    QFormLayout *m_form;
    std::vector<Row> m_rows;
};

} // namespace merlon
