#include "app/start/new_game_form.h"
#include "app/start/option_list.h"
#include "app/start/shelf/game_card.h"
#include "app/start/start_page.h"
#include "app/story/chronicler.h"
#include "app/table/finale/finale_sheet.h"
#include "app/table/position_display.h"
#include "app/table/question/bar/number_stepper.h"
#include "app/table/question/bar/prompt_bar.h"
#include "app/widgets/boxes/message_bar.h"
#include "app/widgets/rows/word_pill.h"
#include "app/widgets/things/card_tile.h"
#include "app/widgets/things/thing_panel.h"
#include "core/base/json.h"
#include "tests/app/table/toll/toll_at_table.h"
#include "tests/support/test_program.h"
#include "tests/support/toy/toy_module.h"
#include "tests/support/toy/toy_rules.h"

#include <QComboBox>
#include <QLabel>
#include <QMouseEvent>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

#include <set>

using namespace Qt::StringLiterals;
using namespace merlon;
using namespace merlon::testing;

namespace {

/// The tiles of cards in a panel that can be seen, by what they say.
QStringList cardsIn(const TablePage &table)
{
    QStringList names;
    for (const CardTile *card : table.findChildren<CardTile *>()) {
        if (card->isVisible())
            names << card->accessibleName();
    }
    return names;
}

} // namespace

/// Toll, of which no window knows anything, in the real window: everything is made from what it declares.
class TollWindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { toy::addToCatalogue(); }
    void isOfferedOnTheStartPage();
    void aWholeGameByMouse();
    void aWholeGameByKeyboard();
    void ownCardsAreSeenAndOthersAreBacks();
    void onlyOnesOwnCardsGlow();
    void everythingOfTheFullRulesIsPlayed_data();
    void everythingOfTheFullRulesIsPlayed();
    void aFewNumbersHaveAButtonEach();
    void aLongRangeIsSteppedTo();
    void aCardIsDraggedFromTheHandToAField();
    void boardsOfCellsArePlayed_data();
    void boardsOfCellsArePlayed();
    void theBoardSaysHowManySeatsThereMayBe();
    void thePromptTellsNothingThatIsNotAsked();
    void floodsAndBridgesAreSeen();
    void allCanLoseTogether();
    void theChronicleHasTheRounds();
};

void TollWindowTest::isOfferedOnTheStartPage()
{
    WindowDriver driver;
    const QList<GameCard *> cards = driver.window().findChildren<GameCard *>();
    const auto card =
        std::ranges::find_if(cards, [](const GameCard *one) { return one->game().key() == "toll"; });
    QVERIFY(card != cards.end());
    QVERIFY((*card)->playButton()->isVisible());
    QCOMPARE((*card)->playButton()->accessibleName(), u"Play Toll"_s);
    QVERIFY(!(*card)->learnButton()->isVisible()); // it has no lessons
    (*card)->playButton()->click();
    QCOMPARE(driver.window().startPage().newGame().game->key(), std::string("toll"));
}

void TollWindowTest::aWholeGameByMouse()
{
    WindowDriver driver;
    driver.drawAlways();
    driver.begin(toy::open(), kFourPersons, 3);
    std::set<std::string> verbs;
    while (driver.toQuestion()) {
        const Match &match = driver.session().match();
        const Choice choice = someChoice(match);
        const std::string verb = verbOf(match, choice);
        verbs.insert(verb);
        QVERIFY2(driver.chooseByMouse(choice), (verb + " at ply " + std::to_string(match.ply())).c_str());
    }
    QCOMPARE(driver.session().stage(), TableSession::Stage::Over);
    for (const char *verb : {"play", "wager", "draw", "peek", "pass", "mark"})
        QVERIFY2(verbs.contains(verb), verb);
}

void TollWindowTest::aWholeGameByKeyboard()
{
    WindowDriver driver;
    driver.drawAlways();
    driver.begin(toy::open({{"seats", "3"}}), {u"person"_s, u"random"_s, u"person"_s}, 8);
    int answered = 0;
    while (driver.toQuestion()) {
        const Match &match = driver.session().match();
        const Choice choice = someChoice(match);
        const std::string verb = verbOf(match, choice);
        ++answered;
        QVERIFY2(driver.chooseByKeys(choice), (verb + " at ply " + std::to_string(match.ply())).c_str());
    }
    QCOMPARE(driver.session().stage(), TableSession::Stage::Over);
    QVERIFY(answered > 8);
}

