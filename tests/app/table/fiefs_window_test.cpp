#include "app/table/face/hand/hand_card.h"
#include "app/table/face/hand/hand_fan.h"
#include "app/table/face/pile_popup.h"
#include "app/table/face/race_strip.h"
#include "app/table/position_display.h"
#include "app/widgets/count_label.h"
#include "app/widgets/ledger_row.h"
#include "app/widgets/things/card_tile.h"
#include "tests/app/window/window_driver.h"

#include <QApplication>
#include <QTest>

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;
using namespace merlon;
using namespace merlon::testing;

namespace {

std::string verbOf(const Match &match, Choice choice)
{
    return match.setup().vocabulary().verbs()[choice.verb].key;
}

/// Fiefs for two on its usual board.
NewGame fiefs(const QString &second, std::uint64_t seed)
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
};

void FiefsWindowTest::aWholeGameByMouse()
{
    WindowDriver driver;
    driver.begin(fiefs(u"heuristic"_s, 11));
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
    driver.begin(fiefs(u"heuristic"_s, 11));
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
    driver.begin(fiefs(u"heuristic"_s, 11));
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
    driver.begin(fiefs(u"heuristic"_s, 11));
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
    driver.begin(fiefs(u"heuristic"_s, 11));
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
    driver.begin(fiefs(u"heuristic"_s, 11));
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
    driver.begin(fiefs(u"heuristic"_s, 11));
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

QTEST_MAIN(FiefsWindowTest)
#include "fiefs_window_test.moc"
