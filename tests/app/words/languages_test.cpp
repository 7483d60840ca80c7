#include "app/words/language.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace merlon;
using namespace Qt::StringLiterals;

/// Languages come from files, also from those that a translator puts beside the program.
class LanguagesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void languagesAreFoundFromFiles();
    void aLanguageOfOnesOwnIsSpoken();
    void numbersHaveTheFormsOfTheLanguage();

private:
    QTemporaryDir m_data;
};

void LanguagesTest::initTestCase()
{
    const QDir own(m_data.filePath(u"merlon/translations"_s));
    QVERIFY(own.mkpath(u"."_s));
    QVERIFY(QFile::copy(u":/translations/merlon_fr.qm"_s, own.filePath(u"merlon_eo.qm"_s)));
    QVERIFY(QFile::copy(u":/translations/merlon_fr.qm"_s, own.filePath(u"other_it.qm"_s)));
    qputenv("XDG_DATA_HOME", m_data.path().toLocal8Bit());
}

void LanguagesTest::languagesAreFoundFromFiles()
{
    QCOMPARE(Language::codes(), (QStringList {u"en"_s, u"eo"_s, u"fr"_s}));
    QCOMPARE(Language::names(), (QStringList {u"English"_s, u"Esperanto"_s, u"Français"_s}));
    QCOMPARE(Language::codeFor(u"eo"_s), u"eo"_s);
    QVERIFY(!Language::codeFor(u"it"_s));
}

void LanguagesTest::aLanguageOfOnesOwnIsSpoken()
{
    const Language english(u"en"_s);
    const Text wrong {"error.file-missing", {}};
    const QString before = say(wrong);
    const Language own(u"eo"_s);
    QVERIFY(say(wrong) != before);
}

void LanguagesTest::numbersHaveTheFormsOfTheLanguage()
{
    const Language english(u"en"_s);
    QCOMPARE(spoken().pluralOf(0), std::string("other"));
    QCOMPARE(spoken().pluralOf(1), std::string("one"));
    const Language french(u"fr"_s);
    QCOMPARE(spoken().pluralOf(0), std::string("one"));
    QCOMPARE(spoken().pluralOf(2), std::string("other"));
}

MERLON_TEST(LanguagesTest)
#include "languages_test.moc"
