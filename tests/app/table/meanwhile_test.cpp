#include "app/table/finale/finale_sheet.h"
#include "app/table/staging/playback.h"
#include "app/table/staging/since_display.h"
#include "app/table/staging/staged_act.h"
#include "app/table/turn/hand_over_page.h"
#include "app/window/window_actions.h"
#include "core/engine/match/seat_view.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/test_program.h"

#include <QLabel>
#include <QPushButton>
#include <QStringList>
#include <QTest>

#include <algorithm>
#include <cstddef>
#include <map>
#include <set>
#include <span>
#include <vector>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::sensibleChoice;
using testing::WindowDriver;

namespace {

/// What computers and others do is shown act by act.
Settings unhurried()
{
    Settings settings = WindowDriver::quickSettings();
    settings.speed = Speed::Fast;
    return settings;
}

/// The ply after the last choice of a seat; 0: it has not chosen yet.
std::size_t lastChoiceOf(const TableSession &session, Seat seat)
{
    const std::span<const Ply> plies = session.match().chronicle();
    for (std::size_t ply = plies.size(); ply > 0; --ply) {
        if (plies[ply - 1].decision.seat == seat)
            return ply;
    }
    return 0;
}

/// What others have done since this seat chose for the last time; nothing if it has not chosen yet.
std::vector<StagedAct> actsSinceChoice(const TableSession &session, Seat seat)
{
    const std::size_t last = lastChoiceOf(session, seat);
    const Speaker speaker(session.setup());
    return last == 0 ? std::vector<StagedAct>()
                     : actsOfOthersFrom(*session.seenBy({seat}), last, {seat}, speaker);
}

/// Something that takes its time was done by others since this seat chose.
bool hasMissed(const TableSession &session, Seat seat)
{
    return std::ranges::any_of(actsSinceChoice(session, seat), [](const StagedAct &act) {
        return act.weight == StagedAct::Weight::Plain || act.weight == StagedAct::Weight::Great;
    });
}

/// Plays on, past all acts that are shown, until the table is covered for this seat, and others have chosen since it did.
bool toCoverOf(WindowDriver &driver, Seat seat)
{
    const auto *page = driver.table().findChild<HandOverPage *>();
    for (int asked = 0; asked < 400; ++asked) {
        driver.table().acts().finish();
        driver.settle();
        if (driver.session().asked() == seat && page->isVisible() && hasMissed(driver.session(), seat))
            return true;
        if (!driver.toQuestion())
            return false;
        driver.table().acts().finish();
        driver.settle();
        driver.table().choose(sensibleChoice(driver.session().match()));
    }
    return false;
}

/// Whether this seat is asked, and its player looks on.
bool isAtScreen(const TableSession &session, Seat seat)
{
    return session.asked() == seat && session.stage() == TableSession::Stage::Asking;
}

/// To where the second of two persons may let a moment pass that the first has led to, without coming to the screen.
bool toPassingMoment(WindowDriver &driver)
{
    return driver.playTo([](const TableSession &session) {
        return session.passingChoice() && session.seating().atScreen() == Seat {0} && hasMissed(session, 1);
    });
}

/// Plays on until the table is covered for this seat. It lets all moments pass that it can.
bool passTo(WindowDriver &driver, Seat seat)
{
    const TableSession &session = driver.session();
    const auto *page = driver.table().findChild<HandOverPage *>();
    for (int asked = 0; asked < 400; ++asked) {
        driver.settle();
        const bool isHandingOver = session.stage() == TableSession::Stage::HandingOver;
        if (isHandingOver && session.asked() == seat && page->isVisible())
            return true;
        if (isHandingOver && session.asked() == seat && session.passingChoice())
            driver.table().choose(*session.passingChoice());
        else if (driver.toQuestion())
            driver.table().choose(sensibleChoice(session.match()));
        else
            return false;
    }
    return false;
}

/// As they are told, each once where it follows itself.
QStringList wordingsOf(const std::vector<StagedAct> &acts)
{
    QStringList texts;
    for (const StagedAct &act : acts) {
        if (!act.text.isEmpty() && (texts.isEmpty() || texts.last() != act.text))
            texts << act.text;
    }
    return texts;
}

/// Those that are not in it for want of room are counted there.
qsizetype linesOnCover(const QLabel &meanwhile)
{
    constexpr qsizetype kMost = 6;
    const QStringList lines = meanwhile.text().split(u'\n').mid(1);
    return lines.size() <= kMost ? lines.size() : kMost + lines.first().section(u' ', 0, 0).toInt();
}

/// From now on acts are played, but nothing goes on by itself.
void standStill(WindowDriver &driver)
{
    Q_EMIT driver.window().actions().speedWanted(Speed::Fast);
    driver.settle();
    driver.table().acts().setPaused(true);
}

/// With which somebody comes to the screen now; null: there is none.
QPushButton *takeSeatButton(WindowDriver &driver)
{
    for (QPushButton *button : driver.table().findChildren<QPushButton *>(u"take-seat"_s)) {
        if (button->isVisible())
            return button;
    }
    return nullptr;
}

} // namespace

