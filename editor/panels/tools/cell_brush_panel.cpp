#include "editor/panels/tools/cell_brush_panel.h"

#include "app/look/lettering.h"
#include "core/board/cells/square_numbers.h"
#include "editor/canvas/tools/cell_brush.h"
#include "editor/panels/properties/attribute_editor.h"

#include <QCheckBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

namespace merlon {

namespace {

constexpr int kFixedRows = 3; ///< title, radius, share

/// Lists of records are edited place by place.
bool isPainted(const AttributeSchema &attribute)
{
    switch (attribute.type) {
    case AttributeType::Flag:
    case AttributeType::Number:
    case AttributeType::OneOf:
    case AttributeType::Set:
    case AttributeType::Counts:
        return true;
    case AttributeType::Text:
    case AttributeType::Records:
        break;
    }
    return false;
}

} // namespace

CellBrushPanel::CellBrushPanel(CellBrush &brush, const BoardSchema &schema, QWidget *parent)
    : QWidget(parent)
    , m_brush(brush)
    , m_schema(schema)
    , m_title(new QLabel)
    , m_radiusLabel(new QLabel)
    , m_radius(new QSpinBox)
    , m_shareLabel(new QLabel)
    , m_share(new QSpinBox)
    , m_form(new QFormLayout(this))
{
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_title->setFont(titleFont(font(), 1.05));
    m_title->setContentsMargins(0, fontMetrics().height() / 2, 0, 2);
    m_form->addRow(m_title);
    m_radius->setObjectName(QStringLiteral("cell-radius"));
    m_radius->setRange(0, CellBrush::kMostRadius);
    m_radiusLabel->setBuddy(m_radius);
    m_form->addRow(m_radiusLabel, m_radius);
    m_share->setObjectName(QStringLiteral("cell-share"));
    m_share->setRange(1, CellBrush::kWholeShare);
    m_shareLabel->setBuddy(m_share);
    m_form->addRow(m_shareLabel, m_share);
    connect(m_radius, &QSpinBox::valueChanged, &brush, &CellBrush::setRadius);
    connect(m_share, &QSpinBox::valueChanged, &brush, &CellBrush::setShare);
    connect(&brush, &CellBrush::changed, this, &CellBrushPanel::follow);
    buildRows();
    retranslate();
    follow();
}

/// Of the kind with which one paints; where kinds are kept, those of all kinds.
std::vector<AttributeSchema> CellBrushPanel::attributes() const
{
    std::vector<AttributeSchema> found;
    for (const PlaceKind &kind : m_schema.places) {
        if (!m_brush.ink().kind.empty() && m_brush.ink().kind != kind.key)
            continue;
        std::ranges::copy_if(kind.attributes, std::back_inserter(found), [&](const AttributeSchema &one) {
            return isPainted(one) && !isSquareNumber(m_schema, one.key) && !findAttribute(found, one.key);
        });
    }
    return found;
}

void CellBrushPanel::buildRows()
{
    while (m_form->rowCount() > kFixedRows)
        m_form->removeRow(m_form->rowCount() - 1);
    m_rows.clear();
    m_kind = m_brush.ink().kind;
    for (const AttributeSchema &attribute : attributes())
        addRow(attribute);
}

void CellBrushPanel::addRow(const AttributeSchema &attribute)
{
    auto *isLeft = new QCheckBox(titleOfAttribute(attribute));
    isLeft->setToolTip(tr("Whether the brush sets this value in the cells"));
    AttributeEditor *value = makeAttributeEditor(attribute, this);
    m_form->addRow(isLeft, value);
    m_rows.push_back({attribute, isLeft, value});
    connect(isLeft, &QCheckBox::clicked, this,
            [this, attribute](bool on) { leave(attribute, on ? &attribute.standard : nullptr); });
    connect(value, &AttributeEditor::edited, this,
            [this, attribute](const AttributeValue &edited) { leave(attribute, &edited); });
}

void CellBrushPanel::leave(const AttributeSchema &attribute, const AttributeValue *value)
{
    CellInk ink = m_brush.ink();
    if (value)
        ink.attributes.insert_or_assign(attribute.key, *value);
    else
        ink.attributes.erase(attribute.key);
    m_brush.setInk(ink);
}

void CellBrushPanel::follow()
{
    if (m_kind != m_brush.ink().kind)
        buildRows();
    const QSignalBlocker silentRadius(m_radius);
    m_radius->setValue(m_brush.radius());
    const QSignalBlocker silentShare(m_share);
    m_share->setValue(m_brush.share());
    for (const Row &row : m_rows) {
        const auto left = m_brush.ink().attributes.find(row.attribute.key);
        const bool isLeft = left != m_brush.ink().attributes.end();
        row.isLeft->setChecked(isLeft);
        row.value->showValue(isLeft ? std::optional(left->second) : std::nullopt);
    }
}

void CellBrushPanel::retranslate()
{
    //: The heading of a panel: the brush with which cells are painted.
    m_title->setText(tr("Brush"));
    //: Of the brush, in cells around the one that is pointed at.
    m_radiusLabel->setText(tr("&Radius"));
    m_radius->setToolTip(tr("Size of the brush: [ and ]"));
    //: Of the brush: how many of the cells that it passes it paints, in percent.
    m_shareLabel->setText(tr("S&hare"));
    m_share->setToolTip(
        tr("How many of the cells are painted, by chance: with less than 100% they are sprinkled"));
    //: Behind a number in a field.
    m_share->setSuffix(tr("%", "percent"));
    for (const Row &row : m_rows) {
        row.isLeft->setText(titleOfAttribute(row.attribute));
        row.isLeft->setToolTip(tr("Whether the brush sets this value in the cells"));
    }
}

void CellBrushPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace merlon
