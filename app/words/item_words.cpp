#include "app/words/item_words.h"

#include "app/words/counting.h"
#include "app/words/language.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

/// Pieces and places are called by their keys alone, everything else by its type as well, as in Speaker::name of values.
QString nameOfValue(std::string_view type, std::string_view key, const Speaker &speaker)
{
    const std::span<const ArgumentType> types = speaker.vocabulary().types();
    const auto found = std::ranges::find(types, type, &ArgumentType::key);
    const bool isOnBoard = found != types.end()
        && (found->kind == ArgumentKind::Place || found->kind == ArgumentKind::Link
            || found->kind == ArgumentKind::Piece);
    return type.empty() || isOnBoard ? speaker.name(key) : speaker.name(type, key);
}

} // namespace

QString plainNameOf(const Item &item, const Speaker &speaker)
{
    if (!item.name.key.empty())
        return speaker.name(item.name.type, item.name.key);
    return item.key.empty() ? speaker.say({"item.unknown", {}}) : nameOfValue(item.type, item.key, speaker);
}

QString nameOf(const Item &item, const Speaker &speaker)
{
    QString name = plainNameOf(item, speaker);
    if (!item.note.empty())
        name += u" ("_s + speaker.say(item.note) + u')';
    if (item.isSpace)
        return speaker.say({"item.space", {name.toStdString()}});
    const bool isKnown = !item.key.empty() || !item.name.key.empty();
    return item.faceDown && isKnown ? speaker.say({"item.face-down", {name.toStdString()}}) : name;
}

QString membersOf(const Item &item, const Speaker &speaker)
{
    QStringList groups;
    for (const std::vector<Word> &group : item.members) {
        QStringList names;
        for (const Word &word : group)
            names << speaker.name(word.type, word.key);
        groups << separated(names);
    }
    return groups.join(u" · "_s);
}

QString amountOf(const Item &item, int count, const Speaker &speaker)
{
    const bool isNamedByKey = item.name.key.empty() && !item.key.empty();
    const QString words = isNamedByKey ? countedIfWorded(item.key, count, speaker) : QString();
    return words.isEmpty() ? unbroken(u"%1 × %2"_s.arg(count).arg(plainNameOf(item, speaker))) : words;
}

QString priceOf(const Item &item, const Speaker &speaker)
{
    const auto inWords = [&](const std::vector<Stack> &stacks) {
        QStringList words;
        for (const Stack &stack : stacks)
            words << counted(stack.key, stack.count, speaker);
        return words;
    };
    QStringList parts {enumerated(inWords(item.price)), eitherOf(inWords(item.alternatives))};
    parts.removeAll(QString());
    return separated(parts);
}

} // namespace merlon
