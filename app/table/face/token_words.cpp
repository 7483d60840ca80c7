#include "app/table/face/token_words.h"

#include "app/words/counting.h"

using namespace Qt::StringLiterals;

namespace merlon {

QString tokenInWords(const canvas::Token &token, const Speaker &speaker)
{
    if (token.role == canvas::TokenRole::Unit || token.role == canvas::TokenRole::Die)
        return counted(token.key, token.count, speaker);
    QString name = token.name;
    if (token.role != canvas::TokenRole::Hero && !name.isEmpty())
        name[0] = name[0].toLower(); // some are called after the action that brings them
    return token.count > 1 ? u"%1 × %2"_s.arg(token.count).arg(name) : name;
}

} // namespace merlon
