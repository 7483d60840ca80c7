#include "app/table/coach/coach.h"
#include "app/table/coach/coach_card.h"
#include "app/table/coach/coach_spot.h"
#include "app/table/question/cards/choice_cards.h"
#include "app/table/staging/board_footer.h"
#include "app/words/lesson_files.h"
#include "app/words/resources.h"
#include "core/canvas/view/board_highlights.h"
#include "core/games/module.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/play.h"
#include "tests/support/test_program.h"

#include <QLabel>
#include <QPushButton>
#include <QSet>
#include <QSettings>
#include <QTest>

#include <map>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::sensibleChoice;
using testing::WindowDriver;

namespace {

Settings coached()
{
    Settings settings = WindowDriver::quickSettings();
    settings.isCoached = true;
    return settings;
}

std::string kindOf(const Match &match)
{
    return match.setup().vocabulary().decisions()[match.state().decision().kind].key;
}

} // namespace

/// What is said to beginners at each kind of question, once.
class CoachTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { Coach::forget(); }
    void cleanup() { Coach::forget(); }
    void whatIsPutToAPlayerHasAdvice_data();
    void whatIsPutToAPlayerHasAdvice();
    void eachKindIsExplainedOnce();
    void whoWantsNoCoachHasNone();
    void lessonsHaveAVoiceOfTheirOwn();
    void theMapIsLeftToThePlayer_data();
    void theMapIsLeftToThePlayer();
    void whereThereIsLittleRoomItIsFolded();
    void theLeastIsCovered();
    void slipsThatComeLaterAreNotCovered();
};

void CoachTest::whatIsPutToAPlayerHasAdvice_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("least"); // kinds of questions that come up
    constexpr int kUsual = 9;
    const std::map<QString, int> others {{u"exiles"_s, 6}}; // a random game of a campaign is soon lost
    for (const QString &language : {u"en"_s, u"fr"_s}) {
        for (const GameModule *module : allModules()) {
            const QString game = QString::fromStdString(module->game.key());
            const auto other = others.find(game);
            QTest::addRow("%s %s", qPrintable(language), qPrintable(game))
                << language << game << (other == others.end() ? kUsual : other->second);
        }
    }
}

/// Every question that comes up and has words for the player who is asked has some for beginners, too.
void CoachTest::whatIsPutToAPlayerHasAdvice()
{
    QFETCH(const QString, language);
    QFETCH(const QString, game);
    QFETCH(const int, least);
    const Language spoken(language);
    const Game &asked = *findGame(game.toStdString());
    const Expected<std::shared_ptr<const Setup>> setup = asked.open(*boardNamed(asked.defaultBoard()), {});
    QVERIFY(setup);
    const Speaker speaker(**setup);
    QSet<QString> explained;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        Match match(*setup, {.seed = seed});
        testing::playSome(match, seed, 20'000, [&] {
            const Decision decision = match.state().decision();
            if (match.isOver() || speaker.toPlayer(*match.seenBy(SeatSet::all())).isEmpty())
                return;
            const QString text = speaker.coaching(decision);
            QVERIFY2(text.size() > 15 && text.endsWith(u'.'), kindOf(match).c_str());
            explained << QString::fromStdString(kindOf(match));
        });
    }
    QVERIFY2(explained.size() >= least, qPrintable(QStringList(explained.values()).join(u' ')));
}

void CoachTest::eachKindIsExplainedOnce()
{
    WindowDriver driver(u"en"_s, ThemeWish::Day, {1280, 800}, coached());
    driver.begin({u"person"_s, u"heuristic"_s}, 5);
    auto &card = *driver.table().findChild<CoachCard *>();
    QSet<QString> explained;
    std::optional<QSize> board;
    for (int i = 0; i < 60 && driver.toQuestion(); ++i) {
        const QString kind = QString::fromStdString(kindOf(driver.session().match()));
        QCOMPARE(card.isVisible(), !explained.contains(kind));
        const QSize size = driver.table().board().size();
        QCOMPARE(size, board.value_or(size));
        board = size;
        if (card.isVisible()) {
            QVERIFY(driver.table().board().rect().contains(card.geometry()));
            QTest::keyClick(&card, Qt::Key_Escape);
            QVERIFY(!card.isVisible());
            explained << kind;
        }
        driver.table().choose(sensibleChoice(driver.session().match()));
    }
    QVERIFY(explained.size() > 5);
}

void CoachTest::whoWantsNoCoachHasNone()
{
    WindowDriver driver(u"en"_s, ThemeWish::Day, {1280, 800}, coached());
    driver.begin({u"person"_s, u"heuristic"_s}, 5);
    QVERIFY(driver.toQuestion());
    auto &card = *driver.table().findChild<CoachCard *>();
    QVERIFY(card.isVisible());
    card.findChild<QPushButton *>(u"coach-unwanted"_s)->click();
    for (int i = 0; i < 8 && driver.toQuestion(); ++i) {
        QVERIFY(!card.isVisible());
        driver.table().choose(sensibleChoice(driver.session().match()));
    }
    QVERIFY(!driver.window().settings().values().isCoached);
}

void CoachTest::lessonsHaveAVoiceOfTheirOwn()
{
    WindowDriver driver(u"en"_s, ThemeWish::Day, {1280, 800}, coached());
    driver.window().games().beginLesson(lessonFiles().front());
    driver.settle();
    QVERIFY(!driver.table().findChild<CoachCard *>()->isVisible());
    driver.begin({u"person"_s, u"heuristic"_s}, 5);
    QVERIFY(driver.toQuestion());
    QVERIFY(driver.table().findChild<CoachCard *>()->isVisible());
}

