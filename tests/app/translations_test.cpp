#include "core/base/words/tables.h"

#include <QFile>
#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QTranslator>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;
using namespace merlon;

namespace {

/// A message of a .ts file: what the translator wrote, and whether it is called finished.
struct Message {
    QStringList forms; ///< one, or one for each plural form
    bool finished = false;
};

using Messages = QHash<QString, Message>; ///< by English source, of one context

Message readTranslation(QXmlStreamReader &xml)
{
    Message message;
    message.finished = !xml.attributes().hasAttribute("type"_L1);
    QString text;
    while (!xml.atEnd()
           && !(xml.readNext() == QXmlStreamReader::EndElement && xml.name() == "translation"_L1)) {
        if (xml.isStartElement() && xml.name() == "numerusform"_L1)
            message.forms << xml.readElementText();
        else if (xml.isCharacters())
            text += xml.text();
    }
    if (message.forms.isEmpty())
        message.forms << text;
    return message;
}

QHash<QString, Messages> readTsFile(const QString &name)
{
    QHash<QString, Messages> contexts;
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        return contexts;
    QXmlStreamReader xml(&file);
    QString context;
    QString source;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == "name"_L1)
            context = xml.readElementText();
        else if (xml.name() == "source"_L1)
            source = xml.readElementText();
        else if (xml.name() == "translation"_L1)
            contexts[context][source] = readTranslation(xml);
    }
    return xml.hasError() ? QHash<QString, Messages> {} : contexts;
}

/// %1, %2, %n, ... of a text. The same one may stand there twice.
QSet<QString> placeholders(const QString &text)
{
    static const QRegularExpression kPlaceholder(u"%(?:L?\\d+|n)"_s);
    QSet<QString> found;
    for (auto matches = kPlaceholder.globalMatch(text); matches.hasNext();)
        found << matches.next().captured();
    return found;
}

QList<Wording> allWordings()
{
    QList<Wording> all;
    for (const auto table : {baseWords(), boardWords(), engineWords(), siegeWords(), siege2Words()})
        all.append(QList<Wording>(table.begin(), table.end()));
    return all;
}

} // namespace

/// Everything that Merlon says in English it says in French too.
class TranslationsTest : public QObject {
    Q_OBJECT

private slots:
    void everyCodeStandsOnce();
    void everyWordingIsTranslated_data();
    void everyWordingIsTranslated();
    void everyFrenchMessageIsFinishedAndKeepsItsPlaceholders();
    void everyEnglishPluralIsFinished();
    void theProgramsCarryTheTranslations();
};

static QString tsFile(const char *language)
{
    return QStringLiteral(MERLON_SOURCE_DIR "/translations/merlon_%1.ts").arg(QLatin1String(language));
}

void TranslationsTest::everyCodeStandsOnce()
{
    QSet<QByteArray> codes;
    for (const Wording &wording : allWordings()) {
        QVERIFY2(!codes.contains(wording.code), wording.code);
        codes << wording.code;
    }
}

void TranslationsTest::everyWordingIsTranslated_data()
{
    QTest::addColumn<QString>("english");
    for (const Wording &wording : allWordings())
        QTest::newRow(wording.code) << QString::fromUtf8(wording.english);
}

void TranslationsTest::everyWordingIsTranslated()
{
    QFETCH(QString, english);
    if (english.isEmpty())
        return;
    static const Messages kFrench = readTsFile(tsFile("fr")).value(u"core"_s);
    QVERIFY2(kFrench.contains(english),
             "not in merlon_fr.ts: QT_TRANSLATE_NOOP, then build update_translations");
    const Message message = kFrench.value(english);
    QVERIFY(message.finished);
    QVERIFY(!message.forms.first().trimmed().isEmpty());
    QCOMPARE(placeholders(message.forms.first()), placeholders(english));
}

void TranslationsTest::everyFrenchMessageIsFinishedAndKeepsItsPlaceholders()
{
    const QHash<QString, Messages> contexts = readTsFile(tsFile("fr"));
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

void TranslationsTest::everyEnglishPluralIsFinished()
{
    const QHash<QString, Messages> contexts = readTsFile(tsFile("en"));
    for (const Messages &messages : contexts) {
        for (auto message = messages.begin(); message != messages.end(); ++message) {
            QVERIFY2(message->finished, qPrintable(message.key()));
            QVERIFY2(!message->forms.contains(QString()), qPrintable(message.key()));
        }
    }
}

void TranslationsTest::theProgramsCarryTheTranslations()
{
    QTranslator translator;
    QVERIFY(translator.load(QStringLiteral(MERLON_BINARY_DIR "/translations/merlon_fr.qm")));
    const QHash<QString, Messages> contexts = readTsFile(tsFile("fr"));
    for (auto context = contexts.begin(); context != contexts.end(); ++context) {
        for (auto message = context->begin(); message != context->end(); ++message) {
            if (message->forms.size() == 1)
                QCOMPARE(translator.translate(qUtf8Printable(context.key()), qUtf8Printable(message.key())),
                         message->forms.first());
        }
    }
}

QTEST_GUILESS_MAIN(TranslationsTest)
#include "translations_test.moc"
