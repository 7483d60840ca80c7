#include "app/story/odds_end.h"
#include "app/table/finale/finale_picture.h"
#include "app/table/finale/finale_sheet.h"
#include "app/table/staging/act_player.h"
#include "app/table/staging/fight_banner.h"
#include "app/table/staging/fight_row.h"
#include "core/base/json.h"
#include "core/canvas/scene/board_scene.h"
#include "core/engine/match/match.h"
#include "core/engine/match/seat_view.h"
#include "core/games/module.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/fiefs/fiefs_table.h"
#include "tests/support/player_games.h"
#include "tests/support/test_program.h"

#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

using namespace merlon;
using namespace Qt::StringLiterals;

/// With what a game is decided: a gate falls, a castle is taken, a wall is entered, or holds.
class DecidingMomentTest : public QObject {
    Q_OBJECT

    /// Siege: Glory from phase 6 of a round on, in which everybody lets everything pass.
    static Match passedGame(const std::string &position, int round = 4)
    {
        const std::shared_ptr<const Setup> setup = testing::openOnItsBoard("siege1");
        Expected<std::unique_ptr<State>> start = setup->position(
            *readJson(R"({"at": "phase", "phase": 6, "round": )" + std::to_string(round) + ", " + position,
                      "position"));
        if (!start)
            throw std::runtime_error(say(start.error(), english()));
        Match match(setup, std::move(*start), {.seed = 1});
        while (!match.isOver()) {
            ChoiceList choices;
            match.state().choices(choices);
            if (!match.play(choices[choices.size() - 1], match.ply()))
                throw std::logic_error("what passes is not legal");
        }
        return match;
    }

    /// The ram breaks the last gate; a cannon that could have hindered it held its fire.
    static Match gateGame()
    {
        return passedGame(R"("places": {"gate": {"ram-parts": 1, "fallen": 2, "resistance": 1},
            "barbican-rampart": {"invaders": {"goblin": 2}}, "west-tower-1": {"post": "cannon"},
            "west-wall-1": {"defenders": {"soldier": 1}}, "east-wall-1": {"defenders": {"soldier": 1}}},
            "seats": {"invader": {"camp": {"orc": 1}}, "defender": {"purse": 0}},
            "invader-glory": 7, "defender-glory": 6})");
    }

    /// Three trolls enter at west wall 1, 9 to 2. `glory`: that of the invader before.
    static Match wallGame(int glory)
    {
        return passedGame(R"("places": {"west-wall-1": {"invaders": {"troll": 3}, "defenders": {"soldier": 1},
            "stone": 0}, "west-tower-1": {"post": "cannon"}}, "seats": {"invader": {"camp": {"orc": 1}}, "defender": {"purse": 0}},
            "defender-glory": 6, "invader-glory": )"
                          + std::to_string(glory) + '}');
    }

    /// In the last round a troll is nearer to taking west wall 1, 3 to 4, than a goblin is to taking east wall 1, 1 to 4.
    static Match heldGame()
    {
        return passedGame(R"("places": {"west-wall-1": {"invaders": {"troll": 1}, "defenders": {"soldier": 2},
            "stone": 0}, "east-wall-1": {"invaders": {"goblin": 1}, "defenders": {"soldier": 2}, "stone": 0}},
            "seats": {"invader": {"camp": {"orc": 1}}, "defender": {"purse": 0}},
            "defender-glory": 6, "invader-glory": 5})",
                          10);
    }

    /// Fiefs: Nivernais takes the castle of Burgundy.
    static Match castleGame()
    {
        const fiefs::Table table(R"({"places": {"f1": {"owner": "nivernais", "knights": 1},
            "g2": {"owner": "nivernais", "knights": 1}}, "seats": {
            "nivernais": {"castle": 12, "hand": {"conflict5": 1, "support1": 2, "support2": 2}},
            "burgundy": {"castle": 2, "hand": {"conflict2": 1, "conflict3": 2, "call-to-arms": 2}}}})",
                                 2, {{"siege", "on"}});
        Match match(table.setup().shared_from_this(), table.state().clone(), {.seed = 1});
        for (const char *line : {"advance-to c2", "send 6", "conflict conflict5", "conflict conflict2"}) {
            if (!match.play(line))
                throw std::logic_error(line);
        }
        return match;
    }

    static Match gameNamed(const QString &name)
    {
        if (name == u"held"_s)
            return heldGame();
        return name == u"gate"_s ? gateGame() : name == u"castle"_s ? castleGame() : wallGame(7);
    }

    static int placeIn(const Match &match, const QString &key)
    {
        return static_cast<int>(*match.setup().board().indexOf(key.toStdString()));
    }

    static std::size_t lastQuestionOf(const Match &over)
    {
        std::size_t last = over.chronicle().size() - 1;
        while (over.chronicle()[last].dealt)
            --last;
        return last;
    }

    static OddsEnd endOf(const Match &over)
    {
        return oddsEndOf(*seatViewOf(over, SeatSet::all()), *oddsSourceOf(over.setup().game())).value();
    }

    /// Puts a game on the table as it was at question `ply`.
    static void openAt(std::size_t ply, const Match &over, const std::vector<Sitting> &players,
                       testing::WindowDriver &driver)
    {
        driver.begin(testing::kTwoPersons, 7);
        driver.table().open(std::make_unique<TableSession>(over.branchAt(ply), players));
    }

    static std::vector<Sitting> oneForAll()
    {
        return std::vector<Sitting>(2, Sitting {u"person"_s, u"Ann"_s});
    }

    static FinaleSheet *sheetOf(testing::WindowDriver &driver)
    {
        return driver.table().findChild<FinaleSheet *>();
    }

    /// Makes the last choice of a game, and stops where it is decided.
    static bool toDecision(const Match &over, testing::WindowDriver &driver)
    {
        openAt(lastQuestionOf(over), over, oneForAll(), driver);
        if (!driver.toQuestion())
            return false;
        ActPlayer &acts = driver.table().acts();
        bool isDecided = false;
        const QMetaObject::Connection stopping =
            connect(&acts, &ActPlayer::reached, &acts, [&](const StagedAct &act) {
                if (act.weight != StagedAct::Weight::Deciding)
                    return;
                isDecided = true;
                acts.setPaused(true); // until all has been looked at
            });
        driver.table().choose(over.chronicle()[lastQuestionOf(over)].choice);
        const bool isThere = testing::waitUntil([&] {
            while (!isDecided && acts.isPlaying())
                acts.stepOn(); // through the fight, which is shown act by act unless all is instant
            return isDecided && acts.isPlaying();
        });
        disconnect(stopping);
        return isThere;
    }

