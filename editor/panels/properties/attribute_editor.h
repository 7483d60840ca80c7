#pragma once

#include "core/board/attributes/schema.h"

#include <QWidget>

#include <optional>

namespace merlon {

class Game;

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

/// The editor that goes with the type; `schema` is copied. `game`: by whose words it speaks; null: by those of all.
AttributeEditor *makeAttributeEditor(const AttributeSchema &schema, QWidget *parent,
                                     const Game *game = nullptr);

/// What stands where the selected places differ.
QString mixedMark();
/// An attribute, or a word that it can have, in the language that is spoken.
QString titleOfAttribute(const AttributeSchema &schema);
QString titleOfWord(const AttributeSchema &schema, const std::string &word, const Game *game = nullptr);
/// The first game that a board says it is meant for; null: none.
const Game *speakingGame(const Board &board);

} // namespace merlon
