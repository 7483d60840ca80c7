#include "tests/app/words/game_wordings.h"
#include "tests/app/words/word_exceptions.h"
#include "tests/support/test_program.h"

#include <QMap>
#include <QTest>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using namespace merlon;

namespace {

/// Where a text stands, and how many characters it has there at most in English.
struct TextForm {
    const char *family; ///< what the code of a wording begins with
    int most;
};

constexpr TextForm kTextForms[] {
    {"choice.", 50},  {"done.", 50},     {"keep.", 50},      {"decision.", 70},
    {"event.", 90},   {"reason.", 140},  {"error.", 140},    {"file.", 140},
    {"record.", 140}, {"finding.", 140}, {"notation.", 140}, {"note.", 180},
    {"about.", 180},  {"why.", 180},     {"detail.", 180},   {"verdict.", 16},
};
constexpr int kMostOfALabel = 24; ///< of a button, a menu, a label of a field
constexpr int kLengthOfAName = 6; ///< of what is put in for %1: “orc”, “12”, “west wall 2”

int mostInFrench(int most)
{
    return most * 13 / 10; // 30 % more
}

QString withoutMnemonics(const QString &text)
{
    static const QRegularExpression kMnemonic(u"&(.)"_s);
    return QString(text).replace(kMnemonic, u"\\1"_s);
}

/// Of {%1|none|one|%1 of them} the longest: there may be as many.
QString withLongestForms(QString text)
{
    static const QRegularExpression kNumbers(uR"re(\{%\d\|([^{}]*)\})re"_s);
    for (auto found = kNumbers.match(text); found.hasMatch(); found = kNumbers.match(text)) {
        const QStringList forms = found.captured(1).split(u'|');
        const QString longestForm =
            *std::ranges::max_element(forms, {}, [](const QString &form) { return form.size(); });
        text.replace(found.capturedStart(), found.capturedLength(), longestForm);
    }
    return text;
}

int shownLength(const QString &text)
{
    static const QRegularExpression kPlaceholder(u"%(?:L?\\d(?::\\w+)?|n)"_s);
    static const QRegularExpression kMarks(u"[<>]"_s);
    QString shown = withoutMnemonics(withLongestForms(text));
    shown.replace(kPlaceholder, QString(kLengthOfAName, u'x')).remove(kMarks);
    return static_cast<int>(shown.size());
}

bool isOfWindows(const QString &context)
{
    return context != context.toLower(); // the core and the games have small letters
}

} // namespace

/// How texts are put, beyond their words: once in French, and as long as there is room. See the glossary.
class WordFormsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void oneTextHasOneTranslation();
    void gameTextsFitTheirForm();
    void labelsFitTheirForm();
    void everyExceptionIsNeeded();

private:
    void measure(const QString &where, const QString &english, const QStringList &french, int most);
    void verifyNoneIs(const char *fault);

    QHash<QString, Messages> m_french;
    testing::WordExceptions m_exceptions {"word_forms_exceptions.txt"};
    QStringList m_faults;
};

void WordFormsTest::initTestCase()
{
    m_french = readTsFile("fr");
    QVERIFY(!m_french.isEmpty());
    QCOMPARE(shownLength(u"&Remove %1"_s), 13);
    QCOMPARE(shownLength(u"Lose {%1|none|1 orc|%1 orcs}"_s), 16);
}

void WordFormsTest::verifyNoneIs(const char *fault)
{
    m_faults.sort();
    for (const QString &line : std::as_const(m_faults))
        qWarning("%s", qPrintable(line));
    const bool isGood = m_faults.isEmpty();
    m_faults.clear();
    QVERIFY2(isGood, fault);
}

/// In all windows and games. Texts that a comment tells apart have their reason there.
void WordFormsTest::oneTextHasOneTranslation()
{
    QHash<QString, QMap<QString, QString>> contexts; // of each translation of each text
    for (auto context = m_french.begin(); context != m_french.end(); ++context) {
        for (auto message = context->begin(); message != context->end(); ++message) {
            if (message.key().contains(kCommentMark))
                continue;
            const QString french = withoutMnemonics(message->forms.join(u" / "_s));
            contexts[withoutMnemonics(message.key())].insert(french, context.key());
        }
    }
    for (auto text = contexts.begin(); text != contexts.end(); ++text) {
        if (text->size() < 2 || m_exceptions.allow(u"translations"_s, text.key()))
            continue;
        QStringList told;
        for (auto french = text->begin(); french != text->end(); ++french)
            told << u"“%1” in %2"_s.arg(french.key(), *french);
        m_faults << text.key() + ": "_L1 + told.join(u", "_s);
    }
    verifyNoneIs("the texts above have several translations, and no reason in word_forms_exceptions.txt");
}

void WordFormsTest::measure(const QString &where, const QString &english, const QStringList &french, int most)
{
    QStringList tooLong;
    if (shownLength(english) > most)
        tooLong << english;
    for (const QString &form : french) {
        if (shownLength(form) > mostInFrench(most))
            tooLong << form;
    }
    if (!tooLong.isEmpty() && !m_exceptions.allow(where, english))
        m_faults << where + ": "_L1 + tooLong.join(u" / "_s);
}

void WordFormsTest::gameTextsFitTheirForm()
{
    for (const testing::ToldWording &wording : testing::allToldWordings()) {
        const auto *const form = std::ranges::find_if(
            kTextForms, [&](const TextForm &one) { return wording.code.startsWith(one.family); });
        if (form != std::end(kTextForms))
            measure(QString::fromUtf8(wording.code), wording.english, {wording.french}, form->most);
    }
    verifyNoneIs("the texts above are longer than their form allows");
}

/// What has a letter to press is a button, a menu, a label or a check box.
void WordFormsTest::labelsFitTheirForm()
{
    static const QRegularExpression kMnemonic(u"&[^& ]"_s);
    for (auto context = m_french.begin(); context != m_french.end(); ++context) {
        if (!isOfWindows(context.key()))
            continue;
        for (auto message = context->begin(); message != context->end(); ++message) {
            const QString english = message.key().section(kCommentMark, 0, 0);
            if (english.contains(kMnemonic))
                measure(context.key(), english, message->forms, kMostOfALabel);
        }
    }
    verifyNoneIs("the labels above are longer than their form allows");
}

void WordFormsTest::everyExceptionIsNeeded()
{
    QVERIFY2(m_exceptions.unused().isEmpty(), qPrintable(m_exceptions.unused().join(u'\n')));
}

MERLON_TEST(WordFormsTest)
#include "word_forms_test.moc"
