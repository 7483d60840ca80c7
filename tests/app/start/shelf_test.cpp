#include "app/kept/table_journals.h"
#include "app/lessons/learn_cards.h"
#include "app/start/kept/kept_games.h"
#include "app/start/shelf/game_card.h"
#include "app/start/shelf/game_facts.h"
#include "app/start/shelf/kept_tile.h"
#include "app/start/shelf/my_games.h"
#include "app/start/start_page.h"
#include "app/table/question/bar/prompt_bar.h"
#include "app/table/time/time_panel.h"
#include "app/widgets/boxes/message_bar.h"
#include "app/words/game_words.h"
#include "app/words/shelf_facts.h"
#include "core/engine/lessons/lesson.h"
#include "core/games/module.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/test_program.h"

#include <QDialog>
#include <QDir>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include <algorithm>
#include <fstream>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::sensibleChoice;
using testing::WindowDriver;

namespace {

const QStringList kPersonAndComputer {u"person"_s, u"heuristic"_s};

bool playOn(WindowDriver &driver, int choices)
{
    for (int i = 0; i < choices; ++i) {
        if (!driver.toQuestion())
            return false;
        driver.table().choose(sensibleChoice(driver.session().match()));
    }
    return driver.toQuestion();
}

QPushButton *button(WindowDriver &driver, const QString &name)
{
    return driver.window().startPage().findChild<QPushButton *>(name);
}

/// The games of the library that are seen, once all of them have been read.
QList<KeptTile *> tiles(WindowDriver &driver)
{
    QList<KeptTile *> seen;
    const auto look = [&] {
        seen.clear();
        for (KeptTile *tile : driver.window().startPage().findChildren<KeptTile *>()) {
            if (tile->isVisible())
                seen << tile;
        }
        return std::ranges::all_of(seen, [](const KeptTile *tile) { return tile->kept().isRead(); });
    };
    driver.settle();
    return QTest::qWaitFor(look) ? seen : QList<KeptTile *>();
}

QStringList savedGames()
{
    return QDir(keptGamesFolder()).entryList({u"*.json"_s}, QDir::Files);
}

/// Answers the question whether a game is to be deleted.
void answer(bool yes)
{
    QTimer::singleShot(0, [yes] {
        auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        QVERIFY(box && !box->iconPixmap().isNull());
        QVERIFY(box->buttonRole(box->defaultButton()) == QMessageBox::RejectRole); // a slip deletes nothing
        for (QAbstractButton *one : box->buttons()) {
            if ((box->buttonRole(one) == QMessageBox::DestructiveRole) == yes)
                return one->click();
        }
    });
}

} // namespace

/// The shelf of games, and the library of a person.
class ShelfTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyGameHasACard();
    void campaignsTellHowManyPartsTheyHave();
    void whoHasPlayedNothingIsToldWhereToBegin();
    void aCardOpensTheLessonsOfItsGame();
    void theGameThatWaitsComesFirst();
    void aGameThatIsOverStaysInTheLibrary();
    void lookingAtAFinishedGameChangesNothing();
    void aSavedGameThatIsNotOverGoesOn();
    void whatCannotBeReadIsToldAndStays();
    void deletingIsAskedFirst();
    void everyGameFromThePageIsDealtOtherwise();
    /// A button of the game before is not left over.
    void aFreshGameHasNothingToPlayOnFrom();
    void allIsReachedInALowWindow();
    void aLargeWindowIsUsed();

private:
    QTemporaryDir m_settings;
};

void ShelfTest::initTestCase()
{
    QCoreApplication::setOrganizationName(u"merlon-test"_s);
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_settings.path());
}

