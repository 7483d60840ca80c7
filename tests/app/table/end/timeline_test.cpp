#include "app/games/faces.h"
#include "app/start/openings.h"
#include "app/table/docks/table_docks.h"
#include "app/table/time/time_panel.h"
#include "app/widgets/boxes/message_bar.h"
#include "app/window/window_actions.h"
#include "core/base/random.h"
#include "core/games/module.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/player_games.h"
#include "tests/support/test_program.h"

#include <QAccessible>
#include <QActionGroup>
#include <QDir>
#include <QElapsedTimer>
#include <QPushButton>
#include <QTest>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::sensibleChoice;
using testing::WindowDriver;

namespace {

const QStringList kPersonAndComputer {u"person"_s, u"heuristic"_s};
NewGame gameOf(const char *key, const QStringList &kinds, bool takeBacks, std::uint64_t seed = 5)
{
    NewGame game;
    game.game = findGame(key);
    for (const QString &kind : kinds)
        game.sittings.push_back({kind, {}});
    game.seed = seed;
    game.takeBacks = takeBacks;
    return game;
}

/// Plays so many questions of persons.
bool playOn(WindowDriver &driver, int questions)
{
    for (int i = 0; i < questions && driver.toQuestion(); ++i)
        driver.table().choose(sensibleChoice(driver.session().match()));
    return driver.toQuestion();
}

/// What there is to see, in words.
QStringList seenIn(const canvas::Picture &picture)
{
    QStringList seen;
    const auto add = [&seen](const QString &name, const std::vector<canvas::Token> &tokens) {
        for (const canvas::Token &token : tokens) {
            seen << QString(u"%1: %2 %3 %4 %5/%6 %7%8"_s)
                        .arg(name, QString::fromStdString(token.key), token.art)
                        .arg(token.count)
                        .arg(token.filled)
                        .arg(token.capacity)
                        .arg(token.faded)
                        .arg(token.turned);
        }
    };
    for (const canvas::PlacePicture &place : picture.places)
        add(place.name + place.note, place.tokens);
    for (const canvas::LinkPicture &link : picture.links)
        add(link.name, link.tokens);
    return seen;
}

Timeline &timelineOf(WindowDriver &driver)
{
    return driver.table().retrospect().time().timeline();
}

} // namespace

class TimelineTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aWholeGameLooksAsItLookedThen_data();
    /// Dragged from the end to the beginning: each picture is that of the state of the time.
    void aWholeGameLooksAsItLookedThen();
    /// With persons at the screen a moment of the past shows what they might see then, whatever the rest is.
    void thePastHidesWhatItHid();
    void nothingOfTheMatchChanges();
    void goesByMouseAndKeys();
    void isASliderInWords();
    void theComputerWaits();
    void thePastIsNotPlayedIn();
    void nothingShowsWhileTheScreenIsHandedOver();
    void runsForwardAsAFilm();
    void whatWasPlayedWithoutTakeBacksStands();
    void playsOnFromTheMiddleOfAFinishedGame();
    void playingOnNeedsTakeBacks();
    void canBeHidden();
};

void TimelineTest::aWholeGameLooksAsItLookedThen_data()
{
    QTest::addColumn<QByteArray>("game");
    QTest::newRow("Siege: Glory") << QByteArray("siege1");
    QTest::newRow("Siege: Breach") << QByteArray("siege2");
}

