#include "core/engine/game.h"
#include "core/games/english.h"
#include "core/games/module.h"
#include "core/games/siege1/edition.h"
#include "core/games/siege1/steps.h"
#include "core/games/siege2/edition.h"
#include "core/games/siege2/steps.h"
#include "tests/app/ts_file.h"
#include "tests/support/boards.h"

#include <QDirIterator>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace Qt::StringLiterals;
using namespace merlon;

namespace {

QHash<QByteArray, QString> englishByCode()
{
    QHash<QByteArray, QString> english;
    for (const auto table : allTexts()) {
        for (const Wording &wording : table)
            english[wording.code] = QString::fromUtf8(wording.english);
    }
    return english;
}

/// Only finished translations.
QHash<QByteArray, QString> frenchByCode()
{
    const Messages messages = readTsFile("fr").value(u"core"_s);
    QHash<QByteArray, QString> french;
    const QHash<QByteArray, QString> english = englishByCode();
    for (auto wording = english.begin(); wording != english.end(); ++wording) {
        const Message message = messages.value(wording.value());
        if (message.finished && !message.forms.isEmpty())
            french[wording.key()] = message.forms.first();
    }
    return french;
}

/// The wordings of one language, each between < and > so that a name made of bare keys gives itself away.
class MarkedWordings final : public Wordings {
public:
    explicit MarkedWordings(QHash<QByteArray, QString> wordings)
        : m_wordings(std::move(wordings))
    {
    }

    std::string wording(std::string_view code) const override
    {
        const QString found = m_wordings.value(QByteArray(code.data(), static_cast<qsizetype>(code.size())));
        return found.isEmpty() ? std::string() : ("<" + found + ">").toStdString();
    }

    bool hasNameFor(const Word &word) const { return nameOf(word, *this).find('<') != std::string::npos; }

private:
    QHash<QByteArray, QString> m_wordings;
};

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

bool isWork(const Game &game, std::size_t step)
{
    if (game.key() == "siege1")
        return siege1::stepRules()[step]->nature == siege1::StepRule::Nature::Work;
    return siege2::stepRules()[step]->nature == siege2::StepRule::Nature::Work;
}

/// Steps that are no question and no draw are never shown as decisions.
bool isNeverShown(const Game &game, const Family &family, std::size_t term)
{
    return term == 0 || (family.prefix == "decision."_L1 && isWork(game, term));
}

QSet<QString> placeholdersOf(std::size_t arguments)
{
    QSet<QString> expected;
    for (std::size_t i = 1; i <= arguments; ++i)
        expected << u"%%1"_s.arg(i);
    return expected;
}

QStringList sourcesOf(const char *folder)
{
    QStringList texts;
    QDirIterator files(QStringLiteral(MERLON_SOURCE_DIR "/%1").arg(QLatin1String(folder)),
                       {u"*.cpp"_s, u"*.h"_s}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        const bool isTable = files.filePath().contains("/texts/"_L1) || files.fileName() == "texts.cpp"_L1;
        if (!isTable && file.open(QIODevice::ReadOnly))
            texts << QString::fromUtf8(file.readAll());
    }
    return texts;
}

/// What codes begin with but for those of vocabularies: `error`, `finding`, `notation`, ...
QString familiesInTheTables()
{
    const QSet<QString> ofTheGame {u"word"_s, u"event"_s, u"reason"_s, u"decision"_s, u"choice"_s, u"none"_s};
    QSet<QString> families;
    const QHash<QByteArray, QString> english = englishByCode();
    for (auto wording = english.begin(); wording != english.end(); ++wording)
        families << QString::fromUtf8(wording.key()).section(u'.', 0, 0);
    return QStringList((families - ofTheGame).values()).join(u'|');
}

/// All codes in quotation marks, and those of findings under their id: checks make the code of the id.
QSet<QByteArray> codesInTheSources()
{
    const QRegularExpression code(uR"re("((?:%1)\.[\w-]*\w)")re"_s.arg(familiesInTheTables()));
    static const QRegularExpression kCheck(uR"re("([VW]-\d\d(?:-[a-z]+)?)")re"_s);
    QSet<QByteArray> codes;
    for (const char *folder : {"core", "app", "editor"}) {
        for (const QString &text : sourcesOf(folder)) {
            for (auto found = code.globalMatch(text); found.hasNext();)
                codes << found.next().captured(1).toUtf8();
            for (auto found = kCheck.globalMatch(text); found.hasNext();)
                codes << "finding." + found.next().captured(1).toUtf8();
        }
    }
    return codes;
}

/// Names, and what stands in tables: no sentences.
bool isLabel(const QByteArray &code)
{
    static const QList<QByteArray> kLabels {"word.",        "item.",      "heading.",    "section.",
                                            "count.",       "chart.",     "chart-unit.", "chart-rows.",
                                            "chart-whole.", "card-label."};
    const bool isTold = code.startsWith("analysis.about.") || code.startsWith("analysis.summary.");
    return std::ranges::any_of(kLabels, [&](const QByteArray &label) { return code.startsWith(label); })
        || (code.startsWith("analysis.") && !isTold);
}

} // namespace

/// Whatever the rules of a game name or tell has words in English and in French.
class VocabularyWordsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void everyTermHasItsSentence_data() { eachGame(); }
    void everyTermHasItsSentence();
    void everyValueHasItsName_data() { eachGame(); }
    void everyValueHasItsName();
    void everySectionOfAStoryHasItsHeading();
    void everyCodeOfTheSourcesHasItsSentence();
    void theFormsOfNumbersAreWellWritten();
    void sentencesEndWithAFullStopAndChoicesDoNot();
    void frenchIsTypesetAsFrench();

