#include "app/table/staging/since_display.h"
#include "app/table/staging/since_strip.h"
#include "core/canvas/scene/board_scene.h"
#include "core/canvas/view/board_view.h"
#include "core/engine/game.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"

#include <QPushButton>
#include <QTest>
#include <QToolButton>

#include <algorithm>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::WindowDriver;

/// What others have done since one’s own last choice, in a strip below the map.
class SinceStripTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatOthersHaveDoneStaysAsItIsShown();
    void likeActsAreToldAsOne();
    void allThatOthersHaveDoneCanBeLeafedThrough();
    void shortTextsLeaveTheirRoomToLongOnes();
    void theStripDoesNotCoverTheBoard_data();
    void theStripDoesNotCoverTheBoard();
};

/// The strip is laid out once, not again and again.
void SinceStripTest::whatOthersHaveDoneStaysAsItIsShown()
{
    WindowDriver driver;
    driver.begin({u"person"_s, u"heuristic"_s}, 5);
    auto *strip = driver.table().findChild<SinceStrip *>();
    QVERIFY(driver.playTo([&](const TableSession &session) {
        return session.stage() == TableSession::Stage::Asking && !strip->entries().empty();
    }));
    driver.settle();
    QTest::qWait(50);
    QVERIFY(strip->isVisible());
    const QList<QPushButton *> before = strip->findChildren<QPushButton *>();
    QTest::qWait(100);
    QCOMPARE(strip->findChildren<QPushButton *>(), before);
    QVERIFY(strip->width() <= driver.table().board().width());
    for (const QPushButton *entry : before) // told in words, even in a small window
        QVERIFY2(entry->text().size() > 8, qPrintable(entry->text()));
    for (const SinceStrip::Entry &entry : strip->entries())
        QVERIFY(!entry.text.isEmpty());
}

/// What somebody did several times at one place is one entry, which tells all of it when it is pointed at.
void SinceStripTest::likeActsAreToldAsOne()
{
    WindowDriver driver;
    driver.begin({u"heuristic"_s, u"person"_s}, 5);
    auto *strip = driver.table().findChild<SinceStrip *>();
    const auto *since = driver.table().findChild<SinceDisplay *>();
    QVERIFY(driver.playTo([&](const TableSession &session) {
        return session.stage() == TableSession::Stage::Asking
            && since->acts().size() > strip->entries().size()
            && std::ranges::any_of(strip->entries(),
                                   [](const SinceStrip::Entry &entry) { return !entry.detail.isEmpty(); });
    }));
    const auto told = std::ranges::find_if(
        strip->entries(), [](const SinceStrip::Entry &entry) { return !entry.detail.isEmpty(); });
    const QStringList lines = told->detail.split(u'\n');
    QVERIFY(lines.size() > 1);
    QVERIFY(told->text.startsWith(lines.front()));
    for (const QString &line : lines) {
        QVERIFY(std::ranges::any_of(since->acts(),
                                    [&](const StagedAct &act) { return line.startsWith(act.text); }));
    }
}

void SinceStripTest::allThatOthersHaveDoneCanBeLeafedThrough()
{
    WindowDriver driver;
    driver.begin({u"person"_s, u"heuristic"_s}, 5);
    auto *strip = driver.table().findChild<SinceStrip *>();
    QVERIFY(driver.playTo([&](const TableSession &session) {
        return session.stage() == TableSession::Stage::Asking && strip->entries().size() > 6;
    }));
    driver.settle();
    auto *earlier = strip->findChild<QToolButton *>(u"since-earlier"_s);
    auto *later = strip->findChild<QToolButton *>(u"since-later"_s);
    const std::size_t entries = strip->entries().size();
    QCOMPARE(strip->firstShown() + strip->shownCount(), entries); // the last ones at first
    QVERIFY(!later->isVisible());
    std::size_t first = strip->firstShown();
    while (first > 0) {
        QVERIFY(earlier->isVisible());
        QTest::mouseClick(earlier, Qt::LeftButton);
        QVERIFY(strip->firstShown() < first);
        first = strip->firstShown();
    }
    QVERIFY(!earlier->isVisible());
    QVERIFY(later->isVisible());
    const auto &scene = static_cast<const canvas::BoardScene &>(*driver.table().board().scene());
    const std::vector<canvas::Pin> &pins = scene.marks().pinned; // all of them, those of other pages fainter
    QCOMPARE(pins.size(), entries);
    for (std::size_t i = 0; i < entries; ++i) {
        QCOMPARE(pins[i].things, strip->entries()[i].scene);
        QCOMPARE(pins[i].isFaint, i >= strip->shownCount());
    }
}

void SinceStripTest::shortTextsLeaveTheirRoomToLongOnes()
{
    constexpr int kLetters = 120; // too few for two entries of the same width
    WindowDriver driver;
    SinceStrip strip(driver.appearance());
    strip.setMaximumWidth(kLetters * strip.fontMetrics().averageCharWidth());
    SinceStrip::Entry told;
    told.text = u"The gate of the west wall now has 5 resistance."_s;
    SinceStrip::Entry brief;
    brief.text = u"Blue acts."_s;
    strip.setEntries({told, brief});
    QCOMPARE(strip.shownCount(), std::size_t {2});
    QStringList texts;
    for (const QPushButton *button : strip.findChildren<QPushButton *>())
        texts << button->text();
    QVERIFY2(texts.contains(told.text) && texts.contains(brief.text), qPrintable(texts.join(u'|')));
}

void SinceStripTest::theStripDoesNotCoverTheBoard_data()
{
    QTest::addColumn<QString>("game");
    QTest::newRow("siege2") << u"siege2"_s;
    QTest::newRow("fiefs") << u"fiefs"_s;
    QTest::newRow("mountain") << u"mountain"_s;
}

/// All of it is seen above the strip, and the map stays as it is when the strip goes.
void SinceStripTest::theStripDoesNotCoverTheBoard()
{
    QFETCH(QString, game);
    const Game &rules = *findGame(game.toStdString());
    const auto setup = rules.open(testing::shippedBoard(rules.defaultBoard()), {});
    QVERIFY(setup);
    WindowDriver driver;
    driver.begin(*setup, {u"person"_s, u"heuristic"_s}, 5);
    auto *strip = driver.table().findChild<SinceStrip *>();
    QVERIFY(driver.playTo([&](const TableSession &session) {
        return session.stage() == TableSession::Stage::Asking && !strip->entries().empty();
    }));
    driver.settle();
    QTRY_VERIFY(strip->isVisible());
    canvas::BoardView &board = driver.table().board();
    const auto covered = [&] {
        QStringList places;
        const QRect slip(strip->mapTo(&board, QPoint()), strip->size());
        for (std::size_t i = 0; i < (*setup)->board().places().size(); ++i) {
            if (board.rectOf(canvas::placeThing(static_cast<int>(i))).intersects(slip))
                places << QString::fromStdString((*setup)->board().places()[i].key);
        }
        return places;
    };
    QTRY_COMPARE(covered(), QStringList());
    QVERIFY(!board.rectOf(canvas::placeThing(0)).isEmpty());
    const QRect before = board.rectOf(canvas::placeThing(0));
    QVERIFY(strip->findChild<QToolButton *>(u"since-close"_s));
    QTest::mouseClick(strip->findChild<QToolButton *>(u"since-close"_s), Qt::LeftButton);
    QVERIFY(!strip->isVisible());
    QTest::qWait(20);
    QCOMPARE(board.rectOf(canvas::placeThing(0)), before);
}

MERLON_TEST(SinceStripTest)
#include "since_strip_test.moc"