private Q_SLOTS:
    void itIsShownBeforeTheLastPage_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("verdict");
        QTest::addColumn<bool>("isInstant");
        for (const bool isInstant : {true, false}) {
            const char *pace = isInstant ? "instant" : "fast";
            QTest::addRow("gate, %s", pace) << u"gate"_s << u"gate"_s << u"GATE FALLS"_s << isInstant;
            QTest::addRow("castle, %s", pace) << u"castle"_s << u"c2"_s << u"TAKEN"_s << isInstant;
            QTest::addRow("wall, %s", pace) << u"wall"_s << u"west-wall-1"_s << u"ENTRY"_s << isInstant;
            QTest::addRow("held, %s", pace) << u"held"_s << u"west-wall-1"_s << u"HOLDS"_s << isInstant;
        }
    }

    /// For the same time at least at every pace.
    void itIsShownBeforeTheLastPage()
    {
        QFETCH(QString, game);
        QFETCH(QString, place);
        QFETCH(QString, verdict);
        QFETCH(bool, isInstant);
        Settings settings = testing::WindowDriver::quickSettings();
        if (!isInstant)
            settings.speed = Speed::Fast;
        testing::WindowDriver driver(u"en"_s, ThemeWish::Day, {1280, 800}, settings);
        const Match over = gameNamed(game);
        QVERIFY(toDecision(over, driver));
        QVERIFY(sheetOf(driver)->isHidden());
        const auto *banner = driver.table().findChild<FightBanner *>();
        QVERIFY(banner->isVisible());
        QCOMPARE(banner->content().place, placeIn(over, place));
        QCOMPARE(banner->content().verdict, verdict);
        driver.table().acts().setPaused(false);
        driver.table().acts().finish();
        QVERIFY(testing::waitUntil([&] { return sheetOf(driver)->isVisible(); }));
        QVERIFY(!driver.table().acts().isPlaying());
    }

    void aClickInTheRowOfPlacesGoesThere()
    {
        testing::WindowDriver driver;
        const Match over = wallGame(7);
        QVERIFY(toDecision(over, driver));
        const canvas::Thing wall = canvas::placeThing(placeIn(over, u"west-wall-1"_s));
        driver.lookAwayFrom(wall);
        const auto *row = driver.table().findChild<FightRow *>();
        const auto entry = std::ranges::find(row->entries(), wall.place, &FightRow::Entry::place);
        QVERIFY(entry != row->entries().end());
        QList<QPushButton *> chips = row->findChildren<QPushButton *>();
        chips.removeIf([](const QPushButton *button) { return !button->property("chip").isValid(); });
        chips[entry - row->entries().begin()]->click();
        QVERIFY(driver.isSeen(wall));
    }

    void theOddsKnowWhatHappened()
    {
        const OddsEnd gate = endOf(gateGame());
        QVERIFY(gate.happened);
        QCOMPARE(gate.part, -1); // odds are those of walls
        QCOMPARE(gate.place, placeIn(gateGame(), u"gate"_s));
        const Match castle = castleGame();
        const OddsEnd taken = endOf(castle);
        QVERIFY(taken.happened);
        const std::vector<std::string> parts = oddsSourceOf(castle.setup().game())->parts(castle.setup());
        QCOMPARE(parts[static_cast<std::size_t>(taken.part)], std::string("c2"));
    }

    void theTurningPointLeadsToTheGate()
    {
        testing::WindowDriver driver;
        const Match over = gateGame();
        openAt(over.ply(), over, oneForAll(), driver);
        auto *card = sheetOf(driver)->findChild<TurningCard *>();
        QVERIFY(testing::waitUntil([&] { return card->isVisible(); }, std::chrono::seconds(60)));
        card->findChild<QPushButton *>()->click();
        QVERIFY(driver.table().retrospect().isOn());
        const auto &scene = static_cast<const canvas::BoardScene &>(*driver.table().board().scene());
        QCOMPARE(scene.marks().marked,
                 std::vector<canvas::Thing> {canvas::placeThing(placeIn(over, u"gate"_s))});
    }

    void theLastPageShowsWhatWasTaken_data()
    {
        QTest::addColumn<QString>("picture");
        QTest::newRow("gate") << u"finale/siege-gate-taken"_s;
        QTest::newRow("castle") << u"finale/fiefs-castle"_s;
        QTest::newRow("wall") << u"finale/siege-wall-taken"_s;
    }

    void theLastPageShowsWhatWasTaken()
    {
        QFETCH(QString, picture);
        testing::WindowDriver driver;
        const Match over = gameNamed(QString::fromLatin1(QTest::currentDataTag()));
        openAt(over.ply(), over, oneForAll(), driver);
        QVERIFY(testing::waitUntil([&] { return sheetOf(driver)->isVisible(); }));
        auto *shown = sheetOf(driver)->findChild<FinalePicture *>();
        const std::optional<Finale::Scene> &scene = shown->scene();
        QVERIFY(scene);
        QCOMPARE(scene->picture, picture);
        QCOMPARE(scene->livery, over.setup().seats()[0].liveryNumber());
        if (picture != u"finale/siege-wall-taken"_s)
            return;
        QCOMPARE(scene->winners.size(), std::size_t {1}); // those who met there last
        QCOMPARE(scene->winners.front().key, std::string("troll"));
        QCOMPARE(scene->winners.front().count, 3);
        QCOMPARE(scene->others.size(), std::size_t {1});
        QCOMPARE(scene->others.front().key, std::string("soldier"));
    }

    void theHeadlineSpeaksToWhoIsThere_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("person"); // the other seat is a computer's
        QTest::addColumn<QString>("pattern");
        QTest::newRow("a wall, to the invader")
            << u"wall"_s << 0
            << u"^You breached west wall 1 in round 4, 9 to 2\\. Glory: invaders 10, defenders 6\\.$"_s;
        QTest::newRow("a wall, to the defender")
            << u"wall"_s << 1
            << u"^West wall 1 was breached in round 4, 9 to 2\\. Glory: invaders 10, defenders 6\\.$"_s;
        QTest::newRow("a wall, to the defender who wins")
            << u"wall in vain"_s << 1
            << u"^You have won although west wall 1 was breached in round 4, 9 to 2\\. "
               "Glory: invaders 4, defenders 6\\.$"_s;
        QTest::newRow("a gate, to the invader")
            << u"gate"_s << 0
            << u"^You broke the last gate in round 4\\. Glory: invaders 10, defenders 6\\.$"_s;
        QTest::newRow("a gate, to the defender")
            << u"gate"_s << 1 << u"^The last gate fell in round 4\\. Glory: invaders 10, defenders 6\\.$"_s;
        QTest::newRow("a castle, to who takes it")
            << u"castle"_s << 0 << u"^You took .+ in round \\d+, \\d+ to \\d+\\.$"_s;
        QTest::newRow("a castle, to who loses it")
            << u"castle"_s << 1 << u"^Nivernais took .+ in round \\d+, \\d+ to \\d+\\.$"_s;
    }

    void theHeadlineSpeaksToWhoIsThere()
    {
        QFETCH(QString, game);
        QFETCH(int, person);
        QFETCH(QString, pattern);
        testing::WindowDriver driver;
        const Match over = game == u"wall in vain"_s ? wallGame(1) : gameNamed(game);
        std::vector<Sitting> players(2, Sitting {u"heuristic"_s, {}});
        players[static_cast<std::size_t>(person)] = {u"person"_s, {}};
        openAt(over.ply(), over, players, driver);
        FinaleSheet *sheet = sheetOf(driver);
        QVERIFY(testing::waitUntil([&] { return sheet->isVisible(); }));
        const QString told = sheet->findChild<QLabel *>(u"headline"_s)->text();
        QVERIFY2(QRegularExpression(pattern).match(told).hasMatch(), qPrintable(told));
    }
};

MERLON_TEST(DecidingMomentTest)
#include "deciding_moment_test.moc"