private:
    static void eachGame();
    static std::shared_ptr<const Setup> opened();

    QHash<QByteArray, QString> m_english;
    QHash<QByteArray, QString> m_french;
};

void VocabularyWordsTest::initTestCase()
{
    m_english = englishByCode();
    m_french = frenchByCode();
    QVERIFY(!m_french.isEmpty());
}

void VocabularyWordsTest::eachGame()
{
    QTest::addColumn<const Game *>("game");
    QTest::addColumn<std::string>("board");
    QTest::addColumn<Options>("options");
    QTest::newRow("Siege II, Two Shoulders")
        << &siege2::siege2Game() << std::string("two-shoulders") << Options {};
    QTest::newRow("Siege II, Crooked Crown")
        << &siege2::siege2Game() << std::string("crooked-crown") << Options {};
    for (const char *players : {"2", "3", "4"}) {
        QTest::addRow("Siege I, %s players", players)
            << &siege1::siege1Game() << siege1::siege1Game().defaultBoard() << Options {{"players", players}};
    }
}

std::shared_ptr<const Setup> VocabularyWordsTest::opened()
{
    QFETCH(const Game *, game);
    QFETCH(std::string, board);
    QFETCH(Options, options);
    auto setup = game->open(testing::shippedBoard(board), options);
    return setup.has_value() ? *setup : nullptr;
}

void VocabularyWordsTest::everyTermHasItsSentence()
{
    const std::shared_ptr<const Setup> setup = opened();
    QVERIFY(setup);
    const Vocabulary &words = setup->vocabulary();
    for (const Family &family : familiesOf(words)) {
        for (std::size_t i = 0; i < family.terms.size(); ++i) {
            if (isNeverShown(setup->game(), family, i))
                continue;
            const Term &term = family.terms[i];
            const QByteArray code = (family.prefix + term.key).c_str();
            QVERIFY2(!m_english.value(code).isEmpty(), code);
            QVERIFY2(!m_french.value(code).isEmpty(), code);
            const QSet<QString> expected = placeholdersOf(term.types.size());
            QVERIFY2(placeholders(m_english.value(code)) == expected, code);
            QVERIFY2(placeholders(m_french.value(code)) == expected, code);
        }
    }
}

void VocabularyWordsTest::everyValueHasItsName()
{
    const std::shared_ptr<const Setup> setup = opened();
    QVERIFY(setup);
    const MarkedWordings english(m_english);
    const MarkedWordings french(m_french);
    for (const ArgumentType &type : setup->vocabulary().types()) {
        std::vector<std::string> keys = type.values;
        keys.emplace_back("?");
        for (const std::string &key : keys) {
            const Word word {key, type.key};
            const std::string shown = type.key + ' ' + key;
            QVERIFY2(english.hasNameFor(word), shown.c_str());
            QVERIFY2(french.hasNameFor(word), shown.c_str());
        }
    }
}

void VocabularyWordsTest::everySectionOfAStoryHasItsHeading()
{
    for (const GameModule *module : allModules()) {
        for (const StorySection &section : module->story.sections) {
            QVERIFY2(m_english.contains(section.heading), section.heading);
            QVERIFY2(!section.orStayIn || m_english.contains(section.orStayIn), section.orStayIn);
        }
    }
}

void VocabularyWordsTest::everyCodeOfTheSourcesHasItsSentence()
{
    const QSet<QByteArray> codes = codesInTheSources();
    QVERIFY(codes.contains("error.file-missing"));
    QVERIFY(codes.contains("finding.V-01"));
    QVERIFY(codes.contains("notation.unknown-verb"));
    QStringList missing;
    for (const QByteArray &code : codes) {
        if (m_english.value(code).isEmpty())
            missing << QString::fromUtf8(code + " in English");
        else if (m_french.value(code).isEmpty())
            missing << QString::fromUtf8(code + " in French");
    }
    missing.sort();
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(", "_L1)));
}

void VocabularyWordsTest::theFormsOfNumbersAreWellWritten()
{
    static const QRegularExpression kForms(uR"re(\{%\d(\|[^{}|]*){2,}\})re"_s);
    for (const auto &wordings : {m_english, m_french}) {
        for (auto wording = wordings.begin(); wording != wordings.end(); ++wording) {
            QString rest = wording.value();
            rest.remove(kForms);
            QVERIFY2(!rest.contains("{%"_L1) && !rest.contains(u'|'), wording.key());
        }
    }
}

void VocabularyWordsTest::sentencesEndWithAFullStopAndChoicesDoNot()
{
    for (const auto &wordings : {m_english, m_french}) {
        for (auto wording = wordings.begin(); wording != wordings.end(); ++wording) {
            if (isLabel(wording.key()))
                continue;
            const bool isChoice = wording.key().startsWith("choice.");
            // A number of a rule may stand behind the last sentence.
            static const QRegularExpression kEnd(u"^$|\\.( \\([SFUX]\\w*-[\\d.]+\\))?$"_s);
            const bool ends = wording->contains(kEnd);
            QVERIFY2(ends != isChoice || wording->endsWith(u'}'), wording.key());
        }
    }
}

void VocabularyWordsTest::frenchIsTypesetAsFrench()
{
    // A narrow no-break space stands inside « » and before ; : ! ? (not in the middle of a `type:key`)
    static const QRegularExpression kTight(uR"re((?<!\x{202F})([;!?»]|:(?!\p{L}))|«(?!\x{202F}))re"_s);
    static const QRegularExpression kBlanks(uR"re(  |^ | $|\.\.\.)re"_s);
    const QHash<QString, Messages> contexts = readTsFile("fr");
    for (const Messages &messages : contexts) {
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

QTEST_GUILESS_MAIN(VocabularyWordsTest)
#include "vocabulary_words_test.moc"
