#include "app/look/appearance.h"
#include "app/words/resources.h"
#include "core/board/files/format.h"
#include "core/canvas/view/board_camera.h"
#include "editor/canvas/drawing/drawing_view.h"
#include "editor/canvas/tools/select_tool.h"
#include "editor/model/shaping.h"
#include "tests/bench/frame_times.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QMouseEvent>
#include <QScrollBar>

#include <benchmark/benchmark.h>

#include <cmath>

/// What it takes to draw a board of 10,000 places and 20,000 links in the editor, in software on 1920 by 1080
/// pixels. A frame is what a person waits for between a deed of the hand and the new picture.
namespace merlon {

namespace {

using testing::measure;

constexpr int kRows = 100;
constexpr int kPlaces = kRows * kRows;

const BoardSchema &schema()
{
    return *schemaOf("siege");
}

std::string keyOf(int place)
{
    return "p" + std::to_string(place);
}

/// A fortress in the middle, its houses within a ring of walls and towers, and ramparts all around.
const char *kindOf(int place)
{
    constexpr double kRing = 16;
    const double x = place % kRows - (kRows - 1) / 2.0;
    const double y = place / kRows - (kRows - 1) / 2.0;
    const double away = std::hypot(x, y);
    if (away < kRing)
        return "building";
    if (away < kRing + 1)
        return place % 2 == 0 ? "wall" : "tower";
    return place % 97 == 0 ? "foreground" : "rampart";
}

bool isOutside(int place)
{
    const std::string_view kind = kindOf(place);
    return kind == "rampart" || kind == "foreground";
}

void addLink(std::vector<Link> &links, int from, int to)
{
    const bool path = isOutside(from) && isOutside(to);
    links.push_back({path ? "path" : "adjacent", keyOf(from), keyOf(to), {}, {}});
}

const Board &hugeBoard()
{
    static const Board kBoard = [] {
        std::vector<Place> places;
        std::vector<Link> links;
        for (int i = 0; i < kPlaces; ++i) {
            const double step = kDrawingSize / kRows;
            places.push_back(
                {keyOf(i), kindOf(i), "west", {(i % kRows + 0.5) * step, (i / kRows + 0.5) * step}, {}, {}});
            if (i % kRows != 0)
                addLink(links, i - 1, i);
            if (i >= kRows)
                addLink(links, i - kRows, i);
            if (i >= kRows && i % 50 == 1)
                addLink(links, i - kRows - 1, i);
        }
        return Board({"huge", "siege", {{"en", "Huge"}}, {}, {"siege2"}, {}, {}}, places, links);
    }();
    return kBoard;
}

/// A document and its drawing, as they stand in a window.
struct Drawing {
    BoardDocument document;
    Appearance appearance {resourceDirectories("art").front()};
    DrawingView view;
    QImage screen {1920, 1080, QImage::Format_RGB32};

