#include "app/widgets/boxes/message_bar.h"
#include "app/words/resources.h"
#include "editor/balance/balance_form.h"
#include "editor/balance/balance_panel.h"
#include "editor/balance/balance_report.h"
#include "editor/balance/balance_run_list.h"
#include "editor/canvas/overlays/heat_overlay.h"
#include "tests/editor/editor_driver.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QDockWidget>
#include <QFile>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace merlon;
using namespace merlon::testing;

namespace {

/// A window with a board that can be played, and hands that let computers play it.
struct Office : EditorDriver {
    explicit Office(const QString &board = u"two-shoulders"_s, const QString &language = u"en"_s)
        : EditorDriver(language)
    {
        window().documents().addBoard({*boardNamed(board.toStdString()), {}});
        action("balance").setEnabled(true);
        panel().form().setGames(12);
        for (const std::size_t seat : {0, 1})
            panel().form().setPlayer(seat, u"random"_s);
    }
    BalancePanel &panel() { return part<BalancePanel>(); }
    BalanceReport &report() { return panel().report(); }
    QDockWidget &dock() { return *qobject_cast<QDockWidget *>(panel().parentWidget()); }
    /// On the board in front; null: none.
    const HeatMap *heat()
    {
        const auto *overlay = dynamic_cast<const HeatOverlay *>(view().overlay().get());
        return overlay ? &overlay->map() : nullptr;
    }

    void play()
    {
        const std::size_t before = panel().runList().runs().size();
        action("balance").trigger();
        QTRY_COMPARE_WITH_TIMEOUT(panel().runList().runs().size(), before + 1, kPatience);
    }

    QStringList parts()
    {
        QStringList parts;
        for (int row = 0; row < report().parts().count(); ++row)
            parts << report().parts().item(row)->text();
        return parts;
    }

    void choosePart(const QString &begin)
    {
        const QStringList names = parts();
        const auto found =
            std::ranges::find_if(names, [&](const QString &name) { return name.startsWith(begin); });
        QVERIFY(found != names.end());
        report().choosePart(static_cast<int>(found - names.begin()));
    }

    QStringList row(int line)
    {
        QStringList cells;
        for (int column = 0; column < report().table().columnCount(); ++column)
            cells << report().table().item(line, column)->text();
        return cells;
    }
};

/// The board without a wall's stones: any change will do that leaves it playable.
BoardChange movedAside(const Board &board)
{
    Place place = board.places().front();
    place.at.x += 20;
    BoardChange change;
    change.edits.push_back(ReplacePlace {0, place});
    return change;
}

} // namespace

/// Many games of computers on the board that is being drawn.
class BalanceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void oneKeyTellsWhoWinsAndHowLongItTakes();
    void theWindowStaysUsableMeanwhile();
    void whatWasPlayedCountsWhenItIsStopped();
    void aBoardWithErrorsSaysWhatIsMissing();
    void aBoardForNoGameSaysSo();
    void lossesLieOnTheBoardTheyBelongTo();
    void lossesGoWithThePanel();
    void lossesOfAnEarlierBoardAreGrey();
    void whatIsNeverUsedIsNamed();
    void twoRunsStandSideBySide();
    void aRunKeepsTheBoardOfItsTime();
    void theReportIsWrittenAsNumbersAndPictures();
    void anUnknownEndingIsRefused();
    void sidesHaveTheirColoursAndRunsNeither();
    void onlySharesAreInPercent();
    void itSpeaksFrench();
};

void BalanceTest::oneKeyTellsWhoWinsAndHowLongItTakes()
{
    Office office;
    QTest::keyClick(&office.view(), Qt::Key_F6);
    QVERIFY(office.panel().isRunning());
    QTRY_VERIFY_WITH_TIMEOUT(!office.panel().isRunning(), kPatience);
    const BalanceRun &run = office.panel().runList().runs().front();
    QCOMPARE(run.balance.games, 12u);
    QVERIFY(office.panel().isVisible());
    QVERIFY(office.report().contents().lines.front().contains(u"12 games"_s));
    office.choosePart(u"Wins"_s);
    office.report().showTable(true);
    QCOMPARE(office.row(0).first(), u"Invader"_s);
    QCOMPARE(office.row(0)[1].toInt() + office.row(1)[1].toInt(), 12);
    office.choosePart(u"Length"_s);
    int games = 0;
    for (int line = 0; line < office.report().table().rowCount(); ++line)
        games += office.row(line)[1].toInt();
    QCOMPARE(games, 12);
}

