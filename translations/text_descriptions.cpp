#include "translations/text_descriptions.h"

#include "app/words/resources.h"
#include "core/engine/game.h"
#include "core/games/english.h"
#include "core/games/module.h"
#include "translations/context_descriptions.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QStringList>

#include <algorithm>
#include <map>
#include <span>
#include <string>
#include <string_view>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

/// Begin what is written here, behind what the sources say.
const QString kMark = u"Used for "_s;
const QString kPlaceMark = u"Where: "_s;
constexpr qsizetype kMostCodes = 3; ///< of a message: more tell nothing new

/// What a sort of text is, by the first part of its codes.
QString sortOf(const QString &prefix)
{
    static const QHash<QString, QString> kSorts {
        {u"about"_s, u"what a thing is for, a sentence"_s},
        {u"advice"_s, u"why the computer advises something"_s},
        {u"analysis"_s, u"a report about a board"_s},
        {u"campaign"_s, u"how a campaign stands, or what is wrong with its file"_s},
        {u"card"_s, u"what a card shows, on the list of a fight"_s},
        {u"card-label"_s, u"printed on a card"_s},
        {u"chart"_s, u"title of a chart"_s},
        {u"chart-note"_s, u"below a chart"_s},
        {u"chart-rows"_s, u"what the rows of a chart are"_s},
        {u"chart-unit"_s, u"what a chart counts"_s},
        {u"chart-whole"_s, u"what the shares of a chart are parts of"_s},
        {u"choice"_s, u"a button: what a player can choose"_s},
        {u"coach"_s, u"the coach explains a question when it comes for the first time"_s},
        {u"count"_s, u"so many of something"_s},
        {u"decision"_s, u"a question, told to those who are not asked"_s},
        {u"despite"_s,
         u"the page at the end of a game: what was taken at last, to the winner who has not taken it"_s},
        {u"detail"_s, u"how a thing stands, a hint on the board or in a panel"_s},
        {u"done"_s, u"a button: ends a step of a question"_s},
        {u"duel"_s, u"below two numbers on the banner over a fight: what they count, left and right"_s},
        {u"ending"_s, u"the page at the end of a game: how it was won, below who has won"_s},
        {u"error"_s, u"an error in a file or on the command line"_s},
        {u"event"_s, u"the log: what has happened"_s},
        {u"file"_s, u"an error in a file"_s},
        {u"finding"_s, u"what is wrong with a board or a position"_s},
        {u"ground"_s, u"below the name of a place on the map"_s},
        {u"heading"_s, u"a heading in the log"_s},
        {u"item"_s, u"a thing in a panel"_s},
        {u"keep"_s, u"a button: leave the order as it is"_s},
        {u"moment"_s, u"a moment of a game, behind the name of its round"_s},
        {u"note"_s, u"below a button: what a choice costs and does"_s},
        {u"notation"_s, u"an error in the notation of choices"_s},
        {u"option"_s, u"an option of a new game"_s},
        {u"price"_s, u"what a card costs"_s},
        {u"reason"_s, u"why something is not possible, a sentence"_s},
        {u"record"_s, u"an error in a saved game"_s},
        {u"round"_s,
         u"about the rounds of a game: %1 is what it calls them, in the form that the sentence asks for"_s},
        {u"score"_s, u"a row of the table of scores"_s},
        {u"section"_s, u"a heading in a panel, or a part of a position"_s},
        {u"shared"_s, u"the log: several events in one sentence"_s},
        {u"shared-item"_s, u"the log: an entry of the list in a “shared” sentence"_s},
        {u"shared-more"_s, u"the log: follows a sentence about the same place or squad"_s},
        {u"shelf"_s, u"what a game is about, on the start page"_s},
        {u"verdict"_s, u"stamped on a place after a fight"_s},
        {u"why"_s, u"below a question: why it is asked now"_s},
        {u"won"_s, u"the page at the end of a game: how it was won, to the winner"_s},
        {u"word"_s, u"a name, as it stands in sentences"_s},
        {u"yours"_s, u"a question to the player, after “Your turn:”"_s},
    };
    return kSorts.value(prefix, u"a text"_s);
}

/// Who says it, in which context.
struct Use {
    QString context;
    QString code;
    std::vector<const GameModule *>
        modules {}; ///< whose words these are, the vocabulary is that of the first one
};

/// A game on its usual board, for its vocabulary and the names of what is there.
struct OpenGame {
    std::shared_ptr<const Setup> setup;
    const Wordings *words = nullptr;
};