void ShelfTest::everyGameHasACard()
{
    WindowDriver driver;
    const QList<GameCard *> cards = driver.window().findChildren<GameCard *>();
    QCOMPARE(cards.size(), static_cast<qsizetype>(allGames().size()));
    for (const Game *game : allGames()) {
        const ShelfFacts facts = shelfFactsOf(*game);
        QVERIFY(facts.players.least >= 1 && facts.players.least <= facts.players.most);
        QVERIFY(facts.minutes.least > 0 && facts.minutes.least <= facts.minutes.most);
        QVERIFY(!blurbOf(*game).isEmpty());
        QVERIFY(driver.appearance().art().has(u"shelf/"_s + QString::fromStdString(game->key())));
        const auto card =
            std::ranges::find_if(cards, [&](const GameCard *one) { return &one->game() == game; });
        QVERIFY(card != cards.end());
        QTest::mouseClick((*card)->playButton(), Qt::LeftButton);
        QCOMPARE(driver.window().startPage().newGame().game, game);
        QVERIFY(button(driver, u"begin"_s)->isVisible());
        QVERIFY(button(driver, u"begin"_s)->hasFocus());
        QTest::keyClick(&driver.window().startPage(), Qt::Key_Escape);
        QVERIFY((*card)->isVisible());
    }
    QCOMPARE(driver.appearance().art().troubles(), QStringList());
}

void ShelfTest::campaignsTellHowManyPartsTheyHave()
{
    WindowDriver driver;
    int campaigns = 0;
    for (const GameCard *card : driver.window().findChildren<GameCard *>()) {
        const ShelfFacts told = shelfFactsOf(card->game());
        const bool isCampaign = told.parts > 1;
        campaigns += isCampaign ? 1 : 0;
        const auto *facts = card->findChild<GameFacts *>();
        QVERIFY(facts);
        QCOMPARE(!facts->toolTip().isEmpty(), isCampaign);
        QCOMPARE(minutesText(card->game()).startsWith(QString::number(told.parts) + u" × "_s), isCampaign);
        if (isCampaign) {
            QVERIFY(facts->toolTip().contains(QString::number(told.parts)));
            QVERIFY(facts->accessibleName().contains(facts->toolTip()));
        }
    }
    QVERIFY(campaigns > 0);
}

void ShelfTest::whoHasPlayedNothingIsToldWhereToBegin()
{
    WindowDriver driver;
    driver.window().games().offerKeptGames();
    QVERIFY(!button(driver, u"continue"_s)->isVisible());
    QVERIFY(button(driver, u"first-learn"_s)->hasFocus()); // nobody has had a lesson
    QVERIFY(button(driver, u"first-play"_s)->isVisible());
    for (const ShelvedLesson &shelved : lessonShelf().lessons)
        rememberProgress(shelved.lesson, {3, true});
    driver.restart();
    QVERIFY(button(driver, u"first-play"_s)->hasFocus());
    QSettings().remove(u"lessons"_s);
}

void ShelfTest::aCardOpensTheLessonsOfItsGame()
{
    WindowDriver driver;
    for (GameCard *card : driver.window().findChildren<GameCard *>()) {
        driver.window().startPage().showShelf();
        QTest::mouseClick(card->learnButton(), Qt::LeftButton);
        int lessons = 0;
        for (const LearnCard *lesson : driver.window().findChildren<LearnCard *>()) {
            if (lesson->isVisible()) {
                QCOMPARE(lesson->lesson().lesson.start.game, card->game().key());
                ++lessons;
            }
        }
        QVERIFY(lessons > 0);
    }
}

void ShelfTest::theGameThatWaitsComesFirst()
{
    WindowDriver driver;
    driver.begin(kPersonAndComputer, 5);
    QVERIFY(playOn(driver, 12));
    const std::uint64_t hash = driver.hash();
    driver.window().goHome();
    QPushButton *go = button(driver, u"continue"_s);
    QVERIFY(go->isVisible() && go->hasFocus());
    QVERIFY2(go->accessibleDescription().contains(titleOf("siege2")),
             qPrintable(go->accessibleDescription()));
    QVERIFY2(go->accessibleDescription().contains(u"Round 1 of 7"_s),
             qPrintable(go->accessibleDescription()));
    QVERIFY(tiles(driver).isEmpty()); // it is not shown twice
    QTest::keyClick(go, Qt::Key_Space);
    QCOMPARE(driver.hash(), hash);
}

