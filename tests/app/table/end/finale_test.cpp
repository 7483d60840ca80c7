#include "app/story/odds_end.h"
#include "app/table/finale/finale_display.h"
#include "app/table/finale/finale_picture.h"
#include "app/table/finale/finale_sheet.h"
#include "app/table/staging/fight_banner.h"
#include "app/words/language.h"
#include "core/canvas/scene/board_scene.h"
#include "core/engine/match/match.h"
#include "core/engine/match/seat_view.h"
#include "core/games/module.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/player_games.h"
#include "tests/support/test_program.h"

#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QTextBrowser>

#include <algorithm>
#include <optional>
#include <stdexcept>
#include <utility>

using namespace merlon;
using namespace Qt::StringLiterals;

/// How the end of a game is told.
class FinaleTest : public QObject {
    Q_OBJECT

    static bool isOver(const TableSession &session) { return session.stage() == TableSession::Stage::Over; }

    static bool playToTheEnd(testing::WindowDriver &driver, const QString &game)
    {
        const std::string key = game.toStdString();
        const auto setup = testing::openOnItsBoard(key, testing::shortestOptions(key));
        driver.begin(setup, QStringList(static_cast<qsizetype>(setup->seats().size()), u"heuristic"_s), 7);
        return testing::waitUntil([&] { return isOver(driver.session()); }, std::chrono::seconds(60));
    }

    static FinaleSheet *sheetOf(testing::WindowDriver &driver)
    {
        return driver.table().findChild<FinaleSheet *>();
    }

    static QString textOf(const FinaleSheet &sheet)
    {
        QStringList texts;
        for (const QLabel *label : sheet.findChildren<QLabel *>())
            texts << label->text();
        return texts.join(u'\n');
    }

    static QPushButton *button(const FinaleSheet &sheet, const QString &name)
    {
        return sheet.findChild<QPushButton *>(name);
    }

    static QString ribbonOf(const FinaleSheet &sheet)
    {
        return sheet.findChild<FinalePicture *>()->accessibleName();
    }

    /// A whole game of computers, which a breach ends, or none does.
    static Match gameWith(bool breach)
    {
        for (std::uint64_t seed = 1; seed < 100; ++seed) {
            Match match = testing::playedMatch(testing::openOnItsBoard("siege2"), "heuristic", seed);
            const Event why = match.state().outcome().why;
            if ((match.setup().vocabulary().events()[why.kind].role == TermRole::Taken) == breach)
                return match;
        }
        throw std::logic_error("all games end alike");
    }

    /// Puts a game on the table as it was at question `ply`, with one person at all seats.
    static void openAt(std::size_t ply, const Match &over, testing::WindowDriver &driver)
    {
        driver.begin(testing::kTwoPersons, 7);
        driver.table().open(std::make_unique<TableSession>(
            over.branchAt(ply), std::vector<Sitting>(2, Sitting {u"person"_s, u"Ann"_s})));
    }

    /// The number of the last question that a seat has answered.
    static std::size_t lastQuestionOf(const Match &over)
    {
        std::size_t last = over.chronicle().size() - 1;
        while (over.chronicle()[last].dealt)
            --last;
        return last;
    }

    static std::optional<OddsEnd> endForTheOdds(const Match &over)
    {
        return oddsEndOf(*seatViewOf(over, SeatSet::all()), *oddsSourceOf(over.setup().game()));
    }

    /// How a game was won.
    static QString headlineOf(const FinaleSheet &sheet)
    {
        return sheet.findChild<QLabel *>(u"headline"_s)->text();
    }

