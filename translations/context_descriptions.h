#pragma once

#include <QString>

namespace merlon {

/// Where a text of the programs stands, by the context that it has in a Qt Linguist file, and what it is, by its form:
/// `Where: the menus of the main window. A menu, …`. Empty: nobody has said anything of that context.
QString placeOfText(const QString &context, const QString &source);

/// So few words do not tell by themselves what they are about: somebody has to say it to translators.
bool isShort(const QString &source);

} // namespace merlon
