#include "app/games/siege/assault/assault_sheet.h"
#include "app/games/siege/odds/odds_panel.h"
#include "app/lessons/lesson_desk.h"
#include "app/rules/rule_window.h"
#include "app/start/start_page.h"
#include "app/table/staging/playback.h"
#include "app/window/window_actions.h"
#include "app/words/lesson_files.h"
#include "app/words/resources.h"
#include "core/base/json.h"
#include "tests/app/window/window_driver.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QTest>

#include <cstdio>
#include <string_view>

/// Takes pictures of the real window: screenshots FOLDER [WIDTHxHEIGHT [GAME [theatre|shelf]]]; `theatre`: of assaults alone,
/// `shelf`: of the start page alone.
/// Called by packaging/screenshots.sh.

using namespace merlon;
using namespace Qt::StringLiterals;
using namespace std::string_view_literals;
using testing::sensibleChoice;
using testing::WindowDriver;

namespace {

/// The first time that a question of this kind is asked, in a round.
struct Moment {
    const char *name;
    const char *decision; ///< key of the decision
    int round;
};

/// A game to be photographed, and who plays it.
struct Show {
    const char *game;
    Options options;
    int persons;
    QString prefix; ///< of the names of its pictures
    std::vector<Moment> moments;
};

const std::vector<Show> &shows()
{
    static const std::vector<Show> kShows {
        {"siege2",
         {},
         2,
         {},
         {{"machines", "place-machine", 1},
          {"maneuver", "march", 2},
          {"defense", "defender-phase", 3},
          {"assault", "fire", 3}}},
        {"siege1",
         {{"players", "4"}},
         4,
         u"siege1-"_s,
         {{"cards", "keep-card", 0},
          {"machines", "phase-turn", 2},
          {"deployment", "deploy-stage", 3},
          {"defense", "window", 5},
          {"assault", "aim-engine", 3}}},
        {"fiefs",
         {},
         4,
         u"fiefs-"_s,
         {{"start", "open", 1},
          {"turn", "open", 3},
          {"redistribution", "redistribute", 3},
          {"battle", "choose-conflict", 2}}},
        {"mountain",
         {},
         2,
         u"mountain-"_s,
         {{"start", "portal", 0}, {"turn", "act", 3}, {"dig", "place-tile", 4}, {"haul", "haul", 6}}},
        {"exiles",
         {{"players", "2"}, {"start", "sheet-4"}, {"length", "1"}},
         2,
         u"exiles-"_s,
         {{"hero", "take-hero", 0},
          {"actions", "act", 7},
          {"posting", "move", 7},
          {"shooting", "aim-at", 7},
          {"squads", "assign-units", 7}}},
    };
    return kShows;
}

std::shared_ptr<const Setup> opened(const Show &show)
{
    const Game *game = findGame(show.game);
    return *game->open(*boardNamed(game->defaultBoard()), show.options);
}

std::string decisionKey(const Match &match)
{
    return match.setup().vocabulary().decisions()[match.state().decision().kind].key;
}

int roundOf(const Match &match)
{
    const Json position = match.state().position();
    return position.value("round", position.value("turn", 0));
}

class Photographer {
public:
    Photographer(WindowDriver &driver, QString prefix)
        : m_driver(driver)
        , m_prefix(std::move(prefix))
    {
    }

    void take(const QString &name) const { take(m_driver.window(), name); }

