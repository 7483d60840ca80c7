#include "app/table/face/lens/card_lens.h"
#include "app/widgets/things/small_card.h"
#include "core/engine/game.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QEnterEvent>
#include <QHelpEvent>
#include <QTest>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <vector>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::WindowDriver;

namespace {

void lookLongAt(QWidget &item)
{
    QHelpEvent event(QEvent::ToolTip, item.rect().center(), item.mapToGlobal(item.rect().center()));
    QApplication::sendEvent(&item, &event);
}

void comeTo(QWidget &item)
{
    const QPointF middle = item.rect().center();
    QEnterEvent event(middle, middle, item.mapToGlobal(middle));
    QApplication::sendEvent(&item, &event);
}

void goFrom(QWidget &item)
{
    QEvent event(QEvent::Leave);
    QApplication::sendEvent(&item, &event);
}

/// Whether the context menu was taken.
bool clickRightOn(QWidget &item)
{
    const QPoint middle = item.rect().center();
    QContextMenuEvent event(QContextMenuEvent::Mouse, middle, item.mapToGlobal(middle));
    event.ignore();
    QApplication::sendEvent(&item, &event);
    return event.isAccepted();
}

} // namespace

/// Cards are shown large while they are pointed at; one can be pinned to be compared with the next ones.
class CardLensTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void aCardThatIsPointedAtIsShownLarge();
    void aPinnedCardStaysBesideTheNextOne();
    void theSameCardReleasesItself();
    void aClickReleasesIt();
    void theKeyboardShowsCardsAsWell();
    void aPinnedCardSaysHowItStandsNow();
    void whereThereIsNoRoomTheTooltipTells();
    void keysOfTheTablePinAndRelease();

private:
    SmallCard &cardAt(int number) { return *m_cards[static_cast<std::size_t>(number)]; }
    void print(int number, const QString &name, const QString &text);

    std::unique_ptr<Appearance> m_appearance;
    std::unique_ptr<QWidget> m_table;
    QWidget *m_board = nullptr;
    CardLens *m_lens = nullptr;
    std::vector<SmallCard *> m_cards;
};

void CardLensTest::init()
{
    m_appearance = std::make_unique<Appearance>(std::filesystem::path(MERLON_SOURCE_DIR) / "resources/art");
    m_table = std::make_unique<QWidget>();
    m_table->resize(1200, 700);
    m_board = new QWidget(m_table.get());
    m_board->setGeometry(0, 0, 900, 700);
    m_cards.clear();
    for (int number = 0; number < 3; ++number) {
        m_cards.push_back(new SmallCard(m_appearance->art(), -1, m_table.get()));
        cardAt(number).setGeometry(920, 20 + 120 * number, 200, 80);
    }
    print(0, u"Digger"_s, u"It digs."_s);
    print(1, u"Smith"_s, u"It makes hammers."_s);
    m_lens = new CardLens(*m_appearance, *m_table, *m_board, m_table.get()); // the third card is a space
    for (SmallCard *card : m_cards)
        m_lens->watch(card);
    m_table->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_table.get()));
}

void CardLensTest::cleanup()
{
    m_table.reset();
    m_appearance.reset();
}

void CardLensTest::print(int number, const QString &name, const QString &text)
{
    CardContent content;
    content.name = name;
    cardAt(number).setContent(content);
    cardAt(number).describe(name, text);
}

void CardLensTest::aCardThatIsPointedAtIsShownLarge()
{
    comeTo(cardAt(0));
    QVERIFY(!m_lens->pointed().isVisible()); // not before it is looked at for a while
    lookLongAt(cardAt(0));
    QVERIFY(m_lens->pointed().isVisible());
    QCOMPARE(m_lens->pointed().content().card.name, u"Digger"_s);
    QCOMPARE(m_lens->pointed().content().text, u"It digs."_s);
    QVERIFY(m_board->geometry().contains(m_lens->pointed().geometry()));
    QVERIFY(m_lens->pointed().testAttribute(Qt::WA_TransparentForMouseEvents));
    goFrom(cardAt(0));
    QVERIFY(!m_lens->pointed().isVisible());
    lookLongAt(cardAt(2));
    QVERIFY(!m_lens->pointed().isVisible());
    QVERIFY(!clickRightOn(cardAt(2)));
    QVERIFY(!m_lens->pinned().isVisible());
}

