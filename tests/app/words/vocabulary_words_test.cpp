#include "core/games/exiles/steps.h"
#include "core/games/fiefs/steps.h"
#include "core/games/mountain/steps.h"
#include "core/games/siege1/steps.h"
#include "core/games/siege2/steps.h"
#include "tests/app/words/game_wordings.h"
#include "tests/support/test_program.h"

#include <QDirIterator>
#include <QTest>

#include <algorithm>
#include <type_traits>

using namespace Qt::StringLiterals;
using namespace merlon;

namespace {

struct Family {
    const char *prefix;
    std::span<const Term> terms;
};

std::vector<Family> familiesOf(const Vocabulary &words)
{
    return {{"event.", words.events()},
            {"reason.", words.reasons()},
            {"decision.", words.decisions()},
            {"choice.", words.verbs()}};
}

/// What the rule of a step is: work, a question or a draw.
enum class Nature { Work, Question, Draw };

template <class Rules>
Nature natureIn(const Rules &rules, std::size_t step)
{
    const auto &rule = *rules[step];
    using Of = typename std::decay_t<decltype(rule)>::Nature;
    if (rule.nature == Of::Work)
        return Nature::Work;
    return rule.nature == Of::Draw ? Nature::Draw : Nature::Question;
}

Nature natureOf(const Game &game, std::size_t step)
{
    if (game.key() == "fiefs")
        return natureIn(fiefs::stepRules(), step);
    if (game.key() == "mountain")
        return natureIn(mountain::stepRules(), step);
    if (game.key() == "exiles")
        return natureIn(exiles::stepRules(), step);
    return game.key() == "siege1" ? natureIn(siege1::stepRules(), step) : natureIn(siege2::stepRules(), step);
}

/// Steps that are no question and no draw are never shown as decisions.
bool isNeverShown(const Game &game, const Family &family, std::size_t term)
{
    return term == 0 || (family.prefix == "decision."_L1 && natureOf(game, term) == Nature::Work);
}

QSet<QString> placeholdersOf(std::size_t arguments)
{
    QSet<QString> expected;
    for (std::size_t i = 1; i <= arguments; ++i)
        expected << u"%%1"_s.arg(i);
    return expected;
}

/// A text as it is said, without the marks of its pieces.
QString said(const Text &text, const Wordings &wordings)
{
    return QString::fromStdString(say(text, wordings)).remove(u'<').remove(u'>');
}

/// What the player who is asked reads, with the longest names and numbers that there are.
QString longest(const Vocabulary &vocabulary, const Term &decision, const Wordings &wordings)
{
    constexpr std::uint16_t kNumbers = 12; // that are tried
    Text text {"yours." + decision.key, {}};
    text.args.resize(decision.types.size());
    for (std::size_t i = 0; i < decision.types.size(); ++i) {
        const ArgumentType &type = vocabulary.types()[decision.types[i]];
        std::vector<TextArg> values;
        for (const std::string &key : type.values)
            values.emplace_back(Word {key, type.key});
        for (std::uint16_t n = type.minimum;
             values.size() < kNumbers && n <= type.maximum && type.values.empty(); ++n)
            values.emplace_back(std::int64_t {n});
        QString most;
        for (const TextArg &value : values) {
            Text tried = text;
            tried.args[i] = value;
            if (QString now = said(tried, wordings); now.size() > most.size()) {
                most = std::move(now);
                text.args[i] = value;
            }
        }
    }
    return said(text, wordings);
}

/// Whether a source is of a game whose rules are there, but which is not in the catalogue yet.
bool isOfAGameToCome(const QString &path)
{
    static const QRegularExpression kGame(u"/core/games/([^/]+)/"_s);
    const QRegularExpressionMatch found = kGame.match(path);
    const QString folder = QStringLiteral(MERLON_SOURCE_DIR "/core/games/") + found.captured(1);
    return found.hasMatch() && QFile::exists(folder + u"/edition.cpp"_s)
        && !findModule(found.captured(1).toStdString());
}

QStringList sourcesOf(const char *folder)
{
    QStringList texts;
    QDirIterator files(QStringLiteral(MERLON_SOURCE_DIR "/%1").arg(QLatin1String(folder)),
                       {u"*.cpp"_s, u"*.h"_s}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (isOfAGameToCome(files.filePath()))
            continue;
        const bool isTable = files.filePath().contains("/texts/"_L1) || files.fileName() == "texts.cpp"_L1;
        if (!isTable && file.open(QIODevice::ReadOnly))
            texts << QString::fromUtf8(file.readAll());
    }
    return texts;
}

/// What codes begin with but for those of vocabularies: `error`, `finding`, `notation`, ...
QString familiesOf(const QList<testing::ToldWording> &wordings)
{
    const QSet<QString> ofTheGame {u"word"_s, u"event"_s, u"reason"_s, u"decision"_s, u"choice"_s, u"none"_s};
    QSet<QString> families;
    for (const testing::ToldWording &wording : wordings)
        families << QString::fromUtf8(wording.code).section(u'.', 0, 0);
    return QStringList((families - ofTheGame).values()).join(u'|');
}

/// Under their id: checks make the code of the id, in some games with the name of the game before it.
QSet<QByteArray> codesOfFindings(const QString &source)
{
    static const QRegularExpression kCheck(uR"re("([BVW]-\d\d(?:-[a-z]+)?)")re"_s);
    static const QRegularExpression kPrefix(uR"re("(finding\.[a-z]\w+-)")re"_s);
    const auto prefix = kPrefix.match(source);
    const QByteArray before = prefix.hasMatch() ? prefix.captured(1).toUtf8() : QByteArray("finding.");
    QSet<QByteArray> codes;
    for (auto found = kCheck.globalMatch(source); found.hasNext();)
        codes << before + found.next().captured(1).toUtf8();
    return codes;
}

/// All codes in quotation marks, and those of findings.
QSet<QByteArray> codesInTheSources(const QString &families)
{
    const QRegularExpression code(uR"re("((?:%1)\.[\w-]*\w)")re"_s.arg(families));
    QSet<QByteArray> codes;
    for (const char *folder : {"core", "app", "editor"}) {
        for (const QString &text : sourcesOf(folder)) {
            for (auto found = code.globalMatch(text); found.hasNext();)
                codes << found.next().captured(1).toUtf8();
            codes += codesOfFindings(text);
        }
    }
    return codes;
}

/// Names, and what stands in tables: no sentences.
bool isLabel(const QByteArray &code)
{
    static const QList<QByteArray> kLabels {
        "word.",       "item.",       "heading.",     "section.",    "count.",  "chart.",
        "chart-unit.", "chart-rows.", "chart-whole.", "card-label.", "score.",  "ground.",
        "battle.",     "verdict.",    "campaign.",    "round.",      "moment.", "shared-item."};
    const bool isTold = code.startsWith("analysis.about.") || code.startsWith("analysis.summary.");
    return std::ranges::any_of(kLabels, [&](const QByteArray &label) { return code.startsWith(label); })
        || (code.startsWith("analysis.") && !isTold);
}

} // namespace

