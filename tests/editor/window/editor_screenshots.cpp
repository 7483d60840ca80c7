#include "app/words/resources.h"
#include "core/games/families.h"
#include "editor/analysis/analysis_form.h"
#include "editor/analysis/analysis_panel.h"
#include "editor/analysis/compare_window.h"
#include "editor/balance/balance_form.h"
#include "editor/balance/balance_panel.h"
#include "editor/balance/balance_report.h"
#include "editor/balance/balance_run_list.h"
#include "editor/model/copying.h"
#include "editor/panels/findings/findings_panel.h"
#include "editor/window/actions/drawing/cell_actions.h"
#include "tests/editor/scenario/scenario_driver.h"
#include "tests/support/cell_boards.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QDockWidget>
#include <QListWidget>
#include <QTest>

#include <cstdio>

/// Takes pictures of the editor: editor_screenshots FOLDER [WIDTHxHEIGHT]. Called by packaging/screenshots.sh.

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::EditorDriver;
using testing::ScenarioDriver;

namespace {

constexpr int kPatience = 120'000; ///< milliseconds

struct Photographer {
    EditorDriver &driver;
    QString begin; ///< of the names of files

    void take(QWidget &widget, const QString &name) const
    {
        QTest::qWait(250); // what is drawn a moment later
        widget.grab().save(begin + name + u".png"_s);
    }
    void take(const QString &name) const { take(driver.window(), name); }
};

void photographDrawing(EditorDriver &driver, const Photographer &photographer)
{
    driver.window().documents().addBoard({*boardNamed("crooked-crown"), {}});
    Sketch sketch;
    sketch.notes = {{"note-1", NoteKind::Question, {60, 60}, "Too far from the camp?"},
                    {"note-2", NoteKind::Task, {760, 40}, "Move the tower inwards"}};
    driver.document().draw(sketch, u"Notes"_s);
    driver.click("west-wall-2");
    photographer.take(u"drawing"_s);
    driver.action("layers").trigger();
    driver.action("grid").trigger();
    photographer.take(u"layers"_s);
    driver.action("grid").trigger();
}

void photographFindings(EditorDriver &driver, const Photographer &photographer)
{
    driver.window().documents().addBoard({*boardNamed("two-shoulders"), {}});
    Selection gone;
    gone.places = {"west-tower-1", "forge"};
    gone.links = {{"path", "east-foreground", "east-rampart-1"}};
    driver.document().perform(removal(driver.board(), gone), u"Remove"_s);
    driver.document().checkNow();
    for (QWidget *above = &driver.part<FindingsPanel>(); above; above = above->parentWidget()) {
        if (auto *dock = qobject_cast<QDockWidget *>(above))
            dock->raise();
    }
    driver.part<FindingsPanel>().list().setCurrentRow(1); // below the heading
    photographer.take(u"findings"_s);
}

void photographAnalyses(EditorDriver &driver, const Photographer &photographer)
{
    driver.window().documents().addBoard({*boardNamed("two-shoulders"), {}});
    driver.action("analyse").trigger();
    AnalysisPanel &panel = driver.part<AnalysisPanel>();
    for (const char *key : {"march", "narrows", "cuts", "arrivals", "cover", "symmetry"}) {
        panel.form().choose(key);
        if (QTest::qWaitFor([&] { return panel.isUpToDate() && panel.table().rowCount() > 0; }, kPatience))
            photographer.take(u"analysis-"_s + QLatin1String(key));
    }
    driver.action("analyse").trigger();
    driver.action("compare").trigger();
    if (auto *compare = driver.window().findChild<CompareWindow *>()) {
        photographer.take(*compare, u"compare"_s);
        compare->close();
    }
}

void photographScenario(EditorDriver &driver, const Photographer &photographer)
{
    ScenarioDriver scenario(driver);
    scenario.begin();
    scenario.dragTo("west-wall-1", "troll");
    scenario.dragTo("west-rampart-1", "ballista");
    scenario.click("west-wall-1");
    photographer.take(u"scenario"_s);
}

void photographBalance(EditorDriver &driver, const Photographer &photographer)
{
    driver.window().documents().addBoard({*boardNamed("two-shoulders"), {}});
    BalancePanel &panel = driver.part<BalancePanel>();
    panel.form().setGames(24);
    for (const std::size_t seat : {0, 1})
        panel.form().setPlayer(seat, u"random"_s);
    driver.action("balance").trigger();
    if (!QTest::qWaitFor([&] { return !panel.runList().runs().empty(); }, kPatience))
        return;
    QListWidget &parts = panel.report().parts();
    for (int part = 0; part < parts.count(); ++part) {
        panel.report().choosePart(part);
        photographer.take(u"balance-%1"_s.arg(part + 1));
    }
}

/// A hand that paints cells: what it is about to paint lies under the mouse.
void photographCells(EditorDriver &driver, const Photographer &photographer)
{
    addFamily(testing::realmSchema());
    addFamily(testing::mineSchema());
    driver.window().documents().addBoard({testing::island(), {}});
    driver.takeTool("forest");
    driver.part<CellActions>().brush().setRadius(2);
    QTest::mouseMove(driver.view().viewport(), driver.view().viewportPointOf({560, 420}));
    photographer.take(u"hexagons"_s);
    driver.window().documents().addBoard({testing::mountain(), {}});
    driver.takeTool("cells-rectangle");
    driver.part<CellActions>().brush().setInk({"rock", {{"zone", std::int64_t {3}}}});
    driver.view().setFocus();
    driver.key(Qt::Key_Right);
    driver.key(Qt::Key_Return);
    driver.key(Qt::Key_Right, {}, 3);
    driver.key(Qt::Key_Down, {}, 2);
    photographer.take(u"squares"_s);
}

void photograph(const QString &folder, const QString &language, ThemeWish theme, QSize size)
{
    EditorDriver driver(language, theme, size);
    const QString light = theme == ThemeWish::Day ? u"day"_s : u"night"_s;
    const Photographer photographer {driver, u"%1/%2-%3-editor-"_s.arg(folder, language, light)};
    QTest::qWait(1500); // the boards of the templates are drawn one after the other
    photographer.take(u"start"_s);
    photographDrawing(driver, photographer);
    photographCells(driver, photographer);
    photographFindings(driver, photographer);
    photographAnalyses(driver, photographer);
    photographScenario(driver, photographer);
    photographBalance(driver, photographer);
}

} // namespace

int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    if (argc < 2) {
        std::fprintf(stderr, "editor_screenshots FOLDER [WIDTHxHEIGHT]\n");
        return 2;
    }
    const QString folder = QString::fromLocal8Bit(argv[1]);
    const QStringList sides = QString::fromLocal8Bit(argc > 2 ? argv[2] : "1280x800").split(u'x');
    QDir().mkpath(folder);
    for (const QString &language : {u"en"_s, u"fr"_s}) {
        for (const ThemeWish theme : {ThemeWish::Day, ThemeWish::Night})
            photograph(folder, language, theme, {sides.first().toInt(), sides.last().toInt()});
    }
    return 0;
}