void TimelineTest::aWholeGameLooksAsItLookedThen()
{
    QFETCH(QByteArray, game);
    WindowDriver driver;
    driver.drawAlways();
    driver.begin(gameOf(game.constData(), {u"person"_s, u"person"_s}, true));
    const Match over = testing::playedMatch(testing::openOnItsBoard(game.constData()), "heuristic", 4);
    driver.table().open(
        std::make_unique<TableSession>(over.branchAt(over.ply()), driver.session().seating().players()));
    driver.settle();
    QCOMPARE(driver.session().stage(), TableSession::Stage::Over);
    Timeline &timeline = timelineOf(driver);
    const Moments &moments = driver.table().retrospect().time().moments();
    QVERIFY(moments.choices() > 100);
    const std::unique_ptr<GameFace> face = faceOf(over.setup().game());
    const Speaker speaker(over.setup());
    QElapsedTimer time;
    qint64 dragging = 0;
    qint64 slowest = 0;
    for (std::size_t i = moments.choices(); i-- > 0;) {
        time.start();
        timeline.want(i);
        QCoreApplication::processEvents(); // and is drawn
        dragging += time.nsecsElapsed();
        slowest = std::max(slowest, time.nsecsElapsed());
        QCOMPARE(timeline.position(), i);
        const std::unique_ptr<View> then = over.stateAt(moments[i].ply)->seenBy(SeatSet::all());
        const canvas::Picture picture = face->picture(tableauOf(*then), speaker);
        QVERIFY2(seenIn(driver.table().board().picture()) == seenIn(picture), qPrintable(timeline.textOf(i)));
    }
    qInfo("%zu moments, %.2f ms a step, the slowest %.2f ms", moments.choices(),
          double(dragging) / 1e6 / double(moments.choices()), double(slowest) / 1e6);
    QTest::keyClick(&driver.table(), Qt::Key_Escape);
    QVERIFY(!driver.table().retrospect().isOn());
    QCOMPARE(driver.hash(), over.state().hash());
}

void TimelineTest::thePastHidesWhatItHid()
{
    WindowDriver driver;
    driver.begin(gameOf("siege2", testing::kTwoPersons, false, 21));
    QVERIFY(playOn(driver, 120));
    const Match &match = driver.session().match();
    const SeatSet eyes = driver.session().eyes();
    QCOMPARE(eyes, (SeatSet {driver.session().asked()}));
    const Moments &moments = driver.table().retrospect().time().moments();
    const std::unique_ptr<GameFace> face = faceOf(match.setup().game());
    const Speaker speaker(match.setup());
    int hidden = 0;
    for (std::size_t i = 0; i < moments.choices(); ++i) {
        timelineOf(driver).want(i);
        const std::unique_ptr<State> state = match.stateAt(moments[i].ply);
        QCOMPARE(seenIn(driver.table().board().picture()),
                 seenIn(face->picture(tableauOf(*state->seenBy(eyes)), speaker)));
        hidden += state->seenBy(eyes)->hash() != state->seenBy(SeatSet::all())->hash() ? 1 : 0;
        // What the other side chose face down is no more said than it was.
        const QString said = driver.table().prompt().hint();
        const Ply &step = match.chronicle()[moments[i].ply];
        if (!isKnownTo(step.secrecy, eyes))
            QVERIFY2(!said.contains(speaker.sentence(step.choice), Qt::CaseInsensitive), qPrintable(said));
    }
    QVERIFY(hidden > 10);
}

void TimelineTest::nothingOfTheMatchChanges()
{
    WindowDriver driver;
    driver.begin(gameOf("siege2", kPersonAndComputer, true));
    QVERIFY(playOn(driver, 30));
    const Record record = driver.session().match().record();
    const QString question = driver.table().prompt().title();
    timelineOf(driver).want(5);
    QVERIFY(driver.table().retrospect().isOn());
    QVERIFY(driver.table().prompt().title() != question);
    driver.table().retrospect().backToNow();
    QVERIFY(driver.session().match().record() == record);
    QCOMPARE(driver.table().prompt().title(), question);
    driver.table().choose(sensibleChoice(driver.session().match())); // and the game goes on
    QVERIFY(driver.session().match().record().entries.size() > record.entries.size());
}

