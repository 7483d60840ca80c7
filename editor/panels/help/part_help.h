#pragma once

#include "core/board/attributes/schema.h"
#include "editor/model/findings.h"

#include <QString>
#include <QStringList>

#include <string>

/// What the parts of a board are for, in the language that is spoken.
namespace merlon {

struct PartHelp {
    QString text;      ///< a sentence or two; empty: nobody has said
    QStringList rules; ///< where the rulebooks of the board's games tell of it: `S1-11.5`, `S2-10.5`

    bool empty() const { return text.isEmpty(); }
};

/// About a type of places or links. A board that is not yet designed for a game may be for any of its family.
PartHelp helpOnKind(const Board &board, const BoardSchema &schema, const std::string &kind);
/// About an attribute of such a type.
PartHelp helpOnAttribute(const Board &board, const BoardSchema &schema, const std::string &kind,
                         const std::string &attribute);
/// About a field of the records of an attribute.
PartHelp helpOnField(const std::string &attribute, const std::string &field);

/// The rules that a problem is about; empty if there are none.
QStringList rulesOf(const BoardFinding &found);

/// The sentence, and the numbers of the rules behind it.
QString inOneText(const PartHelp &help);
/// A name and, below it, the help; only the name where there is none.
QString asToolTip(const QString &name, const PartHelp &help);

} // namespace merlon