OpenGame opened(const Game &game)
{
    const Expected<Board> board = boardNamed(game.defaultBoard());
    const Expected<std::shared_ptr<const Setup>> setup = board ? game.open(*board, {}) : nullptr;
    return {setup ? *setup : nullptr, &english(game)};
}

class Descriptions {
public:
    Descriptions()
    {
        for (const WordingTable table : allTexts())
            collect(table);
        for (const GameModule *module : allModules())
            m_games.emplace(module, opened(module->game));
    }

    /// Empty: no game and no part of the core says that.
    QString of(const QString &context, const QString &source, const QString &code) const
    {
        QStringList lines;
        QStringList games;
        for (const Use &use : m_uses.value(source)) {
            if (use.context != context || (!code.isEmpty() && use.code != code))
                continue;
            if (lines.size() < kMostCodes && !lines.contains(lineOf(use)))
                lines << lineOf(use);
            for (const GameModule *module : use.modules)
                games << titleOf(*module);
        }
        if (lines.isEmpty())
            return {};
        games.removeDuplicates();
        const QString said = games.isEmpty() ? QString() : u" In: "_s + games.join(u", "_s) + u'.';
        return kMark + lines.join(u"; "_s) + u'.' + said;
    }

    bool isContext(const QString &name) const { return m_contexts.contains(name); }

private:
    void collect(WordingTable table)
    {
        std::vector<const GameModule *> owners;
        for (const GameModule *module : allModules()) {
            const auto isTable = [&](WordingTable one) { return one.data() == table.data(); };
            if (std::ranges::any_of(module->texts, isTable))
                owners.push_back(module);
        }
        for (const Wording &wording : table) {
            const QString context = QString::fromUtf8(wording.context);
            m_contexts << context;
            m_uses[QString::fromUtf8(wording.english)].append(
                {context, QString::fromUtf8(wording.code), owners});
        }
    }

    static QString titleOf(const GameModule &module)
    {
        return QString::fromStdString(nameOf(Word {module.game.key()}, english(module.game)));
    }

    QString lineOf(const Use &use) const
    {
        const QString examples = examplesOf(use);
        const QString line = use.code + u": "_s + sortOf(use.code.section(u'.', 0, 0));
        return examples.isEmpty() ? line : line + u" ("_s + examples + u')';
    }

    /// What stands in the place of %1, %2 and so on, where the vocabulary knows the term.
    QString examplesOf(const Use &use) const
    {
        const auto game = m_games.find(use.modules.empty() ? nullptr : use.modules.front());
        if (game == m_games.end() || !game->second.setup)
            return {};
        const Vocabulary &vocabulary = game->second.setup->vocabulary();
        const QString prefix = use.code.section(u'.', 0, 0);
        const std::string key = use.code.section(u'.', 1, isOfTheEnd(prefix) ? 1 : -1).toStdString();
        for (const Term &term : termsOf(vocabulary, prefix)) {
            if (term.key != key)
                continue;
            QStringList examples;
            for (std::size_t i = 0; i < term.types.size(); ++i)
                examples << u'%' + QString::number(i + 1) + u' '
                        + exampleOf(vocabulary.types()[term.types[i]], *game->second.words);
            if (isOfTheEnd(prefix))
                examples << u"then the round and the strengths of attacker and defender"_s;
            else if (prefix == "shared-item"_L1)
                examples << u"then how many there are"_s;
            else if (prefix.startsWith("shared"_L1))
                examples << u"then the list of all, and their sum"_s;
            return examples.join(u", "_s);
        }
        return {};
    }

    static bool isOfTheEnd(const QString &prefix)
    {
        return prefix == "ending"_L1 || prefix == "won"_L1 || prefix == "despite"_L1;
    }

    static std::span<const Term> termsOf(const Vocabulary &vocabulary, const QString &prefix)
    {
        if (prefix == "choice"_L1 || prefix == "note"_L1)
            return vocabulary.verbs();
        if (prefix == "event"_L1 || prefix == "moment"_L1 || prefix.startsWith("shared"_L1)
            || isOfTheEnd(prefix))
            return vocabulary.events();
        if (prefix == "reason"_L1)
            return vocabulary.reasons();
        const bool isQuestion =
            prefix == "decision"_L1 || prefix == "yours"_L1 || prefix == "why"_L1 || prefix == "done"_L1;
        return isQuestion ? vocabulary.decisions() : std::span<const Term>();
    }