void TimelineTest::goesByMouseAndKeys()
{
    WindowDriver driver;
    driver.begin(gameOf("siege2", kPersonAndComputer, true));
    QVERIFY(playOn(driver, 60));
    Timeline &timeline = timelineOf(driver);
    const std::size_t all = timeline.choices();
    const auto pointOf = [&](std::size_t index) {
        return QPoint(qRound(timeline.xOf(index) + (timeline.xOf(1) - timeline.xOf(0)) / 2),
                      timeline.height() / 2);
    };
    QTest::mousePress(&timeline, Qt::LeftButton, {}, pointOf(all / 2));
    QCOMPARE(timeline.position(), all / 2);
    QTest::mouseMove(&timeline, pointOf(all / 3));
    QTRY_COMPARE(timeline.position(), all / 3);
    QTest::mouseRelease(&timeline, Qt::LeftButton, {}, pointOf(all / 3));
    timeline.setFocus();
    QTest::keyClick(&timeline, Qt::Key_Right);
    QCOMPARE(timeline.position(), all / 3 + 1);
    QTest::keyClick(&timeline, Qt::Key_Home);
    QCOMPARE(timeline.position(), std::size_t {0});
    QTest::keyClick(&timeline, Qt::Key_PageDown); // the first round
    const Moments &moments = driver.table().retrospect().time().moments();
    QCOMPARE(moments[timeline.position()].round, 1);
    QCOMPARE(moments[timeline.position() - 1].round, 0);
    QTest::keyClick(&timeline, Qt::Key_PageUp);
    QCOMPARE(timeline.position(), std::size_t {0});
    QTest::keyClick(&driver.window(), Qt::Key_Right, Qt::ControlModifier); // wherever the keyboard is
    QCOMPARE(timeline.position(), std::size_t {1});
    QTest::keyClick(&timeline, Qt::Key_End);
    QVERIFY(!driver.table().retrospect().isOn());
    QTest::keyClick(&driver.window(), Qt::Key_Left, Qt::ControlModifier);
    QCOMPARE(timeline.position(), all - 1);
    QTest::keyClick(&timeline, Qt::Key_Escape);
    QCOMPARE(timeline.position(), all);
    QVERIFY(!driver.table().retrospect().isOn());
}

void TimelineTest::isASliderInWords()
{
    WindowDriver driver;
    driver.begin(gameOf("siege2", kPersonAndComputer, true));
    QVERIFY(playOn(driver, 60));
    QAccessibleInterface *slider = QAccessible::queryAccessibleInterface(&timelineOf(driver));
    QVERIFY(slider);
    QCOMPARE(slider->role(), QAccessible::Slider);
    QCOMPARE(slider->text(QAccessible::Name), u"Timeline"_s);
    QAccessibleValueInterface *value = slider->valueInterface();
    QVERIFY(value);
    const int all = value->maximumValue().toInt();
    QCOMPARE(value->currentValue().toInt(), all);
    value->setCurrentValue(all - 3);
    QVERIFY(driver.table().retrospect().isOn());
    QCOMPARE(value->currentValue().toInt(), all - 3);
    const QString text = slider->text(QAccessible::Value);
    QVERIFY2(text.startsWith(u"Round "_s), qPrintable(text));
    QVERIFY2(text.endsWith(u"choice %1 of %2"_s.arg(all - 2).arg(all)), qPrintable(text));
    QVERIFY(driver.table().prompt().title().contains(text));
    value->setCurrentValue(0);
    QVERIFY(slider->text(QAccessible::Value).startsWith(u"Setting up"_s));
}

void TimelineTest::theComputerWaits()
{
    WindowDriver driver;
    driver.begin(gameOf("siege2", {u"heuristic"_s, u"heuristic"_s}, true));
    QVERIFY(QTest::qWaitFor([&] { return driver.session().match().record().entries.size() > 20; }));
    timelineOf(driver).want(3);
    const std::size_t ply = driver.session().match().ply();
    QTest::qWait(400);
    QCOMPARE(driver.session().match().ply(), ply);
    QVERIFY(driver.table().prompt().hint().contains(u"is paused"_s));
    driver.table().retrospect().backToNow();
    QVERIFY(QTest::qWaitFor([&] { return driver.session().match().ply() > ply; }));
    driver.session().computers().setPaused(true);
}

