#include "app/table/question/bar/prompt_bar.h"
#include "app/table/question/cards/choice_card.h"
#include "app/table/question/cards/choice_cards.h"
#include "app/table/time/retrospect.h"
#include "app/table/time/time_panel.h"
#include "app/table/time/timeline.h"
#include "app/words/game_words.h"
#include "core/games/module.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/player_games.h"
#include "tests/support/test_program.h"

#include <QEnterEvent>
#include <QImage>
#include <QLabel>
#include <QPushButton>
#include <QTest>

#include <algorithm>
#include <string>
#include <vector>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::WindowDriver;

namespace {

constexpr int kTooLow = 90; ///< a board on which no card has room

std::string questionOf(const Match &match)
{
    return match.setup().vocabulary().decisions()[match.state().decision().kind].key;
}

ChoiceCards &rowOf(WindowDriver &driver)
{
    return *driver.table().findChild<ChoiceCards *>();
}

std::vector<ChoiceCard *> cardsOn(WindowDriver &driver)
{
    std::vector<ChoiceCard *> cards;
    for (ChoiceCard *card : rowOf(driver).findChildren<ChoiceCard *>()) {
        if (card->isVisible())
            cards.push_back(card);
    }
    return cards;
}

/// The notes that are seen below buttons.
std::ptrdiff_t notesSeen(WindowDriver &driver)
{
    const auto notes = driver.table().prompt().findChildren<QLabel *>(u"note"_s);
    return std::ranges::count_if(notes, [](const QLabel *note) { return note->isVisible(); });
}

/// A game of Siege: Breach at the question which objective or which plan is dropped.
bool goTo(WindowDriver &driver, Seat seat, const char *question)
{
    driver.begin(
        seat == 0 ? QStringList {u"person"_s, u"heuristic"_s} : QStringList {u"heuristic"_s, u"person"_s}, 5);
    const bool came = driver.playTo([&](const TableSession &session) {
        return session.stage() == TableSession::Stage::Asking && session.asked() == seat
            && questionOf(session.match()) == question;
    });
    driver.settle();
    return came;
}

/// What is to be read and heard of a choice with one card.
QString toldOf(WindowDriver &driver, Choice choice)
{
    const Setup &setup = driver.session().setup();
    const Speaker speaker(setup);
    const Term &verb = setup.vocabulary().verbs()[choice.verb];
    const std::string &type = setup.vocabulary().types()[verb.types[0]].key;
    const std::string key = setup.vocabulary().keyOf(verb.types[0], choice.args[0]);
    return ChoiceCard::tr("%1: %2").arg(asTitle(speaker.name(type, key)), speaker.about(type, key));
}

} // namespace

/// A choice between a few cards is made with the cards, not only with their names.
class ChoiceCardsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsDroppedCanBeCompared_data();
    void whatIsDroppedCanBeCompared();
    void whatIsKeptCanBeCompared();
    void aKeyChooses();
    void cardsAndButtonsAreOne();
    void theyGoWhileThePastIsLookedAt();
    void theySpeakTheLanguageOfNow();
    void theyAreAlternativesOnly();
    void aLowWindowHasFlatCards_data();
    void aLowWindowHasFlatCards();
    void aLowBoardIsNotCovered();
};

void ChoiceCardsTest::whatIsDroppedCanBeCompared_data()
{
    QTest::addColumn<int>("seat");
    QTest::addColumn<QByteArray>("question");
    QTest::addColumn<QString>("language");
    for (const char *language : {"en", "fr"}) {
        QTest::addRow("objectives %s", language)
            << 0 << QByteArray("drop-objective") << QString::fromLatin1(language);
        QTest::addRow("plans %s", language) << 1 << QByteArray("drop-plan") << QString::fromLatin1(language);
    }
}

void ChoiceCardsTest::whatIsDroppedCanBeCompared()
{
    QFETCH(const int, seat);
    QFETCH(const QByteArray, question);
    QFETCH(const QString, language);
    WindowDriver driver(language);
    QVERIFY(goTo(driver, static_cast<Seat>(seat), question.constData()));
    const std::vector<ChoiceCard *> cards = cardsOn(driver);
    const ChoiceList choices = driver.choices();
    QCOMPARE(cards.size(), choices.size());
    const QWidget &board = driver.table().board();
    const QRect room(board.mapTo(&driver.window(), QPoint()), board.size());
    for (const ChoiceCard *card : cards) {
        const auto choice = card->property("choice").value<Choice>();
        QVERIFY(choices.contains(choice));
        QCOMPARE(card->accessibleName(), toldOf(driver, choice));
        QVERIFY(room.contains(QRect(card->mapTo(&driver.window(), QPoint()), card->size())));
        QVERIFY(card->height() >= card->heightForWidth(card->width())); // nothing is cut
        QCOMPARE(card->size(), cards.front()->size());
    }
    const auto dropped = cards[1]->property("choice").value<Choice>();
    const std::size_t ply = driver.session().match().ply();
    QTRY_VERIFY(!driver.table().prompt().choices().isPaused());
    QTest::mouseClick(cards[1], Qt::LeftButton);
    QVERIFY(driver.session().match().ply() > ply);
    QVERIFY(driver.session().match().chronicle()[ply].choice == dropped);
    driver.settle();
    for (const ChoiceCard *card : cardsOn(driver))
        QVERIFY(card->property("choice").value<Choice>() != dropped);
}