void TollWindowTest::ownCardsAreSeenAndOthersAreBacks()
{
    WindowDriver driver;
    driver.begin(toy::open(), kFourPersons, 3);
    QVERIFY(driver.toQuestion());
    const QStringList cards = cardsIn(driver.table());
    // Three others hold two cards each, and there is the pile of six.
    QCOMPARE(cards.count(u"2 cards, face down"_s), 3);
    QCOMPARE(cards.count(u"6 cards, face down"_s), 1);
    QVERIFY(cards.size() >= 5); // and one's own
    bool isWeatherSeen = false;
    for (const WordPill *pill : driver.table().findChildren<WordPill *>())
        isWeatherSeen =
            isWeatherSeen || QStringList {u"Calm"_s, u"Wind"_s, u"Storm"_s}.contains(pill->accessibleName());
    QVERIFY(isWeatherSeen);
}

void TollWindowTest::onlyOnesOwnCardsGlow()
{
    WindowDriver driver;
    driver.begin(toy::open(), kFourPersons, 3);
    QVERIFY(driver.toQuestion());
    driver.table().display().show(); // once more: what can be chosen can still be reached with keys
    int glowing = 0;
    for (const CardTile *card : driver.table().findChildren<CardTile *>()) {
        if (!card->isVisible() || !card->isChoosable())
            continue;
        ++glowing;
        QCOMPARE(card->focusPolicy(), Qt::TabFocus);
    }
    QVERIFY(glowing >= 1 && glowing <= 2); // the cards in one's own hand, no others
}

void TollWindowTest::everythingOfTheFullRulesIsPlayed_data()
{
    QTest::addColumn<bool>("byMouse");
    QTest::newRow("by mouse") << true;
    QTest::newRow("by keyboard") << false;
}

void TollWindowTest::everythingOfTheFullRulesIsPlayed()
{
    QFETCH(bool, byMouse);
    WindowDriver driver;
    driver.begin(toy::open({{"rules", "full"}, {"teams", "none"}}), kFourPersons, 4);
    std::set<std::string> verbs;
    while (driver.toQuestion()) {
        const Match &match = driver.session().match();
        const Choice choice = someChoice(match);
        const std::string verb = verbOf(match, choice);
        verbs.insert(verb);
        QVERIFY2(byMouse ? driver.chooseByMouse(choice) : driver.chooseByKeys(choice),
                 (verb + " at ply " + std::to_string(match.ply())).c_str());
    }
    QCOMPARE(driver.session().stage(), TableSession::Stage::Over);
    for (const char *verb : {"buy", "bid", "build", "play"})
        QVERIFY2(verbs.contains(verb), verb);
    // Toll has no pictures at all: whatever has none says what it is.
    QVERIFY2(driver.window().messages().text().isEmpty(), qPrintable(driver.window().messages().text()));
}

void TollWindowTest::aFewNumbersHaveAButtonEach()
{
    WindowDriver driver;
    driver.begin(toy::open({{"rules", "full"}}), kFourPersons, 4);
    while (driver.toQuestion() && verbOf(driver.session().match(), driver.choices()[0]) != "bid")
        QVERIFY(driver.chooseByMouse(someChoice(driver.session().match())));
    driver.settle();
    QVERIFY(!driver.table().prompt().findChild<QSpinBox *>());
    QStringList told;
    QPushButton *two = nullptr;
    for (QPushButton *button : driver.table().prompt().findChildren<QPushButton *>()) {
        if (!button->isVisible() || !button->property("choice").isValid())
            continue;
        told << button->accessibleName();
        if (button->property("choice").value<Choice>().args[0] == 2)
            two = button;
    }
    QCOMPARE(told.size(), static_cast<qsizetype>(driver.choices().size()));
    QCOMPARE(told.front(), u"Commit nothing"_s);
    QVERIFY(two);
    QCOMPARE(two->text(), u"2"_s);
    QCOMPARE(two->accessibleName(), u"Commit 2 coins"_s);
    QTRY_VERIFY(!driver.table().prompt().choices().isPaused());
    QTest::mouseClick(two, Qt::LeftButton);
    const Ply &last = driver.session().match().chronicle().back();
    QCOMPARE(last.choice.args[0], std::uint16_t {2});
}

