#include "app/story/chronicler.h"
#include "tests/support/test_program.h"
#include "tests/support/toy/toy_game.h"
#include "tests/support/toy/toy_module.h"
#include "tests/support/toy/toy_rules.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace merlon;

/// The chronicle of Toll, which has no sentences but those of its events, and declares its headings.
class ChroniclerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void aRoundIsAHeading();
    void theRuleOfAnEventTellsItsSection();
    void aSectionOfTheBeginningIsNotBegunLater();
    void aHeadingMayStandForOneValueAlone();
    void aClosedParagraphDoesNotGrow();

private:
    QStringList told(std::initializer_list<Event> events) const;

    std::shared_ptr<const Setup> m_setup;
};

namespace {

const Event kFirstRound {toy::kRoundBegan, {2, 1}, {1}};
const Event kDealtCopper {toy::kDealt, {1, 2}, {0, 0}};
const Event kNorthPasses {toy::kPassed, {3, 5}, {0}};

Event weather(std::uint16_t value)
{
    return {toy::kBlew, {2, 1}, {value}};
}

} // namespace

void ChroniclerTest::initTestCase()
{
    toy::addToCatalogue();
    m_setup = toy::open();
}

/// Each paragraph as `title: text`.
QStringList ChroniclerTest::told(std::initializer_list<Event> events) const
{
    const Speaker speaker(*m_setup);
    Chronicler chronicler(speaker);
    for (const Event &event : events)
        chronicler.tell(event);
    QStringList paragraphs;
    for (const Paragraph &paragraph : chronicler.paragraphs())
        paragraphs << u"%1: %2"_s.arg(paragraph.title, textOf(paragraph, speaker));
    return paragraphs;
}

void ChroniclerTest::aRoundIsAHeading()
{
    QCOMPARE(told({kFirstRound, kNorthPasses}), (QStringList {u"Round 1: "_s, u": North passes."_s}));
}

void ChroniclerTest::theRuleOfAnEventTellsItsSection()
{
    QCOMPARE(told({kDealtCopper}), QStringList {u"Dealing: North is dealt copper."_s});
}

void ChroniclerTest::aSectionOfTheBeginningIsNotBegunLater()
{
    QCOMPARE(told({kNorthPasses, kDealtCopper}), QStringList {u": North passes. North is dealt copper."_s});
}

void ChroniclerTest::aHeadingMayStandForOneValueAlone()
{
    QCOMPARE(told({weather(0), kNorthPasses}), QStringList {u": The weather: calm. North passes."_s});
    QCOMPARE(told({weather(2), kNorthPasses}), QStringList {u"Storm: North passes."_s});
}

void ChroniclerTest::aClosedParagraphDoesNotGrow()
{
    const Speaker speaker(*m_setup);
    Chronicler chronicler(speaker);
    chronicler.tell(kNorthPasses);
    chronicler.close();
    chronicler.tell(kNorthPasses);
    QCOMPARE(chronicler.paragraphs().size(), std::size_t {2});
}

MERLON_TEST(ChroniclerTest)
#include "chronicler_test.moc"