    explicit Drawing(Board board)
        : document(std::move(board), schema())
        , view(document, appearance)
    {
        view.setTool(std::make_unique<SelectTool>(view));
        view.resize(1920, 1080);
        view.show();
        view.camera().fit();
        draw();
    }
    void draw() { view.viewport()->render(&screen); }
    void mouse(QEvent::Type type, QPointF at, Qt::MouseButtons held)
    {
        const Qt::MouseButton button = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
        QMouseEvent event(type, at, view.viewport()->mapToGlobal(at), button, held, Qt::NoModifier);
        QApplication::sendEvent(view.viewport(), &event);
    }
};

Drawing &drawing()
{
    static auto *const kDrawing = new Drawing(hugeBoard()); // lives as long as the application
    return *kDrawing;
}

/// From the text of a file to the first picture.
void open(benchmark::State &bench)
{
    const std::string text = writeBoard(hugeBoard(), schema());
    measure(bench, [&] {
        Drawing opened(*readBoard(text, schemaOf, "huge"));
        benchmark::DoNotOptimize(opened.screen.constBits());
    });
}
BENCHMARK(open)->UseManualTime()->Unit(benchmark::kMillisecond)->Iterations(5);

void pan(benchmark::State &bench)
{
    Drawing &shown = drawing();
    shown.view.camera().fit();
    shown.view.camera().zoomBy(static_cast<double>(bench.range(0)));
    QApplication::processEvents();
    int step = 6;
    int travelled = 0;
    measure(bench, [&] {
        QScrollBar *bar = shown.view.horizontalScrollBar();
        bar->setValue(bar->value() + step);
        travelled += step;
        if (std::abs(travelled) > 300)
            step = -step;
        QApplication::processEvents();
        shown.draw();
    });
    shown.view.camera().fit();
}
BENCHMARK(pan)->Arg(2)->Arg(10)->UseManualTime()->Unit(benchmark::kMillisecond)->Iterations(300);

void zoom(benchmark::State &bench)
{
    Drawing &shown = drawing();
    shown.view.camera().fit();
    int turn = 0;
    measure(bench, [&] {
        shown.view.camera().zoomBy(turn++ % 60 < 30 ? 1.06 : 1 / 1.06);
        QApplication::processEvents();
        shown.draw();
    });
    shown.view.camera().fit();
}
BENCHMARK(zoom)->UseManualTime()->Unit(benchmark::kMillisecond)->Iterations(300);

/// One place moves, and the drawing shows it.
void edit(benchmark::State &bench)
{
    Drawing &shown = drawing();
    Selection one;
    one.places.insert(keyOf(kPlaces / 2 + 30));
    int turn = 0;
    measure(bench, [&] {
        const Point by {turn++ % 2 == 0 ? 3.0 : -3.0, 0};
        shown.document.perform(shifted(shown.document.board(), one, by), QStringLiteral("Move"));
        shown.draw();
    });
    shown.document.undoStack().clear();
}
BENCHMARK(edit)->UseManualTime()->Unit(benchmark::kMillisecond)->Iterations(20);

/// The board in small, made anew after an edit.
void overview(benchmark::State &bench)
{
    constexpr double kWidth = 240;
    Drawing &shown = drawing();
    Selection one;
    one.places.insert(keyOf(kPlaces / 2 + 30));
    int turn = 0;
    for (auto _ : bench) {
        const Point by {turn++ % 2 == 0 ? 3.0 : -3.0, 0};
        shown.document.perform(shifted(shown.document.board(), one, by), QStringLiteral("Move"));
        shown.draw();
        QElapsedTimer clock;
        clock.start();
        benchmark::DoNotOptimize(shown.view.overview(kWidth));
        bench.SetIterationTime(static_cast<double>(clock.nsecsElapsed()) / 1e9);
    }
    shown.document.undoStack().clear();
}
BENCHMARK(overview)->UseManualTime()->Unit(benchmark::kMillisecond)->Iterations(20);

void check(benchmark::State &bench)
{
    Drawing &shown = drawing();
    measure(bench, [&] { shown.document.checkNow(); });
}
BENCHMARK(check)->UseManualTime()->Unit(benchmark::kMillisecond)->Iterations(20);

/// A block across the fortress, away from the edges of the drawing.
Selection thousand()
{
    Selection selection;
    for (int i = 0; i < 1000; ++i)
        selection.places.insert(keyOf(kPlaces / 2 + i / 80 * kRows + 10 + i % 80));
    return selection;
}

/// A thousand places hang on the mouse; they snap to grid and neighbours, or lie anywhere.
void drag(benchmark::State &bench)
{
    Drawing &shown = drawing();
    const bool snaps = bench.range(0) != 0;
    shown.view.setGrid({snaps, snaps, false, {}});
    shown.document.select(thousand());
    const QPointF from = shown.view.mapFromScene(shown.view.shapes().centreOfPlace(kPlaces / 2 + kRows + 20));
    shown.mouse(QEvent::MouseButtonPress, from, Qt::LeftButton);
    int turn = 0;
    measure(bench, [&] {
        ++turn;
        shown.mouse(QEvent::MouseMove, from + QPointF(20 + turn % 60, 20 + turn % 40), Qt::LeftButton);
        QApplication::processEvents();
        shown.draw();
    });
    shown.view.tool().cancel();
    shown.mouse(QEvent::MouseButtonRelease, from, Qt::NoButton);
}
BENCHMARK(drag)
    ->ArgName("snaps")
    ->Arg(0)
    ->Arg(1)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond)
    ->Iterations(200);

void undoThousand(benchmark::State &bench)
{
    Drawing &shown = drawing();
    shown.document.perform(shifted(shown.document.board(), thousand(), {10, 10}), QStringLiteral("Move"));
    shown.draw();
    bool done = true;
    measure(bench, [&] {
        if (done)
            shown.document.undoStack().undo();
        else
            shown.document.undoStack().redo();
        done = !done;
        shown.draw();
    });
}
BENCHMARK(undoThousand)->UseManualTime()->Unit(benchmark::kMillisecond)->Iterations(20);

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