void ShelfTest::aGameThatIsOverStaysInTheLibrary()
{
    WindowDriver driver;
    driver.begin(kPersonAndComputer, 5);
    QVERIFY(playOn(driver, 8));
    QVERIFY(driver.session().resign(0));
    const Record record = driver.session().match().record();
    driver.window().goHome();
    QVERIFY(!button(driver, u"continue"_s)->isVisible());
    QCOMPARE(savedGames().size(), 1);
    const Expected<Record> kept =
        readRecordFile(std::filesystem::path((keptGamesFolder() + u'/' + savedGames()[0]).toStdU16String()));
    QVERIFY(kept && *kept == record);
    QVERIFY(!std::filesystem::exists(journalPath()));
    const QList<KeptTile *> seen = tiles(driver);
    QCOMPARE(seen.size(), 1);
    QVERIFY(seen[0]->kept().isOver());
    QCOMPARE(seen[0]->kept().position->isWon(), std::optional(false));
    QCOMPARE(seen[0]->words().state, u"Lost in round 1"_s);
    driver.restart();
    QCOMPARE(tiles(driver).size(), 1);
}

void ShelfTest::lookingAtAFinishedGameChangesNothing()
{
    WindowDriver driver;
    driver.begin(kPersonAndComputer, 5);
    QVERIFY(playOn(driver, 8));
    QVERIFY(driver.session().resign(0));
    driver.window().goHome();
    const QStringList before = savedGames();
    QList<KeptTile *> seen = tiles(driver);
    QCOMPARE(seen.size(), 1);
    QTest::mouseClick(seen[0], Qt::LeftButton);
    QVERIFY(driver.table().session());
    QCOMPARE(driver.session().stage(), TableSession::Stage::Over);
    driver.window().goHome();
    QCOMPARE(savedGames(), before);
    QCOMPARE(tiles(driver).size(), 1);
}

void ShelfTest::aSavedGameThatIsNotOverGoesOn()
{
    WindowDriver driver;
    driver.begin(kPersonAndComputer, 5);
    QVERIFY(playOn(driver, 8));
    const std::uint64_t hash = driver.hash();
    QVERIFY(keepRecord(driver.session().match()));
    driver.window().goHome();
    std::filesystem::remove(journalPath());
    driver.window().games().offerKeptGames();
    QList<KeptTile *> seen = tiles(driver);
    QCOMPARE(seen.size(), 1);
    QVERIFY(seen[0]->kept().isRunning());
    QTest::mouseClick(seen[0], Qt::LeftButton);
    QCOMPARE(driver.hash(), hash);
    QVERIFY(savedGames().isEmpty()); // its autosave has it
    driver.restart();
    driver.window().games().continueGame();
    QCOMPARE(driver.hash(), hash);
}

void ShelfTest::whatCannotBeReadIsToldAndStays()
{
    WindowDriver driver;
    QDir().mkpath(keptGamesFolder());
    const std::filesystem::path saved((keptGamesFolder() + u"/torn.json"_s).toStdU16String());
    std::ofstream(saved) << "{\"format\": {\"name\": \"merlon-rec";
    std::ofstream(journalPath()) << "no journal at all\n";
    driver.window().games().offerKeptGames();
    QVERIFY(driver.window().messages().isVisible());
    QVERIFY2(driver.window().messages().text().contains(u"running.journal"_s),
             qPrintable(driver.window().messages().text()));
    const QList<KeptTile *> seen = tiles(driver);
    QCOMPARE(seen.size(), 2);
    for (KeptTile *tile : seen) {
        QCOMPARE(tile->words().state, u"Cannot be read"_s);
        QVERIFY(!tile->toolTip().isEmpty());
        driver.window().messages().hide();
        QTest::mouseClick(tile, Qt::LeftButton);
        QVERIFY(driver.window().messages().isVisible());
    }
    QVERIFY(!driver.table().session());
    QVERIFY(std::filesystem::exists(saved) && std::filesystem::exists(journalPath()));
}