    void take(QWidget &widget, const QString &name) const
    {
        QTest::qWait(500); // the ground of the board is drawn anew when it has found its size
        const QString file = m_prefix + name + u".png"_s;
        if (!widget.grab().save(file))
            std::fprintf(stderr, "cannot write %s\n", qPrintable(file));
        std::printf("%s\n", qPrintable(file));
    }

private:
    WindowDriver &m_driver;
    QString m_prefix;
};

/// The same moment with what can be foretold.
void photographForesight(WindowDriver &driver, const Photographer &photographer, const QString &name)
{
    const WindowActions &actions = driver.window().actions();
    const auto *panel = driver.window().findChild<OddsPanel *>();
    if (!panel)
        return;
    actions.balance->trigger();
    actions.odds->trigger();
    const bool isDone = QTest::qWaitFor([&] { return panel->isDone(); }, 60'000);
    photographer.take(isDone ? name : name + u"-unfinished"_s);
    actions.balance->trigger();
    actions.odds->trigger();
}

void photograph(const Show &show, WindowDriver &driver, const Photographer &photographer)
{
    QStringList kinds;
    for (int person = 0; person < show.persons; ++person)
        kinds << u"person"_s;
    driver.begin(opened(show), kinds, 7);
    std::vector<bool> taken(show.moments.size(), false);
    while (driver.toQuestion()) {
        const Match &match = driver.session().match();
        for (std::size_t i = 0; i < show.moments.size(); ++i) {
            const Moment &moment = show.moments[i];
            if (taken[i] || decisionKey(match) != moment.decision || roundOf(match) < moment.round)
                continue;
            taken[i] = true;
            photographer.take(show.prefix + QString::fromLatin1(moment.name));
            if (moment.name == "assault"sv)
                photographForesight(driver, photographer, show.prefix + u"odds"_s);
        }
        driver.table().choose(sensibleChoice(match));
    }
    photographer.take(show.prefix + u"end"_s);
}

/// A step of a lesson, and the rulebook that opens from it.
void photographLearning(WindowDriver &driver, const Photographer &photographer)
{
    driver.window().games().beginLesson(lessonFiles().back());
    LessonGuide &guide = *driver.window().lessons().guide();
    while (guide.canGoOn())
        guide.goOn();
    photographer.take(u"lesson"_s);
    Q_EMIT driver.table().ruleWanted(u"S2-6.1"_s);
    auto &book = *driver.window().findChild<RuleWindow *>();
    photographer.take(book, u"rulebook"_s);
    book.close();
    driver.window().goHome();
}

/// The first act at each of these sections of a fight, from a round on; and the sheet after that fight.
void photographAssault(const Show &show, WindowDriver &driver, const Photographer &photographer)
{
    constexpr int kRound = 3;
    constexpr int kPatience = 120000;
    constexpr int kMost = 6;
    QStringList kinds;
    for (int seat = 0; seat < show.persons; ++seat)
        kinds << u"heuristic"_s;
    driver.begin(opened(show), kinds, 7);
    TablePage &table = driver.table();
    const auto *playback = table.findChild<Playback *>();
    const auto *sheet = table.findChild<AssaultSheet *>();
    if (!sheet)
        return; // its fights have no list of figures
    QStringList taken;
    const auto isOver = [&] { return driver.session().stage() == TableSession::Stage::Over; };
    while (QTest::qWaitFor([&] { return table.acts().isPlaying() || isOver(); }, kPatience)
           && table.acts().isPlaying()) {
        table.acts().setPaused(true);
        const StagedAct &act = playback->acts()[playback->current()];
        const QString section = act.note.section(u'(', 0, 0).trimmed() + act.verdict;
        if (act.inFight && sheet->model().record()->round() >= kRound && !taken.contains(section)
            && taken.size() < kMost) {
            photographer.take(show.prefix + u"fight-%1"_s.arg(taken.size()));
            taken << section;
        }
        table.acts().setPaused(false);
        if (sheet->model().record()->round() > kRound)
            break;
        table.acts().stepOn();
    }
    table.acts().skip();
    if (QTest::qWaitFor([&] { return !sheet->isRunning(); }, kPatience)) {
        table.fights().showSheet();
        photographer.take(show.prefix + u"sheet"_s);
    }
}

/// `game`: the key of the only game; empty: all of them.
void photograph(const QString &folder, const QString &language, ThemeWish theme, QSize size,
                const QString &game)
{
    WindowDriver driver(language, theme, size);
    driver.drawAlways();
    const QString light = theme == ThemeWish::Day ? u"day"_s : u"night"_s;
    const Photographer photographer(driver, u"%1/%2-%3-"_s.arg(folder, language, light));
    driver.window().startPage().drawBoards();
    driver.window().games().offerKeptGames();
    photographer.take(u"start"_s);
    photographLearning(driver, photographer);
    for (const Show &show : shows()) {
        if (game.isEmpty() || game == QLatin1StringView(show.game))
            photograph(show, driver, photographer);
    }
}

/// Some games of the library: two that go on, and one that is over.
void playSome(WindowDriver &driver)
{
    const auto play = [&](const char *game, Options options, std::vector<Sitting> sittings, int choices) {
        NewGame wanted;
        wanted.game = findGame(game);
        wanted.options = std::move(options);
        wanted.sittings = std::move(sittings);
        wanted.seed = 7;
        driver.begin(std::move(wanted));
        for (int i = 0; i < choices && driver.toQuestion(); ++i)
            driver.table().choose(sensibleChoice(driver.session().match()));
    };
    const Sitting person {u"person"_s, {}};
    const Sitting computer {u"heuristic"_s, {}};
    play("siege1", {{"players", "3"}}, {{u"person"_s, u"Ada"_s}, {u"person"_s, u"Ben"_s}, computer}, 160);
    driver.window().goHome();
    play("fiefs", {}, {person, computer}, 5000);
    driver.window().goHome();
    play("siege2", {}, {person, computer}, 20);
    static_cast<void>(driver.session().resign(0));
    driver.window().goHome();
    play("siege2", {}, {person, computer}, 230);
    driver.window().goHome();
}

/// The start page before and after the first games, and the pages behind it.
void photographShelf(const QString &folder, const QString &language, ThemeWish theme, QSize size)
{
    WindowDriver driver(language, theme, size);
    driver.drawAlways();
    const QString light = theme == ThemeWish::Day ? u"day"_s : u"night"_s;
    const Photographer photographer(driver,
                                    u"%1/%2-%3-%4-"_s.arg(folder, language, light).arg(size.height()));
    StartPage &start = driver.window().startPage();
    start.drawBoards();
    driver.window().games().offerKeptGames();
    photographer.take(u"shelf-first"_s);
    start.showNewGame(*findGame("siege1"));
    photographer.take(u"new-game"_s);
    start.showLessons(findGame("siege2"));
    photographer.take(u"lessons"_s);
    playSome(driver);
    photographer.take(u"shelf"_s);
    driver.restart();
    photographer.take(u"shelf-restarted"_s);
}

/// The same with pieces that walk.
void photographAssaults(const QString &folder, const QString &language, ThemeWish theme, QSize size,
                        const QString &game)
{
    Settings settings;
    settings.speed = settings.watchSpeed = Speed::Fast;
    WindowDriver driver(language, theme, size, settings);
    driver.drawAlways();
    const QString light = theme == ThemeWish::Day ? u"day"_s : u"night"_s;
    const Photographer photographer(driver, u"%1/%2-%3-"_s.arg(folder, language, light));
    for (const Show &show : shows()) {
        if (game.isEmpty() || game == QLatin1StringView(show.game))
            photographAssault(show, driver, photographer);
    }
}

} // namespace

int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    if (argc < 2) {
        std::fprintf(stderr, "screenshots FOLDER [WIDTHxHEIGHT [GAME [theatre|shelf]]]\n");
        return 2;
    }
    const QString folder = QString::fromLocal8Bit(argv[1]);
    const QStringList sides = QString::fromLocal8Bit(argc > 2 ? argv[2] : "1280x800").split(u'x');
    const QSize size(sides.first().toInt(), sides.last().toInt());
    const QString game = QString::fromLocal8Bit(argc > 3 ? argv[3] : "");
    QDir().mkpath(folder);
    for (const QString &language : {u"en"_s, u"fr"_s}) {
        for (const ThemeWish theme : {ThemeWish::Day, ThemeWish::Night}) {
            if (argc > 4 && QString::fromLocal8Bit(argv[4]) == u"shelf"_s) {
                photographShelf(folder, language, theme, size);
                continue;
            }
            if (argc <= 4)
                photograph(folder, language, theme, size, game);
            photographAssaults(folder, language, theme, size, game);
        }
    }
    return 0;
}
