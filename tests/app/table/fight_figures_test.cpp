#include "app/table/figures/figures_sheet.h"
#include "app/table/position_display.h"
#include "app/table/staging/playback_controls.h"
#include "app/table/staging/since_display.h"
#include "app/table/staging/since_strip.h"
#include "app/table/time/retrospect.h"
#include "app/table/time/time_panel.h"
#include "app/table/time/timeline.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/test_program.h"

#include <QCoreApplication>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

using namespace Qt::StringLiterals;
using namespace merlon;
using namespace merlon::testing;

namespace {

using Strengths = std::array<int, 2>;

/// The strengths that were measured last.
std::optional<Strengths> lastStrengths(const FightAccount &account)
{
    std::optional<Strengths> last;
    for (const FightAccount::Line &line : account.lines)
        last = line.strengths ? line.strengths : last;
    return last;
}

} // namespace

/// A fight in figures, most of all in a game without a sheet of its own: while it goes on and afterwards.
class FightFiguresTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theRowOfAFightOpensItsFigures();
    void changesAddUpToTheStrengths();
    void aStrengthIsReadAloudWithItsSideAndWhatItIsMadeOf();
    void whatWasPointedAtIsForgotten();
    void theFiguresOfAFightThatIsOverAreRead();
    void theFiguresCloseWhenThePastIsLookedAt();
    void theStripOffersTheFiguresOfAFight();
    void theStripOpensTheFigures();
    void theStripOffersTheFiguresAfterAnAssault();
    void whatIsPlayedIsToldInAWideColumn();

private:
    static const FiguresSheet &sheetOf(WindowDriver &driver)
    {
        return *driver.table().findChild<FiguresSheet *>();
    }
    static const std::vector<Duel> &duels(WindowDriver &driver)
    {
        return driver.table().display().tableau().duels;
    }
    static bool playToDuel(WindowDriver &driver, bool isOn);
    static bool beginBattle(WindowDriver &driver);
    static NewGame fiefs();
};

/// Plays until the person is asked in a fight, or outside of one.
bool FightFiguresTest::playToDuel(WindowDriver &driver, bool isOn)
{
    for (int step = 0; step < 400 && driver.toQuestion(); ++step) {
        if (duels(driver).empty() != isOn)
            return true;
        if (!driver.session().play(sensibleChoice(driver.session().match())))
            return false;
        driver.settle();
    }
    return false;
}

NewGame FightFiguresTest::fiefs()
{
    NewGame game;
    game.game = findGame("fiefs");
    game.sittings = {{u"person"_s, {}}, {u"heuristic"_s, {}}};
    game.seed = 11;
    return game;
}

bool FightFiguresTest::beginBattle(WindowDriver &driver)
{
    driver.begin(fiefs());
    return playToDuel(driver, true);
}

void FightFiguresTest::theRowOfAFightOpensItsFigures()
{
    WindowDriver driver;
    QVERIFY(beginBattle(driver));
    auto *button = driver.table().findChild<QPushButton *>(u"fight-sheet"_s);
    QVERIFY(button && button->isVisible());
    const FiguresSheet &sheet = sheetOf(driver);
    QVERIFY(sheet.isFilled());
    QVERIFY(!sheet.isVisible());
    button->click();
    QVERIFY(sheet.isVisible());
    QCOMPARE(sheet.table()->rowCount(), static_cast<int>(sheet.account().lines.size()));
    const Strengths now = duels(driver).front().strengths;
    QCOMPARE(lastStrengths(sheet.account()), std::optional(now));
    QVERIFY2(sheet.account().title.startsWith(u"Battle of "_s), qPrintable(sheet.account().title));
}