/// What others have done meanwhile is played for who takes over the screen.
class MeanwhileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatTheOtherHasDoneIsPlayedForWhoTakesOver();
    void theWholeOpeningIsPlayedForWhoHasNotChosenYet();
    void whatWasDoneBeforeAPassIsPlayedAsWell();
    void whatWasDoneBeforeAPassIsToldAsWell();
    void nobodyTakesOverTwice();
    void whoSkipsGoesOnWhereItWasPaused();
    void whoTakesOverMayResignWhileThatIsPlayed();
    void inAnOpenGameNothingIsPlayedTwice();
};

/// As the acts of a computer are: before the question, with the position as it was; and only once, whatever is undone.
void MeanwhileTest::whatTheOtherHasDoneIsPlayedForWhoTakesOver()
{
    constexpr Seat kDefender = 1;
    WindowDriver driver(u"en"_s, ThemeWish::Day, {1280, 800}, unhurried());
    driver.begin(testing::kTwoPersons, 5);
    QVERIFY(toCoverOf(driver, kDefender));
    QStringList done;
    for (const StagedAct &act : actsSinceChoice(driver.session(), kDefender))
        done << act.text;
    QVERIFY(!done.isEmpty());
    ActPlayer &acts = driver.table().acts();
    QStringList played;
    connect(&acts, &ActPlayer::reached, &acts, [&played](const StagedAct &act) { played << act.text; });
    acts.setPaused(true);
    const auto *page = driver.table().findChild<HandOverPage *>();
    QTest::mouseClick(page->findChild<QPushButton *>(u"take-seat"_s), Qt::LeftButton);
    driver.settle();
    QVERIFY(isAtScreen(driver.session(), kDefender));
    QVERIFY(acts.isPlaying());
    QVERIFY(driver.table().board().isVisible());
    const auto *show = driver.table().findChild<Playback *>();
    QCOMPARE(driver.table().prompt().title(), show->acts()[show->current()].text);
    while (acts.isPlaying())
        QTest::keyClick(&driver.table(), Qt::Key_Space);
    QCOMPARE(played, done);
    acts.setPaused(false);
    driver.settle();

    played.clear();
    driver.session().undo();
    QVERIFY(driver.session().stage() == TableSession::Stage::HandingOver);
    QVERIFY(driver.toQuestion());
    QVERIFY(!acts.isPlaying());
    QVERIFY(played.isEmpty());

    const std::size_t undone = driver.session().match().ply();
    bool isNew = true; // what is played
    connect(&acts, &ActPlayer::reached, &acts,
            [&isNew, undone](const StagedAct &act) { isNew = isNew && act.ply >= undone; });
    driver.session().redo();
    QCOMPARE(driver.session().asked(), kDefender);
    QCOMPARE(driver.session().stage(), TableSession::Stage::HandingOver);
    QVERIFY(driver.toQuestion());
    acts.finish();
    QVERIFY(isAtScreen(driver.session(), kDefender));
    QVERIFY(isNew);
}

void MeanwhileTest::theWholeOpeningIsPlayedForWhoHasNotChosenYet()
{
    WindowDriver driver;
    driver.begin(testing::kTwoPersons, 5);
    QVERIFY(driver.toQuestion());
    const Seat second = driver.session().asked() == 0 ? 1 : 0;
    QVERIFY(driver.playTo(second, TableSession::Stage::HandingOver));
    standStill(driver);
    const Speaker speaker(driver.session().setup());
    QStringList done;
    for (const StagedAct &act : actsOfOthersFrom(*driver.session().seenBy({second}), 0, {second}, speaker))
        done << act.text;
    QVERIFY(!done.isEmpty());
    ActPlayer &acts = driver.table().acts();
    QStringList played;
    connect(&acts, &ActPlayer::reached, &acts, [&played](const StagedAct &act) { played << act.text; });
    driver.press(*takeSeatButton(driver));
    QVERIFY(acts.isPlaying());
    acts.finish();
    QCOMPARE(played, done);
}

/// Who lets a moment pass while the screen stays with the other has not seen what led to it.
void MeanwhileTest::whatWasDoneBeforeAPassIsPlayedAsWell()
{
    constexpr Seat kDefender = 1;
    WindowDriver driver;
    driver.begin(testing::kTwoPersons, 7);
    QVERIFY(toPassingMoment(driver));
    std::set<std::size_t> missed;
    for (const StagedAct &act : actsSinceChoice(driver.session(), kDefender))
        missed.insert(act.ply);
    driver.table().choose(*driver.session().passingChoice());
    QVERIFY(driver.playTo(kDefender, TableSession::Stage::HandingOver));
    standStill(driver);
    ActPlayer &acts = driver.table().acts();
    std::set<std::size_t> played;
    connect(&acts, &ActPlayer::reached, &acts, [&played](const StagedAct &act) { played.insert(act.ply); });
    driver.press(*takeSeatButton(driver));
    acts.finish();
    QVERIFY(std::ranges::includes(played, missed));
}

