#include "app/table/result_sheet.h"
#include "core/engine/match/match.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/player_games.h"

#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QTextBrowser>

#include <algorithm>

using namespace merlon;
using namespace Qt::StringLiterals;

/// How the end of a game is told.
class ResultSheetTest : public QObject {
    Q_OBJECT

    static bool isOver(const TableSession &session) { return session.stage() == TableSession::Stage::Over; }

    static bool playToTheEnd(testing::WindowDriver &driver, const QString &game)
    {
        driver.begin(testing::openOnItsBoard(game.toStdString()), {u"heuristic"_s, u"heuristic"_s}, 7);
        return testing::waitUntil([&] { return isOver(driver.session()); }, std::chrono::seconds(60));
    }

    static ResultSheet *sheetOf(testing::WindowDriver &driver)
    {
        return driver.table().findChild<ResultSheet *>();
    }

    static QString textOf(const ResultSheet &sheet)
    {
        QStringList texts;
        for (const QLabel *label : sheet.findChildren<QLabel *>())
            texts << label->text();
        return texts.join(u'\n');
    }

    static QPushButton *button(const ResultSheet &sheet, const QString &text)
    {
        const QList<QPushButton *> buttons = sheet.findChildren<QPushButton *>();
        const auto found =
            std::ranges::find_if(buttons, [&](const QPushButton *each) { return each->text() == text; });
        return found == buttons.end() ? nullptr : *found;
    }

private Q_SLOTS:
    void winnerReasonAndEveryWallAreTold_data()
    {
        QTest::addColumn<QString>("game");
        for (const char *game : {"siege1", "siege2"})
            QTest::newRow(game) << QString::fromLatin1(game);
    }

    void winnerReasonAndEveryWallAreTold()
    {
        QFETCH(QString, game);
        testing::WindowDriver driver;
        QVERIFY(playToTheEnd(driver, game));
        const ResultSheet *sheet = sheetOf(driver);
        QVERIFY(sheet && testing::waitUntil([&] { return sheet->isVisible(); }));
        const Match &match = driver.session().match();
        const Speaker speaker(match.setup());
        const Outcome outcome = match.state().outcome();
        const Seat winner = outcome.isWinner(0) ? 0 : 1;
        QVERIFY(textOf(*sheet).contains(u"Winner: "_s + speaker.seat(winner), Qt::CaseInsensitive));
        QVERIFY(textOf(*sheet).contains(asSentence(speaker.sentence(outcome.why))));
        const QString walls = sheet->findChild<QTextBrowser *>()->toPlainText();
        const QRegularExpression capital(u"(, |× )[A-Z]"_s); // `2 soldiers, goblin cauldron`
        QVERIFY2(!walls.contains(capital), qPrintable(walls));
        for (const Place &place : match.setup().board().places()) {
            if (place.kind == "wall")
                QVERIFY2(walls.contains(speaker.name(place.key), Qt::CaseInsensitive), place.key.c_str());
        }
    }

    void buttonsLookAtTheBoardAndBeginAnew()
    {
        testing::WindowDriver driver;
        QVERIFY(playToTheEnd(driver, u"siege2"_s));
        ResultSheet *sheet = sheetOf(driver);
        QVERIFY(testing::waitUntil([&] { return sheet->isVisible(); }));
        QSignalSpy begun(sheet, &ResultSheet::newGameWanted);
        QSignalSpy statistics(sheet, &ResultSheet::statisticsWanted);
        button(*sheet, u"&Statistics"_s)->click();
        QCOMPARE(statistics.size(), 1);
        button(*sheet, u"&See the board"_s)->click();
        QVERIFY(sheet->isHidden());
        QVERIFY(isOver(driver.session()));
        button(*sheet, u"&New game"_s)->click();
        QCOMPARE(begun.size(), 1);
        QVERIFY(!driver.table().isVisible());
    }

    void languageFollows()
    {
        testing::WindowDriver driver;
        QVERIFY(playToTheEnd(driver, u"siege2"_s));
        const ResultSheet *sheet = sheetOf(driver);
        QVERIFY(button(*sheet, u"&New game"_s));
        driver.language().change(u"fr"_s);
        QVERIFY(testing::waitUntil([&] { return !button(*sheet, u"&New game"_s); }));
        QVERIFY(button(*sheet, u"&Nouvelle partie"_s));
    }
};

QTEST_MAIN(ResultSheetTest)
#include "result_sheet_test.moc"
