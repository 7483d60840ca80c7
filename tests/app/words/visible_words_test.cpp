#include "tests/app/words/ts_file.h"
#include "tests/app/words/word_exceptions.h"
#include "tests/support/test_program.h"

#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>
#include <span>
#include <utility>

using namespace Qt::StringLiterals;
using namespace merlon;

namespace {

/// Something that is shown to people, and where it was found: "siege2", "README.md", "siege2.fr.md" ...
struct Shown {
    QString where;
    QString text;
    bool isFrench = false;
};

struct WordRule {
    const char16_t *pattern;
    const char *instead;
};

constexpr WordRule kEnglish[] {
    {u"drawing office", "Merlon Editor"},
    {u"welcome page", "start page"},
    {u"take-?backs?", "free undo"},
    {u"rules of thumb", "computer"},
    {u"persons?", "player, human"},
    {u"chronicles?", "log"},
    {u"glow\\w*", "is highlighted"},
    {u"trails?", "path"},
    {u"(?:pictures?) underneath", "background image"},
    {u"mends?|mended", "fix"},
    {u"findings?", "problem"},
    {u"by springs", "automatic layout"},
    {u"meant for", "designed for"},
    {u"larger than chance", "significant"},
    {u"let them play", "run"},
    {u"barrage machines?", "engine"},
    {u"machine decks?", "engine deck"},
    {u"fire decks?", "hit deck"},
    {u"wall components?", "stone, component"},
    {u"wall is dazzled|dazzles?|dazzled", "glare"},
    {u"feats?|(?:heroic|boldest) deeds?", "heroic act"},
    {u"classified", "hidden orders"},
    {u"holds? a speech|hold the fire", "give a speech, hold fire"},
    {u"dear|dearer", "more expensive"},
    {u"kinds?|sorts? of", "type"},
    {u"dies|died", "is killed"},
    {u"somebody", "a player, you"},
    {u"set-ups?", "setup"},
    {u"oriels?", "bay window"},
    {u"give up|gives up|given up", "resign, pay, cancel"},
    {u"anew|of before|speaks for|is a duty|what comes of it|shall|so many|pass over|passed over",
     "say it again"},
    {u"at once", "immediately"},
    // British spelling
    {u"\\w*colour\\w*|\\w*honour\\w*|armour\\w*|neighbour\\w*|favour\\w*|behaviour\\w*|vigour", "-or"},
    {u"spectres?|centres?|centred|theatres?|sceptres?", "-er"},
    {u"towards|licences?|defences?|grey|greyed|manoeuv\\w+|catalogues?", "American spelling"},
    {u"(?:optimi|organi|recogni|minimi|maximi|initiali|summari)s(?:e|es|ed|ing|ation)", "-ize"},
    {u"afterwards|(?:out|up|down|for|back)wards|cancell(?:ed|ing)|team-mates?", "American spelling"},
    {u"\\d %", "95%"},
};

constexpr WordRule kFrench[] {
    {u"bureau de dessin", "Éditeur Merlon"},
    {u"frise du temps", "frise chronologique"},
    {u"chroniques?", "journal"},
    {u"à l’estime", "ordinateur"},
    {u"reprises? de(?:s| ses) choix", "annulation libre"},
    {u"constats?", "problème"},
    {u"oublier", "supprimer, abandonner"},
    {u"genres?|sortes?", "type"},
    {u"pénétr\\w+", "percée, entrer"},
    {u"tu(?:er|e|es|ez|ent|é|és|ée|ées)", "éliminer"},
    {u"m(?:eurt|eurent|ourir|ourra|ourront)", "être éliminé"},
    {u"ce tour-ci", "manche"},
    {u"dans cette manche", "pendant cette manche"},
    {u"à cet assaut|dans cet assaut", "lors de l’assaut"},
    {u"mêlées?", "corps à corps"},
    {u"argousins?", "garde-chiourme"},
    {u"oriels?", "bretèche"},
    {u"composants? de murs?", "pierre, composant"},
    {u"éblouissement spirituel", "éblouissement"},
    {u"équipages?", "servants"},
    {u"salves?", "volée"},
    {u"inconvénients?", "contrepartie"},
    {u"brill\\w+", "en surbrillance"},
    {u"lieux? des maraudeurs", "repaire"},
    {u"tuiles?", "jeton"},
    {u"tuiles? tunnel", "tuile de tunnel"},
    {u"hauts faits|exploits?", "acte héroïque"},
    {u"ach[eè]v\\w+(?:-l\\w+)?", "accomplir, terminer"},
    {u"investi\\w*", "dépenser"},
    {u"plate-formes?", "plateforme"},
    {u"paquet des touchés", "paquet de tir"},
    {u"d’accord", "OK"},
    {u"(?:unités?|cartes?) tirées?", "piocher"},
    {u"\\d force", "points de force"},
};

constexpr WordRule kFrenchType[] {
    {u"(?<!\u202F)[;!?»]|(?<!\u202F):(?![\\p{L}/-])|«(?!\u202F)", "a narrow no-break space"},
    {u"(?:(?<=[\\d ])|(?<=\\d\u00A0))%(?![\\dnLmv])", "a narrow no-break space before %"},
    {u"['\"]", "’ and « »"},
};

constexpr WordRule kEnglishType[] {
    {u"['\"]", "’ and “ ”"},
};

void addJson(QList<Shown> &texts, const QString &where, const QJsonValue &value)
{
    for (const QJsonValue &part : value.toArray())
        addJson(texts, where, part);
    const QJsonObject object = value.toObject();
    for (auto part = object.begin(); part != object.end(); ++part) {
        if ((part.key() == "en"_L1 || part.key() == "fr"_L1) && part->isString())
            texts << Shown {where, part->toString(), part.key() == "fr"_L1};
        else
            addJson(texts, where, *part);
    }
}

/// Without what is code: fences, spans, targets of links and pictures, rules of tables.
void addMarkdown(QList<Shown> &texts, const QString &where, QString text)
{
    static const QRegularExpression kCode(uR"re(```.*?```|`[^`\n]*`|\]\([^)\n]*\)|^\|[ :|-]+\|$|!\[)re"_s,
                                          QRegularExpression::DotMatchesEverythingOption
                                              | QRegularExpression::MultilineOption);
    text.replace(kCode, u"`"_s);
    for (const QString &line : text.split(u'\n', Qt::SkipEmptyParts))
        texts << Shown {where, line, where.endsWith(".fr.md"_L1)};
}

void addDesktop(QList<Shown> &texts, const QString &where, const QString &text)
{
    static const QRegularExpression kShown(u"^(?:Name|GenericName|Comment)(\\[fr\\])?=(.*)$"_s,
                                           QRegularExpression::MultilineOption);
    for (auto line = kShown.globalMatch(text); line.hasNext();) {
        const auto found = line.next();
        texts << Shown {where, found.captured(2), !found.captured(1).isEmpty()};
    }
}

void addFile(QList<Shown> &texts, const QString &path)
{
    QFile file(path);
    QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(path));
    const QByteArray content = file.readAll();
    const QString where = path.section(u'/', -1);
    if (where.endsWith(".json"_L1))
        addJson(texts, where,
                QJsonDocument::fromJson(content).isArray()
                    ? QJsonValue(QJsonDocument::fromJson(content).array())
                    : QJsonValue(QJsonDocument::fromJson(content).object()));
    else if (where.endsWith(".md"_L1))
        addMarkdown(texts, where, QString::fromUtf8(content));
    else
        addDesktop(texts, where, QString::fromUtf8(content));
}

