#include "tests/app/words/game_wordings.h"
#include "tests/support/test_program.h"
#include "translations/context_descriptions.h"
#include "translations/text_descriptions.h"

#include <QDirIterator>
#include <QTest>
#include <QTranslator>

using namespace Qt::StringLiterals;
using namespace merlon;

/// Everything that Merlon says in English it says in French too.
class TranslationsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyCodeStandsOnce();
    void everyWordingIsInTheContextOfItsFolder();
    void everyWordingIsTranslated_data();
    void everyWordingIsTranslated();
    void everyFrenchMessageIsFinishedAndKeepsItsPlaceholders();
    void everyEnglishPluralIsFinished();
    void everyWordingIsDescribedToTranslators();
    void everyShortTextIsDescribedToTranslators();
    void everyClassIsSpokenToByItsName();
    void theProgramsCarryTheTranslations();
};

/// In a table: two games may say different things of the same key.
void TranslationsTest::everyCodeStandsOnce()
{
    for (const WordingTable table : allTexts()) {
        QSet<QByteArray> codes;
        for (const Wording &wording : table) {
            QVERIFY2(!codes.contains(wording.code), wording.code);
            codes << wording.code;
        }
    }
}

/// Wordings of different games stand in different contexts, and none where no translator looks.
void TranslationsTest::everyWordingIsInTheContextOfItsFolder()
{
    static const QRegularExpression kContext(u"QT_TRANSLATE_(?:N_)?NOOP3?\\(\\s*\"([^\"]*)\""_s);
    static const QRegularExpression kFolder(u"/core/(?:games/)?(\\w+)/"_s);
    QSet<QString> contexts;
    QDirIterator files(QStringLiteral(MERLON_SOURCE_DIR "/core"), {u"*.cpp"_s}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString folder = kFolder.match(file.fileName()).captured(1);
        const QString source = QString::fromUtf8(file.readAll());
        for (auto found = kContext.globalMatch(source); found.hasNext();) {
            const QString context = found.next().captured(1);
            QVERIFY2(context == folder, qPrintable(file.fileName() + u": "_s + context));
            contexts << context;
        }
    }
    for (const WordingTable table : allTexts()) {
        for (const Wording &wording : table)
            QVERIFY2(contexts.contains(QString::fromUtf8(wording.context)), wording.code);
    }
}

void TranslationsTest::everyWordingIsTranslated_data()
{
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("french");
    for (const testing::ToldWording &wording : testing::allToldWordings())
        QTest::newRow(wording.code) << wording.english << wording.french;
}

void TranslationsTest::everyWordingIsTranslated()
{
    QFETCH(QString, english);
    QFETCH(QString, french);
    if (english.isEmpty())
        return;
    QVERIFY2(!french.trimmed().isEmpty(),
             "not finished in merlon_fr.ts: QT_TRANSLATE_NOOP, then build update_translations");
    QCOMPARE(placeholders(french), placeholders(english));
}

void TranslationsTest::everyFrenchMessageIsFinishedAndKeepsItsPlaceholders()
{
    const QHash<QString, Messages> contexts = readTsFile("fr");
    QVERIFY(!contexts.isEmpty());
    for (const Messages &messages : contexts) {
        for (auto message = messages.begin(); message != messages.end(); ++message) {
            QVERIFY2(message->finished, qPrintable(message.key()));
            for (const QString &form : message->forms) {
                QVERIFY2(!form.trimmed().isEmpty(), qPrintable(message.key()));
                // A plural form may leave out the number: "one goblin".
                const QSet<QString> number {u"%n"_s};
                QCOMPARE(placeholders(form) - number, placeholders(message.key()) - number);
            }
        }
    }
}

