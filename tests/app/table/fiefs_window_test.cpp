#include "app/table/face/hand/hand_card.h"
#include "app/table/face/hand/hand_fan.h"
#include "app/table/face/pile_popup.h"
#include "app/table/face/race_strip.h"
#include "app/table/position_display.h"
#include "app/widgets/rows/count_label.h"
#include "app/widgets/rows/ledger_row.h"
#include "app/widgets/things/card_tile.h"
#include "core/canvas/view/board_view.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QTest>

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;
using namespace merlon;
using namespace merlon::testing;
using namespace std::string_literals;
using canvas::Thing;

namespace {

std::string verbOf(const Match &match, Choice choice)
{
    return match.setup().vocabulary().verbs()[choice.verb].key;
}

/// Fiefs for two on its usual board.
NewGame fiefsGame(const QString &second, std::uint64_t seed)
{
    NewGame game;
    game.game = findGame("fiefs");
    game.sittings = {{u"person"_s, {}}, {second, {}}};
    game.seed = seed;
    game.takeBacks = true;
    return game;
}

std::vector<HandCard *> cardsOf(const HandFan &fan)
{
    std::vector<HandCard *> cards;
    for (HandCard *card : fan.findChildren<HandCard *>()) {
        if (card->isVisible())
            cards.push_back(card);
    }
    return cards;
}

} // namespace

/// Fiefs in the real window: what its tableau declares is seen and can be used.
class FiefsWindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aWholeGameByMouse();
    void theHandIsAFanOfWholeCards();
    void aCardIsPlayedByClickingIt();
    void theRaceNamesAllSeatsAndTheGoal();
    void placesAreCalledAfterTheirTiles();
    void aDiscardOpensOnAClick();
    void aBattleIsAddedUpLineByLine();
    void knightsAreRedistributedByDragging_data();
    void knightsAreRedistributedByDragging();
    void aRedistributionIsTakenBackAsAWhole();
    void anAdvanceIsOneDrag();
    void theRaceShowsWhatIsHopedFor();

private:
    static const ChoicePicker &picker(WindowDriver &driver) { return driver.table().questioner().picker(); }
    static int castleOf(WindowDriver &driver);
    static bool beginRedistribution(WindowDriver &driver);
    static void drag(WindowDriver &driver, const Thing &from, const Thing &to,
                     Qt::KeyboardModifiers keys = {});
};

/// The place of the knights of the first seat that can be dragged and stand in its castle; -1 if none can.
int FiefsWindowTest::castleOf(WindowDriver &driver)
{
    const auto place = driver.session().match().setup().board().indexOf("c1");
    const std::vector<Thing> things = picker(driver).choosable();
    const Thing knights = canvas::pieceThing(static_cast<int>(place.value()), "knight");
    return std::ranges::find(things, knights) != things.end() ? knights.place : -1;
}

/// Plays until the person redistributes and knights of the castle can be posted.
bool FiefsWindowTest::beginRedistribution(WindowDriver &driver)
{
    driver.begin(fiefsGame(u"heuristic"_s, 11));
    for (int step = 0; step < 400 && driver.toQuestion(); ++step) {
        const Match &match = driver.session().match();
        for (const Choice choice : driver.choices()) {
            if (verbOf(match, choice) != "redistribute")
                continue;
            if (!driver.session().play(choice))
                return false;
            driver.settle();
            if (castleOf(driver) >= 0)
                return true;
            driver.session().undo();
            driver.settle();
            break;
        }
        if (!driver.chooseByMouse(sensibleChoice(match)))
            return false;
    }
    return false;
}

void FiefsWindowTest::drag(WindowDriver &driver, const Thing &from, const Thing &to,
                           Qt::KeyboardModifiers keys)
{
    canvas::BoardView &board = driver.table().board();
    const QPoint start = board.rectOf(from).center();
    const QPoint end = board.rectOf(to).center();
    QTest::mousePress(board.viewport(), Qt::LeftButton, keys, start);
    QTest::mouseMove(board.viewport(), start + QPoint(12, 12));
    QTest::mouseMove(board.viewport(), end);
    QTest::mouseRelease(board.viewport(), Qt::LeftButton, keys, end);
    QCoreApplication::processEvents();
    driver.settle();
}

void FiefsWindowTest::aWholeGameByMouse()
{
    WindowDriver driver;
    driver.drawAlways();
    driver.begin(fiefsGame(u"heuristic"_s, 11));
    std::set<std::string> verbs;
    while (driver.toQuestion()) {
        const Match &match = driver.session().match();
        const Choice choice = sensibleChoice(match);
        verbs.insert(verbOf(match, choice));
        QVERIFY2(driver.chooseByMouse(choice),
                 (verbOf(match, choice) + " at ply " + std::to_string(match.ply())).c_str());
    }
    QCOMPARE(driver.session().stage(), TableSession::Stage::Over);
    for (const char *verb : {"advance-to", "send", "end-turn"})
        QVERIFY2(verbs.contains(verb), verb);
}

