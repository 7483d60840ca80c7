#include "app/words/own_words.h"

#include "app/words/game_words.h"
#include "app/words/resources.h"

namespace merlon {

namespace {

QString inSomeLanguage(const OwnAttribute::Texts &texts)
{
    const QString spoken = nameIn(texts, {});
    return spoken.isEmpty() && !texts.empty() ? QString::fromStdString(texts.begin()->second) : spoken;
}

/// The key in words where there is no name.
QString nameOrKey(const OwnAttribute::Texts &names, const std::string &key)
{
    const QString name = inSomeLanguage(names);
    return name.isEmpty() ? asTitle(QString::fromStdString(key).replace(u'-', u' ')) : name;
}

} // namespace

QString titleOfOwn(const OwnAttribute &own)
{
    return nameOrKey(own.names, own.key);
}

QString titleOfOwnWord(const OwnAttribute &own, const std::string &word)
{
    const auto names = own.wordNames.find(word);
    return nameOrKey(names == own.wordNames.end() ? OwnAttribute::Texts {} : names->second, word);
}

QString helpOnOwn(const OwnAttribute &own)
{
    return inSomeLanguage(own.descriptions);
}

QStringList saidBy(const OwnAttribute &own, const AttributeValue &value)
{
    QStringList said {titleOfOwn(own)};
    if (const auto *flag = std::get_if<bool>(&value))
        return *flag ? said : QStringList {};
    if (const auto *number = std::get_if<std::int64_t>(&value))
        said << QString::number(*number);
    if (const auto *text = std::get_if<std::string>(&value))
        said << (own.type == AttributeType::OneOf ? titleOfOwnWord(own, *text)
                                                  : QString::fromStdString(*text));
    if (const auto *words = std::get_if<std::vector<std::string>>(&value)) {
        for (const std::string &word : *words)
            said << titleOfOwnWord(own, word);
    }
    return said;
}

} // namespace merlon