void CardLensTest::aPinnedCardStaysBesideTheNextOne()
{
    lookLongAt(cardAt(0));
    QVERIFY(m_lens->pin());
    QVERIFY(m_lens->pinned().isVisible() && !m_lens->pointed().isVisible());
    QVERIFY(m_lens->pinned().accessibleName().contains(u"Digger"_s));
    QVERIFY(m_lens->pinned().accessibleDescription().startsWith(u"It digs."_s));
    const QRect before = m_lens->pinned().geometry();
    goFrom(cardAt(0));
    QVERIFY(m_lens->pinned().isVisible());
    comeTo(cardAt(1)); // at once
    QVERIFY(m_lens->pointed().isVisible());
    QCOMPARE(m_lens->pointed().content().card.name, u"Smith"_s);
    QCOMPARE(m_lens->pinned().geometry().topRight(), before.topRight());
    QVERIFY(!m_lens->pinned().geometry().intersects(m_lens->pointed().geometry()));
    QVERIFY(m_board->geometry().contains(m_lens->pointed().geometry()));
    QVERIFY(m_lens->release());
    QVERIFY(!m_lens->pinned().isVisible());
    QVERIFY(!m_lens->release());
}

void CardLensTest::theSameCardReleasesItself()
{
    QVERIFY(clickRightOn(cardAt(0)));
    QVERIFY(m_lens->pinned().isVisible());
    QVERIFY(clickRightOn(cardAt(1))); // another one instead
    QCOMPARE(m_lens->pinned().content().card.name, u"Smith"_s);
    QVERIFY(clickRightOn(cardAt(1)));
    QVERIFY(!m_lens->pinned().isVisible());
}

void CardLensTest::aClickReleasesIt()
{
    QVERIFY(clickRightOn(cardAt(0)));
    auto *pinned = m_table->findChild<LargeCard *>(u"pinned-card"_s);
    QTest::mouseClick(pinned, Qt::LeftButton);
    QVERIFY(!pinned->isVisible());
}

void CardLensTest::theKeyboardShowsCardsAsWell()
{
    m_table->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_table.get()));
    cardAt(1).setChoosable(true);
    cardAt(1).setFocus(Qt::TabFocusReason);
    QTRY_VERIFY(m_lens->pointed().isVisible());
    QVERIFY(m_lens->pin());
    QCOMPARE(m_lens->pinned().focusPolicy(), Qt::TabFocus);
    cardAt(1).clearFocus();
    QVERIFY(m_lens->pinned().isVisible());
}

void CardLensTest::aPinnedCardSaysHowItStandsNow()
{
    QVERIFY(clickRightOn(cardAt(0)));
    goFrom(cardAt(0));
    print(0, u"Digger"_s, u"It digs. 2 stones lie on it."_s);
    comeTo(cardAt(1));
    QCOMPARE(m_lens->pinned().content().text, u"It digs. 2 stones lie on it."_s);
}

void CardLensTest::whereThereIsNoRoomTheTooltipTells()
{
    m_board->resize(60, 40);
    lookLongAt(cardAt(0));
    QVERIFY(!m_lens->pointed().isVisible());
}

void CardLensTest::keysOfTheTablePinAndRelease()
{
    const Game &rules = *findGame("mountain");
    const auto setup = rules.open(testing::shippedBoard(rules.defaultBoard()), {});
    QVERIFY(setup);
    WindowDriver driver;
    driver.begin(*setup, {u"person"_s, u"person"_s}, 5);
    QVERIFY(driver.toQuestion());
    driver.settle();
    const QList<SmallCard *> cards = driver.table().findChildren<SmallCard *>();
    const auto found = std::ranges::find_if(
        cards, [](const SmallCard *card) { return card->isVisible() && card->asCard().has_value(); });
    QVERIFY(found != cards.end());
    comeTo(**found);
    QTest::keyClick(&driver.table(), Qt::Key_C);
    const CardLens &lens = driver.table().lens();
    QVERIFY(lens.pinned().isVisible());
    QCOMPARE(lens.pinned().content().card.name, (*found)->content().name);
    QTest::keyClick(&driver.table(), Qt::Key_Escape);
    QVERIFY(!lens.pinned().isVisible());
}

MERLON_TEST(CardLensTest)
#include "card_lens_test.moc"