void addMessages(QList<Shown> &texts)
{
    const QHash<QString, QHash<QString, Message>> french = readTsFile("fr");
    for (auto context = french.begin(); context != french.end(); ++context) {
        for (auto message = context->begin(); message != context->end(); ++message) {
            const QString english = message.key().section(kCommentMark, 0, 0);
            if (english.contains(u'"')) // shows a piece of a file
                continue;
            texts << Shown {context.key(), english, false};
            for (const QString &form : message->forms)
                texts << Shown {context.key(), form, true};
        }
    }
}

QList<Shown> everythingShown()
{
    QList<Shown> texts;
    addMessages(texts);
    for (const char *folder : {"resources", "packaging/linux"}) {
        QDirIterator files(QStringLiteral(MERLON_SOURCE_DIR "/") + QLatin1String(folder),
                           {u"*.json"_s, u"*.en.md"_s, u"*.fr.md"_s, u"*.desktop"_s}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext())
            addFile(texts, files.next());
    }
    for (const char *page : {"README.md", "CHANGELOG.md"})
        addFile(texts, QStringLiteral(MERLON_SOURCE_DIR "/") + QLatin1String(page));
    return texts;
}

} // namespace

/// The law of the words, see the glossary in translations/glossary.md: everything that people read keeps to it.
class VisibleWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void englishUsesTheVocabulary() { obey(kEnglish, false, true); }
    void frenchUsesTheVocabulary() { obey(kFrench, true, true); }
    void englishIsTypeset() { obey(kEnglishType, false, false); }
    void frenchIsTypeset() { obey(kFrenchType, true, false); }
    void everyPlaceholderIsExplained();
    void everyExceptionIsNeeded();

