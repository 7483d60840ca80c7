#include "app/words/counting.h"

#include "app/words/language.h"
#include "app/words/speaker.h"

#include <array>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

struct Counter {
    const char *key;
    const char *words;
};

/// What is counted, in the order of lists.
constexpr std::array<Counter, 8> kCounters {{
    {"goblin", QT_TRANSLATE_N_NOOP("Cli", "%n goblin(s)")},
    {"orc", QT_TRANSLATE_N_NOOP("Cli", "%n orc(s)")},
    {"troll", QT_TRANSLATE_N_NOOP("Cli", "%n troll(s)")},
    {"siege-tower", QT_TRANSLATE_N_NOOP("Cli", "%n siege tower(s)")},
    {"marksman", QT_TRANSLATE_N_NOOP("Cli", "%n marksman(s)")},
    {"archer", QT_TRANSLATE_N_NOOP("Cli", "%n archer(s)")},
    {"soldier", QT_TRANSLATE_N_NOOP("Cli", "%n soldier(s)")},
    {"veteran", QT_TRANSLATE_N_NOOP("Cli", "%n veteran(s)")},
}};

} // namespace

QString counted(const std::string &key, int count, const Speaker &speaker)
{
    for (const Counter &counter : kCounters) {
        if (key == counter.key)
            return unbroken(QCoreApplication::translate("Cli", counter.words, nullptr, count));
    }
    return count == 1 ? speaker.name(key) : unbroken(u"%1 × %2"_s.arg(count).arg(speaker.name(key)));
}

QString counted(const NameCounts &tally, const Speaker &speaker)
{
    QStringList items;
    NameCounts rest = tally;
    for (const Counter &counter : kCounters) {
        if (const auto found = rest.find(counter.key); found != rest.end()) {
            items << counted(found->first, found->second, speaker);
            rest.erase(found);
        }
    }
    for (const auto &[key, count] : rest)
        items << counted(key, count, speaker);
    return items.join(u", "_s);
}

int sumOf(const NameCounts &tally)
{
    int sum = 0;
    for (const auto &[key, count] : tally)
        sum += count;
    return sum;
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
    return Cli::tr("%1 and %2").arg(items.first(items.size() - 1).join(u", "_s), items.last());
}

} // namespace merlon