/// Whatever the rules of a game name or tell has words in English and in French.
class VocabularyWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyTermHasItsSentence_data() const { eachGame(); }
    void everyTermHasItsSentence();
    void everyValueHasItsName_data() const { eachGame(); }
    void everyValueHasItsName();
    void everyQuestionIsPutToThePlayer_data() const { eachGame(); }
    void everyQuestionIsPutToThePlayer();
    void everyEndingIsThatOfAQuestion();
    void everySectionOfAStoryHasItsHeading();
    void everySharedTextIsThatOfALine();
    void everyCodeOfTheSourcesHasItsSentence();
    void theFormsOfNumbersAreWellWritten();
    void sentencesEndWithAFullStopAndPhrasesDoNot();
    void frenchIsTypesetAsFrench();

private:
    void eachGame() const;
    std::shared_ptr<const Setup> opened() const;

    std::vector<testing::OpenedGame> m_games;
    QHash<QString, Messages> m_french;
    QList<testing::ToldWording> m_told;
};

void VocabularyWordsTest::initTestCase()
{
    m_games = testing::openedGames();
    m_french = readTsFile("fr");
    QVERIFY(!m_french.isEmpty());
    m_told = testing::allToldWordings();
}

void VocabularyWordsTest::eachGame() const
{
    QTest::addColumn<std::size_t>("game");
    for (std::size_t game = 0; game < m_games.size(); ++game)
        QTest::newRow(m_games[game].name.c_str()) << game;
}

