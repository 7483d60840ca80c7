#include "app/table/question/picking/hauls.h"
#include "app/table/question/questioner.h"
#include "app/words/resources.h"
#include "core/canvas/view/board_view.h"
#include "tests/app/window/board_hands.h"
#include "tests/support/mountain/mountain_table.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <utility>

using namespace Qt::StringLiterals;
using namespace merlon;
using canvas::Thing;
using mountain::kMagenta;
using mountain::Mountain;

namespace {

/// The fire statue stands on the portal, a bar of three lies under it.
mountain::Table statueAtPortal(const mountain::Table::Change &change, Options options = {})
{
    return mountain::Table(
        mountain::Moment::Haul,
        [&](Mountain &mountain) {
            mountain.tile("bar3", 0, "r02c10");
            mountain.statue("fire", "r01c10");
            change(mountain);
        },
        2, std::move(options));
}

Hauls haulsAt(const mountain::Table &table)
{
    const std::unique_ptr<View> view = table.seenBy({kMagenta});
    ChoiceList choices;
    view->choices(choices);
    return Hauls::at(*view, choices);
}

/// That the statue at the portal can be dragged to all three cells.
void expectThreeCells(const mountain::Table &table)
{
    const Hauls hauls = haulsAt(table);
    const Thing statue = canvas::pieceThing(int {table.cell("r01c10")}, "statue-fire");
    QVERIFY(hauls.pieces() == std::vector<Thing> {statue});
    QVERIFY(hauls.targetsOf(statue)
            == std::vector<Thing>({canvas::placeThing(int {table.cell("r02c09")}),
                                   canvas::placeThing(int {table.cell("r02c10")}),
                                   canvas::placeThing(int {table.cell("r02c11")})}));
}

} // namespace

/// Statues are hauled by dragging them.
class StatueHaulTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aStatueIsDraggedByTwoChoices();
    void whatPaysIsAskedLater_data();
    void whatPaysIsAskedLater();
    void theOnlyWayIsOneChoice();
    void withoutCartsNothingIsDragged();
    void inTheWindow();
};

void StatueHaulTest::aStatueIsDraggedByTwoChoices()
{
    const mountain::Table table = statueAtPortal([](Mountain &mountain) { mountain.stock(kMagenta, "C"); });
    expectThreeCells(table);
    const Hauls hauls = haulsAt(table);
    const Thing statue = canvas::pieceThing(int {table.cell("r01c10")}, "statue-fire");
    const int cell = int {table.cell("r02c11")};
    const Haul *haul = hauls.find(statue, cell, 1);
    QVERIFY(haul && haul->then && haul->before);
    QCOMPARE(int {haul->first.args[0]}, statue.place);
    QCOMPARE(int {haul->then->args[0]}, cell);
}

void StatueHaulTest::whatPaysIsAskedLater_data()
{
    QTest::addColumn<bool>("asks");
    QTest::newRow("which cart") << false;
    QTest::newRow("from where") << true;
}

/// Two classes of carts, or one class on two trolls.
void StatueHaulTest::whatPaysIsAskedLater()
{
    QFETCH(const bool, asks);
    Options options;
    if (asks)
        options["payment-magenta"] = "ask";
    const mountain::Table table = statueAtPortal(
        [&](Mountain &mountain) {
            mountain.pack(kMagenta, "p2-1", "l1-02", 2);
            if (asks)
                mountain.pack(kMagenta, "p2-2", "l1-01", 4);
            else
                mountain.stock(kMagenta, "C");
        },
        options);
    expectThreeCells(table);
    const Hauls hauls = haulsAt(table);
    QVERIFY(!hauls.pieces().empty());
    const Haul *haul = hauls.find(hauls.pieces().front(), int {table.cell("r02c10")}, 1);
    QVERIFY(haul && haul->then);
    const Vocabulary &words = table.setup().vocabulary();
    QCOMPARE(words.verbs()[haul->then->verb].key, std::string("to")); // and the cart is still to be chosen
}

void StatueHaulTest::theOnlyWayIsOneChoice()
{
    const mountain::Table table = statueAtPortal([](Mountain &mountain) {
        mountain.stock(kMagenta, "C");
        mountain.statue("ice", "r02c09");
        mountain.statue("moon", "r02c10");
    });
    const Hauls hauls = haulsAt(table);
    const Haul *haul = hauls.find(canvas::pieceThing(int {table.cell("r01c10")}, "statue-fire"),
                                  int {table.cell("r02c11")}, 1);
    QVERIFY(haul && !haul->then);
}

void StatueHaulTest::withoutCartsNothingIsDragged()
{
    QVERIFY(haulsAt(statueAtPortal([](Mountain &mountain) { mountain.stock(kMagenta, "SSSS"); }))
                .pieces()
                .empty());
}

/// What is held lights where it can go, and letting it go there makes both choices.
void StatueHaulTest::inTheWindow()
{
    testing::WindowDriver driver;
    driver.window().games().openFile(QString::fromStdString(scenarioFile("mountain-last-carts")));
    const ChoicePicker &picker = driver.table().questioner().picker();
    const Match &match = driver.session().match();
    const Vocabulary &words = match.setup().vocabulary();
    std::optional<testing::Way> way;
    QVERIFY(driver.playTo([&](const TableSession &session) {
        const Decision decision = session.match().state().decision();
        if (session.asked() != kMagenta || words.decisions()[decision.kind].key != "haul")
            return false;
        driver.settle();
        for (const Thing &thing : picker.choosable()) {
            const std::vector<Thing> reach = picker.reachOf(thing);
            if (thing.key.starts_with("statue-") && reach.size() > 1)
                way = testing::Way {thing, reach.front()};
        }
        return way.has_value();
    }));
    const std::vector<Thing> reach = picker.reachOf(way->from);
    const std::size_t ply = match.ply();
    QWidget *viewport = driver.table().board().viewport();
    const QPoint from = testing::middleOf(driver, way->from);
    QTest::mousePress(viewport, Qt::LeftButton, {}, from);
    QVERIFY(picker.choosable() == reach);
    QTest::mouseMove(viewport, from + QPoint(12, 12));
    QTest::mouseMove(viewport, testing::middleOf(driver, way->to));
    QTest::mouseRelease(viewport, Qt::LeftButton, {}, testing::middleOf(driver, way->to));
    driver.settle();
    QTest::qWait(20);
    QVERIFY(match.ply() >= ply + 2);
    QCOMPARE(words.verbs()[match.chronicle()[ply].choice.verb].key, std::string("haul"));
    QCOMPARE(int {match.chronicle()[ply].choice.args[0]}, way->from.place);
    QCOMPARE(words.verbs()[match.chronicle()[ply + 1].choice.verb].key, std::string("to"));
    QCOMPARE(int {match.chronicle()[ply + 1].choice.args[0]}, way->to.place);
}

MERLON_TEST(StatueHaulTest)
#include "statue_haul_test.moc"
