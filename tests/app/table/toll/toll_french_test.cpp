#include "app/story/chronicler.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/test_program.h"
#include "tests/support/toy/toy_game.h"
#include "tests/support/toy/toy_texts.h"

#include <QAbstractButton>
#include <QLabel>
#include <QRegularExpression>
#include <QTest>
#include <QTextBrowser>

using namespace Qt::StringLiterals;
using namespace merlon;
using namespace merlon::testing;

namespace {

/// What can be read on the page, or heard.
QStringList readOn(const QWidget &page)
{
    QStringList texts;
    for (const QWidget *widget : page.findChildren<QWidget *>()) {
        if (!widget->isVisible())
            continue;
        texts << widget->accessibleName() << widget->accessibleDescription() << widget->toolTip();
        if (const auto *label = qobject_cast<const QLabel *>(widget))
            texts << label->text();
        else if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
            texts << button->text();
        else if (const auto *browser = qobject_cast<const QTextBrowser *>(widget))
            texts << browser->toPlainText();
    }
    texts.removeAll(QString());
    return texts;
}

/// The English of Toll that is no French: what stands between the placeholders of its sentences.
std::vector<QRegularExpression> englishOfToll()
{
    static const QRegularExpression kPlaceholder(u"%\\d|\\{[^}]*\\}"_s);
    std::vector<QRegularExpression> english;
    for (const Wording &wording : toy::texts()) {
        const QString sentence = QString::fromUtf8(wording.english);
        if (QString::fromStdString(spoken(toy::game()).wording(wording.code)) == sentence)
            continue;
        for (const QString &part : sentence.split(kPlaceholder)) {
            if (part.count(QRegularExpression(u"\\w"_s)) >= 3)
                english.emplace_back(u"(?<!\\w)"_s + QRegularExpression::escape(part.trimmed())
                                         + u"(?!\\w)"_s,
                                     QRegularExpression::CaseInsensitiveOption);
        }
    }
    return english;
}

QString firstEnglishIn(const QStringList &texts)
{
    static const std::vector<QRegularExpression> kEnglish = englishOfToll();
    for (const QString &text : texts) {
        for (const QRegularExpression &english : kEnglish) {
            if (text.contains(english))
                return english.pattern() + u" in: "_s + text;
        }
    }
    return {};
}

} // namespace

/// Toll in French: what it says is in a file of the tests, beside those of Merlon.
class TollFrenchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyWordingHasItsFrench();
    void aWholeGameIsToldInFrench();
};

void TollFrenchTest::everyWordingHasItsFrench()
{
    const Language french(u"fr"_s);
    QStringList alike;
    for (const Wording &wording : toy::texts()) {
        if (spoken(toy::game()).wording(wording.code) == wording.english)
            alike << QString::fromLatin1(wording.code);
    }
    QCOMPARE(alike, (QStringList {u"word.field.step"_s, u"score.sum"_s}));
}

void TollFrenchTest::aWholeGameIsToldInFrench()
{
    WindowDriver driver(u"fr"_s);
    driver.begin(toy::open({{"rules", "full"}, {"teams", "none"}, {"fate", "warlord"}}),
                 QStringList(4, u"person"_s), 4);
    while (driver.toQuestion()) {
        const Match &match = driver.session().match();
        const QString english = firstEnglishIn(readOn(driver.table()));
        QVERIFY2(english.isEmpty(), qPrintable(english));
        ChoiceList choices;
        match.state().choices(choices);
        Random random(5, match.ply());
        QVERIFY(driver.chooseByMouse(choices[random.below(static_cast<std::uint32_t>(choices.size()))]));
    }
    driver.settle();
    const QStringList result = readOn(driver.table());
    QVERIFY2(firstEnglishIn(result).isEmpty(), qPrintable(firstEnglishIn(result)));
    QVERIFY(result.join(u' ').contains(u"Cartes achetées"_s));
    const Speaker speaker(driver.session().match().setup());
    Chronicler chronicler(speaker);
    for (const Ply &ply : driver.session().match().chronicle()) {
        for (const Event &event : ply.events)
            chronicler.tell(event);
    }
    QStringList story;
    for (const Paragraph &paragraph : chronicler.paragraphs())
        story << paragraph.title << textOf(paragraph, speaker);
    QVERIFY2(firstEnglishIn(story).isEmpty(), qPrintable(firstEnglishIn(story)));
    QVERIFY(story.contains(u"Manche 1"_s));
}

MERLON_TEST(TollFrenchTest)
#include "toll_french_test.moc"