std::shared_ptr<const Setup> VocabularyWordsTest::opened() const
{
    QFETCH(std::size_t, game);
    return m_games[game].setup;
}

void VocabularyWordsTest::everyTermHasItsSentence()
{
    const std::shared_ptr<const Setup> setup = opened();
    const testing::TwoLanguages in(*setup, m_french);
    for (const Family &family : familiesOf(setup->vocabulary())) {
        for (std::size_t i = 0; i < family.terms.size(); ++i) {
            if (isNeverShown(setup->game(), family, i))
                continue;
            const Term &term = family.terms[i];
            const QByteArray code = (family.prefix + term.key).c_str();
            QVERIFY2(!in.english.plain(code).isEmpty(), code);
            QVERIFY2(!in.french.plain(code).isEmpty(), code);
            const QSet<QString> expected = placeholdersOf(term.types.size());
            QVERIFY2(placeholders(in.english.plain(code)) == expected, code);
            QVERIFY2(placeholders(in.french.plain(code)) == expected, code);
        }
    }
}

void VocabularyWordsTest::everyValueHasItsName()
{
    const std::shared_ptr<const Setup> setup = opened();
    const testing::TwoLanguages in(*setup, m_french);
    for (const ArgumentType &type : setup->vocabulary().types()) {
        std::vector<std::string> keys = type.values;
        keys.emplace_back("?");
        for (const std::string &key : keys) {
            if (QString::fromStdString(key).toInt() != 0 || key == "0")
                continue; // a number names itself
            const Word word {key, type.key};
            const std::string shown = type.key + ' ' + key;
            QVERIFY2(in.english.hasNameFor(word), shown.c_str());
            QVERIFY2(in.french.hasNameFor(word), shown.c_str());
        }
    }
}

/// “Your turn: ” and “À vous : ” stand before it.
void VocabularyWordsTest::everyQuestionIsPutToThePlayer()
{
    constexpr int kMost = 90; // characters
    const std::shared_ptr<const Setup> setup = opened();
    const Vocabulary &words = setup->vocabulary();
    const testing::TwoLanguages in(*setup, m_french);
    QStringList wrong;
    for (std::size_t i = 1; i < words.decisions().size(); ++i) {
        if (natureOf(setup->game(), i) != Nature::Question)
            continue;
        const Term &decision = words.decisions()[i];
        const QByteArray code = ("yours." + decision.key).c_str();
        for (const testing::MarkedWordings *language : {&in.english, &in.french}) {
            const QString plain = language->plain(code);
            const QString text = longest(words, decision, *language);
            if (plain.isEmpty() || !plain.front().isLower() || text.size() > kMost || text.contains(u'%')
                || !placeholdersOf(decision.types.size()).contains(placeholders(plain)))
                wrong << QString::fromUtf8(code) + u": "_s + text;
        }
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void VocabularyWordsTest::everyEndingIsThatOfAQuestion()
{
    QSet<QByteArray> known;
    for (const testing::OpenedGame &game : m_games) {
        for (const Term &decision : game.setup->vocabulary().decisions())
            known << QByteArray::fromStdString("done." + decision.key);
    }
    for (const testing::ToldWording &wording : m_told)
        QVERIFY2(!wording.code.startsWith("done.") || known.contains(wording.code), wording.code);
}

void VocabularyWordsTest::everySectionOfAStoryHasItsHeading()
{
    for (const GameModule *module : allModules()) {
        const testing::MarkedWordings english(merlon::english(module->game));
        for (const StorySection &section : module->story.sections) {
            QVERIFY2(!english.plain(section.heading).isEmpty(), section.heading);
            QVERIFY2(!section.orStayIn || !english.plain(section.orStayIn).isEmpty(), section.orStayIn);
        }
    }
}

void VocabularyWordsTest::everySharedTextIsThatOfALine()
{
    QSet<QByteArray> known;
    for (const GameModule *module : allModules()) {
        for (const SharedLine &line : module->story.sharedLines)
            known << QByteArray(line.event.data(), static_cast<qsizetype>(line.event.size()));
    }
    for (const testing::ToldWording &wording : m_told) {
        if (wording.code.startsWith("shared"))
            QVERIFY2(known.contains(wording.code.mid(wording.code.indexOf('.') + 1)), wording.code);
    }
}

void VocabularyWordsTest::everyCodeOfTheSourcesHasItsSentence()
{
    const QSet<QByteArray> codes = codesInTheSources(familiesOf(m_told));
    for (const char *known :
         {"error.file-missing", "finding.V-01", "finding.fiefs-B-01", "notation.unknown-verb"})
        QVERIFY2(codes.contains(known), known);
    QSet<QByteArray> inEnglish;
    QSet<QByteArray> notInFrench;
    for (const testing::ToldWording &wording : m_told) {
        if (!wording.english.isEmpty())
            inEnglish << wording.code;
        if (wording.french.isEmpty())
            notInFrench << wording.code;
    }
    QStringList missing;
    for (const QByteArray &code : codes) {
        if (!inEnglish.contains(code))
            missing << QString::fromUtf8(code + " in English");
        else if (notInFrench.contains(code))
            missing << QString::fromUtf8(code + " in French");
    }
    missing.sort();
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(", "_L1)));
}

