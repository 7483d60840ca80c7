#include "app/words/counting.h"

#include "app/words/language.h"
#include "app/words/speaker.h"
#include "core/games/english.h"

using namespace Qt::StringLiterals;

namespace merlon {

QString countedIfWorded(const std::string &key, int count, const Speaker &speaker)
{
    const std::string code = "count." + key;
    const Wording *source = english(speaker.setup().game()).find(code);
    return source
        ? unbroken(QCoreApplication::translate(source->context, source->english, source->code, count))
        : QString();
}

QString counted(const std::string &key, int count, const Speaker &speaker)
{
    if (const QString words = countedIfWorded(key, count, speaker); !words.isEmpty())
        return words;
    return count == 1 ? speaker.name(key) : unbroken(u"%1 × %2"_s.arg(count).arg(speaker.name(key)));
}

QString counted(const NameCounts &tally, const Speaker &speaker)
{
    QStringList items;
    NameCounts rest = tally;
    for (const ArgumentType &type : speaker.vocabulary().types()) {
        if (type.kind != ArgumentKind::Piece)
            continue;
        for (const std::string &key : type.values) {
            const auto found = rest.find(key);
            if (found == rest.end())
                continue;
            if (const QString words = countedIfWorded(key, found->second, speaker); !words.isEmpty()) {
                items << words;
                rest.erase(found);
            }
        }
    }
    for (const auto &[key, count] : rest)
        items << counted(key, count, speaker);
    return separated(items);
}

int sumOf(const NameCounts &tally)
{
    int sum = 0;
    for (const auto &[key, count] : tally)
        sum += count;
    return sum;
}

QString separated(const QStringList &items)
{
    //: Between the items of a list.
    return items.join(Cli::tr(", "));
}

QString listed(const QStringList &items)
{
    //: Between the items of a list that have commas themselves.
    return items.join(Cli::tr("; "));
}

QString enumerated(const QStringList &items)
{
    if (items.size() < 2)
        return items.join(QString());
    //: A list. %1: all but the last, separated by commas, %2: the last
    return Cli::tr("%1 and %2").arg(separated(items.first(items.size() - 1)), items.last());
}

QString eitherOf(const QStringList &items)
{
    if (items.size() < 2)
        return items.join(QString());
    //: Alternatives: “1 troll or 2 orcs”. %1: all but the last, separated by commas, %2: the last
    return Cli::tr("%1 or %2").arg(separated(items.first(items.size() - 1)), items.last());
}

} // namespace merlon
