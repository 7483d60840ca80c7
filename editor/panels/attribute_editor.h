#pragma once

#include "core/board/schema.h"

#include <QWidget>

#include <optional>

namespace merlon {

/// Edits the value of one attribute, as its type in the schema wants it.
class AttributeEditor : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// None: what is selected differs in it.
    virtual void showValue(const std::optional<AttributeValue> &value) = 0;

Q_SIGNALS:
    void edited(const merlon::AttributeValue &value);
};

/// The editor that goes with the type; `schema` is copied.
AttributeEditor *makeAttributeEditor(const AttributeSchema &schema, QWidget *parent);

/// What stands where the selected places differ.
QString mixedMark();
/// An attribute, or a word that it can have, in the language that is spoken.
QString titleOfAttribute(const AttributeSchema &schema);
QString titleOfWord(const AttributeSchema &schema, const std::string &word);

} // namespace merlon