void VocabularyWordsTest::theFormsOfNumbersAreWellWritten()
{
    // By number, in a form of what is named, and the forms of a word.
    static const QRegularExpression kForms(uR"re(\{%\d(\|[^{}|]*){2,}\}|\{%\d:\w+\}|\{\w+=[^{}]*\})re"_s);
    for (const testing::ToldWording &wording : m_told) {
        for (QString rest : {wording.english, wording.french}) {
            rest.remove(kForms);
            QVERIFY2(!rest.contains("{%"_L1) && !rest.contains(u'|'), wording.code);
        }
    }
}

void VocabularyWordsTest::sentencesEndWithAFullStopAndPhrasesDoNot()
{
    for (const testing::ToldWording &wording : m_told) {
        if (isLabel(wording.code))
            continue;
        const bool isPhrase = wording.code.startsWith("choice.") || wording.code.startsWith("yours.")
            || wording.code.startsWith("keep.") || wording.code.startsWith("done.")
            || wording.code.startsWith("duel.");
        // A number of a rule may stand behind the last sentence.
        static const QRegularExpression kEnd(u"^$|\\.( \\([EFMSUX]\\w*-[\\d.]+\\))?$"_s);
        for (const QString &words : {wording.english, wording.french})
            QVERIFY2(words.contains(kEnd) != isPhrase || words.endsWith(u'}'), wording.code);
    }
}

void VocabularyWordsTest::frenchIsTypesetAsFrench()
{
    // A narrow no-break space stands inside « » and before ; : ! ? (not in the middle of a `type:key`)
    static const QRegularExpression kTight(uR"re((?<!\x{202F})([;!?»]|:(?!\p{L}))|«(?!\x{202F}))re"_s);
    static const QRegularExpression kBlanks(uR"re(  |^ | $|\.\.\.)re"_s);
    for (const Messages &messages : m_french) {
        for (auto message = messages.begin(); message != messages.end(); ++message) {
            if (message.key().contains(u'"')) // shows a piece of a file
                continue;
            for (const QString &form : message->forms) {
                QVERIFY2(!form.contains(u'\'') && !form.contains(u'"'), qPrintable(form));
                QVERIFY2(!form.contains(kTight), qPrintable(form));
                if (message.key().trimmed() == message.key()) // a separator or a prompt keeps its blanks
                    QVERIFY2(!form.contains(kBlanks), qPrintable(form));
            }
        }
    }
}

MERLON_TEST(VocabularyWordsTest)
#include "vocabulary_words_test.moc"
