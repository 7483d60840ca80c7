#include "app/table/log/log_panel.h"
#include "app/table/time/time_panel.h"
#include "core/base/random.h"
#include "core/canvas/scene/board_scene.h"
#include "core/canvas/view/board_view.h"
#include "core/players/players.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::WindowDriver;

namespace {

/// A game between computers at the table, over.
void playGame(WindowDriver &driver, std::uint64_t seed)
{
    driver.begin({u"person"_s, u"person"_s}, seed);
    const std::unique_ptr<Player> player = makePlayer("heuristic");
    Match match = driver.session().match().branchAt(driver.session().match().ply());
    while (!match.isOver()) {
        Random random(seed, match.ply());
        const Choice choice = player->choose(*match.seenBy({match.state().decision().seat}), random);
        if (!match.play(choice, match.ply()))
            qFatal("a player chose what is not legal");
    }
    driver.table().open(
        std::make_unique<TableSession>(std::move(match), driver.session().seating().players()));
    driver.settle();
}

LogFilter::Wish wishFor(int round, Seat seat, bool fights)
{
    LogFilter::Wish wish;
    wish.round = round;
    wish.seat = seat;
    wish.fights = fights;
    return wish;
}

LogPanel &logOf(WindowDriver &driver)
{
    return *driver.table().findChild<LogPanel *>();
}

QListView &listOf(WindowDriver &driver)
{
    return *logOf(driver).findChild<QListView *>();
}

/// The rows that are shown and are no headings.
std::vector<QModelIndex> sections(const QAbstractItemModel &model)
{
    std::vector<QModelIndex> rows;
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex index = model.index(row, 0);
        if (index.data(ParagraphRole).toInt() == static_cast<int>(Paragraph::Kind::Section))
            rows.push_back(index);
    }
    return rows;
}

} // namespace

class LogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsWhatIsTyped();
    void showsARoundOrASideOrTheAssaultsAlone();
    void whatComesLaterIsFilteredToo();
    void copiesWhatIsSelectedOrAll();
    void aClickMarksAndADoubleClickLooks();
    void whatIsMarkedIsForgottenWithTheNextChoice();
    void whatIsLaterThanTheMomentIsPale();
};

void LogTest::findsWhatIsTyped()
{
    WindowDriver driver;
    playGame(driver, 4);
    LogPanel &log = logOf(driver);
    const int all = log.filter().rowCount();
    auto *search = log.findChild<QLineEdit *>(u"log-search"_s);
    QTest::keyClicks(search, u"ballista"_s);
    const std::vector<QModelIndex> found = sections(log.filter());
    QVERIFY(!found.empty());
    QVERIFY(log.filter().rowCount() < all);
    for (const QModelIndex &index : found) {
        const QString text = index.data(TitleRole).toString() + index.data(Qt::DisplayRole).toString();
        QVERIFY2(text.contains(u"ballista"_s, Qt::CaseInsensitive), qPrintable(text));
    }
    // Of the headings only those are left that have something below them.
    for (int row = 0; row < log.filter().rowCount(); ++row) {
        const QModelIndex index = log.filter().index(row, 0);
        if (index.data(ParagraphRole).toInt() == static_cast<int>(Paragraph::Kind::Section))
            continue;
        QVERIFY(row + 1 < log.filter().rowCount());
        const int below = log.filter().index(row + 1, 0).data(ParagraphRole).toInt();
        QVERIFY(below != static_cast<int>(Paragraph::Kind::Round));
    }
    search->clear();
    QCOMPARE(log.filter().rowCount(), all);
}

void LogTest::showsARoundOrASideOrTheAssaultsAlone()
{
    WindowDriver driver;
    playGame(driver, 4);
    LogPanel &log = logOf(driver);
    log.filter().setWish(wishFor(1, kNobody, false));
    for (int row = 0; row < log.filter().rowCount(); ++row)
        QCOMPARE(log.filter().index(row, 0).data(RoundRole).toInt(), 1);
    QVERIFY(log.filter().rowCount() > 5);
    log.filter().setWish(wishFor(-1, 1, false));
    QVERIFY(!sections(log.filter()).empty());
    for (const QModelIndex &index : sections(log.filter()))
        QVERIFY((index.data(SeatsRole).toUInt() & 2U) != 0);
    log.filter().setWish(wishFor(-1, kNobody, true));
    QVERIFY(!sections(log.filter()).empty());
    for (const QModelIndex &index : sections(log.filter()))
        QVERIFY(index.data(FightRole).toBool());
    QCOMPARE(log.filter().index(0, 0).data(ParagraphRole).toInt(), static_cast<int>(Paragraph::Kind::Round));
}

