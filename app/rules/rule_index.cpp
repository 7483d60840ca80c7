#include "app/rules/rule_index.h"

#include "app/words/counting.h"
#include "app/words/resources.h"
#include "app/words/speaker.h"

#include <QCollator>
#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <set>
#include <utility>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

class RuleIndex {
    Q_DECLARE_TR_FUNCTIONS(RuleIndex)

public:
    //: The heading of the last chapter of a rulebook: all names with the rules that speak of them.
    static QString heading() { return tr("Index"); }
};

/// A rule with its number, as plain text.
struct ReadRule {
    QString number;
    QString text;
};

std::vector<ReadRule> rulesOf(const Rulebook &book)
{
    std::vector<ReadRule> rules;
    for (const std::string &number : book.numbers()) {
        if (const std::optional<std::string> text = book.rule(number))
            rules.push_back({QString::fromStdString(number), QString::fromStdString(*text).remove(u'*')});
    }
    return rules;
}

/// A name without an article; empty if it has none. Names of a type may be made for sentences.
QString bareName(const Speaker &speaker, const std::string &type, const std::string &key)
{
    //: Words with which names in sentences begin, and none in an index: articles, with | between them.
    const QStringList articles = RuleIndex::tr("a|an|the").split(u'|');
    const QString plain = speaker.name(key).toLower();
    const bool isKeyAlone = plain == QString::fromStdString(key).replace(u'-', u' ');
    const QString name = isKeyAlone ? speaker.name(type, key).toLower() : plain;
    return articles.contains(name.section(u' ', 0, 0)) ? QString() : name;
}

/// Names that a player may look up: no places of a board, whose names are those of the board, and no numbers.
std::set<QString> wordsOf(const Setup &setup)
{
    constexpr qsizetype kLeastLetters = 3;
    const Speaker speaker(setup);
    std::set<QString> words;
    for (const ArgumentType &type : setup.vocabulary().types()) {
        if (type.kind == ArgumentKind::Place || type.kind == ArgumentKind::Link
            || type.kind == ArgumentKind::SeatKey)
            continue;
        for (const std::string &key : type.values) {
            const QString word = bareName(speaker, type.key, key);
            const bool isNumbered = !word.isEmpty() && (word.front().isDigit() || word.back().isDigit());
            if (word.size() >= kLeastLetters && !isNumbered && key != "none")
                words.insert(word);
        }
    }
    return words;
}

/// The word by itself or in the plural.
QRegularExpression mentionOf(const QString &word)
{
    return QRegularExpression(u"\\b%1(?:s|x|es)?\\b"_s.arg(QRegularExpression::escape(word)),
                              QRegularExpression::CaseInsensitiveOption
                                  | QRegularExpression::UseUnicodePropertiesOption);
}

int mentionsIn(const QString &text, const QRegularExpression &mention)
{
    int count = 0;
    for (QRegularExpressionMatchIterator found = mention.globalMatch(text); found.hasNext(); found.next())
        ++count;
    return count;
}

/// The numbers of the rules that speak of a word, at most so many: those that speak most of it.
QStringList rulesAbout(const QString &word, const std::vector<ReadRule> &rules)
{
    constexpr std::size_t kMostListed = 6;
    constexpr std::size_t kEverywhere = 4; // a word in one of so few rules is no word to look up
    const QRegularExpression mention = mentionOf(word);
    std::vector<std::pair<int, std::size_t>> found; // less than no mentions first, so that most come first
    for (std::size_t i = 0; i < rules.size(); ++i) {
        if (const int count = mentionsIn(rules[i].text, mention); count > 0)
            found.emplace_back(-count, i);
    }
    if (found.size() > rules.size() / kEverywhere)
        return {};
    std::ranges::stable_sort(found, {}, &std::pair<int, std::size_t>::first);
    found.resize(std::min(found.size(), kMostListed));
    std::ranges::sort(found, {}, &std::pair<int, std::size_t>::second);
    QStringList numbers;
    for (const auto &[mentions, rule] : found)
        numbers << rules[rule].number;
    return numbers;
}

} // namespace

std::vector<IndexEntry> ruleIndexOf(const Game &game, const Rulebook &book)
{
    Expected<Board> board = boardNamed(std::string(game.defaultBoard()));
    if (!board)
        return {};
    const Expected<std::shared_ptr<const Setup>> setup = game.open(std::move(*board), {});
    if (!setup)
        return {};
    const std::vector<ReadRule> rules = rulesOf(book);
    std::vector<IndexEntry> index;
    for (const QString &word : wordsOf(**setup)) {
        if (QStringList numbers = rulesAbout(word, rules); !numbers.isEmpty())
            index.push_back({word, std::move(numbers)});
    }
    QCollator collator {QLocale()};
    std::ranges::stable_sort(index, [&](const IndexEntry &a, const IndexEntry &b) {
        return collator.compare(a.word, b.word) < 0;
    });
    return index;
}

QString indexChapter(const std::vector<IndexEntry> &index)
{
    if (index.empty())
        return {};
    QString chapter = u"\n\n## "_s + RuleIndex::heading() + u"\n\n"_s;
    for (const IndexEntry &entry : index)
        chapter += u"- %1\u2003%2\n"_s.arg(entry.word, separated(entry.rules));
    return chapter;
}

} // namespace merlon
