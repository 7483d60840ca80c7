#include "app/lessons/guide_tail.h"
#include "app/look/appearance.h"
#include "tests/support/test_program.h"

#include <QFrame>
#include <QPushButton>
#include <QTest>

#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

using namespace merlon;

/// The tail of a card, in a page with a card at the bottom and a button that it speaks of.
class GuideTailTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_page.reset(); }
    void itEndsAtWhatTheCardSpeaksOf_data();
    void itEndsAtWhatTheCardSpeaksOf();
    void itDoesNotReachWhatIsFarAway();
    void itDoesNotPointAtWhatIsCovered();
    void itGoesWithTheCard();
    void itFollowsWhatMoves();
    void itTakesTheFirstRankAndThereTheNearest();
    void itLeavesOtherButtonsInSight();
    void itTakesNoClicks();

private:
    QPushButton *button(const QRect &area, int rank = 0);

    Appearance m_appearance {std::filesystem::path(MERLON_SOURCE_DIR) / "resources/art"};
    std::unique_ptr<QWidget> m_page;
    QFrame *m_card = nullptr;
    GuideTail *m_tail = nullptr;
    std::vector<GuideTail::Target> m_targets;
};

void GuideTailTest::init()
{
    m_targets.clear();
    m_page = std::make_unique<QWidget>();
    m_page->resize(800, 600);
    m_card = new QFrame(m_page.get());
    m_card->setGeometry(0, 400, 800, 100);
    m_tail = new GuideTail(m_appearance, *m_card, [this] { return m_targets; });
    m_page->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
}

/// That the card speaks of.
QPushButton *GuideTailTest::button(const QRect &area, int rank)
{
    auto *button = new QPushButton(m_page.get());
    button->setGeometry(area);
    button->show();
    m_targets.push_back({button, button->rect(), rank});
    m_tail->follow();
    return button;
}

void GuideTailTest::itEndsAtWhatTheCardSpeaksOf_data()
{
    QTest::addColumn<QRect>("area");
    QTest::newRow("above") << QRect(300, 200, 80, 40);
    QTest::newRow("aside") << QRect(0, 200, 10, 40);
    QTest::newRow("below") << QRect(500, 530, 80, 40);
}

void GuideTailTest::itEndsAtWhatTheCardSpeaksOf()
{
    QFETCH(QRect, area);
    button(area);
    QTRY_VERIFY(m_tail->tip());
    QVERIFY(area.contains(*m_tail->tip()));
    QVERIFY(m_tail->isVisible());
    QVERIFY(m_tail->geometry().contains(*m_tail->tip()));
    QVERIFY(m_tail->geometry().intersects(m_card->geometry()));
}

void GuideTailTest::itDoesNotReachWhatIsFarAway()
{
    QPushButton *distant = button({300, 0, 80, 30});
    QTest::qWait(30);
    QVERIFY(!m_tail->tip());
    QVERIFY(!m_tail->isVisible());
    distant->move(300, 250);
    m_tail->follow();
    QTRY_VERIFY(m_tail->tip());
}

void GuideTailTest::itDoesNotPointAtWhatIsCovered()
{
    button({300, 200, 80, 40});
    QTRY_VERIFY(m_tail->tip());
    auto *sheet = new QFrame(m_page.get());
    sheet->setGeometry(0, 0, 800, 390);
    sheet->show();
    m_tail->follow();
    QTRY_VERIFY(!m_tail->tip());
    sheet->hide();
    m_tail->follow();
    QTRY_VERIFY(m_tail->tip());
}

void GuideTailTest::itGoesWithTheCard()
{
    button({300, 200, 80, 40});
    QTRY_VERIFY(m_tail->tip());
    m_card->hide();
    QTRY_VERIFY(!m_tail->isVisible());
    QVERIFY(!m_tail->tip());
    m_card->show();
    QTRY_VERIFY(m_tail->isVisible());
}

void GuideTailTest::itFollowsWhatMoves()
{
    QPushButton *moved = button({300, 200, 80, 40});
    QTRY_VERIFY(m_tail->tip());
    const QPoint before = *m_tail->tip();
    moved->move(400, 200);
    m_tail->follow();
    QTRY_COMPARE(m_tail->tip(), std::optional(before + QPoint(100, 0)));
}

void GuideTailTest::itTakesTheFirstRankAndThereTheNearest()
{
    button({500, 530, 80, 40}, 1);
    QPushButton *nearest = button({300, 300, 80, 40});
    button({300, 200, 80, 40});
    QTRY_VERIFY(m_tail->tip() && nearest->geometry().contains(*m_tail->tip()));
    m_targets.resize(1);
    m_tail->follow();
    QTRY_VERIFY(m_tail->tip() && m_tail->tip()->y() > m_card->geometry().bottom());
}

void GuideTailTest::itLeavesOtherButtonsInSight()
{
    QPushButton *target = button({300, 200, 80, 40});
    auto *other = new QPushButton(m_page.get());
    other->setGeometry(310, 300, 60, 30);
    other->show();
    m_tail->follow();
    QTRY_VERIFY(m_tail->tip());
    const auto isCovered = [&](const QPushButton &one) {
        return m_tail->mask().intersects(one.geometry().translated(-m_tail->pos()));
    };
    QVERIFY(m_tail->geometry().intersects(other->geometry())); // it is on the way
    QTRY_VERIFY(!m_tail->mask().isEmpty() && !isCovered(*other));
    QVERIFY(isCovered(*target));
    other->hide();
    m_tail->follow();
    QTRY_VERIFY(isCovered(*other));
}

void GuideTailTest::itTakesNoClicks()
{
    button({300, 200, 80, 40});
    QTRY_VERIFY(m_tail->tip());
    QVERIFY(m_page->childAt(*m_tail->tip()) != m_tail);
    QCOMPARE(m_tail->focusPolicy(), Qt::NoFocus);
}

MERLON_TEST(GuideTailTest)
#include "guide_tail_test.moc"