    /// `in round 4, 11 to 5` of a game that a breach has ended, counted from the events alone.
    static QString momentOf(const Match &over, const QString &pattern)
    {
        const Vocabulary &words = over.setup().vocabulary();
        const int wall = over.state().outcome().why.args[0];
        int round = 0;
        std::pair<int, int> strengths;
        for (const Ply &ply : over.chronicle()) {
            for (const Event &event : ply.events) {
                const Term &term = words.events()[event.kind];
                if (term.role == TermRole::Round)
                    round = event.args[0];
                if (term.key == "strengths-compared" && event.args[0] == wall)
                    strengths = {event.args[1], event.args[2]};
            }
        }
        return pattern.arg(round).arg(strengths.first).arg(strengths.second);
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
        const FinaleSheet *sheet = sheetOf(driver);
        QVERIFY(sheet && testing::waitUntil([&] { return sheet->isVisible(); }));
        const Match &match = driver.session().match();
        const Speaker speaker(match.setup());
        const Outcome outcome = match.state().outcome();
        const Seat winner = outcome.isWinner(0) ? 0 : 1;
        QVERIFY(ribbonOf(*sheet).contains(speaker.seat(winner), Qt::CaseInsensitive));
        QVERIFY(!textOf(*sheet).contains(u"Winner"_s)); // the ribbon says it
        QVERIFY(headlineOf(*sheet).endsWith(u'.'));
        QVERIFY2(!headlineOf(*sheet).contains(u'%') && !headlineOf(*sheet).contains(u'{'),
                 qPrintable(headlineOf(*sheet)));
        const QRegularExpression again(u"\\bwins\\b|Victory of"_s);
        QVERIFY2(!textOf(*sheet).contains(again), qPrintable(textOf(*sheet)));
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
        FinaleSheet *sheet = sheetOf(driver);
        QVERIFY(testing::waitUntil([&] { return sheet->isVisible(); }));
        QSignalSpy begun(sheet, &FinaleSheet::newGameWanted);
        QSignalSpy statistics(sheet, &FinaleSheet::statisticsWanted);
        button(*sheet, u"statistics"_s)->click();
        QCOMPARE(statistics.size(), 1);
        button(*sheet, u"see-board"_s)->click();
        QVERIFY(sheet->isHidden());
        QVERIFY(isOver(driver.session()));
        button(*sheet, u"new-game"_s)->click();
        QCOMPARE(begun.size(), 1);
        QVERIFY(!driver.table().isVisible());
    }

    void figuresAndTheStoryAreTold_data()
    {
        QTest::addColumn<QString>("game");
        for (const char *game : {"siege1", "siege2", "fiefs", "mountain", "exiles"})
            QTest::newRow(game) << QString::fromLatin1(game);
    }

    void figuresAndTheStoryAreTold()
    {
        QFETCH(QString, game);
        testing::WindowDriver driver;
        QVERIFY(playToTheEnd(driver, game));
        const FinaleSheet *sheet = sheetOf(driver);
        QVERIFY(testing::waitUntil([&] { return sheet->isVisible(); }));
        const QList<QFrame *> figures = sheet->findChildren<QFrame *>(u"figure"_s);
        const auto wanted = figuresOf(driver.session().match().setup().game()).size();
        QVERIFY(wanted >= 3);
        QCOMPARE(static_cast<std::size_t>(figures.size()), wanted);
        for (const QFrame *figure : figures) {
            QStringList told;
            for (const QLabel *label : figure->findChildren<QLabel *>())
                told << label->accessibleName() + label->text();
            QVERIFY2(told.join(u' ').contains(QRegularExpression(u"\\d"_s)), qPrintable(told.join(u' ')));
            for (const QString &text : told)
                QVERIFY(!text.isEmpty());
        }
        const QString story = sheet->findChild<QLabel *>(u"story"_s)->text();
        QVERIFY(!story.isEmpty());
        QVERIFY2(story.size() < 500, qPrintable(story)); // two acts, and no count line by line
        const QString headline = headlineOf(*sheet);
        QVERIFY2(!story.contains(headline), qPrintable(story)); // it is told once
        QCOMPARE(textOf(*sheet).count(headline), 1);
        const Outcome outcome = driver.session().match().state().outcome();
        const auto isWinner = [&](std::size_t seat) { return outcome.isWinner(static_cast<Seat>(seat)); };
        const std::size_t seats = driver.session().setup().seats().size();
        std::size_t winners = 0;
        for (std::size_t seat = 0; seat < seats; ++seat)
            winners += isWinner(seat) ? 1 : 0;
        if (winners == 1)
            QVERIFY(ribbonOf(*sheet).endsWith(u" wins"_s)); // nobody at the screen has won or lost
        else
            QCOMPARE(ribbonOf(*sheet), u"The end"_s);
    }