/// FI-13.2: the own hand, card by card.
void FiefsWindowTest::theHandIsAFanOfWholeCards()
{
    WindowDriver driver;
    driver.begin(fiefsGame(u"heuristic"_s, 11));
    QVERIFY(driver.toQuestion());
    const auto *fan = driver.table().findChild<HandFan *>();
    QVERIFY(fan && fan->isVisible());
    const std::vector<HandCard *> cards = cardsOf(*fan);
    QVERIFY(cards.size() >= 3);
    for (const HandCard *card : cards) {
        QVERIFY(!card->content().name.isEmpty());
        QVERIFY(!card->content().kind.isEmpty());
        QVERIFY2(driver.appearance().art().has(card->content().picture), qPrintable(card->content().picture));
    }
}

void FiefsWindowTest::aCardIsPlayedByClickingIt()
{
    WindowDriver driver;
    driver.begin(fiefsGame(u"heuristic"_s, 11));
    for (int step = 0; step < 400 && driver.toQuestion(); ++step) {
        const auto *fan = driver.table().findChild<HandFan *>();
        for (HandCard *card : cardsOf(*fan)) {
            if (!card->isChoosable() || card->thing().key != "call-to-arms")
                continue;
            const std::size_t before = driver.session().match().ply();
            QTest::mouseClick(card, Qt::LeftButton);
            driver.settle();
            QVERIFY(driver.session().match().ply() > before);
            return;
        }
        QVERIFY(driver.chooseByMouse(sensibleChoice(driver.session().match())));
    }
    QFAIL("no hand had a card to play");
}

/// FI-11.2
void FiefsWindowTest::theRaceNamesAllSeatsAndTheGoal()
{
    WindowDriver driver;
    driver.begin(fiefsGame(u"heuristic"_s, 11));
    QVERIFY(driver.toQuestion());
    const auto *race = driver.window().findChild<RaceStrip *>();
    QVERIFY(race && race->isVisible());
    const QString said = race->accessibleName();
    QVERIFY2(said.startsWith(u"Race to 13 points."_s), qPrintable(said));
    QVERIFY(said.contains(u"Nivernais: "_s) && said.contains(u"Burgundy: "_s));
}

/// FI-1.2: names come with the deal; places of the same name are numbered.
void FiefsWindowTest::placesAreCalledAfterTheirTiles()
{
    WindowDriver driver;
    driver.begin(fiefsGame(u"heuristic"_s, 11));
    QVERIFY(driver.toQuestion());
    QStringList names;
    for (const canvas::PlacePicture &place : driver.table().display().picture().places)
        names << place.name;
    QVERIFY(names.contains(u"Nivernais"_s));
    QVERIFY(names.contains(u"Homelands 1"_s) && names.contains(u"Homelands 2"_s));
    QVERIFY(!names.contains(u"A1"_s));
    QCOMPARE(names.removeDuplicates(), 0);
}

/// FI-13.1: every discard in full.
void FiefsWindowTest::aDiscardOpensOnAClick()
{
    WindowDriver driver;
    driver.begin(fiefsGame(u"heuristic"_s, 11));
    for (int step = 0; step < 400 && driver.toQuestion(); ++step) {
        for (CountLabel *label : driver.table().findChildren<CountLabel *>()) {
            if (!label->accessibleName().startsWith(u"Discard pile: "_s) || label->text() == u"0"_s)
                continue;
            QTest::mouseClick(label, Qt::LeftButton);
            auto *popup = qobject_cast<PilePopup *>(QApplication::activePopupWidget());
            QVERIFY(popup);
            QCOMPARE(QString::number(popup->findChildren<CardTile *>().size()), label->text());
            popup->close();
            return;
        }
        QVERIFY(driver.chooseByMouse(sensibleChoice(driver.session().match())));
    }
    QFAIL("nothing was ever discarded");
}

/// FI-8: knights first, the score last; the score is the sum of the lines.
void FiefsWindowTest::aBattleIsAddedUpLineByLine()
{
    WindowDriver driver;
    driver.begin(fiefsGame(u"heuristic"_s, 11));
    for (int step = 0; step < 400 && driver.toQuestion(); ++step) {
        std::vector<const LedgerRow *> rows;
        for (const LedgerRow *row : driver.table().findChildren<LedgerRow *>()) {
            if (row->isVisible())
                rows.push_back(row);
        }
        if (!rows.empty()) {
            QVERIFY(rows.back()->content().isSum);
            for (std::size_t side = 0; side < 2; ++side) {
                int sum = 0;
                for (const LedgerRow *row : rows)
                    sum += row->content().isSum ? 0 : row->content().numbers[side];
                QCOMPARE(rows.back()->content().numbers[side], sum);
            }
            return;
        }
        QVERIFY(driver.chooseByMouse(sensibleChoice(driver.session().match())));
    }
    QFAIL("there was no battle");
}