/// FI-8: each line says by how much and under which rule.
void FightFiguresTest::changesAddUpToTheStrengths()
{
    WindowDriver driver;
    QVERIFY(beginBattle(driver));
    driver.table().fights().showSheet();
    const std::vector<FightAccount::Line> &lines = sheetOf(driver).account().lines;
    QVERIFY(!lines.empty());
    QVERIFY(lines.front().rules.join(u' ').contains(u"FI-"_s));
    std::optional<Strengths> sums;
    for (const FightAccount::Line &line : lines) {
        QVERIFY(!line.text.isEmpty());
        if (!line.strengths)
            continue;
        for (std::size_t side = 0; sums && side < sums->size(); ++side)
            (*sums)[side] += line.changes[side];
        sums = sums ? sums : line.strengths;
        QCOMPARE(sums, line.strengths);
        QVERIFY2(line.sums.contains(u"score"_s, Qt::CaseInsensitive), qPrintable(line.sums));
    }
    QVERIFY(sums.has_value());
}

void FightFiguresTest::aStrengthIsReadAloudWithItsSideAndWhatItIsMadeOf()
{
    WindowDriver driver;
    QVERIFY(beginBattle(driver));
    driver.table().fights().showSheet();
    const FiguresSheet &sheet = sheetOf(driver);
    const std::vector<FightAccount::Line> &lines = sheet.account().lines;
    const auto line = std::ranges::find_if(lines, [](const FightAccount::Line &each) {
        return each.strengths && each.verdict.isEmpty() && !each.sums.isEmpty();
    });
    QVERIFY(line != lines.end());
    const QTableWidgetItem *item = sheet.table()->item(static_cast<int>(line - lines.begin()), 2);
    QCOMPARE(item->data(Qt::AccessibleTextRole).toString(),
             sheet.account().sides[1] + u": "_s + item->text());
    QCOMPARE(item->data(Qt::AccessibleDescriptionRole).toString(), line->sums);
}

/// When the rows are filled again, and when the sheet is closed.
void FightFiguresTest::whatWasPointedAtIsForgotten()
{
    WindowDriver driver;
    QVERIFY(beginBattle(driver));
    driver.table().fights().showSheet();
    const FiguresSheet &sheet = sheetOf(driver);
    std::vector<canvas::Thing> marked;
    connect(&sheet, &FightSheet::placesWanted, &sheet,
            [&marked](const std::vector<canvas::Thing> &things) { marked = things; });
    const std::vector<FightAccount::Line> &lines = sheet.account().lines;
    const auto pointsAtAPlace = [&] {
        const auto line =
            std::ranges::find_if(lines, [](const FightAccount::Line &each) { return !each.scene.empty(); });
        sheet.table()->setCurrentCell(-1, -1);
        sheet.table()->setCurrentCell(static_cast<int>(line - lines.begin()), 0);
        return !marked.empty() && !sheet.explanation().isEmpty();
    };
    QVERIFY(pointsAtAPlace());
    driver.table().fights().add({});
    QVERIFY(marked.empty());
    QVERIFY(sheet.explanation().isEmpty());
    QVERIFY(pointsAtAPlace());
    sheet.findChild<QToolButton *>()->click();
    QVERIFY(!sheet.isVisible());
    QVERIFY(marked.empty());
    QVERIFY(sheet.explanation().isEmpty());
}

void FightFiguresTest::theFiguresOfAFightThatIsOverAreRead()
{
    WindowDriver driver;
    QVERIFY(beginBattle(driver));
    QVERIFY(playToDuel(driver, false));
    QVERIFY(driver.table().fights().isSheetFilled());
    driver.table().fights().showSheet();
    const FiguresSheet &sheet = sheetOf(driver);
    QVERIFY(sheet.isVisible());
    const std::vector<FightAccount::Line> &lines = sheet.account().lines;
    QVERIFY(std::ranges::any_of(
        lines, [](const FightAccount::Line &line) { return !line.verdict.isEmpty() && !line.strengths; }));
}

void FightFiguresTest::theFiguresCloseWhenThePastIsLookedAt()
{
    WindowDriver driver;
    QVERIFY(beginBattle(driver));
    driver.table().fights().showSheet();
    QVERIFY(sheetOf(driver).isVisible());
    driver.table().retrospect().time().timeline().want(0);
    QVERIFY(driver.table().retrospect().isOn());
    QVERIFY(!sheetOf(driver).isVisible());
}