/// So many that they would fill the bar; the heading says what is counted.
void TollWindowTest::aLongRangeIsSteppedTo()
{
    const Language spoken(u"en"_s);
    const std::shared_ptr<const Setup> setup = toy::open({{"rules", "full"}});
    std::vector<Choice> bids;
    for (std::uint16_t coins = 0; coins < 10; ++coins)
        bids.push_back({toy::kBid, {coins, 0, 0}});
    const std::vector<ChoiceGroup> groups = groupChoices(bids, {}, Speaker(*setup));
    PromptBar bar;
    bar.resize(1200, 140);
    bar.choices().showChoices(groups);
    bar.show();
    auto *stepper = bar.findChild<NumberStepper *>();
    QVERIFY(stepper);
    QVERIFY2(stepper->field().accessibleName().contains(u"coins"_s),
             qPrintable(stepper->field().accessibleName()));
    QCOMPARE(stepper->button().text(), u"Commit nothing"_s);
    QTest::keyClick(&stepper->field(), Qt::Key_Up);
    QTest::keyClick(&stepper->field(), Qt::Key_Up);
    QCOMPARE(stepper->button().text(), u"Commit 2 coins"_s);
    const QSignalSpy chosen(&bar.choices(), &PromptChoices::chosen);
    QTest::mouseClick(&stepper->button(), Qt::LeftButton);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.front().front().value<Choice>().args[0], std::uint16_t {2});
}