void TimelineTest::thePastIsNotPlayedIn()
{
    WindowDriver driver;
    driver.begin(gameOf("siege2", kPersonAndComputer, true));
    QVERIFY(playOn(driver, 20));
    const std::size_t ply = driver.session().match().ply();
    const Choice choice = sensibleChoice(driver.session().match());
    timelineOf(driver).want(timelineOf(driver).choices() - 1);
    driver.table().choose(choice);
    QCOMPARE(driver.session().match().ply(), ply);
    QVERIFY(driver.table().questioner().allChoices().empty());
    QVERIFY(!driver.window().actions().advice->isEnabled());
    const QString title = driver.table().prompt().title();
    TableDocks &docks = driver.table().docks();
    for (const bool open : {false, true}) { // what a closed panel holds would stand on buttons
        docks.setOpen(*docks.panel(QString::fromLatin1(PanelDock::kFirstSide)), open);
        driver.settle();
        QCOMPARE(driver.table().prompt().title(), title);
    }
    driver.table().retrospect().backToNow();
    driver.table().choose(choice);
    QVERIFY(driver.session().match().ply() > ply);
}

void TimelineTest::nothingShowsWhileTheScreenIsHandedOver()
{
    WindowDriver driver;
    driver.begin(gameOf("siege2", testing::kTwoPersons, true, 21));
    QVERIFY(playOn(driver, 40));
    while (driver.session().stage() == TableSession::Stage::Asking)
        driver.table().choose(sensibleChoice(driver.session().match()));
    QVERIFY(!driver.session().passingChoice()); // at such a moment the table would not be covered
    QVERIFY(!timelineOf(driver).isVisible());
    QTest::keyClick(&driver.window(), Qt::Key_Left, Qt::ControlModifier);
    timelineOf(driver).want(2);
    QVERIFY(!driver.table().retrospect().isOn());
    // To the next person the moments are those that this person saw.
    QVERIFY(driver.toQuestion());
    const Moments &moments = driver.table().retrospect().time().moments();
    for (std::size_t i = 0; i < moments.choices(); ++i) {
        const Ply &step = driver.session().match().chronicle()[moments[i].ply];
        QVERIFY(isVisibleTo(step.secrecy, driver.session().eyes()));
        QVERIFY(!step.dealt);
    }
}

void TimelineTest::runsForwardAsAFilm()
{
    WindowDriver driver;
    driver.begin(gameOf("siege2", kPersonAndComputer, true));
    QVERIFY(playOn(driver, 10));
    TimePanel &time = driver.table().retrospect().time();
    time.actions().speeds->actions().back()->trigger();
    timelineOf(driver).want(timelineOf(driver).choices() - 4);
    QTest::keyClick(&timelineOf(driver), Qt::Key_Space);
    QVERIFY(time.isPlaying());
    QVERIFY(time.actions().play->isChecked());
    QTRY_VERIFY(!driver.table().retrospect().isOn()); // it has come to now
    QVERIFY(!time.isPlaying());
    QCOMPARE(timelineOf(driver).position(), timelineOf(driver).choices());
    time.actions().play->trigger(); // from now it begins with the beginning
    QCOMPARE(timelineOf(driver).position(), std::size_t {0});
    QTest::keyClick(&timelineOf(driver), Qt::Key_Escape);
    QVERIFY(!time.isPlaying());
}

