#include "app/words/balance/shipped_range.h"
#include "app/words/resources.h"
#include "editor/balance/balance_form.h"
#include "editor/balance/balance_panel.h"
#include "editor/balance/balance_report.h"
#include "editor/balance/balance_run_list.h"
#include "editor/balance/lever_list.h"
#include "editor/canvas/overlays/heat_overlay.h"
#include "tests/editor/editor_driver.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QRegularExpression>
#include <QTableWidget>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;
using namespace merlon;
using namespace merlon::testing;

namespace {

/// A window with a board on which those who know nothing have played so many games.
struct PlayedOffice : EditorDriver {
    explicit PlayedOffice(int games)
    {
        window().documents().addBoard({*boardNamed("two-shoulders"), {}});
        panel().form().setGames(games);
        for (const std::size_t seat : {0, 1})
            panel().form().setPlayer(seat, u"random"_s);
        action("balance").trigger();
        [&] { QTRY_COMPARE_WITH_TIMEOUT(panel().runList().runs().size(), std::size_t {1}, kPatience); }();
    }
    BalancePanel &panel() { return part<BalancePanel>(); }
    LeverList &levers() { return panel().levers(); }
    const HeatMap &heat() { return dynamic_cast<const HeatOverlay &>(*view().overlay()).map(); }
    QStringList sentences() { return panel().report().headline().text().split(u'\n'); }
    /// Of a part of the report, as a table.
    QStringList column(const QString &part, int number)
    {
        BalanceReport &report = panel().report();
        report.showTable(true);
        const QList<QListWidgetItem *> found = report.parts().findItems(part, Qt::MatchStartsWith);
        if (found.isEmpty())
            return {};
        report.choosePart(report.parts().row(found.front()));
        QStringList cells;
        for (int row = 0; row < report.table().rowCount(); ++row)
            cells << report.table().item(row, number)->text();
        return cells;
    }
    double effectIn(int row) { return levers().table().item(row, 1)->text().replace(u'−', u'-').toDouble(); }
    void tryChanges()
    {
        QTest::mouseClick(&levers().startButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!levers().isRunning(), kPatience);
        QVERIFY(levers().table().rowCount() > 5);
    }
};

double sumOfPercents(const QStringList &texts)
{
    double sum = 0;
    for (QString text : texts)
        sum += text.remove(u'%').toDouble();
    return sum;
}

} // namespace

