#include "core/canvas/view/board_highlights.h"
#include "core/canvas/view/board_view.h"
#include "core/canvas/view/motion_player.h"
#include "core/games/families.h"
#include "tests/bench/frame_times.h"
#include "tests/canvas/siege2_pictures.h"
#include "tests/support/cell_boards.h"

#include <QApplication>

#include <benchmark/benchmark.h>

/// What it takes to draw boards in software, 1920 by 1080 pixels, with every place full.
namespace merlon {

namespace {

/// A view on a full board; made once.
struct Table {
    std::shared_ptr<const Setup> setup = testing::siege2On("crooked-crown");
    canvas::Art art {testing::artFolder(), canvas::Theme::day()};
    canvas::Picture picture = testing::crowdedPicture(setup->board());
    canvas::BoardView view {art};
    QImage screen {1920, 1080, QImage::Format_RGB32};

    Table()
    {
        view.resize(1920, 1080);
        view.setBoard(setup->board());
        view.setPicture(picture);
        view.show();
        draw();
    }
    void draw() { view.viewport()->render(&screen); }
};

Table &table()
{
    static auto *const kTable = new Table; // lives as long as the application
    return *kTable;
}

void redraw(benchmark::State &bench)
{
    Table &shown = table();
    for (auto _ : bench)
        shown.draw();
}
BENCHMARK(redraw)->Unit(benchmark::kMillisecond);

void redrawWithGlow(benchmark::State &bench)
{
    Table &shown = table();
    std::vector<canvas::Thing> things;
    for (std::size_t place = 0; place < shown.picture.places.size(); ++place)
        things.push_back(canvas::placeThing(static_cast<int>(place)));
    shown.view.highlights().setChoosable(things);
    for (auto _ : bench)
        shown.draw();
    shown.view.highlights().setChoosable({});
}
BENCHMARK(redrawWithGlow)->Unit(benchmark::kMillisecond);

/// Twenty pieces on their way.
void movingPieces(benchmark::State &bench)
{
    Table &shown = table();
    std::vector<canvas::Motion> motions;
    const Board &board = shown.setup->board();
    for (const Link &link : board.links()) {
        if (link.kind != "path" || motions.size() >= 20)
            continue;
        canvas::Motion motion;
        motion.from = static_cast<int>(*board.indexOf(link.from));
        motion.to = static_cast<int>(*board.indexOf(link.to));
        motion.token = shown.picture.places[static_cast<std::size_t>(motion.from)].tokens.front();
        motions.push_back(motion);
    }
    shown.view.motions().play(motions, shown.picture, 60'000);
    QApplication::processEvents();
    testing::measure(bench, [&shown] {
        QApplication::processEvents();
        shown.draw();
    });
    shown.view.setPicture(shown.picture);
}
BENCHMARK(movingPieces)->Iterations(1000)->UseManualTime()->Unit(benchmark::kMillisecond);

void newPicture(benchmark::State &bench)
{
    Table &shown = table();
    for (auto _ : bench)
        shown.view.setPicture(shown.picture);
}
BENCHMARK(newPicture)->Unit(benchmark::kMillisecond);

/// A new size of the window: all that does not move is drawn again.
void newGround(benchmark::State &bench)
{
    Table &shown = table();
    for (auto _ : bench) {
        shown.view.themeChanged();
        shown.draw();
    }
}
BENCHMARK(newGround)->Unit(benchmark::kMillisecond);

/// Ten thousand places and as many tokens and links, all in the window.
void hugeBoard(benchmark::State &bench)
{
    std::vector<Place> places;
    std::vector<Link> links;
    canvas::Picture picture;
    const canvas::Token token = table().picture.places.front().tokens.front();
    for (int i = 0; i < 10'000; ++i) {
        const std::string key = "r" + std::to_string(i);
        places.push_back({key, "rampart", "west", {i % 100 * 10.0, i / 100 * 10.0}, {}, {}});
        if (i % 100 != 0)
            links.push_back({"path", "r" + std::to_string(i - 1), key, {}, {}});
        picture.places.emplace_back().tokens = {token};
    }
    canvas::BoardView view(table().art);
    view.resize(1920, 1080);
    BoardInfo info;
    info.schema = "siege";
    view.setBoard(Board(info, places, links));
    view.setPicture(picture);
    view.show();
    QImage screen(1920, 1080, QImage::Format_RGB32);
    for (auto _ : bench)
        view.viewport()->render(&screen);
}
BENCHMARK(hugeBoard)->Unit(benchmark::kMillisecond);

/// All of a board of 400 cells: a new size of the window.
void newLandscape(benchmark::State &bench)
{
    addFamily(testing::realmSchema());
    canvas::BoardView view(table().art);
    view.resize(1920, 1080);
    view.setBoard(testing::island());
    view.show();
    QImage screen(1920, 1080, QImage::Format_RGB32);
    for (auto _ : bench) {
        view.themeChanged();
        view.viewport()->render(&screen);
    }
}
BENCHMARK(newLandscape)->Unit(benchmark::kMillisecond);

/// One of 400 cells is painted.
void paintedCell(benchmark::State &bench)
{
    addFamily(testing::realmSchema());
    canvas::BoardView view(table().art);
    view.resize(1920, 1080);
    const std::array boards {
        testing::island(), [] {
            Board other = testing::island();
            Place place = other.places()[200];
            place.kind = place.kind == "lake" ? "forest" : "lake";
            [[maybe_unused]] const auto done = apply(other, {{ReplacePlace {200, place}}});
            return other;
        }()};
    view.setBoard(boards[0]);
    view.show();
    QImage screen(1920, 1080, QImage::Format_RGB32);
    view.viewport()->render(&screen);
    std::size_t next = 0;
    for (auto _ : bench) {
        view.changeBoard(boards[++next % 2]);
        view.viewport()->render(&screen);
    }
}
BENCHMARK(paintedCell)->Unit(benchmark::kMillisecond);

} // namespace

} // namespace merlon

int main(int argc, char *argv[])
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