void TimelineTest::whatWasPlayedWithoutTakeBacksStands()
{
    WindowDriver driver;
    driver.begin(gameOf("siege2", kPersonAndComputer, false));
    QVERIFY(driver.toQuestion());
    int undone = 0;
    int refused = 0;
    for (int i = 0; i < 60 && driver.toQuestion(); ++i) {
        const std::size_t ply = driver.session().match().ply();
        const std::uint64_t hash = driver.hash();
        driver.table().choose(sensibleChoice(driver.session().match()));
        QVERIFY(driver.toQuestion());
        const UndoLimit limit = undoableTo(driver.session().match(), driver.session().eyes());
        const std::uint64_t after = driver.hash();
        QVERIFY(driver.window().actions().undo->isEnabled());
        driver.window().actions().undo->trigger();
        if (limit.ply <= ply) {
            QCOMPARE(driver.hash(), hash);
            driver.session().redo();
            ++undone;
        } else {
            QCOMPARE(driver.hash(), after);
            QVERIFY2(driver.table().prompt().hint().contains(u"free undo is off"_s),
                     qPrintable(driver.table().prompt().hint()));
            ++refused;
        }
        QCOMPARE(driver.hash(), after);
    }
    QVERIFY(undone > 3);
    QVERIFY(refused > 3);
}

void TimelineTest::playsOnFromTheMiddleOfAFinishedGame()
{
    WindowDriver driver;
    driver.begin(gameOf("siege2", kPersonAndComputer, false));
    QDir(keptGamesFolder()).removeRecursively();
    QVERIFY(playOn(driver, 20));
    QVERIFY(driver.session().resign(0));
    QCOMPARE(driver.session().stage(), TableSession::Stage::Over);
    const Record before = driver.session().match().record();
    timelineOf(driver).want(12);
    const std::size_t ply = driver.table().retrospect().time().moments()[12].ply;
    const std::uint64_t then = driver.session().match().stateAt(ply)->hash();
    auto *button = driver.table().findChild<QPushButton *>(u"play-on"_s);
    QVERIFY(button->isVisible());
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(driver.session().match().ply(), ply);
    QCOMPARE(driver.hash(), then);
    QVERIFY(!driver.table().retrospect().isOn());
    // The game before is kept to the letter, and the new one has a journal of its own.
    const QFileInfoList kept = QDir(keptGamesFolder()).entryInfoList({u"*.json"_s}, QDir::Files);
    QCOMPARE(kept.size(), 1);
    QVERIFY(driver.window().messages().text().contains(u"My games"_s));
    const Expected<Record> read = readRecordFile(kept.front().filesystemFilePath());
    QVERIFY(read);
    QVERIFY(*read == before);
    QVERIFY(playOn(driver, 5));
    const std::size_t later = driver.session().match().ply();
    driver.restart();
    driver.window().games().continueGame();
    QCOMPARE(driver.session().match().ply(), later);
    QDir(keptGamesFolder()).removeRecursively();
}

void TimelineTest::playingOnNeedsTakeBacks()
{
    for (const bool allowed : {false, true}) {
        WindowDriver driver;
        driver.begin(gameOf("siege2", kPersonAndComputer, allowed));
        QVERIFY(playOn(driver, 30));
        timelineOf(driver).want(2);
        QCOMPARE(driver.table().findChild<QPushButton *>(u"play-on"_s)->isVisible(), allowed);
        QCOMPARE(driver.table().retrospect().time().actions().playOn->isEnabled(), allowed);
        const std::size_t ply = driver.session().match().ply();
        if (!allowed)
            driver.table().retrospect().time().actions().playOn->trigger();
        QCOMPARE(driver.session().match().ply(), ply);
    }
}

void TimelineTest::canBeHidden()
{
    WindowDriver driver;
    driver.begin(gameOf("siege2", kPersonAndComputer, true));
    QVERIFY(playOn(driver, 5));
    if (!timelineOf(driver).isVisible()) // it is remembered
        driver.table().retrospect().time().actions().shown->trigger();
    QVERIFY(timelineOf(driver).isVisible());
    driver.table().retrospect().time().actions().shown->trigger();
    QVERIFY(!timelineOf(driver).isVisible());
    QTest::keyClick(&driver.window(), Qt::Key_Left, Qt::ControlModifier); // the keys are still there
    QVERIFY(driver.table().retrospect().isOn());
    driver.table().retrospect().time().actions().shown->trigger();
    QVERIFY(timelineOf(driver).isVisible());
}

MERLON_TEST(TimelineTest)
#include "timeline_test.moc"