    void theHeadlineSaysWhoWhereWhenAndHowStrong_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<bool>("isOwn");
        QTest::addColumn<QString>("pattern");
        QTest::newRow("to the invader") << u"en"_s << true << u"You breached %4 in round %1, %2 to %3."_s;
        QTest::newRow("to others") << u"en"_s << false << u"%4 was breached in round %1, %2 to %3."_s;
        QTest::newRow("to the invader, French")
            << u"fr"_s << true << u"Vous avez ouvert une brèche (%4) à la manche %1, %2 contre %3."_s;
    }

    void theHeadlineSaysWhoWhereWhenAndHowStrong()
    {
        QFETCH(QString, language);
        QFETCH(bool, isOwn);
        QFETCH(QString, pattern);
        testing::WindowDriver driver(language);
        const Match over = gameWith(true);
        driver.begin(testing::kTwoPersons, 7);
        const Sitting person {u"person"_s, {}};
        const Sitting computer {u"heuristic"_s, {}};
        driver.table().open(std::make_unique<TableSession>(over.branchAt(over.ply()),
                                                           isOwn ? std::vector<Sitting> {person, computer}
                                                                 : std::vector<Sitting> {computer, person}));
        const FinaleSheet *sheet = sheetOf(driver);
        QVERIFY(testing::waitUntil([&] { return sheet->isVisible(); }));
        const Setup &setup = driver.session().setup();
        const std::string &key = setup.board().places()[over.state().outcome().why.args[0]].key;
        const QString wall = Speaker(setup).name(key);
        const QString expected =
            momentOf(over, pattern).arg(pattern.startsWith(u'%') ? withCapital(wall) : wall);
        QCOMPARE(headlineOf(*sheet), expected);
        driver.language().change(u"en"_s);
    }

    /// The wall of a fortress that held, with those who are there at the end.
    void theWallThatHeldIsShown()
    {
        testing::WindowDriver driver;
        const Match over = gameWith(false);
        openAt(over.ply(), over, driver);
        const FinaleSheet *sheet = sheetOf(driver);
        QVERIFY(testing::waitUntil([&] { return sheet->isVisible(); }));
        const std::optional<Finale::Scene> &scene = sheet->findChild<FinalePicture *>()->scene();
        QVERIFY(scene);
        QVERIFY2(scene->picture.startsWith(u"finale/siege-wall"_s), qPrintable(scene->picture));
        const Seat winner = over.state().outcome().isWinner(0) ? 0 : 1;
        QCOMPARE(scene->livery, over.setup().seats()[winner].liveryNumber());
        QVERIFY(!scene->winners.empty() || !scene->others.empty());
    }

    void whoResignsIsTold()
    {
        testing::WindowDriver driver;
        driver.begin({u"person"_s, u"heuristic"_s}, 7);
        QVERIFY(driver.toQuestion());
        QVERIFY(driver.session().resign(0));
        const FinaleSheet *sheet = sheetOf(driver);
        QVERIFY(testing::waitUntil([&] { return sheet->isVisible(); }));
        QCOMPARE(ribbonOf(*sheet), u"Defeat"_s);
        QVERIFY(!sheet->findChild<FinalePicture *>()->scene());  // nothing was decided by a fight
        QVERIFY(textOf(*sheet).contains(u"Winner: Defender"_s)); // the ribbon does not name them
        QVERIFY2(headlineOf(*sheet).endsWith(u"resigns."_s), qPrintable(headlineOf(*sheet)));
        driver.session().undo();
        QVERIFY(testing::waitUntil([&] { return sheet->isHidden(); }));
    }

    void whoWinsIsTold()
    {
        testing::WindowDriver driver;
        driver.begin({u"heuristic"_s, u"person"_s}, 7);
        QVERIFY(driver.toQuestion());
        QVERIFY(driver.session().resign(0));
        const FinaleSheet *sheet = sheetOf(driver);
        QVERIFY(testing::waitUntil([&] { return sheet->isVisible(); }));
        QCOMPARE(ribbonOf(*sheet), u"Victory"_s);
    }

    void rematchDealsAnewAndSwapsSides()
    {
        testing::WindowDriver driver;
        driver.begin({u"person"_s, u"heuristic"_s}, 7);
        QVERIFY(driver.toQuestion());
        QVERIFY(driver.session().resign(0));
        QVERIFY(testing::waitUntil([&] { return sheetOf(driver)->isVisible(); }));
        const std::uint64_t seed = driver.session().match().record().seed;
        button(*sheetOf(driver), u"rematch"_s)->click();
        QVERIFY(sheetOf(driver)->isHidden());
        QVERIFY(!driver.session().match().isOver());
        QVERIFY(driver.session().match().record().seed != seed);
        QVERIFY(driver.session().seating().players()[0].isPerson());
        QVERIFY(driver.toQuestion());
        QVERIFY(driver.session().resign(0));
        QVERIFY(testing::waitUntil([&] { return sheetOf(driver)->isVisible(); }));
        button(*sheetOf(driver), u"swap-sides"_s)->click();
        QVERIFY(!driver.session().seating().players()[0].isPerson());
        QVERIFY(driver.session().seating().players()[1].isPerson());
    }

    void theBoardKeepsItsSizeAndTheSheetComesBack()
    {
        testing::WindowDriver driver;
        driver.begin({u"person"_s, u"heuristic"_s}, 7);
        QVERIFY(driver.toQuestion());
        QTest::qWait(20);
        const QSize board = driver.table().board().size();
        QVERIFY(driver.session().resign(0));
        FinaleSheet *sheet = sheetOf(driver);
        QVERIFY(testing::waitUntil([&] { return sheet->isVisible(); }));
        QCOMPARE(driver.table().board().size(), board);
        QTest::keyClick(sheet, Qt::Key_Escape);
        QVERIFY(sheet->isHidden());
        auto *again = driver.table().prompt().findChild<QPushButton *>(u"how-it-ended"_s);
        QVERIFY(again && again->isVisible());
        again->click();
        QVERIFY(sheet->isVisible());
        QCOMPARE(driver.table().board().size(), board);
    }

    void theBreachIsShownFirst_data()
    {
        QTest::addColumn<bool>("isInstant"); // otherwise nothing moves
        QTest::addColumn<bool>("isSkipped");
        QTest::newRow("instant") << true << false;
        QTest::newRow("instant, skipped") << true << true;
        QTest::newRow("without motion") << false << false;
        QTest::newRow("without motion, skipped") << false << true;
    }

    /// However fast a game is played, the map looks at the wall with which it ends.
    void theBreachIsShownFirst()
    {
        QFETCH(bool, isInstant);
        QFETCH(bool, isSkipped);
        Settings settings = testing::WindowDriver::quickSettings();
        if (!isInstant)
            settings.speed = settings.watchSpeed = Speed::Normal;
        testing::WindowDriver driver(u"en"_s, ThemeWish::Day, {1280, 800}, settings);
        const Match over = gameWith(true);
        const canvas::Thing wall = canvas::placeThing(over.state().outcome().why.args[0]);
        openAt(lastQuestionOf(over), over, driver);
        QVERIFY(driver.toQuestion());
        driver.lookAwayFrom(wall);
        ActPlayer &acts = driver.table().acts();
        bool isDecided = false;
        connect(&acts, &ActPlayer::reached, &acts, [&](const StagedAct &act) {
            if (act.weight != StagedAct::Weight::Deciding && act.verdict != u"BREACH"_s)
                return;
            isDecided = true;
            acts.setPaused(true); // until all has been looked at
        });
        driver.table().choose(over.chronicle()[lastQuestionOf(over)].choice);
        QVERIFY(testing::waitUntil([&] {
            while (!isDecided && acts.isPlaying())
                acts.stepOn(); // through the fight, which is shown act by act at this pace
            return isDecided && acts.isPlaying();
        }));
        QVERIFY(driver.session().match().isOver());
        QVERIFY(sheetOf(driver)->isHidden());
        const auto *banner = driver.table().findChild<FightBanner *>();
        QVERIFY(banner->isVisible());
        QCOMPARE(banner->content().place, wall.place);
        QCOMPARE(banner->content().verdict, u"BREACH"_s);
        QVERIFY(driver.isSeen(wall));
        if (isSkipped) {
            QTest::keyClick(&driver.table(), Qt::Key_Space);
            QVERIFY(sheetOf(driver)->isVisible());
        } else {
            acts.setPaused(false); // it passes by itself
        }
        QVERIFY(testing::waitUntil([&] { return sheetOf(driver)->isVisible(); }));
        QVERIFY(!acts.isPlaying());
    }

    void aGameThatHeldEndsOnTheLastPage()
    {
        testing::WindowDriver driver;
        const Match over = gameWith(false);
        openAt(lastQuestionOf(over), over, driver);
        QVERIFY(driver.toQuestion());
        driver.table().choose(over.chronicle()[lastQuestionOf(over)].choice);
        QVERIFY(testing::waitUntil([&] { return isOver(driver.session()); }));
        QVERIFY(testing::waitUntil([&] { return sheetOf(driver)->isVisible(); }));
        QVERIFY(!driver.table().acts().isPlaying());
    }

    void theOddsKnowHowTheGameEnded()
    {
        const Match breached = gameWith(true);
        const OddsEnd fallen = endForTheOdds(breached).value();
        const Setup &setup = breached.setup();
        QVERIFY(fallen.happened);
        const std::vector<std::string> parts = oddsSourceOf(setup.game())->parts(setup);
        QCOMPARE(parts[static_cast<std::size_t>(fallen.part)],
                 setup.board().places()[breached.state().outcome().why.args[0]].key);
        QVERIFY(!endForTheOdds(gameWith(false)).value().happened);
        Match resigned = breached.branchAt(breached.ply() / 2);
        QVERIFY(!endForTheOdds(resigned)); // it is not over
        QVERIFY(resigned.resign(0));
        QVERIFY(!endForTheOdds(resigned));
    }

    void aCityThatFellFellAtItsSections()
    {
        const Match over = testing::playedMatch(testing::openOnItsBoard("exiles"), "random", 3);
        const std::optional<OddsEnd> end = endForTheOdds(over);
        QVERIFY(end && end->happened && end->place >= 0);
        const Place &place = over.setup().board().places()[static_cast<std::size_t>(end->place)];
        QCOMPARE(place.kind, std::string("section"));
    }

    void theTurningPointLeadsToTheWallThatFell()
    {
        testing::WindowDriver driver;
        const Match over = gameWith(true);
        openAt(over.ply(), over, driver);
        const FinaleSheet *sheet = sheetOf(driver);
        auto *card = sheet->findChild<TurningCard *>();
        QVERIFY(testing::waitUntil([&] { return card->isVisible(); }, std::chrono::seconds(120)));
        card->findChild<QPushButton *>()->click();
        QVERIFY(sheet->isHidden());
        QVERIFY(driver.table().retrospect().isOn());
        const auto &scene = static_cast<const canvas::BoardScene &>(*driver.table().board().scene());
        const canvas::Thing wall = canvas::placeThing(over.state().outcome().why.args[0]);
        QCOMPARE(scene.marks().marked, std::vector<canvas::Thing> {wall});
    }

    void languageFollows()
    {
        testing::WindowDriver driver;
        QVERIFY(playToTheEnd(driver, u"siege2"_s));
        const FinaleSheet *sheet = sheetOf(driver);
        const QPushButton *anew = button(*sheet, u"new-game"_s);
        QCOMPARE(anew->text(), u"&New game"_s);
        driver.language().change(u"fr"_s);
        QVERIFY(testing::waitUntil([&] { return anew->text() == u"&Nouvelle partie"_s; }));
        QVERIFY(testing::waitUntil([&] { return ribbonOf(*sheet).startsWith(u"Victoire"_s); }));
        driver.language().change(u"en"_s);
    }

    void theTurningPointSpeaksTheLanguageOfNow()
    {
        Language language(u"en"_s);
        const Match match = gameWith(true);
        TurningCard card;
        card.follow(std::make_shared<const Statistics>(statisticsOf(*seatViewOf(match, SeatSet::all()))),
                    match.setup(), endForTheOdds(match).value());
        QVERIFY(testing::waitUntil([&] { return card.isVisible(); }, std::chrono::seconds(120)));
        const auto words = [&card] {
            QStringList texts;
            for (const QLabel *label : card.findChildren<QLabel *>())
                texts << label->text() << label->toolTip();
            return texts.join(u'\n');
        };
        QVERIFY2(words().contains(u"round "_s, Qt::CaseInsensitive), qPrintable(words()));
        language.change(u"fr"_s);
        QVERIFY(testing::waitUntil([&] { return words().contains(u"manche "_s, Qt::CaseInsensitive); }));
        QVERIFY2(!words().contains(u"round "_s, Qt::CaseInsensitive), qPrintable(words()));
    }
};

MERLON_TEST(FinaleTest)
#include "finale_test.moc"