void BalanceTest::theWindowStaysUsableMeanwhile()
{
    Office office;
    office.panel().form().setGames(100'000);
    office.action("balance").trigger();
    QVERIFY(office.panel().isRunning());
    const std::size_t before = office.board().places().size();
    office.putPlace("tower", {500, 500});
    QCOMPARE(office.board().places().size(), before + 1);
    QVERIFY(office.panel().isRunning()); // on the board as it was
    office.panel().stop();
    QTRY_VERIFY_WITH_TIMEOUT(!office.panel().isRunning(), kPatience);
}

void BalanceTest::whatWasPlayedCountsWhenItIsStopped()
{
    Office office;
    office.panel().form().setGames(100'000);
    office.action("balance").trigger();
    QTest::qWait(400);
    QTest::mouseClick(&office.panel().startButton(), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(!office.panel().isRunning(), kPatience);
    const BalanceRun &run = office.panel().runList().runs().front();
    QVERIFY(run.balance.games >= 2 && run.balance.games < 100'000);
    QVERIFY(office.report().contents().lines.front().contains(u"stopped"_s));
}

void BalanceTest::aBoardWithErrorsSaysWhatIsMissing()
{
    Office office;
    office.click("forge"); // each game needs its buildings
    office.key(Qt::Key_Delete);
    QVERIFY(!office.board().find("forge"));
    office.action("balance").trigger();
    QVERIFY(!office.panel().isRunning());
    QVERIFY(office.messages().text().contains(u"cannot be played yet"_s));
}

void BalanceTest::aBoardForNoGameSaysSo()
{
    Office office;
    office.beginEmpty();
    BoardInfo info = office.board().info();
    info.games.clear();
    BoardChange change;
    change.edits.push_back(ReplaceInfo {info});
    office.document().perform(change, u"for no game"_s);
    office.action("balance").trigger();
    QVERIFY(!office.panel().isRunning());
    QVERIFY(office.messages().text().contains(u"Choose one in Properties"_s));
}

void BalanceTest::lossesLieOnTheBoardTheyBelongTo()
{
    Office office;
    QVERIFY(!office.view().overlay());
    office.play();
    QVERIFY(office.view().overlay());
    const QImage with = office.view().viewport()->grab().toImage();
    office.panel().runList().setHeatWanted(false);
    QVERIFY(!office.view().overlay());
    QVERIFY(with != office.view().viewport()->grab().toImage());
    office.panel().runList().setHeatWanted(true);
    DrawingView &first = office.view();
    office.beginEmpty();
    QVERIFY(!first.overlay() && !office.view().overlay());
}

void BalanceTest::lossesGoWithThePanel()
{
    Office office;
    office.play();
    QVERIFY(office.view().overlay());
    office.dock().close();
    QVERIFY(!office.view().overlay());
    office.dock().show();
    QVERIFY(office.view().overlay());
    office.action("analyse").trigger(); // in front of it
    QTRY_VERIFY(!office.heat());
}

void BalanceTest::lossesOfAnEarlierBoardAreGrey()
{
    Office office;
    office.play();
    QVERIFY(office.heat()->age() == HeatAge::Current);
    office.document().perform(movedAside(office.board()), u"Move"_s);
    office.document().perform(movedAside(office.board()), u"Move"_s);
    QVERIFY(office.heat()->age() == HeatAge::Outdated);
    QVERIFY2(office.heat()->title().endsWith(u", before 2 changes"_s), qPrintable(office.heat()->title()));
    office.action("undo").trigger();
    QVERIFY2(office.heat()->title().endsWith(u", before 1 change"_s), qPrintable(office.heat()->title()));
    office.action("undo").trigger();
    QVERIFY(office.heat()->age() == HeatAge::Current);
    office.document().perform(movedAside(office.board()), u"Move"_s);
    office.play(); // about the board of now
    QVERIFY(office.heat()->age() == HeatAge::Current);
    office.action("undo").trigger();
    QVERIFY(office.heat()->age() == HeatAge::Outdated);
}

void BalanceTest::whatIsNeverUsedIsNamed()
{
    Office office;
    office.play();
    const Balance &balance = office.panel().runList().runs().front().balance;
    for (const Balance::Usage &usage : balance.usage) {
        const auto never =
            std::ranges::count_if(usage.tallies, [](const auto &tally) { return tally.second.times == 0; });
        if (never == 0)
            continue;
        const QStringList parts = office.parts();
        QVERIFY(std::ranges::any_of(
            parts, [&](const QString &part) { return part.endsWith(u" (%1 never)"_s.arg(never)); }));
        return;
    }
    QFAIL("random players have used everything: play fewer games");
}

void BalanceTest::twoRunsStandSideBySide()
{
    Office office;
    office.panel().form().setPlayer(0, u"heuristic"_s); // wins more often than one who knows nothing
    office.play();
    office.document().perform(movedAside(office.board()), u"Move"_s);
    office.panel().form().setPlayer(0, u"random"_s);
    office.panel().form().setPlayer(1, u"heuristic"_s);
    office.panel().form().setGames(40);
    office.play();
    office.panel().runList().choose({0, 1});
    office.report().showTable(true);
    office.choosePart(u"Wins"_s);
    QCOMPARE(office.report().table().columnCount(), 6);
    QCOMPARE(office.row(0).first(), u"Invader"_s);
    QVERIFY(office.row(0)[3].startsWith(u'−') && office.row(0)[3].endsWith(u"points"_s));
    QCOMPARE(office.row(0)[5], u"yes"_s);
    QVERIFY(office.report().contents().lines.front().contains(u"Newcombe"_s));
    QVERIFY(!office.report().contents().lines.front().contains(u"the same in both"_s));
}

void BalanceTest::aRunKeepsTheBoardOfItsTime()
{
    Office office;
    const Board before = office.board();
    office.play();
    office.document().perform(movedAside(office.board()), u"Move"_s);
    QVERIFY(office.panel().runList().runs().front().board() == before);
    QSignalSpy wanted(&office.panel(), &BalancePanel::boardWanted);
    for (auto *button : office.panel().findChildren<QPushButton *>()) {
        if (button->text() == u"&Open again"_s)
            QTest::mouseClick(button, Qt::LeftButton);
    }
    QCOMPARE(wanted.size(), 1);
    QVERIFY(office.board() == before); // in a new tab
    QCOMPARE(office.window().documents().boards().size(), std::size_t {2});
}

void BalanceTest::theReportIsWrittenAsNumbersAndPictures()
{
    Office office;
    office.play();
    const QString base = testFolder() + u"/report."_s;
    QVERIFY(office.report().save(base + u"csv"_s));
    QFile csv(base + u"csv"_s);
    QVERIFY(csv.open(QIODevice::ReadOnly));
    const QByteArray numbers = csv.readAll();
    QVERIFY(numbers.startsWith("Table,Row,Column,Value\r\n"));
    QVERIFY(numbers.contains("Wins,Invader,Games won,"));
    QVERIFY(office.report().save(base + u"svg"_s));
    QFile svg(base + u"svg"_s);
    QVERIFY(svg.open(QIODevice::ReadOnly));
    QVERIFY(svg.readAll().contains("Units lost"));
    QVERIFY(office.report().save(base + u"png"_s));
    const QImage png(base + u"png"_s);
    QVERIFY(png.width() == 1800 && png.height() > 1800);
}

void BalanceTest::anUnknownEndingIsRefused()
{
    Office office;
    office.play();
    const auto saved = office.report().save(testFolder() + u"/report.doc"_s);
    QVERIFY(!saved);
    QVERIFY(say(saved.error()).contains(u"csv, svg, png"_s));
}

void BalanceTest::sidesHaveTheirColoursAndRunsNeither()
{
    Office office;
    office.play();
    const std::vector<BalancePage> one = office.report().contents().pages;
    QCOMPARE(one[0].chart.rows[0].seat, std::optional(0));
    QCOMPARE(one[0].chart.rows[1].seat, std::optional(1));
    QVERIFY(!one[1].chart.rows[0].seat);
    office.play();
    office.panel().runList().choose({0, 1});
    QVERIFY(!office.report().contents().pages[0].chart.rows[0].seat);
}

void BalanceTest::onlySharesAreInPercent()
{
    Office office;
    office.play();
    const auto labels = [&] {
        QStringList found;
        for (const QObject *part : office.report().findChildren<QObject *>()) {
            if (const QString label = part->property("label").toString(); !label.isEmpty())
                found << label;
        }
        return found;
    };
    office.choosePart(u"Wins"_s);
    QCOMPARE(labels(), QStringList {u"%"_s});
    office.choosePart(u"Orders laid"_s);
    QCOMPARE(labels(), QStringList());
}

void BalanceTest::itSpeaksFrench()
{
    Office office(u"two-shoulders"_s, u"fr"_s);
    office.play();
    // the longest name of a part stands there whole
    QVERIFY(office.report().parts().sizeHintForColumn(0) <= office.report().parts().viewport()->width());
    QVERIFY(office.parts().first() == u"Victoires"_s);
    QVERIFY(office.report().contents().lines.front().contains(u"12 parties"_s));
}

MERLON_TEST(BalanceTest)
#include "balance_test.moc"