void ShelfTest::deletingIsAskedFirst()
{
    WindowDriver driver;
    driver.begin(kPersonAndComputer, 5);
    QVERIFY(playOn(driver, 4));
    QVERIFY(driver.session().resign(0));
    driver.window().goHome();
    for (const bool yes : {false, true}) {
        const QList<KeptTile *> seen = tiles(driver);
        QCOMPARE(seen.size(), 1);
        answer(yes);
        seen[0]->findChild<QToolButton *>(u"delete-kept"_s)->click();
        QCOMPARE(savedGames().size(), yes ? 0 : 1);
    }
    QVERIFY(tiles(driver).isEmpty());
}

void ShelfTest::everyGameFromThePageIsDealtOtherwise()
{
    WindowDriver driver;
    std::vector<std::uint64_t> seeds;
    for (int game = 0; game < 3; ++game) {
        driver.window().startPage().showNewGame(*allGames().front());
        QTest::mouseClick(button(driver, u"begin"_s), Qt::LeftButton);
        QVERIFY(driver.table().session());
        seeds.push_back(driver.session().match().record().seed);
        driver.window().goHome();
    }
    QVERIFY(seeds[0] != seeds[1] && seeds[1] != seeds[2]);
}

void ShelfTest::aFreshGameHasNothingToPlayOnFrom()
{
    WindowDriver driver;
    driver.begin(kPersonAndComputer, 5);
    QVERIFY(playOn(driver, 8));
    QVERIFY(driver.session().resign(0));
    driver.table().retrospect().time().timeline().want(2);
    auto *playOnButton = driver.table().findChild<QPushButton *>(u"play-on"_s);
    QVERIFY(playOnButton->isVisible());
    driver.window().goHome();
    driver.begin(kPersonAndComputer, 6);
    QVERIFY(driver.toQuestion());
    QVERIFY(!playOnButton->isVisible());
}

void ShelfTest::allIsReachedInALowWindow()
{
    WindowDriver driver(u"en"_s, ThemeWish::Day, {1280, 620});
    driver.window().resize(1280, 620);
    driver.settle();
    QVERIFY2(driver.window().height() <= 620, qPrintable(QString::number(driver.window().height())));
    for (const GameCard *card : driver.window().findChildren<GameCard *>()) {
        const QPoint end =
            card->playButton()->mapTo(&driver.window(), card->playButton()->rect().bottomRight());
        QVERIFY(driver.window().rect().contains(end));
    }
    for (const Game *game : allGames()) {
        driver.window().startPage().showNewGame(*game);
        driver.settle();
        QVERIFY(driver.window().height() <= 620);
        const QPushButton *begin = button(driver, u"begin"_s);
        QVERIFY(driver.window().rect().contains(begin->mapTo(&driver.window(), begin->rect().bottomRight())));
    }
}

void ShelfTest::aLargeWindowIsUsed()
{
    WindowDriver driver;
    const auto bottomOf = [&](const QWidget *widget) {
        return widget->mapTo(&driver.window(), widget->rect().bottomLeft()).y();
    };
    for (const QSize size : {QSize(1920, 1080), QSize(3840, 2160)}) {
        driver.window().resize(size);
        QTest::qWait(50);
        int wide = 0;
        int bottom = 0;
        for (const GameCard *card : driver.window().findChildren<GameCard *>()) {
            wide += card->width();
            bottom = std::max(bottom, bottomOf(card));
            for (const QLabel *label : card->findChildren<QLabel *>()) { // no line is longer than 75 letters
                if (label->wordWrap())
                    QVERIFY(label->contentsRect().width() <= 75 * label->fontMetrics().averageCharWidth());
            }
        }
        if (size.width() > 2000)
            QVERIFY2(wide > 120 * driver.window().fontMetrics().height(), qPrintable(QString::number(wide)));
        else
            QVERIFY2(bottom > size.height() * 0.5, qPrintable(QString::number(bottom)));
    }
}

MERLON_TEST(ShelfTest)
#include "shelf_test.moc"