/// What a balance test says is to be done.
class BalanceAdviceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void threeSentencesStandOnTop()
    {
        PlayedOffice office(12);
        QStringList sentences = office.sentences();
        sentences.removeIf( // that one may be there already
            [](const QString &sentence) { return sentence.contains(u"come with Merlon"_s); });
        QCOMPARE(sentences.size(), 3);
        QVERIFY2(sentences[0].contains(u": Invader "_s), qPrintable(sentences[0]));
        const QRegularExpression share(u"(\\d+)% \\("_s);
        QStringList shares;
        for (auto found = share.globalMatch(sentences[0]); found.hasNext();)
            shares << found.next().captured(1);
        QCOMPARE(shares.size(), 2);
        QCOMPARE(sumOfPercents(shares), 100.0);
        const Balance &balance = office.panel().runList().runs().front().balance;
        QVERIFY2(
            sentences[1].startsWith(balance.captures.empty() ? u"Most frequent ending"_s : u"Breaches: "_s),
            qPrintable(sentences[1]));
        QVERIFY2(sentences[2].startsWith(u"Never used: "_s), qPrintable(sentences[2]));
    }

    /// A board that comes with Merlon lies within what those boards have, by the same games.
    void isHeldAgainstTheBoardsThatComeWithMerlon()
    {
        PlayedOffice office(12);
        QTRY_COMPARE_WITH_TIMEOUT(office.sentences().size(), 4, kPatience);
        const QString sentence = office.sentences()[1];
        const QRegularExpression told(u"^Boards that come with Merlon: Invader (\\d+)%–(\\d+)%\\.$"_s);
        QVERIFY2(told.match(sentence).hasMatch(), qPrintable(sentence));
        const BarChart::Row invader = office.panel().report().contents().pages.front().chart.rows.front();
        QVERIFY(invader.band);
        QVERIFY(invader.band->low <= invader.bars[0].figure.value);
        QVERIFY(invader.band->high >= invader.bars[0].figure.value);
        QCOMPARE(told.match(sentence).captured(1).toInt(),
                 static_cast<int>(std::lround(100 * invader.band->low)));
    }

    void whatNoShippedBoardHasIsPointedOut()
    {
        PlayedOffice office(12);
        const BalanceRun &run = office.panel().runList().runs().front();
        const ShippedRange range {5, {{0.45, 0.56}, {0.44, 0.55}}};
        Balance balance = run.balance;
        const auto sentenceWith = [&](const Share &share) {
            balance.teams[0].share = share;
            balance.teams[1].share = {1 - share.value, 1 - share.high, 1 - share.low};
            return sentenceOf(range, balance, Speaker(run.setup()));
        };
        QVERIFY(sentenceWith({0.9, 0.85, 0.94}).startsWith(u"Outside the range"_s));
        QVERIFY(sentenceWith({0.2, 0.15, 0.26}).startsWith(u"Outside the range"_s));
        QVERIFY(sentenceWith({0.58, 0.5, 0.66}).startsWith(u"Boards that"_s)); // chance may explain it
    }

    /// Sevenths do not fit into percents.
    void sharesAddUpToAHundred()
    {
        PlayedOffice office(7);
        for (const QString &part : {u"Wins"_s, u"Length"_s, u"Choices per game"_s, u"How games ended"_s}) {
            const QStringList shares = office.column(part, 2);
            QVERIFY2(!shares.isEmpty(), qPrintable(part));
            QVERIFY2(std::abs(sumOfPercents(shares) - 100) < 0.01, qPrintable(shares.join(u' ')));
        }
    }

    void breachesAreShownBeforeLosses()
    {
        PlayedOffice office(12);
        QVERIFY2(office.heat().title().startsWith(u"Breaches in % of the total (run 1)"_s),
                 qPrintable(office.heat().title()));
        const QImage breaches = office.view().viewport()->grab().toImage();
        office.panel().runList().setHeat(1);
        QCOMPARE(office.heat().title(), u"Losses: Invader per game (run 1)"_s);
        const QImage invader = office.view().viewport()->grab().toImage();
        office.panel().runList().setHeat(2);
        QCOMPARE(office.heat().title(), u"Losses: Defender per game (run 1)"_s);
        const QImage defender = office.view().viewport()->grab().toImage();
        QVERIFY(breaches != invader && invader != defender);
    }

    void changesAreListedByTheirEffect()
    {
        PlayedOffice office(12);
        QVERIFY(office.levers().table().rowCount() == 0);
        office.tryChanges();
        double before = 100;
        bool wasBold = true;
        for (int row = 0; row < office.levers().table().rowCount(); ++row) {
            const bool isBold = office.levers().table().item(row, 0)->font().bold();
            QVERIFY(wasBold || !isBold); // what chance may explain comes last
            if (wasBold != isBold)
                before = 100;
            QVERIFY(std::abs(office.effectIn(row)) <= before);
            before = std::abs(office.effectIn(row));
            wasBold = isBold;
            QVERIFY(office.levers().table().item(row, 2)->text().contains(u" to "_s));
        }
    }

    void aChangeIsAppliedAsOneStep()
    {
        PlayedOffice office(6);
        office.tryChanges();
        const Board before = office.board();
        QVERIFY(!office.levers().applyButton().isEnabled()); // none is chosen
        office.levers().table().selectRow(0);
        const QString name = office.levers().table().item(0, 0)->text();
        QVERIFY(office.levers().applyButton().isEnabled());
        QTest::mouseClick(&office.levers().applyButton(), Qt::LeftButton);
        QVERIFY(office.board() != before);
        QCOMPARE(office.document().undoStack().count(), 1);
        QCOMPARE(office.document().undoStack().text(0), name);
        QVERIFY(!office.levers().applyButton().isEnabled()); // it was tried on another board
        office.action("undo").trigger();
        QVERIFY(office.board() == before);
        QVERIFY(office.levers().applyButton().isEnabled());
    }

    void tryingCanBeStopped()
    {
        PlayedOffice office(200);
        QTest::mouseClick(&office.levers().startButton(), Qt::LeftButton);
        QVERIFY(office.levers().isRunning());
        QTRY_VERIFY_WITH_TIMEOUT(office.levers().table().rowCount() > 0, kPatience);
        QTest::mouseClick(&office.levers().startButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!office.levers().isRunning(), kPatience);
        QVERIFY(office.levers().table().rowCount() > 0);
        QVERIFY(office.levers().startButton().isEnabled());
    }

    void changesAreOfTheBoardOfTheRun()
    {
        PlayedOffice office(6);
        office.putPlace("tower", {500, 500});
        QVERIFY(!office.levers().startButton().isEnabled());
        office.action("undo").trigger();
        QVERIFY(office.levers().startButton().isEnabled());
    }
};

MERLON_TEST(BalanceAdviceTest)
#include "balance_advice_test.moc"