void FightFiguresTest::theStripOffersTheFiguresOfAFight()
{
    WindowDriver driver;
    SinceStrip strip(driver.appearance());
    auto *button = strip.findChild<QPushButton *>(u"since-figures"_s);
    SinceStrip::Entry entry;
    entry.text = u"Somebody does something."_s;
    strip.setEntries({entry});
    QVERIFY(!button->isVisibleTo(&strip));
    strip.setHasFigures(true);
    strip.setEntries({entry});
    QVERIFY(button->isVisibleTo(&strip));
    bool isWanted = false;
    connect(&strip, &SinceStrip::figuresWanted, this, [&isWanted] { isWanted = true; });
    button->click();
    QVERIFY(isWanted);
}

/// While a fight goes on its row offers them, and not the strip.
void FightFiguresTest::theStripOpensTheFigures()
{
    WindowDriver driver;
    QVERIFY(beginBattle(driver));
    auto *strip = driver.table().findChild<SinceStrip *>();
    QVERIFY(strip);
    QVERIFY(!strip->findChild<QPushButton *>(u"since-figures"_s)->isVisibleTo(strip));
    QVERIFY(!sheetOf(driver).isVisible());
    Q_EMIT strip->figuresWanted();
    QVERIFY(sheetOf(driver).isVisible());
}

/// Which others have led to: in no other case, and not before it is over.
void FightFiguresTest::theStripOffersTheFiguresAfterAnAssault()
{
    WindowDriver driver(u"en"_s, ThemeWish::Day, {1920, 1080}); // there is room for the button
    driver.begin({u"person"_s, u"heuristic"_s}, 5);
    const auto *strip = driver.table().findChild<SinceStrip *>();
    auto *button = strip->findChild<QPushButton *>(u"since-figures"_s);
    const SinceDisplay &since = driver.table().since();
    QVERIFY(driver.playTo([&](const TableSession &session) {
        return session.stage() == TableSession::Stage::Asking && !since.acts().empty()
            && std::ranges::none_of(since.acts(), &StagedAct::inFight);
    }));
    QVERIFY(strip->isVisible());
    QVERIFY(!button->isVisible());
    QVERIFY(driver.playTo([&](const TableSession &session) {
        return session.stage() == TableSession::Stage::Asking && duels(driver).empty()
            && std::ranges::any_of(since.acts(), &StagedAct::inFight);
    }));
    QVERIFY(strip->isVisible());
    QVERIFY(button->isVisible());
    const auto *sheet = driver.table().findChild<FightSheet *>();
    QVERIFY(sheet && !sheet->isVisible());
    button->click();
    QVERIFY(sheet->isVisible());
    QVERIFY(sheet->isFilled());
}

/// Beside a hand and the buttons of the show.
void FightFiguresTest::whatIsPlayedIsToldInAWideColumn()
{
    Settings settings = WindowDriver::quickSettings();
    settings.speed = settings.watchSpeed = Speed::Fast;
    WindowDriver driver(u"en"_s, ThemeWish::Day, {1280, 800}, settings);
    driver.begin(fiefs());
    const auto *controls = driver.table().findChild<PlaybackControls *>();
    QVERIFY(waitUntil([&] {
        TableSession &session = driver.session();
        if (!controls->isVisible() && session.stage() == TableSession::Stage::Asking)
            static_cast<void>(session.play(sensibleChoice(session.match())));
        return controls->isVisible() && driver.table().acts().isPlaying();
    }));
    driver.table().acts().setPaused(true);
    QCoreApplication::processEvents();
    const auto *words = driver.table().prompt().findChild<QLabel *>(u"question"_s);
    QVERIFY(words && words->isVisible());
    QVERIFY2(6 * words->width() > driver.table().prompt().width(),
             qPrintable(QString::number(words->width())));
}

MERLON_TEST(FightFiguresTest)
#include "fight_figures_test.moc"