void TollWindowTest::aCardIsDraggedFromTheHandToAField()
{
    WindowDriver driver;
    driver.begin(toy::open(), kFourPersons, 3);
    QVERIFY(driver.toQuestion());
    driver.settle();
    CardTile *held = nullptr;
    for (CardTile *card : driver.table().findChildren<CardTile *>())
        held = card->isVisible() && card->isChoosable() ? card : held;
    QVERIFY(held);
    canvas::BoardView &board = driver.table().board();
    const QPoint goal =
        board.viewport()->mapToGlobal(board.rectOf(canvas::placeThing(2)).center()); // field-3
    const QPoint start = held->rect().center();
    const QPoint end = held->mapFromGlobal(goal);
    QTest::mousePress(held, Qt::LeftButton, {}, start);
    for (int step = 1; step <= 5; ++step) {
        const QPoint at = start + (end - start) * step / 5;
        QMouseEvent move(QEvent::MouseMove, at, held->mapToGlobal(at), Qt::NoButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(held, &move);
    }
    QTest::mouseRelease(held, Qt::LeftButton, {}, end);
    driver.settle();
    const Json position = driver.session().match().state().position();
    QVERIFY2(position["places"].contains("field-3"), position.dump().c_str());
}

void TollWindowTest::boardsOfCellsArePlayed_data()
{
    QTest::addColumn<QString>("board");
    QTest::newRow("hexagons") << u"six-hexagons"_s;
    QTest::newRow("squares") << u"three-squares"_s;
}

void TollWindowTest::boardsOfCellsArePlayed()
{
    QFETCH(QString, board);
    WindowDriver driver;
    const std::shared_ptr<const Setup> setup = toy::openOn(board.toStdString(), {{"rules", "full"}});
    driver.begin(setup, QStringList(static_cast<qsizetype>(setup->seats().size()), u"person"_s), 4);
    std::set<std::string> verbs;
    while (driver.toQuestion()) {
        const Choice choice = someChoice(driver.session().match());
        verbs.insert(verbOf(driver.session().match(), choice));
        QVERIFY(driver.chooseByMouse(choice));
    }
    QCOMPARE(driver.session().stage(), TableSession::Stage::Over);
    QVERIFY(verbs.contains("play"));
}

void TollWindowTest::theBoardSaysHowManySeatsThereMayBe()
{
    OptionList list;
    list.setGame(&toy::game());
    const auto *seats = list.findChild<QComboBox *>(u"option-seats"_s);
    QCOMPARE(seats->count(), 2);
    const Board squares = toy::shippedBoard("three-squares");
    list.setBoard(&squares);
    QCOMPARE(seats->count(), 1);
    QVERIFY(!seats->isEnabled());
    QCOMPARE(list.options().at("seats"), std::string("3"));
    const Board hexagons = toy::shippedBoard("six-hexagons");
    list.setBoard(&hexagons);
    QCOMPARE(seats->currentData().toString(), u"4"_s);
}

void TollWindowTest::thePromptTellsNothingThatIsNotAsked()
{
    WindowDriver driver;
    driver.begin(toy::open({{"fate", "warlord"}}), kFourPersons, 3);
    QVERIFY(driver.toQuestion());
    QVERIFY(driver.chooseByKeys({toy::kBlow, {toy::kStorm, 0, 0}}));
    QVERIFY(driver.toQuestion());
    driver.settle();
    QStringList told;
    for (const QLabel *label : driver.table().prompt().findChildren<QLabel *>())
        told << label->text();
    const QString all = told.join(u'\n');
    QVERIFY2(all.contains(u"Nobody draws cards in a storm"_s), qPrintable(all));
    QVERIFY2(!all.contains(u"not asked"_s, Qt::CaseInsensitive), qPrintable(all));
}

void TollWindowTest::floodsAndBridgesAreSeen()
{
    WindowDriver driver;
    driver.begin(toy::open({{"rules", "full"}, {"rounds", "40"}, {"fate", "warlord"}}), kFourPersons, 4);
    bool isFlooded = false;
    bool isBridged = false;
    for (int questions = 0; questions < 200 && driver.toQuestion() && !(isFlooded && isBridged);
         ++questions) {
        const Match &match = driver.session().match();
        Choice choice = someChoice(match);
        if (verbOf(match, choice) == "blow")
            choice.args[0] = toy::kStorm; // the weather is made by the last seat
        QVERIFY(driver.chooseByMouse(choice));
        driver.settle();
        const canvas::Picture &picture = driver.table().board().picture();
        for (const canvas::PlacePicture &place : picture.places)
            isFlooded = isFlooded || place.ground == u"flooded"_s;
        for (const canvas::PatchPicture &patch : picture.patches)
            isBridged = isBridged || (patch.name == u"bridge"_s && patch.places.size() == 2);
    }
    QVERIFY(isFlooded);
    QVERIFY(isBridged);
}

void TollWindowTest::allCanLoseTogether()
{
    for (std::uint64_t seed = 1; seed < 40; ++seed) {
        WindowDriver driver;
        driver.begin(toy::open({{"rules", "full"}, {"foe", "tide"}}),
                     {u"random"_s, u"random"_s, u"random"_s, u"random"_s}, seed);
        QVERIFY(!driver.toQuestion());
        if (driver.session().match().state().outcome().isWinner(0))
            continue;
        const auto *result = driver.table().findChild<FinaleSheet *>();
        QStringList texts;
        for (const QLabel *label : result->findChildren<QLabel *>())
            texts << label->text();
        QVERIFY2(texts.contains(u"Nobody has won"_s), qPrintable(texts.join(u'\n')));
        return;
    }
    QFAIL("the water never took two fields");
}

void TollWindowTest::theChronicleHasTheRounds()
{
    WindowDriver driver;
    driver.begin(toy::open(), {u"random"_s, u"random"_s, u"random"_s, u"random"_s}, 3);
    QVERIFY(!driver.toQuestion());
    const Speaker speaker(driver.session().match().setup());
    Chronicler chronicler(speaker);
    for (const Ply &ply : driver.session().match().chronicle()) {
        for (const Event &event : ply.events)
            chronicler.tell(event);
    }
    QStringList titles;
    for (const Paragraph &paragraph : chronicler.paragraphs()) {
        if (paragraph.kind == Paragraph::Kind::Round)
            titles << paragraph.title;
    }
    QCOMPARE(titles, (QStringList {u"Round 1"_s, u"Round 2"_s, u"Round 3"_s}));
}

MERLON_TEST(TollWindowTest)
#include "toll_window_test.moc"
