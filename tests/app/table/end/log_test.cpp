#include "app/table/log/log_panel.h"
#include "app/table/time/time_panel.h"
#include "app/widgets/rows/seat_shield.h"
#include "core/base/random.h"
#include "core/canvas/scene/board_scene.h"
#include "core/canvas/view/board_view.h"
#include "core/players/players.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QListView>
#include <QMouseEvent>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

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
std::vector<QModelIndex> actsIn(const QAbstractItemModel &model)
{
    std::vector<QModelIndex> rows;
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex index = model.index(row, 0);
        if (logRowKind(index) == LogRowKind::Act)
            rows.push_back(index);
    }
    return rows;
}

/// The acts whose text begins with these words.
std::vector<QModelIndex> actsThatBegin(const QAbstractItemModel &model, const QString &words)
{
    std::vector<QModelIndex> rows = actsIn(model);
    std::erase_if(rows, [&](const QModelIndex &index) {
        return !index.data(Qt::DisplayRole).toString().startsWith(words);
    });
    return rows;
}

/// Acts that speak of places, in the order of the log.
std::vector<QModelIndex> actsWithPlaces(LogPanel &log)
{
    std::vector<QModelIndex> rows = actsIn(log.filter());
    std::erase_if(rows, [&](const QModelIndex &index) {
        return log.model().thingsOf(log.filter().mapToSource(index).row()).empty();
    });
    return rows;
}

QStringList rowTexts(const LogModel &model)
{
    QStringList texts;
    for (int row = 0; row < model.rowCount(); ++row)
        texts << model.index(row).data().toString();
    return texts;
}

/// All that the log says of a row.
QStringList allOf(const QModelIndex &index)
{
    QStringList all;
    for (const int role :
         {static_cast<int>(Qt::DisplayRole), static_cast<int>(Qt::AccessibleTextRole),
          static_cast<int>(LogKindRole), static_cast<int>(TitleRole), static_cast<int>(RuleRole),
          static_cast<int>(PlyRole), static_cast<int>(SeatsRole), static_cast<int>(RoundRole),
          static_cast<int>(FightRole), static_cast<int>(ArtRole)})
        all << index.data(role).toString();
    return all;
}

/// The pointer comes to this point of the list.
void moveTo(QListView &list, QPoint point)
{
    const QPointF at(point);
    QMouseEvent move(QEvent::MouseMove, at, list.viewport()->mapToGlobal(at), Qt::NoButton, Qt::NoButton,
                     Qt::NoModifier);
    QApplication::sendEvent(list.viewport(), &move);
}

void leaveList(QListView &list)
{
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(list.viewport(), &leave);
}

} // namespace

class LogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyActHasARow();
    void whatIsToldBitByBitReadsLikeTheWhole();
    void anActShowsWhoChoseAndWhatItIsAbout();
    void aSideSeesItsOwnActsAlone();
    void findsWhatIsTyped();
    void showsARoundOrASideOrTheAssaultsAlone();
    void whatComesLaterIsFilteredToo();
    void copiesWhatIsSelectedOrAll();
    void aClickMarksAndADoubleClickLooks();
    void whatIsPointedAtIsMarkedUntilThePointerLeaves();
    void keysMark();
    void theNumberOfARuleOpensIt();
    void whatIsMarkedIsForgottenWithTheNextChoice();
    void whatIsLaterThanTheMomentIsPale();
};

void LogTest::everyActHasARow()
{
    WindowDriver driver;
    playGame(driver, 4);
    LogPanel &log = logOf(driver);
    // Each way of a march by itself, and each move.
    const std::vector<QModelIndex> marches = actsThatBegin(log.filter(), u"March: "_s);
    QVERIFY(marches.size() > 1);
    for (const QModelIndex &index : marches) {
        const QString text = index.data(Qt::DisplayRole).toString();
        QVERIFY2(!text.contains(u"; "_s), qPrintable(text));
        QVERIFY(!log.model().thingsOf(log.filter().mapToSource(index).row()).empty());
    }
    std::vector<QModelIndex> moves = actsIn(log.filter());
    std::erase_if(moves, [](const QModelIndex &index) {
        return !index.data(Qt::DisplayRole).toString().contains(u" moves from "_s);
    });
    QVERIFY(!moves.empty());
    for (const QModelIndex &index : moves)
        QCOMPARE(index.data(Qt::DisplayRole).toString().count(u'.'), 1);
    // The title of a section stands above its acts, which do not repeat it.
    bool hasSection = false;
    for (int row = 0; row + 1 < log.filter().rowCount(); ++row) {
        const QModelIndex index = log.filter().index(row, 0);
        QVERIFY(!index.data(Qt::DisplayRole).toString().isEmpty());
        const QModelIndex next = log.filter().index(row + 1, 0);
        if (logRowKind(index) != LogRowKind::Section || logRowKind(next) != LogRowKind::Act)
            continue;
        hasSection = true;
        QCOMPARE(next.data(TitleRole).toString(), index.data(Qt::DisplayRole).toString());
        QVERIFY(next.data(Qt::AccessibleTextRole).toString().endsWith(next.data(Qt::DisplayRole).toString()));
    }
    QVERIFY(hasSection);
}