/// The cards of a phase in Siege: Glory are told by what is printed on them.
void ChoiceCardsTest::whatIsKeptCanBeCompared()
{
    WindowDriver driver;
    driver.begin(testing::openOnItsBoard("siege1", {{"players", "2"}}), {u"person"_s, u"heuristic"_s}, 5);
    QVERIFY(driver.toQuestion());
    const Match &match = driver.session().match();
    QCOMPARE(questionOf(match), std::string("keep-card"));
    driver.settle();
    const std::vector<ChoiceCard *> cards = cardsOn(driver);
    QCOMPARE(cards.size(), driver.choices().size());
    const Vocabulary &words = match.setup().vocabulary();
    const Speaker speaker(match.setup());
    const std::vector<Component> box = componentsOf(match.setup());
    for (const ChoiceCard *card : cards) {
        const Choice choice = card->content().choice;
        const std::string key = words.keyOf(words.verbs()[choice.verb].types[0], choice.args[0]);
        const Component *printed = componentOf(box, "phase-card", key);
        QVERIFY(printed && !printed->rule.empty());
        for (const std::vector<Text> &paragraph : printed->rule) {
            for (const Text &sentence : paragraph)
                QVERIFY2(card->accessibleName().contains(speaker.say(sentence)), key.c_str());
        }
        QVERIFY(card->height() >= card->heightForWidth(card->width())); // nothing is cut
    }
    const Choice kept = cards.back()->content().choice;
    const std::size_t ply = match.ply();
    QTRY_VERIFY(!driver.table().prompt().choices().isPaused());
    QTest::mouseClick(cards.back(), Qt::LeftButton);
    QVERIFY(match.ply() > ply);
    QVERIFY(match.chronicle()[ply].choice == kept);
}

void ChoiceCardsTest::aKeyChooses()
{
    WindowDriver driver;
    QVERIFY(goTo(driver, 0, "drop-objective"));
    const std::vector<ChoiceCard *> cards = cardsOn(driver);
    QVERIFY(cards.size() > 1);
    cards.front()->setFocus(Qt::TabFocusReason);
    QTest::keyClick(cards.front(), Qt::Key_Right);
    QVERIFY(cards[1]->hasFocus());
    const auto dropped = cards[1]->property("choice").value<Choice>();
    const std::size_t ply = driver.session().match().ply();
    QTRY_VERIFY(!driver.table().prompt().choices().isPaused());
    QTest::keyClick(cards[1], Qt::Key_Return);
    QVERIFY(driver.session().match().ply() > ply);
    QVERIFY(driver.session().match().chronicle()[ply].choice == dropped);
}

/// The keyboard goes to the cards alone; what is pointed at on one side is lit on the other.
void ChoiceCardsTest::cardsAndButtonsAreOne()
{
    WindowDriver driver;
    QVERIFY(goTo(driver, 0, "drop-objective"));
    const std::vector<ChoiceCard *> cards = cardsOn(driver);
    QVERIFY(cards.size() > 1);
    std::vector<QPushButton *> buttons;
    for (const ChoiceCard *card : cards) {
        buttons.push_back(driver.table().prompt().choices().buttonOf(card->content().choice));
        QVERIFY(buttons.back() && buttons.back()->isVisible());
        QVERIFY(buttons.back()->accessibleDescription().isEmpty()); // the card says it
    }
    QCOMPARE(notesSeen(driver), 0); // nor is it written twice
    const auto isLit = [](const QPushButton *button) { return button->property("lit").toBool(); };
    QTRY_COMPARE(driver.window().focusWidget(), cards.front());
    QVERIFY(isLit(buttons.front()) && !isLit(buttons.back()));
    QTest::keyClick(cards.front(), Qt::Key_Left); // round
    QVERIFY(cards.back()->hasFocus());
    QVERIFY(isLit(buttons.back()) && !isLit(buttons.front()));

    const QImage before = cards.front()->grab().toImage();
    QEnterEvent enter({1, 1}, {1, 1}, {1, 1});
    QCoreApplication::sendEvent(buttons.front(), &enter);
    QVERIFY(cards.front()->grab().toImage() != before);
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(buttons.front(), &leave);
    QCOMPARE(cards.front()->grab().toImage(), before);

    QTest::keyClick(cards.back(), Qt::Key_Tab);
    for (const QPushButton *button : buttons)
        QVERIFY(driver.window().focusWidget() != button);
    QWidget &board = driver.table().board();
    board.resize(board.width(), kTooLow); // no room for cards
    QVERIFY(cardsOn(driver).empty());
    QVERIFY(driver.table().prompt().choices().focusFirst());
    QVERIFY(buttons.front()->hasFocus());
    QVERIFY(!buttons.front()->accessibleDescription().isEmpty());
    QCOMPARE(notesSeen(driver), static_cast<std::ptrdiff_t>(buttons.size()));
}