void CoachTest::theMapIsLeftToThePlayer_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("game");
    for (const QSize size : {QSize(1280, 620), QSize(1280, 800)}) {
        for (const QString &game : {u"siege1"_s, u"siege2"_s, u"fiefs"_s, u"mountain"_s, u"exiles"_s})
            QTest::addRow("%s in %d", qPrintable(game), size.height()) << size << game;
    }
}

/// At most 15% of it is covered, nothing that can be chosen, and the window does not grow.
void CoachTest::theMapIsLeftToThePlayer()
{
    QFETCH(const QSize, size);
    QFETCH(const QString, game);
    WindowDriver driver(u"en"_s, ThemeWish::Day, size, coached());
    NewGame wanted;
    wanted.game = findGame(game.toStdString());
    wanted.sittings = {{u"person"_s, {}}, {u"heuristic"_s, {}}};
    wanted.seed = 5;
    driver.begin(std::move(wanted));
    auto &card = *driver.table().findChild<CoachCard *>();
    canvas::BoardView &board = driver.table().board();
    const auto *cards = driver.table().findChild<ChoiceCards *>();
    int told = 0;
    for (int i = 0; i < 80 && driver.toQuestion(); ++i) {
        driver.settle();
        if (card.isVisible()) {
            const QRect box = card.geometry();
            QVERIFY(board.rect().contains(box));
            QVERIFY(box.width() * box.height() * 100 <= board.width() * board.height() * 15);
            for (const canvas::Thing &thing : board.highlights().choosable()) {
                if (thing.place >= 0)
                    QVERIFY2(!box.intersects(board.rectOf(thing)), kindOf(driver.session().match()).c_str());
            }
            if (cards->isVisible())
                QVERIFY(
                    !box.intersects(QRect(board.mapFromGlobal(cards->mapToGlobal(QPoint())), cards->size())));
            ++told;
            QTest::keyClick(&card, Qt::Key_Escape);
        }
        driver.table().choose(sensibleChoice(driver.session().match()));
    }
    QVERIFY(told > 3);
    QCOMPARE(driver.window().size(), size);
}

void CoachTest::whereThereIsLittleRoomItIsFolded()
{
    Settings settings = coached();
    settings.textSize = 150;
    WindowDriver driver(u"en"_s, ThemeWish::Day, {1280, 620}, settings);
    driver.appearance().setTextSize(150);
    driver.begin({u"person"_s, u"heuristic"_s}, 5);
    QVERIFY(driver.toQuestion());
    driver.settle();
    auto &card = *driver.table().findChild<CoachCard *>();
    const auto *text = card.findChild<QLabel *>(u"coach-text"_s);
    auto *unfold = card.findChild<QPushButton *>(u"coach-unfold"_s);
    QVERIFY(card.isVisible());
    QVERIFY(!text->isVisible());
    QVERIFY(unfold->isVisible());
    QVERIFY(!card.accessibleDescription().isEmpty()); // who cannot see it hears it
    unfold->setFocus();
    unfold->click();
    QVERIFY(text->isVisible());
    QVERIFY(!unfold->isVisible());
    QVERIFY(driver.table().board().rect().contains(card.geometry()));
    auto *understood = card.findChild<QPushButton *>(u"coach-understood"_s);
    QVERIFY(understood->hasFocus());
    QVERIFY(card.rect().contains(understood->geometry()));
    understood->click();
    QVERIFY(!card.isVisible());
}

void CoachTest::theLeastIsCovered()
{
    const QRect choosable(0, 0, 400, 100);
    const QRect slip(0, 250, 400, 50);
    CoachGround ground {{400, 300}, {choosable}, {slip}, {QRect(0, 100, 200, 150)}};
    const CoachSpot free = leastCovering(ground, {150, 120}, 10);
    QCOMPARE(free.taken, 0);
    QCOMPARE(free.places, 0);
    QCOMPARE(free.box.right(), 399); // at the edge
    QVERIFY(!free.box.intersects(choosable) && !free.box.intersects(slip));
    ground.places.emplace_back(200, 100, 200, 150);
    const CoachSpot seen = leastCovering(ground, {150, 120}, 10);
    QCOMPARE(seen.taken, 0); // rather on a place than on what can be chosen
    QVERIFY(seen.places > 0);
    const CoachSpot large = leastCovering(ground, {500, 200}, 10);
    QCOMPARE(large.box.width(), 400);
    QVERIFY(large.taken > 0);
}

/// Such as the strip that tells what has happened: it finds its size when the card lies already.
void CoachTest::slipsThatComeLaterAreNotCovered()
{
    WindowDriver driver(u"en"_s, ThemeWish::Day, {1280, 800}, coached());
    driver.begin({u"person"_s, u"heuristic"_s}, 5);
    QVERIFY(driver.toQuestion());
    auto *card = driver.table().findChild<CoachCard *>();
    auto *footer = driver.table().findChild<BoardFooter *>();
    QVERIFY(card && card->isVisible() && footer);
    driver.settle();
    auto *slip = new QLabel;
    slip->setFixedSize(300, 60);
    card->move(0, driver.table().board().height() - card->height()); // there it comes
    footer->add(slip);
    slip->show();
    QTRY_VERIFY(footer->isVisible()
                && footer->geometry().contains(QRect(slip->pos() + footer->pos(), slip->size())));
    QTRY_VERIFY(!card->geometry().intersects(footer->geometry()));
}

MERLON_TEST(CoachTest)
#include "coach_test.moc"