void LogTest::whatIsToldBitByBitReadsLikeTheWhole()
{
    for (const char *key : {"siege2", "siege1", "fiefs", "mountain", "exiles"}) {
        const Game &game = *findGame(key);
        const auto setup = game.open(testing::shippedBoard(game.defaultBoard()), {});
        QVERIFY(setup);
        Match match(*setup, {.seed = 4});
        while (!match.isOver() && match.chronicle().size() < 300)
            QVERIFY(match.play(testing::sensibleChoice(match), match.ply()));
        const Speaker speaker(match.setup());
        const std::vector<StoryLine> story = storyFor(match.chronicle(), {0});
        LogModel whole;
        whole.begin(story, speaker);
        LogModel grown;
        const QAbstractItemModelTester tester(&grown, QAbstractItemModelTester::FailureReportingMode::Fatal);
        QSignalSpy grew(&grown, &QAbstractItemModel::dataChanged);
        grown.begin({}, speaker);
        for (const StoryLine &line : story) {
            const int before = grown.rowCount();
            const QStringList old = rowTexts(grown);
            grew.clear();
            grown.add({&line, 1}, 0);
            const int first = grew.isEmpty() ? before : grew.front().front().toModelIndex().row();
            QCOMPARE(rowTexts(grown).first(first), old.first(first)); // the views are not told of these
        }
        QCOMPARE(grown.rowCount(), whole.rowCount());
        QVERIFY(whole.rowCount() > 50);
        for (int row = 0; row < whole.rowCount(); ++row)
            QCOMPARE(allOf(grown.index(row)), allOf(whole.index(row)));
    }
}

void LogTest::anActShowsWhoChoseAndWhatItIsAbout()
{
    WindowDriver driver;
    playGame(driver, 4);
    LogPanel &log = logOf(driver);
    QListView &list = listOf(driver);
    const std::span<const SeatInfo> seats = driver.session().match().setup().seats();
    const std::vector<QModelIndex> marches = actsThatBegin(log.filter(), u"March: "_s);
    QVERIFY(!marches.empty());
    for (const QModelIndex &index : marches) {
        QCOMPARE(index.data(SeatsRole).toUInt(), 1U); // the invader
        const QString art = index.data(ArtRole).toString();
        QVERIFY2(art.startsWith(u"siege/"_s) && driver.appearance().art().has(art), qPrintable(art));
    }
    const auto colourOf = [&](const QModelIndex &index) {
        list.scrollTo(index);
        driver.settle();
        const QImage seen = list.viewport()->grab().toImage();
        const QRect box = list.visualRect(index);
        const QPoint point(box.left() + 1, box.center().y());
        return seen.pixelColor(point * seen.devicePixelRatio());
    };
    const canvas::Theme &theme = driver.appearance().theme();
    QVERIFY(colourOfSeat(theme, seats, 0).rgb() != colourOfSeat(theme, seats, 1).rgb());
    QCOMPARE(colourOf(marches.back()).rgb(), colourOfSeat(theme, seats, 0).rgb());
    const std::vector<QModelIndex> hourglasses = actsThatBegin(log.filter(), u"Hourglasses: "_s);
    QVERIFY(!hourglasses.empty());
    QCOMPARE(hourglasses.back().data(SeatsRole).toUInt(), 2U); // the defender
    QCOMPARE(colourOf(hourglasses.back()).rgb(), colourOfSeat(theme, seats, 1).rgb());
}

void LogTest::aSideSeesItsOwnActsAlone()
{
    WindowDriver driver;
    playGame(driver, 4);
    LogPanel &log = logOf(driver);
    QVERIFY(!actsThatBegin(log.filter(), u"March: "_s).empty());
    log.filter().setWish(wishFor(-1, 1, false));
    QVERIFY(actsThatBegin(log.filter(), u"March: "_s).empty());
    QVERIFY(!actsThatBegin(log.filter(), u"Hourglasses: "_s).empty());
    log.filter().setWish(wishFor(-1, 0, false));
    QVERIFY(!actsThatBegin(log.filter(), u"March: "_s).empty());
    QVERIFY(actsThatBegin(log.filter(), u"Hourglasses: "_s).empty());
}