void ChoiceCardsTest::theyGoWhileThePastIsLookedAt()
{
    WindowDriver driver;
    QVERIFY(goTo(driver, 0, "drop-objective"));
    QVERIFY(!cardsOn(driver).empty());
    driver.table().retrospect().time().timeline().want(0);
    QVERIFY(driver.table().retrospect().isOn());
    QVERIFY(cardsOn(driver).empty());
    QVERIFY(driver.table().stepBack());
    driver.settle();
    QVERIFY(!cardsOn(driver).empty());
}

void ChoiceCardsTest::theySpeakTheLanguageOfNow()
{
    WindowDriver driver;
    QVERIFY(goTo(driver, 0, "drop-objective"));
    QVERIFY(!cardsOn(driver).empty());
    const QString english = cardsOn(driver).front()->accessibleName();
    driver.language().change(u"fr"_s);
    QTRY_VERIFY(!cardsOn(driver).empty() && cardsOn(driver).front()->accessibleName() != english);
    for (const ChoiceCard *card : cardsOn(driver))
        QCOMPARE(card->accessibleName(), toldOf(driver, card->property("choice").value<Choice>()));
}

/// Not where one is used or not.
void ChoiceCardsTest::theyAreAlternativesOnly()
{
    WindowDriver driver;
    driver.begin({u"person"_s, u"heuristic"_s}, 5);
    int without = 0;
    for (int question = 0; question < 40 && driver.toQuestion(); ++question) {
        driver.settle();
        const ChoiceList choices = driver.choices();
        const bool isOneVerb =
            std::ranges::all_of(choices, [&](Choice choice) { return choice.verb == choices.begin()->verb; });
        const bool isOrder = questionOf(driver.session().match()) == "order-row";
        if (isOrder)
            QCOMPARE(cardsOn(driver).size(), choices.size()); // they are put in order
        else if (!isOneVerb || choices.size() < 2 || choices.size() > 4) {
            QVERIFY2(cardsOn(driver).empty(), questionOf(driver.session().match()).c_str());
            ++without;
        }
        driver.table().choose(testing::sensibleChoice(driver.session().match()));
    }
    QVERIFY(without > 10);
}

void ChoiceCardsTest::aLowWindowHasFlatCards_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << u"en"_s;
    QTest::newRow("French") << u"fr"_s;
}

/// What they are for can be read in the smallest window, too.
void ChoiceCardsTest::aLowWindowHasFlatCards()
{
    QFETCH(const QString, language);
    WindowDriver driver(language, ThemeWish::Day, {1280, 620});
    QVERIFY(goTo(driver, 0, "drop-objective"));
    QCOMPARE(driver.window().size(), QSize(1280, 620));
    const std::vector<ChoiceCard *> cards = cardsOn(driver);
    QCOMPARE(cards.size(), driver.choices().size());
    const QWidget &board = driver.table().board();
    const QRect room(board.mapTo(&driver.window(), QPoint()), board.size());
    for (const ChoiceCard *card : cards) {
        QVERIFY(room.contains(QRect(card->mapTo(&driver.window(), QPoint()), card->size())));
        QVERIFY(card->height() >= card->heightForWidth(card->width())); // nothing is cut
        QCOMPARE(card->shape(), cards.front()->shape());
    }
    QTRY_VERIFY(!driver.table().prompt().choices().isPaused());
    const auto dropped = cards[1]->property("choice").value<Choice>();
    const std::size_t ply = driver.session().match().ply();
    QTest::mouseClick(cards[1], Qt::LeftButton);
    QVERIFY(driver.session().match().chronicle()[ply].choice == dropped);
}

/// The buttons are enough there.
void ChoiceCardsTest::aLowBoardIsNotCovered()
{
    WindowDriver driver;
    QVERIFY(goTo(driver, 0, "drop-objective"));
    QVERIFY(!cardsOn(driver).empty());
    QWidget &board = driver.table().board();
    const QSize size = board.size();
    const int tall = cardsOn(driver).front()->height();
    bool wasFlat = false;
    for (int height = size.height(); height > kTooLow; height -= 10) {
        board.resize(size.width(), height);
        const std::vector<ChoiceCard *> cards = cardsOn(driver);
        const bool isFlat = !cards.empty() && cards.front()->shape() != ChoiceCard::Shape::Tall;
        QVERIFY(!isFlat || cards.front()->height() < tall);
        wasFlat = wasFlat || isFlat;
    }
    QVERIFY(wasFlat);
    board.resize(size.width(), kTooLow);
    QVERIFY(cardsOn(driver).empty());
    board.resize(size);
    QVERIFY(!cardsOn(driver).empty());
}

MERLON_TEST(ChoiceCardsTest)
#include "choice_cards_test.moc"
