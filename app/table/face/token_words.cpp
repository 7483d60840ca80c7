#include "app/table/face/token_words.h"

#include "app/words/counting.h"
#include "app/words/game_words.h"

using namespace Qt::StringLiterals;

namespace merlon {

QString tokenInWords(const canvas::Token &token, const Speaker &speaker)
{
    if (token.role == canvas::TokenRole::Unit || token.role == canvas::TokenRole::Die)
        return counted(token.key, token.count, speaker);
    const QString name = token.role == canvas::TokenRole::Hero ? token.name : inList(token.name);
    return token.count > 1 ? u"%1 × %2"_s.arg(token.count).arg(name) : name;
}

} // namespace merlon