private:
    void obey(std::span<const WordRule> rules, bool isFrench, bool areWords);

    QList<Shown> m_texts;
    testing::WordExceptions m_exceptions {"visible_words_exceptions.txt"};
};

void VisibleWordsTest::initTestCase()
{
    m_texts = everythingShown();
    for (const char *known : {"siege", "siege1.fr.md", "siege2.en.md", "README.md",
                              "org.merlon.Editor.desktop", "siege1-invader.json", "two-shoulders.json"})
        QVERIFY2(std::ranges::any_of(m_texts,
                                     [&](const Shown &shown) { return shown.where == QLatin1String(known); }),
                 known);
}

void VisibleWordsTest::obey(std::span<const WordRule> rules, bool isFrench, bool areWords)
{
    QStringList wrong;
    for (const WordRule &rule : rules) {
        QString pattern = QString::fromUtf16(rule.pattern);
        if (areWords)
            pattern = u"(?<![\\w-])(?:%1)(?![\\w-])"_s.arg(pattern);
        const QRegularExpression bad(pattern,
                                     QRegularExpression::CaseInsensitiveOption
                                         | QRegularExpression::UseUnicodePropertiesOption);
        for (const Shown &shown : m_texts) {
            if (shown.isFrench != isFrench)
                continue;
            // & marks the key of a button
            const QString text = areWords ? QString(shown.text).remove(u'&') : shown.text;
            for (auto found = bad.globalMatch(text); found.hasNext();) {
                const QString word = found.next().captured();
                if (!m_exceptions.allow(shown.where, word))
                    wrong << u"%1: “%2” (%3) in: %4"_s.arg(shown.where, word, QString::fromUtf8(rule.instead),
                                                           text.left(160));
            }
        }
    }
    for (const QString &line : std::as_const(wrong))
        qWarning("%s", qPrintable(line));
    QVERIFY2(wrong.isEmpty(), "the lines above, or a reason in visible_words_exceptions.txt");
}

/// In windows and at the terminal; sentences of the games have the types of their words in the vocabulary.
void VisibleWordsTest::everyPlaceholderIsExplained()
{
    QStringList silent;
    static const QRegularExpression kPlaceholder(u"%L?\\d"_s);
    const QHash<QString, QSet<QString>> undescribed = undescribedMessages();
    for (auto context = undescribed.begin(); context != undescribed.end(); ++context) {
        if (context.key() == context.key().toLower() && !context.key().contains(u':')) // of the core
            continue;
        for (const QString &text : *context) {
            if (text.contains(kPlaceholder) && !m_exceptions.allow(context.key(), text))
                silent << context.key() + ": "_L1 + text;
        }
    }
    silent.sort();
    for (const QString &line : std::as_const(silent))
        qWarning("%s", qPrintable(line));
    QVERIFY2(silent.isEmpty(), "the lines above have %1, but no //: comment before tr()");
}

void VisibleWordsTest::everyExceptionIsNeeded()
{
    QVERIFY2(m_exceptions.unused().isEmpty(), qPrintable(m_exceptions.unused().join(u'\n')));
}

MERLON_TEST(VisibleWordsTest)
#include "visible_words_test.moc"
