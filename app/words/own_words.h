#pragma once

#include "core/board/attributes/own_attribute.h"

#include <QString>
#include <QStringList>

#include <string>

/// What a designer's own attributes are called, in the language that is spoken, or else in one that the designer writes.
namespace merlon {

QString titleOfOwn(const OwnAttribute &own);
/// Of a word that it can have.
QString titleOfOwnWord(const OwnAttribute &own, const std::string &word);
/// What it is for; empty if nobody has said.
QString helpOnOwn(const OwnAttribute &own);

/// What a value of it says, by which it is found: the title, and the number, text or words. Nothing where it says no.
QStringList saidBy(const OwnAttribute &own, const AttributeValue &value);

} // namespace merlon
