#pragma once

#include <QString>

namespace merlon {

/// Tells translators what the wordings of games and of the core are for: in a Qt Linguist file each message of the
/// contexts `core` and of the games gets a comment with its codes, the sort of text, and an example of each placeholder,
/// as the vocabularies of the games have them. What sources say in comments of their own stays before it.
/// `ts`: the file, as lupdate writes it, or as this has written it before. The same file with these comments.
QString withDescriptions(const QString &ts);

} // namespace merlon
