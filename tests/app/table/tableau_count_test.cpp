#include "app/table/question/questioner.h"
#include "app/table/table_page.h"
#include "core/games/module.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/test_program.h"
#include "tests/support/toy/toy_boards.h"
#include "tests/support/toy/toy_module.h"
#include "tests/support/toy/toy_tableau.h"

#include <QTest>

#include <map>

using namespace Qt::StringLiterals;
using namespace merlon;
using namespace merlon::testing;

namespace {

std::map<std::uint64_t, int> tableaus; ///< made by the program so far, of each position

void layOutAndCount(const View &view, Tableau &tableau)
{
    ++tableaus[view.hash()];
    toy::layOut(view, tableau);
}

std::uint64_t hashOfShown(WindowDriver &driver)
{
    return driver.session().match().seenBy(driver.session().eyes())->hash();
}

} // namespace

/// Panels, bar, board, timeline and prompt show the same tableau: it is made once for each position.
class TableauCountTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void aPositionIsLaidOutOnce();
};

void TableauCountTest::initTestCase()
{
    static GameModule counting = toy::module();
    counting.layOut = layOutAndCount;
    addModule(counting);
}

void TableauCountTest::aPositionIsLaidOutOnce()
{
    WindowDriver driver;
    const auto setup = toy::open();
    driver.begin(setup, {u"person"_s, u"person"_s, u"person"_s, u"person"_s}, 3);
    // One person at all seats: no position is shown to other eyes besides.
    driver.table().open(std::make_unique<TableSession>(Match(setup, {.seed = 3}),
                                                       std::vector<Sitting>(4, {u"person"_s, u"Ann"_s})));
    int questions = 0;
    while (driver.toQuestion()) {
        const std::size_t ply = driver.session().match().ply();
        ChoicePicker &picker = driver.table().questioner().picker();
        if (const std::vector<canvas::Thing> things = picker.guide()->choosable(); things.size() > 1) {
            picker.pick(things.front());
            if (picker.guide()->hasPicks())
                driver.table().stepBack();
        }
        if (driver.session().match().ply() != ply) // the pick alone was an answer
            continue;
        const ChoiceList choices = driver.choices();
        tableaus.clear();
        driver.table().choose(choices[ply % choices.size()]);
        driver.settle();
        if (driver.session().stage() == TableSession::Stage::Over)
            break;
        QVERIFY(driver.session().match().ply() > ply);
        // Its buttons show what they bring: those positions are others.
        QCOMPARE(tableaus[hashOfShown(driver)], 1);
        ++questions;
    }
    QVERIFY(questions > 8);
}

MERLON_TEST(TableauCountTest)
#include "tableau_count_test.moc"
