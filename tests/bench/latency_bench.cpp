#include "app/kept/table_journals.h"
#include "app/look/appearance.h"
#include "app/start/openings.h"
#include "app/table/table_page.h"
#include "app/window/game_launcher.h"
#include "app/window/main_window.h"
#include "app/words/language.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QStandardPaths>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <memory>
#include <vector>

/// How late a timer of 16 ms comes while computer players think: what a person would see as a frame that stays away.
/// latency [SECONDS]: so long for each line of the table.

using namespace merlon;
using namespace Qt::StringLiterals;

namespace {

constexpr std::chrono::milliseconds kFrame {16};
constexpr int kDefaultSeconds = 20;

NewGame computersAlone(std::uint64_t seed)
{
    NewGame game;
    game.game = findGame("siege2");
    game.board = game.game->defaultBoard();
    game.sittings = {{u"heuristic"_s, {}}, {u"heuristic"_s, {}}};
    game.seed = seed;
    return game;
}

double at(const std::vector<double> &sorted, double share)
{
    return sorted[static_cast<std::size_t>(share * static_cast<double>(sorted.size() - 1))];
}

/// Runs the event loop; `isCounted`: whether what happens now is what is asked about.
void measure(const char *name, int seconds, const std::function<bool()> &isCounted)
{
    std::vector<double> late; // milliseconds
    QElapsedTimer clock;
    QTimer timer;
    timer.setTimerType(Qt::PreciseTimer);
    QObject::connect(&timer, &QTimer::timeout, [&] {
        const double since = static_cast<double>(clock.nsecsElapsed()) / 1e6;
        clock.restart();
        if (isCounted())
            late.push_back(std::max(0.0, since - static_cast<double>(kFrame.count())));
    });
    QEventLoop loop;
    QTimer::singleShot(std::chrono::seconds(seconds), &loop, &QEventLoop::quit);
    clock.start();
    timer.start(kFrame);
    loop.exec();
    if (late.empty())
        return;
    std::ranges::sort(late);
    std::printf("%-42s %8zu %8.2f %8.2f %8.2f %8.2f\n", name, late.size(), at(late, 0.5), at(late, 0.95),
                at(late, 0.99), late.back());
}

/// One game after the other, as fast as the computers can think, and nothing is painted.
void measureThinking(int seconds)
{
    std::unique_ptr<TableSession> session;
    std::uint64_t seed = 0;
    QTimer next; // a session that is over is not replaced in its own signal
    const auto begin = [&] {
        session = std::move(beginGame(computersAlone(++seed))->session);
        session->computers().setPace({});
        QObject::connect(session.get(), &TableSession::stageChanged, &next, [&] {
            if (session->stage() == TableSession::Stage::Over)
                next.start(0);
        });
        session->begin();
    };
    next.setSingleShot(true);
    QObject::connect(&next, &QTimer::timeout, begin);
    begin();
    measure("computers think, nothing is shown", seconds,
            [&] { return session->stage() == TableSession::Stage::Thinking; });
}

/// The whole window, at the usual speed and with moving pieces.
void measureWindow(int seconds)
{
    Language language(u"en"_s);
    Appearance appearance(std::filesystem::path(MERLON_SOURCE_DIR) / "resources/art");
    appearance.wish(ThemeWish::Day);
    MainWindow window(language, appearance, {});
    window.resize(1280, 800);
    window.show();
    window.games().begin(computersAlone(1));
    measure("computers play in the window", seconds,
            [&] { return window.table().session()->stage() == TableSession::Stage::Thinking; });
}

} // namespace

int main(int argc, char *argv[])
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    QStandardPaths::setTestModeEnabled(true);
    const int seconds = argc > 1 ? std::max(1, QString::fromLocal8Bit(argv[1]).toInt()) : kDefaultSeconds;
    std::printf("%-42s %8s %8s %8s %8s %8s\n", "lateness of a 16 ms timer in ms", "ticks", "median", "95 %",
                "99 %", "worst");
    measure("nothing happens", seconds, [] { return true; });
    measureThinking(seconds);
    measureWindow(seconds);
    std::filesystem::remove(journalPath());
    return 0;
}