void FiefsWindowTest::knightsAreRedistributedByDragging_data()
{
    QTest::addColumn<bool>("one");
    QTest::newRow("as many as there is room for") << false;
    QTest::newRow("one, with Shift") << true;
}

/// FI-6.3: the choice names the territory and the number; the castle goes without saying.
void FiefsWindowTest::knightsAreRedistributedByDragging()
{
    QFETCH(bool, one);
    WindowDriver driver;
    QVERIFY(beginRedistribution(driver));
    const Match &match = driver.session().match();
    const Thing knights = canvas::pieceThing(castleOf(driver), "knight");
    const std::vector<Thing> targets = picker(driver).reachOf(knights);
    QVERIFY(!targets.empty());
    int most = 0;
    for (const Choice choice : driver.choices()) {
        if (verbOf(match, choice) == "post" && choice.args[0] == targets.front().place)
            most = std::max<int>(most, choice.args[1]);
    }
    const std::size_t ply = match.ply();
    drag(driver, knights, targets.front(), one ? Qt::ShiftModifier : Qt::NoModifier);
    QCOMPARE(match.ply(), ply + 1);
    const Choice made = match.chronicle()[ply].choice;
    QCOMPARE(verbOf(match, made), "post"s);
    QCOMPARE(int {made.args[0]}, targets.front().place);
    QCOMPARE(int {made.args[1]}, one ? 1 : most);
}

/// FI-6: Escape goes back to where it began.
void FiefsWindowTest::aRedistributionIsTakenBackAsAWhole()
{
    WindowDriver driver;
    QVERIFY(beginRedistribution(driver));
    const Match &match = driver.session().match();
    const std::size_t beginning = match.ply();
    for (int drags = 0; drags < 2 && castleOf(driver) >= 0; ++drags) {
        const Thing knights = canvas::pieceThing(castleOf(driver), "knight");
        drag(driver, knights, picker(driver).reachOf(knights).front(), Qt::ShiftModifier);
    }
    QVERIFY(match.ply() > beginning);
    QTest::keyClick(&driver.table().board(), Qt::Key_Escape);
    driver.settle();
    QCOMPARE(match.ply() + 1, beginning);
}

/// FI-7.1 and FI-7.2: where to and how many are two choices; a drag makes both, and undo takes back both.
void FiefsWindowTest::anAdvanceIsOneDrag()
{
    WindowDriver driver;
    driver.begin(fiefsGame(u"heuristic"_s, 11));
    QVERIFY(driver.toQuestion());
    const Match &match = driver.session().match();
    const Thing knights = canvas::pieceThing(castleOf(driver), "knight");
    QVERIFY(knights.place >= 0);
    const std::vector<Thing> targets = picker(driver).reachOf(knights);
    QVERIFY(!targets.empty());
    const std::size_t ply = match.ply();
    drag(driver, knights, targets.front());
    QTRY_VERIFY(match.ply() > ply + 1);
    QCOMPARE(verbOf(match, match.chronicle()[ply].choice), "advance-to"s);
    QCOMPARE(int {match.chronicle()[ply].choice.args[0]}, targets.front().place);
    QCOMPARE(verbOf(match, match.chronicle()[ply + 1].choice), "send"s);
    driver.session().undo();
    QCOMPARE(match.ply(), ply);
}

/// FI-11.2
void FiefsWindowTest::theRaceShowsWhatIsHopedFor()
{
    WindowDriver driver;
    driver.begin(fiefsGame(u"heuristic"_s, 11));
    QVERIFY(driver.toQuestion());
    const auto *race = driver.window().findChild<RaceStrip *>();
    QVERIFY(race && !race->hope());
    const Match &match = driver.session().match();
    for (const Choice choice : driver.choices()) {
        if (verbOf(match, choice) != "advance-to")
            continue;
        canvas::BoardView &board = driver.table().board();
        QTest::mouseMove(board.viewport(), board.rectOf(canvas::placeThing(choice.args[0])).center());
        QCoreApplication::processEvents();
        QVERIFY(race->hope());
        QVERIFY(*race->hope() > 0);
        QTest::mouseMove(board.viewport(), QPoint(2, 2));
        QCoreApplication::processEvents();
        QVERIFY(!race->hope());
        return;
    }
    QFAIL("nowhere to advance");
}

MERLON_TEST(FiefsWindowTest)
#include "fiefs_window_test.moc"