/// On the cover, and in the strip.
void MeanwhileTest::whatWasDoneBeforeAPassIsToldAsWell()
{
    constexpr Seat kDefender = 1;
    WindowDriver driver;
    driver.begin(testing::kTwoPersons, 7);
    QVERIFY(toPassingMoment(driver));
    const TableSession &session = driver.session();
    const std::size_t from = lastChoiceOf(session, kDefender);
    QVERIFY(from > 0);
    driver.table().choose(*session.passingChoice());
    QVERIFY(lastChoiceOf(session, kDefender) > from);
    QVERIFY(passTo(driver, kDefender));
    const QStringList told =
        wordingsOf(actsOfOthersFrom(*session.seenBy({}), from, {kDefender}, Speaker(session.setup())));
    const auto *label = driver.table().findChild<QLabel *>(u"meanwhile"_s);
    QVERIFY(label->isVisible());
    QCOMPARE(linesOnCover(*label), told.size());
    QVERIFY(label->text().endsWith(told.last()));

    std::vector<std::size_t> done;
    for (const StagedAct &act :
         actsOfOthersFrom(*session.seenBy({kDefender}), from, {kDefender}, Speaker(session.setup())))
        done.push_back(act.ply);
    driver.press(*takeSeatButton(driver));
    driver.table().acts().finish();
    driver.settle();
    QVERIFY(isAtScreen(session, kDefender));
    std::vector<std::size_t> inStrip;
    for (const StagedAct &act : driver.table().since().acts())
        inStrip.push_back(act.ply);
    QCOMPARE(inStrip, done);
}

void MeanwhileTest::nobodyTakesOverTwice()
{
    WindowDriver driver;
    driver.begin(testing::kTwoPersons, 7);
    QVERIFY(toPassingMoment(driver));
    standStill(driver);
    driver.press(*takeSeatButton(driver));
    QVERIFY(driver.table().acts().isPlaying());
    QVERIFY(!takeSeatButton(driver));
}

void MeanwhileTest::whoSkipsGoesOnWhereItWasPaused()
{
    constexpr Seat kDefender = 1;
    WindowDriver driver(u"en"_s, ThemeWish::Day, {1280, 800}, unhurried());
    driver.begin(testing::kTwoPersons, 5);
    QVERIFY(toCoverOf(driver, kDefender));
    driver.table().acts().setPaused(true);
    driver.press(*takeSeatButton(driver));
    QVERIFY(driver.table().acts().isPlaying());
    QTest::keyClick(&driver.table(), Qt::Key_End);
    QVERIFY(!driver.table().acts().isPlaying());
    QVERIFY(isAtScreen(driver.session(), kDefender));
    QVERIFY(!driver.session().computers().isPaused());
}

void MeanwhileTest::whoTakesOverMayResignWhileThatIsPlayed()
{
    constexpr Seat kDefender = 1;
    WindowDriver driver(u"en"_s, ThemeWish::Day, {1280, 800}, unhurried());
    driver.begin(testing::kTwoPersons, 5);
    QVERIFY(toCoverOf(driver, kDefender));
    driver.table().acts().setPaused(true);
    const auto *page = driver.table().findChild<HandOverPage *>();
    QTest::mouseClick(page->findChild<QPushButton *>(u"take-seat"_s), Qt::LeftButton);
    QVERIFY(driver.table().acts().isPlaying());
    QVERIFY(driver.session().resign(kDefender));
    driver.table().acts().setPaused(false);
    driver.settle();
    QCOMPARE(driver.session().stage(), TableSession::Stage::Over);
    const auto *sheet = driver.table().findChild<FinaleSheet *>();
    QVERIFY(testing::waitUntil([&] {
        driver.table().acts().finish();
        return sheet->isVisible();
    }));
}

/// Those who share the screen have seen all of it.
void MeanwhileTest::inAnOpenGameNothingIsPlayedTwice()
{
    WindowDriver driver(u"en"_s, ThemeWish::Day, {1280, 800}, unhurried());
    driver.begin(QStringList {QString::fromLatin1(kOpenPerson), QString::fromLatin1(kOpenPerson)}, 5);
    ActPlayer &acts = driver.table().acts();
    int plays = 0;
    std::map<std::size_t, int> playedIn; // the play, by step
    bool isOnce = true;
    bool isInOrder = true;
    connect(&acts, &ActPlayer::reached, &acts, [&](const StagedAct &act) {
        isInOrder = isInOrder && (playedIn.empty() || act.ply >= playedIn.rbegin()->first);
        isOnce = isOnce && playedIn.try_emplace(act.ply, plays).first->second == plays;
    });
    connect(&acts, &ActPlayer::ended, &acts, [&plays] { ++plays; });
    for (int i = 0; (i < 150 || playedIn.empty()) && i < 500; ++i) {
        QVERIFY(testing::waitUntil([&] {
            acts.finish();
            return driver.session().stage() != TableSession::Stage::Thinking;
        }));
        if (driver.session().stage() != TableSession::Stage::Asking)
            break;
        driver.table().choose(sensibleChoice(driver.session().match()));
        acts.finish();
        driver.settle();
    }
    QVERIFY(!playedIn.empty());
    QVERIFY(isInOrder);
    QVERIFY(isOnce);
}

MERLON_TEST(MeanwhileTest)
#include "meanwhile_test.moc"