void LogTest::whatComesLaterIsFilteredToo()
{
    WindowDriver driver;
    driver.begin({u"person"_s, u"heuristic"_s}, 4);
    QVERIFY(driver.toQuestion());
    LogPanel &log = logOf(driver);
    log.filter().setWish(wishFor(1, kNobody, false));
    const int before = log.filter().rowCount();
    const std::unique_ptr<Player> player = makePlayer("heuristic");
    for (int i = 0; i < 40 && driver.toQuestion(); ++i) {
        Random random(3, driver.session().match().ply());
        driver.table().choose(
            player->choose(*driver.session().match().seenBy({driver.session().asked()}), random));
    }
    QVERIFY(log.filter().rowCount() > before);
    for (int row = 0; row < log.filter().rowCount(); ++row)
        QCOMPARE(log.filter().index(row, 0).data(RoundRole).toInt(), 1);
}

void LogTest::copiesWhatIsSelectedOrAll()
{
    WindowDriver driver;
    playGame(driver, 4);
    LogPanel &log = logOf(driver);
    const QString all = log.wholeText();
    QVERIFY(all.contains(u"\nRound 1\n"_s));
    QVERIFY(all.count(u'\n') > 50);
    const std::vector<QModelIndex> rows = sections(log.filter());
    listOf(driver).selectionModel()->select(rows[4], QItemSelectionModel::Select);
    listOf(driver).selectionModel()->select(rows[2], QItemSelectionModel::Select);
    listOf(driver).setFocus();
    QTest::keyClick(&listOf(driver), Qt::Key_C, Qt::ControlModifier);
    const QStringList lines = QApplication::clipboard()->text().trimmed().split(u'\n');
    QCOMPARE(lines.size(), 2);
    QVERIFY(lines[0].contains(rows[2].data(Qt::DisplayRole).toString()));
    QVERIFY(lines[1].contains(rows[4].data(Qt::DisplayRole).toString()));
    log.filter().setWish(wishFor(1, kNobody, false));
    QVERIFY(log.wholeText().size() < all.size());
}

void LogTest::aClickMarksAndADoubleClickLooks()
{
    WindowDriver driver;
    playGame(driver, 4);
    LogPanel &log = logOf(driver);
    QListView &list = listOf(driver);
    QModelIndex row;
    for (const QModelIndex &index : sections(log.filter())) {
        if (index.data(RoundRole).toInt() == 2
            && !log.model().thingsOf(log.filter().mapToSource(index).row()).empty()) {
            row = index;
            break;
        }
    }
    QVERIFY(row.isValid());
    list.scrollTo(row);
    driver.settle();
    QSignalSpy places(&log, &LogPanel::placesWanted);
    const QPoint point = list.visualRect(row).topLeft() + QPoint(8, 8);
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, point);
    QVERIFY(places.size() > 0);
    QVERIFY(!driver.table().retrospect().isOn());
    QVERIFY(log.findChild<QPushButton *>(u"log-look"_s)->isVisible());
    list.setFocus();
    QTest::keyClick(&list, Qt::Key_Return);
    QVERIFY(driver.table().retrospect().isOn());
    const Moments &moments = driver.table().retrospect().time().moments();
    const std::size_t there = driver.table().retrospect().time().timeline().position();
    QCOMPARE(moments[there].round, 2);
    // What the line tells of has just begun to happen.
    const auto ply = row.data(PlyRole).value<std::size_t>();
    QVERIFY(moments[there].ply > ply);
    QVERIFY(there == 0 || moments[there - 1].ply <= ply);
}

void LogTest::whatIsMarkedIsForgottenWithTheNextChoice()
{
    WindowDriver driver;
    driver.begin({u"person"_s, u"person"_s}, 4);
    LogPanel &log = logOf(driver);
    QListView &list = listOf(driver);
    const auto &scene = static_cast<const canvas::BoardScene &>(*driver.table().board().scene());
    const auto choose = [&] {
        return driver.toQuestion()
            && driver.session().play(testing::sensibleChoice(driver.session().match()));
    };
    for (int i = 0; i < 40 && scene.marks().marked.empty(); ++i) {
        QVERIFY(choose());
        QVERIFY(driver.toQuestion());
        const std::vector<QModelIndex> rows = sections(log.filter());
        if (rows.empty() || log.model().thingsOf(log.filter().mapToSource(rows.back()).row()).empty())
            continue;
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {},
                          list.visualRect(rows.back()).topLeft() + QPoint(8, 8));
    }
    QVERIFY(!scene.marks().marked.empty());
    QVERIFY(choose());
    QVERIFY(driver.toQuestion());
    QVERIFY(scene.marks().marked.empty());
}

void LogTest::whatIsLaterThanTheMomentIsPale()
{
    WindowDriver driver;
    playGame(driver, 4);
    const std::vector<QModelIndex> rows = sections(logOf(driver).filter());
    QVERIFY(!rows.back().data(LaterRole).toBool());
    driver.table().lookAt(driver.table().retrospect().time().moments().choices() / 2);
    QVERIFY(rows.back().data(LaterRole).toBool());
    QVERIFY(!rows.front().data(LaterRole).toBool());
    driver.table().retrospect().backToNow();
    QVERIFY(!rows.back().data(LaterRole).toBool());
}

MERLON_TEST(LogTest)
#include "log_test.moc"