void LogTest::findsWhatIsTyped()
{
    WindowDriver driver;
    playGame(driver, 4);
    LogPanel &log = logOf(driver);
    const int all = log.filter().rowCount();
    auto *search = log.findChild<QLineEdit *>(u"log-search"_s);
    QTest::keyClicks(search, u"ballista"_s);
    const std::vector<QModelIndex> found = actsIn(log.filter());
    QVERIFY(!found.empty());
    QVERIFY(log.filter().rowCount() < all);
    for (const QModelIndex &index : found) {
        const QString text = index.data(TitleRole).toString() + index.data(Qt::DisplayRole).toString();
        QVERIFY2(text.contains(u"ballista"_s, Qt::CaseInsensitive), qPrintable(text));
    }
    // Of the headings only those are left that have something below them.
    for (int row = 0; row < log.filter().rowCount(); ++row) {
        const LogRowKind kind = logRowKind(log.filter().index(row, 0));
        if (kind == LogRowKind::Act)
            continue;
        QVERIFY(row + 1 < log.filter().rowCount());
        QVERIFY(logRowKind(log.filter().index(row + 1, 0)) > kind);
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
    QVERIFY(!actsIn(log.filter()).empty());
    for (const QModelIndex &index : actsIn(log.filter()))
        QVERIFY((index.data(SeatsRole).toUInt() & 2U) != 0);
    log.filter().setWish(wishFor(-1, kNobody, true));
    QVERIFY(!actsIn(log.filter()).empty());
    for (const QModelIndex &index : actsIn(log.filter()))
        QVERIFY(index.data(FightRole).toBool());
    QVERIFY(logRowKind(log.filter().index(0, 0)) == LogRowKind::Round);
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
    const std::vector<QModelIndex> rows = actsIn(log.filter());
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
    const std::vector<QModelIndex> rows = actsWithPlaces(log);
    const auto found = std::ranges::find_if(
        rows, [](const QModelIndex &index) { return index.data(RoundRole).toInt() == 2; });
    QVERIFY(found != rows.end());
    const QModelIndex row = *found;
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

void LogTest::whatIsPointedAtIsMarkedUntilThePointerLeaves()
{
    WindowDriver driver;
    playGame(driver, 4);
    LogPanel &log = logOf(driver);
    QListView &list = listOf(driver);
    const auto &scene = static_cast<const canvas::BoardScene &>(*driver.table().board().scene());
    const auto placesOf = [&](const QModelIndex &index) {
        return log.model().thingsOf(log.filter().mapToSource(index).row());
    };
    const std::vector<QModelIndex> rows = actsWithPlaces(log);
    const auto other = std::ranges::find_if(
        rows, [&](const QModelIndex &index) { return placesOf(index) != placesOf(rows.front()); });
    QVERIFY(other != rows.end());
    const auto pointOf = [&](const QModelIndex &index) {
        list.scrollTo(index);
        driver.settle();
        return list.visualRect(index).topLeft() + QPoint(8, 8);
    };
    moveTo(list, pointOf(rows.front()));
    QVERIFY(scene.marks().marked == placesOf(rows.front()));
    leaveList(list);
    QVERIFY(scene.marks().marked.empty());
    // What has been clicked stays marked, but for what is pointed at.
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, pointOf(rows.front()));
    moveTo(list, pointOf(*other));
    QVERIFY(scene.marks().marked == placesOf(*other));
    leaveList(list);
    QVERIFY(scene.marks().marked == placesOf(rows.front()));
}

void LogTest::keysMark()
{
    WindowDriver driver;
    playGame(driver, 4);
    LogPanel &log = logOf(driver);
    QListView &list = listOf(driver);
    const auto &scene = static_cast<const canvas::BoardScene &>(*driver.table().board().scene());
    const QModelIndex row = actsWithPlaces(log).front();
    QVERIFY(row.row() > 0);
    list.setFocus();
    list.setCurrentIndex(row.siblingAtRow(row.row() - 1));
    QTest::keyClick(&list, Qt::Key_Down);
    QCOMPARE(list.currentIndex(), row);
    QVERIFY(scene.marks().marked == log.model().thingsOf(log.filter().mapToSource(row).row()));
}

void LogTest::theNumberOfARuleOpensIt()
{
    WindowDriver driver;
    playGame(driver, 4);
    LogPanel &log = logOf(driver);
    QListView &list = listOf(driver);
    QSignalSpy rules(&log, &LogPanel::ruleWanted);
    const QModelIndex row = actsThatBegin(log.filter(), u"March: "_s).front();
    const QString rule = row.data(RuleRole).toString();
    QVERIFY2(rule.startsWith(u"S2-"_s), qPrintable(rule));
    list.scrollTo(row);
    driver.settle();
    const QRect box = list.visualRect(row);
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, box.topLeft() + QPoint(8, 8));
    QVERIFY(rules.isEmpty());
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, box.topRight() + QPoint(-12, 8));
    QCOMPARE(rules.size(), 1);
    QCOMPARE(rules.front().front().toString(), rule);
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
        const std::vector<QModelIndex> rows = actsIn(log.filter());
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
    const std::vector<QModelIndex> rows = actsIn(logOf(driver).filter());
    QVERIFY(!rows.back().data(LaterRole).toBool());
    driver.table().lookAt(driver.table().retrospect().time().moments().choices() / 2);
    QVERIFY(rows.back().data(LaterRole).toBool());
    QVERIFY(!rows.front().data(LaterRole).toBool());
    driver.table().retrospect().backToNow();
    QVERIFY(!rows.back().data(LaterRole).toBool());
}

MERLON_TEST(LogTest)
#include "log_test.moc"
