#pragma once

#include <QString>

namespace merlon {

/// Tells translators what texts are for. In a Qt Linguist file each wording of a game or of the core gets a comment with
/// its codes, the sort of text, an example of each placeholder, as the vocabularies of the games have them, and the games
/// that say it; what sources say in comments of their own stays before it. Short texts of the programs without such a
/// comment get one with the place where they stand.
/// `ts`: the file, as lupdate writes it, or as this has written it before. The same file with these comments.
QString withDescriptions(const QString &ts);

} // namespace merlon