/// tr() looks under the name of the class that has Q_OBJECT; lupdate guesses it, at times wrongly.
void TranslationsTest::everyClassIsSpokenToByItsName()
{
    static const QRegularExpression kClass(u"\\bclass (\\w+)[^;{}]*\\{\\s*Q_OBJECT\\b"_s);
    QSet<QString> classes;
    for (const QString &folder : {u"app"_s, u"editor"_s, u"core/canvas"_s}) {
        QDirIterator files(QStringLiteral(MERLON_SOURCE_DIR "/") + folder, {u"*.h"_s, u"*.cpp"_s},
                           QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            for (auto found = kClass.globalMatch(QString::fromUtf8(file.readAll())); found.hasNext();)
                classes << found.next().captured(1);
        }
    }
    const QHash<QString, Messages> contexts = readTsFile("fr");
    for (auto context = contexts.begin(); context != contexts.end(); ++context) {
        const QString name = context.key().section(u"::"_s, -1);
        QVERIFY2(!context.key().contains(u"::"_s) || classes.contains(name), qPrintable(context.key()));
    }
}

void TranslationsTest::everyEnglishPluralIsFinished()
{
    const QHash<QString, Messages> contexts = readTsFile("en");
    for (const Messages &messages : contexts) {
        for (auto message = messages.begin(); message != messages.end(); ++message) {
            QVERIFY2(message->finished, qPrintable(message.key()));
            QVERIFY2(!message->forms.contains(QString()), qPrintable(message.key()));
        }
    }
}

void TranslationsTest::everyWordingIsDescribedToTranslators()
{
    QFile file(QStringLiteral(MERLON_SOURCE_DIR "/translations/merlon_fr.ts"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString ts = QString::fromUtf8(file.readAll());
    QVERIFY2(withDescriptions(ts) == ts, "build update_translations");
    QVERIFY(ts.contains(u"choice.march: a button: what a player can choose (%1 “"_s));
    const QString bare = u"    <message>\n        <source>Use %1</source>\n    </message>\n"_s;
    const QString siege = u"<context>\n    <name>siege2</name>\n"_s + bare;
    QVERIFY(withDescriptions(siege).contains(u"choice.perform"_s));
    const QString other = u"<context>\n    <name>Other</name>\n"_s + bare;
    QCOMPARE(withDescriptions(other), other);
}

/// Few words do not tell what they are: a comment in the sources does, or the place where they stand.
void TranslationsTest::everyShortTextIsDescribedToTranslators()
{
    constexpr qsizetype kMostExceptions = 0; // may only become less
    QStringList silent;
    const QHash<QString, QSet<QString>> undescribed = undescribedMessages();
    for (auto context = undescribed.begin(); context != undescribed.end(); ++context) {
        for (const QString &text : *context) {
            if (isShort(text))
                silent << context.key() + u": "_s + text;
        }
    }
    silent.sort();
    QVERIFY2(silent.size() <= kMostExceptions,
             qPrintable(silent.join(u'\n')
                        + u"\nput //: before tr(), or the context into context_descriptions.cpp, "
                          "then build update_translations"_s));
    const QString button = placeOfText(u"merlon::WindowActions"_s, u"&Quit"_s);
    QVERIFY(button.startsWith("Where: the menus of the main window"_L1));
    QVERIFY(button != placeOfText(u"merlon::WindowActions"_s, u"Quit"_s));
    QVERIFY(placeOfText(u"merlon::NoSuchWindow"_s, u"Quit"_s).isEmpty());
    const QString told =
        u"<context>\n    <name>merlon::WindowActions</name>\n    <message>\n        "
        "<source>Quit</source>\n        <extracomment>Own.</extracomment>\n    </message>\n"_s;
    QCOMPARE(withDescriptions(told), told);
}

void TranslationsTest::theProgramsCarryTheTranslations()
{
    QTranslator translator;
    QVERIFY(translator.load(QStringLiteral(MERLON_BINARY_DIR "/translations/merlon_fr.qm")));
    const QHash<QString, Messages> contexts = readTsFile("fr");
    for (auto context = contexts.begin(); context != contexts.end(); ++context) {
        for (auto message = context->begin(); message != context->end(); ++message) {
            const QString source = message.key().section(kCommentMark, 0, 0);
            const QString comment = message.key().section(kCommentMark, 1);
            if (message->forms.size() == 1)
                QCOMPARE(translator.translate(qUtf8Printable(context.key()), qUtf8Printable(source),
                                              qUtf8Printable(comment)),
                         message->forms.first());
        }
    }
}

MERLON_TEST(TranslationsTest)
#include "translations_test.moc"