    static QString exampleOf(const ArgumentType &type, const Wordings &words)
    {
        if (type.kind == ArgumentKind::Number)
            return u"a number"_s;
        if (type.values.empty())
            return QString::fromStdString(type.key);
        const bool isPlace = type.kind == ArgumentKind::Place || type.kind == ArgumentKind::Link
            || type.kind == ArgumentKind::Piece;
        const std::string name = nameOf({type.values.front(), isPlace ? std::string() : type.key}, words);
        return u"“%1”"_s.arg(QString::fromStdString(name));
    }

    QHash<QString, QList<Use>> m_uses; ///< by their English words
    QSet<QString> m_contexts;          ///< of wordings
    std::map<const GameModule *, OpenGame> m_games;
};

QString unescaped(QString text)
{
    return text.replace(u"&lt;"_s, u"<"_s)
        .replace(u"&gt;"_s, u">"_s)
        .replace(u"&quot;"_s, u"\""_s)
        .replace(u"&apos;"_s, u"'"_s)
        .replace(u"&#x202f;"_s, u"\u202f"_s)
        .replace(u"&#xa0;"_s, u"\u00a0"_s)
        .replace(u"&amp;"_s, u"&"_s);
}

/// What stands between the tags of this name in a message; empty: nothing.
QString contentOf(const QString &message, const QString &tag)
{
    const QString open = u'<' + tag + u'>';
    const qsizetype from = message.indexOf(open);
    const qsizetype to = message.indexOf(u"</"_s + tag + u'>');
    return from < 0 || to < from ? QString() : message.mid(from + open.size(), to - from - open.size());
}

/// The message with this comment in place of the one that it has, after source and disambiguation as lupdate puts it.
QString withComment(const QString &message, const QString &comment)
{
    static const QString kOpen = u"        <extracomment>"_s;
    static const QString kClose = u"</extracomment>\n"_s;
    QString changed = message;
    if (const qsizetype from = changed.indexOf(kOpen); from >= 0)
        changed.remove(from, changed.indexOf(kClose, from) + kClose.size() - from);
    if (comment.isEmpty())
        return changed;
    const QString before = changed.contains("</comment>\n"_L1) ? u"</comment>\n"_s : u"</source>\n"_s;
    changed.insert(changed.indexOf(before) + before.size(), kOpen + comment.toHtmlEscaped() + kClose);
    return changed;
}

/// %1, %2, ...: only the sources know what that is.
bool hasArgument(const QString &source)
{
    static const QRegularExpression kArgument(u"%L?\\d"_s);
    return source.contains(kArgument);
}

QString withPlace(const QString &message, const QString &context, const QString &source)
{
    return withComment(message, isShort(source) ? placeOfText(context, source) : QString());
}

QString described(const QString &message, const QString &context, const Descriptions &descriptions)
{
    QString comment = unescaped(contentOf(message, u"extracomment"_s));
    const QString source = unescaped(contentOf(message, u"source"_s));
    const QString code = unescaped(contentOf(message, u"comment"_s));
    if (!descriptions.isContext(context)) {
        const bool isExplained = !code.isEmpty() || (!comment.isEmpty() && !comment.startsWith(kPlaceMark));
        return isExplained || hasArgument(source) ? message : withPlace(message, context, source);
    }
    if (const qsizetype ours = comment.indexOf(kMark); ours >= 0)
        comment.truncate(ours);
    const QStringList parts {comment.trimmed(), descriptions.of(context, source, code)};
    return withComment(message, parts.join(u' ').trimmed());
}

} // namespace

QString withDescriptions(const QString &ts)
{
    const Descriptions descriptions;
    static const QString kBegin = u"    <message"_s;
    static const QString kEnd = u"    </message>\n"_s;
    QString result;
    QString context;
    qsizetype at = 0;
    for (qsizetype begin = ts.indexOf(kBegin); begin >= 0; begin = ts.indexOf(kBegin, at)) {
        const QString between = ts.mid(at, begin - at);
        if (const QString name = contentOf(between, u"name"_s); !name.isEmpty())
            context = name;
        const qsizetype end = ts.indexOf(kEnd, begin) + kEnd.size();
        const QString message = ts.mid(begin, end - begin);
        result += between;
        result += described(message, context, descriptions);
        at = end;
    }
    return result + ts.mid(at);
}

} // namespace merlon
